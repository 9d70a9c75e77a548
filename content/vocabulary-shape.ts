// Types of labels that visitors read, by value, and of a few sentences that code builds.
import type { EventType } from '#domain/calendar/event';
import type { FormType } from '#domain/forms/form-types';
import type { ProgramSlug } from '#domain/programs';
import type { ServiceArea } from '#domain/service-areas';

export interface Vocabularies {
  serviceAreas: Record<ServiceArea, string>;
  formTypes: Record<FormType, string>;
  /** Types offered to staff; a type that staff typed is shown as typed. */
  eventTypes: Record<EventType, string> & Readonly<Record<string, string>>;
  /** A line under a program's name, for pages in another language than the name. */
  programLines: Record<ProgramSlug, string> | undefined;
}

export interface Moments {
  today: string;
  /** A weekday as used in `organization.hours.closed`. */
  onDay: string;
}

/** Shown to a visitor when a request fails, by error code. */
export interface Failures {
  invalid: string;
  /** Followed by the waiting time. */
  'too-many': string;
  'over-quota': string;
  unavailable: string;
  unexpected: string;
  /** The server is overloaded for a moment. */
  busy: string;
  /** The request is larger than any form. */
  tooLarge: string;
  /** A page of another website sent the form. */
  otherSite: string;
  /** One network asked for more pages than the server renders for it. */
  tooManyPages: string;
  /** Shown before the office phone, after the emergency lines. */
  call: string;
  eventNotFound: string;
  /** The last-resort error page; the phone number follows `call` as a link. */
  page: { title: string; offline: string; call: string };
  /** The page shown while a browser cannot reach this server. */
  offline: { title: string; works: readonly string[]; retry: string };
}

/** Offers this language, in this language, to visitors who read another one. */
export interface LanguageOffer {
  text: string;
  accept: string;
  dismiss: string;
}

export interface MailDraft {
  subject: string;
  body: readonly string[];
}

/** Texts that a staff member's email starts with, in the recipient's language. */
export interface MailDrafts {
  submission: MailDraft;
  message: MailDraft;
  /** Frequent replies. */
  replies: Record<ReadyReply, readonly string[]>;
}

export type ReadyReply = 'touch' | 'hours' | 'more';
