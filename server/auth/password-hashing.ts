// Hashes and checks passwords, a few at a time, so that sign-ins leave the rest of the machine to everybody else.
import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { login as text } from '#text/staff/login';
import { AppError } from '../api/app-error.ts';

// argon2id (the library's default kind): 64 MiB, three passes.
const cost = { memoryCost: 65_536, timeCost: 3, parallelism: 1 };

/** Hashing takes a core and 64 MiB for a fifth of a second. */
const hashesAtOnce = availableParallelism() > 2 ? 2 : 1;
/** About 20 seconds of work. */
const maxWaiting = 100;

/**
 * A caller is known by a device or network that the account has signed in from, by a session, or by a one-time
 * link. Known callers go first, so a flood of invented names cannot keep them waiting.
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
    // The slot goes straight to the next caller, so that nobody slips in between.
    const next = waiting.known.shift() ?? waiting.unknown.shift();
    if (next === undefined) running--;
    else next();
  }
}

let dummyHash: Promise<string> | undefined;

/** An unknown name takes as long as a wrong password, so that the time reveals nothing. */
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
