import { spawnSync } from 'node:child_process';
import { cpSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { fastFolder } from '../../../tests/api/fast-folder.ts';
import { databaseFolder } from './data-folder.ts';
import {
  DatabaseThreadEnded,
  DataFolderInUse,
  type EmbeddedEngine,
  type EmbeddedOptions,
  openEmbedded,
  WrongMajorVersion,
} from './engine.ts';
import { keepCode } from './kept-code.ts';
import type { Omitted } from './messages.ts';
import { passTime, stopClock } from './stopped-clock.ts';
import { temporaryFolder } from './temporary-folder.ts';

keepCode();

function copyTemplateTo(dir: string): string {
  cpSync(inject('emptyDatabase'), databaseFolder(dir), { recursive: true });
  return dir;
}

const copyOfTemplate = () => copyTemplateTo(temporaryFolder(fastFolder('embedded-')));
const copyOnDisk = () => copyTemplateTo(temporaryFolder());

async function usingEngine<T>(
  options: EmbeddedOptions,
  use: (engine: Awaited<ReturnType<typeof openEmbedded>>) => Promise<T>,
  omitted?: Omitted,
): Promise<T> {
  const engine = await openEmbedded(options, omitted);
  try {
    return await use(engine);
  } finally {
    await engine.close();
  }
}

test('what was stored is there after closing and opening again', async () => {
  const dir = copyOfTemplate();
  await usingEngine({ dir }, ({ client }) =>
    client.exec('create table note (text text); insert into note values (1)'),
  );
  const found = await usingEngine({ dir }, ({ client }) => client.query('select text from note'));
  expect(found.rows).toEqual([{ text: '1' }]);
});

test('closing runs what was asked before, refuses what comes after, and can be repeated', async () => {
  const engine = await openEmbedded({ dir: copyOfTemplate() });
  const asked = engine.client.query('select 1 as one');
  const closing = engine.close();
  await expect(engine.client.query('select 2')).rejects.toThrow('closed');
  expect((await asked).rows).toEqual([{ one: 1 }]);
  await closing;
  await engine.close();
});

describe('durability', () => {
  test('every commit reaches the disk before it is acknowledged', async () => {
    await usingEngine({ dir: copyOnDisk() }, async ({ client, fsyncCount }) => {
      await client.exec('create table note (id int)');
      const before = await fsyncCount();
      for (let id = 0; id < 5; id += 1) await client.query('insert into note values ($1)', [id]);
      expect(await fsyncCount()).toBeGreaterThanOrEqual(before + 5);
    });
  });

  test('without fsync the engine does not start', async () => {
    const opening = openEmbedded({ dir: copyOnDisk() }, { fsync: true });
    await expect(opening).rejects.toThrow('A commit reached no fsync');
  });

  test('without fsync and without that check, commits would reach no disk', async () => {
    const omitted = { fsync: true, fsyncCheck: true };
    const count = await usingEngine(
      { dir: copyOnDisk() },
      async ({ client, fsyncCount }) => {
        await client.exec('create table note (id int); insert into note values (1)');
        return fsyncCount();
      },
      omitted,
    );
    expect(count).toBe(0);
  });
});

describe('one process per folder', () => {
  const openElsewhere = (dir: string) => {
    const engineFile = new URL('./engine.ts', import.meta.url).href;
    const program = `
      const { openEmbedded } = await import('${engineFile}');
      const outcome = await openEmbedded({ dir: process.argv[1] }).catch((error) => error);
      process.stdout.write(outcome.name ?? 'opened');
      await outcome.close?.();`;
    const run = spawnSync(process.execPath, ['--input-type=module', '-e', program, dir]);
    return run.stdout.toString();
  };

  test('a second process or engine is refused while the first is open, and let in afterwards', async () => {
    const dir = copyOfTemplate();
    const engine = await openEmbedded({ dir });
    expect(openElsewhere(dir)).toBe('DataFolderInUse');
    await expect(openEmbedded({ dir }), 'in the same process').rejects.toThrow(DataFolderInUse);
    await engine.close();
    expect(openElsewhere(dir)).toBe('opened');
  });

  test('a start that fails gives the folder back', async () => {
    const dir = copyOfTemplate();
    writeFileSync(join(databaseFolder(dir), 'PG_VERSION'), '17\n');
    await expect(openEmbedded({ dir })).rejects.toThrow(WrongMajorVersion);
    await expect(openEmbedded({ dir })).rejects.toThrow(WrongMajorVersion);
  });
});

test('a damaged database is refused with PostgreSQL’s own words', async () => {
  const dir = copyOfTemplate();
  writeFileSync(join(databaseFolder(dir), 'global', 'pg_control'), '');
  await expect(openEmbedded({ dir })).rejects.toThrow(/pg_control/);
});

describe('when the database thread ends', () => {
  const statementLimitMs = 10_000;
  let engine: EmbeddedEngine;
  let troubles: unknown[];
  const dir = fastFolder('embedded-');

  beforeAll(async () => {
    const onTrouble = (trouble: unknown) => troubles.push(trouble);
    engine = await openEmbedded({ dir: copyTemplateTo(dir), statementLimitMs, onTrouble });
    await engine.client.exec('create table note (id int)');
  });
  beforeEach(() => {
    troubles = [];
    stopClock();
  });
  afterAll(async () => {
    await engine.close();
    rmSync(dir, { recursive: true, force: true });
  });

  test('who waited is told, what was stored is there, and the next query gets its rows', async () => {
    const { client } = engine;
    await client.query('insert into note values (1)');
    const stuck = client.exec('select count(*) from generate_series(1, 100000000000)');
    const next = client.query('select id from note');
    const told = Promise.all([
      expect(stuck).rejects.toThrow(DatabaseThreadEnded),
      expect(stuck).rejects.toThrow('longer than 10 s'),
    ]);
    // It counts by then, and hears nothing.
    await pause(200);
    await passTime(statementLimitMs);
    await told;
    expect((await next).rows).toEqual([{ id: 1 }]);
    expect(troubles).toHaveLength(1);
  });

  test('it was for a statement that had a limit: some have none', async () => {
    const { client, withoutLimit } = engine;
    const sleep = (seconds: number) => client.query(`select pg_sleep(${seconds})`);
    // Its thread is up again.
    await sleep(0);
    const unlimited = withoutLimit(() => sleep(0.5));
    await passTime(10 * statementLimitMs);
    expect((await unlimited).rows).toHaveLength(1);
    const ended = expect(sleep(100_000)).rejects.toThrow('longer than 10 s');
    await passTime(statementLimitMs);
    await ended;
  });

  test('an open transaction ends with it, and none of its statements is stored', async () => {
    const { client } = engine;
    await client.exec('create table draft (id int)');
    const broken = client.transaction(async (tx) => {
      await tx.query('insert into draft values (1)');
      const asleep = tx.query('select pg_sleep(100000)').catch(() => {});
      await passTime(statementLimitMs);
      await asleep;
      await tx.query('insert into draft values (2)');
    });
    await expect(broken).rejects.toThrow(DatabaseThreadEnded);
    expect((await client.query('select * from draft')).rows).toEqual([]);
  });
});
