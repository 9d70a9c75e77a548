// The closed lists that visitors read, by their value, and the few sentences that code puts together.
import type { EventType } from '#domain/calendar/event';
import type { FormType } from '#domain/forms/form-types';
import type { ProgramSlug } from '#domain/programs';
import type { ServiceArea } from '#domain/service-areas';

export interface Vocabularies {
  serviceAreas: Record<ServiceArea, string>;
  formTypes: Record<FormType, string>;
  /** The types offered to staff; one that somebody typed is shown as typed. */
  eventTypes: Record<EventType, string> & Readonly<Record<string, string>>;
  /** A line under a program's name, where the name is in another language than the page. */
  programLines: Record<ProgramSlug, string> | undefined;
}

export interface Moments {
  today: string;
  /** How a weekday stands in `organisation.hours.closed`. */
  onDay: string;
}

/** What a visitor reads when a request fails, by the code of the error. */
export interface Failures {
  invalid: string;
  /** Followed by the wait in words. */
  'too-many': string;
  'over-quota': string;
  unavailable: string;
  unexpected: string;
  /** The server turns requests away for a moment. */
  busy: string;
  /** More than a form can hold came at once. */
  tooLarge: string;
  /** A page of another website sent the form. */
  otherSite: string;
  /** One network asked for more pages than the server renders for it. */
  tooManyPages: string;
  /** Before the office phone, after the emergency lines. */
  call: string;
  eventNotFound: string;
  /** The page that stands when nothing else can; the phone number follows `call` as a link. */
  page: { title: string; call: string };
}

/** Offers this language to who reads another one, in this language. */
export interface LanguageOffer {
  text: string;
  accept: string;
  dismiss: string;
}

export interface MailDraft {
  subject: string;
  body: readonly string[];
}

/** What staff begin a mail with, in the language of the person who gets it. */
export interface MailDrafts {
  submission: MailDraft;
  message: MailDraft;
  /** What is replied again and again. */
  replies: Record<ReadyReply, readonly string[]>;
}

export type ReadyReply = 'touch' | 'hours' | 'more';
