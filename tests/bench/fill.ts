// Fills a database like after some years: invented people, their rows, logs and messages. The first people
// are invented one by one, the others copied in SQL with equally common names.
import { getTableColumns, getTableName, is, type SQL, sql } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import { PgBigInt53, PgInteger, type PgTable, PgTimestamp } from 'drizzle-orm/pg-core';
import { samplePhones } from '#organization';
import { generatedTables, generateMembers, writeInBulk } from '../../server/cli/generate.ts';
import type { Database, Transaction } from '../../server/db/client.ts';
import * as schema from '../../server/db/schema.ts';
import { buildLogStatements } from './fill-logs.ts';

const inventedOneByOne = 5_000;

const alsoFilled = [
  schema.readEntries,
  schema.outbox,
  schema.newsletters,
  schema.updates,
  schema.replies,
  schema.emergencies,
  schema.duplicatePairs,
  schema.retentionHolds,
  schema.idempotencyKeys,
  schema.staffAccounts,
  schema.caseAccess,
];

export async function fillDatabase(database: Pick<Database, 'db'>, number: number): Promise<void> {
  const invented = Math.min(number, inventedOneByOne);
  await generateMembers(database, invented);
  await writeInBulk(database.db, [...generatedTables, ...alsoFilled], true, async (tx) => {
    await withoutTriggers(tx, async () => {
      if (number > invented) await copyPeople(tx, invented, Math.round(number / invented) - 1);
      for (const statement of buildLogStatements(number)) await tx.execute(sql.raw(statement));
    });
  });
}

/** Skips triggers because the inserted rows already have all derived columns. */
async function withoutTriggers(tx: Transaction, write: () => Promise<void>): Promise<void> {
  const names = [...generatedTables, ...alsoFilled].map((table) => getTableName(table));
  for (const name of names) await tx.execute(sql.raw(`alter table ${name} disable trigger all`));
  await write();
  for (const name of names) await tx.execute(sql.raw(`alter table ${name} enable trigger all`));
}

async function copyPeople(tx: Transaction, people: number, copies: number): Promise<void> {
  const shifted = (column: string) => `r.${column} + copy * ${people}`;
  const ofCase = { member_id: shifted('member_id') };
  const own = { reference: 'new.reference', email: 'new.email', search_text: 'new.search_text' };
  const writer = newColumns(people, `''`);
  const called = newColumns(people, 'r.phone');
  const overrides: [PgTable, Record<string, string>, string?][] = [
    [
      schema.members,
      {
        ...own,
        id: shifted('id'),
        phone: 'new.phone',
        phone_digits: 'new.digits',
        email_folded: 'new.email',
      },
      called,
    ],
    [schema.serviceRecords, ofCase],
    [schema.memberProgress, ofCase],
    [schema.followUpReminders, { ...ofCase, due_date: soon('due_date') }],
    [schema.caseAlerts, ofCase],
    [schema.contactAttempts, ofCase],
    [schema.auditEntries, { ...ofCase, subject_id: shifted('subject_id') }],
    [schema.getInvolvedSubmissions, { ...own, phone: 'new.phone' }, called],
    [schema.contacts, own, writer],
    [schema.donations, own, writer],
  ];
  for (const [table, columns, from] of overrides) {
    await tx.execute(copied(table, columns, copies, from));
  }
  await tx.execute(
    sql`select setval(pg_get_serial_sequence('members', 'id'), (select max(id) from members))`,
  );
}

/** Follow-ups are due around now, also those of copied people. */
function soon(column: string): string {
  return `r.${column} - copy * interval '17 seconds'`;
}

function copied(table: PgTable, overrides: Record<string, string>, copies: number, from = ''): SQL {
  const columns = Object.values(getTableColumns(table))
    .filter(({ generated }) => generated === undefined)
    .map((column) => ({ column, name: toSnakeCase(column.name) }))
    .filter(({ column, name }) => name in overrides || !isOwnNumber(column));
  const values = columns.map(({ column, name }) => {
    if (name in overrides) return overrides[name];
    return is(column, PgTimestamp) ? `r.${name} - copy * interval '1 day 97 seconds'` : `r.${name}`;
  });
  const name = getTableName(table);
  return sql.raw(`insert into ${name} (${columns.map((column) => column.name).join(', ')})
    select ${values.join(', ')} from ${name} r, generate_series(1, ${copies}) as copy ${from}`);
}

function isOwnNumber(column: object & { primary: boolean }): boolean {
  return column.primary && (is(column, PgInteger) || is(column, PgBigInt53));
}

/**
 * New email and phone for a copied person, like those of server/cli/invented-chance.ts, and the matching
 * search text. Two more letters make the reference unique.
 */
function newColumns(people: number, phone: string): string {
  const areas = samplePhones.areaCodes.map((area) => `'${area}'`).join(', ');
  const count = samplePhones.areaCodes.length;
  const step = (expressions: string, name: string) =>
    `, lateral (select ${expressions} offset 0) as ${name}`;
  return [
    step(
      `(substring(r.email from '\\.(\\d+)@')::int + copy * ${people}) as number,
       chr(65 + copy / 24) || chr(65 + copy % 24) as letters, regexp_replace(${phone}, '\\D', '', 'g') as digits`,
      'old',
    ),
    step(
      `regexp_replace(r.email, '\\.\\d+@', '.' || old.number || '@') as email, r.reference || old.letters as reference,
       '(' || (array[${areas}])[old.number / 10000 % ${count} + 1] || ') ' || 555 + old.number / 10000 / ${count} % 400
         || '-' || lpad((old.number % 10000)::text, 4, '0') as phone`,
      'made',
    ),
    step(`made.*, regexp_replace(made.phone, '\\D', '', 'g') as digits`, 'whole'),
    step(
      `whole.*, replace(replace(replace(replace(replace(r.search_text, r.email, whole.email),
         lower(right(r.reference, 4)), lower(right(r.reference, 4) || old.letters)),
         ' ' || old.digits, ' ' || whole.digits),
         ' ' || right(old.digits, 7), ' ' || right(whole.digits, 7)),
         ' ' || right(old.digits, 4), ' ' || right(whole.digits, 4)) as search_text`,
      'new',
    ),
  ].join('');
}
