// The texts of the home page, sent once with the page's data.
import type { Content } from '#content/content-shape';
import { programs } from '#domain/programs';
import { serviceAreas } from '#domain/service-areas';

export function buildHomeContent({ home, partners, programs: { cards }, vocabularies }: Content) {
  return {
    ...home,
    programCards: programs.map(({ slug }) => {
      const { title, slogan, picture } = cards[slug];
      return { slug, title, slogan, picture, line: vocabularies.programLines?.[slug] };
    }),
    areas: serviceAreas.map(({ name, program }) => ({
      name: vocabularies.serviceAreas[name],
      program,
    })),
    partnerNames: partners,
  };
}

export type HomeContent = ReturnType<typeof buildHomeContent>;
