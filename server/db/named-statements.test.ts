import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FreshDatabase, openFreshDatabase } from '../../tests/api/harness.ts';
import { createNamingClient } from './named-statements.ts';

describe('connection with named statements', () => {
  let fresh: FreshDatabase;
  let pool: pg.Pool;
  beforeAll(async () => {
    fresh = await openFreshDatabase();
    pool = new pg.Pool({
      connectionString: fresh.env.databaseUrl,
      Client: createNamingClient(),
      pipeline: true,
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
    await client.query({ text: 'begin' });
    expect(await ask(client, 2)).toBe(2);
    await client.query({ text: 'commit' });
    client.release();
    expect((await storedTexts()).filter((stored) => stored === text)).toHaveLength(1);
  });

  it('sends BEGIN with the first statement, and nothing for an empty transaction', async () => {
    const client = await pool.connect();
    await client.query({ text: 'begin' });
    expect(client.getTransactionStatus()).toBe('I');
    const select = { text: 'select $1::int as number' };
    expect((await client.query(select, [3])).rows).toEqual([{ number: 3 }]);
    expect(client.getTransactionStatus()).toBe('T');
    await client.query({ text: 'rollback' });
    expect(client.getTransactionStatus()).toBe('I');
    await client.query({ text: 'begin' });
    await client.query({ text: 'commit' });
    expect(client.getTransactionStatus()).toBe('I');
    client.release();
  });

  it('stops naming statements after a pooler mixed up the names', async () => {
    const text = 'select $1::int + 1 as number';
    const client = await pool.connect();
    await client.query({ text }, [1]);
    // Simulates another server process, which does not know the name.
    await client.query('deallocate all');
    await expect(client.query({ text }, [1])).rejects.toMatchObject({ code: '26000' });
    expect((await client.query({ text }, [1])).rows).toEqual([{ number: 2 }]);
    client.release();
    expect(await storedTexts()).toEqual([]);
  });
});
