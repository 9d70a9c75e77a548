import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { createLoadShedding, Overloaded } from './load-shedding.ts';

const soon = { queueMs: 100, refusalDelayMs: 40 };

describe('load shedding', () => {
  it('works on no more at once than it may, and on all in the end', async () => {
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

  it('keeps the order in which they came', async () => {
    const { admit } = createLoadShedding({ concurrency: 1 });
    const order: number[] = [];
    await Promise.all([1, 2, 3].map((i) => admit(async () => void order.push(i))));
    expect(order).toEqual([1, 2, 3]);
  });

  it('refuses more than about a second of work, and holds the refusal back', async () => {
    const { admit } = createLoadShedding({ concurrency: 1, ...soon, queueMs: 400 });
    // Twenty fit into the queue; a busy machine takes its time over each.
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

  it('lets work in again at once when the rush is over', async () => {
    const { admit } = createLoadShedding({ concurrency: 1, ...soon });
    await Promise.allSettled(Array.from({ length: 200 }, () => admit(() => sleep(5))));
    await expect(admit(async () => 'in')).resolves.toBe('in');
  });

  it('does not keep the queue waiting for work that hangs', async () => {
    const { admit, waiting } = createLoadShedding({ concurrency: 1, ...soon });
    void admit(() => new Promise(() => {}));
    await expect(admit(async () => 'never')).rejects.toThrow(Overloaded);
    expect(waiting()).toBe(0);
  });

  it('gives the place of work that fails to the next', async () => {
    const { admit } = createLoadShedding({ concurrency: 1 });
    const failing = admit(() => Promise.reject(new Error('no')));
    const next = admit(async () => 'yes');
    await expect(failing).rejects.toThrow('no');
    await expect(next).resolves.toBe('yes');
  });
});
