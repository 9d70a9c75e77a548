// Locates and creates the database folder. A new database is built beside it and renamed into
// place, so that a kill leaves either nothing or a complete database.

import {
  chmodSync,
  closeSync,
  constants,
  copyFileSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
} from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isInvalid } from './durable-fs.ts';
import { NoPreparedDatabase, NotADatabaseFolder, WrongMajorVersion } from './errors.ts';

export const postgresMajor = '18';

export const getDatabaseFolder = (dir: string) => join(dir, `pg${postgresMajor}`);
export const lockFile = (dir: string) => join(dir, `pg${postgresMajor}.lock`);
const unfinishedFolder = (dir: string) => join(dir, `pg${postgresMajor}.init`);

export function hasDatabase(dir: string): boolean {
  const folder = getDatabaseFolder(dir);
  if (!existsSync(folder) || readdirSync(folder).length === 0) {
    refuseForeignMajor(dir);
    return false;
  }
  const versionFile = join(folder, 'PG_VERSION');
  if (!existsSync(versionFile)) throw new NotADatabaseFolder(folder);
  const found = readFileSync(versionFile, 'utf8').trim();
  if (found !== postgresMajor) throw new WrongMajorVersion(folder, found, postgresMajor);
  return true;
}

/** After an upgrade, the old data must not be hidden behind a new empty database. */
function refuseForeignMajor(dir: string) {
  for (const name of readdirSync(dir)) {
    const major = /^pg(\d+)$/.exec(name)?.[1];
    if (major && major !== postgresMajor && existsSync(join(dir, name, 'PG_VERSION'))) {
      throw new WrongMajorVersion(join(dir, name), major, postgresMajor);
    }
  }
}

export async function createDatabaseFolder(
  dir: string,
  build: (folder: string) => Promise<void>,
): Promise<void> {
  const unfinished = unfinishedFolder(dir);
  await rm(unfinished, { recursive: true, force: true });
  // PGlite writes world-readable files, so the folder itself must deny access.
  await mkdir(unfinished, { mode: 0o700 });
  await build(unfinished);
  syncTree(unfinished);
  await rename(unfinished, getDatabaseFolder(dir));
  syncPath(dir);
}

/** Beside the bundle, or in the build folder beside the sources. */
const preparedPlaces = ['../database', '../../../build/database'];

/** The database that the build created and migrated. */
export function getPreparedDatabase(): string {
  const folders = preparedPlaces.map((place) => fileURLToPath(new URL(place, import.meta.url)));
  const found = folders.find((folder) => existsSync(join(folder, 'PG_VERSION')));
  if (found === undefined) throw new NoPreparedDatabase();
  return found;
}

/** Lets only the owner read the copy, whatever the permissions of the original. */
export function copyDatabase(from: string, to: string): void {
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const source = join(from, entry.name);
    const target = join(to, entry.name);
    if (entry.isDirectory()) {
      mkdirSync(target, { mode: 0o700 });
      copyDatabase(source, target);
    } else {
      copyFileSync(source, target, constants.COPYFILE_FICLONE);
      chmodSync(target, 0o600);
    }
  }
}

export function syncTree(folder: string) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) syncTree(path);
    else syncPath(path);
  }
  syncPath(folder);
}

export function syncPath(path: string) {
  const descriptor = openSync(path, 'r');
  try {
    fsyncSync(descriptor);
  } catch (failure) {
    // Some filesystems cannot sync folders.
    if (!isInvalid(failure)) throw failure;
  } finally {
    closeSync(descriptor);
  }
}
