// What every way of signing in ends with: a session, its cookies, and an entry in the log.
import { eq, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { audit } from '../api/audit.ts';
import type { Call, Services } from '../api/route.ts';
import { staffAccounts } from '../db/schema/accounts.ts';
import { rememberDevice } from './devices.ts';
import {
  closeSession,
  cookieName,
  findSession,
  openSession,
  readCookie,
  sessionCookie,
} from './session.ts';

export type Account = typeof staffAccounts.$inferSelect;
type EnterCall = Pick<
  Call<unknown, unknown, unknown>,
  'db' | 'env' | 'now' | 'isHttps' | 'request'
>;

export const enteredResponse = v.object({
  username: v.string(),
  token: v.string(),
  expiresAt: v.string(),
});

function aboutAccount({ id }: Pick<Account, 'id'>) {
  return { subject: 'staff', subjectId: id } as const;
}

export async function enter(
  { db, env, now: clock, isHttps, request }: EnterCall,
  account: Account,
  { network, isKnown, how }: { network: string; isKnown: boolean; how?: string },
): Promise<Response> {
  const now = clock();
  const presented = readCookie(request.headers.get('cookie'), cookieName(isHttps));
  const opened = await db.transaction(async (tx) => {
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
  const headers = new Headers({ 'Content-Type': 'application/json', 'Cache-Control': 'no-store' });
  headers.append('Set-Cookie', sessionCookie(isHttps, opened.token));
  headers.append('Set-Cookie', opened.deviceCookie);
  const body = {
    username: account.username,
    token: opened.csrfToken,
    expiresAt: opened.expiresAt.toISOString(),
  };
  return new Response(JSON.stringify(body), { headers });
}

/** Of accounts that there are: what else is typed there may be anything, a password too. */
export async function noteRefused(
  { db, now }: Pick<Services, 'db' | 'now'>,
  account: Account,
): Promise<void> {
  const entry = { ...aboutAccount(account), action: 'sign-in-refused' } as const;
  await audit(db, 'visitor', now(), { ...entry, note: account.username });
}
