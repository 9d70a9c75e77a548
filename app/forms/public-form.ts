// What a public form is: where it goes, what it sends, what it says. Each form is one such object;
// the page, the browser's sending and the sending without scripts all read it.
import type { PublicForm as FormName, Situation } from '#content/form-shape';
import type { Problem } from '#domain/forms/problem';
import { referencePrefix } from '#organisation';

export type PublicForm = {
  name: FormName;
  endpoint: `/api/${string}`;
  /** The JSON that goes to the endpoint. */
  payload: (data: FormData) => Record<string, unknown>;
  /** The field of this form that a key of that JSON is about, where it has another name. */
  fieldOf?: Readonly<Record<string, string>>;
  sent: Situation;
  /** Said instead where nobody is to wait for us. */
  sentInDanger?: Situation;
  failed: Situation;
  /** What of the answers the page shows after it was sent: it stands in the address then. */
  shown?: (data: FormData) => Record<string, string>;
};

/** What the server says of a form that is stored. */
export type Stored = { reference: string; isShort?: boolean; isDanger?: boolean };

/** What is wrong, by field. */
export type Problems = Record<string, Omit<Problem, 'field'>>;

/** Why nothing came of sending. */
export type SendFailure =
  | { why: 'offline' | 'slow' | 'server' }
  | { why: 'tooMany'; retryAfterSeconds: number };

export type SentForm = { kind: 'sent'; reference: string; shown: Record<string, string> };

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

const referencePattern = new RegExp(`^${referencePrefix}(-[2-9A-Z]{4}){2}$`);

/** The parameter with which a page says what was sent: reloading it sends nothing. */
export const sentParameter = 'sent';

/** Says to the page after sending that the numbers that answer now come first. */
export const helpNowParameter = 'help';
/** Its value where only the short form was kept. */
export const keptShort = 'short';

export function shownAfter(
  form: PublicForm,
  data: FormData,
  { isShort, isDanger }: Stored,
): Record<string, string> {
  const help = isShort ? keptShort : isDanger ? 'now' : undefined;
  return { ...form.shown?.(data), ...(help && { [helpNowParameter]: help }) };
}

/** What is said when it was sent or could not be; nobody in danger is told of a wait. */
export function situationOf(
  { sent, sentInDanger, failed }: PublicForm,
  outcome: Exclude<FormOutcome, { kind: 'refused' }>,
): Situation {
  if (outcome.kind === 'failed') return failed;
  return sentInDanger !== undefined && helpNowParameter in outcome.shown ? sentInDanger : sent;
}

export function sentIn(parameters: URLSearchParams): FormOutcome | undefined {
  const { [sentParameter]: reference, ...shown } = Object.fromEntries(parameters);
  return reference !== undefined && referencePattern.test(reference)
    ? { kind: 'sent', reference, shown }
    : undefined;
}

/** Who sends more than one person can is told when to try again. */
export function failureOf(status: number, retryAfterSeconds: number): SendFailure {
  return status === 429 ? { why: 'tooMany', retryAfterSeconds } : { why: 'server' };
}

/** What was typed, by field. Choices that may occur more than once are lists. */
export function typedIn(data: FormData): Typed {
  const typed: Typed = {};
  for (const key of new Set(data.keys())) {
    const all = data.getAll(key).map(String);
    typed[key] = all.length > 1 ? all : (all[0] ?? '');
  }
  return typed;
}
