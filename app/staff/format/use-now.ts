// The time, to the minute: clocks on a screen that stays open go on running.
import { useSyncExternalStore } from 'react';

const stepMs = 30_000;
let now = new Date();
const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  timer ??= setInterval(() => {
    now = new Date();
    for (const each of listeners) each();
  }, stepMs);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

export function useNow(): Date {
  return useSyncExternalStore(subscribe, () => {
    if (timer === undefined && Date.now() - now.getTime() > stepMs) now = new Date();
    return now;
  });
}
