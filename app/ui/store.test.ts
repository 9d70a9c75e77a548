import { expect, test, vi } from 'vitest';
import { createStore } from './store';

test('notifies listeners of changes only, until they unsubscribe', () => {
  const store = createStore(1);
  const listener = vi.fn();
  const leave = store.subscribe(listener);
  store.set(2);
  store.set(2);
  leave();
  store.set(3);
  expect(listener).toHaveBeenCalledTimes(1);
  expect([store.initial(), store.get()]).toEqual([1, 3]);
});

test('watches an external source only while it has listeners', () => {
  const stop = vi.fn();
  const store = createStore(0, (set) => {
    set(7);
    return stop;
  });
  expect(store.get()).toBe(0);
  const leave = [store.subscribe(() => {}), store.subscribe(() => {})];
  expect(store.get()).toBe(7);
  leave[0]?.();
  expect(stop).not.toHaveBeenCalled();
  leave[1]?.();
  expect(stop).toHaveBeenCalledTimes(1);
});
