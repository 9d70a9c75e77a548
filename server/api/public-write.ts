// What every public form has in common on arrival: a limit per network, a guess whether a person
// sent it, and one row however often it is sent. What looks automatic is set aside, not refused.
import { and, eq, ne, or, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import * as v from 'valibot';
import type { Queries, Transaction } from '../db/client.ts';
import { auditEntries } from '../db/schema.ts';
import { type AuditSubject, audit, changesBetween } from './audit.ts';
import { newReference } from './reference.ts';
import type { Call, Reply } from './route.ts';
import { receivedBefore, senderMarks } from './same-sender.ts';
import { type Limit, networkOf, take, takeOrRefuse } from './throttle.ts';

/** A field that no person sees. Time is no sign: people type before scripts arrive, and take days. */
export const trapEntries = { homepage: v.optional(v.pipe(v.string(), v.maxLength(500))) };

export const referenceResponse = v.object({ reference: v.string() });

const formLimit: Limit = { burst: 30, everyMs: 10_000 };

export type Accepted = {
  reference: string;
  /** Why it looks automatic. */
  suspicion: string | undefined;
  now: Date;
  /** What the same person was told for the text that this one corrects. */
  replaces: string | undefined;
  /** What came shortly before from what looks like the same person, who could not say what corrects what. */
  mayReplace: string | undefined;
};

/** Stores what was sent; says under which reference it stands. */
export async function acceptPublicWrite(
  call: Call<unknown, unknown, unknown>,
  options: { scope: string; neverRefuse?: boolean },
  store: (tx: Transaction, accepted: Accepted) => Promise<string>,
): Promise<Reply> {
  const bucket = `${options.scope}:${networkOf(call.address)}`;
  let crowd: string | undefined;
  if (!options.neverRefuse) await takeOrRefuse(call, bucket, formLimit);
  else if ((await take(call, bucket, formLimit)) > 0) crowd = 'many applications from one network';
  const { homepage } = call.body as { homepage?: string };
  const suspicion = homepage ? 'filled a field that people do not see' : crowd;
  const now = call.now();
  const marks = await senderMarks(call);
  return call.once(async (tx, earlier) => {
    const replaces = (earlier as { reference?: string } | undefined)?.reference;
    const reference = newReference();
    const sender = { scope: options.scope, marks, reference, now };
    const mayReplace = await receivedBefore(tx, sender);
    const accepted = { reference, suspicion, now, replaces, mayReplace };
    return { body: { reference: await store(tx, accepted) } };
  });
}

type ReceivedTable = PgTable & {
  id: AnyPgColumn;
  version: AnyPgColumn;
  reference: AnyPgColumn;
};
type Received<Table extends ReceivedTable> = {
  table: Table;
  subject: AuditSubject & ('contact' | 'donation' | 'submission' | 'member');
  accepted: Accepted;
  columns: (reference: string) => Omit<Table['$inferInsert'], 'reference'>;
  /** Where it is said that another row came before this one. */
  answers: keyof Table['$inferInsert'] & ('otherAnswers' | 'formData' | 'additionalInfo');
  note?: string;
};
export type StoredRow = {
  id: number;
  reference: string;
  isReplacement: boolean;
  /** Of a replacement: what it replaces looked automatic. */
  wasSetAside: boolean;
};

/**
 * One row with the newest text. Where staff have worked on the earlier one already, it stays as they
 * know it, and the new one says what it replaces.
 */
export async function storeReceived<Table extends ReceivedTable>(
  tx: Transaction,
  { table, subject, accepted, columns, answers, note }: Received<Table>,
): Promise<StoredRow> {
  const { replaces, now } = accepted;
  const before = replaces === undefined ? undefined : await untouched(tx, table, subject, replaces);
  const entry = { subject, ...(note === undefined ? {} : { note }) };
  if (before !== undefined && replaces !== undefined) {
    const { createdAt: _, ...newest } = columns(replaces) as Record<string, unknown>;
    await tx
      .update(table as PgTable)
      .set({ ...newest, version: sql`${table.version} + 1` })
      .where(eq(table.id, before.id));
    const { searchText: __, sortName: ___, updatedAt: ____, ...told } = newest;
    await audit(tx, 'visitor', now, {
      ...entry,
      action: 'changed',
      changes: changesBetween(before, told),
      ...subjectIds(subject, before.id),
    });
    const wasSetAside = Boolean(before.isQuarantined ?? before.isFlagged);
    return { id: before.id, reference: replaces, isReplacement: true, wasSetAside };
  }
  const { reference, mayReplace } = accepted;
  const values = columns(reference) as Record<string, unknown>;
  const named = replaces === undefined ? mayReplace && { mayReplace } : { replaces };
  const [row] = await tx
    .insert(table as PgTable)
    .values({
      ...values,
      reference,
      ...(named && { [answers]: { ...(values[answers] as object | undefined), ...named } }),
    })
    .returning();
  const { id } = row as { id: number };
  await audit(tx, 'visitor', now, { ...entry, action: 'received', ...subjectIds(subject, id) });
  return { id, reference, isReplacement: false, wasSetAside: false };
}

function subjectIds(subject: AuditSubject, id: number) {
  return { subjectId: id, ...(subject === 'member' ? { memberId: id } : {}) };
}

type Earlier = { id: number; isQuarantined?: boolean; isFlagged?: boolean };

/** The row of that reference, locked, unless somebody of staff has changed it or added to it. */
async function untouched(
  tx: Queries,
  table: ReceivedTable,
  subject: AuditSubject,
  reference: string,
): Promise<Earlier | undefined> {
  const [row] = await tx
    .select()
    .from(table as PgTable)
    .where(eq(table.reference, reference))
    .for('update');
  if (row === undefined) return undefined;
  const { id } = row as { id: number };
  const [work] = await tx
    .select({ id: auditEntries.id })
    .from(auditEntries)
    .where(
      and(
        or(
          and(eq(auditEntries.subject, subject), eq(auditEntries.subjectId, id)),
          subject === 'member' ? eq(auditEntries.memberId, id) : undefined,
        ),
        ne(auditEntries.actor, 'visitor'),
        ne(auditEntries.action, 'viewed'),
      ),
    )
    .limit(1);
  return work === undefined ? (row as Earlier) : undefined;
}
