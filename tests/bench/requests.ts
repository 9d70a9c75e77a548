// `npm run bench:requests [-- postgres] [-- --beside FOLDER]`: CPU time per request of the commonest calls, with
// 1,000 invented members. With the folder of another built checkout it measures both in one interleaved run;
// --build measures a build elsewhere instead of this one.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
// @ts-expect-error project.mjs is plain JavaScript
import { lowMemoryEnv, lowMemoryFlags } from '../../scripts/project.mjs';
import { demoAccount } from '../../server/auth/demo-account.ts';
import { startPostgres } from '../api/postgres-server.ts';
import { findFreePort } from '../free-port.ts';
import { measureTreeMs } from './cpu-time.ts';
import { computeMedian } from './mixed-load.ts';

const { values, positionals } = parseArgs({
  options: {
    build: { type: 'string' },
    beside: { type: 'string' },
    rounds: { type: 'string', default: '7' },
    only: { type: 'string' },
  },
  allowPositionals: true,
});
const isPostgres = positionals.includes('postgres');
const rounds = Number(values.rounds);
const members = 1_000;
const opened = 7;
const here = values.build ?? fileURLToPath(new URL('../..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'bench-requests-'));
const children: ChildProcess[] = [];

type Answer = { status: number; headers: Record<string, unknown>; text: string };
type Contender = {
  name: string;
  pid: number;
  postgresPid: number | undefined;
  ask(path: string, init?: { body?: object; isStaff?: boolean }): Promise<Answer>;
  profile: string[];
};

/** The calls of the profile screen before its reads were bundled; those about presence are left out. */
const profileReads = [
  `/api/members/${opened}`,
  `/api/case-alerts?memberId=${opened}&status=active`,
  `/api/members/${opened}/duplicates`,
  `/api/service-records/${opened}`,
  `/api/member-progress/${opened}`,
  `/api/reminders/${opened}`,
  `/api/members/${opened}/timeline`,
  `/api/contact-attempts?memberId=${opened}`,
  `/api/members/${opened}/related`,
];
const profileBundle = `/api/members/${opened}/profile`;

type Measured = { name: string; goal: [embedded: number, postgres: number]; times: number };
const calls: (Measured & { run: (server: Contender, n: number) => Promise<void> })[] = [
  {
    ...{ name: 'home page', goal: [0.15, 0.15], times: 2_000 },
    run: (server) => read(server, '/'),
  },
  { name: 'contact message', goal: [18, 15], times: 40, run: sendMessage },
  {
    ...{ name: 'contact message, 16 at once', goal: [18, 15], times: 4 },
    run: async (server, n) => {
      const all = Array.from({ length: 16 }, (_, at) => sendMessage(server, n * 16 + at));
      await Promise.all(all);
    },
  },
  {
    ...{ name: 'list of 50, queue', goal: [8, 5], times: 40 },
    run: (server) => read(server, '/api/members?sort=queue&limit=50'),
  },
  {
    ...{ name: 'list of 50, newest', goal: [8, 5], times: 40 },
    run: (server) => read(server, '/api/members?limit=50'),
  },
  {
    ...{ name: 'profile', goal: [25, 15], times: 20 },
    run: async (server) => {
      for (const path of server.profile) await read(server, path);
    },
  },
  {
    ...{ name: 'trivial staff call', goal: [4, 2], times: 100 },
    run: (server) => read(server, '/api/admin/session'),
  },
  {
    ...{ name: 'one member', goal: [8, 5], times: 60 },
    run: (server) => read(server, `/api/members/${opened}`),
  },
];

const postgres = isPostgres ? await startPostgres() : undefined;
try {
  const contenders = [await start('now', here)];
  if (values.beside !== undefined) contenders.unshift(await start('before', values.beside));
  const chosen = calls.filter(({ name }) => name.includes(values.only ?? ''));
  console.log(
    `${isPostgres ? 'PostgreSQL, with its server processes' : 'Embedded'}, ${members} members, ` +
      `median CPU ms of ${rounds} rounds`,
  );
  const title = (name: string) => name.padEnd(30);
  const cells = (texts: string[]) => texts.map((text) => text.padStart(12)).join('');
  console.log(
    `${title('')}${cells([...contenders.map(({ name }) => name), 'goal', 'per second'])}`,
  );
  let sent = 0;
  for (const { name, goal, times, run } of chosen) {
    const taken = contenders.map(() => [] as number[]);
    const rates: number[] = [];
    const perTime = name.includes('16 at once') ? 16 : 1;
    // Interleaved, so that other load affects all contenders; the first round warms up.
    for (let round = 0; round <= rounds; round += 1) {
      for (const [at, server] of contenders.entries()) {
        const before = cpuMs(server);
        const startedAt = performance.now();
        for (let time = 0; time < times; time += 1) {
          sent += 1;
          await run(server, sent);
        }
        const requests = times * perTime;
        if (round === 0) continue;
        taken[at]?.push((cpuMs(server) - before) / requests);
        if (server.name === 'now') {
          rates.push((requests * 1000) / (performance.now() - startedAt));
        }
      }
    }
    const figures = taken.map((each) => computeMedian(each));
    const aim = goal[isPostgres ? 1 : 0];
    const isMet = (figures.at(-1) ?? 0) <= aim;
    if (!isMet) process.exitCode = 1;
    const shown = figures.map((ms) => ms.toFixed(ms < 1 ? 3 : 1));
    console.log(
      `${title(name)}${cells([...shown, `≤ ${aim}`, computeMedian(rates).toFixed(0)])}${isMet ? '' : '  MISSED'}`,
    );
  }
} finally {
  for (const child of children) {
    const gone = new Promise((resolve) => child.once('exit', resolve));
    if (child.exitCode === null && child.kill('SIGTERM')) await gone;
  }
  await postgres?.stop();
  rmSync(folder, { recursive: true, force: true });
}

async function read(server: Contender, path: string): Promise<void> {
  const { status } = await server.ask(path, { isStaff: path.startsWith('/api/') });
  if (status !== 200) throw new Error(`${path} responded with ${status}`);
}

/** Each message comes from a new network and a new person, because rate limits count by both. */
async function sendMessage(server: Contender, n: number): Promise<void> {
  const body = {
    ...{ name: 'Ana Silva', email: `ana.${n}@example.org`, subject: 'Food boxes' },
    message: 'Hello, I have a question about the food boxes on Friday. When may I come?',
  };
  const { status } = await server.ask('/api/contacts', { body });
  if (status !== 201) throw new Error(`A message got ${status}`);
}

async function start(name: string, root: string): Promise<Contender> {
  const program = (file: string) => join(root, 'build', 'server', file);
  if (!existsSync(program('main.js'))) throw new Error(`There is no build in ${root}.`);
  const port = await findFreePort();
  const data = join(folder, name);
  const env = {
    ...{ PATH: process.env.PATH, ...lowMemoryEnv, NODE_ENV: 'production', PORT: `${port}` },
    ...{ DEMO: 'on', TRUST_PROXY: 'on', DATA_DIR: data, DATA_KEYS: `bench ${'k'.repeat(43)}` },
    // Mail is stored, as on a real site, but no server takes it.
    ...(postgres && { DATABASE_URL: postgres.url(await createDatabase(name)) }),
  };
  execFileSync(process.execPath, [program('db.js'), 'generate', String(members)], {
    env: { ...env, NODE_ENV: 'production' },
    stdio: 'ignore',
  });
  const child = spawn(process.execPath, [...lowMemoryFlags, program('main.js')], {
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  children.push(child);
  const agent = new Agent({ keepAlive: true });
  const session: Record<string, string> = {};
  let networks = 0;
  const ask: Contender['ask'] = (path, { body, isStaff = false } = {}) =>
    new Promise((resolve, reject) => {
      networks += 1;
      const headers = {
        'Accept-Encoding': 'br, gzip',
        ...(isStaff && session),
        ...(body && {
          ...{ 'Content-Type': 'application/json', Origin: `http://127.0.0.1:${port}` },
          'Idempotency-Key': randomUUID(),
        }),
        'X-Forwarded-For': `10.${(networks >> 8) & 255}.${networks & 255}.1`,
      };
      const sent = request(
        { agent, port, host: '127.0.0.1', path, headers, method: body ? 'POST' : 'GET' },
        (response) => {
          const chunks: Buffer[] = [];
          response.on('data', (chunk) => chunks.push(chunk));
          response.once('end', () =>
            resolve({
              status: response.statusCode ?? 0,
              headers: response.headers,
              text: Buffer.concat(chunks).toString(),
            }),
          );
        },
      );
      sent.once('error', reject);
      sent.end(body && JSON.stringify(body));
    });
  const isUp = () =>
    ask('/api/ready').then(
      ({ status }) => status === 200,
      () => false,
    );
  while (!(await isUp())) {
    if (child.exitCode !== null) throw new Error(`The server in ${root} did not start`);
    await sleep(200);
  }
  const login = await ask('/api/admin/login', { body: demoAccount });
  const cookies = login.headers['set-cookie'] as string[];
  session.Cookie = cookies.map((line) => line.split(';')[0]).join('; ');
  const server: Contender = {
    ...{ name, ask, pid: child.pid ?? 0, profile: [profileBundle] },
    postgresPid: postgres?.pid,
  };
  const bundle = await ask(profileBundle, { isStaff: true });
  if (bundle.status !== 200) server.profile = profileReads;
  await settle(server);
  return server;
}

async function createDatabase(name: string): Promise<string> {
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: postgres?.url('postgres') });
  await client.connect();
  await client.query(`create database bench_${name}`);
  await client.end();
  return `bench_${name}`;
}

/** Waits until the process is idle: after the start, the embedded database is still being compiled. */
async function settle(server: Contender): Promise<void> {
  for (let tries = 0; tries < 30; tries += 1) {
    const before = cpuMs(server);
    await sleep(1_000);
    if (cpuMs(server) - before < 50) return;
  }
}

/** CPU time of the server, and of the PostgreSQL server with all its processes, living or ended. */
function cpuMs({ pid, postgresPid }: Contender): number {
  return measureTreeMs(pid) + (postgresPid === undefined ? 0 : measureTreeMs(postgresPid));
}
