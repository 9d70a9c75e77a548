// The only fetch of the staff area; public pages carry nothing of it.
import { ApiError, type Page } from '../../api';
import { keepDrafts } from './drafts';
import { queryClient } from './query-client';
import type { SessionResponse } from './rows';
import { endSession, readToken } from './session';

type Method = 'POST' | 'PUT' | 'PATCH' | 'DELETE';

async function request(path: string, init: RequestInit): Promise<Response> {
  const response = await fetch(path, { credentials: 'same-origin', ...init });
  if (response.ok) return response;
  const error = new ApiError(response, await response.text());
  if (error.code === 'not-signed-in') leave();
  throw error;
}

/** The session has ended: what was typed waits in this tab, the rest is forgotten. */
function leave(): void {
  // Several calls may learn of it at once; the first one has done it all.
  if (readToken() === null) return;
  const session = queryClient.getQueryData<SessionResponse>([sessionPath]);
  keepDrafts(session?.username ?? '');
  endSession({ onPurpose: false });
}

export const sessionPath = '/api/admin/session';

export async function getJson<Body>(path: string, signal?: AbortSignal): Promise<Body> {
  return (await request(path, signal ? { signal } : {})).json();
}

export async function getPage<Row>(path: string, signal?: AbortSignal): Promise<Page<Row>> {
  const response = await request(path, signal ? { signal } : {});
  return {
    rows: await response.json(),
    total: Number(response.headers.get('x-total-count')),
    isTotalExact: response.headers.get('x-total-count-is') === null,
    next: /<([^>]+)>;\s*rel="next"/.exec(response.headers.get('link') ?? '')?.[1],
  };
}

/** Signing in: a session that may still be open must not be asked for its token. */
export async function signIn<Body>(body: unknown): Promise<Body> {
  const response = await request('/api/admin/login', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  return response.json();
}

/** A write; the key makes sending it again safe. */
export async function send<Body>(
  method: Method,
  path: string,
  body?: unknown,
  idempotencyKey?: string,
): Promise<Body> {
  const response = await request(path, {
    method,
    headers: {
      'X-CSRF-Token': readToken() ?? '',
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      ...(idempotencyKey === undefined ? {} : { 'Idempotency-Key': idempotencyKey }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return response.json();
}

/** A file that is made while it is read; `onProgress` hears how far it is. */
export async function download(
  path: string,
  onProgress: (rows: number, total: number) => void,
  signal: AbortSignal,
): Promise<Blob> {
  const response = await request(path, { signal });
  const total = Number(response.headers.get('x-total-count'));
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let rows = -1;
  const reader = response.body?.getReader();
  for (;;) {
    const { done, value } = (await reader?.read()) ?? { done: true, value: undefined };
    if (done || value === undefined) break;
    parts.push(value);
    for (const byte of value) if (byte === lineFeed) rows += 1;
    onProgress(Math.max(0, Math.min(rows, total)), total);
  }
  return new Blob(parts, { type: 'text/csv;charset=utf-8' });
}

const lineFeed = 10;

/** What to tell a person about a failure: the server's own words, else what we can guess. */
export function reasonOf(error: unknown, otherwise: { offline: string; server: string }): string {
  if (!(error instanceof ApiError)) return otherwise.offline;
  return error.said !== '' && error.status < 500 ? error.said : otherwise.server;
}
