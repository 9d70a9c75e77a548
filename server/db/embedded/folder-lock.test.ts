import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { DataFolderInUse, DataFolderUnwritable } from './errors.ts';
import { lockFolder } from './folder-lock.ts';
import { temporaryFolder } from './temporary-folder.ts';

test('a folder is locked once, and again after it was given back', () => {
  const dir = temporaryFolder();
  const unlock = lockFolder(dir, join(dir, 'lock'));
  expect(() => lockFolder(dir, join(dir, 'lock'))).toThrow(DataFolderInUse);
  unlock();
  lockFolder(dir, join(dir, 'lock'))();
});

test('giving a lock back twice does not give back the next holder’s', () => {
  const dir = temporaryFolder();
  const unlock = lockFolder(dir, join(dir, 'lock'));
  unlock();
  const next = lockFolder(dir, join(dir, 'lock'));
  unlock();
  expect(() => lockFolder(dir, join(dir, 'lock'))).toThrow(DataFolderInUse);
  next();
});

test('the lock outlives a garbage collection that finds nobody holding its handle', () => {
  setFlagsFromString('--expose-gc');
  const collectGarbage: () => void = runInNewContext('gc');
  const dir = temporaryFolder();
  lockFolder(dir, join(dir, 'lock'));
  collectGarbage();
  expect(() => lockFolder(dir, join(dir, 'lock'))).toThrow(DataFolderInUse);
});

test('a folder that is a file is named as unwritable', () => {
  const file = join(temporaryFolder(), 'data');
  writeFileSync(file, '');
  expect(() => lockFolder(file, join(file, 'lock'))).toThrow(DataFolderUnwritable);
});

test('a folder that cannot be made is named as unwritable', () => {
  const file = join(temporaryFolder(), 'file');
  writeFileSync(file, '');
  const dir = join(file, 'data');
  expect(() => lockFolder(dir, join(dir, 'lock'))).toThrow(DataFolderUnwritable);
});
