import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { getDatabaseFolder } from '../../../server/db/embedded/data-folder.ts';
import { findMountsSkipReason, mountDisk } from './mounts.ts';
import { findLostEntries, readEntries, WriterProcess } from './writer-process.ts';

const reason = findMountsSkipReason();
describe.skipIf(reason)('power cut', { meta: { reason } }, () => {
  test('loses none of 2,000 acknowledged entries, nor a database that was just created', async () => {
    const disk = mountDisk(300);
    const writer = new WriterProcess(disk.dir);
    const cuts: { copy: string; acknowledged: number[] }[] = [];
    for (const least of [0, 700, 1400, 2000]) {
      await writer.until(({ isReady, stored }) => isReady && stored.length >= least);
      const cut = await writer.whileStopped(() => ({
        copy: disk.copyAsAfterPowerCut(`after-${least}`),
        acknowledged: [...writer.stored],
      }));
      cuts.push(cut);
    }
    await writer.kill();

    for (const { copy, acknowledged } of cuts) {
      const found = await disk.inCopy(copy, readEntries);
      expect(findLostEntries(acknowledged, found)).toEqual([]);
      console.info(`power cut: 0 of ${acknowledged.length} acknowledged entries lost`);
    }
  });

  test('leaves a folder that opens when the power is cut while the database is copied', async () => {
    const disk = mountDisk(300);
    const folder = getDatabaseFolder(disk.dir);
    const writer = new WriterProcess(disk.dir);
    const copies: string[] = [];
    for (const sign of [`${folder}.init/base`, folder]) {
      // A fast copy may have ended already.
      await writer.until(() => existsSync(sign) || existsSync(folder));
      const cut = () => disk.copyAsAfterPowerCut(`cut-${copies.length}`);
      copies.push(await writer.whileStopped(cut));
    }
    await writer.kill();

    for (const copy of copies) {
      await disk.inCopy(copy, async (dir) => {
        const next = new WriterProcess(dir);
        await next.until(({ stored }) => stored.length >= 1);
        await next.kill();
      });
    }
  });

  test('loses entries without fsync, which proves that the test notices', async () => {
    const disk = mountDisk(300);
    const first = new WriterProcess(disk.dir);
    await first.until(({ isReady }) => isReady);
    await first.kill();
    disk.sync();

    const omitted = { fsync: true, fsyncCheck: true };
    const writer = new WriterProcess(disk.dir, { firstId: 1_000_000, omitted });
    await writer.until(({ stored }) => stored.length >= 200);
    const copy = await writer.whileStopped(() => disk.copyAsAfterPowerCut('unsynced'));
    const acknowledged = [...writer.stored];
    await writer.kill();

    const found = await disk.inCopy(copy, (dir) => readEntries(dir).catch(() => new Set<number>()));
    const lost = findLostEntries(acknowledged, found);
    expect(lost.length).toBeGreaterThan(0);
    console.info(
      `without fsync: ${lost.length} of ${acknowledged.length} acknowledged entries lost`,
    );
  });
});
