// Hashes and checks passwords, a few at a time, so that sign-ins do not slow down other requests.
import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { login as text } from '#text/staff/login';
import { AppError } from '../api/app-error.ts';

// argon2id (the library's default): 64 MiB, three passes.
const cost = { memoryCost: 65_536, timeCost: 3, parallelism: 1 };

/** A hash takes one core and 64 MiB for a fifth of a second. */
const hashesAtOnce = availableParallelism() > 2 ? 2 : 1;
/** Maximum number of queued hashes: about 20 seconds of work. */
const maxWaiting = 100;

/**
 * Known callers have a device or network that the account signed in from, a session, or a one-time
 * link. They go first, so that a flood of invented names cannot delay them.
 */
export type Priority = 'known' | 'unknown';

let running = 0;
const waiting: Record<Priority, (() => void)[]> = { known: [], unknown: [] };

async function runInQueue<T>(priority: Priority, work: () => Promise<T>): Promise<T> {
  const queue = waiting[priority];
  if (running < hashesAtOnce) running++;
  else if (queue.length < maxWaiting) await new Promise<void>((resolve) => queue.push(resolve));
  else throw new AppError('unavailable', text.busy, { headers: { 'Retry-After': '10' } });
  try {
    return await work();
  } finally {
    // Hand the slot to the next caller directly, so that no new caller can take it.
    const next = waiting.known.shift() ?? waiting.unknown.shift();
    if (next === undefined) running--;
    else next();
  }
}

let dummyHash: Promise<string> | undefined;

/** Hashes for an unknown name too, so that the response time does not reveal which names exist. */
export async function isPassword(
  passwordHash: string | undefined,
  password: string,
  priority: Priority,
): Promise<boolean> {
  dummyHash ??= hash('nobody has this password', cost);
  const against = passwordHash ?? (await dummyHash);
  const matches = await runInQueue(priority, () => verify(against, password));
  return matches && passwordHash !== undefined;
}

/** Only known callers set a password. */
export function hashPassword(password: string): Promise<string> {
  return runInQueue('known', () => hash(password, cost));
}
