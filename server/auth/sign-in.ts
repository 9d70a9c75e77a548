// Signing in and out. Wrong tries are slowed per account and per network; a browser or a place that the
// account knows is counted by itself, so that nobody can lock the owner out by guessing.
import { eq, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { roles } from '#domain/roles';
import { values } from '#domain/vocabulary';
import { AppError } from '../api/app-error.ts';
import { audit } from '../api/audit.ts';
import { type Call, publicRoute, staffRoute } from '../api/route.ts';
import { hiddenNetwork, type Limit, refill, takeOrRefuse } from '../api/throttle.ts';
import { staffAccounts } from '../db/schema.ts';
import { demoAccount } from './demo-account.ts';
import { knownAs, rememberDevice } from './devices.ts';
import {
  closeSession,
  cookieName,
  findSession,
  openSession,
  readCookie,
  sessionCookie,
} from './session.ts';
import {
  findStaff,
  hasRealAccounts,
  isPassword,
  normalUsername,
  passwordMaxLength,
} from './staff-accounts.ts';

const accountLimit: Limit = { burst: 10, everyMs: 30_000 };
const networkLimit: Limit = { burst: 30, everyMs: 20_000 };

const loginSchema = v.object({
  username: v.pipe(
    v.string('Enter your username'),
    v.nonEmpty('Enter your username'),
    v.maxLength(200),
  ),
  password: v.pipe(
    v.string('Enter your password'),
    v.nonEmpty('Enter your password'),
    v.maxLength(passwordMaxLength),
  ),
});

type LoginCall = Call<v.InferOutput<typeof loginSchema>, unknown, unknown>;

async function login(call: LoginCall) {
  const { db, env, isHttps } = call;
  const username = normalUsername(call.body.username);
  const network = await hiddenNetwork(call, call.address);
  const account = username.includes('\0') ? undefined : await findStaff(db, username);
  const known = account && (await knownAs(db, call.request, account.id, network, call.now()));
  const buckets: [string, Limit][] =
    known === undefined
      ? [
          [`login:network:${network}`, networkLimit],
          [`login:account:${username}`, accountLimit],
        ]
      : [[`login:${known}`, accountLimit]];
  // Counted before hashing: many tries at once must not get through together.
  for (const [bucket, limit] of buckets) await takeOrRefuse(call, bucket, limit);

  const isUsable =
    account !== undefined &&
    !account.isDisabled &&
    (!account.isDemo || (env.demo && !(await hasRealAccounts(db))));
  const isRight = await isPassword(isUsable ? account.passwordHash : undefined, call.body.password);
  if (account === undefined || !isRight) {
    throw new AppError('wrong-credentials', 'Invalid username or password');
  }
  for (const [bucket] of buckets) await refill(call, bucket);

  const now = call.now();
  const presented = readCookie(call.request.headers.get('cookie'), cookieName(isHttps));
  const opened = await db.transaction(async (tx) => {
    const old = await findSession(tx, presented, now, env.demo);
    if (old !== undefined) await closeSession(tx, old.tokenHash);
    await tx
      .update(staffAccounts)
      .set({ previousVisitAt: sql`${staffAccounts.lastVisitAt}`, lastVisitAt: now })
      .where(eq(staffAccounts.id, account.id));
    const actor = { staffId: account.id, username: account.username };
    await audit(tx, actor, now, { action: 'signed-in', subject: 'staff', subjectId: account.id });
    const device = { staffId: account.id, network, isHttps, now };
    return {
      ...(await openSession(tx, account.id, now)),
      deviceCookie: await rememberDevice(tx, call.request, device),
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

const sessionResponse = v.object({
  username: v.string(),
  role: v.picklist(values(roles)),
  expiresAt: v.string(),
  previousVisitAt: v.nullable(v.string()),
});
export type SessionResponse = v.InferOutput<typeof sessionResponse>;

export const signInRoutes = [
  publicRoute({
    method: 'POST',
    path: '/api/admin/login',
    summary: 'Sign in',
    idempotency: { nothingToRepeat: 'each sign-in opens a session of its own' },
    body: loginSchema,
    response: v.object({ username: v.string(), token: v.string(), expiresAt: v.string() }),
    handle: login,
  }),
  publicRoute({
    method: 'GET',
    path: '/api/admin/demo',
    summary: 'The demo account, in demo mode only',
    response: v.nullable(v.object({ username: v.string(), password: v.string() })),
    handle: async ({ db, env }) => ({
      body: env.demo && !(await hasRealAccounts(db)) ? demoAccount : null,
    }),
  }),
  staffRoute({
    method: 'POST',
    path: '/api/admin/logout',
    needs: 'self',
    summary: 'Sign out; ends the session on the server',
    idempotency: { nothingToRepeat: 'a session ends once' },
    response: v.object({ signedOut: v.literal(true) }),
    handle: async ({ db, session, now, isHttps }) => {
      await closeSession(db, session.tokenHash);
      await audit(db, session, now(), {
        action: 'signed-out',
        subject: 'staff',
        subjectId: session.staffId,
      });
      return {
        body: { signedOut: true },
        // Nothing of what was read stays in the browser, not for its back button either.
        headers: {
          'Set-Cookie': sessionCookie(isHttps, ''),
          'Clear-Site-Data': '"cache"',
        },
      };
    },
  }),
  staffRoute({
    method: 'GET',
    path: '/api/admin/session',
    needs: 'self',
    summary: 'Who is signed in',
    response: sessionResponse,
    handle: async ({ db, session }) => {
      const account = await findStaff(db, session.username);
      return {
        body: {
          username: session.username,
          role: session.role,
          expiresAt: session.expiresAt.toISOString(),
          previousVisitAt: account?.previousVisitAt?.toISOString() ?? null,
        },
      };
    },
  }),
];
