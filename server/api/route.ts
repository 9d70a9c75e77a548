// A route is data: who may call it, what it takes, what it responds. The API mounts the table, the
// guard reads it, the OpenAPI document and the access tests are made from it.
import type { Logger } from 'pino';
import type * as v from 'valibot';
import type { Assistant } from '../../assistant/assistant.ts';
import type { Db } from '../db/client.ts';
import type { Env } from '../env.ts';
import type { StaffSession } from './caller.ts';
import type { Kept } from './kept.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
export type AnySchema = v.GenericSchema<unknown, unknown>;

/** What every handler may use besides what the caller sent. */
export type Services = {
  db: Db;
  env: Env;
  log: Logger;
  now: () => Date;
  /** The key for signatures and for hashing addresses; made on first use, kept in the database. */
  secret: () => Promise<string>;
  assistant: Assistant;
  /** What the public may ask for without end. */
  kept: Kept;
  /** Called after a write that public pages show. */
  onPublicChange: (paths: readonly string[]) => Promise<void> | void;
};

export type Call<Body, Query, Session> = Services & {
  body: Body;
  query: Query;
  params: Record<string, string>;
  session: Session;
  /** The caller's network, for limits. Never logged, never stored in the clear. */
  address: string;
  isHttps: boolean;
  request: Request;
  /** The body as it arrived, for comparing a repeated request with the first. */
  rawBody: string;
};

export type Reply = { status?: number; body: unknown; headers?: Record<string, string> } | Response;

type OutputOf<S> = S extends v.GenericSchema<unknown, infer Output> ? Output : undefined;

type RouteParts<B, Q, Session> = {
  method: Method;
  path: `/api/${string}`;
  summary: string;
  query?: Q;
  /** Of a public read: the parameters that only staff may use. Without them nobody's session matters. */
  staffParameters?: readonly string[];
  body?: B;
  /** What a good body looks like, where the handler itself picks among several checks. */
  bodyChoices?: readonly AnySchema[];
  /** What a good response looks like; checked in the tests. */
  response: AnySchema;
  status?: number;
  handle(call: Call<OutputOf<B>, OutputOf<Q>, Session>): Promise<Reply>;
};

export type Route = Omit<RouteParts<AnySchema, AnySchema, never>, 'handle'> & {
  access: 'public' | 'staff';
  handle(call: Call<unknown, unknown, StaffSession | undefined>): Promise<Reply>;
};

/** Open to everybody. A session, where there is one, is known to the handler. */
export function publicRoute<
  B extends AnySchema | undefined = undefined,
  Q extends AnySchema | undefined = undefined,
>(parts: RouteParts<B, Q, StaffSession | undefined>): Route {
  return { ...parts, access: 'public' } as unknown as Route;
}

/** Open to signed-in staff only; writes also need the session's CSRF token. */
export function staffRoute<
  B extends AnySchema | undefined = undefined,
  Q extends AnySchema | undefined = undefined,
>(parts: RouteParts<B, Q, StaffSession>): Route {
  return { ...parts, access: 'staff' } as unknown as Route;
}
