// Makes retries safe: key and row are committed in one transaction, and a repeated key gets the stored response.
// A client that edits a form before it sees a response sends the same key with a higher revision, which wins.
import { createHash } from 'node:crypto';
import { and, eq, lt } from 'drizzle-orm';
import { hourMs } from '#domain/calendar/durations';
import type { Queries, Transaction } from '../db/client.ts';
import { idempotencyKeys } from '../db/schema/requests.ts';
import { AppError } from './app-error.ts';
import type { StaffSession } from './caller.ts';
import { responseColumns } from './response-mentions.ts';
import type { Once, Route, Services, StoredReply } from './route.ts';
import { hiddenNetwork } from './throttle.ts';

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
  /** How often the client changed the form under this key; null when the client sends no revision. */
  revision: string | null;
  rawBody: string;
  session: StaffSession | undefined;
  request: { headers: Headers };
  address: string;
  secret: Services['secret'];
  now: () => Date;
};

/** Returns the function that runs a handler's write once, even if the request arrives several times. */
export function onceFor(call: Request): Once {
  const { route, params, db, key, revision, rawBody, session, request } = call;
  if (key === null || typeof route.idempotency !== 'string') {
    if (route.idempotency === 'key-required') {
      throw new AppError('idempotency-key-missing', 'Please send an Idempotency-Key with this.');
    }
    return (work) => db.transaction((tx) => work(tx));
  }
  if (!/^[\x21-\x7e]{8,200}$/.test(key)) {
    throw new AppError('bad-request', 'Idempotency-Key must be 8 to 200 visible characters.');
  }
  if (revision !== null && !/^\d{1,15}$/.test(revision)) {
    throw new AppError('bad-request', 'Idempotency-Revision must be a whole number.');
  }
  // The row ids in the path are part of the scope: a write to another row is another request.
  const path = route.path.replace('/api/', '').replace(/{(\w+)}/g, (_, name) => params[name] ?? '');
  // Keys of different staff members never collide.
  const scope = session === undefined ? path : `${path}:${session.staffId}`;
  const isTextKey = request.headers.has(withoutScriptHeader);
  // Two visitors may send the same text. The network in the key keeps one from getting the other's reference.
  const keyOf = async () => (isTextKey ? `${key}:${await hiddenNetwork(call, call.address)}` : key);
  // The key salts the hash, so that the text cannot be found by brute force.
  const hash = createHash('sha256').update(`${key}\n${rawBody}`).digest('hex');
  const now = call.now();
  const since = new Date(now.getTime() - (isTextKey ? textCountsMs : keptForMs));
  return async (work) => {
    const claim = { scope, key: await keyOf(), hash, revision, now, since };
    return db.transaction((tx) => claimed(tx, claim, work, route.status ?? 200));
  };
}

type Claim = {
  scope: string;
  key: string;
  hash: string;
  revision: string | null;
  now: Date;
  /** Keys that are older than this have expired. */
  since: Date;
};

async function claimed(
  tx: Transaction,
  { scope, key, hash, revision, now, since }: Claim,
  work: Parameters<Once>[0],
  usualStatus: number,
): Promise<StoredReply> {
  const mine = and(eq(idempotencyKeys.scope, scope), eq(idempotencyKeys.key, key));
  const requestHash = revision === null ? hash : `${hash}.${revision}`;
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
  let earlier: unknown;
  if (isFirst === undefined) {
    const [first] = await tx.select().from(idempotencyKeys).where(mine).for('update');
    const [firstHash, firstRevision] = first?.requestHash.split('.') ?? [];
    const isSame = firstHash === hash;
    if (!isSame && (revision === null || firstRevision === undefined)) {
      throw new AppError('conflict', 'This key was used for another request.');
    }
    const isOvertaken = Number(firstRevision ?? 0) >= Number(revision ?? 0);
    if (first !== undefined && (isSame || isOvertaken)) {
      const { status, response } = first;
      // Store the higher revision, so that an older request that is still in flight cannot overwrite it.
      if (!isOvertaken) await tx.update(idempotencyKeys).set({ requestHash }).where(mine);
      return { status, body: response, headers: { 'Idempotency-Replayed': 'true' } };
    }
    earlier = first?.response;
  }
  const reply = await work(tx, earlier);
  await tx
    .update(idempotencyKeys)
    .set({ requestHash, status: reply.status ?? usualStatus, ...responseColumns(reply.body) })
    .where(mine);
  return reply;
}

export async function forgetOldKeys(db: Queries, now: Date): Promise<void> {
  await db
    .delete(idempotencyKeys)
    .where(lt(idempotencyKeys.createdAt, new Date(now.getTime() - keptForMs)));
}
