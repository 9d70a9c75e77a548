// From what a handler replies to what goes out, and from an error to what may be said of it.
import * as v from 'valibot';
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

/** A database error repeats the values of the query: keep its name and code, drop the rest. */
export function safeError(error: unknown) {
  if (!(error instanceof Error)) return { name: 'unknown' };
  const { cause } = error;
  const code = cause instanceof Error && 'code' in cause ? cause.code : undefined;
  const isQuery = error.name === 'DrizzleQueryError' || code !== undefined;
  return {
    name: error.name,
    code,
    message: isQuery ? 'database query failed' : error.message,
    stack: isQuery ? undefined : error.stack,
  };
}
