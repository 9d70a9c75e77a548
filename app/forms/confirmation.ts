// What the loader of a page with a form brings: the confirmation that this browser may see.
import type { LoaderFunctionArgs } from 'react-router';
import type { PublicForm as FormName } from '#content/form-shape';
import { sentParameter } from '#domain/forms/confirmation';
import type { ApiResponse } from '../api/api-types';
import { apiContext } from '../request-context';

/** The address after sending: the same for every form and every answer. */
export const sentSearch = `?${sentParameter}`;

/** For the handle of a page with a form. */
export const sentQuery = { [sentParameter]: '' };

export type Confirmation = NonNullable<ApiResponse<'GET', '/api/confirmation'>>;

/** The confirmation, null where there is none to show, undefined where the address asks for none. */
export async function confirmationFor(
  { name }: { name: FormName },
  { request, context }: Pick<LoaderFunctionArgs, 'request' | 'context'>,
): Promise<Confirmation | null | undefined> {
  if (!new URL(request.url).searchParams.has(sentParameter)) return undefined;
  const response = await context.get(apiContext)(`/api/confirmation?form=${name}`);
  return response.ok ? response.json() : null;
}
