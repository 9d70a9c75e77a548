import { describe, expect, test } from 'vitest';
import { mountDisk, whyNoMounts } from './mounts.ts';
import { entriesIn, lostFrom, WriterProcess } from './writer-process.ts';

const reason = whyNoMounts();
if (reason) console.warn(reason);

describe.skipIf(reason)('a power cut', () => {
  test('loses none of 2,000 acknowledged entries, nor the database that was just made', async () => {
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
      const found = await disk.inCopy(copy, entriesIn);
      expect(lostFrom(acknowledged, found)).toEqual([]);
      console.info(`power cut: 0 of ${acknowledged.length} acknowledged entries lost`);
    }
  });

  test('would lose entries without fsync, and this test would notice', async () => {
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

    const found = await disk.inCopy(copy, entriesIn).catch(() => new Set<number>());
    const lost = lostFrom(acknowledged, found);
    expect(lost.length).toBeGreaterThan(0);
    console.info(
      `without fsync: ${lost.length} of ${acknowledged.length} acknowledged entries lost`,
    );
  });
});
