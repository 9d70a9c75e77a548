import { expect, it, vi } from 'vitest';
import { fetchForQuery, runInBackground } from './background';

function move() {
  dispatchEvent(new Event('pointermove'));
}

/** Refetches as after a colleague's change; returns a check for the response. */
function readUnasked(path: '/api/contacts' | '/api/emergencies/summary') {
  const state = { isShown: false };
  runInBackground(() => {
    void fetchForQuery(path, new AbortController().signal).then(() => {
      state.isShown = true;
    });
  });
  return state;
}

it('shows a colleague’s change after the pointer was idle for 700 ms, or after 4 seconds at the latest', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  vi.stubGlobal('fetch', async () => Response.json([]));
  const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
  move();
  const first = readUnasked('/api/contacts');
  await pass(500);
  move();
  await pass(600);
  expect(first.isShown).toBe(false);
  await pass(200);
  expect(first.isShown).toBe(true);
  const second = readUnasked('/api/contacts');
  for (let at = 0; at < 38; at += 1) {
    move();
    await pass(100);
  }
  expect(second.isShown).toBe(false);
  move();
  await pass(300);
  expect(second.isShown).toBe(true);
});

it('shows emergencies and requested data at once while the pointer moves', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  vi.stubGlobal('fetch', async () => Response.json([]));
  move();
  const emergency = readUnasked('/api/emergencies/summary');
  await vi.advanceTimersByTimeAsync(0);
  expect(emergency.isShown).toBe(true);
  const asked = fetchForQuery('/api/contacts', new AbortController().signal);
  await expect(asked).resolves.toBeDefined();
});
