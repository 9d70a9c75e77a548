import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import type { Service } from './day-queue';

function storage() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers({ now: new Date('2026-11-16T15:00:00Z') });
  vi.stubGlobal('localStorage', storage());
  vi.stubGlobal('sessionStorage', storage());
  vi.stubGlobal('addEventListener', () => {});
});
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function signedIn() {
  const { startSession } = await import('../data/session');
  const { readDraft } = await import('../data/drafts');
  const { setService, useFoodDay } = await import('./use-food-day');
  startSession('token', 'casey');
  return {
    openScreen() {
      const seen = {} as ReturnType<typeof useFoodDay>;
      function Screen() {
        Object.assign(seen, useFoodDay());
        return null;
      }
      renderToStaticMarkup(<Screen />);
      return seen.queue;
    },
    setService,
    chosen: () => readDraft<{ service: Service }>('food-day')?.service,
  };
}

it('aborts a request without a response after 30 seconds and sends the next', async () => {
  let calls = 0;
  vi.stubGlobal('fetch', (_: string, { signal }: RequestInit) => {
    calls += 1;
    return new Promise((_resolve, reject) =>
      signal?.addEventListener('abort', () => reject(new TypeError('gave up'))),
    );
  });
  const { openScreen } = await signedIn();
  const queue = openScreen();
  const service = {
    serviceType: 'food',
    date: '2026-11-16',
    description: 'Groceries',
    unit: 'boxes',
  };
  for (const id of [1, 2, 3, 4]) queue.pick({ id, name: `Person ${id}` }, service);
  await vi.advanceTimersByTimeAsync(29_000);
  expect(calls).toBe(3);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(calls).toBe(4);
  expect(queue.entries().map(({ state }) => state)).toEqual([
    'waiting',
    'failed',
    'failed',
    'failed',
  ]);
});

it('starts with the current date when it is opened on another day, and never changes the date while in use', async () => {
  const { openScreen, setService, chosen } = await signedIn();
  const queue = openScreen();
  setService({ date: '2026-11-10', description: 'Boxes', unit: 'boxes' });
  openScreen();
  expect(chosen()).toMatchObject({ date: '2026-11-10', description: 'Boxes', unit: 'boxes' });
  vi.setSystemTime(new Date('2026-11-17T15:00:00Z'));
  // A failed retry at night stays in the list.
  queue.tryAgain();
  expect(chosen()).toMatchObject({ date: '2026-11-10' });
  openScreen();
  expect(chosen()).toMatchObject({ date: '2026-11-17', description: 'Boxes', unit: 'boxes' });
});

it('undoes an entry that a colleague has changed meanwhile, and removes a refused entry', async () => {
  const seen: (string | null)[] = [];
  const refusal = (status: number, error: object) => Response.json({ error }, { status });
  let wrong = 1;
  vi.stubGlobal('fetch', async (_: string, { method, headers }: RequestInit) => {
    if (method === 'POST') {
      wrong += 1;
      if (wrong % 2 === 1) return refusal(400, { code: 'invalid-body' });
      return Response.json({ id: 5, version: 1 }, { status: 201 });
    }
    const version = new Headers(headers).get('If-Match');
    seen.push(version);
    if (version === '"3"') return Response.json({ id: 5, version: 4 });
    return refusal(409, { code: 'changed-since', current: { id: 5, version: 3 } });
  });
  const { openScreen } = await signedIn();
  const queue = openScreen();
  const states = () => queue.entries().map(({ state }) => state);
  const service = {
    serviceType: 'food',
    date: '2026-11-16',
    description: 'Groceries',
    unit: 'boxes',
  };
  queue.pick({ id: 1, name: 'Person 1' }, service);
  await vi.advanceTimersByTimeAsync(0);
  expect(states()).toEqual(['stored']);
  queue.undo(queue.entries()[0]?.key ?? '');
  await vi.advanceTimersByTimeAsync(0);
  expect(states()).toEqual(['undone']);
  expect(seen).toEqual(['"1"', '"3"']);
  queue.pick({ id: 2, name: 'Person 2' }, { ...service, date: '0026-11-16' });
  await vi.advanceTimersByTimeAsync(0);
  expect(states()).toEqual(['failed', 'undone']);
  queue.undo(queue.entries()[0]?.key ?? '');
  expect(states()).toEqual(['undone']);
});
