// What the home page says. It comes with the page's data: its script would carry every word once more.
import { home } from '#content/en/home';
import { partners } from '#content/en/partners';
import { programs as content } from '#content/en/programs';
import { programs } from '#domain/programs';
import { serviceAreas } from '#domain/service-areas';

export const homeContent = {
  ...home,
  programCards: programs.map(({ slug }) => {
    const { title, slogan, picture } = content.cards[slug];
    return { slug, title, slogan, picture };
  }),
  areas: serviceAreas,
  partnerNames: partners,
};

export type HomeContent = typeof homeContent;
