// The content from which the assistant builds its replies.
import type { AssistantContent, AssistantProgram } from '#domain/assistant-content';
import type { NeedId } from '#domain/assistant-topics';
import { type ProgramSlug, programs } from '#domain/programs';
import { defaultSite } from './all.ts';
import type { Content } from './content-shape.ts';
import { needServices } from './en/assistant-needs.ts';
import { interpretedLanguages } from './interpreted-languages.ts';
import { defaultLanguage, type Language, languages, locales } from './languages.ts';
import type { SiteContent } from './site-content.ts';

/** Basic needs: the reply ends with a line that is open day and night. */
const basicNeeds: readonly NeedId[] = [
  'shelter',
  'rent',
  'find-home',
  'furniture',
  'clothes',
  'hygiene',
  'utilities',
  'food',
  'food-delivery',
  'hot-meal',
  'special-diet',
  'school-break',
  'find-job',
  'money',
  'work-start',
  'counseling',
  'find-counselor',
  'recovery',
  'safety',
  'grief',
  'health',
  'rides',
  'parenting',
  'grandparents',
  'kids-activities',
  'mentors',
  'special-needs',
  'respite',
  'cool-home',
];

export function buildAssistantContent({
  contentOf,
  facts,
  fill,
}: SiteContent): AssistantContent<Language> {
  /** A part of the content by language, for languages that have it. */
  function inEach<Part>(part: (content: Content) => Part | undefined) {
    const parts = languages.map((language) => [language, part(contentOf(language))] as const);
    return Object.fromEntries(parts.filter(([, found]) => found !== undefined)) as Partial<
      Record<Language, Part>
    >;
  }

  const { about, leadership, organization, programDetails } = contentOf(defaultLanguage);
  function directorOf(slug: ProgramSlug): AssistantProgram['director'] {
    const { director } = programDetails[slug];
    if (director === undefined) return undefined;
    const titles = languages.map((language) => [
      locales[language],
      contentOf(language).programDetails[slug].director?.title ?? director.title,
    ]);
    return { name: director.name, titles: Object.fromEntries(titles) };
  }

  const people = [...about.team.people, ...leadership.leaders].map(({ name }) => name);
  return {
    programs: programs.map(({ slug, name }) => ({
      slug,
      name,
      path: `/programs/${slug}`,
      director: directorOf(slug),
    })),
    needPrograms: Object.fromEntries(
      Object.entries(needServices).map(([need, [program]]) => [need, program]),
    ),
    basicNeeds,
    officeHours: facts.officeHours,
    names: {
      organisation: [organization.name, organization.shortName, organization.address.name],
      person: people.flatMap((name) => [
        name,
        ...name.split(' ').filter((part) => part.length > 3),
      ]),
      place: [organization.address.city],
    },
    replies: inEach(({ replies }) => replies),
    passages: inEach(({ passages }) => passages),
    interpreted: fill(interpretedLanguages, defaultLanguage),
  };
}

export const assistantContent = buildAssistantContent(defaultSite);
