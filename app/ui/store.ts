// A small observable value that several components share.
import { useSyncExternalStore } from 'react';

export type Store<Value> = ReturnType<typeof createStore<Value>>;

/**
 * `watch` runs while there are listeners, to follow an external source; it returns its stop function.
 */
export function createStore<Value>(
  initial: Value,
  watch?: (set: (value: Value) => void) => () => void,
) {
  let value = initial;
  let stop: (() => void) | undefined;
  const listeners = new Set<() => void>();
  function set(next: Value): void {
    if (Object.is(next, value)) return;
    value = next;
    for (const listener of listeners) listener();
  }
  return {
    get: () => value,
    initial: () => initial,
    set,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      if (listeners.size === 1) stop = watch?.(set);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) stop?.();
      };
    },
  };
}

/** Returns the initial value during hydration, to match the server's HTML. */
export function useStore<Value>({ subscribe, get, initial }: Store<Value>): Value {
  return useSyncExternalStore(subscribe, get, initial);
}
