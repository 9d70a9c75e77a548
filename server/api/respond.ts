// Builds the HTTP response from a handler's reply, and redacts errors for the log.
import { DrizzleQueryError } from 'drizzle-orm';
import * as v from 'valibot';
import { findErrorCode } from './app-error.ts';
import type { Reply, Route } from './route.ts';

export function buildResponse(route: Route, reply: Reply, checkResponses: boolean): Response {
  if (reply instanceof Response) return reply;
  const body = reply.body === undefined ? null : JSON.stringify(reply.body);
  if (checkResponses) {
    const parsed = v.safeParse(route.response, body === null ? undefined : JSON.parse(body));
    if (!parsed.success) {
      const issue = parsed.issues[0];
      throw new Error(
        `${route.method} ${route.path} responded with another shape: ${v.getDotPath(issue)} ${issue.message}`,
      );
    }
  }
  return new Response(body, {
    status: reply.status ?? route.status ?? 200,
    headers: {
      ...(body === null ? {} : { 'Content-Type': 'application/json; charset=utf-8' }),
      'Cache-Control': 'no-store',
      ...reply.headers,
    },
  });
}

/** Maximum length of a logged message: longer messages tend to repeat the request's data. */
const longestMessage = 300;

/**
 * Redacts an error for the log. Messages of database errors contain query values, so only name and code stay.
 * Other messages lose quoted values and email addresses.
 */
export function redactError(error: unknown) {
  if (!(error instanceof Error)) return { name: 'unknown' };
  const code = findErrorCode(error);
  const isQuery = error instanceof DrizzleQueryError || /^[0-9A-Z]{5}$/.test(code ?? '');
  return {
    name: error.name,
    code,
    message: isQuery ? 'database query failed' : withoutValues(error.message),
    // Drop the first lines of the stack: they repeat the message.
    stack: error.stack
      ?.split('\n')
      .filter((line) => /^\s+at /.test(line))
      .join('\n'),
  };
}

function withoutValues(message: string): string {
  return message
    .slice(0, longestMessage)
    .replace(/(["'`]).*\1/gs, '$1…$1')
    .replace(/\S+@\S+/g, '…');
}
