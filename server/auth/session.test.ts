import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FreshDatabase, openFreshDatabase } from '../../tests/api/harness.ts';
import { staffAccounts, staffSessions } from '../db/schema/accounts.ts';
import {
  buildSessionCookie,
  closeSession,
  closeSessionsOf,
  confirmSession,
  deleteOldSessions,
  findSession,
  hasCsrfToken,
  isSessionOpen,
  listAliveSessions,
  openSession,
} from './session.ts';
import { hashToken } from './tokens.ts';

const now = new Date('2026-11-18T15:00:00Z');
const afterMinutes = (minutes: number) => new Date(now.getTime() + minutes * 60_000);

let fresh: FreshDatabase;
beforeAll(async () => {
  fresh = await openFreshDatabase();
});
afterAll(() => fresh.drop());

type NewAccount = typeof staffAccounts.$inferInsert;
async function createAccount(username: string, columns: Partial<NewAccount> = {}) {
  const account = { username, passwordHash: 'x', ...columns };
  const rows = await fresh.database.db.insert(staffAccounts).values(account).returning();
  return rows[0]?.id ?? 0;
}
const request = new Request('http://site.test', { headers: { 'user-agent': 'Firefox Windows' } });
const open = (staffId: number) => openSession(fresh.database.db, staffId, now, request);
const find = (token: string | undefined, at = now, allowDemo = false, isBackground = false) =>
  findSession(fresh.database.db, token, at, allowDemo, isBackground);
const isFound = async (...session: Parameters<typeof find>) =>
  (await find(...session)) !== undefined;
const readRow = async (token: string) => {
  const isIt = eq(staffSessions.tokenHash, hashToken(token));
  return (await fresh.database.db.select().from(staffSessions).where(isIt))[0];
};

describe('session cookie', () => {
  it.each([
    [true, 'abc', '__Host-wwi_session=abc; Path=/; HttpOnly; SameSite=Strict; Secure'],
    [false, 'abc', 'wwi_session=abc; Path=/; HttpOnly; SameSite=Strict'],
    [false, '', 'wwi_session=; Path=/; Max-Age=0; HttpOnly; SameSite=Strict'],
  ])(
    'binds the session cookie to https (%s) and removes it by an empty token (%j)',
    (isHttps, token, cookie) => {
      expect(buildSessionCookie(isHttps, token)).toBe(cookie);
    },
  );
});

describe('open session', () => {
  it('finds an open session by its token, with the account and the device', async () => {
    const staffId = await createAccount('ana', { role: 'front-desk' });
    const { token, csrfToken, expiresAt } = await open(staffId);
    expect(expiresAt).toEqual(afterMinutes(12 * 60));
    expect(await find(token)).toMatchObject({
      ...{ staffId, username: 'ana', role: 'front-desk', tokenHash: hashToken(token) },
      ...{ csrfHash: hashToken(csrfToken), confirmedAt: now, expiresAt, mustEnrol: false },
      hasRestricted: true,
    });
    expect(await readRow(token)).toMatchObject({ device: 'Firefox on Windows', createdAt: now });
  });

  it.each([undefined, '', 'x'.repeat(43), `${'x'.repeat(42)}!`])(
    'finds no session by the token %j',
    async (token) => expect(await find(token)).toBeUndefined(),
  );

  it('finds no session by a token with characters around it', async () => {
    const { token } = await open(await createAccount('around'));
    expect(await find(`${token}x`)).toBeUndefined();
    expect(await find(`x${token}`)).toBeUndefined();
  });

  it('ends a session after half an hour without use', async () => {
    const { token } = await open(await createAccount('idle'));
    expect(await isFound(token, afterMinutes(30))).toBe(false);
    expect(await isFound(token, afterMinutes(29))).toBe(true);
    expect(await isFound(token, afterMinutes(58))).toBe(true);
  });

  it('ends a session after twelve hours', async () => {
    const { token } = await open(await createAccount('long'));
    const isIt = eq(staffSessions.tokenHash, hashToken(token));
    const lastSeenAt = afterMinutes(12 * 60 - 5);
    await fresh.database.db.update(staffSessions).set({ lastSeenAt }).where(isIt);
    expect(await isFound(token, afterMinutes(12 * 60 - 1))).toBe(true);
    expect(await isFound(token, afterMinutes(12 * 60))).toBe(false);
  });

  it('stores the last use of a session once a minute, and none by a background request', async () => {
    const { token } = await open(await createAccount('seen'));
    const lastSeen = async () => (await readRow(token))?.lastSeenAt;
    await find(token, new Date(now.getTime() + 59_999));
    await find(token, afterMinutes(5), false, true);
    expect(await lastSeen()).toEqual(now);
    await find(token, afterMinutes(1));
    expect(await lastSeen()).toEqual(afterMinutes(1));
  });

  it('finds no session of a disabled account', async () => {
    expect(
      await isFound((await open(await createAccount('off', { isDisabled: true }))).token),
    ).toBe(false);
  });

  it('compares the token for writes with that of the session', async () => {
    const { token, csrfToken } = await open(await createAccount('csrf'));
    const session = await find(token);
    if (session === undefined) expect.unreachable();
    expect(hasCsrfToken(session, csrfToken)).toBe(true);
    expect(hasCsrfToken(session, token)).toBe(false);
    expect(hasCsrfToken(session, null)).toBe(false);
  });

  it('stores when the owner of a session last confirmed it', async () => {
    const staffId = await createAccount('confirm');
    const [mine, other] = [await open(staffId), await open(staffId)];
    await confirmSession(fresh.database.db, hashToken(mine.token), afterMinutes(3));
    expect((await readRow(mine.token))?.confirmedAt).toEqual(afterMinutes(3));
    expect((await readRow(other.token))?.confirmedAt).toEqual(now);
  });
});

describe('second factor', () => {
  it.each([
    ['an owner after the deadline', { role: 'owner', factorDueAt: now }, true],
    ['an owner before the deadline', { role: 'owner', factorDueAt: afterMinutes(1) }, false],
    ['an owner with codes', { role: 'owner', factorDueAt: now, totpSecret: 'A' }, false],
    ['a case worker', { role: 'case-worker', factorDueAt: now }, false],
  ] as const)(
    'decides whether a second factor must be set up by %s',
    async (username, columns, expected) => {
      const { token } = await open(await createAccount(username, columns));
      expect(await find(token)).toMatchObject({ mustEnrol: expected });
    },
  );
});

describe('ended session', () => {
  it('closes one session, or all sessions of the account except one', async () => {
    const staffId = await createAccount('closing');
    const [first, second, third] = [await open(staffId), await open(staffId), await open(staffId)];
    const other = await open(await createAccount('another'));
    const listOpen = () =>
      Promise.all(
        [first, second, third, other].map(({ token }) =>
          isSessionOpen(fresh.database.db, hashToken(token)),
        ),
      );
    await closeSession(fresh.database.db, hashToken(first.token));
    expect(await listOpen()).toEqual([false, true, true, true]);
    await closeSessionsOf(fresh.database.db, staffId, hashToken(second.token));
    expect(await listOpen()).toEqual([false, true, false, true]);
    await closeSessionsOf(fresh.database.db, staffId);
    expect(await listOpen()).toEqual([false, false, false, true]);
  });

  it('lists no session as alive that is idle, expired, or of a disabled account', async () => {
    const alive = await open(await createAccount('alive', { role: 'figures' }));
    const off = await open(await createAccount('disabled', { isDisabled: true }));
    const hashes = [alive, off].map(({ token }) => hashToken(token));
    const list = async (at: Date) => [...(await listAliveSessions(fresh.database.db, hashes, at))];
    expect(await list(afterMinutes(29))).toEqual([[hashes[0], 'figures']]);
    expect(await list(afterMinutes(30))).toEqual([]);
    const lastSeenAt = afterMinutes(12 * 60);
    await fresh.database.db.update(staffSessions).set({ lastSeenAt });
    expect(await list(afterMinutes(12 * 60 - 1))).toHaveLength(1);
    expect(await list(afterMinutes(12 * 60))).toEqual([]);
  });

  it('deletes a session once it is idle or expired', async () => {
    const staffId = await createAccount('old');
    const { token } = await open(staffId);
    const exists = () => isSessionOpen(fresh.database.db, hashToken(token));
    await deleteOldSessions(fresh.database.db, afterMinutes(30));
    expect(await exists()).toBe(true);
    await deleteOldSessions(fresh.database.db, afterMinutes(31));
    expect(await exists()).toBe(false);
    const long = await open(staffId);
    const isIt = eq(staffSessions.tokenHash, hashToken(long.token));
    await fresh.database.db
      .update(staffSessions)
      .set({ lastSeenAt: afterMinutes(12 * 60) })
      .where(isIt);
    await deleteOldSessions(fresh.database.db, afterMinutes(12 * 60));
    expect(await isSessionOpen(fresh.database.db, hashToken(long.token))).toBe(true);
    await deleteOldSessions(fresh.database.db, afterMinutes(12 * 60 + 1));
    expect(await isSessionOpen(fresh.database.db, hashToken(long.token))).toBe(false);
  });
});

describe('demo account', () => {
  it('accepts the demo account only in demo mode, and only without a real account', async () => {
    const demo = await openFreshDatabase();
    const { db } = demo.database;
    const [account] = await db
      .insert(staffAccounts)
      .values({
        ...{ username: 'admin', passwordHash: 'x', role: 'owner', isDemo: true, factorDueAt: now },
      })
      .returning();
    const { token } = await openSession(db, account?.id ?? 0, now, request);
    expect(await findSession(db, token, now, false)).toBeUndefined();
    expect(await findSession(db, token, now, true)).toMatchObject({ mustEnrol: false });
    await db.insert(staffAccounts).values({ username: 'real', passwordHash: 'x' });
    expect(await findSession(db, token, now, true)).toBeUndefined();
    await demo.drop();
  });
});
