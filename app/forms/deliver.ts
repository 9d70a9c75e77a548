// Sends a form; loaded when the visitor begins to fill one in.

import type { Language } from '#content/languages';
import { laterText } from '#content/later';
import { confirmationMs } from '#domain/forms/confirmation';
import { ApiError, createKey, postJson } from '../api/request';
import { readHoneypotValues } from './answers';
import { classifySendFailure } from './outcome';
import type { FormOutcome, Problems, PublicForm } from './public-form';
import { mapServerProblems } from './server-problems';

export { goToConfirmation } from './sent-address';

/** Time limit for a send; afterward the visitor can try again. */
const sendLimitMs = 20_000;

/** The key of a filled-in form, and the text that was last sent under it. The same text creates one row. */
export type Draft = { key: string; text?: string };

export function createDraft(): Draft {
  return { key: createKey() };
}

/** Loads the toast while the visitor types, so that it can appear even when the connection is lost. */
export async function loadToast(language: Language): Promise<void> {
  await Promise.allSettled([import('../ui/toaster'), laterText(language, 'toasts')]);
}

type ReadForm = () => FormData;

/** Sends the form, and sends again if the visitor changed it while the response was pending. */
export async function deliver(
  form: PublicForm,
  read: ReadForm,
  draft: Draft,
  language: Language,
): Promise<FormOutcome> {
  const outcome = await sendOnce(form, read(), draft, language);
  const isWhole = outcome.kind !== 'sent' || JSON.stringify(bodyOf(form, read())) === draft.text;
  return isWhole ? outcome : deliver(form, read, draft, language);
}

function bodyOf(form: PublicForm, data: FormData) {
  return { ...form.payload(data), ...readHoneypotValues(data) };
}

async function sendOnce(
  form: PublicForm,
  data: FormData,
  draft: Draft,
  language: Language,
): Promise<FormOutcome> {
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), sendLimitMs);
  try {
    const body = bodyOf(form, data);
    const text = JSON.stringify(body);
    if (draft.text !== undefined && draft.text !== text) draft.key = createKey();
    draft.text = text;
    const stored = await postJson(form.endpoint, body, {
      key: draft.key,
      headers: { 'Content-Language': language },
      signal: limit.signal,
    });
    const answers = form.repeated?.(data) ?? {};
    return { kind: 'sent', ...stored, answers, secondsLeft: confirmationMs / 1000 };
  } catch (error) {
    if (!(error instanceof ApiError)) {
      return { kind: 'failed', failure: { why: limit.signal.aborted ? 'slow' : 'offline' } };
    }
    const problems = (error.body.problems ?? {}) as Problems;
    if (Object.keys(problems).length > 0) {
      return { kind: 'refused', problems: mapServerProblems(form, problems) };
    }
    const { status, body, retryAfterSeconds } = error;
    const failure = classifySendFailure({ status, code: body.code, retryAfterSeconds });
    return { kind: 'failed', failure };
  } finally {
    clearTimeout(timer);
  }
}
