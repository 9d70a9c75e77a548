// Loads the confirmation for a page with a form, if this browser may see it.
import type { LoaderFunctionArgs } from 'react-router';
import type { PublicForm as FormName } from '#content/form-shape';
import { confirmationParameter } from '#domain/forms/confirmation';
import type { ApiResponse } from '../api/api-types';
import { apiContext } from '../request-context';

/** Query after sending; the same for every form and answer. */
export const confirmationSearch = `?${confirmationParameter}`;

/** For the route handle of a page with a form. */
export const confirmationQuery = { [confirmationParameter]: '' };

export type Confirmation = NonNullable<ApiResponse<'GET', '/api/confirmation'>>;

/** The confirmation; null when there is none to show, undefined when the URL asks for none. */
export async function readConfirmation(
  { name }: { name: FormName },
  { request, context }: Pick<LoaderFunctionArgs, 'request' | 'context'>,
): Promise<Confirmation | null | undefined> {
  if (!new URL(request.url).searchParams.has(confirmationParameter)) return undefined;
  const response = await context.get(apiContext)(`/api/confirmation?form=${name}`);
  return response.ok ? response.json() : null;
}
