// What runs by the clock ends with the process, and leaves nothing behind.
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { newIdentity } from '../../server/backup/age.ts';
import { keepTidy } from '../../server/http/process/prepare.ts';
import { startApi } from './harness.ts';

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
  const env = {
    ...site.env,
    backupDir: folder,
    /** Read when it has begun. */
    get backupRecipients() {
      begun.resolve();
      return [newIdentity().recipient];
    },
  };
  const stop = keepTidy(site.database, env, site.log, begun.reject);
  vi.advanceTimersByTime(60_000);
  vi.useRealTimers();
  await begun.promise;
  await stop();
  expect(readdirSync(folder).filter((name) => name.startsWith('backup-'))).toEqual([]);
});
