// The app's only fetch, for public pages and staff; staff/data adds what only staff need.
import { requestTimeoutMs } from '#domain/request-timeout';
import type { Method } from '#server/api/route';
import type { ApiPath, ApiResponse } from './api-types';

/** Body of an error response. */
type ErrorBody = {
  code: string;
  /** A sentence for the user. */
  message: string;
  fields: Record<string, string>;
  [more: string]: unknown;
};

export class ApiError extends Error {
  readonly path: string;
  readonly status: number;
  readonly body: ErrorBody;
  readonly retryAfterSeconds: number;

  constructor(path: string, response: Response, text: string) {
    super(`${response.status}: ${text || response.statusText}`);
    this.path = path;
    this.status = response.status;
    this.body = { code: '', message: '', fields: {}, ...errorIn(text) };
    this.retryAfterSeconds = Number(response.headers.get('retry-after'));
  }
}

function errorIn(text: string): Partial<ErrorBody> | undefined {
  try {
    return (JSON.parse(text) as { error?: Partial<ErrorBody> }).error;
  } catch {
    return undefined;
  }
}

/**
 * Set by the staff area: called when a request begins, it returns the reaction to the end of that session.
 */
let begin = () => () => {};
export function setSignedOutHandler(react: typeof begin): void {
  begin = react;
}

/** `isEndless` turns off the timeout, for downloads. */
type RequestOptions<M extends Method> = RequestInit & { method?: M; isEndless?: boolean };

export async function request<M extends Method = 'GET'>(
  path: ApiPath<M>,
  options: RequestOptions<M> = {},
): Promise<Response> {
  const { isEndless = false, signal, ...init } = options;
  const onSignedOut = begin();
  const line = new AbortController();
  const hangUp = () => line.abort(signal?.reason);
  if (signal?.aborted) hangUp();
  signal?.addEventListener('abort', hangUp);
  // Never cleared: it also aborts a body that stalls, and has no effect after completion.
  if (!isEndless) setTimeout(hangUp, requestTimeoutMs);
  const response = await fetch(path, { ...init, signal: line.signal });
  if (response.ok) return response;
  const error = new ApiError(path, response, await response.text());
  if (error.body.code === 'not-signed-in') onSignedOut();
  throw error;
}

export async function getJson<const P extends ApiPath<'GET'>>(
  path: P,
  signal?: AbortSignal,
): Promise<ApiResponse<'GET', P>> {
  return (await request(path, { signal: signal ?? null })).json();
}

type PostOptions = {
  /** Makes a retry safe; a new key for each call unless the caller passes one. */
  key?: string;
  headers?: Record<string, string>;
  signal?: AbortSignal;
  keepalive?: boolean;
};

export async function postJson<const P extends ApiPath<'POST'>>(
  path: P,
  body: unknown,
  { key = createKey(), headers, ...init }: PostOptions = {},
): Promise<ApiResponse<'POST', P>> {
  const response = await request(path, {
    ...init,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key, ...headers },
    body: JSON.stringify(body),
  });
  return response.json();
}

/** An idempotency key: the server performs the write once, however often it is sent. */
export function createKey(): string {
  // `crypto.randomUUID` is missing on pages loaded over plain HTTP.
  return crypto.getRandomValues(new Uint32Array(4)).join('-');
}
