// Details from the pages of a language (weights, times, places), one passage each.
import type { Passage } from '#domain/assistant-content';
import type { ActionId, FactId } from '#domain/assistant-topics';
import { programs } from '#domain/programs';
import type { Content } from './content-shape.ts';
import type { RolePath } from './shape.ts';

type Pages = Pick<
  Content,
  'contact' | 'getAssistance' | 'membershipAssistance' | 'pages' | 'programDetails' | 'roles'
>;

function ofPrograms({ programDetails }: Pages): Passage[] {
  return programs.flatMap(({ slug, name }) => {
    const place = { path: `/programs/${slug}`, about: slug };
    const { paragraphs, services, story } = programDetails[slug];
    return [
      ...[...services, ...(story?.process.steps ?? [])].map(({ title, text }) => ({
        title,
        text,
        ...place,
      })),
      ...paragraphs.map((text) => ({ title: name, text, ...place })),
    ];
  });
}

const rolePaths: Record<RolePath, ActionId> = {
  '/volunteer': 'volunteer',
  '/chapter-leader': 'chapter-leader',
  '/host-drive-giveaway': 'host-drive',
  '/media-partner': 'media-partner',
  '/resource-partner': 'resource-partner',
  '/donate-funds-supplies': 'donate-supplies',
};

function ofRoles({ roles }: Pages): Passage[] {
  return Object.entries(rolePaths).flatMap(([path, about]) => {
    const role = roles[path as RolePath];
    const lists = [role.responsibilities, role.qualifications, role.compliance];
    const texts = [...role.about.paragraphs, ...lists.flatMap(({ items }) => items)];
    return [
      ...texts.map((text) => ({ title: role.title, text, path, about })),
      ...role.types.items.map((item) => ({ ...item, path, about })),
    ];
  });
}

function ofPages({ contact, getAssistance, membershipAssistance, pages }: Pages): Passage[] {
  const on = (path: string, about: FactId, title: string, texts: readonly string[]) =>
    texts.map((text) => ({ title, text, path, about }));
  const { office } = contact;
  const { expect } = getAssistance;
  const { before, who, notStored } = membershipAssistance;
  return [
    ...on('/contact', 'visit', office.title, office.directions),
    ...on('/get-assistance', 'apply', expect.title, expect.items),
    ...on('/membership-assistance', 'eligibility', before.title, before.items),
    ...on('/membership-assistance', 'privacy', who.title, [...who.paragraphs, notStored]),
    ...pages['/privacy'].sections.flatMap(({ title, paragraphs }) =>
      on('/privacy', 'privacy', title, paragraphs),
    ),
  ];
}

export function passagesOf(pages: Pages): readonly Passage[] {
  return [...ofPrograms(pages), ...ofRoles(pages), ...ofPages(pages)];
}
