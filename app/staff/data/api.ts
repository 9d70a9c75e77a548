// What only staff need of the API client: the session's token with every write, pages of rows, files.
import { shell } from '#text/staff/shell';
import { ApiError, newKey, postJson, request, whenSignedOut } from '../../api';
import { read } from './background';
import { confirmed, SessionEnded } from './confirmed';
import { conflictIn } from './conflict';
import { keepDraft, readDraft } from './drafts';
import { endSession, readToken, whoAsked } from './session';

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
export type Page<Row> = {
  rows: Row[];
  total: number;
  isTotalExact: boolean;
  /** Nothing is spelled as it was typed; these come near. */
  isNear: boolean;
  next: string | undefined;
};

export async function getPage<Row>(path: string, signal: AbortSignal): Promise<Page<Row>> {
  const response = await read(path, signal);
  return {
    rows: await response.json(),
    total: Number(response.headers.get('x-total-count')),
    isTotalExact: response.headers.get('x-total-count-is') === null,
    isNear: response.headers.get('x-search-is') === 'near',
    next: /<([^>]+)>;\s*rel="next"/.exec(response.headers.get('link') ?? '')?.[1],
  };
}

const withToken = () => ({ 'X-CSRF-Token': readToken() ?? '' });

/** What was pressed by one person and waited goes out in the name of nobody else who signed in meanwhile. */
function samePerson(): () => void {
  const isStillHere = whoAsked();
  return () => {
    if (!isStillHere()) throw new SessionEnded();
  };
}

/** Several writes that are one thing, each after the other, all of them by who asked for it and told to nobody else. */
export async function inTurn<Row>(
  rows: Iterable<Row>,
  write: (row: Row) => Promise<void>,
): Promise<void> {
  const requireSame = samePerson();
  for (const row of rows) {
    requireSame();
    await write(row);
  }
  requireSame();
}

/** What a form sent last; it may have arrived or not. */
export type Sent = { key: string; revision: number; path: string; body: unknown; at?: number };
export const readSent = (form: string) => readDraft<Sent>(`sent:${form}`);
/** Without it, what is written in the form from now on is something else. */
export const keepSent = (form: string, sent?: Sent) => keepDraft(`sent:${form}`, sent);

/**
 * How long the same tap again is taken for the same thing. A form says by its draft when it is done with; a
 * tap has nothing but time: who repeats it after a failure does so at once, and the same call an hour later
 * is another call. By then the screen has shown what is stored.
 */
const repeatMs = 2 * 60_000;

const leaveMs = 10_000;

/** Longer than any response takes: what still waits then is lost, and holds its button no longer. */
export const patienceMs = 60_000;

/**
 * Makes something once: until its form is done with, the same key goes with it, also after a reload, and
 * with each changed text a higher revision. So what is corrected after a lost response stays one record.
 */
export async function post<Body>(path: string, body: unknown = {}, form?: string): Promise<Body> {
  const own = form ?? fingerprint(`${path} ${JSON.stringify(body)}`);
  const kept = readSent(own);
  const isOld = form === undefined && Date.now() - (kept?.at ?? 0) > repeatMs;
  const before = isOld ? undefined : kept;
  const isSame = JSON.stringify(before?.body) === JSON.stringify(body);
  // By the clock, so that it also grows where the page was loaded again in between.
  const revision = isSame ? before?.revision : Math.max(Date.now(), (before?.revision ?? 0) + 1);
  const sent = { key: before?.key ?? newKey(), revision: revision ?? Date.now(), path, body };
  const keep = () => keepSent(own, { ...sent, at: Date.now() });
  keep();
  const received = await postJson<Body>(path, body, {
    signal: AbortSignal.timeout(patienceMs),
    headers: {
      ...withToken(),
      'Idempotency-Key': sent.key,
      'Idempotency-Revision': `${sent.revision}`,
    },
  }).catch((error: unknown) => {
    // A connection may be given up minutes after the tap: only then can it be repeated.
    if (readSent(own)?.key === sent.key) keep();
    throw error;
  });
  if (form === undefined) keepSent(own);
  return received;
}

/** Says something that is not kept: nothing is made, so nothing has to be remembered. */
export function tell<Body>(path: string, body: unknown, signal?: AbortSignal): Promise<Body> {
  // Also as the last word of a tab that is closed.
  const init = { headers: withToken(), keepalive: true };
  return postJson<Body>(path, body, signal === undefined ? init : { ...init, signal });
}

/** Short, and does not tell what was typed (FNV-1a, twice). */
function fingerprint(text: string): string {
  let [one, other] = [0x811c9dc5, 0x01000193];
  for (let at = 0; at < text.length; at += 1) {
    one = Math.imul(one ^ text.charCodeAt(at), 0x01000193);
    other = Math.imul(other ^ text.charCodeAt(at), 0x811c9dc5);
  }
  return `${one >>> 0}-${other >>> 0}-${text.length}`;
}

export type Signed = { username: string; token: string };
type Credentials =
  | { username: string; password: string }
  | { ticket: string; code: string }
  /** What a device has signed; it turns into JSON by itself. */
  | Credential;

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

/** Where a page is not secure there are no locks: each tab then waits for itself. */
async function allLeft(): Promise<void> {
  await leaving;
  const signal = AbortSignal.timeout(leaveMs);
  await navigator.locks?.request(leavingLock, { signal }, () => {}).catch(() => {});
}

/** Signing in: a session that may still be open must not be asked for its token. The password is kept nowhere. */
export async function signIn<Body>(credentials: Credentials): Promise<Body> {
  await allLeft();
  const step = 'ticket' in credentials ? '/code' : 'id' in credentials ? '/passkey' : '';
  const response = await request(`/api/admin/login${step}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': newKey() },
    body: JSON.stringify(credentials),
  });
  return response.json();
}

/** Own writes of a row, each on the one before it: the version that they began on, and the one that they made. */
type OwnWrites = { from: number; to: number };
/** By the row. */
const ownWrites = new Map<string, Promise<OwnWrites>>();
/**
 * What a person has seen of a colleague's and goes on from, by the row's path. One write is made on it, whatever
 * newer version the screen shows by then: nobody was asked about that.
 */
const accepted = new Map<string, number>();
/** A row is removed once: who presses twice is told twice that it is removed, not that there is none. */
const removals = new Map<string, Promise<Versioned>>();

type Versioned = { version: number };

/**
 * An own write of a row, behind those that are on their way. Who has seen the version that those began on knows of
 * all of them; who has not may know nothing of what a colleague did before them, and is refused.
 */
function behindOwn(path: string, version: number, row = path) {
  const before = ownWrites.get(row) ?? Promise.resolve({ from: 0, to: 0 });
  const seen = accepted.get(path) ?? version;
  accepted.delete(path);
  const sent = before.then(({ from, to }) => (seen < from ? seen : Math.max(seen, to)));
  return {
    sent,
    /** No version where nothing was written. */
    makes: (made: Promise<number | undefined>) => {
      const after = Promise.all([before, sent, made]).then(([own, on, to]) => {
        if (to === undefined) return own;
        // One write makes one version: of what was as wanted already, others made those in between.
        if (to > on + 1) return { from: to, to };
        return { from: on === own.to ? own.from : on, to };
      });
      ownWrites.set(
        row,
        after.catch(() => before),
      );
    },
  };
}

/** An account, by its number: three addresses write to it. */
export const accountRow = (id: number) => `account ${id}`;

/**
 * Changes a row of the version that the screen showed; the server refuses when somebody else has
 * changed it since. Own writes of a row go one after the other, each on the version before it, so
 * that nobody is in the way of himself.
 */
export function change<Row extends Versioned>(
  method: 'PATCH' | 'PUT' | 'DELETE',
  path: string,
  version: number,
  body?: unknown,
  /** Which row it is, where its path is not the only one that writes to it. */
  row = path,
): Promise<Row> {
  const removal = removals.get(path);
  if (method === 'DELETE' && removal !== undefined) return removal as Promise<Row>;
  const own = behindOwn(path, version, row);
  const requireSame = samePerson();
  const write = own.sent.then((newest) => {
    requireSame();
    return sendChange<Row>(path, {
      method,
      headers: {
        ...withToken(),
        'If-Match': `"${newest}"`,
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  });
  own.makes(write.then((made) => made.version));
  if (method === 'DELETE') {
    removals.set(path, write);
    write.catch(() => removals.delete(path));
  }
  return write;
}

const againMs = 300;

/**
 * Where no response came, the change may be stored or not: it is sent once more, which its version makes safe.
 * A row that is as wanted by then was the first one's work, and so is one that is gone.
 */
async function sendChange<Row>(path: string, init: RequestInit): Promise<Row> {
  const send = async (): Promise<Row> => {
    const response = await request(path, { ...init, signal: AbortSignal.timeout(patienceMs) });
    return response.json();
  };
  try {
    return await send();
  } catch (error) {
    if (error instanceof ApiError) throw error;
  }
  await new Promise((resolve) => setTimeout(resolve, againMs));
  try {
    return await send();
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const isErased = conflictIn<{ version: number; erasedAt?: string }>(error)?.current.erasedAt;
    if (init.method === 'DELETE' && (error.status === 404 || isErased)) return {} as Row;
    throw error;
  }
}

type Bulk = { changed: { id: number; version: number }[] };

/** Changes several rows of a list: an own write of each of them, behind those that are on their way. */
export function changeSeveral<Done extends Bulk>(
  list: string,
  rows: readonly { id: number; version: number }[],
  changes: object,
): Promise<Done> {
  const own = rows.map(({ id, version }) => ({ id, ...behindOwn(`${list}/${id}`, version) }));
  const newest = own.map(async ({ id, sent }) => ({ id, version: await sent }));
  const requireSame = samePerson();
  const write = Promise.all(newest).then((sent) => {
    requireSame();
    return post<Done>(`${list}/bulk`, { rows: sent, ...changes });
  });
  for (const { id, makes } of own) {
    makes(write.then(({ changed }) => changed.find((row) => row.id === id)?.version));
  }
  return write;
}

/** A person has seen this version and goes on: the next write of the row is made on it. */
export function acceptVersion(path: string, version: number): void {
  accepted.set(path, version);
}

const lineFeed = 10;
const quote = 34;

/** A file that is made while it is read; `onProgress` hears how far it is, and of how many where that is known. */
export async function download(
  path: string,
  onProgress: (rows: number, total: number | undefined) => void,
  signal: AbortSignal,
): Promise<Blob> {
  const response = await confirmed(() => request(path, { signal }));
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

/** What to tell a person about a failure: what the server says, else what we can guess. */
export function reasonOf(error: unknown): string {
  const { offline, server } = shell.failures;
  if (!(error instanceof ApiError)) return offline;
  const { message } = error.body;
  return message !== '' && error.status < 500 ? message : server;
}
