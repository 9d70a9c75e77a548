// Signing in and confirming with a passkey. The device checks a fingerprint, a face, or a PIN, so a
// passkey counts as both factors and needs no password.
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { passkeys as text } from '#text/staff/passkeys';
import { AppError, invalid } from '../api/app-error.ts';
import { audit } from '../api/audit.ts';
import { type Call, publicRoute, staffRoute } from '../api/route.ts';
import { countOrRefuse, hashNetwork, type Limit } from '../api/throttle.ts';
import { staffAccounts, staffPasskeys } from '../db/schema/accounts.ts';
import { completeSignIn, logRefusedSignIn, signInResponse } from './complete-sign-in.ts';
import { findKnownCallerKey } from './devices.ts';
import {
  challengeMs,
  createChallenge,
  getRelyingParty,
  type Purpose,
} from './passkey-challenges.ts';
import { describePasskeys, listPasskeys, type Passkey } from './passkey-rows.ts';
import { confirmSession } from './session.ts';
import { isInUse } from './staff-accounts.ts';
import { verifyAuthentication } from './webauthn.ts';

/**
 * Passkeys cannot be guessed; this bounds the log entries of failed attempts. Successful ones are
 * not counted.
 */
const wrongLimit: Limit = { burst: 30, everyMs: 20_000 };

export const buildEncodedSchema = (max: number) =>
  v.pipe(v.string(), v.maxLength(max), v.regex(/^[\w-]+$/, text.refused));

/** The format of the browser's own `toJSON`. */
const assertionSchema = v.object({
  id: buildEncodedSchema(1400),
  response: v.object({
    clientDataJSON: buildEncodedSchema(4000),
    authenticatorData: buildEncodedSchema(4000),
    signature: buildEncodedSchema(1400),
    userHandle: v.nullish(buildEncodedSchema(100)),
  }),
});
type Assertion = v.InferOutput<typeof assertionSchema>;

const offerResponse = v.strictObject({
  /** Null if passkeys are unavailable, at an IP address. */
  options: v.nullable(
    v.strictObject({
      challenge: v.string(),
      rpId: v.string(),
      userVerification: v.literal('required'),
      timeout: v.number(),
      allowCredentials: v.array(
        v.strictObject({
          type: v.literal('public-key'),
          id: v.string(),
          transports: v.array(v.string()),
        }),
      ),
    }),
  ),
});
export type PasskeySignInOptions = v.InferOutput<typeof offerResponse>;

type AnyCall = Call<unknown, unknown, unknown>;

async function offer(call: AnyCall, purpose: Purpose, own: readonly Passkey[] = []) {
  const party = getRelyingParty(call);
  if (party === undefined) return { body: { options: null } };
  const options = {
    challenge: await createChallenge(call, purpose),
    rpId: party.id,
    userVerification: 'required' as const,
    timeout: challengeMs,
    allowCredentials: describePasskeys(own, party.id),
  };
  return { body: { options } };
}

/** Finds the account of a passkey and verifies the response, which is valid for one attempt. */
async function takePasskey(call: AnyCall, given: Assertion, purpose: Purpose) {
  const { id, response } = given;
  const party = getRelyingParty(call);
  const [found] = await call.db
    .select({ passkey: staffPasskeys, account: staffAccounts })
    .from(staffPasskeys)
    .innerJoin(staffAccounts, eq(staffAccounts.id, staffPasskeys.staffId))
    .where(eq(staffPasskeys.credentialId, id));
  if (found === undefined || party === undefined) return { isGood: false };
  const { passkey, account } = found;
  const isTheirs = !response.userHandle || response.userHandle === buildUserHandle(account);
  if (!isTheirs || passkey.rpId !== party.id) return { account, isGood: false };
  const used = await verifyAuthentication(given, passkey, { services: call, purpose, party });
  const isGood = used !== undefined && (await noteUse(call, passkey, account.username, used));
  return { account, passkeyId: passkey.id, isGood };
}

/** Devices store this handle beside the key: 16 random bytes without personal data. */
export function buildUserHandle({
  userHandle,
}: Pick<typeof staffAccounts.$inferSelect, 'userHandle'>) {
  return Buffer.from(userHandle.replaceAll('-', ''), 'hex').toString('base64url');
}

/**
 * Returns false if the passkey was deleted. A decreasing counter may mean a copy, but password
 * managers also get out of step: owners are notified, and the sign-in succeeds.
 */
async function noteUse(
  { db, now }: AnyCall,
  { id, staffId, counter: before }: Passkey,
  username: string,
  { counter, isBackedUp }: { counter: number; isBackedUp: boolean },
): Promise<boolean> {
  const [used] = await db
    .update(staffPasskeys)
    .set({ counter, isBackedUp, lastUsedAt: now() })
    .where(eq(staffPasskeys.id, id))
    .returning({ id: staffPasskeys.id });
  if (used === undefined) return false;
  if (counter > before || (counter === 0 && before === 0)) return true;
  await audit(db, 'system', now(), {
    action: 'passkey-went-back',
    subject: 'staff',
    subjectId: staffId,
    note: username,
  });
  return true;
}

async function login(call: Call<Assertion, unknown, unknown>): Promise<Response> {
  const network = await hashNetwork(call, call.address);
  const { account, passkeyId, isGood } = await takePasskey(call, call.body, 'sign-in');
  if (account === undefined || !isGood || !(await isInUse(call, account))) {
    await countOrRefuse(call, `login:passkey:${network}`, wrongLimit);
    if (account !== undefined) await logRefusedSignIn(call, account);
    throw new AppError('wrong-credentials', text.refused);
  }
  const known = await findKnownCallerKey(call.db, call.request, account.id, network, call.now());
  const how = 'with a passkey';
  return completeSignIn(call, account, { network, isKnown: known !== undefined, how, passkeyId });
}

export const passkeySignInRoutes = [
  publicRoute({
    method: 'GET',
    path: '/api/admin/login/passkey',
    summary: 'What a device is to sign for a sign-in with a passkey',
    response: offerResponse,
    handle: (call) => offer(call, 'sign-in'),
  }),
  publicRoute({
    method: 'POST',
    path: '/api/admin/login/passkey',
    summary: 'Sign in with a passkey',
    idempotency: { nothingToRepeat: 'what a device signs is good once' },
    body: assertionSchema,
    response: signInResponse,
    handle: login,
  }),
  staffRoute({
    method: 'GET',
    path: '/api/admin/confirm/passkey',
    needs: 'self',
    summary: 'What a device of the signed-in person is to sign to say that it is still them',
    response: offerResponse,
    handle: async (call) =>
      offer(
        call,
        `confirm:${call.session.tokenHash}`,
        await listPasskeys(call.db, call.session.staffId),
      ),
  }),
  staffRoute({
    method: 'POST',
    path: '/api/admin/confirm/passkey',
    needs: 'self',
    summary: 'Say with a passkey that it is still you, before what needs it',
    idempotency: { nothingToRepeat: 'what a device signs is good once' },
    body: assertionSchema,
    response: v.object({ confirmed: v.literal(true) }),
    handle: async (call) => {
      const { tokenHash, staffId } = call.session;
      const { account, isGood } = await takePasskey(call, call.body, `confirm:${tokenHash}`);
      if (!isGood || account?.id !== staffId) {
        throw invalid([{ field: 'passkey', code: text.refused }]);
      }
      await confirmSession(call.db, tokenHash, call.now());
      return { body: { confirmed: true as const } };
    },
  }),
];
