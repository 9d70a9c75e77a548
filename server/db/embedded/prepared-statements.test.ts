import { rmSync } from 'node:fs';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createFastFolder } from '../../../tests/api/fast-folder.ts';
import { retainCompiledCode } from '../../../tests/embedded/compiled-code.ts';
import type { ThreadClient } from './client.ts';
import { type EmbeddedEngine, openEmbedded } from './engine.ts';

retainCompiledCode();

const dir = createFastFolder('prepared-statements-');
let engine: EmbeddedEngine;
let client: ThreadClient;

beforeAll(async () => {
  engine = await openEmbedded({ dir });
  client = engine.client as unknown as ThreadClient;
});
beforeEach(async () => {
  await client.exec(
    "drop table if exists person; create table person (id int, name text); insert into person values (1, 'Ada')",
  );
});
afterAll(async () => {
  await engine.close();
  rmSync(dir, { recursive: true, force: true });
});

const everyone = async () => (await client.query('select * from person order by id')).rows;
const storedStatements = async () => {
  const [{ rows } = { rows: [] }] = await client.exec(
    'select statement from pg_prepared_statements',
  );
  return (rows as { statement: string }[]).map(({ statement }) => statement);
};

test('stores a repeated statement once per parameter types', async () => {
  const text = 'select $1 as given';
  for (const id of [1, 2]) {
    expect((await client.query(text, [id], { paramTypes: [23] })).rows).toEqual([{ given: id }]);
  }
  expect((await client.query(text, ['x'], { paramTypes: [25] })).rows).toEqual([{ given: 'x' }]);
  expect((await storedStatements()).filter((statement) => statement === text)).toHaveLength(2);
});

test('returns the new columns after a table changed', async () => {
  expect(await everyone()).toEqual([{ id: 1, name: 'Ada' }]);
  await client.exec('alter table person add column phone text');
  expect(await everyone()).toEqual([{ id: 1, name: 'Ada', phone: null }]);
  await client.query('alter table person drop column phone');
  expect(await everyone()).toEqual([{ id: 1, name: 'Ada' }]);
});

test('returns correct rows in a transaction that alters the table, and after its rollback', async () => {
  await everyone();
  const undone = client.transaction(async (tx) => {
    await tx.query('alter table person alter column id type text');
    expect((await tx.query('select * from person order by id')).rows).toEqual([
      { id: '1', name: 'Ada' },
    ]);
    throw new Error('undo');
  });
  await expect(undone).rejects.toThrow('undo');
  expect(await everyone()).toEqual([{ id: 1, name: 'Ada' }]);
});

test('evicts the least recently used statement at 200 stored statements', async () => {
  for (let at = 0; at < 250; at += 1) await client.query(`select ${at} as number`);
  const stored = await storedStatements();
  expect(stored.length).toBeLessThanOrEqual(200);
  expect(stored).toContain('select 249 as number');
  expect(stored).not.toContain('select 0 as number');
  expect((await client.query('select 0 as number')).rows).toEqual([{ number: 0 }]);
});

test('prepares statements again after DEALLOCATE ALL', async () => {
  await everyone();
  await client.exec('deallocate all');
  expect(await everyone()).toEqual([{ id: 1, name: 'Ada' }]);
});

test('reports code and position of an error and runs the statement again afterward', async () => {
  await expect(client.query('select nothing from person')).rejects.toMatchObject({
    code: '42703',
    position: '8',
  });
  const divide = 'select 6 / $1::int as share';
  await expect(client.query(divide, [0])).rejects.toMatchObject({ code: '22012' });
  expect((await client.query(divide, [3])).rows).toEqual([{ share: 2 }]);
  await expect(client.query(divide, ['six'])).rejects.toMatchObject({ code: '22P02' });
});
