import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { createTemporaryFolder } from '../../../tests/embedded/temporary-folder.ts';
import { DataFolderInUse, DataFolderUnwritable } from './errors.ts';
import { lockFolder } from './folder-lock.ts';

test('locks a folder once, and again after it was unlocked', () => {
  const dir = createTemporaryFolder();
  const unlock = lockFolder(dir, join(dir, 'lock'));
  expect(() => lockFolder(dir, join(dir, 'lock'))).toThrow(DataFolderInUse);
  unlock();
  lockFolder(dir, join(dir, 'lock'))();
});

test("does not release the next holder's lock when unlocked twice", () => {
  const dir = createTemporaryFolder();
  const unlock = lockFolder(dir, join(dir, 'lock'));
  unlock();
  const next = lockFolder(dir, join(dir, 'lock'));
  unlock();
  expect(() => lockFolder(dir, join(dir, 'lock'))).toThrow(DataFolderInUse);
  next();
});

test('keeps the lock after a garbage collection when the caller holds no handle', () => {
  setFlagsFromString('--expose-gc');
  const collectGarbage: () => void = runInNewContext('gc');
  const dir = createTemporaryFolder();
  lockFolder(dir, join(dir, 'lock'));
  collectGarbage();
  expect(() => lockFolder(dir, join(dir, 'lock'))).toThrow(DataFolderInUse);
});

test('throws DataFolderUnwritable when the folder is a file', () => {
  const file = join(createTemporaryFolder(), 'data');
  writeFileSync(file, '');
  expect(() => lockFolder(file, join(file, 'lock'))).toThrow(DataFolderUnwritable);
});

test('throws DataFolderUnwritable when the folder cannot be created', () => {
  const file = join(createTemporaryFolder(), 'file');
  writeFileSync(file, '');
  const dir = join(file, 'data');
  expect(() => lockFolder(dir, join(dir, 'lock'))).toThrow(DataFolderUnwritable);
});
