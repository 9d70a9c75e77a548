import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import {
  createFolderForKills,
  findLostEntries,
  readEntries,
  WriterProcess,
} from './writer-process.ts';

test('keeps every acknowledged entry when it is killed during writes', async () => {
  const dir = createFolderForKills();
  const acknowledged: number[] = [];
  const rounds = 8;
  for (let round = 1; round <= rounds; round += 1) {
    const writer = new WriterProcess(dir, { firstId: round * 1_000_000 });
    await writer.until(({ stored }) => stored.length >= 20);
    await pause(Math.random() * 500);
    await writer.kill();
    acknowledged.push(...writer.stored);
  }
  const found = await readEntries(dir);
  expect(findLostEntries(acknowledged, found)).toEqual([]);
  // Each kill may leave one stored entry whose acknowledgment was lost.
  expect(found.size - acknowledged.length).toBeLessThanOrEqual(rounds);
  console.info(`${rounds} kills: 0 of ${acknowledged.length} acknowledged entries lost`);
});
