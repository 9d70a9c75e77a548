// The way of a form posted by a browser without scripts: the same payload, to the same endpoint.
import type { ActionFunctionArgs } from 'react-router';
import { forms } from '#content/en/forms';
import { apiContext } from '../request-context';
import { problemsByField, trapsOf } from './answers';
import { type FormOutcome, type PublicForm, typedIn } from './public-form';

export async function postWithoutScript(
  form: PublicForm,
  { request, context }: Pick<ActionFunctionArgs, 'request' | 'context'>,
): Promise<FormOutcome> {
  const data = await request.formData();
  const answers = typedIn(data);
  const response = await context.get(apiContext)(form.endpoint, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ ...form.payload(data), ...trapsOf(data) }),
  });
  const body = (await response.json()) as {
    reference?: string;
    error?: { message: string; fields?: Record<string, string> };
  };
  if (body.reference !== undefined) return { kind: 'sent', reference: body.reference, answers };
  if (body.error?.fields !== undefined) {
    return { kind: 'refused', problems: problemsByField(body.error.fields), answers };
  }
  const message = response.status === 429 ? body.error?.message : undefined;
  return { kind: 'failed', message: message ?? forms.failed.server, answers };
}
