// A mock of Argon2 with a fraction of the real cost of 200 ms per hash; separate processes use the real one.
import { createRequire } from 'node:module';
import { setTimeout as sleep } from 'node:timers/promises';

// A plain import would resolve to this file.
const real: typeof import('@node-rs/argon2') = createRequire(import.meta.url)('@node-rs/argon2');
const cheap = { memoryCost: 256, timeCost: 1, parallelism: 1 };

/** With `isReal`, a check takes about 100 ms divided by `speed`, scaled by the hash's real cost. */
export const pace = { isReal: false, speed: 1 };
/** Number of passwords hashed or checked. */
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
