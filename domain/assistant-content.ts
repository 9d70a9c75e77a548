// Types of the content from which the assistant builds its replies; the assistant itself contains no texts.
import type {
  ActionId,
  Alarm,
  FactId,
  Helpline,
  InterpretedLanguage,
  NeedId,
  ProgramFact,
  RoleFactId,
  TalkId,
} from './assistant-topics.ts';
import type { OfficeHours } from './calendar/office-hours.ts';

/** Questions outside our work, abuse, and prying get the fallback reply. */
export type TalkWithoutReply = 'outside' | 'abuse' | 'prying';

/**
 * Placeholders in braces: `{program}`, `{path}`, `{said}`, `{person}`, `{title}`, `{time}`, `{day}`,
 * `{events}`.
 */
export type Replies = {
  locale: string;
  danger: Record<Alarm, string>;
  /** One sentence for each line, added to a reply about danger where the line fits. */
  helplines: Record<Helpline, string>;
  /** Replies to the question for one of these lines: the line first, then when to call 911. */
  askedHelplines: Record<Helpline, string>;
  /** Added to a medical alarm when a machine or a medicine may have stopped. */
  treatment: string;
  /** Begins the reply about immigration when the message asks about calling 911. */
  callsWithoutPapers: string;
  /** Reply to a call for help that names no need; it can be anything. */
  bareHelp: string;
  /** Added to a reply when the person sounds distressed. */
  care: string;
  /** Ends a reply about a basic need: a line that is open day and night. */
  dayAndNight: string;
  /** For people who cannot wait: all emergency lines in one sentence. */
  cannotWait: string;
  fallback: string;
  /** Replies to messages that only make sense after another one: "and on sunday?", "yes please". */
  followUp: Record<FollowUp, ClarifyingQuestion>;
  /** Our help for one need; where no program covers the need, what we do not do and who does. */
  needs: Partial<Record<NeedId, string>>;
  /** Reply to a need that none of our programs covers: `{said}` comes from `needs`. */
  otherNeed: string;
  /** Takes the place of `{said}` for a need that content says nothing about. */
  noProgram: string;
  programs: Record<string, string>;
  aboutProgram: string;
  helpWith: string;
  /** A second need in the same message: `{said}`, `{path}`. */
  secondNeed: string;
  /** Begins the reply to somebody without a bed: what is open right now. `{time}`, `{day}`. */
  tonight: { open: string; closed: string };
  alsoHelps: string;
  /** One short sentence added to a reply about a program. */
  beside: Record<ProgramFact, string>;
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
  /** `otherDay` and `holiday` answer questions about other days than today. */
  hours: { open: string; closed: string; otherDay: string; holiday: string };
  events: {
    some: string;
    all: string;
    /** Reply when no event fits the day, place, or kind in the message; `{events}` are the next ones. */
    noneFit: string;
    none: string;
    unknown: string;
    /** Marks the `{title}` of an event that has none in this language; the first language has none. */
    untranslated?: string;
    /** Names of the kinds of events. */
    types: Readonly<Record<string, string>>;
  };
};

/** The subject of a bare follow-up: a day, another person, or anything else. */
export type FollowUp = 'day' | 'person' | 'other';

/** A short question and the likely answers, each of which is a message of its own. `{day}` is as typed. */
export type ClarifyingQuestion = { ask: string; choices: readonly string[] };

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
  officeHours: OfficeHours;
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
