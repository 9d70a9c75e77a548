// "Send it again" is safe: the same key makes one row and gets the same response, also after a crash
// in between, because key and row are committed together or not at all. Who corrects what was sent
// without seeing a response sends the same key with a higher revision: the newest text counts.
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

/** Sent by the page handler for a form that a browser without scripts posted. */
export const withoutScriptHeader = 'x-sent-without-script';

const keptForMs = 48 * hourMs;
/** A page without scripts has no key but its text: after an hour the same text is a new request. */
const textCountsMs = hourMs;

type Request = {
  route: Pick<Route, 'path' | 'status' | 'idempotency'>;
  params: Record<string, string>;
  db: Services['db'];
  key: string | null;
  /** How often what was sent under this key has been changed; null where nobody counts. */
  revision: string | null;
  rawBody: string;
  session: StaffSession | undefined;
  request: { headers: Headers };
  address: string;
  secret: Services['secret'];
  now: () => Date;
};

/** What a handler stores through: its work is done once, however often the request arrives. */
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
  // What is written to another row is something else.
  const path = route.path.replace('/api/', '').replace(/{(\w+)}/g, (_, name) => params[name] ?? '');
  // A colleague's key is another key.
  const scope = session === undefined ? path : `${path}:${session.staffId}`;
  const isTextKey = request.headers.has(withoutScriptHeader);
  // Two people may send the same text: the network keeps one from getting the other's reference.
  const keyOf = async () => (isTextKey ? `${key}:${await hiddenNetwork(call, call.address)}` : key);
  // The key salts the hash: what a person typed cannot be found by trying.
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
  /** What came before that is something else. */
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
      // What is still on its way from before must not come back over it.
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
