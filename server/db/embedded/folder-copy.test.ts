import { cpSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import files from 'node:fs/promises';
import { join } from 'node:path';
import { expect, inject, onTestFinished, test } from 'vitest';
import { fastFolder } from '../../../tests/api/fast-folder.ts';
import { spyOnFiles } from '../../../tests/spy-on-files.ts';
import { databaseFolder } from './data-folder.ts';
import { type EmbeddedOptions, openEmbedded } from './engine.ts';
import { keepCode } from './kept-code.ts';
import { temporaryFolder } from './temporary-folder.ts';

keepCode();

const copyName = 'pg18.copy';

async function openNew(options: Pick<EmbeddedOptions, 'statementLimitMs'> = {}) {
  const dir = temporaryFolder(fastFolder('embedded-'));
  cpSync(inject('emptyDatabase'), databaseFolder(dir), { recursive: true });
  const engine = await openEmbedded({ dir, ...options }, { maintenance: true });
  onTestFinished(() => engine.close());
  return { dir, ...engine };
}

test('holds all that was stored, and nothing of what comes after', async () => {
  const { client, copy, removeCopy, dir } = await openNew();
  await client.exec('create table note (id int); insert into note select generate_series(1, 5000)');
  // Whoever comes while it is taken waits for it.
  let later: Promise<unknown> | undefined;
  const { copyFile } = files;
  spyOnFiles('copyFile').mockImplementation((...file) => {
    later ??= client.exec('delete from note where id > 1; checkpoint');
    return copyFile(...file);
  });
  const place = await copy();
  await later;
  expect(statSync(place).mode & 0o777).toBe(0o700);
  const copied = await openEmbedded({ dir: place });
  const counted = 'select count(*)::int as notes from note';
  expect((await copied.client.query(counted)).rows).toEqual([{ notes: 5000 }]);
  expect((await client.query(counted)).rows).toEqual([{ notes: 1 }]);
  await copied.close();
  await removeCopy();
  expect(readdirSync(dir)).not.toContain(copyName);
});

test('is not begun where it would fill the disk, and taken away where it is cut off', async () => {
  const { client, copy, dir } = await openNew();
  const found = await files.statfs(dir);
  const room = spyOnFiles('statfs').mockResolvedValueOnce({ ...found, bavail: 1 });
  await expect(copy()).rejects.toThrow(/needs \d+ MB of room/);
  expect(room).toHaveBeenCalledOnce();
  await expect(copy(AbortSignal.abort())).rejects.toThrow('aborted');
  expect(readdirSync(dir)).not.toContain(copyName);
  expect((await client.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
});

test('has as long as it takes until all that was stored lies in its place', async () => {
  const { client, copy, withoutLimit } = await openNew({ statementLimitMs: 1 });
  await withoutLimit(() =>
    client.exec('create table note (id int); insert into note select generate_series(1, 50000)'),
  );
  await copy();
});

test('of a process that was killed goes with the next start', async () => {
  const dir = temporaryFolder(fastFolder('embedded-'));
  cpSync(inject('emptyDatabase'), databaseFolder(dir), { recursive: true });
  mkdirSync(join(dir, copyName, 'pg18'), { recursive: true });
  await (await openEmbedded({ dir })).close();
  expect(readdirSync(dir)).not.toContain(copyName);
});
