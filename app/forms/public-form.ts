// What a public form is: where it goes, what it sends, what it says. Each form is one such object;
// the page, the browser's sending and the sending without scripts all read it.
import type { PublicForm as FormName, Situation } from '#content/form-shape';
import type { Problem } from '#domain/forms/problem';
import type { ApiResponse } from '../api/api-types';
import type { Confirmation } from './confirmation';

export type PublicForm = {
  name: FormName;
  endpoint: `/api/${'contacts' | 'donations' | 'get-involved-submissions' | 'members'}`;
  /** The JSON that goes to the endpoint. */
  payload: (data: FormData) => Record<string, unknown>;
  /** The field of this form that a key of that JSON is about, where it has another name. */
  fieldOf?: Readonly<Record<string, string>>;
  sent: Situation;
  failed: Situation;
  /** The answers that the confirmation repeats. */
  repeated?: (data: FormData) => Record<string, string>;
};

/** The server's response to a form that it stored. */
export type Stored = ApiResponse<'POST', '/api/contacts'>;

/** What is wrong, by field. */
export type Problems = Record<string, Omit<Problem, 'field'>>;

/** Why nothing came of sending. */
export type SendFailure =
  | { why: 'offline' | 'slow' | 'server' | 'overQuota' | 'busy' | 'unavailable' | 'tooLarge' }
  | { why: 'tooMany'; retryAfterSeconds: number };

export type SentForm = Confirmation & { kind: 'sent' };

/**
 * What came of sending: shown by the page, whoever sent it. It has no sentences: the page says it in its language,
 * also where that was changed since.
 */
export type FormOutcome =
  | SentForm
  | { kind: 'refused'; problems: Problems; answers?: Typed }
  | { kind: 'failed'; failure: SendFailure; answers?: Typed };

/** What was typed, to fill the page again when the browser could not keep it. */
type Typed = Record<string, string | string[]>;

/** What was typed, by field. Choices that may occur more than once are lists. */
export function typedIn(data: FormData): Typed {
  const typed: Typed = {};
  for (const key of new Set(data.keys())) {
    const all = data.getAll(key).map(String);
    typed[key] = all.length > 1 ? all : (all[0] ?? '');
  }
  return typed;
}
