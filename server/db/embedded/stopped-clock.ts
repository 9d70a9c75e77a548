// For tests: the limit of a statement is over when they say so, not after seconds, and not because a machine is slow.

import { setImmediate } from 'node:timers/promises';
import { onTestFinished, vi } from 'vitest';

/** Until the test ends no time passes for what waits with setTimeout. */
export function stopClock(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
}

/** For what was asked of a thread that is up: it was sent, and its limit runs, after all that is only handed on. */
export async function passTime(ms: number): Promise<void> {
  await setImmediate();
  vi.advanceTimersByTime(ms);
}
