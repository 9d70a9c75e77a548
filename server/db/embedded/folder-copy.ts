// Copies the embedded database for long reads, which would otherwise block its only connection.

import { constants } from 'node:fs';
import { copyFile, mkdir, readdir, rm, stat, statfs } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { getDatabaseFolder, postgresMajor } from './data-folder.ts';
import { NoRoomForCopy } from './errors.ts';

/** Inside the data folder: on the same disk and with the same protection. */
const placeOf = (dir: string) => join(dir, `pg${postgresMajor}.copy`);

type While = (work: () => Promise<void>) => Promise<void>;

/** Returns the folder of the copy. Writes wait meanwhile; the copy is not synced to disk. */
export async function copyFolder(
  dir: string,
  whileStill: While,
  signal?: AbortSignal,
): Promise<string> {
  await removeCopy(dir);
  await refuseWithoutRoom(dir);
  const place = placeOf(dir);
  try {
    await mkdir(place, { mode: 0o700 });
    await whileStill(() => copyTree(getDatabaseFolder(dir), getDatabaseFolder(place), signal));
    return place;
  } catch (error) {
    await removeCopy(dir);
    throw error;
  }
}

/** Also removes the leftover of a killed process. */
export async function removeCopy(dir: string): Promise<void> {
  await rm(placeOf(dir), { recursive: true, force: true });
}

async function copyTree(from: string, to: string, signal?: AbortSignal): Promise<void> {
  await mkdir(to, { mode: 0o700 });
  // readdir lists a folder before its content.
  for (const entry of await readdir(from, { recursive: true, withFileTypes: true })) {
    signal?.throwIfAborted();
    const source = join(entry.parentPath, entry.name);
    const target = join(to, relative(from, source));
    if (entry.isDirectory()) await mkdir(target, { mode: 0o700 });
    else await copyFile(source, target, constants.COPYFILE_FICLONE);
  }
}

/** Requires twice the size of the database, because a full disk would stop everything. */
async function refuseWithoutRoom(dir: string): Promise<void> {
  const { bavail, bsize } = await statfs(dir);
  const needed = 2 * (await sizeOf(getDatabaseFolder(dir)));
  if (bavail * bsize < needed) throw new NoRoomForCopy(dir, needed);
}

async function sizeOf(folder: string): Promise<number> {
  let bytes = 0;
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    // Files may disappear while others write.
    const found = await stat(join(entry.parentPath, entry.name)).catch(() => undefined);
    bytes += found?.size ?? 0;
  }
  return bytes;
}
