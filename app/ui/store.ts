// One small value that several components share, and the way they hear of its changes.
import { useSyncExternalStore } from 'react';

export type Store<Value> = ReturnType<typeof createStore<Value>>;

/** `watch` runs while anybody listens, for what changes from outside; it returns how to stop. */
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

/** During the first render of a page it is what the server had: the initial value. */
export function useStore<Value>({ subscribe, get, initial }: Store<Value>): Value {
  return useSyncExternalStore(subscribe, get, initial);
}
