// Invented members look like real ones to every list, and are kept out of real data.
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { freshDatabase, openSite } from '../../tests/api/harness.ts';
import { rowsOf } from '../db/rows-of.ts';
import { generateMembers } from './generate.ts';

const site = openSite();
beforeAll(async () => {
  await generateMembers(site.database, 1500);
});

describe('invented members', () => {
  it('are as many as asked for, also when asked again', async () => {
    await generateMembers(site.database, 100);
    const staff = await site.signIn();
    const response = await staff('GET', '/api/members?limit=5');
    expect(response.headers.get('x-total-count')).toBe('1600');
  });

  it('are found, with and without accents', async () => {
    const staff = await site.signIn();
    const response = await staff('GET', '/api/members?search=garcia&limit=1');
    expect(response.body).toMatchObject([{ lastName: 'García' }]);
  });

  it('have what the upkeep of the queue would have made of them', async () => {
    const wrong = await rowsOf(
      site.db,
      sql`select m.id from members m where m.next_reminder_at is distinct from
          (select min(r.due_date) from follow_up_reminders r where r.member_id = m.id and not r.is_completed)`,
    );
    expect(wrong).toEqual([]);
  });

  it('are refused by a database with real accounts', async () => {
    const fresh = await freshDatabase();
    await fresh.database.db.execute(
      sql`insert into staff_accounts (username, password_hash) values ('real', 'x')`,
    );
    await expect(generateMembers(fresh.database, 1)).rejects.toThrow(/real accounts/);
    await fresh.drop();
  });
});
