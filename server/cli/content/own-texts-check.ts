// Checks that the first language has texts for every program and service area.
import type { Content } from '#content/content-shape';
import type { OrganizationFacts } from '#domain/organization';

export function findOwnTextProblems(
  content: Content,
  { programs, serviceAreas }: OrganizationFacts,
  folder: string,
): string[] {
  const has = (record: object, key: string) => Object.hasOwn(record, key);
  const lost = (key: string, file: string, what: string) =>
    `content/${folder}/${file}: "${key}" is missing. ${what}`;
  const ofPrograms = programs.flatMap(({ slug, name }) => [
    has(content.programs.cards, slug)
      ? []
      : lost(slug, 'programs.ts', `Every program has a card; write the one of ${name}.`),
    has(content.programDetails, slug)
      ? []
      : lost(slug, 'program-details.ts', `Write what ${name} offers.`),
    has(content.seo.pages, `/programs/${slug}`)
      ? []
      : lost(`/programs/${slug}`, 'own-seo.ts', `Write a title and a description of ${name}.`),
  ]);
  const ofAreas = serviceAreas
    .filter(({ name }) => !has(content.about.serviceAreas.tiles, name))
    .map(({ name }) => lost(name, 'about.ts', 'Every service area has a line of its own.'));
  return [...ofPrograms.flat(), ...ofAreas];
}
