// Passwords hashed at a fraction of the real cost, which takes a core a fifth of a second each time. What the
// programs store as processes of their own has the real one.
import { createRequire } from 'node:module';
import { setTimeout as sleep } from 'node:timers/promises';

// The name would lead back to this file.
const real: typeof import('@node-rs/argon2') = createRequire(import.meta.url)('@node-rs/argon2');
const cheap = { memoryCost: 256, timeCost: 1, parallelism: 1 };

/** For a test about time: a check then takes about 100 ms, or `speed` times less, in proportion to its real cost. */
export const pace = { isReal: false, speed: 1 };
/** How often a password was hashed or checked. */
export const work = { done: 0 };
const costOf = new Map<string, number>();

export async function hash(
  secret: string,
  { memoryCost = 0, timeCost = 0 }: { memoryCost?: number; timeCost?: number },
): Promise<string> {
  work.done++;
  const made = await real.hash(secret, cheap);
  costOf.set(made, memoryCost * timeCost);
  return made;
}

export async function verify(made: string, secret: string): Promise<boolean> {
  work.done++;
  if (pace.isReal) await sleep((costOf.get(made) ?? 0) / 2000 / pace.speed);
  return real.verify(made, secret);
}
