import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { createLoadShedding, Overloaded } from './load-shedding.ts';

const soon = { queueMs: 100, refusalDelayMs: 40 };

describe('load shedding', () => {
  it('runs at most the allowed number of tasks at once and finishes all of them', async () => {
    const { admit } = createLoadShedding({ concurrency: 3 });
    let active = 0;
    let most = 0;
    const results = await Promise.all(
      Array.from({ length: 20 }, (_, i) =>
        admit(async () => {
          active += 1;
          most = Math.max(most, active);
          await sleep(2);
          active -= 1;
          return i;
        }),
      ),
    );
    expect(most).toBe(3);
    expect(results).toEqual(Array.from({ length: 20 }, (_, i) => i));
  });

  it('runs tasks in the order in which they arrived', async () => {
    const { admit } = createLoadShedding({ concurrency: 1 });
    const order: number[] = [];
    await Promise.all([1, 2, 3].map((i) => admit(async () => void order.push(i))));
    expect(order).toEqual([1, 2, 3]);
  });

  it('refuses and delays work beyond about one second of queue', async () => {
    const { admit } = createLoadShedding({ concurrency: 1, ...soon, queueMs: 400 });
    // Twenty tasks fit into the queue; the higher limit allows for a busy machine.
    for (let i = 0; i < 30; i += 1) await admit(() => sleep(20));
    const startedAt = performance.now();
    const outcomes = await Promise.all(
      Array.from({ length: 100 }, () =>
        admit(() => sleep(20)).then(
          () => ({ kind: 'done', ms: 0 }),
          (error) => ({ kind: error.name, ms: performance.now() - startedAt }),
        ),
      ),
    );
    const refused = outcomes.filter(({ kind }) => kind === 'Overloaded');
    expect(refused.length).toBeGreaterThan(50);
    expect(outcomes.length - refused.length).toBeGreaterThanOrEqual(1);
    expect(Math.min(...refused.map(({ ms }) => ms))).toBeGreaterThan(20);
  });

  it('admits work again immediately after the burst ends', async () => {
    const { admit } = createLoadShedding({ concurrency: 1, ...soon });
    await Promise.allSettled(Array.from({ length: 200 }, () => admit(() => sleep(5))));
    await expect(admit(async () => 'in')).resolves.toBe('in');
  });

  it('refuses queued work when the running task hangs', async () => {
    const { admit, waiting } = createLoadShedding({ concurrency: 1, ...soon });
    void admit(() => new Promise(() => {}));
    await expect(admit(async () => 'never')).rejects.toThrow(Overloaded);
    expect(waiting()).toBe(0);
  });

  it('runs the next task when one fails', async () => {
    const { admit } = createLoadShedding({ concurrency: 1 });
    const failing = admit(() => Promise.reject(new Error('no')));
    const next = admit(async () => 'yes');
    await expect(failing).rejects.toThrow('no');
    await expect(next).resolves.toBe('yes');
  });
});
