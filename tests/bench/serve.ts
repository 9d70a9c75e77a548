// `npm run bench:serve`: compares the home page with a bare node:http server and with nginx sending as many
// bytes. Prints requests per second and ratios.
import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { findFreePort } from '../free-port.ts';
import { computeMedian } from './mixed-load.ts';
import { generator, measure, pinToCore } from './request-load.ts';

const rounds = 7;
const seconds = 2;
const connections = 32;
/** Linux reports CPU time in units of 10 ms on every platform that Node supports. */
const ticksPerSecond = 100;
const publicReadGoal = 0.5;
const goals = { 'bare node:http': 0.75, nginx: 0.24 };

type Contender = { name: string; port: number; pid: number; rounds: Round[] };
type Round = { perSecond: number; perCpuSecond: number };

const bareServer = `
  import { createServer } from 'node:http';
  const [port, bytes] = process.argv.slice(1).map(Number);
  const body = 'x'.repeat(bytes);
  createServer((request, response) => {
    response.writeHead(200, { 'Content-Type': 'text/html', 'Content-Length': bytes });
    response.end(body, 'latin1');
  }).listen(port, '127.0.0.1');
`;

const folder = mkdtempSync(join(tmpdir(), 'bench-serve-'));
// nginx started by root reads the folder as another user.
chmodSync(folder, 0o755);
const children: ChildProcess[] = [];

try {
  const main = fileURLToPath(new URL('../../build/server/main.js', import.meta.url));
  if (!existsSync(main)) throw new Error('There is no build to measure. Run: npm run build');
  const ours = await start('ours', (port) => [
    process.execPath,
    [main],
    { PORT: String(port), DATA_DIR: join(folder, 'data'), LOG_LEVEL: 'info' },
  ]);
  await settle(ours.pid);
  const page = await fetch(`http://127.0.0.1:${ours.port}/`, {
    headers: { 'Accept-Encoding': 'identity' },
  });
  const bytes = await encodedLength(ours.port);
  console.log(
    `The home page: ${(await page.arrayBuffer()).byteLength} bytes, ${bytes} as sent. ` +
      `${connections} connections, ${generator}, ${rounds} rounds of ${seconds} s each.`,
  );
  const bare = await start('bare node:http', (port) => [
    process.execPath,
    ['--input-type=module', '-e', bareServer, String(port), String(bytes)],
    {},
  ]);
  const nginx = existsSync('/usr/sbin/nginx')
    ? await start('nginx', (port) => ['/usr/sbin/nginx', nginxArguments(port, bytes), {}])
    : undefined;
  const contenders = [ours, bare, ...(nginx ? [nginx] : [])];
  // Interleaved, so that other load on the machine affects all; the first round warms up.
  for (let round = 0; round <= rounds; round += 1) {
    for (const each of contenders) {
      const figures = await measureRound(each);
      if (round > 0) each.rounds.push(figures);
    }
  }
  report(ours, contenders.slice(1));
  await comparePublicReads(ours.port);
} finally {
  for (const child of children) child.kill();
  await sleep(200);
  rmSync(folder, { recursive: true, force: true });
}

/** Compares public reads without rate limits to the cheapest API route. */
async function comparePublicReads(port: number): Promise<void> {
  const least = '/api/health';
  const paths = ['/api/stats', '/api/public-events?upcoming=true&x=1', '/find?word=food'];
  const shares = new Map<string, number[]>(paths.map((path) => [path, []]));
  for (let round = 0; round <= rounds; round += 1) {
    const health = await measure({ port, seconds: 1, connections, path: least });
    for (const path of paths) {
      const rate = await measure({ port, seconds: 1, connections, path });
      if (round > 0) shares.get(path)?.push(rate / health);
    }
  }
  for (const [path, each] of shares) {
    const share = computeMedian(each);
    if (!(share >= publicReadGoal)) process.exitCode = 1;
    console.log(
      `${path.padEnd(40)} ${share.toFixed(2)} of the rate of ${least} (goal ${publicReadGoal}: ${share >= publicReadGoal ? 'met' : 'MISSED'})`,
    );
  }
}

async function measureRound({ port, pid }: Contender): Promise<Round> {
  const before = cpuSeconds(pid);
  const perSecond = await measure({ port, seconds, connections });
  return { perSecond, perCpuSecond: (perSecond * seconds) / (cpuSeconds(pid) - before) };
}

function report(ours: Contender, others: Contender[]): void {
  console.log('                requests/s   per second of CPU   ours as a share of it');
  for (const { name, rounds: theirs } of [ours, ...others]) {
    // Divide round by round: two figures taken seconds apart share the state of the machine.
    const ratio = (figure: keyof Round) =>
      computeMedian(theirs.map((round, i) => (ours.rounds[i]?.[figure] ?? 0) / round[figure]));
    const columns = [
      name.padEnd(15),
      computeMedian(theirs.map((round) => round.perSecond))
        .toFixed(0)
        .padStart(10),
      computeMedian(theirs.map((round) => round.perCpuSecond))
        .toFixed(0)
        .padStart(19),
    ];
    const goal = goals[name as keyof typeof goals];
    if (goal !== undefined) {
      // Judge by CPU time: a generator that cannot saturate a fast server would favor the slow one.
      const share = ratio('perCpuSecond');
      if (!(share >= goal)) process.exitCode = 1;
      columns.push(
        `  ${share.toFixed(2)} by CPU time (goal ${goal}: ${share >= goal ? 'met' : 'MISSED'}), ${ratio('perSecond').toFixed(2)} by the clock`,
      );
    }
    console.log(columns.join(' '));
  }
  if (others.length === 1) console.log('nginx is not installed here, so it was not measured.');
}

/** Waits until the process is idle: after the start, the embedded database is still being compiled. */
async function settle(pid: number): Promise<void> {
  for (let tries = 0; tries < 60; tries += 1) {
    const before = cpuSeconds(pid);
    await sleep(1_000);
    if (cpuSeconds(pid) - before < 0.05) return;
  }
}

/**
 * CPU time of a process and its children; without /proc the elapsed time, which is the same at full load.
 */
function cpuSeconds(pid: number): number {
  if (!existsSync('/proc/self/stat')) return performance.now() / 1000;
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim();
  const own = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  const ticks = Number(own[11]) + Number(own[12]);
  return children
    .split(' ')
    .filter(Boolean)
    .reduce((sum, child) => sum + cpuSeconds(Number(child)), ticks / ticksPerSecond);
}

async function start(
  name: string,
  command: (port: number) => [string, string[], Record<string, string>],
): Promise<Contender> {
  const port = await findFreePort();
  const [file, args, env] = command(port);
  const child = spawn(...pinToCore(0, file, args), {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ...env },
  });
  children.push(child);
  for (let tries = 0; tries < 1_200; tries += 1) {
    if (child.exitCode !== null) break;
    const isUp = await fetch(`http://127.0.0.1:${port}/`).then(
      (response) => response.ok,
      () => false,
    );
    if (isUp) return { name, port, pid: child.pid ?? 0, rounds: [] };
    await sleep(100);
  }
  throw new Error(`${name} did not start`);
}

function nginxArguments(port: number, bytes: number): string[] {
  writeFileSync(join(folder, 'index.html'), 'x'.repeat(bytes));
  writeFileSync(
    join(folder, 'nginx.conf'),
    `daemon off; worker_processes 1; pid ${folder}/nginx.pid; error_log stderr crit;
     events { worker_connections 256; }
     http {
       access_log off; sendfile on; tcp_nopush on; keepalive_requests 1000000000;
       types { text/html html; }
       client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy;
       fastcgi_temp_path ${folder}/fastcgi; uwsgi_temp_path ${folder}/uwsgi; scgi_temp_path ${folder}/scgi;
       open_file_cache max=16;
       server { listen 127.0.0.1:${port}; root ${folder}; }
     }`,
  );
  return ['-p', folder, '-c', join(folder, 'nginx.conf')];
}

async function encodedLength(port: number): Promise<number> {
  const response = await fetch(`http://127.0.0.1:${port}/`, {
    method: 'HEAD',
    headers: { 'Accept-Encoding': 'br, gzip' },
  });
  return Number(response.headers.get('Content-Length'));
}
