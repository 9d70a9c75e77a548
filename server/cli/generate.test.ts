// Tests that invented members behave like real ones in lists and never mix with real data.
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { openFreshDatabase, openSite } from '../../tests/api/harness.ts';
import { generateMembers } from './generate.ts';

const site = openSite();
beforeAll(async () => {
  await generateMembers(site.database, 1500);
});

describe('invented members', () => {
  it('creates as many as requested, also on a second run', async () => {
    await generateMembers(site.database, 100);
    const staff = await site.signIn();
    const response = await staff('GET', '/api/members?limit=5');
    expect(response.headers.get('x-total-count')).toBe('1600');
  });

  it('finds invented members with and without accents', async () => {
    const staff = await site.signIn();
    const response = await staff('GET', '/api/members?search=garcia&limit=1');
    expect(response.body).toMatchObject([{ lastName: 'García' }]);
  });

  it('refuses a database with real accounts', async () => {
    const fresh = await openFreshDatabase();
    await fresh.database.db.execute(
      sql`insert into staff_accounts (username, password_hash) values ('real', 'x')`,
    );
    await expect(generateMembers(fresh.database, 1)).rejects.toThrow(/real accounts/);
    await fresh.drop();
  });
});
