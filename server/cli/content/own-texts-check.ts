// Checks that the first language has texts for every program, service area, and office hour.
import type { Content } from '#content/content-shape';
import type { OrganizationFacts } from '#domain/organization';

/** The hour as people write it, such as 8:00 or 6:00, regardless of AM or PM. */
const spokenHour = (hour: number) => `${hour % 12 === 0 ? 12 : hour % 12}:00`;

export function findOwnTextProblems(
  content: Content,
  { programs, serviceAreas, officeHours }: OrganizationFacts,
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
  const { text } = content.organization.hours;
  const ofHours = [officeHours.opens, officeHours.closes]
    .filter((hour) => !text.includes(spokenHour(hour)))
    .map(
      (hour) =>
        `content/${folder}/organization.ts: the hours say "${text}", but content/organization.ts says that the office opens at ${officeHours.opens} and closes at ${officeHours.closes}: ${spokenHour(hour)} is not named.`,
    );
  return [...ofPrograms.flat(), ...ofAreas, ...ofHours];
}
