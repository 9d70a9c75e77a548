// The way of a form posted by a browser without scripts: the same payload, to the same endpoint. Once it
// is stored the browser is sent on, so that reloading the page sends nothing.
import { type ActionFunctionArgs, redirect } from 'react-router';
import { isLanguage, spokenAs } from '#content/languages';
import { apiContext } from '../request-context';
import { languageOf } from '../site/page-text';
import { trapsOf, typedInKey } from './answers';
import { sentSearch } from './confirmation';
import { failureOf } from './outcome';
import {
  type FormOutcome,
  type Problems,
  type PublicForm,
  type Stored,
  typedIn,
} from './public-form';
import { serverProblems } from './server-problems';

export async function postWithoutScript(
  form: PublicForm,
  { request, context }: Pick<ActionFunctionArgs, 'request' | 'context'>,
): Promise<FormOutcome | Response> {
  const data = await request.formData();
  const answers = typedIn(data);
  const typedInLanguage = data.get(typedInKey);
  if (isLanguage(typedInLanguage)) {
    // The language somebody speaks is that of the page until another is chosen.
    if (answers.language === spokenAs[typedInLanguage]) {
      answers.language = spokenAs[languageOf(request)];
    }
    return { kind: 'refused', problems: {}, answers };
  }
  const text = JSON.stringify({ ...form.payload(data), ...trapsOf(data) });
  const response = await context.get(apiContext)(form.endpoint, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'Content-Language': languageOf(request),
      'Idempotency-Key': await keyOf(text),
      // The key is made from the text alone: the server adds the sender's network to it.
      'X-Sent-Without-Script': 'true',
    },
    body: text,
  });
  const body = (await response.json()) as
    | Stored
    | { error?: { code: string; problems?: Problems } };
  if ('reference' in body) {
    // The cookie with the confirmation.
    const headers = { 'Set-Cookie': response.headers.get('set-cookie') ?? '' };
    return redirect(new URL(request.url).pathname + sentSearch, { status: 303, headers });
  }
  if (body.error?.problems !== undefined) {
    return {
      kind: 'refused',
      problems: serverProblems(form, body.error.problems),
      answers,
    };
  }
  const failure = failureOf({
    status: response.status,
    code: body.error?.code,
    retryAfterSeconds: Number(response.headers.get('retry-after')),
  });
  return { kind: 'failed', failure, answers };
}

/** The page is the same for everybody and carries no key: the same text, sent again, is the same. */
async function keyOf(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return `typed-${Buffer.from(digest).toString('hex')}`;
}
