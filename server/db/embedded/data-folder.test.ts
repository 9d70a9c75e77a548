import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createTemporaryFolder } from '../../../tests/embedded/temporary-folder.ts';
import {
  copyDatabase,
  createDatabaseFolder,
  getDatabaseFolder,
  hasDatabase,
} from './data-folder.ts';
import { NotADatabaseFolder, WrongMajorVersion } from './errors.ts';

function writeDatabase(folder: string, version: string) {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'PG_VERSION'), `${version}\n`);
}

test('finds no database in an empty data folder', () => {
  expect(hasDatabase(createTemporaryFolder())).toBe(false);
});

test('finds no database in an empty database folder', () => {
  const dir = createTemporaryFolder();
  mkdirSync(getDatabaseFolder(dir));
  expect(hasDatabase(dir)).toBe(false);
});

test('finds a database of this version', () => {
  const dir = createTemporaryFolder();
  writeDatabase(getDatabaseFolder(dir), '18');
  expect(hasDatabase(dir)).toBe(true);
});

test('rejects a database of another major version by its number', () => {
  const dir = createTemporaryFolder();
  writeDatabase(getDatabaseFolder(dir), '17');
  expect(() => hasDatabase(dir)).toThrow(WrongMajorVersion);
  expect(() => hasDatabase(dir)).toThrow(/PostgreSQL 17.*PostgreSQL 18/);
});

test('rejects a data folder that holds only a database of another major version', () => {
  const dir = createTemporaryFolder();
  writeDatabase(join(dir, 'pg17'), '17');
  expect(() => hasDatabase(dir)).toThrow(WrongMajorVersion);
});

test('rejects a database folder with other files in it', () => {
  const dir = createTemporaryFolder();
  mkdirSync(getDatabaseFolder(dir));
  writeFileSync(join(getDatabaseFolder(dir), 'letters.txt'), '');
  expect(() => hasDatabase(dir)).toThrow(NotADatabaseFolder);
});

test('moves a new database into place only when complete, readable by its owner only', async () => {
  const dir = createTemporaryFolder();
  await createDatabaseFolder(dir, async (folder) => {
    writeDatabase(folder, '18');
    expect(existsSync(getDatabaseFolder(dir))).toBe(false);
  });
  expect(hasDatabase(dir)).toBe(true);
  expect(statSync(getDatabaseFolder(dir)).mode & 0o777).toBe(0o700);
});

test('clears the leftovers of a first start that was killed', async () => {
  const dir = createTemporaryFolder();
  const killed = createDatabaseFolder(dir, async (folder) => {
    writeFileSync(join(folder, 'half-written'), '');
    throw new Error('killed');
  });
  await expect(killed).rejects.toThrow('killed');
  expect(hasDatabase(dir)).toBe(false);

  await createDatabaseFolder(dir, async (folder) => writeDatabase(folder, '18'));
  expect(existsSync(join(getDatabaseFolder(dir), 'half-written'))).toBe(false);
});

test('copies every file and lets only the owner read the copy', () => {
  const from = createTemporaryFolder();
  const to = createTemporaryFolder();
  mkdirSync(join(from, 'base', '1'), { recursive: true });
  writeFileSync(join(from, 'base', '1', '1259'), 'rows', { mode: 0o644 });
  copyDatabase(from, to);
  expect(readFileSync(join(to, 'base', '1', '1259'), 'utf8')).toBe('rows');
  const modeOf = (...path: string[]) => statSync(join(to, ...path)).mode & 0o777;
  expect(modeOf('base', '1', '1259')).toBe(0o600);
  expect(modeOf('base', '1')).toBe(0o700);
});
