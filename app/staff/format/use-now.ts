// The current minute, so that clocks on an open screen keep running.
import { createStore, useStore } from '../../ui/store';

const stepMs = 30_000;

const clock = createStore(new Date(), (set) => {
  set(new Date());
  const timer = setInterval(() => set(new Date()), stepMs);
  return () => clearInterval(timer);
});

export function useNow(): Date {
  return useStore(clock);
}
