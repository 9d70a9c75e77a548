import { cpSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import files from 'node:fs/promises';
import { join } from 'node:path';
import { expect, inject, onTestFinished, test } from 'vitest';
import { createFastFolder } from '../../../tests/api/fast-folder.ts';
import { retainCompiledCode } from '../../../tests/embedded/compiled-code.ts';
import { createTemporaryFolder } from '../../../tests/embedded/temporary-folder.ts';
import { spyOnFiles } from '../../../tests/spy-on-files.ts';
import { getDatabaseFolder } from './data-folder.ts';
import { type EmbeddedOptions, openEmbedded } from './engine.ts';

retainCompiledCode();

const copyName = 'pg18.copy';

async function openNew(options: Pick<EmbeddedOptions, 'statementLimitMs'> = {}) {
  const dir = createTemporaryFolder(createFastFolder('embedded-'));
  cpSync(inject('emptyDatabase'), getDatabaseFolder(dir), { recursive: true });
  const engine = await openEmbedded({ dir, ...options }, { maintenance: true });
  onTestFinished(() => engine.close());
  return { dir, ...engine };
}

test('copies everything stored before the copy and nothing stored afterward', async () => {
  const { client, copy, removeCopy, dir } = await openNew();
  await client.exec('create table note (id int); insert into note select generate_series(1, 5000)');
  // Writes sent during the copy wait until it is complete.
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

test('refuses a copy without enough disk space and removes an aborted one', async () => {
  const { client, copy, dir } = await openNew();
  const found = await files.statfs(dir);
  const room = spyOnFiles('statfs').mockResolvedValueOnce({ ...found, bavail: 1 });
  await expect(copy()).rejects.toThrow(/needs \d+ MB of room/);
  expect(room).toHaveBeenCalledOnce();
  await expect(copy(AbortSignal.abort())).rejects.toThrow('aborted');
  expect(readdirSync(dir)).not.toContain(copyName);
  expect((await client.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
});

test('waits without a time limit until all data is on disk', async () => {
  const { client, copy, withoutLimit } = await openNew({ statementLimitMs: 1 });
  await withoutLimit(() =>
    client.exec('create table note (id int); insert into note select generate_series(1, 50000)'),
  );
  await copy();
});

test('removes the leftover copy of a killed process at the next start', async () => {
  const dir = createTemporaryFolder(createFastFolder('embedded-'));
  cpSync(inject('emptyDatabase'), getDatabaseFolder(dir), { recursive: true });
  mkdirSync(join(dir, copyName, 'pg18'), { recursive: true });
  await (await openEmbedded({ dir })).close();
  expect(readdirSync(dir)).not.toContain(copyName);
});
