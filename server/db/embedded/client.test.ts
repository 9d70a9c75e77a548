import { rmSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createFastFolder } from '../../../tests/api/fast-folder.ts';
import { retainCompiledCode } from '../../../tests/embedded/compiled-code.ts';
import type { ThreadClient } from './client.ts';
import { type EmbeddedEngine, OuterClientInTransaction, openEmbedded, SqlError } from './engine.ts';

retainCompiledCode();

const dir = createFastFolder('embedded-client-');
let engine: EmbeddedEngine;
let client: ThreadClient;

beforeAll(async () => {
  engine = await openEmbedded({ dir, idleInTransactionMs: 300 });
  client = engine.client as unknown as ThreadClient;
});
beforeEach(async () => {
  await client.exec(
    'drop table if exists person; create table person (id int primary key, name text not null)',
  );
});
afterAll(async () => {
  await engine.close();
  rmSync(dir, { recursive: true, force: true });
});

async function names(): Promise<unknown[]> {
  const { rows } = await client.query('select name from person order by id', [], {
    rowMode: 'array',
  });
  return rows.flat();
}
const add = (id: number, name: string) =>
  client.query('insert into person values ($1, $2)', [id, name]);

describe('values across threads', () => {
  test('returns values of every type with their JavaScript type', async () => {
    const { rows } = await client.query(`select
      null as nothing, true as yes, 7 as small, 9007199254740993 as large, 1.50::numeric as exact,
      '{"a": [1, {"b": null}]}'::jsonb as json, array['x', 'y"', null] as list,
      '2025-07-01 12:00:00+00'::timestamptz as moment, '\\xff00'::bytea as bytes`);
    expect(rows).toEqual([
      {
        nothing: null,
        yes: true,
        small: 7,
        large: 9007199254740993n,
        exact: '1.50',
        json: { a: [1, { b: null }] },
        list: ['x', 'y"', null],
        moment: new Date('2025-07-01T12:00:00Z'),
        bytes: new Uint8Array([255, 0]),
      },
    ]);
  });

  test('sends parameters of every type', async () => {
    const sql =
      'select $1::timestamptz as moment, $2::bytea as bytes, $3::text[] as list, $4::int8 as large, $5::jsonb as json';
    const given = [
      new Date('2025-07-01T12:00:00Z'),
      Buffer.from([1, 2]),
      ['a', 'b'],
      9007199254740993n,
      { deep: [1] },
    ];
    const { rows } = await client.query(sql, given);
    const [row] = rows as Record<string, unknown>[];
    expect(Object.values(row ?? {})).toEqual([given[0], new Uint8Array([1, 2]), ...given.slice(2)]);
  });

  test('rejects a parameter that cannot be cloned and continues with the next query', async () => {
    await expect(client.query('select $1', [() => {}])).rejects.toThrow(/could not be cloned/);
    expect((await client.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  });
});

describe('SQL errors', () => {
  test("reports PostgreSQL's error fields without the parameters", async () => {
    await add(1, 'Ada');
    const failure = await add(1, 'Grace').catch((error) => error);
    expect(failure).toBeInstanceOf(SqlError);
    expect(failure).toMatchObject({
      code: '23505',
      constraint: 'person_pkey',
      table: 'person',
      detail: 'Key (id)=(1) already exists.',
    });
    expect(JSON.stringify(failure)).not.toContain('Grace');
  });

  test('includes the caller in the stack of an error', async () => {
    async function askForNothing() {
      await client.query('select * from nothing');
    }
    const failure = await askForNothing().catch((error) => error);
    expect(failure.code).toBe('42P01');
    expect(failure.stack).toContain('askForNothing');
  });

  test('runs the next statement after one fails', async () => {
    await client.query('select 1 / 0').catch(() => {});
    await add(1, 'Ada');
    expect(await names()).toEqual(['Ada']);
  });
});

describe('transactions', () => {
  test('stores all statements of a transaction', async () => {
    const value = await client.transaction(async (tx) => {
      await tx.query('insert into person values (1, $1)', ['Ada']);
      await tx.exec("insert into person values (2, 'Grace')");
      return 'done';
    });
    expect(value).toBe('done');
    expect(await names()).toEqual(['Ada', 'Grace']);
  });

  test('stores nothing when the callback throws', async () => {
    const failing = client.transaction(async (tx) => {
      await tx.query("insert into person values (1, 'Ada')");
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
    expect(await names()).toEqual([]);
  });

  test('stores nothing after rollback() and rejects further statements', async () => {
    await client.transaction(async (tx) => {
      await tx.query("insert into person values (1, 'Ada')");
      await tx.rollback();
      await expect(tx.query('select 1')).rejects.toThrow('closed');
    });
    expect(await names()).toEqual([]);
  });

  test('rejects when the callback swallowed a failed statement', async () => {
    const hiding = client.transaction(async (tx) => {
      await tx.query("insert into person values (1, 'Ada')");
      await tx.query('select 1 / 0').catch(() => {});
    });
    await expect(hiding).rejects.toMatchObject({ code: '25P02' });
    expect(await names()).toEqual([]);
  });

  test('stores nothing after a first statement that cannot be cloned', async () => {
    const hiding = client.transaction(async (tx) => {
      await tx.query('select $1', [() => {}]).catch(() => {});
      await tx.query("insert into person values (1, 'Ada')");
    });
    await expect(hiding).rejects.toThrow('did not arrive');
    expect(await names()).toEqual([]);
  });

  test('stores nothing when the commit fails', async () => {
    await client.exec('alter table person add unique (name) deferrable initially deferred');
    const failing = client.transaction((tx) =>
      tx.query("insert into person values (1, 'Ada'), (2, 'Ada')"),
    );
    await expect(failing).rejects.toMatchObject({ code: '23505' });
    expect(await names()).toEqual([]);
  });

  test('makes an outside query wait until the transaction ends', async () => {
    const order: string[] = [];
    const held = client.transaction(async (tx) => {
      await tx.query("insert into person values (1, 'Ada')");
      await pause(50);
      order.push('transaction');
      throw new Error('rolled back');
    });
    const outside = add(2, 'Grace').then(() => order.push('query'));
    await expect(held).rejects.toThrow('rolled back');
    await outside;
    expect(order).toEqual(['transaction', 'query']);
    expect(await names()).toEqual(['Grace']);
  });

  test('throws immediately when the outer client is used inside a transaction', async () => {
    await client.transaction(async (tx) => {
      const inner = [
        client.query('select 1'),
        client.exec('select 1'),
        client.transaction(async () => {}),
      ];
      for (const call of inner) await expect(call).rejects.toThrow(OuterClientInTransaction);
      await tx.query("insert into person values (1, 'Ada')");
    });
    expect(await names()).toEqual(['Ada']);
  });

  test('lets work that outlives the transaction use the outer client', async () => {
    let later: Promise<unknown> = Promise.resolve();
    await client.transaction(async (tx) => {
      await tx.query('select 1');
      later = pause(20).then(() => add(1, 'Ada'));
    });
    await later;
    expect(await names()).toEqual(['Ada']);
  });

  test('runs several statements at once in a transaction', async () => {
    await client.transaction((tx) =>
      Promise.all(
        [1, 2, 3].map((id) => tx.query('insert into person values ($1::int, $1::text)', [id])),
      ),
    );
    expect(await names()).toEqual(['1', '2', '3']);
  });

  test('stores statements that were not awaited but sent before the end', async () => {
    let unawaited: Promise<unknown> = Promise.resolve();
    await client.transaction(async (tx) => {
      unawaited = tx.query("insert into person values (1, 'Ada')");
    });
    await unawaited;
    expect(await names()).toEqual(['Ada']);
  });

  test('rolls back a transaction that idles while other queries wait', async () => {
    const forgetful = client.transaction(async (tx) => {
      await tx.query("insert into person values (1, 'Ada')");
      await pause(2000);
    });
    const waiting = add(2, 'Grace');
    await expect(forgetful).rejects.toMatchObject({ code: '25P03' });
    await waiting;
    expect(await names()).toEqual(['Grace']);
  });

  test('rejects a BEGIN without an end outside transaction()', async () => {
    await expect(client.exec("begin; insert into person values (1, 'Ada')")).rejects.toThrow(
      'left open',
    );
    expect(await names()).toEqual([]);
  });

  test('rejects a ROLLBACK statement inside the callback', async () => {
    const ended = client.transaction(async (tx) => {
      await tx.exec('rollback');
      await tx.query("insert into person values (1, 'Ada')");
    });
    await expect(ended).rejects.toThrow('ended inside its callback');
    expect(await names()).toEqual([]);
  });
});

test('provides the search extensions in the embedded database', async () => {
  await client.exec(
    'create extension if not exists pg_trgm; create extension if not exists unaccent',
  );
  const { rows } = await client.query(
    "select unaccent('José') as plain, similarity('Johnson', 'Jonson') > 0.3 as alike",
  );
  expect(rows).toEqual([{ plain: 'Jose', alike: true }]);
});

test('keeps the event loop responsive during a heavy query', async () => {
  const delay = monitorEventLoopDelay({ resolution: 5 });
  await pause(20);
  delay.enable();
  await client.query('select count(*) from generate_series(1, 3000000) n where n % 7 = 0');
  delay.disable();
  // Use the median: single ticks also wait for other load on the machine.
  expect(delay.percentile(50) / 1e6).toBeLessThan(30);
});
