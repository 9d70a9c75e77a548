// Handles a form posted without scripts: same payload, same endpoint. Redirects after storing, so that a
// reload sends nothing.
import { type ActionFunctionArgs, redirect } from 'react-router';
import { englishLanguageNames, isLanguage } from '#content/languages';
import { apiContext } from '../request-context';
import { getRequestLanguage } from '../site/page-text';
import { formLanguageKey, readHoneypotValues } from './answers';
import { confirmationSearch } from './confirmation';
import { classifySendFailure } from './outcome';
import {
  type FormOutcome,
  type Problems,
  type PublicForm,
  readValues,
  type StoredForm,
} from './public-form';
import { mapServerProblems } from './server-problems';

export async function postWithoutScript(
  form: PublicForm,
  { request, context }: Pick<ActionFunctionArgs, 'request' | 'context'>,
): Promise<FormOutcome | Response> {
  const data = await request.formData();
  const answers = readValues(data);
  const typedInLanguage = data.get(formLanguageKey);
  if (isLanguage(typedInLanguage)) {
    // The spoken language follows the page's language until the visitor chooses another.
    if (answers.language === englishLanguageNames[typedInLanguage]) {
      answers.language = englishLanguageNames[getRequestLanguage(request)];
    }
    return { kind: 'refused', problems: {}, answers };
  }
  const text = JSON.stringify({ ...form.payload(data), ...readHoneypotValues(data) });
  const response = await context.get(apiContext)(form.endpoint, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'Content-Language': getRequestLanguage(request),
      'Idempotency-Key': await keyOf(text),
      // The key depends on the text alone; this header makes the server add the sender's network to it.
      'X-Sent-Without-Script': 'true',
    },
    body: text,
  });
  const body = (await response.json()) as
    | StoredForm
    | { error?: { code: string; problems?: Problems } };
  if ('reference' in body) {
    // Pass on the cookie with the confirmation.
    const headers = { 'Set-Cookie': response.headers.get('set-cookie') ?? '' };
    return redirect(new URL(request.url).pathname + confirmationSearch, { status: 303, headers });
  }
  if (body.error?.problems !== undefined) {
    return {
      kind: 'refused',
      problems: mapServerProblems(form, body.error.problems),
      answers,
    };
  }
  const failure = classifySendFailure({
    status: response.status,
    code: body.error?.code,
    retryAfterSeconds: Number(response.headers.get('retry-after')),
  });
  return { kind: 'failed', failure, answers };
}

/**
 * The page carries no key, so the key is a hash of the text: the same text sent again is a repetition.
 */
async function keyOf(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return `typed-${Buffer.from(digest).toString('hex')}`;
}
