import { describe, expect, it, vi } from 'vitest';
import { diskChecks } from '#domain/privacy';
import { engine, openSite } from '../../tests/api/harness.ts';
import type { Database } from '../db/client.ts';
import { buildOneOfCondition } from '../db/columns.ts';
import { requestRewrite } from '../db/pending-rewrites.ts';
import { claimJobOfToday, isDoneToday } from '../db/recurring-jobs.ts';
import { checks } from '../db/schema/logs.ts';
import { storeCheckResult } from './checks.ts';
import { runPrivacyJobs } from './upkeep.ts';

const site = openSite();

describe('rewrite of the data folder', () => {
  const rewrite = vi.fn<Database['rewrite']>(async () => {});
  const day = (date: string) => new Date(`2027-03-${date}T15:00:00Z`);
  const run = async (at: Date, signal?: AbortSignal) => {
    rewrite.mockClear();
    await runPrivacyJobs({ ...site.database, rewrite }, site.log, at, undefined, signal);
    return rewrite.mock.calls.length > 0;
  };
  const result = async () =>
    (await site.db.select().from(checks).where(buildOneOfCondition(checks.name, diskChecks)))[0];

  it('runs within minutes of a request, and again until it succeeds', async () => {
    expect(await run(day('05'))).toBe(false);
    await requestRewrite(site.db);
    rewrite.mockRejectedValueOnce(new Error('no room'));
    expect(await run(day('05')), 'tried').toBe(true);
    if (engine === 'embedded') {
      expect(await result()).toMatchObject({ isGood: false, checkedAt: day('05') });
    }
    expect(await run(day('16')), 'done').toBe(true);
    expect(await result()).toMatchObject({ isGood: true, checkedAt: day('16') });
    expect(await run(day('17'))).toBe(false);
  });

  it('leaves the rewrite pending when the server shuts down', async () => {
    await requestRewrite(site.db);
    const before = await result();
    const reason = new Error('the server is told to end');
    rewrite.mockRejectedValueOnce(reason);
    await expect(run(day('18'), AbortSignal.abort(reason))).rejects.toBe(reason);
    expect(await result()).toEqual(before);
    expect(await run(day('18'))).toBe(true);
  });

  it('leaves the rewrite pending when a person is erased during it', async () => {
    await requestRewrite(site.db);
    rewrite.mockImplementationOnce(() => requestRewrite(site.db));
    await run(day('19'));
    expect(await run(day('19'))).toBe(true);
    expect(await run(day('19'))).toBe(false);
  });

  if (engine === 'embedded')
    it('logs a failed rewrite once a day', async () => {
      await requestRewrite(site.db);
      for (const date of ['20', '20', '21']) {
        rewrite.mockRejectedValueOnce(new Error('no room'));
        await run(new Date(day(date).getTime() + Math.random() * 60_000));
      }
      expect((await result())?.checkedAt.toISOString()).toMatch(/^2027-03-21/);
      await run(day('22'));
    });

  it('replaces a result that a backup of the other engine brought along', async () => {
    await site.db.delete(checks);
    for (const name of diskChecks)
      await storeCheckResult(site.db, name, { isGood: true, detail: '' }, day('22'));
    await run(day('23'));
    const names = (await site.db.select().from(checks)).map(({ name }) => name);
    const own = engine === 'embedded' ? 'rewrite' : 'server-files';
    expect(diskChecks.filter((name) => names.includes(name))).toEqual([own]);
  });
});

it('claims a daily job again after a clock that was far ahead', async () => {
  const today = new Date('2026-03-02T15:00:00Z');
  const farAhead = new Date('2031-01-01T15:00:00Z');
  const claim = (now: Date) => claimJobOfToday(site.db, 'job', now);
  expect([await claim(farAhead), await isDoneToday(site.db, 'job', today)]).toEqual([true, false]);
  expect([await claim(today), await claim(today)]).toEqual([true, false]);
  expect(await isDoneToday(site.db, 'job', today)).toBe(true);
});
