// For tests: a fake clock for statement time limits, independent of the machine's speed.

import { setImmediate } from 'node:timers/promises';
import { onTestFinished, vi } from 'vitest';

/** Stops setTimeout until the end of the test. */
export function stopClock(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
}

/**
 * Advances the clock. The thread must be running, so that the request is already sent and its limit
 * started.
 */
export async function passTime(ms: number): Promise<void> {
  await setImmediate();
  vi.advanceTimersByTime(ms);
}
