// Sending a form: fetched when somebody has begun to fill one in.

import type { Language } from '#content/languages';
import { laterText } from '#content/later';
import { confirmationMs } from '#domain/forms/confirmation';
import { ApiError, newKey, postJson } from '../api/request';
import { trapsOf } from './answers';
import { failureOf } from './outcome';
import type { FormOutcome, Problems, PublicForm } from './public-form';
import { serverProblems } from './server-problems';

export { goToConfirmation } from './sent-address';

/** A send that nobody responds to ends; what was typed can then be sent again. */
const sendLimitMs = 20_000;

/** One form being filled in: however often it is sent, and changed in between, it makes one case. */
export type Draft = { key: string; revision: number; text?: string };

export function newDraft(): Draft {
  return { key: newKey(), revision: 0 };
}

/** Fetches the toast while somebody types, so that it also shows when the connection is gone by then. */
export async function loadToast(language: Language): Promise<void> {
  await Promise.allSettled([import('../ui/toaster'), laterText(language, 'toasts')]);
}

type ReadForm = () => FormData;

/** Sends what stands in the form, and then what was typed into it while the response was awaited. */
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
  return { ...form.payload(data), ...trapsOf(data) };
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
    // By the clock, so that it also grows where the page was loaded again in between.
    if (text !== draft.text) draft.revision = Math.max(Date.now(), draft.revision + 1);
    draft.text = text;
    const stored = await postJson(form.endpoint, body, {
      key: draft.key,
      headers: {
        'Content-Language': language,
        'Idempotency-Revision': String(draft.revision),
      },
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
      return { kind: 'refused', problems: serverProblems(form, problems) };
    }
    const { status, body, retryAfterSeconds } = error;
    const failure = failureOf({ status, code: body.code, retryAfterSeconds });
    return { kind: 'failed', failure };
  } finally {
    clearTimeout(timer);
  }
}
