// Invented members in any number, for trying out how the staff area behaves when there are many.
import { getTableName, sql } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import type { PgTable } from 'drizzle-orm/pg-core';
import { hasRealAccounts } from '../auth/staff-accounts.ts';
import type { Database, Transaction } from '../db/client.ts';
import { rowsOf } from '../db/rows-of.ts';
import { followUpReminders, memberProgress, members, serviceRecords } from '../db/schema.ts';
import { insertJson } from './catalog.ts';
import { CommandError } from './command.ts';
import { type InventedCase, inventCase } from './invented-case.ts';

const membersAtOnce = 1000;

export async function generateMembers({ db }: Pick<Database, 'db'>, number: number) {
  if (await hasRealAccounts(db)) {
    throw new CommandError('This database has real accounts: invented people do not belong in it.');
  }
  const now = new Date();
  for (let done = 0; done < number; done += membersAtOnce) {
    await db.transaction((tx) => storeCases(tx, Math.min(membersAtOnce, number - done), now));
  }
  // As the database does by itself after a while: counts then need not look at the rows.
  await db.execute(sql`vacuum analyze`);
}

async function storeCases(tx: Transaction, number: number, now: Date): Promise<void> {
  // Taken from the sequence, so that the parts of a case know their member before it is stored.
  const ids = await rowsOf<{ id: number }>(
    tx,
    sql`select nextval(pg_get_serial_sequence('members', 'id'))::int as id
        from generate_series(1, ${number}::int)`,
  );
  const cases = ids.map(({ id }) => inventCase(id, now));
  // The trigger on reminders would write every member a second time; the members here know already.
  await tx.execute(sql`alter table follow_up_reminders disable trigger user`);
  await store(tx, members, cases, ({ member }) => [member]);
  await store(tx, serviceRecords, cases, ({ records }) => records);
  await store(tx, memberProgress, cases, ({ notes }) => notes);
  await store(tx, followUpReminders, cases, ({ reminders }) => reminders);
  await tx.execute(sql`alter table follow_up_reminders enable trigger user`);
}

async function store(
  tx: Transaction,
  table: PgTable,
  cases: readonly InventedCase[],
  pick: (one: InventedCase) => readonly object[],
): Promise<void> {
  const rows = cases.flatMap(pick);
  const [first] = rows;
  if (first === undefined) return;
  const keys = Object.keys(first);
  const columns = keys.map((key) => toSnakeCase(key));
  const lines = rows.map((row) =>
    JSON.stringify(Object.fromEntries(keys.map((key, at) => [columns[at], Reflect.get(row, key)]))),
  );
  await insertJson(tx, getTableName(table), columns, lines);
}
