// Tests the tables after all migrations: columns, defaults, checks, and keys.
import { readFileSync } from 'node:fs';
import { is, sql } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dumpSchema } from '../../scripts/dump-schema.ts';
import { type FreshDatabase, openFreshDatabase } from '../../tests/api/harness.ts';
import * as schema from './schema.ts';

let fresh: FreshDatabase;
beforeAll(async () => {
  fresh = await openFreshDatabase();
});
afterAll(() => fresh.drop());

async function rows<Row>(query: ReturnType<typeof sql>): Promise<Row[]> {
  const found = await fresh.database.db.execute(query);
  return (found as unknown as { rows: Row[] }).rows;
}

/** Columns and defaults that the product description names. */
const described: Record<string, string> = {
  donations:
    'id email amount type donor_name is_anonymous=false tribute_message tribute_recipient created_at=now',
  volunteers:
    'id first_name last_name email phone address city state zip_code preferred_role availability experience motivation background_check=false created_at=now',
  wish_stories:
    'id title child_name age wish_type description full_story image_url is_featured=false created_at=now',
  newsletters: 'id email is_active=true created_at=now',
  contacts: 'id name email subject message is_read=false created_at=now',
  members:
    "id first_name last_name email phone age household_size address city state zip_code race gender disability_status veteran_status=false service_region program_areas referral_source status='active' tags priority='normal' notes is_active=true created_at=now updated_at=now date_of_birth household_income preferred_language preferred_contact_method emergency_needs additional_info",
  service_records:
    'id member_id service_type service_date description assigned_team_member partner_organization documents outcome follow_up_required=false follow_up_date created_at=now updated_at=now',
  member_progress:
    'id member_id progress_date progress_type title description status outcome next_check_in reminder_set=false created_at=now',
  follow_up_reminders:
    "id member_id reminder_type title description due_date is_completed=false completed_at priority='normal' is_overdue=false assigned_to created_at=now updated_at=now",
  case_alerts:
    "id member_id alert_type title message priority='medium' is_active=true is_resolved=false resolved_at resolved_by created_at=now",
  get_involved_submissions:
    "id form_type first_name last_name email phone form_data core_programs status='new' assigned_to notes follow_up_date is_follow_up_complete=false created_at=now updated_at=now",
  public_events:
    'id title description event_date event_time location address city state event_type is_active=true created_at=now',
};

type Column = { column_name: string; column_default: string | null; is_nullable: string };
const columnsOf = async (table: string) =>
  new Map(
    (
      await rows<Column>(
        sql`select column_name, column_default, is_nullable from information_schema.columns
            where table_schema = 'public' and table_name = ${table}`,
      )
    ).map((column) => [column.column_name, column]),
  );

describe.each(Object.entries(described))('table %s', (table, list) => {
  it('contains the described columns and defaults', async () => {
    const columns = await columnsOf(table);
    for (const entry of list.split(' ')) {
      const [name = '', value] = entry.split('=');
      const column = columns.get(name) ?? expect.unreachable(`${table}.${name} is missing`);
      const actual = column.column_default?.replace(/::text$/, '').replace('now()', 'now');
      if (value !== undefined) expect(actual, name).toBe(value);
    }
  });
});

it('matches schema.sql after all migrations', async () => {
  const stored = readFileSync(new URL('./schema.sql', import.meta.url), 'utf8');
  expect(await dumpSchema(fresh.database.db), 'Run npm run db:migration.').toBe(stored);
});

/** Accounts are never deleted, and an index would cost every insert into the largest tables. */
const notLookedUp = ['audit_entries.staff_id', 'case_access.staff_id', 'read_entries.staff_id'];

it('provides an index for every foreign key that a deletion looks up', async () => {
  const unindexed = await rows<{ reference: string }>(
    sql`select key.conrelid::regclass || '.' || key_column.attname as reference
        from pg_constraint as key
        join pg_attribute as key_column on key_column.attrelid = key.conrelid and key_column.attnum = key.conkey[1]
        where key.contype = 'f' and not exists (
          select from pg_index as index where index.indrelid = key.conrelid and index.indkey[0] = key.conkey[1]
            and coalesce(pg_get_expr(index.indpred, index.indrelid), '') in
              ('', format('(%I IS NOT NULL)', key_column.attname)))
        order by 1`,
  );
  expect(unindexed.map(({ reference }) => reference)).toEqual(notLookedUp);
});

describe('members table', () => {
  it('requires only a first and a last name', async () => {
    const columns = await columnsOf('members');
    const needed = [...columns.values()].filter(
      (column) => column.is_nullable === 'NO' && column.column_default === null,
    );
    const generated = ['id', 'reference', 'priority_rank'];
    expect(needed.map((column) => column.column_name).toSorted()).toEqual(
      ['first_name', 'last_name', ...generated].toSorted(),
    );
  });

  it('rejects the deletion of a member that has case parts', async () => {
    const [member] = await rows<{ id: number }>(
      sql`insert into members (reference, first_name, last_name) values ('k', 'A', 'B') returning id`,
    );
    const parts = [
      sql`insert into service_records (member_id, service_type, service_date, description) values (${member?.id}, 'food', now(), 'x')`,
      sql`insert into member_progress (member_id, progress_date, title, description) values (${member?.id}, now(), 'x', 'x')`,
      sql`insert into follow_up_reminders (member_id, title, due_date) values (${member?.id}, 'x', now())`,
      sql`insert into case_alerts (member_id, alert_type, title, message) values (${member?.id}, 'other', 'x', 'x')`,
    ];
    const tables = ['service_records', 'member_progress', 'follow_up_reminders', 'case_alerts'];
    for (const [at, insert] of parts.entries()) {
      await fresh.database.db.execute(insert);
      const deletion = fresh.database.db.execute(sql`delete from members where id = ${member?.id}`);
      await expect(deletion).rejects.toMatchObject({
        cause: { code: expect.stringMatching(/^23(503|001)$/) },
      });
      await fresh.database.db.execute(sql`delete from ${sql.identifier(tables[at] ?? '')}`);
    }
    await fresh.database.db.execute(sql`delete from members where id = ${member?.id}`);
  });
});

describe('check constraints', () => {
  const tables = Object.values(schema).filter((part) => is(part, PgTable));
  const checks = tables.flatMap((table) => {
    const { name, checks: found } = getTableConfig(table);
    return found.map((check) => ({ table: name, check: check.name }));
  });

  it.each(checks)('contains a validated check constraint: $check', async ({ table, check }) => {
    const found = await rows<{ definition: string }>(
      sql`select pg_get_constraintdef(oid) as definition from pg_constraint
          where conname = ${check} and conrelid = ${table}::regclass and convalidated`,
    );
    expect(found).toHaveLength(1);
  });

  /** Rows that are valid except for one value. */
  const bad: [string, string, string][] = [
    ['donations', 'reference, email, amount, type, donor_name', "'r', 'e', 5, 'weekly', 'n'"],
    ['donations', 'reference, email, amount, type, donor_name', "'r', 'e', 0.5, 'monthly', 'n'"],
    ['members', 'reference, first_name, last_name, status', "'r', 'A', 'B', 'gone'"],
    ['members', 'reference, first_name, last_name, priority', "'r', 'A', 'B', 'soon'"],
    ['members', 'reference, first_name, last_name, race', "'r', 'A', 'B', 'green'"],
    ['members', 'reference, first_name, last_name, gender', "'r', 'A', 'B', 'x'"],
    ['members', 'reference, first_name, last_name, disability_status', "'r', 'A', 'B', 'x'"],
    [
      'get_involved_submissions',
      'reference, form_type, first_name, last_name, email, phone, form_data, due_at',
      "'r', 'stranger', 'A', 'B', 'e', 'p', '{}', now()",
    ],
    [
      'get_involved_submissions',
      'reference, form_type, first_name, last_name, email, phone, form_data, due_at, status',
      "'r', 'donate', 'A', 'B', 'e', 'p', '{}', now(), 'lost'",
    ],
  ];
  it.each(bad)('rejects unlisted values: %s (%s) values (%s)', async (table, keys, values) => {
    const insert = sql.raw(`insert into ${table} (${keys}) values (${values})`);
    await expect(fresh.database.db.execute(insert)).rejects.toMatchObject({
      cause: { code: '23514' },
    });
  });

  it.each([
    ['service_records', 'service_type, service_date, description', "'magic', now(), 'x'"],
    [
      'service_records',
      'service_type, service_date, description, outcome',
      "'food', now(), 'x', 'lost'",
    ],
    [
      'member_progress',
      'progress_date, title, description, progress_type',
      "now(), 'x', 'x', 'leap'",
    ],
    ['member_progress', 'progress_date, title, description, status', "now(), 'x', 'x', 'lost'"],
    ['follow_up_reminders', 'title, due_date, reminder_type', "'x', now(), 'nudge'"],
    ['follow_up_reminders', 'title, due_date, priority', "'x', now(), 'medium'"],
    ['contact_attempts', 'kind, outcome, author', "'smoke', 'reached', 'x'"],
    ['contact_attempts', 'kind, outcome, author', "'call', 'shouted', 'x'"],
    ['case_alerts', 'alert_type, title, message', "'weather', 'x', 'x'"],
    ['case_alerts', 'alert_type, title, message, priority', "'other', 'x', 'x', 'urgent'"],
  ])('rejects unlisted case values: %s (%s) values (%s)', async (table, keys, values) => {
    const [member] = await rows<{ id: number }>(
      sql`insert into members (reference, first_name, last_name) values (gen_random_uuid(), 'A', 'B') returning id`,
    );
    const insert = sql.raw(
      `insert into ${table} (member_id, ${keys}) values (${member?.id}, ${values})`,
    );
    await expect(fresh.database.db.execute(insert)).rejects.toMatchObject({
      cause: { code: '23514' },
    });
  });
});
