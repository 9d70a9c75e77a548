// Receives every public form: applies the rate limit, marks forms that need review, and stores one row per form.
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import * as v from 'valibot';
import type { Transaction } from '../db/client.ts';
import { overQuota, tooMany } from './app-error.ts';
import { type AuditSubject, audit } from './audit.ts';
import { createReference } from './reference.ts';
import type { Call, Reply } from './route.ts';
import { countRequest, getNetwork, type Limit } from './throttle.ts';

/** A hidden field that only bots fill in. Timing is no sign of a bot: people may type fast or take days. */
export const honeypotSchema = { homepage: v.optional(v.pipe(v.string(), v.maxLength(500))) };

export const receiptResponse = v.object({
  reference: v.string(),
  /** True when the form was over its network's limit, so that its review may take longer. */
  isOverLimit: v.optional(v.boolean()),
  /** True when the form tells of danger. The page then shows the emergency lines. */
  isDanger: v.optional(v.boolean()),
});

/** Why a form was marked on arrival. */
export type ReviewReason = 'hidden-field' | 'over-limit';

const formLimit: Limit = { burst: 30, everyMs: 10_000 };

export type AcceptedForm = {
  reference: string;
  /** Why staff should review it before they trust it. */
  reviewReason: ReviewReason | undefined;
  now: Date;
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
  store: (tx: Transaction, accepted: AcceptedForm) => Promise<Stored>,
): Promise<Reply> {
  const { homepage } = call.body as { homepage?: string };
  const now = call.now();
  // Load the secret before the transaction: the first load uses the outer client, which would wait for it.
  await call.secret();
  return call.once(async (tx) => {
    const isOverLimit = await countForm({ ...call, db: tx }, options);
    const { reference, isDanger } = await store(tx, {
      reference: createReference(),
      reviewReason: isOverLimit ? 'over-limit' : homepage ? 'hidden-field' : undefined,
      now,
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
  const waitSeconds = await countRequest(call, `${scope}:${getNetwork(call.address)}`, formLimit);
  if (waitSeconds === 0) return false;
  if (!isKeptOverLimit()) throw tooMany(waitSeconds);
  if (await call.isReviewFull(call.db)) throw overQuota();
  return true;
}

type ReceivedTable = PgTable & { id: AnyPgColumn; $inferInsert: { reference: string } };
type Received<Table extends ReceivedTable> = {
  table: Table;
  subject: AuditSubject & ('contact' | 'donation' | 'submission' | 'member');
  accepted: AcceptedForm;
  columns: Omit<Table['$inferInsert'], 'reference'>;
  note?: string;
};
export type StoredForm = { id: number; reference: string };

/** Stores a received form as one row. */
export async function storeForm<Table extends ReceivedTable>(
  tx: Transaction,
  { table, subject, accepted: { reference, now }, columns, note }: Received<Table>,
): Promise<StoredForm> {
  const [row] = await tx
    .insert(table as PgTable)
    .values({ ...columns, reference })
    .returning({ id: table.id });
  const { id } = row as { id: number };
  await audit(tx, 'visitor', now, {
    action: 'received',
    subject,
    subjectId: id,
    memberId: subject === 'member' ? id : undefined,
    note,
  });
  return { id, reference };
}
