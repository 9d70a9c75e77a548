// One-time codes as the second step of a sign-in, and recovery codes for a lost app. Between
// password and code the caller holds a signed ticket for five minutes, never a session.
import { and, eq, lt } from 'drizzle-orm';
import * as v from 'valibot';
import { minuteMs } from '#domain/calendar/durations';
import { codes as text } from '#text/staff/codes';
import { AppError, invalid } from '../api/app-error.ts';
import { type Call, type Services, staffRoute } from '../api/route.ts';
import { isSigned, sign } from '../api/secrets.ts';
import { countOrRefuse, hashNetwork, type Limit, refillBucket } from '../api/throttle.ts';
import type { Transaction } from '../db/client.ts';
import { staffAccounts } from '../db/schema/accounts.ts';
import { type Account, completeSignIn, logRefusedSignIn } from './complete-sign-in.ts';
import { findKnownCallerKey } from './devices.ts';
import { auditFactors, getOwnAccount, listFactors, lockOwnAccount } from './factors.ts';
import {
  consumeRecoveryCode,
  countRecoveryCodes,
  createRecoveryCodes,
  deleteRecoveryCodes,
} from './recovery-codes.ts';
import { closeSessionsOf } from './session.ts';
import { buildEnrollmentUrl, createSecret, findCodeStep } from './totp.ts';

const ticketMs = 5 * minuteMs;
/**
 * With the password known, guessing codes for a whole day succeeds with a chance of one in a
 * thousand.
 */
const codeLimit: Limit = { burst: 5, everyMs: 5 * minuteMs };

export const codeSchema = v.pipe(v.string(text.enter), v.maxLength(40, text.wrongCode));

export async function createTicket({ now, secret }: Services, account: Account): Promise<string> {
  const until = now().getTime() + ticketMs;
  const said = `${account.id}.${until}.${account.passwordChangedAt.getTime()}`;
  return `${said}.${sign(await secret(), `ticket:${said}`)}`;
}

async function accountOfTicket({ db, now, secret }: Services, ticket: string) {
  const [id = '', until = '', changed = '', signature = ''] = ticket.split('.');
  const said = `${id}.${until}.${changed}`;
  const isGood =
    isSigned(await secret(), `ticket:${said}`, signature) && Number(until) > now().getTime();
  if (!isGood) return undefined;
  const [account] = await db
    .select()
    .from(staffAccounts)
    .where(eq(staffAccounts.id, Number(id)));
  const isSame = account?.passwordChangedAt.getTime() === Number(changed);
  return account !== undefined && isSame && !account.isDisabled ? account : undefined;
}

/** Accepts a valid code once, even in simultaneous attempts. */
async function takeCode(
  tx: Transaction,
  account: Account,
  code: string,
  now: Date,
  /** The session in which the code was entered; it stays open. */
  keptSession?: string,
): Promise<'app' | 'recovery' | undefined> {
  const { id, totpSecret } = account;
  const step = totpSecret === null ? undefined : findCodeStep(totpSecret, code.trim(), now);
  if (step !== undefined) {
    const [taken] = await tx
      .update(staffAccounts)
      .set({ totpStep: step })
      .where(and(eq(staffAccounts.id, id), lt(staffAccounts.totpStep, step)))
      .returning({ id: staffAccounts.id });
    return taken && 'app';
  }
  if (!(await consumeRecoveryCode(tx, id, code, now))) return undefined;
  await auditFactors(tx, account, account, now, 'a recovery code was used');
  // Somebody else may be signed in with the lost app.
  await closeSessionsOf(tx, id, keptSession);
  return 'recovery';
}

type Typed = {
  code: string;
  /** Rate-limit key of a known browser, so that others cannot lock out the owner by guessing. */
  known: string | undefined;
  keptSession?: string;
};

/** Limits and logs wrong codes, at sign-in and at confirmation. */
export async function checkTypedCode(
  call: Services,
  account: Account,
  { code, known, keptSession }: Typed,
): Promise<boolean> {
  const bucket = `code:${known ?? account.id}`;
  await countOrRefuse(call, bucket, codeLimit);
  const taken = await call.db.transaction((tx) =>
    takeCode(tx, account, code, call.now(), keptSession),
  );
  if (taken === undefined) {
    await logRefusedSignIn(call, account);
    return false;
  }
  await refillBucket(call, bucket);
  return true;
}

export async function signInByCode(
  call: Call<{ ticket: string; code: string }, unknown, unknown>,
): Promise<Response> {
  const account = await accountOfTicket(call, call.body.ticket);
  if (account === undefined) throw new AppError('wrong-credentials', text.tooLate);
  const network = await hashNetwork(call, call.address);
  const known = await findKnownCallerKey(call.db, call.request, account.id, network, call.now());
  if (!(await checkTypedCode(call, account, { code: call.body.code, known }))) {
    throw new AppError('wrong-credentials', text.wrongCode);
  }
  return completeSignIn(call, account, { network, isKnown: known !== undefined });
}

const madeResponse = v.strictObject({ recoveryCodes: v.array(v.string()) });
const offerResponse = v.strictObject({
  secret: v.string(),
  address: v.string(),
  /** Signature that this server made the secret for this person. */
  proof: v.string(),
});
export type CodeEnrollment = v.InferOutput<typeof offerResponse>;
const stateResponse = v.strictObject({ hasCodes: v.boolean(), recoveryCodesLeft: v.number() });
export const codeRoutes = [
  staffRoute({
    method: 'GET',
    path: '/api/my-codes',
    needs: 'self',
    summary:
      'Whether the signed-in person has one-time codes, and how many recovery codes are left',
    response: stateResponse,
    handle: async ({ db, session }) => {
      const { totpSecret } = await getOwnAccount(db, session.staffId);
      const left = await countRecoveryCodes(db, session.staffId);
      return { body: { hasCodes: totpSecret !== null, recoveryCodesLeft: left } };
    },
  }),
  staffRoute({
    method: 'POST',
    path: '/api/my-codes/offer',
    needs: 'self',
    needsFreshSignIn: true,
    summary:
      'A secret for an app that makes one-time codes; nothing is stored before a code of it came',
    idempotency: { nothingToRepeat: 'it stores nothing' },
    response: offerResponse,
    handle: async ({ session, secret, site }) => {
      const made = createSecret();
      const proof = sign(await secret(), `codes:${session.staffId}:${made}`);
      const address = buildEnrollmentUrl(made, session.username, site().facts.name);
      return { body: { secret: made, address, proof } };
    },
  }),
  staffRoute({
    method: 'POST',
    path: '/api/my-codes',
    needs: 'self',
    needsFreshSignIn: true,
    summary: 'Begin with one-time codes, by the first of them; responds the recovery codes, once',
    status: 201,
    // Storing the response for a key would store the recovery codes.
    idempotency: { nothingToRepeat: 'a code is good once' },
    body: v.object({
      secret: v.pipe(v.string(), v.regex(/^[A-Z2-7]{32}$/)),
      proof: v.pipe(v.string(), v.maxLength(100)),
      code: codeSchema,
    }),
    response: madeResponse,
    handle: async ({ db, body, session, secret, now }) => {
      const said = `codes:${session.staffId}:${body.secret}`;
      const step = findCodeStep(body.secret, body.code.trim(), now());
      if (!isSigned(await secret(), said, body.proof) || step === undefined) {
        throw invalid([{ field: 'code', code: text.wrongCode }]);
      }
      return db.transaction(async (tx) => {
        const account = await lockOwnAccount(tx, session.staffId);
        await tx
          .update(staffAccounts)
          .set({ totpSecret: body.secret, totpStep: step })
          .where(eq(staffAccounts.id, account.id));
        await auditFactors(tx, session, account, now(), 'one-time codes were set up');
        return { body: { recoveryCodes: await createRecoveryCodes(tx, account.id) } };
      });
    },
  }),
  staffRoute({
    method: 'POST',
    path: '/api/my-codes/recovery',
    needs: 'self',
    needsFreshSignIn: true,
    summary: 'New recovery codes; the old ones are worthless from then on',
    status: 201,
    idempotency: { nothingToRepeat: 'newer ones replace the older' },
    response: madeResponse,
    handle: async ({ db, session, now }) =>
      db.transaction(async (tx) => {
        const account = await lockOwnAccount(tx, session.staffId);
        const { hasCodes, hasPasskeys } = await listFactors(tx, account);
        if (!hasCodes && !hasPasskeys) throw new AppError('conflict', text.noFactors);
        await auditFactors(tx, session, account, now(), 'new recovery codes');
        return { body: { recoveryCodes: await createRecoveryCodes(tx, account.id) } };
      }),
  }),
  staffRoute({
    method: 'POST',
    path: '/api/my-codes/end',
    needs: 'self',
    needsFreshSignIn: true,
    summary: 'Sign in without one-time codes again; an owner then needs a passkey',
    idempotency: { nothingToRepeat: 'they end once' },
    response: v.strictObject({ ended: v.literal(true) }),
    handle: async ({ db, session, now }) => {
      await db.transaction(async (tx) => {
        const account = await lockOwnAccount(tx, session.staffId);
        await tx
          .update(staffAccounts)
          .set({ totpSecret: null })
          .where(eq(staffAccounts.id, account.id));
        const { hasPasskeys } = await listFactors(tx, account);
        if (!hasPasskeys) await deleteRecoveryCodes(tx, account.id);
        await auditFactors(tx, session, account, now(), 'one-time codes were ended');
      });
      return { body: { ended: true } };
    },
  }),
];
