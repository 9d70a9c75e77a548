// Receives every public form: applies the rate limit, marks forms that need review, and stores one row per form.
import { and, eq, ne, or, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import * as v from 'valibot';
import type { Queries, Transaction } from '../db/client.ts';
import { auditEntries } from '../db/schema/logs.ts';
import { overQuota, tooMany } from './app-error.ts';
import { type AuditSubject, audit, changesBetween } from './audit.ts';
import { newReference } from './reference.ts';
import type { Call, Reply } from './route.ts';
import { type Limit, networkOf, take } from './throttle.ts';

/** A hidden field that only bots fill in. Timing is no sign of a bot: people may type fast or take days. */
export const trapEntries = { homepage: v.optional(v.pipe(v.string(), v.maxLength(500))) };

export const referenceResponse = v.object({
  reference: v.string(),
  /** True when the form was over its network's limit, so that its review may take longer. */
  isOverLimit: v.optional(v.boolean()),
  /** True when the form tells of danger. The page then shows the emergency lines. */
  isDanger: v.optional(v.boolean()),
});

/** Why a form was marked on arrival. */
export type ReviewReason = 'hidden-field' | 'over-limit';

const formLimit: Limit = { burst: 30, everyMs: 10_000 };

export type Accepted = {
  reference: string;
  /** Why staff should review it before they trust it. */
  reviewReason: ReviewReason | undefined;
  now: Date;
  /** The reference that the same person got for the text that this one corrects. */
  replaces: string | undefined;
};

type Stored = { reference: string; isDanger?: boolean };

/** Stores a form and replies with its reference. */
export async function acceptPublicWrite(
  call: Call<unknown, unknown, unknown>,
  options: {
    scope: string;
    /** True when a form over its network's limit is stored and marked, instead of refused. */
    isKeptOverLimit: () => boolean;
  },
  store: (tx: Transaction, accepted: Accepted) => Promise<Stored>,
): Promise<Reply> {
  const { homepage } = call.body as { homepage?: string };
  const now = call.now();
  // Load the secret before the transaction: the first load uses the outer client, which would wait for it.
  await call.secret();
  return call.once(async (tx, earlier) => {
    const isOverLimit = await countForm({ ...call, db: tx }, options);
    const { reference, isDanger } = await store(tx, {
      reference: newReference(),
      reviewReason: isOverLimit ? 'over-limit' : homepage ? 'hidden-field' : undefined,
      now,
      replaces: (earlier as { reference?: string } | undefined)?.reference,
    });
    return {
      body: { reference, ...(isDanger && { isDanger }), ...(isOverLimit && { isOverLimit }) },
    };
  });
}

/**
 * Returns true when the form is over the limit of the caller's network. Runs in the storing transaction, so that
 * a form that could not be stored does not count.
 */
async function countForm(
  call: Pick<Call<unknown, unknown, unknown>, 'address' | 'isReviewFull' | 'secret' | 'now'> & {
    db: Transaction;
  },
  { scope, isKeptOverLimit }: { scope: string; isKeptOverLimit: () => boolean },
): Promise<boolean> {
  const waitSeconds = await take(call, `${scope}:${networkOf(call.address)}`, formLimit);
  if (waitSeconds === 0) return false;
  if (!isKeptOverLimit()) throw tooMany(waitSeconds);
  if (await call.isReviewFull(call.db)) throw overQuota();
  return true;
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
  /** The JSON column that holds the reference of the replaced row. */
  answers: keyof Table['$inferInsert'] & ('otherAnswers' | 'formData' | 'additionalInfo');
  note?: string;
};
export type StoredRow = {
  id: number;
  reference: string;
  isReplacement: boolean;
  /** True when the replaced row was marked for review. */
  neededReview: boolean;
};

/**
 * Stores one row with the newest text. If staff have changed the earlier row, it stays, and a new row names the
 * one that it replaces.
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
    const { searchText: __, sortName: ___, updatedAt: ____, ...stored } = newest;
    await audit(tx, 'visitor', now, {
      ...entry,
      action: 'changed',
      changes: changesBetween(before, stored),
      ...subjectIds(subject, before.id),
    });
    const neededReview = before.needsReview === true;
    return { id: before.id, reference: replaces, isReplacement: true, neededReview };
  }
  const { reference } = accepted;
  const values = columns(reference) as Record<string, unknown>;
  const named = replaces === undefined ? undefined : { replaces };
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
  return { id, reference, isReplacement: false, neededReview: false };
}

function subjectIds(subject: AuditSubject, id: number) {
  return { subjectId: id, ...(subject === 'member' ? { memberId: id } : {}) };
}

type Earlier = { id: number; needsReview?: boolean };

/** Locks and returns the row with the reference, unless staff have changed it or added to it. */
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
