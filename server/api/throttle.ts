// Rate limits that all processes share through the database: a leaky bucket ("generic cell rate algorithm") that
// one statement checks and counts, without races.
import { isIPv4, isIPv6 } from 'node:net';
import { gt, lt, lte, or, sql } from 'drizzle-orm';
import { dayMs } from '#domain/calendar/durations';
import type { Queries } from '../db/client.ts';
import { rateLimits } from '../db/schema/requests.ts';
import { tooMany } from './app-error.ts';
import type { Services } from './route.ts';
import { sign } from './secrets.ts';

export type Limit = {
  /** The number of requests allowed at once. */
  burst: number;
  /** The interval after which one more request is allowed. */
  everyMs: number;
};

/** The network that a limit counts: an IPv4 /24 or an IPv6 /48, because one customer can own all its addresses. */
export function getNetwork(address: string): string {
  const bare = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
  if (isIPv4(bare)) return `${bare.split('.').slice(0, 3).join('.')}.0/24`;
  if (!isIPv6(bare)) return bare;
  const [head = '', tail] = bare.split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - left.length - right.length);
  const groups = [...left, ...Array<string>(zeros).fill('0'), ...right].slice(0, 3);
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/48`;
}

type Throttle = Pick<Services, 'secret' | 'now'> & {
  /** With a transaction, a rollback also undoes the count. */
  db: Queries;
};

async function hiddenKey({ secret }: Pick<Throttle, 'secret'>, key: string): Promise<string> {
  return sign(await secret(), `limit:${key}`);
}

/** The hash under which a network is stored, so that its address is not readable. */
export async function hashNetwork(
  services: Pick<Throttle, 'secret'>,
  address: string,
): Promise<string> {
  return hiddenKey(services, `network:${getNetwork(address)}`);
}

/** Counts `count` requests. Returns 0, or the seconds to wait when the limit is reached. */
export async function countRequest(
  services: Throttle,
  name: string,
  limit: Limit,
  count = 1,
): Promise<number> {
  const key = await hiddenKey(services, name);
  const now = services.now();
  const costMs = limit.everyMs * count;
  const cost = sql`make_interval(secs => ${costMs / 1000})`;
  const nowSql = sql`${now.toISOString()}::timestamptz`;
  const room = new Date(now.getTime() + (limit.burst - count) * limit.everyMs);
  const taken = await services.db
    .insert(rateLimits)
    .values({ key, emptyAt: new Date(now.getTime() + costMs) })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        emptyAt: sql`greatest(${rateLimits.emptyAt}, ${nowSql}) + ${cost}`,
      },
      setWhere: lte(rateLimits.emptyAt, room),
    })
    .returning({ emptyAt: rateLimits.emptyAt });
  if (taken.length > 0) return 0;
  const [row] = await services.db.select().from(rateLimits).where(sql`${rateLimits.key} = ${key}`);
  const waitMs = (row?.emptyAt.getTime() ?? room.getTime()) - room.getTime();
  return Math.max(1, Math.ceil(waitMs / 1000));
}

export async function countOrRefuse(
  services: Throttle,
  name: string,
  limit: Limit,
  count = 1,
): Promise<void> {
  const waitSeconds = await countRequest(services, name, limit, count);
  if (waitSeconds > 0) throw tooMany(waitSeconds);
}

export async function refillBucket(services: Throttle, name: string): Promise<void> {
  const key = await hiddenKey(services, name);
  await services.db.delete(rateLimits).where(sql`${rateLimits.key} = ${key}`);
}

/** Also forgets buckets that a wrong clock filled for longer than any limit lasts. */
export async function deleteEmptyBuckets(db: Queries, now: Date): Promise<void> {
  const tomorrow = new Date(now.getTime() + dayMs);
  await db
    .delete(rateLimits)
    .where(or(lt(rateLimits.emptyAt, now), gt(rateLimits.emptyAt, tomorrow)));
}
