// What only staff need of the API client: the session's token with every write, pages of rows, files.
import { shell } from '#content/en/staff/shell';
import { ApiError, newKey, postJson, request, whenSignedOut } from '../../api';
import { backgroundHeaders, noteServerTime } from './background';
import { keepDrafts } from './drafts';
import { queryClient } from './query-client';
import type { SessionResponse } from './rows';
import { endSession, readToken } from './session';

export const sessionPath = '/api/admin/session';

/** The session has ended: what was typed waits in this tab, the rest is forgotten. */
whenSignedOut(() => {
  // Several calls may learn of it at once; the first one has done it all.
  if (readToken() === null) return;
  const session = queryClient.getQueryData<SessionResponse>([sessionPath]);
  keepDrafts(session?.username ?? '');
  endSession({ onPurpose: false });
});

/** One page of a list: its rows, how many there are in all, and where the next page is. */
export type Page<Row> = {
  rows: Row[];
  total: number;
  isTotalExact: boolean;
  next: string | undefined;
};

export async function getPage<Row>(path: string, signal: AbortSignal): Promise<Page<Row>> {
  const response = await request(path, { signal, headers: backgroundHeaders() });
  noteServerTime(response);
  return {
    rows: await response.json(),
    total: Number(response.headers.get('x-total-count')),
    isTotalExact: response.headers.get('x-total-count-is') === null,
    next: /<([^>]+)>;\s*rel="next"/.exec(response.headers.get('link') ?? '')?.[1],
  };
}

const withToken = () => ({ 'X-CSRF-Token': readToken() ?? '' });

export function post<Body>(path: string, body: unknown = {}): Promise<Body> {
  return postJson(path, body, { headers: withToken() });
}

/** Signing in: a session that may still be open must not be asked for its token. The password is kept nowhere. */
export async function signIn<Body>(credentials: {
  username: string;
  password: string;
}): Promise<Body> {
  const response = await request('/api/admin/login', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': newKey() },
    body: JSON.stringify(credentials),
  });
  return response.json();
}

/** The version that the last own write of a row made, by the row's path. */
const ownWrites = new Map<string, Promise<number>>();

/**
 * Changes a row of the version that the screen showed; the server refuses when somebody else has
 * changed it since. Own writes of a row go one after the other, each on the version before it, so
 * that nobody is in the way of himself.
 */
export function change<Row extends { version: number }>(
  method: 'PATCH' | 'PUT' | 'DELETE',
  path: string,
  version: number,
  body?: unknown,
): Promise<Row> {
  const before = ownWrites.get(path) ?? Promise.resolve(0);
  const write = before.then(async (own): Promise<Row> => {
    const response = await request(path, {
      method,
      headers: {
        ...withToken(),
        'If-Match': `"${Math.max(version, own)}"`,
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return response.json();
  });
  ownWrites.set(
    path,
    write.then(
      (row) => row.version,
      () => before,
    ),
  );
  return write;
}

/** A person has seen this version and goes on: the next write of the row is made on it. */
export function acceptVersion(path: string, version: number): void {
  ownWrites.set(path, Promise.resolve(version));
}

const lineFeed = 10;

/** A file that is made while it is read; `onProgress` hears how far it is. */
export async function download(
  path: string,
  onProgress: (rows: number, total: number) => void,
  signal: AbortSignal,
): Promise<Blob> {
  const response = await request(path, { signal });
  const total = Number(response.headers.get('x-total-count'));
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let rows = -1;
  const reader = response.body?.getReader();
  for (;;) {
    const { done, value } = (await reader?.read()) ?? { done: true, value: undefined };
    if (done || value === undefined) break;
    chunks.push(value);
    for (const byte of value) if (byte === lineFeed) rows += 1;
    onProgress(Math.max(0, Math.min(rows, total)), total);
  }
  return new Blob(chunks, { type: 'text/csv;charset=utf-8' });
}

/** What to tell a person about a failure: what the server says, else what we can guess. */
export function reasonOf(error: unknown): string {
  const { offline, server } = shell.failures;
  if (!(error instanceof ApiError)) return offline;
  const { message } = error.body;
  return message !== '' && error.status < 500 ? message : server;
}
