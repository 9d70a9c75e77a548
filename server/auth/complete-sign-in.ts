// Completes every way of signing in: session, cookies, and audit entry.
import { isDeepStrictEqual } from 'node:util';
import { eq, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { codes as text } from '#text/staff/codes';
import { AppError } from '../api/app-error.ts';
import { audit } from '../api/audit.ts';
import { readCookie } from '../api/read-cookie.ts';
import type { Call, Services } from '../api/route.ts';
import type { Transaction } from '../db/client.ts';
import { staffAccounts } from '../db/schema/accounts.ts';
import { rememberDevice } from './devices.ts';
import { listPasskeys } from './passkey-rows.ts';
import {
  buildSessionCookie,
  closeSession,
  findSession,
  getCookieName,
  openSession,
} from './session.ts';

export type Account = typeof staffAccounts.$inferSelect;
type EnterCall = Pick<
  Call<unknown, unknown, unknown>,
  'db' | 'env' | 'now' | 'isHttps' | 'request'
>;

export const signInResponse = v.object({
  username: v.string(),
  token: v.string(),
  expiresAt: v.string(),
});

function aboutAccount({ id }: Pick<Account, 'id'>) {
  return { subject: 'staff', subjectId: id } as const;
}

type Entrance = {
  network: string;
  isKnown: boolean;
  how?: string;
  /** The passkey used, if any. */
  passkeyId?: number;
};

/**
 * Rechecks the account: hashing takes a while, and a reset in the meantime must also end this
 * sign-in.
 */
export async function completeSignIn(
  call: EnterCall,
  account: Account,
  { network, isKnown, how, passkeyId }: Entrance,
): Promise<Response> {
  const { db, env, isHttps, request } = call;
  const now = call.now();
  const presented = readCookie(request, getCookieName(isHttps));
  const opened = await db.transaction(async (tx) => {
    if (!(await isAsChecked(tx, account, passkeyId))) return undefined;
    const old = await findSession(tx, presented, now, env.demo);
    if (old !== undefined) await closeSession(tx, old.tokenHash);
    await tx
      .update(staffAccounts)
      .set({ previousVisitAt: sql`${staffAccounts.lastVisitAt}`, lastVisitAt: now })
      .where(eq(staffAccounts.id, account.id));
    const actor = { staffId: account.id, username: account.username };
    const about = aboutAccount(account);
    await audit(tx, actor, now, { ...about, action: 'signed-in', note: how });
    if (!isKnown && account.lastVisitAt !== null) {
      await audit(tx, actor, now, { ...about, action: 'new-device', note: account.username });
    }
    const device = { staffId: account.id, network, isHttps, now };
    return {
      ...(await openSession(tx, account.id, now, request)),
      deviceCookie: await rememberDevice(tx, request, device),
    };
  });
  if (opened === undefined) {
    await logRefusedSignIn(call, account);
    throw new AppError('wrong-credentials', text.tooLate);
  }
  const headers = new Headers({ 'Content-Type': 'application/json', 'Cache-Control': 'no-store' });
  headers.append('Set-Cookie', buildSessionCookie(isHttps, opened.token));
  headers.append('Set-Cookie', opened.deviceCookie);
  const body = {
    username: account.username,
    token: opened.csrfToken,
    expiresAt: opened.expiresAt.toISOString(),
  };
  return new Response(JSON.stringify(body), { headers });
}

/** A reset of the factors changes factorDueAt. */
const checkedColumns = ['passwordHash', 'totpSecret', 'isDisabled', 'factorDueAt'] as const;

/** Locks the account: a concurrent change is either seen here or ends this session afterward. */
async function isAsChecked(tx: Transaction, account: Account, passkeyId: number | undefined) {
  const [found] = await tx
    .select()
    .from(staffAccounts)
    .where(eq(staffAccounts.id, account.id))
    .for('no key update');
  if (found === undefined) return false;
  const isSame = checkedColumns.every((name) => isDeepStrictEqual(found[name], account[name]));
  if (!isSame || passkeyId === undefined) return isSame;
  return (await listPasskeys(tx, account.id)).some(({ id }) => id === passkeyId);
}

/** Logs only existing accounts: an unknown name may be anything, even a mistyped password. */
export async function logRefusedSignIn(
  { db, now }: Pick<Services, 'db' | 'now'>,
  account: Account,
): Promise<void> {
  const entry = { ...aboutAccount(account), action: 'sign-in-refused' } as const;
  await audit(db, 'visitor', now(), { ...entry, note: account.username });
}
