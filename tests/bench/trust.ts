// `npm run bench:trust [-- postgres] [only=STEP] [FOLDER]`: compares the build with one without sealing and
// access log, and with the build in FOLDER. The ratio of CPU time may be 1.15 at most.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { demoAccount } from '../../server/auth/demo-account.ts';
import { startPostgres } from '../api/postgres-server.ts';

const rounds = 11;
const people = 1_000;
/** Password hashing makes sign-in slow on purpose. */
const perRound = { 'sign-in': 4, default: 40 };
const most = 1.15;
const given = process.argv.slice(2);
const only = given.find((one) => one.startsWith('only='))?.slice(5) ?? '';
const earlier = given.find((one) => one !== 'postgres' && !one.startsWith('only='));
const folder = mkdtempSync(join(tmpdir(), 'bench-trust-'));
const server = given.includes('postgres') ? await startPostgres() : undefined;
const children: ChildProcess[] = [];
const ticksPerSecond = 100;
let count = 0;

type Figures = { ms: number; cpuMs: number };
type Site = { base: string; pid: number; headers: Record<string, string>; cases: number[] };

const steps: Record<string, (site: Site) => Promise<Response>> = {
  'sign-in': ({ base }) => send(base, '/api/admin/login', {}, demoAccount),
  'application (write)': ({ base }) => send(base, '/api/members', {}, application()),
  'profile (read)': ({ base, headers, cases }) =>
    fetch(`${base}/api/members/${cases[++count % cases.length]}`, { headers }),
  'list of 50 (read)': ({ base, headers }) =>
    fetch(`${base}/api/members?limit=50&offset=${++count % 100}`, { headers }),
  'note (write)': ({ base, headers, cases }) =>
    send(base, '/api/member-progress', headers, {
      memberId: cases[++count % cases.length],
      title: 'Called',
      description:
        'Called, and asked how the week was. The rent is paid until the end of the month.',
    }),
};

function application(): object {
  count++;
  return {
    ...{ firstName: 'Ana', lastName: `Silva${count}`, email: `ana.${count}@example.org` },
    ...{ phone: `804-555-${String(count % 10_000).padStart(4, '0')}`, location: 'Richmond, VA' },
    ...{ homeSafety: 'SAFE', emergency: 'NO', hearAbout: 'A friend', language: 'English' },
    ...{ coreProgram: 'Food, Nutrition & Agriculture', contactMethod: 'Email' },
    questions: 'Can somebody call me on Thursday? The children are at school until three.',
  };
}

function send(base: string, path: string, headers: Record<string, string>, body: object) {
  return fetch(`${base}${path}`, {
    method: 'POST',
    headers: {
      ...{ 'content-type': 'application/json', origin: base },
      'idempotency-key': `bench-${process.pid}-${++count}`,
      // A new network for each request avoids the rate limits.
      'x-forwarded-for': `10.${(count >> 8) & 255}.${count & 255}.1`,
      ...headers,
    },
    body: JSON.stringify(body),
  });
}

async function open(name: string, programs: string, port: number): Promise<Site> {
  const where = server
    ? { DATABASE_URL: await madeDatabase(server.url('postgres'), name) }
    : { DATA_DIR: join(folder, name) };
  const env = {
    ...process.env,
    ...where,
    ...{ PORT: String(port), DEMO: 'on', TRUST_PROXY: 'on', LOG_LEVEL: 'silent' },
    DATA_KEYS: `bench ${'k'.repeat(43)}`,
  };
  const generate = spawn(process.execPath, [join(programs, 'db.js'), 'generate', String(people)], {
    env: { ...env, TRUST_PROXY: '', PORT: '' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await new Promise((done) => generate.once('exit', done));
  const child = spawn(process.execPath, [join(programs, 'main.js')], {
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  children.push(child);
  const base = `http://127.0.0.1:${port}`;
  for (let tries = 0; ; tries++) {
    const isUp = await fetch(`${base}/api/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isUp) break;
    if (child.exitCode !== null || tries > 600) throw new Error(`${name} did not start`);
    await sleep(100);
  }
  const login = await send(base, '/api/admin/login', {}, demoAccount);
  const cookies = login.headers.getSetCookie().map((line) => line.split(';')[0]);
  const { token } = (await login.json()) as { token: string };
  const headers = { cookie: cookies.join('; '), 'x-csrf-token': token };
  const list = await fetch(`${base}/api/members?limit=200`, { headers });
  const cases = ((await list.json()) as { id: number }[]).map(({ id }) => id);
  return { base, pid: child.pid ?? 0, headers, cases };
}

/** Located in build/, because programs find pages and the empty database by their own path. */
function bundledWithout(): string {
  const to = resolve('build/bench-without');
  execFileSync(process.execPath, ['tests/bench/without-trust.mjs', to], { stdio: 'ignore' });
  return to;
}

async function madeDatabase(address: string, name: string): Promise<string> {
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  await client.query(`create database bench_${name}`);
  await client.end();
  return address.replace(/[^/]*$/, `bench_${name}`);
}

/** CPU time of all threads, including the embedded database's. */
function cpuMs(pid: number): number {
  const own = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  return ((Number(own[11]) + Number(own[12])) * 1000) / ticksPerSecond;
}

async function measure(site: Site, name: string): Promise<Figures> {
  const times = perRound[name as keyof typeof perRound] ?? perRound.default;
  const [cpuBefore, before] = [cpuMs(site.pid), performance.now()];
  for (let turn = 0; turn < times; turn++) {
    const response = await steps[name]?.(site);
    if (!response?.ok) throw new Error(`${name}: ${response?.status} ${await response?.text()}`);
    await response.arrayBuffer();
  }
  return {
    ms: (performance.now() - before) / times,
    cpuMs: (cpuMs(site.pid) - cpuBefore) / times,
  };
}

const median = (figures: number[]) =>
  figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)] ?? 0;

try {
  const ours = resolve('build/server');
  if (!existsSync(ours)) throw new Error('There is no build to measure. Run: npm run build');
  const places: [string, string][] = [
    ['with', ours],
    ['without', bundledWithout()],
    ...(earlier ? [['before', join(resolve(earlier), 'build/server')] as [string, string]] : []),
  ];
  const sites: [string, Site][] = [];
  for (const [at, [name, programs]] of places.entries()) {
    sites.push([name, await open(name, programs, 4305 + at)]);
  }
  console.log(`${server ? 'PostgreSQL' : 'Embedded'}, medians of ${rounds} rounds in turns.`);
  for (const step of Object.keys(steps).filter((name) => name.includes(only))) {
    const figures = new Map<string, Figures[]>(sites.map(([name]) => [name, []]));
    for (let round = 0; round <= rounds; round++) {
      // Alternate the order, because the first site of a round pays for leftovers of the previous one.
      for (const [name, site] of round % 2 === 0 ? sites : sites.toReversed()) {
        const one = await measure(site, step);
        if (round > 0) figures.get(name)?.push(one);
      }
    }
    report(step, figures);
  }
} finally {
  const ended = children.map((child) => once(child, 'exit'));
  for (const child of children) child.kill();
  await Promise.all(ended);
  await server?.stop();
  rmSync(folder, { recursive: true, force: true });
}

function report(step: string, figures: Map<string, Figures[]>): void {
  const ours = figures.get('with') ?? [];
  console.log(step);
  for (const [name, all] of figures) {
    const ratio = (figure: keyof Figures) =>
      median(all.map((one, at) => (ours[at]?.[figure] ?? 0) / Math.max(one[figure], 0.001)));
    const shown = `${median(all.map(({ ms }) => ms)).toFixed(2)} ms, ${median(all.map((one) => one.cpuMs)).toFixed(2)} ms of CPU`;
    const compared =
      name === 'with'
        ? ''
        : `   ratio ${ratio('ms').toFixed(2)}, of CPU ${ratio('cpuMs').toFixed(2)}`;
    console.log(`  ${name.padEnd(8)} ${shown}${compared}`);
    // Judge by CPU time: elapsed time on a busy machine depends on other processes.
    if (name === 'without' && ratio('cpuMs') > most) process.exitCode = 1;
  }
}
