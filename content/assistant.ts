// Everything the assistant is given to reply from.
import type { AssistantContent } from '#domain/assistant-content';
import { type NeedId, needs } from '#domain/assistant-topics';
import { programs } from '#domain/programs';
import { about } from './en/about.ts';
import { needServices } from './en/assistant-needs.ts';
import { passages } from './en/assistant-passages.ts';
import { replies as english } from './en/assistant-replies.ts';
import { leadership } from './en/leadership.ts';
import { organisation } from './en/organisation.ts';
import { programDetails } from './en/program-details.ts';
import { replies as spanish } from './es/assistant-replies.ts';
import { interpretedLanguages } from './interpreted-languages.ts';
import type { Language } from './languages.ts';

/** What people need to live and to stay well: the reply ends with a line that is open at night. */
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

const people = [...about.team.people, ...leadership.leaders].map(({ name }) => name);

export const assistantContent: AssistantContent<Language> = {
  programs: programs.map(({ slug, name }) => ({
    slug,
    name,
    path: `/programs/${slug}`,
    director: programDetails[slug].director,
  })),
  needPrograms: Object.fromEntries(
    needs.map((need) => [need, needServices[need][0]]),
  ) as AssistantContent['needPrograms'],
  basicNeeds,
  names: {
    organisation: [organisation.name, organisation.shortName, organisation.address.name],
    person: people.flatMap((name) => [name, ...name.split(' ').filter((part) => part.length > 3)]),
    place: [organisation.address.city],
  },
  replies: { en: english, es: spanish },
  passages: { en: passages },
  interpreted: interpretedLanguages,
};
