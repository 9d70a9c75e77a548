// A route is data: who may call it, what it takes, what it responds. The API mounts the table, the
// guard reads it, the OpenAPI document and the access tests are made from it.
import type { Logger } from 'pino';
import type * as v from 'valibot';
import type { Permission } from '#domain/roles';
import type { Assistant } from '../../assistant/assistant.ts';
import type { Db, Queries, Transaction } from '../db/client.ts';
import type { Env } from '../env.ts';
import type { StaffSession } from './caller.ts';
import type { CaseAccess, CaseBy } from './case-access.ts';
import type { FailureWatch } from './failure-watch.ts';
import type { Kept } from './kept.ts';
import type { Live } from './live.ts';
import type { ReadLog, Reads } from './read-log.ts';

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
  /** The open staff screens of this process. */
  live: Live;
  /** Raises the alarm when the database or the outbox keeps failing. */
  failures: FailureWatch;
  /** Which restricted cases are open to whom. */
  caseAccess: CaseAccess;
  /** True when the forms that wait for review fill the quota. */
  isReviewFull: (db: Queries) => Promise<boolean>;
  /** Who read whose data. */
  reads: ReadLog;
  /** Called after a write that public pages show. */
  onPublicChange: (paths: readonly string[]) => Promise<void> | void;
};

export type Caller = {
  /** The caller's network, for limits. Never logged, never stored in the clear. */
  address: string;
  isHttps: boolean;
};

export type Call<Body, Query, Session> = Services &
  Caller & {
    body: Body;
    query: Query;
    params: Record<string, string>;
    session: Session;
    /** Nobody asked for it just now: it neither keeps a session alive nor counts as a look. */
    isBackground: boolean;
    request: Request;
    /** The body as it arrived, for comparing a repeated request with the first. */
    rawBody: string;
    /** Of a change: which version of the row the screen showed. */
    version: number | undefined;
    /** Of a POST: the transaction in which it stores what it stores, once for a key. */
    once: Once;
  };

export type StoredReply = { status?: number; body: unknown; headers?: Record<string, string> };
export type Reply = StoredReply | Response;
/** `earlier` is what the first sending of the same key was responded, where this one corrects it. */
export type Once = (
  work: (tx: Transaction, earlier?: unknown) => Promise<StoredReply>,
) => Promise<StoredReply>;

/** Whether a POST needs the key that makes sending it again safe, or why it has no use for one. */
export type Idempotency = 'key-required' | 'key-optional' | { nothingToRepeat: string };

type ApiPath = `/api/${string}`;

type ByMethod =
  | { method: 'GET' }
  | { method: 'POST'; idempotency: Idempotency }
  // A change says in If-Match which version it was made from; one call of old may leave it out.
  | { method: 'PUT' | 'PATCH' | 'DELETE'; version?: 'optional' };

type OutputOf<S> = S extends v.GenericSchema<unknown, infer Output> ? Output : undefined;

type SignedParts = 'request' | 'rawBody';

type RouteParts<R, B, Q, Session> = ByMethod & {
  path: ApiPath;
  summary: string;
  query?: Q;
  body?: B;
  /** What a good body looks like, where the handler itself picks among several checks. */
  bodyChoices?: readonly AnySchema[];
  /** What a good response looks like; checked in the tests. */
  response: R;
  /** What kind of thing it is, where it is no JSON. */
  responseType?: string;
  status?: number;
  /** What the number in the address is of, where it is of a case: the guard asks whether that is closed to the caller. */
  caseBy?: CaseBy;
  /** Of a staff GET: whose data its response holds. That it was read is noted. */
  reads?: Reads;
  /** Only for somebody who has given the password just now: what cannot be taken back, or carries much away. */
  needsFreshSignIn?: true;
  /** It takes longer than all else together, so it waits for its own kind alone. Its path has no parameters. */
  hashesPassword?: true;
  /** Called by the screen by itself, not by a person. */
  isBackground?: true;
  /** Refuses by the caller's network alone, before anything of the request is read. */
  refuseFirst?(caller: Services & Caller): void;
  /** Of a form that another service sends and signs: whether it did. Nothing unsigned is looked at. */
  isSigned?(sent: Services & Caller & Pick<Call<unknown, unknown, unknown>, SignedParts>): boolean;
  /** Of a public write: the public figures count it. */
  isCounted?: true;
  /** Of a public form: its name and the answers that the confirmation page repeats. */
  confirms?: { form: string; answers?: readonly string[] };
  handle(call: Call<OutputOf<B>, OutputOf<Q>, Session>): Promise<Reply>;
};

/**
 * Which permission of domain/roles.ts a staff route needs. Whatever tells of a person's case: 'cases.read',
 * or 'cases.write' for a change; messages and forms: 'inbox.read', 'inbox.write'; what is the caller's own:
 * 'self'. When in doubt: the narrower one. A route without it is open to nobody.
 */
type StaffAccess = { needs: Permission };

/** Of a public route that does something else for staff, always or with this parameter: only then is a session looked up. */
type PublicAccess =
  | { usesSession?: never; staffNeeds?: never }
  | { usesSession: true | string; staffNeeds: Permission };

export type Route = Omit<RouteParts<AnySchema, AnySchema, AnySchema, never>, 'handle'> & {
  method: Method;
  needs?: Permission;
  usesSession?: true | string;
  staffNeeds?: Permission;
  idempotency?: Idempotency;
  version?: 'optional';
  access: 'public' | 'staff';
  handle(call: Call<unknown, unknown, StaffSession | undefined>): Promise<Reply>;
};

/** Keeps the method, path, and response of its definition as types, so that the app can infer what a call returns. */
type TypedRoute<M extends Method, P extends ApiPath, R extends AnySchema> = Omit<
  Route,
  'method' | 'path' | 'response'
> & { method: M; path: P; response: R };
/** What the one route of a table responds, for the app. */
export type ResponseOf<Routes extends readonly { response: AnySchema }[]> = v.InferOutput<
  Routes[number]['response']
>;

/** Open to everybody. */
export function publicRoute<
  const M extends Method,
  const P extends ApiPath,
  R extends AnySchema,
  B extends AnySchema | undefined = undefined,
  Q extends AnySchema | undefined = undefined,
>(
  parts: PublicAccess & RouteParts<R, B, Q, StaffSession | undefined> & { method: M; path: P },
): TypedRoute<M, P, R> {
  return { ...parts, access: 'public' } as unknown as TypedRoute<M, P, R>;
}

/** Whether a call of the route must say which version of a row it was made from. */
export function isChange({ method }: Pick<Route, 'method'>): boolean {
  return method !== 'GET' && method !== 'POST';
}

/** Open to signed-in staff whose role has the permission; writes also need the session's CSRF token. */
export function staffRoute<
  const M extends Method,
  const P extends ApiPath,
  R extends AnySchema,
  B extends AnySchema | undefined = undefined,
  Q extends AnySchema | undefined = undefined,
>(
  parts: StaffAccess & RouteParts<R, B, Q, StaffSession> & { method: M; path: P },
): TypedRoute<M, P, R> {
  return { ...parts, access: 'staff' } as unknown as TypedRoute<M, P, R>;
}
