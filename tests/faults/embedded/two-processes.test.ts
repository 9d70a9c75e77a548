import { expect, test } from 'vitest';
import {
  createFolderForKills,
  findLostEntries,
  readEntries,
  WriterProcess,
} from './writer-process.ts';

test('refuses the second process and loses nothing of the first', async () => {
  const dir = createFolderForKills();
  const first = new WriterProcess(dir);
  await first.until(({ stored }) => stored.length >= 50);
  for (let attempt = 0; attempt < 3; attempt += 1) {
    const second = new WriterProcess(dir, { firstId: 1_000_000 });
    await second.ended();
    expect(second.failure).toBe('DataFolderInUse');
    expect(second.stored).toEqual([]);
  }
  await first.until(({ stored }) => stored.length >= 100);
  await first.kill();

  // A kill leaves no lock behind.
  const next = new WriterProcess(dir, { firstId: 2_000_000 });
  await next.until(({ stored }) => stored.length >= 10);
  await next.kill();
  const found = await readEntries(dir);
  expect(findLostEntries([...first.stored, ...next.stored], found)).toEqual([]);
});

test('loses entries when both processes write without the lock', async () => {
  const dir = createFolderForKills();
  const omitted = { lock: true };
  const first = new WriterProcess(dir, { omitted });
  await first.until(({ stored }) => stored.length >= 20);
  const second = new WriterProcess(dir, { firstId: 1_000_000, omitted });
  await second.until(({ stored }) => stored.length >= 200);
  await Promise.all([first.kill(), second.kill()]);

  const acknowledged = [...first.stored, ...second.stored];
  const found = await readEntries(dir).catch(() => new Set<number>());
  const lost = findLostEntries(acknowledged, found);
  expect(lost.length).toBeGreaterThan(0);
  console.info(`without the lock: ${lost.length} of ${acknowledged.length} entries lost`);
});
