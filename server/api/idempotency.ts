// Makes retries safe: key and row are committed in one transaction, and a repeated key gets the stored response.
import { createHash } from 'node:crypto';
import { and, eq, lt } from 'drizzle-orm';
import { hourMs } from '#domain/calendar/durations';
import type { Queries, Transaction } from '../db/client.ts';
import { idempotencyKeys } from '../db/schema/requests.ts';
import { AppError } from './app-error.ts';
import type { StaffSession } from './caller.ts';
import { listResponseColumns } from './response-mentions.ts';
import type { Route, RunOnce, Services, StoredReply } from './route.ts';
import { hashNetwork } from './throttle.ts';

/** The page handler sets this header for a form that a browser without scripts posted. */
export const withoutScriptHeader = 'x-sent-without-script';

const keptForMs = 48 * hourMs;
/** Without scripts the key is derived from the text. After an hour the same text counts as a new request. */
const textCountsMs = hourMs;

type Request = {
  route: Pick<Route, 'path' | 'status' | 'idempotency'>;
  params: Record<string, string>;
  db: Services['db'];
  key: string | null;
  rawBody: string;
  session: StaffSession | undefined;
  request: { headers: Headers };
  address: string;
  secret: Services['secret'];
  now: () => Date;
};

/** Returns the function that runs a handler's write once, even if the request arrives several times. */
export function createRunOnce(call: Request): RunOnce {
  const { route, params, db, key, rawBody, session, request } = call;
  if (key === null || typeof route.idempotency !== 'string') {
    if (route.idempotency === 'key-required') {
      throw new AppError('idempotency-key-missing', 'Please send an Idempotency-Key with this.');
    }
    return (work) => db.transaction((tx) => work(tx));
  }
  if (!/^[\x21-\x7e]{8,200}$/.test(key)) {
    throw new AppError('bad-request', 'Idempotency-Key must be 8 to 200 visible characters.');
  }
  // The row ids in the path are part of the scope: a write to another row is another request.
  const path = route.path.replace('/api/', '').replace(/{(\w+)}/g, (_, name) => params[name] ?? '');
  // Keys of different staff members never collide.
  const scope = session === undefined ? path : `${path}:${session.staffId}`;
  const isTextKey = request.headers.has(withoutScriptHeader);
  // Two visitors may send the same text. The network in the key keeps one from getting the other's reference.
  const keyOf = async () => (isTextKey ? `${key}:${await hashNetwork(call, call.address)}` : key);
  // The key salts the hash, so that the text cannot be found by brute force.
  const requestHash = createHash('sha256').update(`${key}\n${rawBody}`).digest('hex');
  const now = call.now();
  const since = new Date(now.getTime() - (isTextKey ? textCountsMs : keptForMs));
  return async (work) => {
    const claim = { scope, key: await keyOf(), requestHash, now, since };
    return db.transaction((tx) => claimed(tx, claim, work, route.status ?? 200));
  };
}

type Claim = {
  scope: string;
  key: string;
  requestHash: string;
  now: Date;
  /** Keys that are older than this have expired. */
  since: Date;
};

async function claimed(
  tx: Transaction,
  { scope, key, requestHash, now, since }: Claim,
  work: Parameters<RunOnce>[0],
  usualStatus: number,
): Promise<StoredReply> {
  const mine = and(eq(idempotencyKeys.scope, scope), eq(idempotencyKeys.key, key));
  // A second request with the same key waits here until the first one has committed.
  const [isFirst] = await tx
    .insert(idempotencyKeys)
    .values({ scope, key, requestHash, status: usualStatus, response: null, createdAt: now })
    .onConflictDoUpdate({
      target: [idempotencyKeys.scope, idempotencyKeys.key],
      set: { requestHash, createdAt: now },
      setWhere: lt(idempotencyKeys.createdAt, since),
    })
    .returning({ key: idempotencyKeys.key });
  if (isFirst === undefined) {
    const [first] = await tx.select().from(idempotencyKeys).where(mine);
    if (first?.requestHash !== requestHash) {
      throw new AppError('conflict', 'This key was used for another request.');
    }
    const { status, response } = first;
    return { status, body: response, headers: { 'Idempotency-Replayed': 'true' } };
  }
  const reply = await work(tx);
  await tx
    .update(idempotencyKeys)
    .set({ status: reply.status ?? usualStatus, ...listResponseColumns(reply.body) })
    .where(mine);
  return reply;
}

export async function deleteOldKeys(db: Queries, now: Date): Promise<void> {
  await db
    .delete(idempotencyKeys)
    .where(lt(idempotencyKeys.createdAt, new Date(now.getTime() - keptForMs)));
}
