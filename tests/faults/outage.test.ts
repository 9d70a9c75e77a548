// A database that is away: writes are refused at once and politely, and taken again at once.
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type PostgresServer, startPostgres } from '../api/postgres-server.ts';
import { RunningApi, type Sent } from './running-api.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

let server: PostgresServer;
let api: RunningApi;
beforeAll(async () => {
  server = await startPostgres();
  api = await RunningApi.start({ DATABASE_URL: server.url('postgres') });
});
afterAll(async () => {
  await api.kill('SIGTERM');
  await server.stop();
});

const rounds = 3;
const limitMs = 1000;
const middle = (times: number[]) => times.toSorted((a, b) => a - b)[times.length >> 1] ?? 0;

function expectRefusal({ status, retryAfter }: Sent) {
  expect(status).toBe(503);
  expect(Number(retryAfter)).toBeGreaterThan(0);
}

async function timeToRecover(name: string): Promise<number> {
  const isBack = Date.now();
  for (let tries = 0; (await api.send(`${name}-${tries}`)).status !== 201; tries++) {
    expect(Date.now() - isBack).toBeLessThan(20 * limitMs);
    await pause(20);
  }
  return Date.now() - isBack;
}

describe('while PostgreSQL is down', () => {
  it('writes are refused within a second, and taken again within a second of its return', async () => {
    const refusals: number[] = [];
    const recoveries: number[] = [];
    for (let round = 0; round < rounds; round++) {
      // Several connections are open, so that the outage breaks ones in use.
      await Promise.all(Array.from({ length: 12 }, (_, at) => api.send(`before-${round}-${at}`)));
      await server.halt();
      const burst = Array.from({ length: 30 }, (_, at) => api.send(`during-${round}-${at}`));
      for (const refused of await Promise.all(burst)) expectRefusal(refused);
      for (let at = 0; at < 10; at++) {
        const refused = await api.send(`during-${round}-${at}`);
        expectRefusal(refused);
        refusals.push(refused.ms);
      }
      expect([await api.get('/api/health'), await api.get('/api/ready')]).toEqual([200, 503]);
      await server.restart();
      recoveries.push(await timeToRecover(`after-${round}`));
      expect(await api.get('/api/ready')).toBe(200);
    }
    // Of several measurements, so that a busy machine is not mistaken for a slow answer.
    expect(middle(refusals)).toBeLessThan(limitMs);
    expect(Math.min(...recoveries)).toBeLessThan(limitMs);
    expect(api.isRunning).toBe(true);
    console.info(
      `outage: refused in ${Math.round(middle(refusals))} ms, back after ${recoveries.join(', ')} ms`,
    );
  });

  it('no answer and no log line tells of what was sent', () => {
    expect(api.errors.join('')).not.toMatch(/during-|a@example\.org/);
  });
});
