import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startApi } from '../../tests/api/harness.ts';
import { claimToday, isDoneToday } from '../db/recurring-jobs.ts';
import { keepPrivacy } from './upkeep.ts';

let site: Awaited<ReturnType<typeof startApi>>;
beforeAll(async () => {
  site = await startApi();
});
afterAll(() => site.stop());

it('a look at the logs that breaks off is noted as not good', async () => {
  const staff = await site.signIn();
  await site.db.execute(sql`alter table contact_attempts rename to elsewhere`);
  await keepPrivacy(site.database, site.log, site.now()).finally(() =>
    site.db.execute(sql`alter table elsewhere rename to contact_attempts`),
  );
  expect((await staff('GET', '/api/checks')).body).toMatchObject([{ name: 'log', isGood: false }]);
});

it('what is done once a day is done again after a clock that was far ahead', async () => {
  const [today, tomorrow, farAhead] = ['2026-03-02', '2026-03-03', '2031-01-01'].map(
    (day) => new Date(`${day}T15:00:00Z`),
  ) as [Date, Date, Date];
  const claim = (now: Date) => claimToday(site.db, 'job', now);
  expect([await claim(farAhead), await isDoneToday(site.db, 'job', today)]).toEqual([true, false]);
  expect([await claim(today), await claim(today)]).toEqual([true, false]);
  // A process whose clock is a little ahead has its day sooner, and it is done for all.
  expect([await claim(tomorrow), await claim(today)]).toEqual([true, false]);
  expect(await isDoneToday(site.db, 'job', today)).toBe(true);
});
