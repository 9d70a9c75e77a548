import { eq, sql } from 'drizzle-orm';
import { expect, it, vi } from 'vitest';
import { engine, openSite } from '../../tests/api/harness.ts';
import { claimToday, isDoneToday } from '../db/recurring-jobs.ts';
import { auditEntries, checks } from '../db/schema/logs.ts';
import { recurringJobs } from '../db/schema/outbox.ts';
import { sealPlain } from '../db/sealing/seal-rows.ts';
import { noteCheck } from './seals.ts';
import { keepPrivacy } from './upkeep.ts';

const site = openSite();

it('a look at the logs that breaks off is noted as not good', async () => {
  const staff = await site.signIn();
  await site.db.execute(sql`alter table contact_attempts rename to elsewhere`);
  await keepPrivacy(site.database, site.log, site.now()).finally(() =>
    site.db.execute(sql`alter table elsewhere rename to contact_attempts`),
  );
  expect((await staff('GET', '/api/checks')).body).toContainEqual(
    expect.objectContaining({ name: 'log', isGood: false }),
  );
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
    await keepPrivacy({ ...site.database, rewrite }, site.log, at);
    return rewrite.mock.calls.length;
  };
  const noted = () => site.db.select().from(checks).where(eq(checks.name, 'rewrite'));
  // A server looks after its files by itself; what was noted of a folder does not stay on it.
  const inFolder = (check: object) =>
    engine === 'embedded' ? [expect.objectContaining(check)] : [];
  await noteCheck(site.db, 'rewrite', { isGood: false, detail: 'came with a backup' }, day('04'));
  await site.db.delete(recurringJobs);
  expect(await keep(day('05'))).toBe(0);
  await erase(day('05'));
  expect(await keep(day('05'))).toBe(0);
  rewrite.mockRejectedValueOnce(new Error('no room'));
  expect(await keep(day('12')), 'tried').toBe(1);
  expect(await noted()).toEqual(inFolder({ isGood: false, checkedAt: day('12') }));
  expect(await keep(day('16')), 'done').toBe(1);
  expect(await noted()).toEqual(inFolder({ isGood: true, checkedAt: day('16') }));
  expect(await keep(day('17'))).toBe(0);
  expect(await noted()).toEqual(inFolder({ isGood: true, checkedAt: day('17') }));
});

it('what was sealed is written over too, though the process ended or the disk was full when it was owed', async () => {
  const rewrite = vi.fn(async () => {});
  const keep = async (date: string, signal?: AbortSignal) => {
    rewrite.mockClear();
    const at = new Date(`2027-04-${date}T15:00:00Z`);
    await keepPrivacy({ ...site.database, rewrite }, site.log, at, undefined, signal);
    return rewrite.mock.calls.length;
  };
  await keep('05');
  expect(await keep('06')).toBe(0);
  await site.db.execute(
    sql`insert into members (reference, first_name, last_name, notes) values ('r', 'A', 'B', 'plain')`,
  );
  expect(await sealPlain(site.db)).toMatchObject({ rows: 1, isDone: true });
  rewrite.mockRejectedValueOnce(new Error('no room'));
  expect(await keep('07'), 'tried').toBe(1);

  const noted = () => site.db.select().from(checks).where(eq(checks.name, 'rewrite'));
  const before = await noted();
  const reason = new Error('the server is told to end');
  rewrite.mockRejectedValueOnce(reason);
  await expect(keep('08', AbortSignal.abort(reason))).rejects.toBe(reason);
  expect(await noted()).toEqual(before);

  expect(await keep('09'), 'done').toBe(1);
  expect(await keep('10')).toBe(0);
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
