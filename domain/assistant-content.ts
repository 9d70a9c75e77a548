// What the assistant is given to reply from. It knows no sentence, no program and no name of its own.
import type {
  ActionId,
  Alarm,
  BesideFact,
  FactId,
  InterpretedLanguage,
  NeedId,
  RoleFactId,
  TalkId,
} from './assistant-topics.ts';

/** Talk that gets the fall-back: not ours to reply to. */
export type TalkWithoutReply = 'outside' | 'abuse' | 'prying';

/** Braces hold a place: `{program}`, `{path}`, `{said}`, `{person}`, `{title}`, `{time}`, `{day}`, `{events}`. */
export type Replies = {
  locale: string;
  danger: Record<Alarm, string>;
  /** A bare cry for help: it may be anything. */
  bareHelp: string;
  /** Said beside a reply when a heart sounds heavy. */
  care: string;
  /** Ends a reply about what somebody needs to live. */
  dayAndNight: string;
  /** The same for who cannot wait: the lines for emergencies in one sentence. */
  cannotWait: string;
  fallback: string;
  /** For a bare yes, no or okay, which says nothing by itself. */
  bareWord: string;
  /** What we do about one need, and about a program as a whole. */
  needs: Partial<Record<NeedId, string>>;
  /** For a need that no program of ours looks after. */
  otherNeed: string;
  programs: Record<string, string>;
  aboutProgram: string;
  helpWith: string;
  alsoHelps: string;
  /** One short sentence beside a reply about a program. */
  beside: Record<BesideFact, string>;
  /** Ends what is said about an action; the first to go when there is more to say. */
  replyTime: string;
  /** One short sentence for who may have meant this instead. */
  pointers: Partial<Record<ActionId | FactId, string>>;
  director: string;
  /** A detail that a page gives: `{title}`, `{said}`, `{path}`. */
  detail: string;
  /** What it is, and how to begin. */
  actions: Record<ActionId, { about: string; next: string }>;
  /** What somebody wants to know before they begin; the action's `next` follows. */
  roleFacts: Record<RoleFactId, string>;
  facts: Record<Exclude<FactId, 'hours' | 'events'>, string>;
  talk: Record<Exclude<TalkId, TalkWithoutReply>, string>;
  hours: { open: string; closed: string };
  events: { some: string; all: string; none: string; unknown: string };
};

export type AssistantProgram = {
  slug: string;
  name: string;
  path: string;
  /** Titles by the locale of the replies. */
  director?: { name: string; titles: Readonly<Record<string, string>> };
};

/** A detail that a page gives. `about` is a program, by its slug, an action or a fact. */
export type Passage = { title: string; text: string; path: string; about: string };

export type Interpreted = { reply: string; danger: string };

/** `Language` names those that are replied to in full. */
export type AssistantContent<Language extends string = string> = {
  programs: readonly AssistantProgram[];
  /** The program, by its slug, that looks after each need; none where we have no program for it. */
  needPrograms: Partial<Record<NeedId, string>>;
  /** What people need to live: the reply ends with a line that is open day and night. */
  basicNeeds: readonly NeedId[];
  /** Names that stand in the examples as `{organisation}`, `{person}` and `{place}`. */
  names: Record<'organisation' | 'person' | 'place', readonly string[]>;
  replies: Partial<Record<Language, Replies>>;
  /** In the languages that the pages are written in. */
  passages: Partial<Record<Language, readonly Passage[]>>;
  /** Also of languages that are understood, where there are no replies in them. */
  interpreted: Record<InterpretedLanguage, Interpreted> & Partial<Record<Language, Interpreted>>;
};

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
