// The texts of all public pages, as passages for the search, from the pages' own content. Only the
// server reads this.
import type { Content } from '#content/content-shape';
import type { Route } from '#content/route';
import type { RolePath } from '#content/shape';
import { type ProgramSlug, programs } from '#domain/programs';

export type Passage = { title: string; text: string };
export type PageText = { href: string; title: string; isHelp: boolean; passages: Passage[] };

function contentsOf(content: Content): Record<Route, unknown> {
  const { programs: programTexts, programDetails, vocabularies } = content;
  const ofPrograms = Object.fromEntries(
    programs.map(({ slug }) => [
      `/programs/${slug}`,
      [programTexts.cards[slug], vocabularies.programLines?.[slug], programDetails[slug]],
    ]),
  ) as Record<`/programs/${ProgramSlug}`, unknown>;
  return {
    '/': [content.home, content.partners],
    '/programs': [programTexts.title, programTexts.intro, programTexts.callToAction],
    ...ofPrograms,
    '/about': [content.about, Object.values(vocabularies.serviceAreas)],
    '/leadership': content.leadership,
    '/events': content.events,
    '/contact': content.contact,
    '/newsletter': [content.newsletter.title, content.newsletter.intro, content.newsletter.steps],
    '/get-involved': content.getInvolved,
    '/get-assistance': content.getAssistance,
    '/donate': content.donate,
    ...(content.roles satisfies Record<RolePath, unknown>),
    '/get-started': content.getStarted,
    '/membership-assistance': content.membershipAssistance,
    ...content.pages,
  };
}

const helpPages = ['/get-assistance', '/membership-assistance'];
/** Keys without visible text: addresses, names of drawings, and descriptions of drawings. */
const silent = new Set([
  'href',
  'picture',
  'alt',
  'icon',
  'id',
  'color',
  'linkedin',
  'email',
  'seo',
  'linkText',
]);

function passagesIn(value: unknown): Passage[] {
  if (typeof value === 'string') return [{ title: '', text: value }];
  if (Array.isArray(value)) return value.flatMap(passagesIn);
  if (typeof value !== 'object' || value === null) return [];
  const { title, text, ...rest } = value as Record<string, unknown>;
  const own =
    typeof title === 'string' && typeof text === 'string'
      ? [{ title, text }]
      : [title, text].flatMap(passagesIn);
  const others = Object.entries(rest).filter(([key]) => !silent.has(key));
  return [...own, ...others.flatMap(([, each]) => passagesIn(each))];
}

export function pageTexts(content: Content): readonly PageText[] {
  const contents = contentsOf(content);
  return (
    Object.entries(content.seo.pages) as [Route, { title: string; description: string }][]
  ).map(([href, { title, description }]) => ({
    href,
    // Drop the organization's name, which is only for search engines.
    title: title.replace(/ \| .*$/, ''),
    isHelp: href.startsWith('/programs/') || helpPages.includes(href),
    passages: [{ title: '', text: description }, ...passagesIn(contents[href])],
  }));
}
