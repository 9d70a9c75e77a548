// `npm run bench:live [screens]`: measures the memory and CPU of 200 open staff screens, and how soon the
// last one receives an event.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
// @ts-expect-error project.mjs is plain JavaScript
import { lowMemoryEnv, lowMemoryFlags } from '../../scripts/project.mjs';

const screens = Number(process.argv[2] ?? 200);
const port = Number(process.env.BENCH_PORT ?? 4349);
const base = `http://127.0.0.1:${port}`;
const folder = mkdtempSync(join(tmpdir(), 'wondrous-live-'));
const server = spawn(process.execPath, [...lowMemoryFlags, 'build/server/main.js'], {
  env: {
    ...process.env,
    ...{ PORT: String(port), DATA_DIR: folder, LOG_LEVEL: 'silent' },
    ...lowMemoryEnv,
  },
  stdio: 'ignore',
});
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const responds = () =>
  fetch(`${base}/api/ready`).then(
    ({ ok }) => ok,
    () => false,
  );
while (!(await responds())) await wait(200);

function usage() {
  const status = readFileSync(`/proc/${server.pid}/status`, 'utf8');
  const stat = readFileSync(`/proc/${server.pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  const rssMb = Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
  // /proc counts user and system time in hundredths of a second.
  return { rssMb, cpuMs: (Number(stat[11]) + Number(stat[12])) * 10 };
}

async function measured(ms: number) {
  const before = usage();
  await wait(ms);
  const after = usage();
  return {
    rssMb: Math.round(after.rssMb),
    cpuPercent: Math.round(((after.cpuMs - before.cpuMs) / ms) * 1000) / 10,
  };
}

async function signIn(): Promise<string> {
  const login = await fetch(`${base}/api/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: base },
    body: JSON.stringify({ username: 'admin', password: 'wondrous-demo' }),
  });
  return login.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
}

// The server allows ten streams per session.
const cookies: string[] = [];
for (let count = 0; count < Math.ceil(screens / 10); count++) cookies.push(await signIn());
await wait(3_000);
const none = await measured(10_000);
const heardAt: number[] = [];
const leaving = new AbortController();
for (let count = 0; count < screens; count++) {
  const cookie = cookies[count % cookies.length] ?? '';
  const response = await fetch(`${base}/api/live`, { headers: { cookie }, signal: leaving.signal });
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  void (async () => {
    for (;;) {
      const { done = true, value = '' } = (await reader?.read().catch(() => undefined)) ?? {};
      if (done) return;
      if (value.includes('"subject":"contact"')) heardAt.push(performance.now());
    }
  })();
}
await wait(2_000);
const idle = await measured(10_000);
const sentAt = performance.now();
await fetch(`${base}/api/contacts`, {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ name: 'A', email: 'a@example.org', subject: 'B', message: 'C' }),
});
const deadline = performance.now() + 10_000;
while (heardAt.length < screens && performance.now() < deadline) await wait(20);
const stopAt = performance.now();
const gone = once(server, 'exit');
server.kill('SIGTERM');
await gone;
console.log(
  JSON.stringify({
    none,
    open: { screens, ...idle },
    heard: heardAt.length,
    lastHeardMs: Math.round(Math.max(...heardAt) - sentAt),
    stopMs: Math.round(performance.now() - stopAt),
  }),
);
leaving.abort();
rmSync(folder, { recursive: true, force: true });
