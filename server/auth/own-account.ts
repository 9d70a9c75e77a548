// Lets people change their own password and end their own sessions.
import { and, desc, eq, ne } from 'drizzle-orm';
import * as v from 'valibot';
import { passwordMaxLength } from '#domain/passwords';
import { accounts as text } from '#text/staff/accounts';
import { AppError, invalid, notFound } from '../api/app-error.ts';
import { audit } from '../api/audit.ts';
import { publicRoute, staffRoute } from '../api/route.ts';
import { countOrRefuse, hashNetwork, type Limit, refillBucket } from '../api/throttle.ts';
import { staffAccounts, staffSessions } from '../db/schema/accounts.ts';
import { deleteDevicesOf, findKnownCallerKey, rememberDevice } from './devices.ts';
import { lockOwnAccount } from './factors.ts';
import { consumeOneTimeLink, deleteLinksOf, isValidLink } from './one-time-links.ts';
import { hashPassword, isPassword } from './password-hashing.ts';
import {
  buildAliveCondition,
  buildSessionCookie,
  closeSessionsOf,
  isSessionOpen,
  openSession,
} from './session.ts';
import { findPasswordRefusal, findStaff, refuseInDemo } from './staff-accounts.ts';

const tries: Limit = { burst: 10, everyMs: 30_000 };
const given = v.pipe(v.string('Enter a password'), v.maxLength(passwordMaxLength + 1));

const ownSessionResponse = v.strictObject({
  id: v.number(),
  device: v.string(),
  createdAt: v.string(),
  lastSeenAt: v.string(),
  isThis: v.boolean(),
});
export type OwnSession = v.InferOutput<typeof ownSessionResponse>;

export const ownAccountRoutes = [
  publicRoute({
    method: 'POST',
    path: '/api/admin/welcome',
    hashesPassword: true,
    summary: 'Set a password by a one-time link',
    idempotency: { nothingToRepeat: 'a link is good once' },
    body: v.object({ token: v.pipe(v.string(), v.maxLength(100)), password: given }),
    response: v.strictObject({ username: v.string() }),
    handle: async (call) => {
      const { db, body, now, isHttps, request } = call;
      const network = await hashNetwork(call, call.address);
      await countOrRefuse(call, `welcome:${network}`, tries);
      // Check before spending the link, so that the person can retry with a better password.
      const early = findPasswordRefusal(body.password, '');
      if (early !== undefined) throw invalid([{ field: 'password', code: early }]);
      const spent = invalid([{ field: 'token', code: text.accept.spent }]);
      // Check before hashing, so that made-up links cost no hash.
      if (!(await isValidLink(db, body.token, now()))) throw spent;
      const passwordHash = await hashPassword(body.password);
      const { username, cookie } = await db.transaction(async (tx) => {
        const staffId = await consumeOneTimeLink(tx, body.token, now());
        const [account] =
          staffId === undefined
            ? []
            : await tx.select().from(staffAccounts).where(eq(staffAccounts.id, staffId));
        if (account === undefined || account.isDisabled) throw spent;
        const problem = findPasswordRefusal(body.password, account.username);
        if (problem !== undefined) throw invalid([{ field: 'password', code: problem }]);
        await tx
          .update(staffAccounts)
          .set({ passwordHash, passwordChangedAt: now() })
          .where(eq(staffAccounts.id, account.id));
        await closeSessionsOf(tx, account.id);
        const isKnown =
          (await findKnownCallerKey(tx, request, account.id, network, now())) !== undefined;
        await deleteDevicesOf(tx, account.id);
        const actor = { staffId: account.id, username: account.username };
        const about = { subject: 'staff', subjectId: account.id } as const;
        const note = `${account.username}: password by a one-time link`;
        await audit(tx, actor, now(), { ...about, action: 'changed', note });
        // As at sign-in: notify of a new device, in case somebody intercepted the link.
        if (!isKnown && account.lastVisitAt !== null) {
          await audit(tx, actor, now(), { ...about, action: 'new-device', note: account.username });
        }
        const device = { staffId: account.id, network, isHttps, now: now() };
        const { username } = account;
        return { username, cookie: await rememberDevice(tx, request, device) };
      });
      const headers = new Headers({ 'Cache-Control': 'no-store', 'Set-Cookie': cookie });
      return Response.json({ username }, { headers });
    },
  }),
  staffRoute({
    method: 'POST',
    path: '/api/admin/password',
    hashesPassword: true,
    needs: 'self',
    summary: 'Change the own password; every other session ends',
    idempotency: { nothingToRepeat: 'the password now is asked for each time' },
    body: v.object({ current: given, next: given }),
    response: v.strictObject({ token: v.string() }),
    handle: async (call) => {
      const { db, body, session, isHttps, request, now } = call;
      // Separate from the limit of confirmation: no code is required here, and a correct password
      // must not reset that limit.
      const bucket = `login:password:${session.username}`;
      await countOrRefuse(call, bucket, tries);
      const account = await findStaff(db, session.username);
      refuseInDemo(account);
      if (!(await isPassword(account?.passwordHash || undefined, body.current, 'known'))) {
        throw invalid([{ field: 'current', code: text.problems.wrong }]);
      }
      const problem =
        body.current === body.next
          ? text.problems.same
          : findPasswordRefusal(body.next, session.username);
      if (problem !== undefined) throw invalid([{ field: 'next', code: problem }]);
      const passwordHash = await hashPassword(body.next);
      const network = await hashNetwork(call, call.address);
      const opened = await db.transaction(async (tx) => {
        // The password may have been reset or changed, or the session ended, while this one was
        // hashed: that wins.
        const { passwordHash: checked } = await lockOwnAccount(tx, session.staffId);
        if (checked !== account?.passwordHash) {
          throw invalid([{ field: 'current', code: text.problems.wrong }]);
        }
        if (!(await isSessionOpen(tx, session.tokenHash))) {
          throw new AppError('not-signed-in', 'Please sign in.');
        }
        await tx
          .update(staffAccounts)
          .set({ passwordHash, passwordChangedAt: now() })
          .where(eq(staffAccounts.id, session.staffId));
        await closeSessionsOf(tx, session.staffId);
        await deleteDevicesOf(tx, session.staffId);
        await deleteLinksOf(tx, session.staffId);
        await audit(tx, session, now(), {
          action: 'changed',
          subject: 'staff',
          subjectId: session.staffId,
          note: `${session.username}: new password`,
        });
        const made = await openSession(tx, session.staffId, now(), request);
        // Keep the old confirmation time: where a code is required too, the password alone confirms
        // nothing.
        const { confirmedAt, staffId } = session;
        await tx
          .update(staffSessions)
          .set({ confirmedAt })
          .where(eq(staffSessions.staffId, staffId));
        // As with a link, this browser stays known, so that guessing cannot lock its owner out of
        // the next sign-in.
        const device = { staffId, network, isHttps, now: now() };
        return { ...made, deviceCookie: await rememberDevice(tx, request, device) };
      });
      await refillBucket(call, bucket);
      const headers = new Headers({ 'Cache-Control': 'no-store' });
      headers.append('Set-Cookie', buildSessionCookie(isHttps, opened.token));
      headers.append('Set-Cookie', opened.deviceCookie);
      return Response.json({ token: opened.csrfToken }, { headers });
    },
  }),
  staffRoute({
    method: 'GET',
    path: '/api/my-sessions',
    needs: 'self',
    summary: 'Where the signed-in person is signed in',
    response: v.array(ownSessionResponse),
    handle: async ({ db, session, now }) => {
      const rows = await db
        .select()
        .from(staffSessions)
        .where(and(eq(staffSessions.staffId, session.staffId), buildAliveCondition(now())))
        .orderBy(desc(staffSessions.lastSeenAt), desc(staffSessions.id));
      return {
        body: rows.map(({ id, device, createdAt, lastSeenAt, tokenHash }) => ({
          ...{ id, device, isThis: tokenHash === session.tokenHash },
          createdAt: createdAt.toISOString(),
          lastSeenAt: lastSeenAt.toISOString(),
        })),
      };
    },
  }),
  staffRoute({
    method: 'POST',
    path: '/api/my-sessions/{id}/end',
    needs: 'self',
    summary: 'End another session of the signed-in person',
    idempotency: { nothingToRepeat: 'a session ends once' },
    response: v.strictObject({ ended: v.literal(true) }),
    handle: async ({ db, params, session, now }) => {
      await db.transaction(async (tx) => {
        const [ended] = await tx
          .delete(staffSessions)
          .where(
            and(
              eq(staffSessions.id, Number(params.id)),
              eq(staffSessions.staffId, session.staffId),
              ne(staffSessions.tokenHash, session.tokenHash),
            ),
          )
          .returning({ device: staffSessions.device });
        if (ended === undefined) throw notFound('Session');
        await audit(tx, session, now(), {
          action: 'signed-out',
          subject: 'staff',
          subjectId: session.staffId,
          note: ended.device,
        });
      });
      return { body: { ended: true } };
    },
  }),
];
