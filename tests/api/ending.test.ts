// Tests that clock-driven tasks stop with the process and leave nothing behind.
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { expect, it, onTestFinished, vi } from 'vitest';
import { createKeyPair } from '../../server/backup/age.ts';
import { isRewritePending } from '../../server/db/pending-rewrites.ts';
import { pendingRewrites } from '../../server/db/schema/privacy.ts';
import { sealingProgress } from '../../server/db/schema/requests.ts';
import { keepTidy } from '../../server/http/process/prepare.ts';
import { tablesShowing } from './canaries.ts';
import { engine, startApi } from './harness.ts';

it('seals plain rows at startup, again on a later day with PostgreSQL, and requests a rewrite', async () => {
  const site = await startApi();
  onTestFinished(() => site.stop());
  const store = (reference: string) =>
    site.db.execute(
      sql`insert into members (reference, first_name, last_name, notes) values (${reference}, 'A', 'B', 'plain')`,
    );
  const start = async () => {
    await site.db.delete(pendingRewrites);
    const onError = vi.fn();
    const stop = keepTidy(site.database, site.env, site.log, onError);
    await expect.poll(() => isRewritePending(site.db)).toBe(true);
    await stop();
    expect(onError).not.toHaveBeenCalled();
    expect(await tablesShowing(site.db, ['plain'])).toEqual({});
  };
  await store('one');
  await start();
  await store('two');
  // On a server, processes of an older version may still write plain rows; a data folder has one process.
  if (engine === 'embedded') await site.db.delete(sealingProgress);
  else await site.db.update(sealingProgress).set({ after: '2026-01-01' });
  await start();
});

it('removes a partial backup when the server is stopped during a backup', async () => {
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
    /** The getter runs when the backup starts. */
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
