// Generates any number of invented members, to test the staff area with large data.
import { getTableColumns, getTableName, is, sql } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import { PgCustomColumn, type PgTable } from 'drizzle-orm/pg-core';
import { dayMs } from '#domain/calendar/durations';
import { office } from '#organization';
import { hasRealAccounts } from '../auth/staff-accounts.ts';
import { insertJson } from '../backup/catalog.ts';
import type { Database, Db, Transaction } from '../db/client.ts';
import { queryRows } from '../db/rows-of.ts';
import * as schema from '../db/schema.ts';
import { CommandError } from './command.ts';
import { inventCase } from './invented-case.ts';
import { inventMessages } from './invented-messages.ts';

const membersAtOnce = 1000;
/** From this number on, rebuilding indexes at the end is faster than updating them. */
const manyMembers = 20_000;
/** Events are published by staff, so their number does not grow with the members. */
const inventedEvents = 60;

/** Tables that get invented rows. */
export const generatedTables = [
  schema.members,
  schema.serviceRecords,
  schema.memberProgress,
  schema.followUpReminders,
  schema.caseAlerts,
  schema.contactAttempts,
  schema.auditEntries,
  schema.getInvolvedSubmissions,
  schema.contacts,
  schema.donations,
  schema.publicEvents,
];

export async function generateMembers({ db }: Pick<Database, 'db'>, number: number) {
  if (await hasRealAccounts(db)) {
    throw new CommandError('This database has real accounts: invented people do not belong in it.');
  }
  const now = new Date();
  await writeInBulk(db, generatedTables, number >= manyMembers, async (tx) => {
    for (let done = 0; done < number; done += membersAtOnce) {
      await storeCases(tx, Math.min(membersAtOnce, number - done), now);
    }
    await storeEvents(tx, now);
  });
}

/** Writes many rows, then rebuilds indexes and statistics once at the end. */
export async function writeInBulk(
  db: Db,
  tables: readonly PgTable[],
  isMany: boolean,
  write: (tx: Transaction) => Promise<void>,
): Promise<void> {
  // One transaction, so that a failure cannot leave the tables without indexes.
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`);
    const indexes = isMany ? await dropIndexes(tx, tables) : [];
    await write(tx);
    await tx.execute(sql`set local maintenance_work_mem = '256MB'`);
    for (const definition of indexes) await tx.execute(sql.raw(definition));
  });
  // As autovacuum would do later: counts then need not read the rows.
  await db.execute(sql`set statement_timeout = 0`);
  for (const table of tables) {
    await db.execute(sql`vacuum analyze ${table}`);
  }
}

/** Drops every index that no constraint needs and returns the statements that recreate them. */
async function dropIndexes(tx: Transaction, filled: readonly PgTable[]): Promise<string[]> {
  const tables = sql.join(
    filled.map((table) => sql`${getTableName(table)}`),
    sql`, `,
  );
  const found = await queryRows<{ name: string; definition: string }>(
    tx,
    sql`select c.relname as name, pg_get_indexdef(c.oid) as definition
        from pg_index i join pg_class c on c.oid = i.indexrelid
        where i.indrelid::regclass::text in (${tables}) and not i.indisunique`,
  );
  for (const { name } of found) await tx.execute(sql`drop index ${sql.identifier(name)}`);
  return found.map(({ definition }) => definition);
}

async function storeCases(tx: Transaction, number: number, now: Date): Promise<void> {
  // Take ids from the sequence first, so that case parts can reference their member.
  const ids = await queryRows<{ id: number }>(
    tx,
    sql`select nextval(pg_get_serial_sequence('members', 'id'))::int as id
        from generate_series(1, ${number}::int)`,
  );
  const cases = ids.map(({ id }) => inventCase(id, now));
  await store(
    tx,
    schema.members,
    cases.map(({ member }) => member),
  );
  await store(
    tx,
    schema.serviceRecords,
    cases.flatMap(({ records }) => records),
  );
  await store(
    tx,
    schema.memberProgress,
    cases.flatMap(({ notes }) => notes),
  );
  await store(
    tx,
    schema.followUpReminders,
    cases.flatMap(({ reminders }) => reminders),
  );
  await store(
    tx,
    schema.caseAlerts,
    cases.flatMap(({ alerts }) => alerts),
  );
  await store(
    tx,
    schema.contactAttempts,
    cases.flatMap(({ attempts }) => attempts),
  );
  await store(
    tx,
    schema.auditEntries,
    cases.flatMap(({ activity }) => activity),
  );
  const others = ids.map(({ id }) => inventMessages(id, now));
  await store(
    tx,
    schema.getInvolvedSubmissions,
    others.flatMap(({ submissions }) => submissions),
  );
  await store(
    tx,
    schema.contacts,
    others.flatMap(({ messages }) => messages),
  );
  await store(
    tx,
    schema.donations,
    others.flatMap(({ pledges }) => pledges),
  );
}

async function storeEvents(tx: Transaction, now: Date): Promise<void> {
  const [found] = await tx
    .select({ id: schema.publicEvents.id })
    .from(schema.publicEvents)
    .limit(1);
  if (found !== undefined) return;
  await tx.insert(schema.publicEvents).values(
    Array.from({ length: inventedEvents }, (_, at) => ({
      title: `An invented event ${at + 1}`,
      description: 'Everybody is welcome.',
      eventDate: new Date(now.getTime() + (at - inventedEvents / 2) * 7 * dayMs)
        .toISOString()
        .slice(0, 10),
      eventTime: '10:00 AM',
      location: 'The community center',
      city: office.city,
      state: office.state,
      eventType: 'Community',
    })),
  );
}

async function store(tx: Transaction, table: PgTable, rows: readonly object[]): Promise<void> {
  const [first] = rows;
  if (first === undefined) return;
  const keys = Object.keys(first);
  const columns = keys.map((key) => toSnakeCase(key));
  const known = getTableColumns(table);
  const stored = (row: object, key: string): unknown => {
    const value: unknown = Reflect.get(row, key);
    const column = known[key];
    // Seal the value, as for every other row.
    return value !== null && is(column, PgCustomColumn) ? column.mapToDriverValue(value) : value;
  };
  const lines = rows.map((row) =>
    JSON.stringify(Object.fromEntries(keys.map((key, at) => [columns[at], stored(row, key)]))),
  );
  await insertJson(tx, getTableName(table), columns, lines);
}
