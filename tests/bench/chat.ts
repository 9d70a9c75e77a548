// `npm run bench:chat`: sends five hostile chat messages a second to a server of its own, from the build,
// and measures how much they slow the home page and an application.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { hostileTexts, pickRandom } from '#assistant/eval/hostile-text';

const seconds = 10;
const messagesPerSecond = 5;
const pageEveryMs = 20;
const limits = { pageP99Ms: 30, applicationMs: 1000 };
const port = 3987;
const site = `http://127.0.0.1:${port}`;

const application = {
  firstName: 'Bench',
  lastName: 'Sample',
  email: 'bench@example.org',
  phone: '(804) 555-0123',
  location: 'Richmond, VA',
  homeSafety: 'SAFE',
  emergency: 'NO',
  hearAbout: 'A friend',
  coreProgram: 'Food, Nutrition & Agriculture',
  language: 'English',
  contactMethod: 'Email',
  questions: 'Can somebody call me?',
};

async function post(path: string, body: object): Promise<{ status: number; ms: number }> {
  const started = performance.now();
  const response = await fetch(`${site}${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  await response.arrayBuffer();
  return { status: response.status, ms: performance.now() - started };
}

async function untilReady(): Promise<void> {
  for (let tries = 0; tries < 1800; tries++) {
    const isUp = await fetch(`${site}/api/health`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isUp) return;
    await sleep(100);
  }
  throw new Error('The server did not start.');
}

async function pageTimes(): Promise<number[]> {
  const times: number[] = [];
  const until = performance.now() + seconds * 1000;
  while (performance.now() < until) {
    const started = performance.now();
    await (await fetch(`${site}/`)).arrayBuffer();
    times.push(performance.now() - started);
    await sleep(pageEveryMs);
  }
  return times.sort((one, other) => one - other);
}

function show(title: string, times: readonly number[]): number {
  const at = (share: number) =>
    times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
  console.log(
    `${title}: ${times.length} pages, p50 ${at(0.5).toFixed(1)} ms, p99 ${at(0.99).toFixed(1)} ms, worst ${at(1).toFixed(1)} ms`,
  );
  return at(0.99);
}

async function sendMessages(): Promise<Map<number, number>> {
  const kinds = Object.values(hostileTexts);
  const statuses = new Map<number, number>();
  const sent: Promise<void>[] = [];
  for (let at = 0; at < seconds * messagesPerSecond; at++) {
    const message = pickRandom(kinds)();
    sent.push(
      post('/api/chat', { message }).then(({ status }) => {
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
      }),
    );
    await sleep(1000 / messagesPerSecond);
  }
  await Promise.all(sent);
  return statuses;
}

const folder = mkdtempSync(join(tmpdir(), 'bench-chat-'));
const main = fileURLToPath(new URL('../../build/server/main.js', import.meta.url));
const server = spawn(process.execPath, [main], {
  env: { ...process.env, PORT: String(port), DATA_DIR: join(folder, 'data'), LOG_LEVEL: 'error' },
  stdio: 'ignore',
});
try {
  await untilReady();
  await sleep(2000);
  const alone = show('alone', await pageTimes());
  const [statuses, times, stored] = await Promise.all([
    sendMessages(),
    pageTimes(),
    sleep((seconds * 1000) / 2).then(() => post('/api/members', application)),
  ]);
  const p99 = show(`beside ${messagesPerSecond} messages a second`, times);
  console.log(
    `messages: ${[...statuses].map(([status, count]) => `${count} × ${status}`).join(', ')}`,
  );
  console.log(`an application: ${stored.status} after ${stored.ms.toFixed(0)} ms`);
  const isStored = stored.status < 300 && stored.ms <= limits.applicationMs;
  // On a busy machine pages are slow anyway: then allow twice the time measured without messages.
  if (p99 > Math.max(limits.pageP99Ms, 2 * alone) || !isStored) process.exitCode = 1;
} finally {
  server.kill();
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}
