// `npm run bench:memory [-- SECONDS] [-- SECONDS --beside FOLDER]`: measures startup and memory on both
// engines; with a folder, compares the speed with another built checkout.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { startPostgres } from '../api/postgres-server.ts';
import { findFreePort } from '../free-port.ts';
import { computeMedian, runMixedLoad } from './mixed-load.ts';

const { values, positionals } = parseArgs({
  options: { beside: { type: 'string' }, start: { type: 'string', default: 'scripts/start.mjs' } },
  allowPositionals: true,
});
const seconds = Number(positionals[0] ?? 300);
const here = fileURLToPath(new URL('../..', import.meta.url));
const settleMs = 5_000;
/** V8 returns memory to the system some minutes after a peak. */
const restMs = 240_000;
/** Linux reports CPU time in units of 10 ms on every platform that Node supports. */
const tickMs = 10;
const laterStarts = 3;
const goals = {
  embedded: { firstMs: 6_000, laterMs: 1_500, idleMb: 300, peakMb: 450 },
  PostgreSQL: { firstMs: 6_000, laterMs: 1_500, idleMb: 150, peakMb: undefined },
};

type Server = { base: string; startMs: number; cpuMs: number; pid: number; child: ChildProcess };

const folder = mkdtempSync(join(tmpdir(), 'bench-memory-'));
const children = new Set<ChildProcess>();
const postgres = await startPostgres();
try {
  execFileSync(process.execPath, [join(here, 'scripts', 'build.mjs')], { stdio: 'ignore' });
  if (values.beside !== undefined) {
    await compareSpeed(values.beside);
  } else {
    console.log(`${''.padEnd(44)}figure      goal`);
    await measure('embedded', { DATA_DIR: join(folder, 'data') });
    const keys = { DATA_DIR: join(folder, 'keys') };
    await measure('PostgreSQL', { ...keys, DATABASE_URL: postgres.url('postgres') });
  }
} finally {
  for (const child of children) child.kill('SIGTERM');
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}

async function measure(engine: keyof typeof goals, env: Record<string, string>): Promise<void> {
  const { firstMs, laterMs, idleMb, peakMb } = goals[engine];
  const memory = (when: string, { pid }: Server) => {
    report(`${engine}, ${when}: held`, megabytes(pid, 'VmRSS'), 'MB', idleMb);
    report(`${engine}, ${when}: peak`, megabytes(pid, 'VmHWM'), 'MB', peakMb);
  };
  const first = await start(here, env);
  report(`${engine}, first start: to the first page`, first.startMs, 'ms', firstMs);
  console.log(`  of which CPU ${first.cpuMs} ms`);
  await sleep(settleMs);
  memory('first start', first);
  await stop(first);

  const startsMs: number[] = [];
  for (let tries = 1; tries < laterStarts; tries += 1) {
    const again = await start(here, env);
    startsMs.push(again.startMs);
    await stop(again);
  }
  const server = await start(here, env);
  startsMs.push(server.startMs);
  report(`${engine}, later start: to the first page`, computeMedian(startsMs), 'ms', laterMs);
  console.log(`  of which CPU ${server.cpuMs} ms`);
  await sleep(settleMs);
  memory('later start', server);
  const [load] = await runMixedLoad([server.base], seconds);
  await sleep(restMs);
  memory(`after ${load?.requests} requests`, server);
  console.log(`  median ${timesOf(load?.medianMs ?? {})}`);
  await stop(server);
}

async function compareSpeed(other: string): Promise<void> {
  const ours = await start(here, { DATA_DIR: join(folder, 'ours') });
  const theirs = await start(other, { DATA_DIR: join(folder, 'theirs') });
  const [mine, before] = await runMixedLoad([ours.base, theirs.base], seconds);
  if (!mine || !before) return;
  console.log(`Embedded, ${mine.requests} requests each, median as a share of the other's:`);
  for (const [kind, ms] of Object.entries(mine.medianMs)) {
    const otherMs = before.medianMs[kind] ?? 0;
    console.log(
      `  ${kind.padEnd(14)}${ms.toFixed(1)} ms of ${otherMs.toFixed(1)} ms: ${(ms / otherMs).toFixed(2)}`,
    );
  }
  await Promise.all([stop(ours), stop(theirs)]);
}

/** Starts like `npm start`, which passes settings to the server. */
async function start(root: string, env: Record<string, string>): Promise<Server> {
  const port = await findFreePort();
  const base = `http://127.0.0.1:${port}`;
  const from = performance.now();
  const child = spawn(process.execPath, [join(root, values.start)], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      ...{ PORT: String(port), DEMO: 'on', TRUST_PROXY: 'on', NODE_ENV: 'production', ...env },
    },
  });
  children.add(child);
  for (;;) {
    if (child.exitCode !== null) throw new Error(`The server in ${root} did not start`);
    const isUp = await fetch(base).then(
      async (response) => (await response.arrayBuffer()).byteLength > 0 && response.ok,
      () => false,
    );
    if (isUp) break;
    await sleep(10);
  }
  const startMs = performance.now() - from;
  const pid = serverOf(child.pid ?? 0);
  return { base, child, startMs, cpuMs: cpuMsOf(pid), pid };
}

/** CPU time of the start, which a busy machine distorts less than elapsed time. */
function cpuMsOf(pid: number): number {
  const [user, system] = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ')
    .slice(11, 13)
    .map(Number);
  return ((user ?? 0) + (system ?? 0)) * tickMs;
}

/** The start script's child, or the process itself when the server was started directly. */
function serverOf(pid: number): number {
  const started = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ');
  return Number(started[0]) || pid;
}

async function stop({ child }: Server): Promise<void> {
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await gone;
  children.delete(child);
}

function megabytes(pid: number, field: 'VmRSS' | 'VmHWM'): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(new RegExp(`${field}:\\s+(\\d+) kB`).exec(status)?.[1]) / 1024;
}

function report(name: string, figure: number, unit: string, goal: number | undefined): void {
  const isMet = goal === undefined || figure <= goal;
  if (!isMet) process.exitCode = 1;
  const aim = goal === undefined ? '' : `≤ ${goal} ${unit}  ${isMet ? 'met' : 'MISSED'}`;
  console.log(
    `${name.padEnd(44)}${`${figure.toFixed(0)} ${unit}`.padStart(8)}    ${aim}`.trimEnd(),
  );
}

function timesOf(medianMs: Record<string, number>): string {
  return Object.entries(medianMs)
    .map(([kind, ms]) => `${kind} ${ms.toFixed(1)} ms`)
    .join(', ');
}
