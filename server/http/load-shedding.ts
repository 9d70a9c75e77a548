// Load shedding: about one second of work may queue. Refusals beyond it are delayed, because
// impatient clients would retry an immediate refusal immediately.
import { setTimeout as sleep } from 'node:timers/promises';

export type LoadLimits = {
  /** Maximum number of concurrent tasks. */
  concurrency: number;
  /** Maximum queue length, in expected milliseconds of work. */
  queueMs?: number;
  /** Delay before a refusal is sent. */
  refusalDelayMs?: number;
};

export class Overloaded extends Error {
  override name = 'Overloaded';
}

type Waiting = { admit: () => void; refuse: () => void };

// A queue this short is always admitted: one slow response is not an overload.
const shortQueue = 32;
// Limit on delayed refusals; further refusals are sent immediately.
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
      // A hanging task must not block the queue forever.
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
    /** Queues the work and runs it, or throws Overloaded. */
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
