import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engine, type Fresh, freshDatabase } from '../../tests/api/harness.ts';
import { createNamingClient } from './named-statements.ts';

describe.runIf(engine === 'postgres')('a connection that names its statements', () => {
  let fresh: Fresh;
  let pool: pg.Pool;
  beforeAll(async () => {
    fresh = await freshDatabase();
    pool = new pg.Pool({
      connectionString: fresh.env.databaseUrl,
      Client: createNamingClient(),
      max: 1,
    });
  });
  afterAll(async () => {
    await pool.end();
    await fresh.drop();
  });
  const storedTexts = async () => {
    const { rows } = await pool.query('select statement from pg_prepared_statements');
    return rows.map(({ statement }) => statement);
  };

  it('stores a repeated text once, through the pool and in a transaction', async () => {
    const text = 'select $1::int as number';
    const ask = (client: pg.Pool | pg.PoolClient, number: number) =>
      client.query({ text }, [number]).then(({ rows }) => rows[0].number);
    expect(await ask(pool, 1)).toBe(1);
    const client = await pool.connect();
    await client.query('begin');
    expect(await ask(client, 2)).toBe(2);
    await client.query('commit');
    client.release();
    expect((await storedTexts()).filter((stored) => stored === text)).toHaveLength(1);
  });

  it('goes on without names once a pooler has mixed them up', async () => {
    const text = 'select $1::int + 1 as number';
    const client = await pool.connect();
    await client.query({ text }, [1]);
    // As if another server process answered, which never heard of the name.
    await client.query('deallocate all');
    await expect(client.query({ text }, [1])).rejects.toMatchObject({ code: '26000' });
    expect((await client.query({ text }, [1])).rows).toEqual([{ number: 2 }]);
    client.release();
    expect(await storedTexts()).toEqual([]);
  });
});
