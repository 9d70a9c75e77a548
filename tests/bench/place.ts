// A database with invented members and its API, called in process.
import { pino } from 'pino';
import { createApi } from '../../server/api.ts';
import { type Database, openDatabase } from '../../server/db/client.ts';
import { staffSessions } from '../../server/db/schema/accounts.ts';
import { savedViews } from '../../server/db/schema/case-parts.ts';
import { members } from '../../server/db/schema/members.ts';
import { openKeys } from '../../server/db/sealing/known-keys.ts';
import { loadEnv } from '../../server/env.ts';
import { prepareDatabase } from '../../server/http/process/prepare.ts';
import { fillDatabase } from './fill.ts';

export type BenchDatabase = {
  /** Milliseconds until the response: for a list after skipping `pagesIn` pages, for an export per row. */
  ask(address: string, how: { pagesIn: number; perRow: boolean }): Promise<number>;
  close(): Promise<void>;
};

const origin = 'http://site.test';
const dayMs = 86_400_000;

export async function openBenchDatabase(
  number: number,
  where: Record<string, string>,
): Promise<BenchDatabase> {
  const env = loadEnv({ DEMO: 'on', DATA_KEYS: `bench ${'k'.repeat(43)}`, ...where });
  const database = await openDatabase(env);
  await openKeys(database, env, console.log);
  const [anybody] = await database.db.select({ id: members.id }).from(members).limit(1);
  if (anybody === undefined) {
    const startedAt = performance.now();
    await fillDatabase(database, number);
    const seconds = (performance.now() - startedAt) / 1000;
    console.log(`Invented ${number} members in ${seconds.toFixed(0)} s.`);
  }
  const { demoAccount } = await prepareDatabase(database, env);
  await saveViews(database, demoAccount?.username ?? '');
  const api = createApi({ db: database.db, env, log: pino({ level: 'error' }) });
  const call = (path: string, init: RequestInit = {}) =>
    api.fetch(new Request(`${origin}${path}`, init), { address: '127.0.0.1' });
  const login = await call('/api/admin/login', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Host: 'site.test', Origin: origin },
    body: JSON.stringify(demoAccount),
  });
  if (!login.ok) throw new Error(`Signing in responded with ${login.status}`);
  // Confirm the session in advance, so that no route asks for the password during a long run.
  await database.db.update(staffSessions).set({ confirmedAt: new Date(Date.now() + dayMs) });
  const Cookie = login.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  const pagesBefore = new Map<string, string>();

  async function read(address: string, perRow: boolean): Promise<{ ms: number; next?: string }> {
    const from = performance.now();
    const response = await call(address, { headers: { Cookie } });
    const rows = await readBody(response, perRow);
    const ms = (performance.now() - from) / rows;
    if (!response.ok) throw new Error(`${address} responded with ${response.status}`);
    const next = /<([^>]*)>; rel="next"/.exec(response.headers.get('Link') ?? '')?.[1];
    return { ms, ...(next !== undefined && { next }) };
  }

  return {
    async ask(address, { pagesIn, perRow }) {
      let from = pagesBefore.get(address);
      if (from === undefined) {
        from = address;
        for (let page = 0; page < pagesIn; page += 1) {
          from = (await read(from, false)).next ?? from;
        }
        pagesBefore.set(address, from);
      }
      return (await read(from, perRow)).ms;
    },
    close: () => database.close(),
  };
}

/** Saved views of every list, so that /api/saved-views/counts has work to do. */
async function saveViews({ db }: Database, owner: string): Promise<void> {
  const views = [
    ['members', { status: 'active', sort: 'queue' }],
    ['members', { status: 'on-hold', priority: 'urgent' }],
    ['members', { topic: 'food', assignedTo: 'ana' }],
    ['members', { tag: 'new-member' }],
    ['submissions', { status: 'new', formType: 'donate' }],
    ['messages', { status: 'open', needsReview: 'all' }],
    ['reminders', { status: 'overdue', priority: 'urgent' }],
    ['reminders', { status: 'pending', assignedTo: 'ana' }],
  ] as const;
  const [anyView] = await db.select({ id: savedViews.id }).from(savedViews).limit(1);
  if (anyView !== undefined) return;
  await db
    .insert(savedViews)
    .values(views.map(([list, filter]) => ({ list, filter, owner, name: list })));
}

/** Rows to read of an export; more would not change the time per row. */
const rowsRead = 3_000;

/**
 * Reads a streamed response up to its first rows, or many rows; returns the number of rows to divide by.
 */
async function readBody(response: Response, perRow: boolean): Promise<number> {
  const isStream = /csv|event-stream/.test(response.headers.get('Content-Type') ?? '');
  if (!isStream) await response.arrayBuffer();
  const reader = isStream ? response.body?.getReader() : undefined;
  let rows = 0;
  for (let chunks = 0; reader !== undefined && rows < rowsRead; chunks += 1) {
    if (!perRow && chunks === (response.headers.has('Content-Disposition') ? 2 : 1)) break;
    const { value, done } = await reader.read();
    if (done) break;
    if (chunks > 0) rows += value.filter((byte) => byte === newline).length;
  }
  await reader?.cancel();
  return perRow ? rows : 1;
}
const newline = 10;
