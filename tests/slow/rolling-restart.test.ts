// Restarts two processes on one PostgreSQL one after the other, while visitors send messages through a proxy.
import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { expect, it, onTestFinished } from 'vitest';
import { startPostgres } from '../api/postgres-server.ts';
import { findFreePort } from '../free-port.ts';

const messages = 1_000;
const visitors = 4;

type Process = { port: number; child: ChildProcess };

/** Restarts the process like a service manager when it gave up waiting for the database. */
async function startProcess(databaseUrl: string, folder: string): Promise<Process> {
  for (let tries = 0; tries < 5; tries += 1) {
    const started = await tryToStart(databaseUrl, folder);
    if (started !== undefined) return started;
  }
  throw new Error('The server did not start. Has it been built?');
}

async function tryToStart(databaseUrl: string, folder: string): Promise<Process | undefined> {
  const port = await findFreePort();
  const child = spawn(process.execPath, ['build/server/main.js'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...{ PATH: process.env.PATH, PORT: `${port}`, HOST: '127.0.0.1', DATA_DIR: folder },
      ...{ DATABASE_URL: databaseUrl, DATA_KEYS: `tests ${'k'.repeat(43)}`, LOG_LEVEL: 'error' },
      ...{ DEMO: 'off', TRUST_PROXY: 'on', PUBLIC_URL: 'http://site.test' },
    },
  });
  const isReady = () =>
    fetch(`http://127.0.0.1:${port}/api/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isReady())) {
    if (child.exitCode !== null) return undefined;
    await sleep(200);
  }
  return { port, child };
}

async function stopProcess(one: Process): Promise<void> {
  const gone = new Promise((resolve) => one.child.once('exit', resolve));
  if (one.child.exitCode === null && one.child.kill('SIGTERM')) await gone;
}

/** Like a proxy: keeps connections, and tries another process only if this one refused the connection. */
function createProxy(processes: Process[]) {
  const agent = new Agent({ keepAlive: true });
  let turn = 0;
  const send = (port: number, body: string) =>
    new Promise<number>((resolve, reject) => {
      turn += 1;
      const headers = {
        'Content-Type': 'application/json',
        'Content-Length': Buffer.byteLength(body),
        'Idempotency-Key': randomUUID(),
        'X-Forwarded-For': `10.${(turn >> 8) & 255}.${turn & 255}.1`,
      };
      const options = { agent, host: '127.0.0.1', port, path: '/api/contacts', headers };
      const sent = request({ ...options, method: 'POST' }, (response) => {
        response.resume();
        response.once('end', () => resolve(response.statusCode ?? 0));
      });
      sent.once('error', reject);
      sent.end(body);
    });
  return async (body: string): Promise<number> => {
    for (const one of [...processes, ...processes].slice(turn % 2)) {
      try {
        return await send(one.port, body);
      } catch (error) {
        if ((error as { code?: string }).code !== 'ECONNREFUSED') throw error;
      }
    }
    return 502;
  };
}

it('loses no write while two processes are restarted one after the other', async () => {
  const postgres = await startPostgres();
  onTestFinished(() => postgres.stop());
  const folder = mkdtempSync(join(tmpdir(), 'wondrous-rolling-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const url = postgres.url('postgres');
  const processes = [await startProcess(url, folder), await startProcess(url, folder)];
  onTestFinished(async () => void (await Promise.all(processes.map(stopProcess))));
  const forward = createProxy(processes);

  let sent = 0;
  const failed: unknown[] = [];
  const visitor = async () => {
    while (sent < messages || isRestarting) {
      sent += 1;
      const subject = `Message ${sent}`;
      const body = { name: 'Ana Silva', email: `ana.${sent}@example.org`, subject, message: 'Hi' };
      const status = await forward(JSON.stringify(body)).catch((error: unknown) => error);
      if (status !== 201) failed.push(status);
    }
  };
  let isRestarting = true;
  const restart = async () => {
    for (const at of [0, 1, 0, 1]) {
      const old = processes[at];
      if (old === undefined) continue;
      await stopProcess(old);
      processes[at] = await startProcess(url, folder);
    }
    isRestarting = false;
  };
  await Promise.all([restart(), ...Array.from({ length: visitors }, visitor)]);

  expect(failed).toEqual([]);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query('select count(distinct subject)::int as total from contacts');
  await client.end();
  expect(rows).toEqual([{ total: sent }]);
  expect(sent).toBeGreaterThanOrEqual(messages);
});
