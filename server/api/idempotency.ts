// "Send it again" is safe: the same key makes one row and gets the same response, also after a crash
// in between, because key and row are committed together or not at all.
import { createHash } from 'node:crypto';
import { and, eq, lt } from 'drizzle-orm';
import type { Queries, Transaction } from '../db/client.ts';
import { idempotencyKeys } from '../db/schema.ts';
import { AppError } from './app-error.ts';
import type { StaffSession } from './caller.ts';
import type { Once, Route, Services, StoredReply } from './route.ts';

const keptForMs = 48 * 3_600_000;

type Request = {
  route: Pick<Route, 'path' | 'status' | 'idempotency'>;
  db: Services['db'];
  key: string | null;
  rawBody: string;
  session: StaffSession | undefined;
};

/** What a handler stores through: its work is done once, however often the request arrives. */
export function onceFor({ route, db, key, rawBody, session }: Request): Once {
  if (key === null || typeof route.idempotency !== 'string') {
    if (route.idempotency === 'key-required') {
      throw new AppError('idempotency-key-missing', 'Please send an Idempotency-Key with this.');
    }
    return (work) => db.transaction(work);
  }
  if (!/^[\x21-\x7e]{8,200}$/.test(key)) {
    throw new AppError('bad-request', 'Idempotency-Key must be 8 to 200 visible characters.');
  }
  const path = route.path.replace('/api/', '');
  // A colleague's key is another key.
  const scope = session === undefined ? path : `${path}:${session.staffId}`;
  // The key salts the hash: what a person typed cannot be found by trying.
  const requestHash = createHash('sha256').update(`${key}\n${rawBody}`).digest('hex');
  return (work) =>
    db.transaction((tx) => claimed(tx, { scope, key, requestHash }, work, route.status ?? 200));
}

async function claimed(
  tx: Transaction,
  claim: { scope: string; key: string; requestHash: string },
  work: (tx: Transaction) => Promise<StoredReply>,
  usualStatus: number,
): Promise<StoredReply> {
  const mine = and(eq(idempotencyKeys.scope, claim.scope), eq(idempotencyKeys.key, claim.key));
  // A second request with the same key waits here until the first one has committed.
  const [isFirst] = await tx
    .insert(idempotencyKeys)
    .values({ ...claim, status: usualStatus, response: null })
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key });
  if (isFirst === undefined) {
    const [first] = await tx.select().from(idempotencyKeys).where(mine);
    if (first?.requestHash !== claim.requestHash) {
      throw new AppError('conflict', 'This key was used for another request.');
    }
    const { status, response } = first;
    return { status, body: response, headers: { 'Idempotency-Replayed': 'true' } };
  }
  const reply = await work(tx);
  await tx
    .update(idempotencyKeys)
    .set({ status: reply.status ?? usualStatus, response: reply.body })
    .where(mine);
  return reply;
}

export async function forgetOldKeys(db: Queries, now: Date): Promise<void> {
  await db
    .delete(idempotencyKeys)
    .where(lt(idempotencyKeys.createdAt, new Date(now.getTime() - keptForMs)));
}
