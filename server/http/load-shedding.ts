// Bounds how much work waits at once. Refusing at once makes impatient clients ask again at once,
// and the server spends itself on refusing; so about a second of work may queue, and who comes after
// that waits as well before being told to come back later.
import { setTimeout as sleep } from 'node:timers/promises';

export type LoadLimits = {
  /** How many are worked on at the same time. */
  concurrency: number;
  /** How much waiting is let in, in expected milliseconds of work. */
  queueMs?: number;
  /** How long a refusal is held back. */
  refusalDelayMs?: number;
};

export class Overloaded extends Error {
  override name = 'Overloaded';
}

type Waiting = { admit: () => void; refuse: () => void };

// A queue this short is let in whatever the last responses took: one slow response is no overload.
const shortQueue = 32;
// More than this many refusals held back at once are given at once.
const heldRefusals = 2_000;

export function createLoadShedding({
  concurrency,
  queueMs = 1_000,
  refusalDelayMs = 1_000,
}: LoadLimits) {
  const queue = new Set<Waiting>();
  let active = 0;
  let held = 0;
  let workMs = 1;

  function isFull(): boolean {
    return queue.size >= shortQueue && (queue.size * workMs) / concurrency > queueMs;
  }

  function enter(): Promise<void> {
    if (active < concurrency) {
      active += 1;
      return Promise.resolve();
    }
    return new Promise((resolve, reject) => {
      // Work that hangs must not keep the queue waiting for ever.
      const timer = setTimeout(() => waiting.refuse(), 2 * queueMs);
      const waiting: Waiting = {
        admit() {
          clearTimeout(timer);
          queue.delete(waiting);
          resolve();
        },
        refuse() {
          queue.delete(waiting);
          reject(new Overloaded());
        },
      };
      queue.add(waiting);
    });
  }

  function leave(startedAt: number): void {
    workMs = 0.9 * workMs + 0.1 * (performance.now() - startedAt);
    const [next] = queue;
    if (next) next.admit();
    else active -= 1;
  }

  async function refuse(): Promise<never> {
    if (held < heldRefusals) {
      held += 1;
      await sleep(refusalDelayMs * (0.75 + Math.random() / 2));
      held -= 1;
    }
    throw new Overloaded();
  }

  return {
    /** Runs the work when its turn comes, or throws Overloaded. */
    async admit<T>(work: () => Promise<T>): Promise<T> {
      if (isFull()) return refuse();
      await enter();
      const startedAt = performance.now();
      try {
        return await work();
      } finally {
        leave(startedAt);
      }
    },
    waiting: () => queue.size,
  };
}
