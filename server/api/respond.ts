// From what a handler replies to what goes out, and from an error to what may be said of it.
import { DrizzleQueryError } from 'drizzle-orm';
import * as v from 'valibot';
import { findErrorCode } from './app-error.ts';
import type { Reply, Route } from './route.ts';

export function responseOf(route: Route, reply: Reply, checkResponses: boolean): Response {
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

/** A message of this length says what is wrong; a longer one repeats what was sent. */
const longestMessage = 300;

/**
 * What of an error may be logged. A database error repeats the values of the query: its name and code are
 * kept. Any other repeats what it was given in quotes, or an address: the rest is kept.
 */
export function safeError(error: unknown) {
  if (!(error instanceof Error)) return { name: 'unknown' };
  const code = findErrorCode(error);
  const isQuery = error instanceof DrizzleQueryError || /^[0-9A-Z]{5}$/.test(code ?? '');
  return {
    name: error.name,
    code,
    message: isQuery ? 'database query failed' : withoutValues(error.message),
    // Its first lines are the message again.
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
