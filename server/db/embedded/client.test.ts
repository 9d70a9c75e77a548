import { rmSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { fastFolder } from '../../../tests/api/fast-folder.ts';
import type { ThreadClient } from './client.ts';
import { type EmbeddedEngine, OuterClientInTransaction, openEmbedded, SqlError } from './engine.ts';
import { keepCode } from './kept-code.ts';

keepCode();

const dir = fastFolder('embedded-client-');
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

describe('values', () => {
  test('cross the threads as what they are', async () => {
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

  test('cross them as parameters too', async () => {
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

  test('a parameter that cannot be sent is refused and holds nobody up', async () => {
    await expect(client.query('select $1', [() => {}])).rejects.toThrow(/could not be cloned/);
    expect((await client.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  });
});

describe('errors', () => {
  test('keep what PostgreSQL says about them, and not the parameters', async () => {
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

  test('lead back to whoever asked', async () => {
    async function askForNothing() {
      await client.query('select * from nothing');
    }
    const failure = await askForNothing().catch((error) => error);
    expect(failure.code).toBe('42P01');
    expect(failure.stack).toContain('askForNothing');
  });

  test('of one statement leave the next one alone', async () => {
    await client.query('select 1 / 0').catch(() => {});
    await add(1, 'Ada');
    expect(await names()).toEqual(['Ada']);
  });
});

describe('a transaction', () => {
  test('is stored as a whole', async () => {
    const value = await client.transaction(async (tx) => {
      await tx.query('insert into person values (1, $1)', ['Ada']);
      await tx.exec("insert into person values (2, 'Grace')");
      return 'done';
    });
    expect(value).toBe('done');
    expect(await names()).toEqual(['Ada', 'Grace']);
  });

  test('that throws leaves nothing', async () => {
    const failing = client.transaction(async (tx) => {
      await tx.query("insert into person values (1, 'Ada')");
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
    expect(await names()).toEqual([]);
  });

  test('that is rolled back leaves nothing and takes no further statement', async () => {
    await client.transaction(async (tx) => {
      await tx.query("insert into person values (1, 'Ada')");
      await tx.rollback();
      await expect(tx.query('select 1')).rejects.toThrow('closed');
    });
    expect(await names()).toEqual([]);
  });

  test('that hid a failed statement does not claim to be stored', async () => {
    const hiding = client.transaction(async (tx) => {
      await tx.query("insert into person values (1, 'Ada')");
      await tx.query('select 1 / 0').catch(() => {});
    });
    await expect(hiding).rejects.toMatchObject({ code: '25P02' });
    expect(await names()).toEqual([]);
  });

  test('that fails at its commit leaves nothing', async () => {
    await client.exec('alter table person add unique (name) deferrable initially deferred');
    const failing = client.transaction((tx) =>
      tx.query("insert into person values (1, 'Ada'), (2, 'Ada')"),
    );
    await expect(failing).rejects.toMatchObject({ code: '23505' });
    expect(await names()).toEqual([]);
  });

  test('has the connection for itself: a query from outside waits for its end', async () => {
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

  test('throws at once when the outer client is used inside it', async () => {
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

  test('lets work that it started and that outlives it use the outer client', async () => {
    let later: Promise<unknown> = Promise.resolve();
    await client.transaction(async (tx) => {
      await tx.query('select 1');
      later = pause(20).then(() => add(1, 'Ada'));
    });
    await later;
    expect(await names()).toEqual(['Ada']);
  });

  test('takes many statements at once', async () => {
    await client.transaction((tx) =>
      Promise.all(
        [1, 2, 3].map((id) => tx.query('insert into person values ($1::int, $1::text)', [id])),
      ),
    );
    expect(await names()).toEqual(['1', '2', '3']);
  });

  test('stores statements that nobody waited for, if they came before its end', async () => {
    let unawaited: Promise<unknown> = Promise.resolve();
    await client.transaction(async (tx) => {
      unawaited = tx.query("insert into person values (1, 'Ada')");
    });
    await unawaited;
    expect(await names()).toEqual(['Ada']);
  });

  test('is rolled back when it waits for something else while everyone waits for it', async () => {
    const forgetful = client.transaction(async (tx) => {
      await tx.query("insert into person values (1, 'Ada')");
      await pause(2000);
    });
    const waiting = add(2, 'Grace');
    await expect(forgetful).rejects.toMatchObject({ code: '25P03' });
    await waiting;
    expect(await names()).toEqual(['Grace']);
  });

  test('cannot be left open by hand', async () => {
    await expect(client.exec("begin; insert into person values (1, 'Ada')")).rejects.toThrow(
      'left open',
    );
    expect(await names()).toEqual([]);
  });

  test('cannot be ended by hand inside its callback', async () => {
    const ended = client.transaction(async (tx) => {
      await tx.exec('rollback');
      await tx.query("insert into person values (1, 'Ada')");
    });
    await expect(ended).rejects.toThrow('ended inside its callback');
    expect(await names()).toEqual([]);
  });
});

test('the extensions for search are there', async () => {
  await client.exec(
    'create extension if not exists pg_trgm; create extension if not exists unaccent',
  );
  const { rows } = await client.query(
    "select unaccent('José') as plain, similarity('Johnson', 'Jonson') > 0.3 as alike",
  );
  expect(rows).toEqual([{ plain: 'Jose', alike: true }]);
});

test('a heavy query does not hold up the event loop', async () => {
  const delay = monitorEventLoopDelay({ resolution: 5 });
  await pause(20);
  delay.enable();
  await client.query('select count(*) from generate_series(1, 3000000) n where n % 7 = 0');
  delay.disable();
  // The median: single ticks also wait for whatever else the machine is doing.
  expect(delay.percentile(50) / 1e6).toBeLessThan(30);
});
