// What people ask about, in the words they use for it. Each topic lists words and short phrases in
// both languages; the index in search.ts finds the topic, replies-en.ts and replies-es.ts answer it.
// A phrase of several words counts when those words stand near each other.
import type { ProgramSlug } from '#domain/programs';
import { actionTopics } from './topics/actions.ts';
import { factTopics } from './topics/facts.ts';
import { familyAndSchoolNeeds } from './topics/needs-family-school.ts';
import { homeAndFoodNeeds } from './topics/needs-home-food.ts';
import { spiritAndEarthNeeds } from './topics/needs-spirit-earth.ts';
import { workAndHealthNeeds } from './topics/needs-work-health.ts';
import { roleFactTopics } from './topics/role-facts.ts';
import { talkTopics } from './topics/talk.ts';

export type TopicWords = {
  /** Words and phrases, separated by commas, without accents and apostrophes. */
  en: string;
  es: string;
};

export type Need = TopicWords & { program: ProgramSlug };

export const needs = {
  ...homeAndFoodNeeds,
  ...workAndHealthNeeds,
  ...familyAndSchoolNeeds,
  ...spiritAndEarthNeeds,
} satisfies Record<string, Need>;

export type NeedId = keyof typeof needs;
export type ActionId = keyof typeof actionTopics;
export type FactId = keyof typeof factTopics;
export type RoleFactId = keyof typeof roleFactTopics;
export type TalkId = keyof typeof talkTopics;
export type TopicId = NeedId | ActionId | FactId | RoleFactId | TalkId | ProgramSlug;
export type TopicKind = 'need' | 'program' | 'action' | 'role-fact' | 'fact' | 'talk';

export { actionTopics, factTopics, roleFactTopics, talkTopics };
