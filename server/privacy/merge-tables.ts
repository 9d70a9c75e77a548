// The rows that follow a case when it is merged. A test reads the schema, so that no table is forgotten.
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { type AnyPgColumn, alias, type PgTable } from 'drizzle-orm/pg-core';
import { partEntries } from '../cases/parts.ts';
import type { Transaction } from '../db/client.ts';
import { caseRelationships, householdPeople } from '../db/schema/households.ts';
import { secretLinks } from '../db/schema/links.ts';
import type { MovedRows } from '../db/schema/members.ts';
import { colleagueNotices, emergencies, outbox } from '../db/schema/outbox.ts';
import { retentionHolds } from '../db/schema/privacy.ts';
import { importRows } from '../db/schema/runs.ts';

type MovedTable = {
  table: PgTable & { id: AnyPgColumn };
  /** The column with the id of the case. */
  column: 'memberId' | 'otherId' | 'subjectId';
  where?: SQL;
  /** Rows that cannot move because the kept case has such a row already. */
  isTaken?: (keptId: number) => SQL;
};

const ofCase = (table: { subject: AnyPgColumn }) => sql`${table.subject} = 'member'`;

const kept = alias(colleagueNotices, 'kept');
const keptEmergency = alias(emergencies, 'kept');

const parts: Record<string, MovedTable> = Object.fromEntries(
  partEntries.map(([name, { table }]) => [name, { table, column: 'memberId' as const }]),
);

export const movedTables: Record<string, MovedTable> = {
  ...parts,
  'household-person': {
    table: householdPeople,
    column: 'memberId',
    // Both lived together: the merged case's stay ends instead.
    isTaken: (keptId) =>
      sql`(${householdPeople.untilOn} is null and exists (
        select from ${householdPeople} as kept where kept.household_id = ${householdPeople.householdId}
          and kept.member_id = ${keptId} and kept.until_on is null))`,
  },
  relationship: {
    table: caseRelationships,
    column: 'memberId',
    isTaken: (keptId) => eq(caseRelationships.otherId, keptId),
  },
  'relationship-of-other': {
    table: caseRelationships,
    column: 'otherId',
    isTaken: (keptId) => eq(caseRelationships.memberId, keptId),
  },
  outbox: { table: outbox, column: 'subjectId', where: ofCase(outbox) },
  'retention-hold': { table: retentionHolds, column: 'subjectId', where: ofCase(retentionHolds) },
  'secret-link': { table: secretLinks, column: 'subjectId', where: ofCase(secretLinks) },
  'notice-of-case': {
    table: colleagueNotices,
    column: 'subjectId',
    where: ofCase(colleagueNotices),
    isTaken: (keptId) =>
      sql`exists (select from ${colleagueNotices} as kept where ${and(
        eq(kept.subject, 'member'),
        eq(kept.subjectId, keptId),
        eq(kept.recipient, colleagueNotices.recipient),
        eq(kept.kind, colleagueNotices.kind),
      )})`,
  },
  notice: { table: colleagueNotices, column: 'memberId' },
  'import-row': { table: importRows, column: 'memberId' },
  emergency: {
    table: emergencies,
    column: 'subjectId',
    where: ofCase(emergencies),
    isTaken: (keptId) =>
      sql`exists (select from ${emergencies} as kept where ${and(
        eq(keptEmergency.subject, 'member'),
        eq(keptEmergency.subjectId, keptId),
      )})`,
  },
};

const columnOf = ({ table, column }: MovedTable) =>
  (table as unknown as Record<string, AnyPgColumn>)[column] as AnyPgColumn;

/** Locks the parts of a case before the case, in the same order as every other change. */
export async function lockParts(tx: Transaction, memberId: number): Promise<void> {
  for (const [, { table }] of partEntries) {
    await tx
      .select({ id: table.id })
      .from(table as PgTable)
      .where(eq(table.memberId, memberId))
      .orderBy(table.id)
      .for('update');
  }
}

export async function moveRows(tx: Transaction, goneId: number, keptId: number) {
  const moved: MovedRows = {};
  for (const [name, entry] of Object.entries(movedTables)) {
    const isOwned = and(eq(columnOf(entry), goneId), entry.where);
    const rows = await tx
      .update(entry.table as PgTable)
      .set({ [entry.column]: keptId })
      .where(entry.isTaken ? and(isOwned, sql`not ${entry.isTaken(keptId)}`) : isOwned)
      .returning({ id: entry.table.id });
    if (rows.length > 0) moved[name] = rows.map(({ id }) => id as number);
  }
  return moved;
}

/** Moves back the rows that still belong to the kept case. */
export async function moveRowsBack(
  tx: Transaction,
  moved: MovedRows,
  goneId: number,
  keptId: number,
): Promise<void> {
  for (const [name, entry] of Object.entries(movedTables)) {
    const ids = moved[name] ?? [];
    if (ids.length === 0) continue;
    await tx
      .update(entry.table as PgTable)
      .set({ [entry.column]: goneId })
      .where(and(inArray(entry.table.id, ids), eq(columnOf(entry), keptId), entry.where));
  }
}
