import { existsSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { runExclusively } from './lock.mjs';

let folder: string;
let lockFile: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lock-'));
  lockFile = join(folder, 'build', 'lock');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('work under a lock', () => {
  it('runs work under the same lock one at a time', async () => {
    const order: string[] = [];
    const work = (name: string) => async () => {
      order.push(`${name} begins`);
      await sleep(20);
      order.push(`${name} ends`);
    };
    await Promise.all([runExclusively(lockFile, work('a')), runExclusively(lockFile, work('b'))]);
    expect(order).toEqual(['a begins', 'a ends', 'b begins', 'b ends']);
    expect(existsSync(lockFile)).toBe(false);
  });

  it('releases the lock when the work fails', async () => {
    await expect(runExclusively(lockFile, () => Promise.reject(new Error('no')))).rejects.toThrow(
      'no',
    );
    await expect(runExclusively(lockFile, async () => 'yes')).resolves.toBe('yes');
  });

  it('does not wait for a process that died', async () => {
    await runExclusively(lockFile, async () => {});
    writeFileSync(lockFile, '4194305');
    await expect(runExclusively(lockFile, async () => 'taken over')).resolves.toBe('taken over');
  });

  it.each([
    ['left empty by a full disk', ''],
    ['with the reused pid of another process', String(process.pid)],
  ])('does not wait for a lock %s', async (_, holder) => {
    await runExclusively(lockFile, async () => {});
    writeFileSync(lockFile, holder);
    const earlier = new Date(Date.now() - 5 * 60_000);
    utimesSync(lockFile, earlier, earlier);
    await expect(runExclusively(lockFile, async () => 'taken over')).resolves.toBe('taken over');
  });
});
