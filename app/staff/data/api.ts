// The API client of the staff area: adds the session's token to writes, reads pages of rows, saves files.
import { shell } from '#text/staff/shell';
import type { ApiPath, ApiResponse, ApiRow, UndoablePath } from '../../api/api-types';
import { ApiError, newKey, postJson, request, whenSignedOut } from '../../api/request';
import { read } from './background';
import { confirmed, SessionEnded } from './confirmed';
import { createSameUserCheck, endSession, readToken } from './session';

export const sessionPath = '/api/admin/session';

/** The session has ended: what was typed waits in this tab, the rest is forgotten. */
whenSignedOut(() => {
  const token = readToken();
  return () => {
    // Several calls may learn of it at once, and the first one has done it all; or another session was begun since.
    if (token !== null && readToken() === token) endSession({ onPurpose: false });
  };
});

/** One page of a list: its rows, how many there are in all, and where the next page is. */
export type Page<Row, Path extends string = string> = {
  rows: Row[];
  total: number;
  isTotalExact: boolean;
  /** Nothing is spelled as it was typed; these come near. */
  isNear: boolean;
  next: Path | undefined;
};

export async function getPage<const P extends ApiPath<'GET'>>(
  path: P,
  signal: AbortSignal,
): Promise<Page<ApiRow<P>, P>> {
  const response = await read(path, signal);
  return {
    rows: await response.json(),
    total: Number(response.headers.get('x-total-count')),
    isTotalExact: response.headers.get('x-total-count-is') === null,
    isNear: response.headers.get('x-search-is') === 'near',
    // The next page has this path, with another cursor.
    next: /<([^>]+)>;\s*rel="next"/.exec(response.headers.get('link') ?? '')?.[1] as P | undefined,
  };
}

const withToken = () => ({ 'X-CSRF-Token': readToken() ?? '' });

/** Sends several writes one after the other, and stops when somebody else has signed in meanwhile. */
export async function runSequentially<Row>(
  rows: Iterable<Row>,
  write: (row: Row) => Promise<void>,
): Promise<void> {
  const isStillHere = createSameUserCheck();
  for (const row of rows) {
    await write(row);
    if (!isStillHere()) throw new SessionEnded();
  }
}

/** Creates a row. The same key creates one row, however often it is sent. */
export function post<const P extends ApiPath<'POST'>>(path: P, body: unknown = {}, key = newKey()) {
  return postJson(path, body, { key, headers: withToken() });
}

/** Says something that is not kept: nothing is made, so nothing has to be remembered. */
export function tell<const P extends ApiPath<'POST'>>(
  path: P,
  body: unknown,
  signal?: AbortSignal,
) {
  // Also as the last word of a tab that is closed.
  const init = { headers: withToken(), keepalive: true };
  return postJson(path, body, signal === undefined ? init : { ...init, signal });
}

export type Signed = ApiResponse<'POST', '/api/admin/login/code'>;
type SignInPath = `/api/admin/login${'' | '/code' | '/passkey'}`;
type Credentials =
  | { username: string; password: string }
  | { ticket: string; code: string }
  /** The response of a passkey. */
  | { id: string };

/** The longest that a sign-in waits for a sign-out before it. */
const leaveMs = 10_000;

let leaving: Promise<unknown> | undefined;
const leavingLock = 'wwi-staff-leaving';

/**
 * Tells the server that this session ends. Nobody waits for it but who signs in next, in whichever tab: its response
 * takes the cookie away, and would take a newer one.
 */
export function leave(): void {
  const left = tell('/api/admin/logout', {}, AbortSignal.timeout(leaveMs)).catch(() => {});
  leaving = left;
  void navigator.locks?.request(leavingLock, () => left);
}

/** Insecure pages have no locks, so each tab then waits for itself alone. */
async function allLeft(): Promise<void> {
  await leaving;
  const signal = AbortSignal.timeout(leaveMs);
  await navigator.locks?.request(leavingLock, { signal }, () => {}).catch(() => {});
}

/** Signing in: a session that may still be open must not be asked for its token. The password is kept nowhere. */
export async function signIn<const P extends SignInPath>(path: P, credentials: Credentials) {
  await allLeft();
  return postJson(path, credentials);
}

/** By row and version: the version that a write of this tab made of it. */
const ownVersions = new Map<string, number>();

/** The newest version that only writes of this tab made of the given one. */
function newestOwn(path: string, version: number): number {
  const next = ownVersions.get(`${path} ${version}`);
  return next === undefined ? version : newestOwn(path, next);
}

/** A higher version than the next one contains a change by somebody else. */
function rememberOwn(path: string, from: number, to: number): void {
  if (to === from + 1) ownVersions.set(`${path} ${from}`, to);
}

/** The next session knows nothing of the rows of the last one. */
export function forgetOwnVersions(): void {
  ownVersions.clear();
}

/** Changes the version of a row that the screen showed; the server refuses if somebody else changed it since. */
export async function change<M extends 'PATCH' | 'PUT' | 'DELETE', const P extends ApiPath<M>>(
  method: M,
  path: P,
  version: number,
  body?: unknown,
): Promise<ApiResponse<M, P>> {
  const from = newestOwn(path, version);
  const response = await request(path, {
    method,
    headers: {
      ...withToken(),
      'If-Match': `"${from}"`,
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const row = await response.json();
  rememberOwn(path, from, row.version);
  return row;
}

/** Undoes the newest change of a row, on the version that the change made. */
export async function undoChange(path: UndoablePath, version: number): Promise<void> {
  const headers = { ...withToken(), 'If-Match': `"${version}"` };
  const row = await postJson(`${path}/undo`, {}, { headers });
  rememberOwn(path, version, row.version);
}

/** A step that a row cannot take back, on the version that the screen showed. */
export async function changeState(
  path: `/api/updates/${number}/${'send' | 'stop'}`,
  version: number,
  key: string,
) {
  return postJson(path, {}, { key, headers: { ...withToken(), 'If-Match': `"${version}"` } });
}

export type BulkList = '/api/members' | '/api/get-involved-submissions';

type RowVersion = { id: number; version: number };

/** Changes several rows of a list. */
export async function changeSeveral(list: BulkList, rows: readonly RowVersion[], changes: object) {
  const sent = rows.map(({ id, version }) => ({
    id,
    version: newestOwn(`${list}/${id}`, version),
  }));
  const done = await post(`${list}/bulk`, { rows: sent, ...changes });
  rememberSeveral(list, sent, done.changed);
  return done;
}

/** Undoes the newest change of several rows, on the versions that the change made. */
export async function undoSeveral(list: BulkList, rows: readonly RowVersion[]) {
  const done = await post(`${list}/bulk/undo`, { rows });
  rememberSeveral(list, rows, done.changed);
  return done;
}

function rememberSeveral(
  list: BulkList,
  sent: readonly RowVersion[],
  changed: readonly RowVersion[],
): void {
  for (const { id, version } of changed) {
    const from = sent.find((row) => row.id === id)?.version;
    if (from !== undefined) rememberOwn(`${list}/${id}`, from, version);
  }
}

const lineFeed = 10;
const quote = 34;

/** A file that is made while it is read; `onProgress` hears how far it is, and of how many where that is known. */
export async function download(
  path: ApiPath<'GET'>,
  onProgress: (rows: number, total: number | undefined) => void,
  signal: AbortSignal,
): Promise<Blob> {
  const response = await confirmed(() => request(path, { signal, isEndless: true }));
  const counted = response.headers.get('x-total-count');
  const total = counted === null ? undefined : Number(counted);
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  // The heading is no row, and a line that breaks inside quotes is the same row.
  let rows = -1;
  let isQuoted = false;
  const reader = response.body?.getReader();
  for (;;) {
    const { done, value } = (await reader?.read()) ?? { done: true, value: undefined };
    if (done || value === undefined) break;
    chunks.push(value);
    for (const byte of value) {
      if (byte === quote) isQuoted = !isQuoted;
      else if (byte === lineFeed && !isQuoted) rows += 1;
    }
    onProgress(Math.max(0, rows), total);
  }
  return new Blob(chunks, { type: 'text/csv;charset=utf-8' });
}

/** Explains a failure in the server's words, or by the kind of error. */
export function reasonOf(error: unknown): string {
  const { offline, server } = shell.failures;
  if (!(error instanceof ApiError)) return offline;
  const { message } = error.body;
  return message !== '' && error.status < 500 ? message : server;
}
