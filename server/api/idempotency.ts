// "Send it again" is safe: the same key makes one row and gets the same response, also after a crash
// in between, because key and row are committed together or not at all.
import { createHash } from 'node:crypto';
import { and, eq, lt } from 'drizzle-orm';
import type { Db, Queries, Transaction } from '../db/client.ts';
import { idempotencyKeys } from '../db/schema.ts';
import { AppError } from './app-error.ts';

const keptForMs = 48 * 3_600_000;

export async function once<Response>(
  db: Db,
  request: { scope: string; key: string | null; rawBody: string },
  work: (tx: Transaction) => Promise<Response>,
): Promise<{ response: Response; isRepeat: boolean }> {
  const { scope, key, rawBody } = request;
  if (key === null) return { response: await db.transaction(work), isRepeat: false };
  if (!/^[\x21-\x7e]{8,200}$/.test(key)) {
    throw new AppError('bad-request', 'Idempotency-Key must be 8 to 200 visible characters.');
  }
  // The key salts the hash: what a person typed cannot be found by trying.
  const requestHash = createHash('sha256').update(`${key}\n${rawBody}`).digest('hex');
  return db.transaction(async (tx) => {
    // A second request with the same key waits here until the first one has committed.
    const claimed = await tx
      .insert(idempotencyKeys)
      .values({ scope, key, requestHash, status: 201, response: null })
      .onConflictDoNothing()
      .returning({ key: idempotencyKeys.key });
    const mine = and(eq(idempotencyKeys.scope, scope), eq(idempotencyKeys.key, key));
    if (claimed.length === 0) {
      const [first] = await tx.select().from(idempotencyKeys).where(mine);
      if (first?.requestHash !== requestHash) {
        throw new AppError('conflict', 'This key was used for another request.');
      }
      return { response: first.response as Response, isRepeat: true };
    }
    const response = await work(tx);
    await tx.update(idempotencyKeys).set({ response }).where(mine);
    return { response, isRepeat: false };
  });
}

export async function forgetOldKeys(db: Queries, now: Date): Promise<void> {
  await db
    .delete(idempotencyKeys)
    .where(lt(idempotencyKeys.createdAt, new Date(now.getTime() - keptForMs)));
}
