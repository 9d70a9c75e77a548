// A trigger keeps how many members there are of each status; lists show that number as their total.
import { count, eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { samples, startApi } from '../../tests/api/harness.ts';
import { members } from './schema.ts';

let site: Awaited<ReturnType<typeof startApi>>;
let staff: Awaited<ReturnType<typeof site.signIn>>;
beforeAll(async () => {
  site = await startApi();
  staff = await site.signIn();
  for (let made = 0; made < 20; made++) {
    await staff('POST', '/api/members', { body: samples.intake });
  }
});
afterAll(() => site.stop());

const total = async (path: string) =>
  Number((await staff('GET', path)).headers.get('x-total-count'));

describe('the kept counts of members', () => {
  it('equal the real counts whatever happens', async () => {
    const statuses = ['active', 'inactive', 'completed', 'on-hold'] as const;
    const step = fc.oneof(
      fc.record({ kind: fc.constant('apply' as const) }),
      fc.record({
        kind: fc.constant('set' as const),
        status: fc.constantFrom(...statuses),
        every: fc.integer({ min: 1, max: 20 }),
      }),
      fc.record({ kind: fc.constant('remove' as const) }),
      fc.record({ kind: fc.constant('fail' as const) }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 8 }), async (steps) => {
        for (const one of steps) {
          if (one.kind === 'apply') {
            await site.visitor('POST', '/api/members', { body: samples.application });
          } else if (one.kind === 'set') {
            await site.db
              .update(members)
              .set({ status: one.status })
              .where(sql`${members.id} % ${one.every} = 0`);
          } else if (one.kind === 'remove') {
            await site.db.execute(
              sql`delete from members where id = (select max(id) from members where due_at is null)`,
            );
          } else {
            const failing = site.db.transaction(async (tx) => {
              await tx.update(members).set({ status: 'completed' });
              throw new Error('undone');
            });
            await expect(failing).rejects.toThrow('undone');
          }
        }
        for (const status of statuses) {
          const [real] = await site.db
            .select({ total: count() })
            .from(members)
            .where(eq(members.status, status));
          expect(await total(`/api/members?status=${status}`)).toBe(real?.total);
        }
      }),
      { numRuns: 8 },
    );
  });
});
