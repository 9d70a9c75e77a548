// What every public page says, as passages: from the same content that the pages are made of. Only the
// server reads this.
import { about } from '#content/en/about';
import { accessibility } from '#content/en/accessibility';
import { contact } from '#content/en/contact';
import { donate } from '#content/en/donate';
import { events } from '#content/en/events';
import { fiveGroupFoods } from '#content/en/five-group-foods';
import { getAssistance } from '#content/en/get-assistance';
import { getInvolved } from '#content/en/get-involved';
import { getStarted } from '#content/en/get-started';
import { home } from '#content/en/home';
import { leadership } from '#content/en/leadership';
import { membershipAssistance } from '#content/en/membership-assistance';
import { partners } from '#content/en/partners';
import { privacy } from '#content/en/privacy';
import { programDetails } from '#content/en/program-details';
import { programs as programTexts } from '#content/en/programs';
import { roles } from '#content/en/roles';
import { seo } from '#content/en/seo';
import type { Route } from '#content/route';
import type { RolePath } from '#content/shape';
import { type ProgramSlug, programs } from '#domain/programs';

export type Passage = { title: string; text: string };
export type PageText = { href: string; title: string; isHelp: boolean; passages: Passage[] };

const ofPrograms = Object.fromEntries(
  programs.map(({ slug }) => [
    `/programs/${slug}`,
    [
      programTexts.cards[slug],
      programDetails[slug],
      slug === 'five-group-foods' ? fiveGroupFoods : [],
    ],
  ]),
) as Record<`/programs/${ProgramSlug}`, unknown>;

const contentOf: Record<Route, unknown> = {
  '/': [home, partners],
  '/programs': [programTexts.title, programTexts.intro, programTexts.callToAction],
  ...ofPrograms,
  '/about': about,
  '/leadership': leadership,
  '/events': events,
  '/contact': contact,
  '/get-involved': getInvolved,
  '/get-assistance': getAssistance,
  '/donate': donate,
  ...(roles satisfies Record<RolePath, unknown>),
  '/get-started': getStarted,
  '/membership-assistance': membershipAssistance,
  '/privacy': privacy,
  '/accessibility': accessibility,
};

const helpPages = ['/get-assistance', '/membership-assistance'];
/** Not text that stands on a page: addresses, names of drawings, what is said of a drawing. */
const silent = new Set(['href', 'picture', 'alt', 'icon', 'id', 'color', 'linkedin', 'email']);

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
  // Keys are read too: a service area is one.
  return [...own, ...others.flatMap(([key, each]) => [...areaName(key), ...passagesIn(each)])];
}

function areaName(key: string): Passage[] {
  return key.includes(' & ') ? [{ title: '', text: key }] : [];
}

export const pageTexts: readonly PageText[] = (
  Object.entries(seo.pages) as [Route, { title: string; description: string }][]
).map(([href, { title, description }]) => ({
  href,
  // The name of the organisation, which search engines show, is known here.
  title: title.replace(/ \| .*$/, ''),
  isHelp: href.startsWith('/programs/') || helpPages.includes(href),
  passages: [{ title: '', text: description }, ...passagesIn(contentOf[href])],
}));
