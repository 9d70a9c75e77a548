import { spawnSync } from 'node:child_process';
import { cpSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { createFastFolder } from '../../../tests/api/fast-folder.ts';
import { retainCompiledCode } from '../../../tests/embedded/compiled-code.ts';
import { passTime, stopClock } from '../../../tests/embedded/stopped-clock.ts';
import { createTemporaryFolder } from '../../../tests/embedded/temporary-folder.ts';
import { getDatabaseFolder } from './data-folder.ts';
import {
  DatabaseThreadEnded,
  DataFolderInUse,
  type EmbeddedEngine,
  type EmbeddedOptions,
  openEmbedded,
  WrongMajorVersion,
} from './engine.ts';
import type { DisabledSafeguards } from './messages.ts';

retainCompiledCode();

function copyTemplateTo(dir: string): string {
  cpSync(inject('emptyDatabase'), getDatabaseFolder(dir), { recursive: true });
  return dir;
}

const copyOfTemplate = () => copyTemplateTo(createTemporaryFolder(createFastFolder('embedded-')));
const copyOnDisk = () => copyTemplateTo(createTemporaryFolder());

async function usingEngine<T>(
  options: EmbeddedOptions,
  use: (engine: Awaited<ReturnType<typeof openEmbedded>>) => Promise<T>,
  omitted?: DisabledSafeguards,
): Promise<T> {
  const engine = await openEmbedded(options, omitted);
  try {
    return await use(engine);
  } finally {
    await engine.close();
  }
}

test('keeps stored rows across closing and reopening', async () => {
  const dir = copyOfTemplate();
  await usingEngine({ dir }, ({ client }) =>
    client.exec('create table note (text text); insert into note values (1)'),
  );
  const found = await usingEngine({ dir }, ({ client }) => client.query('select text from note'));
  expect(found.rows).toEqual([{ text: '1' }]);
});

test('runs pending statements on close, rejects later ones, and can close twice', async () => {
  const engine = await openEmbedded({ dir: copyOfTemplate() });
  const asked = engine.client.query('select 1 as one');
  const closing = engine.close();
  await expect(engine.client.query('select 2')).rejects.toThrow('closed');
  expect((await asked).rows).toEqual([{ one: 1 }]);
  await closing;
  await engine.close();
});

describe('durability', () => {
  test('syncs every commit to disk before it resolves', async () => {
    await usingEngine({ dir: copyOnDisk() }, async ({ client, fsyncCount }) => {
      await client.exec('create table note (id int)');
      const before = await fsyncCount();
      for (let id = 0; id < 5; id += 1) await client.query('insert into note values ($1)', [id]);
      expect(await fsyncCount()).toBeGreaterThanOrEqual(before + 5);
    });
  });

  test('refuses to start the embedded engine without fsync', async () => {
    const opening = openEmbedded({ dir: copyOnDisk() }, { fsync: true });
    await expect(opening).rejects.toThrow('A commit reached no fsync');
  });

  test('counts no fsync when both fsync and its check are omitted', async () => {
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

  test('rejects a second process or engine while the first is open, and admits it afterward', async () => {
    const dir = copyOfTemplate();
    const engine = await openEmbedded({ dir });
    expect(openElsewhere(dir)).toBe('DataFolderInUse');
    await expect(openEmbedded({ dir }), 'in the same process').rejects.toThrow(DataFolderInUse);
    await engine.close();
    expect(openElsewhere(dir)).toBe('opened');
  });

  test('releases the folder lock when a start fails', async () => {
    const dir = copyOfTemplate();
    writeFileSync(join(getDatabaseFolder(dir), 'PG_VERSION'), '17\n');
    await expect(openEmbedded({ dir })).rejects.toThrow(WrongMajorVersion);
    await expect(openEmbedded({ dir })).rejects.toThrow(WrongMajorVersion);
  });
});

test("reports PostgreSQL's own message for a damaged database", async () => {
  const dir = copyOfTemplate();
  writeFileSync(join(getDatabaseFolder(dir), 'global', 'pg_control'), '');
  await expect(openEmbedded({ dir })).rejects.toThrow(/pg_control/);
});

describe('end of the database thread', () => {
  const statementLimitMs = 10_000;
  let engine: EmbeddedEngine;
  let troubles: unknown[];
  const dir = createFastFolder('embedded-');

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

  test('rejects the running statement, keeps stored rows, and answers the next query', async () => {
    const { client } = engine;
    await client.query('insert into note values (1)');
    const stuck = client.exec('select count(*) from generate_series(1, 100000000000)');
    const next = client.query('select id from note');
    const told = Promise.all([
      expect(stuck).rejects.toThrow(DatabaseThreadEnded),
      expect(stuck).rejects.toThrow('longer than 10 s'),
    ]);
    // By then the statement is running and blocks the thread.
    await pause(200);
    await passTime(statementLimitMs);
    await told;
    expect((await next).rows).toEqual([{ id: 1 }]);
    expect(troubles).toHaveLength(1);
  });

  test('does not limit statements that run in withoutLimit', async () => {
    const { client, withoutLimit } = engine;
    const sleep = (seconds: number) => client.query(`select pg_sleep(${seconds})`);
    // Wait until the thread is running again.
    await sleep(0);
    const unlimited = withoutLimit(() => sleep(0.5));
    await passTime(10 * statementLimitMs);
    expect((await unlimited).rows).toHaveLength(1);
    const ended = expect(sleep(100_000)).rejects.toThrow('longer than 10 s');
    await passTime(statementLimitMs);
    await ended;
  });

  test('rejects an open transaction and stores none of its statements', async () => {
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
