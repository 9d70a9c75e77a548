// Locks a data folder for one process. The kernel drops SQLite's file lock with the process, so a
// killed server never leaves a folder locked.

import { mkdirSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { DataFolderInUse, DataFolderUnwritable } from './errors.ts';

const sqliteBusy = 5;

/** Keeps every lock handle reachable: a garbage-collected handle drops its lock. */
const held = new Set<DatabaseSync>();

export function lockFolder(dir: string, lockFile: string): () => void {
  let handle: DatabaseSync | undefined;
  try {
    mkdirSync(dir, { recursive: true, mode: 0o700 });
    handle = new DatabaseSync(lockFile, { timeout: 0 });
    handle.exec('PRAGMA journal_mode=DELETE; BEGIN EXCLUSIVE');
  } catch (cause) {
    handle?.close();
    const isBusy = cause instanceof Error && Reflect.get(cause, 'errcode') === sqliteBusy;
    throw isBusy ? new DataFolderInUse(dir, { cause }) : new DataFolderUnwritable(dir, { cause });
  }
  const lock = handle;
  held.add(lock);
  return () => {
    if (held.delete(lock)) lock.close();
  };
}
