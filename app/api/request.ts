// The only fetch in the app, for public pages and staff. What only staff need of it is in staff/data.
import { requestTimeoutMs } from '#domain/request-timeout';
import type { Method } from '#server/api/route';
import type { ApiPath, ApiResponse } from './api-types';

/** What the server says about a refusal. */
type ErrorBody = {
  code: string;
  /** For a person. */
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

/** Set by the staff area: asked as a call begins, it says what to do if the session of that moment has ended. */
let begin = () => () => {};
export function whenSignedOut(react: typeof begin): void {
  begin = react;
}

/** A file may arrive for longer: its sender says so by `isEndless`. */
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
  // Never cleared: it also ends a body that stops arriving, and does nothing to one that has arrived.
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
  /** Makes sending it again safe; a new one for each call unless the caller holds one. */
  key?: string;
  headers?: Record<string, string>;
  signal?: AbortSignal;
  keepalive?: boolean;
};

export async function postJson<const P extends ApiPath<'POST'>>(
  path: P,
  body: unknown,
  { key = newKey(), headers, ...init }: PostOptions = {},
): Promise<ApiResponse<'POST', P>> {
  const response = await request(path, {
    ...init,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key, ...headers },
    body: JSON.stringify(body),
  });
  return response.json();
}

/** A key for a write that is made once, however often it is sent. */
export function newKey(): string {
  // `crypto.randomUUID` is missing where the page came over plain http.
  return crypto.getRandomValues(new Uint32Array(4)).join('-');
}
