// The way of a form posted by a browser without scripts: the same payload, to the same endpoint. Once it
// is stored the browser is sent on, so that reloading the page sends nothing.
import { type ActionFunctionArgs, redirect } from 'react-router';
import { forms } from '#content/en/forms';
import { apiContext } from '../request-context';
import { problemsByField, trapsOf } from './answers';
import {
  type FormOutcome,
  type PublicForm,
  sentParameter,
  shownAfter,
  typedIn,
} from './public-form';

export async function postWithoutScript(
  form: PublicForm,
  { request, context }: Pick<ActionFunctionArgs, 'request' | 'context'>,
): Promise<FormOutcome | Response> {
  const data = await request.formData();
  const answers = typedIn(data);
  const text = JSON.stringify({ ...form.payload(data), ...trapsOf(data) });
  const response = await context.get(apiContext)(form.endpoint, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': await keyOf(text) },
    body: text,
  });
  const body = (await response.json()) as {
    reference?: string;
    isShort?: boolean;
    error?: { message: string; fields?: Record<string, string> };
  };
  if (body.reference !== undefined) {
    const sent = { [sentParameter]: body.reference, ...shownAfter(form, data, body.isShort) };
    return redirect(`${new URL(request.url).pathname}?${new URLSearchParams(sent)}`, 303);
  }
  if (body.error?.fields !== undefined) {
    return { kind: 'refused', problems: problemsByField(body.error.fields), answers };
  }
  const message = response.status === 429 ? body.error?.message : undefined;
  return { kind: 'failed', message: message ?? forms.failed.server, answers };
}

/** The page is the same for everybody and carries no key: the same text, sent again, is the same. */
async function keyOf(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return `typed-${Buffer.from(digest).toString('hex')}`;
}
