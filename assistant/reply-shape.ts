// What the assistant can say. Every language has the same entries; the compiler names what is missing.
import type { ProgramSlug } from '#domain/programs';
import type { BesideFact } from './choice.ts';
import type { DangerKind } from './danger-rules.ts';
import type { ActionId, FactId, NeedId, RoleFactId, TalkId } from './topics.ts';

export type Alarm = Exclude<DangerKind, 'distress'>;
export type Opening = { isOpen: true; until: string } | { isOpen: false; opens: Date };

/** Talk that gets the fall-back: not ours to answer. */
export type UnansweredTalk = 'outside' | 'abuse' | 'prying';

/** An event as the site shows it; only the date part of `eventDate` counts. */
export type AssistantEvent = {
  title: string;
  eventDate: string;
  eventTime: string;
  location: string;
  city: string | null;
  state: string | null;
  eventType: string;
};

export type Replies = {
  danger: Record<Alarm, string>;
  /** A bare cry for help: it may be anything. */
  bareHelp: string;
  /** Said beside an answer when a heart sounds heavy. */
  care: string;
  fallback: string;
  /** What we do about one need, and about a program as a whole. */
  needs: Record<NeedId, string>;
  programs: Record<ProgramSlug, string>;
  aboutProgram: (name: string, path: string, said: string) => string;
  helpWith: (name: string, path: string, said: string) => string;
  alsoHelps: (name: string, path: string) => string;
  /** One short sentence beside an answer about a program. */
  beside: Record<BesideFact, string>;
  /** Ends what is said about an action; the first to go when there is more to say. */
  answerTime: string;
  /** One short sentence for who may have meant this instead. */
  pointers: Partial<Record<ActionId | FactId, string>>;
  director: (person: string, title: string, path: string) => string;
  /** What it is, and how to begin. */
  actions: Record<ActionId, { about: string; next: string }>;
  /** What somebody wants to know before they begin; the action's `next` follows. */
  roleFacts: Record<RoleFactId, string>;
  facts: Record<Exclude<FactId, 'hours' | 'events'>, string>;
  talk: Record<Exclude<TalkId, UnansweredTalk>, string>;
  hours: (opening: Opening) => string;
  events: {
    some: (events: readonly AssistantEvent[], more: boolean) => string;
    none: string;
    unknown: string;
  };
};
