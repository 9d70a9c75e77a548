// Tests that clock-driven tasks stop with the process and leave nothing behind.
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { createKeyPair } from '../../server/backup/age.ts';
import { startPeriodicJobs } from '../../server/http/process/prepare.ts';
import { startApi } from './harness.ts';

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
  const stop = startPeriodicJobs(site.database, env, site.log, begun.reject);
  vi.advanceTimersByTime(60_000);
  vi.useRealTimers();
  await begun.promise;
  await stop();
  expect(readdirSync(folder).filter((name) => name.startsWith('backup-'))).toEqual([]);
});
