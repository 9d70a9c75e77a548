// Tests that a full disk causes 503 instead of a crash, and that the API recovers when there is room.
import { mkdirSync, writeFileSync } from 'node:fs';
import { rm, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it, onTestFinished } from 'vitest';
import { startPostgres } from '../api/postgres-server.ts';
import { watchGuide } from '../watch-guide.ts';
import { findMountsSkipReason, mountSmallDisk } from './embedded/mounts.ts';
import { RunningApi } from './running-api.ts';

const reason = findMountsSkipReason();
/** Fills the remaining space. */
async function fill(dir: string): Promise<() => Promise<void>> {
  const file = join(dir, 'filler');
  const { bavail, bsize } = await statfs(dir);
  try {
    writeFileSync(file, Buffer.alloc(bavail * bsize));
  } catch (error) {
    // Other processes may write at the same time; the disk is full either way.
    expect(error).toMatchObject({ code: 'ENOSPC' });
  }
  return () => rm(file);
}

async function expectRefusalAndRecovery(api: RunningApi, dir: string) {
  expect((await api.send('before-full-disk')).status).toBe(201);
  const makeRoom = await fill(dir);
  // Existing files may still contain free space.
  let refused = 0;
  const stored = new Map<string, string>();
  for (let sent = 0; refused < 5 && sent < 5000; sent++) {
    const key = `full-disk-${sent}`;
    const { status, retryAfter, reference = '' } = await api.send(key);
    if (status === 201) {
      stored.set(key, reference);
      continue;
    }
    expect(status).toBe(503);
    expect(Number(retryAfter)).toBeGreaterThan(0);
    refused++;
  }
  expect(refused).toBe(5);
  expect(api.isRunning).toBe(true);
  expect(await api.get('/api/health')).toBe(200);
  // The server's own next failed write keeps the alarm on, without any visitor.
  for (const waitMs of [0, 20_000]) {
    await pause(waitMs);
    expect(await api.readiness()).toMatch(/^(writes-failing|database-unreachable)$/);
  }
  expect(api.alarms).toContainEqual(
    expect.objectContaining({ [watchGuide.logField]: await api.readiness() }),
  );
  await makeRoom();
  let isBack = false;
  for (let tries = 0; !isBack && tries < 100; tries++) {
    isBack = (await api.send(`after-full-disk-${tries}`)).status === 201;
    if (!isBack) await pause(100);
  }
  expect(isBack).toBe(true);
  await expect.poll(() => api.readiness()).toBe(true);
  // Entries acknowledged just before the disk was full are stored: their key returns the same reference.
  for (const [key, reference] of [...stored].slice(-20)) {
    expect((await api.send(key)).reference).toBe(reference);
  }
}

describe.skipIf(reason)('full disk', { meta: { reason } }, () => {
  it('recovers with the embedded engine', async () => {
    const disk = mountSmallDisk(160);
    const api = await RunningApi.start({ DATA_DIR: join(disk.dir, 'data') });
    onTestFinished(() => api.kill());
    await expectRefusalAndRecovery(api, disk.dir);
  });

  it('recovers from a full disk with PostgreSQL', async () => {
    const disk = mountSmallDisk(160);
    const folder = join(disk.dir, 'server');
    mkdirSync(folder);
    const server = await startPostgres({ max_wal_size: '64MB', min_wal_size: '32MB' }, folder);
    onTestFinished(() => server.stop());
    const api = await RunningApi.start({ DATABASE_URL: server.url('postgres') });
    onTestFinished(() => api.kill());
    await expectRefusalAndRecovery(api, disk.dir);
  });
});
