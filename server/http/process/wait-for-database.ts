// Waits while PostgreSQL is unreachable: after a reboot it may start later than this process.
import { setTimeout as sleepFor } from 'node:timers/promises';
import { toAppError } from '../../api/app-error.ts';
import { StartError } from '../../start-error.ts';

const limitMs = 60_000;
const retryMs = 1_000;
const lineEveryMs = 5_000;

type Clock = { now(): number; sleep(ms: number): Promise<unknown> };
const realClock: Clock = { now: Date.now, sleep: (ms) => sleepFor(ms) };

/** Gives up after a minute, and at once on any other error, such as a wrong password. */
export async function waitForDatabase<T>(
  open: () => Promise<T>,
  print: (line: string) => void,
  { now, sleep }: Clock = realClock,
): Promise<T> {
  const startedAt = now();
  let printedAt = Number.NEGATIVE_INFINITY;
  for (;;) {
    try {
      return await open();
    } catch (error) {
      const isUnreachable = toAppError(error).code === 'unavailable';
      if (!(error instanceof StartError && isUnreachable)) throw error;
      const remainingMs = startedAt + limitMs - now();
      if (remainingMs <= 0) throw new StartError(`${error.message} Gave up after 60 seconds.`);
      if (now() - printedAt >= lineEveryMs) {
        printedAt = now();
        print(`${error.message} Trying again for ${Math.ceil(remainingMs / 1000)} seconds.`);
      }
    }
    await sleep(retryMs);
  }
}
