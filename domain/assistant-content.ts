// Types of the content from which the assistant builds its replies; the assistant itself contains no texts.
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

/** Questions outside our work, abuse, and prying get the fallback reply. */
export type TalkWithoutReply = 'outside' | 'abuse' | 'prying';

/**
 * Placeholders in braces: `{program}`, `{path}`, `{said}`, `{person}`, `{title}`, `{time}`, `{day}`,
 * `{events}`.
 */
export type Replies = {
  locale: string;
  danger: Record<Alarm, string>;
  /** Reply to a call for help that names no need; it can be anything. */
  bareHelp: string;
  /** Added to a reply when the person sounds distressed. */
  care: string;
  /** Ends a reply about a basic need: a line that is open day and night. */
  dayAndNight: string;
  /** For people who cannot wait: all emergency lines in one sentence. */
  cannotWait: string;
  fallback: string;
  /** Reply to a bare "yes", "no" or "okay", which carries no question. */
  bareWord: string;
  /** Our help for one need; combined with `programs` when a program covers the need. */
  needs: Partial<Record<NeedId, string>>;
  /** Reply to a need that none of our programs covers. */
  otherNeed: string;
  programs: Record<string, string>;
  aboutProgram: string;
  helpWith: string;
  alsoHelps: string;
  /** One short sentence added to a reply about a program. */
  beside: Record<BesideFact, string>;
  /** Ends a reply about an action; dropped first when the reply gets too long. */
  replyTime: string;
  /** One short sentence for people who may have meant this action or fact instead. */
  pointers: Partial<Record<ActionId | FactId, string>>;
  director: string;
  /** A detail quoted from a page: `{title}`, `{said}`, `{path}`. */
  detail: string;
  /** `about` describes the action; `next` says how to begin. */
  actions: Record<ActionId, { about: string; next: string }>;
  /** Answers to questions that people ask before they take part; the action's `next` follows. */
  roleFacts: Record<RoleFactId, string>;
  facts: Record<Exclude<FactId, 'hours' | 'events'>, string>;
  talk: Record<Exclude<TalkId, TalkWithoutReply>, string>;
  hours: { open: string; closed: string };
  /** `untranslated` marks the `{title}` of an event that has none in this language; the first language has none. */
  events: { some: string; all: string; none: string; unknown: string; untranslated?: string };
};

export type AssistantProgram = {
  slug: string;
  name: string;
  path: string;
  /** Job titles, by the locale of the replies. */
  director?: { name: string; titles: Readonly<Record<string, string>> };
};

/** A detail quoted from a page. `about` is a program's slug, an action or a fact. */
export type Passage = { title: string; text: string; path: string; about: string };

export type Interpreted = { reply: string; danger: string };

/** `Language` is a language with a full set of replies. */
export type AssistantContent<Language extends string = string> = {
  programs: readonly AssistantProgram[];
  /** The slug of the program that covers each need; missing where we have no program for it. */
  needPrograms: Partial<Record<NeedId, string>>;
  /** Basic needs: the reply ends with a line that is open day and night. */
  basicNeeds: readonly NeedId[];
  /** Names that fill `{organisation}`, `{person}` and `{place}` in the training examples. */
  names: Record<'organisation' | 'person' | 'place', readonly string[]>;
  replies: Partial<Record<Language, Replies>>;
  /** Only in languages in which the pages are written. */
  passages: Partial<Record<Language, readonly Passage[]>>;
  /** Fixed sentences for languages that the assistant recognizes and has no replies in. */
  interpreted: Record<InterpretedLanguage, Interpreted> & Partial<Record<Language, Interpreted>>;
};

/** An event as the site shows it; only the date part of `eventDate` counts. */
export type AssistantEvent = {
  title: string;
  translatedTitle?: string;
  eventDate: string;
  eventTime: string;
  location: string;
  city: string | null;
  state: string | null;
  eventType: string;
};
