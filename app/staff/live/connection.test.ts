import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { heartbeatMs } from '#domain/live';
import type { LiveMessage } from './connection';

// A separate instance: other tests set the shared one's account check.
vi.resetModules();

type Line = { say: (text: string) => void; isOpen: () => boolean };
/** All connections, the latest last. */
let lines: Line[] = [];
let heard: LiveMessage[] = [];
let leaving: AbortController;

const hello = `event: hello\ndata: ${JSON.stringify({ hasMissed: false, at: '2026-03-02T15:00:00Z' })}\n\n`;
const beat = ': \n\n';

function connect(signal: AbortSignal): Response {
  let isOpen = true;
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      lines.push({
        say: (text) => controller.enqueue(new TextEncoder().encode(text)),
        isOpen: () => isOpen,
      });
      signal.addEventListener('abort', () => {
        isOpen = false;
        controller.error(signal.reason);
      });
    },
  });
  return new Response(body);
}

/** Advances the clock and delivers events. */
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

beforeEach(async () => {
  vi.useFakeTimers();
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('fetch', async (_: string, { signal }: { signal: AbortSignal }) => connect(signal));
  [lines, heard] = [[], []];
  leaving = new AbortController();
  const { connectLive } = await import('./connection');
  connectLive((more) => heard.push(...more), leaving.signal);
  return () => leaving.abort();
});
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('keeps a connection that receives only heartbeats', async () => {
  await pass(0);
  lines[0]?.say(hello);
  for (let beats = 0; beats < 30; beats += 1) {
    await pass(heartbeatMs);
    lines[0]?.say(beat);
  }
  expect(lines).toHaveLength(1);
  expect(lines[0]?.isOpen()).toBe(true);
});

it('replaces a silent connection with one new connection, and reloads everything', async () => {
  await pass(0);
  lines[0]?.say(hello);
  await pass(heartbeatMs);
  lines[0]?.say(beat);
  await pass(2 * heartbeatMs);
  expect(lines[0]?.isOpen(), 'one beat may be late').toBe(true);
  heard = [];
  await pass(heartbeatMs);
  expect(lines[0]?.isOpen()).toBe(false);
  expect(lines).toHaveLength(2);
  lines[1]?.say(hello);
  await pass(1_000);
  expect(heard).toEqual([{ all: true, at: '2026-03-02T15:00:00Z' }]);
  await pass(heartbeatMs);
  expect(lines).toHaveLength(2);
});

it('reconnects about once a minute when the server never responds', async () => {
  await pass(0);
  await pass(10 * 60_000);
  expect(lines.length).toBeGreaterThan(9);
  expect(lines.length).toBeLessThan(14);
  expect(lines.slice(0, -1).filter((line) => line.isOpen())).toEqual([]);
});

it('never reconnects after it is stopped', async () => {
  await pass(0);
  lines[0]?.say(hello);
  leaving.abort();
  await pass(10 * 60_000);
  expect(lines).toHaveLength(1);
  expect(lines[0]?.isOpen()).toBe(false);
});
