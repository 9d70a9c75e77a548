// The API client of the staff area: adds the session's token to writes, reads pages of rows, saves files.
import type { MergeChoices } from '#domain/cases/merge';
import { shell } from '#text/staff/shell';
import type { ApiPath, ApiResponse, ApiRow, UndoablePath } from '../../api/api-types';
import { ApiError, createKey, postJson, request, setSignedOutHandler } from '../../api/request';
import { fetchForQuery } from './background';
import { runConfirmed, SessionEnded } from './confirmed';
import { createSameUserCheck, endSession, readToken } from './session';

export const sessionPath = '/api/admin/session';

/** Ends the session: drafts stay in this tab, everything else is cleared. */
setSignedOutHandler(() => {
  const token = readToken();
  return () => {
    // Several calls may get a 401 at once, and a new session may have begun since.
    if (token !== null && readToken() === token) endSession({ onPurpose: false });
  };
});

/** One page of a list: its rows, the total, and the path of the next page. */
export type Page<Row, Path extends string = string> = {
  rows: Row[];
  total: number;
  isTotalExact: boolean;
  /** No row matches exactly; these rows are near matches. */
  isNear: boolean;
  next: Path | undefined;
};

export async function getPage<const P extends ApiPath<'GET'>>(
  path: P,
  signal: AbortSignal,
): Promise<Page<ApiRow<P>, P>> {
  const response = await fetchForQuery(path, signal);
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

/** Sends writes one after another; stops if another user signs in meanwhile. */
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
export function post<const P extends ApiPath<'POST'>>(
  path: P,
  body: unknown = {},
  key = createKey(),
) {
  return postJson(path, body, { key, headers: withToken() });
}

/** Posts a message that is not stored, so it needs no idempotency key. */
export function postTransient<const P extends ApiPath<'POST'>>(
  path: P,
  body: unknown,
  signal?: AbortSignal,
) {
  // `keepalive`: the browser sends the request even if the tab closes.
  const init = { headers: withToken(), keepalive: true };
  return postJson(path, body, signal === undefined ? init : { ...init, signal });
}

export type SignInResponse = ApiResponse<'POST', '/api/admin/login/code'>;
type SignInPath = `/api/admin/login${'' | '/code' | '/passkey'}`;
type Credentials =
  | { username: string; password: string }
  | { ticket: string; code: string }
  /** The response of a passkey. */
  | { id: string };

/** The longest time that a sign-in waits for a pending sign-out. */
const maxSignOutMs = 10_000;

let pendingSignOut: Promise<unknown> | undefined;

/** Ends the session on the server. The next sign-in waits for it: its response deletes the cookie, maybe the new one. */
export function signOut(): void {
  const signal = AbortSignal.timeout(maxSignOutMs);
  pendingSignOut = postTransient('/api/admin/logout', {}, signal).catch(() => {});
}

/** Signs in without the token of an earlier session. The password is not stored. */
export async function signIn<const P extends SignInPath>(path: P, credentials: Credentials) {
  await pendingSignOut;
  return postJson(path, credentials);
}

/** For each row and version: the version that this tab's write made of it. */
const ownVersions = new Map<string, number>();

/** Returns the newest version reached from this one by writes of this tab alone. */
function newestOwn(path: string, version: number): number {
  const next = ownVersions.get(`${path} ${version}`);
  return next === undefined ? version : newestOwn(path, next);
}

/** A version beyond the next one contains somebody else's change. */
function rememberOwn(path: string, from: number, to: number): void {
  if (to === from + 1) ownVersions.set(`${path} ${from}`, to);
}

/** Clears the versions at the end of a session. */
export function clearOwnVersions(): void {
  ownVersions.clear();
}

/** Changes a row; the server refuses if somebody else changed it after the screen read it. */
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

/** Undoes the newest change of a row, if the row still has the version that the change made. */
export async function undoChange(path: UndoablePath, version: number): Promise<void> {
  const headers = { ...withToken(), 'If-Match': `"${version}"` };
  const row = await postJson(`${path}/undo`, {}, { headers });
  rememberOwn(path, version, row.version);
}

/** Merges a case into another one, on the versions that the screen showed. */
export async function mergeCases(
  path: `/api/members/${number}/merge`,
  version: number,
  body: { otherId: number; otherVersion: number; choices: MergeChoices },
  key: string,
) {
  return postJson(path, body, { key, headers: { ...withToken(), 'If-Match': `"${version}"` } });
}

/** Sends or stops an update, which cannot be undone. Uses the version that the screen showed. */
export async function changeState(
  path:
    | `/api/updates/${number}/${'send' | 'stop'}`
    | `/api/imports/${number}/${'check' | 'commit' | 'undo' | 'decide'}`,
  version: number,
  key: string,
  body: object = {},
) {
  return postJson(path, body, { key, headers: { ...withToken(), 'If-Match': `"${version}"` } });
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

/** Undoes the newest change of several rows, each only if it still has the version that the change made. */
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

/** Downloads a file that the server streams; `onProgress` gets the rows so far, and the total if known. */
export async function download(
  path: ApiPath<'GET'>,
  onProgress: (rows: number, total: number | undefined) => void,
  signal: AbortSignal,
): Promise<Blob> {
  const response = await runConfirmed(() => request(path, { signal, isEndless: true }));
  const counted = response.headers.get('x-total-count');
  const total = counted === null ? undefined : Number(counted);
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  // Count line breaks outside quotes, without the heading.
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
export function describeFailure(error: unknown): string {
  const { offline, server } = shell.failures;
  if (!(error instanceof ApiError)) return offline;
  const { message } = error.body;
  return message !== '' && error.status < 500 ? message : server;
}
