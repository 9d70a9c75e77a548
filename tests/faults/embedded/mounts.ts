// Mounts filesystems for the tests to cut the power of or fill up; needs root.

import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

declare module 'vitest' {
  interface TaskMeta {
    /** The reason for skipping a test. */
    reason?: string | undefined;
  }
}

const run = (command: string, ...args: string[]) => execFileSync(command, args, { stdio: 'pipe' });

/** The reason why this machine cannot run these tests; undefined when it can. */
export function findMountsSkipReason(): string | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'mount-probe-'));
  try {
    mountImageAt(makeImage(folder, 8), join(folder, 'mount'));
    run('umount', join(folder, 'mount'));
    return undefined;
  } catch (error) {
    return `filesystems cannot be mounted here: ${error instanceof Error ? error.message.trim().split('\n')[0] : error}`;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** An ext4 filesystem in a file. Like a disk after a power cut, the file contains only synced data. */
export function mountDisk(sizeMb: number) {
  const folder = mkdtempSync(join(tmpdir(), 'disk-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const image = makeImage(folder, sizeMb);
  const dir = join(folder, 'mount');
  mountImageAt(image, dir);
  onTestFinished(() => void run('umount', dir));

  return {
    dir,
    sync: () => run('sync', '-f', dir),
    copyAsAfterPowerCut(name: string): string {
      const copy = join(folder, `${name}.img`);
      run('cp', '--sparse=always', image, copy);
      return copy;
    },
    /** Mounts a copy and passes its folder to `look`, as after a restart. */
    async inCopy<T>(copy: string, look: (dir: string) => Promise<T>): Promise<T> {
      const at = `${copy}.mount`;
      mountImageAt(copy, at);
      try {
        return await look(at);
      } finally {
        run('umount', at);
      }
    },
  };
}

export function mountSmallDisk(sizeMb: number) {
  const dir = mkdtempSync(join(tmpdir(), 'small-disk-'));
  run('mount', '-t', 'tmpfs', '-o', `size=${sizeMb}m`, 'tmpfs', dir);
  onTestFinished(() => {
    run('umount', dir);
    rmSync(dir, { recursive: true });
  });
  return { dir, growTo: (mb: number) => run('mount', '-o', `remount,size=${mb}m`, dir) };
}

function makeImage(folder: string, sizeMb: number): string {
  const image = join(folder, 'disk.img');
  run('truncate', '-s', `${sizeMb}M`, image);
  run('mkfs.ext4', '-q', '-F', image);
  return image;
}

function mountImageAt(image: string, dir: string) {
  mkdirSync(dir, { recursive: true });
  // No automatic journal commits: only fsync writes to the image.
  run('mount', '-o', 'loop,noatime,commit=600', image, dir);
}
