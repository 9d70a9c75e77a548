// Known browsers and networks of an account. Their sign-in attempts are counted separately, so that
// nobody can lock the owner out by guessing. Each sign-in renews the cookie; a reset invalidates it.
import { and, desc, eq, gt, inArray, lt } from 'drizzle-orm';
import { dayMs } from '#domain/calendar/durations';
import { readCookie } from '../api/read-cookie.ts';
import type { Queries } from '../db/client.ts';
import { staffDevices } from '../db/schema/accounts.ts';
import { createToken, hashToken } from './tokens.ts';

const cookieName = 'wwi_device';
const knownMs = 90 * dayMs;
/**
 * Beyond this, the least recently used device becomes unknown, which bounds the attempts per
 * account.
 */
const devicesPerAccount = 10;

function presentedHash(request: Request): string | undefined {
  const token = readCookie(request, cookieName);
  return token !== undefined && /^[\w-]{43}$/.test(token) ? hashToken(token) : undefined;
}

/** Returns the rate-limit key of a known browser or network, or undefined if both are unknown. */
export async function findKnownCallerKey(
  db: Queries,
  request: Request,
  staffId: number,
  network: string,
  now: Date,
): Promise<string | undefined> {
  const known = await db
    .select({ tokenHash: staffDevices.tokenHash, network: staffDevices.network })
    .from(staffDevices)
    .where(
      and(
        eq(staffDevices.staffId, staffId),
        gt(staffDevices.usedAt, new Date(now.getTime() - knownMs)),
      ),
    );
  const presented = presentedHash(request);
  if (known.some(({ tokenHash }) => tokenHash === presented)) return `device:${presented}`;
  return known.some((one) => one.network === network) ? `place:${staffId}:${network}` : undefined;
}

/** Makes this browser known under a new token. Returns the cookie. */
export async function rememberDevice(
  db: Queries,
  request: Request,
  device: { staffId: number; network: string; isHttps: boolean; now: Date },
): Promise<string> {
  const { staffId, network, isHttps, now } = device;
  const presented = presentedHash(request);
  if (presented !== undefined) {
    await db
      .delete(staffDevices)
      .where(and(eq(staffDevices.tokenHash, presented), eq(staffDevices.staffId, staffId)));
  }
  const token = createToken();
  await db
    .insert(staffDevices)
    .values({ tokenHash: hashToken(token), staffId, network, usedAt: now });
  const tooMany = db
    .select({ tokenHash: staffDevices.tokenHash })
    .from(staffDevices)
    .where(eq(staffDevices.staffId, staffId))
    .orderBy(desc(staffDevices.usedAt))
    .offset(devicesPerAccount);
  await db.delete(staffDevices).where(inArray(staffDevices.tokenHash, tooMany));
  const secure = isHttps ? '; Secure' : '';
  return `${cookieName}=${token}; Path=/api/admin; Max-Age=${knownMs / 1000}; HttpOnly; SameSite=Strict${secure}`;
}

export async function deleteDevicesOf(db: Queries, staffId: number): Promise<void> {
  await db.delete(staffDevices).where(eq(staffDevices.staffId, staffId));
}

export async function deleteOldDevices(db: Queries, now: Date): Promise<void> {
  await db.delete(staffDevices).where(lt(staffDevices.usedAt, new Date(now.getTime() - knownMs)));
}
