// What runs by the clock ends with the process, and leaves nothing behind.
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { expect, it, onTestFinished, vi } from 'vitest';
import { createKeyPair } from '../../server/backup/age.ts';
import { isRewriteOwed } from '../../server/db/owed-rewrite.ts';
import { sealingProgress } from '../../server/db/schema/requests.ts';
import { keepTidy } from '../../server/http/process/prepare.ts';
import { engine, startApi } from './harness.ts';

it('a start seals what is plain, on a server once more on a later day, and has the files written anew; where that fails it stays owed', async () => {
  const site = await startApi();
  onTestFinished(() => site.stop());
  const store = (reference: string) =>
    site.db.execute(
      sql`insert into members (reference, first_name, last_name, notes) values (${reference}, 'A', 'B', 'plain')`,
    );
  const rewrite = vi.fn(async (_signal?: AbortSignal) => {});
  const start = async () => {
    const onError = vi.fn();
    const stop = keepTidy({ ...site.database, rewrite }, site.env, site.log, onError);
    await expect.poll(() => rewrite.mock.calls.length).toBe(1);
    rewrite.mockClear();
    await stop();
    return [onError.mock.calls.length, await isRewriteOwed(site.db)];
  };
  await store('one');
  rewrite.mockRejectedValueOnce(new Error('no room'));
  expect(await start()).toEqual([1, true]);
  await store('two');
  // Processes of an older version may have gone on beside those of a server; a folder has one.
  if (engine === 'embedded') await site.db.delete(sealingProgress);
  else await site.db.update(sealingProgress).set({ after: '2026-01-01' });
  expect(await start()).toEqual([0, false]);
  await store('three');
  await site.db.delete(sealingProgress);
  // Between two tables it sees that it is to end: that is no failure.
  rewrite.mockImplementationOnce(async (signal = AbortSignal.abort()) => {
    await expect.poll(() => signal.aborted).toBe(true);
    signal.throwIfAborted();
  });
  expect(await start()).toEqual([0, true]);
});

it('a server that is told to end while it makes a backup, a minute after its start, takes back what it has of it first', async () => {
  const site = await startApi();
  const folder = mkdtempSync(join(tmpdir(), 'wondrous-ending-'));
  vi.useFakeTimers({ toFake: ['setInterval', 'setTimeout'] });
  onTestFinished(async () => {
    vi.useRealTimers();
    await site.stop();
    rmSync(folder, { recursive: true, force: true });
  });
  const begun = Promise.withResolvers<void>();
  const { recipient } = await createKeyPair();
  const env = {
    ...site.env,
    backupDir: folder,
    /** Read when it has begun. */
    get backupRecipients() {
      begun.resolve();
      return [recipient];
    },
  };
  const stop = keepTidy(site.database, env, site.log, begun.reject);
  vi.advanceTimersByTime(60_000);
  vi.useRealTimers();
  await begun.promise;
  await stop();
  expect(readdirSync(folder).filter((name) => name.startsWith('backup-'))).toEqual([]);
});
