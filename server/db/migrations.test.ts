import { type SQL, sql } from 'drizzle-orm';
import { expect, it, onTestFinished } from 'vitest';
import { openFreshDatabase, prepareUnopenedDatabase } from '../../tests/api/harness.ts';
import { isOlderVersion, version } from '../version.ts';
import { openDatabase } from './client.ts';
import { queryRows } from './rows-of.ts';

async function databaseAfter(...changes: SQL[]) {
  const { env, drop } = await prepareUnopenedDatabase();
  onTestFinished(drop);
  const database = await openDatabase(env);
  for (const change of changes) await database.db.execute(change);
  await database.close();
  return env;
}

it('refuses a database whose migrations differ from those of this build', async () => {
  const env = await databaseAfter(sql`update drizzle.__drizzle_migrations set hash = 'other'`);
  await expect(openDatabase(env)).rejects.toMatchObject({
    name: 'StartError',
    message: expect.stringMatching(
      /^The data at \S+ was made by another build and cannot be upgraded: run the build that made it, or start with an empty data folder or database\.$/,
    ),
  });
});

const newerMigration = sql`insert into drizzle.__drizzle_migrations (hash, created_at) select 'newer', max(created_at) + 1 from drizzle.__drizzle_migrations`;

it('opens a database with a migration from a newer build', async () => {
  const env = await databaseAfter(newerMigration);
  const database = await openDatabase(env);
  expect(await database.isReachable()).toBe(true);
  await database.close();
});

it('refuses a database whose newer migration requires a newer version', async () => {
  const env = await databaseAfter(
    newerMigration,
    sql`create or replace function oldest_version() returns text language sql immutable as $$ select '99.1.0' $$`,
  );
  await expect(openDatabase(env)).rejects.toMatchObject({
    name: 'StartError',
    message: expect.stringMatching(
      /^This is version \d+\.\d+\.\d+, and the data at \S+ needs version 99\.1\.0 or later: start that version instead\.$/,
    ),
  });
});

it('requires no version newer than this build', async () => {
  const { database, drop } = await openFreshDatabase();
  onTestFinished(drop);
  const query = sql`select oldest_version() as oldest`;
  const [row] = await queryRows<{ oldest: string }>(database.db, query);
  expect(isOlderVersion(version, row?.oldest ?? '')).toBe(false);
});
