// Types of a public form: one object describes its endpoint, payload and texts, with and without scripts.
import type { PublicForm as FormName, Situation } from '#content/form-shape';
import type { Problem } from '#domain/forms/problem';
import type { ApiResponse } from '../api/api-types';
import type { Confirmation } from './confirmation';

export type PublicForm = {
  name: FormName;
  endpoint: `/api/${'contacts' | 'donations' | 'get-involved-submissions' | 'members'}`;
  /** Builds the JSON for the endpoint. */
  payload: (data: FormData) => Record<string, unknown>;
  /** Fields by payload key, where the names differ. */
  fieldOf?: Readonly<Record<string, string>>;
  sent: Situation;
  failed: Situation;
  /** Answers that the confirmation repeats. */
  repeated?: (data: FormData) => Record<string, string>;
};

/** The response to a stored form. */
export type StoredForm = ApiResponse<'POST', '/api/contacts'>;

/** Problems by field. */
export type Problems = Record<string, Omit<Problem, 'field'>>;

/** The reason why sending failed. */
export type SendFailure =
  | { why: 'offline' | 'slow' | 'server' | 'overQuota' | 'busy' | 'unavailable' | 'tooLarge' }
  | { why: 'tooMany'; retryAfterSeconds: number };

export type SentForm = Confirmation & { kind: 'sent' };

/**
 * The outcome of sending, with or without scripts. It contains codes instead of sentences, so that the
 * page can show it in any language.
 */
export type FormOutcome =
  | SentForm
  | { kind: 'refused'; problems: Problems; answers?: Typed }
  | { kind: 'failed'; failure: SendFailure; answers?: Typed };

/** Answers to fill in again when the server returns the form. */
type Typed = Record<string, string | string[]>;

/** Submitted values by field; repeated ones become lists. */
export function readValues(data: FormData): Typed {
  const typed: Typed = {};
  for (const key of new Set(data.keys())) {
    const all = data.getAll(key).map(String);
    typed[key] = all.length > 1 ? all : (all[0] ?? '');
  }
  return typed;
}
