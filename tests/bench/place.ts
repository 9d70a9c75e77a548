// A database with invented members and the API in front of it, asked in process.
import { pino } from 'pino';
import { createApi } from '../../server/api.ts';
import { generateMembers } from '../../server/cli/generate.ts';
import { type Database, openDatabase } from '../../server/db/client.ts';
import { savedViews } from '../../server/db/schema/case-work.ts';
import { members } from '../../server/db/schema/members.ts';
import { openKeys } from '../../server/db/sealing/known-keys.ts';
import { loadEnv } from '../../server/env.ts';
import { prepareDatabase } from '../../server/http/process/prepare.ts';

export type Place = {
  /** How long the response to an address took; of a list, that of the page so many pages in. */
  ask(address: string, pagesIn: number): Promise<number>;
  close(): Promise<void>;
};

const origin = 'http://site.test';

export async function openPlace(number: number, where: Record<string, string>): Promise<Place> {
  const env = loadEnv({ DEMO: 'on', ...where });
  const database = await openDatabase(env);
  await openKeys(database, env, console.log);
  const [anybody] = await database.db.select({ id: members.id }).from(members).limit(1);
  if (anybody === undefined) {
    const startedAt = performance.now();
    await generateMembers(database, number);
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
  if (!login.ok) throw new Error(`Signing in was answered with ${login.status}`);
  const Cookie = login.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  const pagesBefore = new Map<string, string>();

  async function read(address: string): Promise<{ ms: number; next: string | undefined }> {
    const from = performance.now();
    const response = await call(address, { headers: { Cookie } });
    if (response.headers.has('Content-Disposition')) await readSome(response);
    else await response.arrayBuffer();
    const ms = performance.now() - from;
    if (!response.ok && response.status !== 404) {
      throw new Error(`${address} was answered with ${response.status}`);
    }
    return { ms, next: /<([^>]*)>; rel="next"/.exec(response.headers.get('Link') ?? '')?.[1] };
  }

  return {
    async ask(address, pagesIn) {
      let from = pagesBefore.get(address);
      if (from === undefined) {
        from = address;
        for (let page = 0; page < pagesIn; page += 1) from = (await read(from)).next ?? from;
        pagesBefore.set(address, from);
      }
      return (await read(from)).ms;
    },
    close: () => database.close(),
  };
}

/** Filters of every list, so that what they show is counted. */
async function saveViews({ db }: Database, owner: string): Promise<void> {
  const views = [
    ['members', { status: 'active', sort: 'queue' }],
    ['members', { status: 'on-hold', priority: 'urgent' }],
    ['members', { topic: 'food', assignedTo: 'ana' }],
    ['members', { tag: 'new-member' }],
    ['submissions', { status: 'new', formType: 'donate' }],
    ['messages', { status: 'open', quarantined: 'all' }],
    ['reminders', { status: 'overdue', priority: 'urgent' }],
    ['reminders', { status: 'pending', assignedTo: 'ana' }],
  ] as const;
  const [anyView] = await db.select({ id: savedViews.id }).from(savedViews).limit(1);
  if (anyView !== undefined) return;
  await db
    .insert(savedViews)
    .values(views.map(([list, filter]) => ({ list, filter, owner, name: list })));
}

/** Of a file that is sent while it is read: the heading and the first rows. */
async function readSome(response: Response): Promise<void> {
  const reader = response.body?.getReader();
  await reader?.read();
  await reader?.read();
  await reader?.cancel();
}
