// Staff sessions. The cookie holds the token, the database its hash. The CSRF token, which the
// browser sends with writes, is useless without the cookie.
import { timingSafeEqual } from 'node:crypto';
import { and, eq, gt, inArray, lt, ne, or, type Placeholder, type SQL, sql } from 'drizzle-orm';
import { hourMs, minuteMs } from '#domain/calendar/durations';
import type { Role } from '#domain/roles';
import type { StaffSession } from '../api/caller.ts';
import type { Queries } from '../db/client.ts';
import { staffAccounts, staffSessions } from '../db/schema/accounts.ts';
import { describeDevice } from './device-name.ts';
import { hasPasskeysColumn } from './passkey-rows.ts';
import { createToken, hashToken } from './tokens.ts';

export const sessionIdleMs = 30 * minuteMs;
export const sessionAbsoluteMs = 12 * hourMs;
// Updating last_seen_at on every request would make every read a write.
const seenStepMs = 60_000;

/**
 * Browsers accept the __Host- prefix only over https, so plain http (a demo) has a name without it.
 */
export function getCookieName(isHttps: boolean): string {
  return isHttps ? '__Host-wwi_session' : 'wwi_session';
}

export function buildSessionCookie(isHttps: boolean, token: string): string {
  // Without Max-Age the cookie ends with the browser, which protects shared computers.
  const age = token === '' ? '; Max-Age=0' : '';
  const secure = isHttps ? '; Secure' : '';
  return `${getCookieName(isHttps)}=${token}; Path=/${age}; HttpOnly; SameSite=Strict${secure}`;
}

export async function openSession(db: Queries, staffId: number, now: Date, request: Request) {
  const token = createToken();
  const csrfToken = createToken();
  const expiresAt = new Date(now.getTime() + sessionAbsoluteMs);
  await db.insert(staffSessions).values({
    tokenHash: hashToken(token),
    csrfHash: hashToken(csrfToken),
    staffId,
    device: describeDevice(request.headers.get('user-agent')),
    createdAt: now,
    lastSeenAt: now,
    confirmedAt: now,
    expiresAt,
  });
  return { token, csrfToken, expiresAt };
}

/** The demo account works only in demo mode, and only while no real account exists. */
function isUsable(allowDemo: boolean | Placeholder) {
  return and(
    eq(staffAccounts.isDisabled, false),
    or(
      eq(staffAccounts.isDemo, false),
      sql`${allowDemo}::boolean and not exists (select from staff_accounts as other where not other.is_demo)`,
    ),
  );
}

type Account = typeof staffAccounts.$inferSelect;

/** True for an owner who must set up a second factor. The demo account is public and exempt. */
function mustEnrol(
  { role, isDemo, factorDueAt }: Pick<Account, 'role' | 'isDemo' | 'factorDueAt'>,
  hasFactor: boolean,
  now: Date,
): boolean {
  return role === 'owner' && !isDemo && factorDueAt <= now && !hasFactor;
}

function prepareSessionQuery(db: Queries, hasRestricted: SQL<boolean>) {
  return db
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
      hasFactor: sql<boolean>`${staffAccounts.totpSecret} is not null or ${hasPasskeysColumn}`,
      hasRestricted,
    })
    .from(staffSessions)
    .innerJoin(staffAccounts, eq(staffAccounts.id, staffSessions.staffId))
    .where(
      and(
        eq(staffSessions.tokenHash, sql.placeholder('tokenHash')),
        isUsable(sql.placeholder('allowDemo')),
      ),
    )
    .prepare('');
}

type SessionQuery = ReturnType<typeof prepareSessionQuery>;
/** Every staff call runs this query, and building its text takes longer than running it. */
const sessionQueries = new WeakMap<Queries, Map<SQL<boolean>, SessionQuery>>();

function sessionQueryOf(db: Queries, hasRestricted: SQL<boolean>) {
  const known = sessionQueries.get(db) ?? new Map<SQL<boolean>, SessionQuery>();
  sessionQueries.set(db, known);
  const query = known.get(hasRestricted) ?? prepareSessionQuery(db, hasRestricted);
  known.set(hasRestricted, query);
  return query;
}

/** SQL that makes every request check access to restricted cases. */
const someAreRestricted = sql<boolean>`true`;

/** Returns the session of a cookie if it has not expired and its account is in use. */
export async function findSession(
  db: Queries,
  token: string | undefined,
  now: Date,
  allowDemo: boolean,
  isBackground = false,
  /** SQL that is true if any case is restricted; without one, requests skip the access check. */
  hasRestricted = someAreRestricted,
): Promise<StaffSession | undefined> {
  if (token === undefined || !/^[\w-]{43}$/.test(token)) return undefined;
  const tokenHash = hashToken(token);
  const query = sessionQueryOf(db, hasRestricted);
  const [found] = await query.execute({ tokenHash, allowDemo });
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
  return timingSafeEqual(Buffer.from(hashToken(token)), Buffer.from(session.csrfHash));
}

export async function confirmSession(db: Queries, tokenHash: string, now: Date): Promise<void> {
  await db
    .update(staffSessions)
    .set({ confirmedAt: now })
    .where(eq(staffSessions.tokenHash, tokenHash));
}

/** True unless the session was ended. */
export async function isSessionOpen(db: Queries, tokenHash: string): Promise<boolean> {
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

/** SQL condition for sessions that are neither idle nor past their maximum age. */
export function buildAliveCondition(now: Date) {
  return and(
    gt(staffSessions.expiresAt, now),
    gt(staffSessions.lastSeenAt, new Date(now.getTime() - sessionIdleMs)),
  );
}

/** Returns the sessions that have not expired, with their roles. Does not extend them. */
export async function listAliveSessions(
  db: Queries,
  tokenHashes: string[],
  now: Date,
): Promise<ReadonlyMap<string, Role>> {
  const found = await db
    .select({ tokenHash: staffSessions.tokenHash, role: staffAccounts.role })
    .from(staffSessions)
    .innerJoin(staffAccounts, eq(staffAccounts.id, staffSessions.staffId))
    .where(
      and(inArray(staffSessions.tokenHash, tokenHashes), isUsable(true), buildAliveCondition(now)),
    );
  return new Map(found.map(({ tokenHash, role }) => [tokenHash, role]));
}

export async function deleteOldSessions(db: Queries, now: Date): Promise<void> {
  const idleSince = new Date(now.getTime() - sessionIdleMs);
  await db
    .delete(staffSessions)
    .where(or(lt(staffSessions.expiresAt, now), lt(staffSessions.lastSeenAt, idleSince)));
}
