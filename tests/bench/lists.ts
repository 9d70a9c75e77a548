// npm run bench:lists [-- postgres]: the lists of the staff area with 100,000 members beside the same
// questions with 1,000. Prints the time of each answer and the ratio, which may be 3 at most.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { pino } from 'pino';
import { createApi } from '../../server/api.ts';
import { generateMembers } from '../../server/cli/generate.ts';
import { openDatabase } from '../../server/db/client.ts';
import { loadEnv } from '../../server/env.ts';
import { prepareDatabase } from '../../server/http/process/prepare.ts';
import { startPostgres } from '../api/postgres-server.ts';

const few = 1_000;
const many = 100_000;
const rounds = 15;
const goal = 3;

/** Each a screen's own question; several for one line are what a person asks while typing. */
const questions: Record<string, readonly string[]> = {
  'first page, the queue': ['?sort=queue'],
  'first page, newest first': ['?sort=-createdAt'],
  'first page, by name': ['?sort=name'],
  'by name, one status': ['?sort=name&status=on-hold'],
  'the queue, urgent': ['?sort=queue&priority=urgent'],
  'the queue, by topic': ['?sort=queue&topic=food'],
  'typing a name': ['j', 'jo', 'jor', 'jord', 'jordan', 'jordan x', 'jordan xavier'].map(
    (text) => `?sort=queue&search=${encodeURIComponent(text)}`,
  ),
  'typing a phone number': ['804', '804-555', '804-555-01', '804-555-0142'].map(
    (text) => `?sort=queue&search=${text}`,
  ),
  'typing an e-mail address': ['omar.', 'omar.khan', 'omar.khan.9'].map(
    (text) => `?sort=name&search=${text}`,
  ),
  'a name that nobody has': ['?sort=queue&search=quetzalcoatl'],
};

type Ask = (path: string) => Promise<{ ms: number; next: string | undefined }>;
type Place = { ask: Ask; middle: string; close: () => Promise<void> };

const isPostgres = process.argv.includes('postgres');
const folder = mkdtempSync(join(tmpdir(), 'bench-lists-'));
const postgres = isPostgres ? await startPostgres() : undefined;

try {
  const small = await open(few);
  const large = await open(many);
  console.log(
    `\n${isPostgres ? 'PostgreSQL' : 'Embedded'}, 50 rows a page, median of ${rounds} rounds.\n` +
      `${''.padEnd(28)}${few} members  ${many} members   ratio`,
  );
  for (const [name, paths] of Object.entries(questions)) {
    await compare(name, small, large, async ({ ask }) => {
      let ms = 0;
      for (const path of paths) ms += (await ask(path)).ms;
      return ms / paths.length;
    });
  }
  await compare('page by page, from the start', small, large, ({ ask }) => walk(ask, '?sort=name'));
  await compare('page by page, in the middle', small, large, ({ ask, middle }) =>
    walk(ask, middle),
  );
  await small.close();
  await large.close();
} finally {
  await postgres?.stop();
  rmSync(folder, { recursive: true, force: true });
}

async function open(number: number): Promise<Place> {
  if (postgres) await createDatabase(postgres.url('postgres'), `members_${number}`);
  const env = loadEnv({
    DEMO: 'on',
    ...(postgres
      ? { DATABASE_URL: postgres.url(`members_${number}`) }
      : { DATA_DIR: join(folder, String(number)) }),
  });
  const database = await openDatabase(env);
  const startedAt = performance.now();
  await generateMembers(database, number);
  const seconds = (performance.now() - startedAt) / 1000;
  console.log(`Invented ${number} members in ${seconds.toFixed(0)} s.`);
  const { demoAccount } = await prepareDatabase(database, env);
  const api = createApi({ db: database.db, env, log: pino({ level: 'error' }) });
  const call = (path: string, init: RequestInit = {}) =>
    api.fetch(new Request(`http://site.test${path}`, init), { address: '127.0.0.1' });
  const login = await call('/api/admin/login', {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Host: 'site.test',
      Origin: 'http://site.test',
    },
    body: JSON.stringify(demoAccount),
  });
  if (!login.ok) throw new Error(`Signing in was answered with ${login.status}`);
  const cookie = login.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  const ask: Ask = async (path) => {
    const from = performance.now();
    const response = await call(`/api/members${path}`, { headers: { Cookie: cookie } });
    await response.arrayBuffer();
    const ms = performance.now() - from;
    if (!response.ok) throw new Error(`${path} was answered with ${response.status}`);
    return {
      ms,
      next: /<[^?]*(\?[^>]*)>; rel="next"/.exec(response.headers.get('Link') ?? '')?.[1],
    };
  };
  let middle = '?sort=name&limit=200';
  for (let seen = 0; seen < number / 2; seen += 200) middle = (await ask(middle)).next ?? middle;
  return { ask, middle: middle.replace('limit=200', 'limit=50'), close: () => database.close() };
}

async function createDatabase(server: string, name: string): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
}

/** Five pages, one after the other. */
async function walk(ask: Ask, from: string): Promise<number> {
  const times: number[] = [];
  for (let path: string | undefined = from; path && times.length < 5; ) {
    const answer = await ask(path);
    times.push(answer.ms);
    path = answer.next;
  }
  return times.reduce((sum, ms) => sum + ms, 0) / times.length;
}

/** By turns, so that whatever else the machine does falls on both alike. The first round warms up. */
async function compare(
  name: string,
  small: Place,
  large: Place,
  take: (place: Place) => Promise<number>,
): Promise<void> {
  const times: [number, number][] = [];
  for (let round = 0; round <= rounds; round += 1) {
    const pair: [number, number] = [await take(small), await take(large)];
    if (round > 0) times.push(pair);
  }
  const fewMs = median(times.map(([ms]) => ms));
  const manyMs = median(times.map(([, ms]) => ms));
  const ratio = manyMs / fewMs;
  if (!(ratio <= goal)) process.exitCode = 1;
  console.log(
    `${name.padEnd(28)}${`${fewMs.toFixed(1)} ms`.padStart(12)}${`${manyMs.toFixed(1)} ms`.padStart(16)}${ratio.toFixed(2).padStart(8)}${ratio <= goal ? '' : `  MISSED (goal ${goal})`}`,
  );
}

function median(figures: number[]): number {
  return figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)] ?? 0;
}
