// Signing in and out. Wrong attempts are limited per account and network; known browsers and
// networks have their own limit, so that nobody can lock the owner out by guessing.
import * as v from 'valibot';
import { passwordMaxLength } from '#domain/passwords';
import { roles } from '#domain/roles';
import { listValues } from '#domain/vocabulary';
import { codes as text } from '#text/staff/codes';
import { AppError, invalid } from '../api/app-error.ts';
import { audit } from '../api/audit.ts';
import type { StaffSession } from '../api/caller.ts';
import { type Call, publicRoute, staffRoute } from '../api/route.ts';
import { countOrRefuse, hashNetwork, type Limit, refillBucket } from '../api/throttle.ts';
import { checkTypedCode, codeSchema, createTicket, signInByCode } from './codes.ts';
import { completeSignIn, logRefusedSignIn, signInResponse } from './complete-sign-in.ts';
import { demoAccount } from './demo-account.ts';
import { findKnownCallerKey } from './devices.ts';
import { listFactors } from './factors.ts';
import { hasPasskeys } from './passkey-rows.ts';
import { isPassword } from './password-hashing.ts';
import { buildSessionCookie, closeSession, confirmSession } from './session.ts';
import { findStaff, hasRealAccounts, isInUse, normalizeUsername } from './staff-accounts.ts';

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
  const { db } = call;
  const username = normalizeUsername(call.body.username);
  const network = await hashNetwork(call, call.address);
  const account = username.includes('\0') ? undefined : await findStaff(db, username);
  const known =
    account && (await findKnownCallerKey(db, call.request, account.id, network, call.now()));
  const buckets: [string, Limit][] =
    known === undefined
      ? [
          [`login:network:${network}`, networkLimit],
          [`login:account:${username}`, accountLimit],
        ]
      : [[`login:${known}`, accountLimit]];
  // Count before hashing, so that simultaneous attempts cannot exceed the limit.
  for (const [bucket, limit] of buckets) await countOrRefuse(call, bucket, limit);

  const isUsable =
    account !== undefined && account.passwordHash !== '' && (await isInUse(call, account));
  const isRight = await isPassword(
    isUsable ? account.passwordHash : undefined,
    call.body.password,
    known === undefined ? 'unknown' : 'known',
  );
  if (account === undefined || !isRight) {
    if (account !== undefined) await logRefusedSignIn(call, account);
    throw new AppError('wrong-credentials', 'Invalid username or password');
  }
  for (const [bucket] of buckets) await refillBucket(call, bucket);

  const { isNeeded, ...factors } = await listFactors(db, account);
  if (isNeeded) return { body: { ...factors, ticket: await createTicket(call, account) } };
  return completeSignIn(call, account, { network, isKnown: known !== undefined });
}

type ConfirmCall = Call<{ password: string; code?: string | undefined }, unknown, StaffSession>;

/**
 * Confirms the signed-in person by password, and by code if required. Wrong attempts are limited.
 */
async function confirm(call: ConfirmCall) {
  const { db, session, body } = call;
  const bucket = `login:confirm:${session.username}`;
  await countOrRefuse(call, bucket, accountLimit);
  const account = await findStaff(db, session.username);
  if (!(await isPassword(account?.passwordHash, body.password, 'known'))) {
    throw invalid([{ field: 'password', code: 'This password is wrong' }]);
  }
  if (account !== undefined && (await listFactors(db, account)).isNeeded) {
    const network = await hashNetwork(call, call.address);
    const isTaken = await checkTypedCode(call, account, {
      code: body.code ?? '',
      known: await findKnownCallerKey(db, call.request, account.id, network, call.now()),
      keptSession: session.tokenHash,
    });
    if (!isTaken) throw invalid([{ field: 'code', code: text.wrongCode }]);
  }
  await refillBucket(call, bucket);
  await confirmSession(db, session.tokenHash, call.now());
  return { body: { confirmed: true as const } };
}

const sessionResponse = v.object({
  username: v.string(),
  role: v.picklist(listValues(roles)),
  hasCodes: v.boolean(),
  hasPasskeys: v.boolean(),
  isDemo: v.boolean(),
  mustEnrol: v.boolean(),
  /** Deadline for an owner to set up a second factor; null for others. */
  factorDueAt: v.nullable(v.string()),
  expiresAt: v.string(),
  previousVisitAt: v.nullable(v.string()),
});
export const signInRoutes = [
  publicRoute({
    method: 'POST',
    path: '/api/admin/login',
    hashesPassword: true,
    summary: 'Sign in',
    idempotency: { nothingToRepeat: 'each sign-in opens a session of its own' },
    body: loginSchema,
    response: v.union([
      signInResponse,
      v.object({ ticket: v.string(), hasCodes: v.boolean(), hasPasskeys: v.boolean() }),
    ]),
    handle: login,
  }),
  publicRoute({
    method: 'POST',
    path: '/api/admin/login/code',
    summary: 'The second step of signing in: a one-time code, or a recovery code',
    idempotency: { nothingToRepeat: 'a code is good once' },
    body: v.object({ ticket: v.pipe(v.string(), v.maxLength(300)), code: codeSchema }),
    response: signInResponse,
    handle: signInByCode,
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
    path: '/api/admin/confirm',
    hashesPassword: true,
    needs: 'self',
    summary: 'Give the password once more, before what needs it',
    idempotency: { nothingToRepeat: 'it stores nothing but the moment' },
    body: v.object({
      password: loginSchema.entries.password,
      code: v.optional(codeSchema),
    }),
    response: v.object({ confirmed: v.literal(true) }),
    handle: confirm,
  }),
  staffRoute({
    method: 'POST',
    path: '/api/admin/logout',
    needs: 'self',
    summary: 'Sign out; ends the session on the server',
    idempotency: { nothingToRepeat: 'a session ends once' },
    response: v.object({ signedOut: v.literal(true) }),
    handle: async ({ db, session, now, isHttps }) => {
      await db.transaction(async (tx) => {
        await closeSession(tx, session.tokenHash);
        await audit(tx, session, now(), {
          action: 'signed-out',
          subject: 'staff',
          subjectId: session.staffId,
        });
      });
      return {
        body: { signedOut: true },
        // Clear the browser cache, so that the back button shows no data.
        headers: {
          'Set-Cookie': buildSessionCookie(isHttps, ''),
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
          hasCodes: account?.totpSecret != null,
          hasPasskeys: await hasPasskeys(db, session.staffId),
          isDemo: account?.isDemo ?? false,
          mustEnrol: session.mustEnrol,
          factorDueAt:
            session.role === 'owner' && account?.isDemo === false
              ? account.factorDueAt.toISOString()
              : null,
          expiresAt: session.expiresAt.toISOString(),
          previousVisitAt: account?.previousVisitAt?.toISOString() ?? null,
        },
      };
    },
  }),
];
