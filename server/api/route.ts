// The type of a route: method, path, permission, schemas, and handler. The API, the guard, the OpenAPI document,
// and the access tests read it.
import type { Logger } from 'pino';
import type * as v from 'valibot';
import type { SiteContent } from '#content/site-content';
import type { Permission } from '#domain/roles';
import type { Assistant } from '../../assistant/assistant.ts';
import type { Db, Queries, Transaction } from '../db/client.ts';
import type { Env } from '../env.ts';
import type { StaffSession } from './caller.ts';
import type { CaseAccess, CasePathId } from './case-access.ts';
import type { FailureWatch } from './failure-watch.ts';
import type { Live } from './live.ts';
import type { PublicDataCache } from './public-data-cache.ts';
import type { ReadLog, ReadSubject } from './read-log.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
export type AnySchema = v.GenericSchema<unknown, unknown>;

/** The services that every handler gets besides the request. */
export type Services = {
  db: Db;
  env: Env;
  log: Logger;
  now: () => Date;
  /** The key for signatures and for hashing addresses. Created on first use and stored in the database. */
  secret: () => Promise<string>;
  assistant: Assistant;
  /** What the organization says on its site, as published last. */
  site: () => SiteContent;
  /** The cache of public data. */
  publicDataCache: PublicDataCache;
  /** The staff screens that are connected to this process. */
  live: Live;
  /** Raises the alarm when the database or the outbox keeps failing. */
  failures: FailureWatch;
  /** Checks access to restricted cases. */
  caseAccess: CaseAccess;
  /** True when the forms that wait for review fill the quota. */
  isReviewFull: (db: Queries) => Promise<boolean>;
  /** The access log. */
  reads: ReadLog;
  /** Called after a release of the site. Resolves when the pages of this process show it. */
  onSitePublished: () => Promise<void>;
  /** Called after a write that changes public pages. */
  onPublicChange: (paths: readonly string[]) => Promise<void> | void;
};

export type Caller = {
  /** The caller's IP address, for rate limits. Never logged, never stored in plain text. */
  address: string;
  isHttps: boolean;
};

export type Call<Body, Query, Session> = Services &
  Caller & {
    body: Body;
    query: Query;
    params: Record<string, string>;
    session: Session;
    /** True for a request without user action, which does not extend the session. */
    isBackground: boolean;
    request: Request;
    /** The raw body, to compare a retry with the first request. */
    rawBody: string;
    /** For a change or an undo: the version of the row that the client loaded. */
    version: number | undefined;
    /** For a POST: runs the write in a transaction, once per idempotency key. */
    once: RunOnce;
  };

export type StoredReply = { status?: number; body: unknown; headers?: Record<string, string> };
export type Reply = StoredReply | Response;
export type RunOnce = (work: (tx: Transaction) => Promise<StoredReply>) => Promise<StoredReply>;

/** Says whether a POST requires an idempotency key, or why it needs none. */
export type Idempotency = 'key-required' | 'key-optional' | { nothingToRepeat: string };

type ApiPath = `/api/${string}`;

type ByMethod =
  | { method: 'GET' }
  // An undo is a POST that names its version.
  | { method: 'POST'; idempotency: Idempotency; version?: 'required' }
  // A change names its version in If-Match. One old call may omit it.
  | { method: 'PUT' | 'PATCH' | 'DELETE'; version?: 'optional' };

type OutputOf<S> = S extends v.GenericSchema<unknown, infer Output> ? Output : undefined;

type SignedParts = 'request' | 'rawBody';

type RouteParts<R, B, Q, Session> = ByMethod & {
  path: ApiPath;
  summary: string;
  query?: Q;
  body?: B;
  /** The schemas of valid bodies, when the handler itself chooses between them. */
  bodyChoices?: readonly AnySchema[];
  /** The schema of the response. Only tests check it. */
  response: R;
  /** The content type of the response, when it is not JSON. */
  responseType?: string;
  status?: number;
  /** Says that the id in the path names a case or a part of one. The guard then checks access to the case. */
  caseBy?: CasePathId;
  /** For a staff GET: the personal data in the response, for the access log. */
  reads?: ReadSubject;
  /** Requires a recently confirmed password, for actions that cannot be undone and for large exports. */
  needsFreshSignIn?: true;
  /** True when the call hashes a password. Such slow calls have a queue of their own. The path has no parameters. */
  hashesPassword?: true;
  /** The screen calls the route by itself, without user action. */
  isBackground?: true;
  /** Throws to refuse a call by its network, before the request is read. */
  refuseFirst?(caller: Services & Caller): void;
  /** For webhooks: verifies the sender's signature. A request without a valid signature is refused. */
  isSigned?(sent: Services & Caller & Pick<Call<unknown, unknown, unknown>, SignedParts>): boolean;
  /** For a public write: the public figures count it. */
  isCounted?: true;
  /** For a public form: its name and the answers that the confirmation page repeats. */
  confirms?: { form: string; answers?: readonly string[] };
  handle(call: Call<OutputOf<B>, OutputOf<Q>, Session>): Promise<Reply>;
};

/**
 * The permission that a staff route requires: 'cases.*' for cases, 'inbox.*' for messages and submissions, 'self'
 * for the caller's own data. When in doubt, choose the narrower one.
 */
type StaffAccess = { needs: Permission };

/** For a public route that acts differently for staff, always or with this parameter: only then is a session read. */
type PublicAccess =
  | { usesSession?: never; staffNeeds?: never }
  | { usesSession: true | string; staffNeeds: Permission };

export type Route = Omit<RouteParts<AnySchema, AnySchema, AnySchema, never>, 'handle'> & {
  method: Method;
  needs?: Permission;
  usesSession?: true | string;
  staffNeeds?: Permission;
  idempotency?: Idempotency;
  version?: 'optional' | 'required';
  access: 'public' | 'staff';
  handle(call: Call<unknown, unknown, StaffSession | undefined>): Promise<Reply>;
};

/** Preserves the method, path, and response as types, so that the app can infer the result of a call. */
type TypedRoute<M extends Method, P extends ApiPath, R extends AnySchema> = Omit<
  Route,
  'method' | 'path' | 'response'
> & { method: M; path: P; response: R };
/** The response type of a table with one route, for the app. */
export type ResponseOf<Routes extends readonly { response: AnySchema }[]> = v.InferOutput<
  Routes[number]['response']
>;

/** Defines a route that anyone may call. */
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

/** True for a route whose calls name the version of a row in If-Match. */
export function requiresVersion({ method, version }: Pick<Route, 'method' | 'version'>): boolean {
  return version === 'required' || isChange({ method });
}

export function isChange({ method }: Pick<Route, 'method'>): boolean {
  return method !== 'GET' && method !== 'POST';
}

/** Defines a route for signed-in staff with the permission. Writes also require the session's CSRF token. */
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
