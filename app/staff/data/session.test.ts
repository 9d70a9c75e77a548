import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import type { Store } from '../../ui/store';

const tokenKey = 'wwi_admin_token';
let kept: string | null;
let hear: (event: Pick<StorageEvent, 'key' | 'oldValue' | 'newValue'>) => void;

/** The token's values that a subscribed screen receives, in order. */
async function toldTo(): Promise<(string | null)[]> {
  const told: (string | null)[] = [];
  vi.doMock('../../ui/store', async (original) => {
    const { createStore } = await original<typeof import('../../ui/store')>();
    return {
      createStore: (...given: Parameters<typeof createStore<string | null>>) => {
        const store: Store<string | null> = createStore(...given);
        queueMicrotask(() => store.subscribe(() => told.push(store.get())));
        return store;
      },
    };
  });
  await import('./session');
  return told;
}

beforeEach(() => {
  vi.resetModules();
  kept = 'hers';
  vi.stubGlobal('localStorage', { getItem: (key: string) => (key === tokenKey ? kept : null) });
  vi.stubGlobal('addEventListener', (_: string, listener: typeof hear) => {
    hear = listener;
  });
});
afterAll(() => {
  vi.doUnmock('../../ui/store');
  vi.resetModules();
  vi.unstubAllGlobals();
});

it('signs a tab out before it adopts the next session when it was asleep in between', async () => {
  const told = await toldTo();
  kept = 'of the next';
  hear({ key: tokenKey, oldValue: 'hers', newValue: null });
  expect(told).toEqual([null]);
  hear({ key: 'wwi_admin_user', oldValue: 'casey', newValue: null });
  expect(told).toEqual([null, 'of the next']);
});

it('does not end a newer session when a sign-out event arrives late', async () => {
  const told = await toldTo();
  kept = 'of the next';
  hear({ key: tokenKey, oldValue: 'another', newValue: null });
  expect(told).toEqual(['of the next']);
});
