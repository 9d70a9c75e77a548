import { sql } from 'drizzle-orm';
import { expect, it, onTestFinished } from 'vitest';
import { unopenedDatabase } from '../../tests/api/harness.ts';
import { openDatabase } from './client.ts';

async function databaseAfter(change: ReturnType<typeof sql>) {
  const { env, drop } = await unopenedDatabase();
  onTestFinished(drop);
  const database = await openDatabase(env);
  await database.db.execute(change);
  await database.close();
  return env;
}

it('refuses a database whose migrations differ from those of this build, in one sentence', async () => {
  const env = await databaseAfter(sql`update drizzle.__drizzle_migrations set hash = 'other'`);
  await expect(openDatabase(env)).rejects.toMatchObject({
    name: 'StartError',
    message: expect.stringMatching(
      /^The data at \S+ was made by another build and cannot be upgraded: run the build that made it, or start with an empty data folder or database\.$/,
    ),
  });
});

it('opens a database to which a newer build has added a migration', async () => {
  const env = await databaseAfter(
    sql`insert into drizzle.__drizzle_migrations (hash, created_at) select 'newer', max(created_at) + 1 from drizzle.__drizzle_migrations`,
  );
  const database = await openDatabase(env);
  expect(await database.isReachable()).toBe(true);
  await database.close();
});
