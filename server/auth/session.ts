// Staff sessions. The token lives in the cookie alone, its hash in the database; a second token,
// which the browser keeps and sends with writes, is worthless without the cookie.
import { timingSafeEqual } from 'node:crypto';
import { and, eq, gt, inArray, lt, ne, or, sql } from 'drizzle-orm';
import { hourMs, minuteMs } from '#domain/calendar/durations';
import type { Role } from '#domain/roles';
import type { StaffSession } from '../api/caller.ts';
import type { Queries } from '../db/client.ts';
import { staffAccounts, staffSessions } from '../db/schema/accounts.ts';
import { deviceName } from './device-name.ts';
import { ownsPasskeys } from './passkey-rows.ts';
import { hashOf, newToken } from './tokens.ts';

export const sessionIdleMs = 30 * minuteMs;
export const sessionAbsoluteMs = 12 * hourMs;
// Writing "last seen" on every request would make every read a write.
const seenStepMs = 60_000;

/** The name with the prefix is bound to https by the browser; plain http (a demo) cannot carry it. */
export function cookieName(isHttps: boolean): string {
  return isHttps ? '__Host-wwi_session' : 'wwi_session';
}

export function sessionCookie(isHttps: boolean, token: string): string {
  // Without an age it ends with the browser, on a computer that others use after.
  const age = token === '' ? '; Max-Age=0' : '';
  const secure = isHttps ? '; Secure' : '';
  return `${cookieName(isHttps)}=${token}; Path=/${age}; HttpOnly; SameSite=Strict${secure}`;
}

export async function openSession(db: Queries, staffId: number, now: Date, request: Request) {
  const token = newToken();
  const csrfToken = newToken();
  const expiresAt = new Date(now.getTime() + sessionAbsoluteMs);
  await db.insert(staffSessions).values({
    tokenHash: hashOf(token),
    csrfHash: hashOf(csrfToken),
    staffId,
    device: deviceName(request.headers.get('user-agent')),
    createdAt: now,
    lastSeenAt: now,
    confirmedAt: now,
    expiresAt,
  });
  return { token, csrfToken, expiresAt };
}

/** The demo's account opens nothing from the moment a real one exists. */
function isUsable(allowDemo: boolean) {
  const isReal = eq(staffAccounts.isDemo, false);
  return and(
    eq(staffAccounts.isDisabled, false),
    allowDemo
      ? or(isReal, sql`not exists (select from staff_accounts as other where not other.is_demo)`)
      : isReal,
  );
}

type Account = typeof staffAccounts.$inferSelect;

/** Owners need more than a password; the demo's account is public, and guards nothing. */
function mustEnrol(
  { role, isDemo, factorDueAt }: Pick<Account, 'role' | 'isDemo' | 'factorDueAt'>,
  hasFactor: boolean,
  now: Date,
): boolean {
  return role === 'owner' && !isDemo && factorDueAt <= now && !hasFactor;
}

/** The session behind a cookie, if it is alive at this moment and its account is in use. */
export async function findSession(
  db: Queries,
  token: string | undefined,
  now: Date,
  allowDemo: boolean,
  isBackground = false,
  /** Whether any case is restricted, read with the session: without one, calls need no check of access. */
  hasRestricted = sql<boolean>`true`,
): Promise<StaffSession | undefined> {
  if (token === undefined || !/^[\w-]{43}$/.test(token)) return undefined;
  const tokenHash = hashOf(token);
  const [found] = await db
    .select({
      csrfHash: staffSessions.csrfHash,
      staffId: staffAccounts.id,
      username: staffAccounts.username,
      role: staffAccounts.role,
      isDemo: staffAccounts.isDemo,
      factorDueAt: staffAccounts.factorDueAt,
      lastSeenAt: staffSessions.lastSeenAt,
      expiresAt: staffSessions.expiresAt,
      confirmedAt: staffSessions.confirmedAt,
      hasFactor: sql<boolean>`${staffAccounts.totpSecret} is not null or ${ownsPasskeys}`,
      hasRestricted,
    })
    .from(staffSessions)
    .innerJoin(staffAccounts, eq(staffAccounts.id, staffSessions.staffId))
    .where(and(eq(staffSessions.tokenHash, tokenHash), isUsable(allowDemo)));
  if (!found) return undefined;
  const { lastSeenAt, isDemo, factorDueAt, hasFactor, ...session } = found;
  const idleMs = now.getTime() - lastSeenAt.getTime();
  if (idleMs >= sessionIdleMs || now >= session.expiresAt) return undefined;
  if (idleMs >= seenStepMs && !isBackground) {
    await db
      .update(staffSessions)
      .set({ lastSeenAt: now })
      .where(eq(staffSessions.tokenHash, tokenHash));
  }
  const { role } = session;
  return {
    ...session,
    tokenHash,
    mustEnrol: mustEnrol({ role, isDemo, factorDueAt }, hasFactor, now),
  };
}

export function hasCsrfToken(session: StaffSession, token: string | null): boolean {
  if (token === null) return false;
  return timingSafeEqual(Buffer.from(hashOf(token)), Buffer.from(session.csrfHash));
}

export async function confirmSession(db: Queries, tokenHash: string, now: Date): Promise<void> {
  await db
    .update(staffSessions)
    .set({ confirmedAt: now })
    .where(eq(staffSessions.tokenHash, tokenHash));
}

/** Whether nobody has ended it. */
export async function isOpen(db: Queries, tokenHash: string): Promise<boolean> {
  const [found] = await db
    .select({ id: staffSessions.id })
    .from(staffSessions)
    .where(eq(staffSessions.tokenHash, tokenHash));
  return found !== undefined;
}

export async function closeSession(db: Queries, tokenHash: string): Promise<void> {
  await db.delete(staffSessions).where(eq(staffSessions.tokenHash, tokenHash));
}

export async function closeSessionsOf(
  db: Queries,
  staffId: number,
  keptTokenHash = '',
): Promise<void> {
  await db
    .delete(staffSessions)
    .where(and(eq(staffSessions.staffId, staffId), ne(staffSessions.tokenHash, keptTokenHash)));
}

/** Neither idle for too long nor open for too long. */
export function aliveCondition(now: Date) {
  return and(
    gt(staffSessions.expiresAt, now),
    gt(staffSessions.lastSeenAt, new Date(now.getTime() - sessionIdleMs)),
  );
}

/** Which of these are alive at this moment; asking keeps none of them so. */
export async function aliveSessions(
  db: Queries,
  tokenHashes: string[],
  now: Date,
): Promise<ReadonlyMap<string, Role>> {
  const found = await db
    .select({ tokenHash: staffSessions.tokenHash, role: staffAccounts.role })
    .from(staffSessions)
    .innerJoin(staffAccounts, eq(staffAccounts.id, staffSessions.staffId))
    .where(and(inArray(staffSessions.tokenHash, tokenHashes), isUsable(true), aliveCondition(now)));
  return new Map(found.map(({ tokenHash, role }) => [tokenHash, role]));
}

export async function forgetOldSessions(db: Queries, now: Date): Promise<void> {
  const idleSince = new Date(now.getTime() - sessionIdleMs);
  await db
    .delete(staffSessions)
    .where(or(lt(staffSessions.expiresAt, now), lt(staffSessions.lastSeenAt, idleSince)));
}
