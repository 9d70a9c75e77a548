import { sql } from 'drizzle-orm';
import { expect, it, vi } from 'vitest';
import { openSite } from '../../tests/api/harness.ts';
import { claimToday, isDoneToday } from '../db/recurring-jobs.ts';
import { auditEntries } from '../db/schema/logs.ts';
import { recurringJobs } from '../db/schema/outbox.ts';
import { keepPrivacy } from './upkeep.ts';

const site = openSite();

it('a look at the logs that breaks off is noted as not good', async () => {
  const staff = await site.signIn();
  await site.db.execute(sql`alter table contact_attempts rename to elsewhere`);
  await keepPrivacy(site.database, site.log, site.now()).finally(() =>
    site.db.execute(sql`alter table elsewhere rename to contact_attempts`),
  );
  expect((await staff('GET', '/api/checks')).body).toMatchObject([{ name: 'log', isGood: false }]);
});

it('what was erased is written over, however long the machine was off since, or the disk was full', async () => {
  const day = (date: string) => new Date(`2027-03-${date}T15:00:00Z`);
  const erase = async (at: Date) => {
    const entry = { actor: 'owner', action: 'erased', subject: 'member', subjectId: 1 };
    await site.db.insert(auditEntries).values({ ...entry, at });
  };
  const rewrite = vi.fn(async () => {});
  const keep = async (at: Date) => {
    rewrite.mockClear();
    await keepPrivacy({ ...site.database, rewrite }, site.log, at).catch(() => {});
    return rewrite.mock.calls.length;
  };
  await site.db.delete(recurringJobs);
  expect(await keep(day('05'))).toBe(0);
  await erase(day('05'));
  expect(await keep(day('05'))).toBe(0);
  rewrite.mockRejectedValueOnce(new Error('no room'));
  expect(await keep(day('12')), 'tried').toBe(1);
  expect(await keep(day('16')), 'done').toBe(1);
  expect(await keep(day('17'))).toBe(0);
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
