// Lets people add, rename, and remove their own passkeys.
import { and, eq } from 'drizzle-orm';
import * as v from 'valibot';
import { passkeys as text } from '#text/staff/passkeys';
import { AppError, invalid, notFound } from '../api/app-error.ts';
import { staffRoute } from '../api/route.ts';
import { staffPasskeys } from '../db/schema/accounts.ts';
import { describeDevice } from './device-name.ts';
import { auditFactors, getOwnAccount, listFactors, lockOwnAccount } from './factors.ts';
import { challengeMs, createChallenge, getRelyingParty } from './passkey-challenges.ts';
import { describePasskeys, listPasskeys, type Passkey } from './passkey-rows.ts';
import { buildEncodedSchema, buildUserHandle } from './passkey-sign-in.ts';
import { createRecoveryCodes, deleteRecoveryCodes } from './recovery-codes.ts';
import { algorithms, verifyRegistration } from './webauthn.ts';

const mostPasskeys = 20;

const labelSchema = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(60, text.labelTooLong),
  v.regex(/^[^\p{Cc}\p{Cs}]*$/u, text.labelTooLong),
);

const registrationSchema = v.object({
  label: labelSchema,
  passkey: v.object({
    id: buildEncodedSchema(1400),
    response: v.object({
      clientDataJSON: buildEncodedSchema(4000),
      attestationObject: buildEncodedSchema(8000),
      transports: v.optional(
        v.pipe(v.array(v.pipe(v.string(), v.regex(/^[a-z-]{1,20}$/))), v.maxLength(8)),
        [],
      ),
    }),
  }),
});

const passkeyResponse = v.strictObject({
  id: v.number(),
  label: v.string(),
  /** The device's vendor has a copy, so losing the device does not lose the passkey. */
  isSynced: v.boolean(),
  /** Works on the host of this request. */
  isOfThisHost: v.boolean(),
  createdAt: v.string(),
  lastUsedAt: v.nullable(v.string()),
});
export type OwnPasskey = v.InferOutput<typeof passkeyResponse>;

function shown(passkey: Passkey, host: string | undefined): OwnPasskey {
  const { id, label, isSynced, createdAt, lastUsedAt } = passkey;
  return {
    ...{ id, label, isSynced, isOfThisHost: passkey.rpId === host },
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  };
}

const descriptor = v.strictObject({
  type: v.literal('public-key'),
  id: v.string(),
  transports: v.array(v.string()),
});
const offerResponse = v.strictObject({
  rp: v.strictObject({ id: v.string(), name: v.string() }),
  user: v.strictObject({ id: v.string(), name: v.string(), displayName: v.string() }),
  challenge: v.string(),
  pubKeyCredParams: v.array(
    v.strictObject({ type: v.literal('public-key'), alg: v.picklist(algorithms) }),
  ),
  timeout: v.number(),
  attestation: v.literal('none'),
  authenticatorSelection: v.strictObject({
    residentKey: v.literal('required'),
    requireResidentKey: v.literal(true),
    userVerification: v.literal('required'),
  }),
  excludeCredentials: v.array(descriptor),
});
export type PasskeyCreationOptions = v.InferOutput<typeof offerResponse>;

const madeResponse = v.strictObject({
  passkey: passkeyResponse,
  /** Returned once, with the first second factor. */
  recoveryCodes: v.array(v.string()),
});
export type CreatedPasskey = v.InferOutput<typeof madeResponse>;

export const passkeyRoutes = [
  staffRoute({
    method: 'GET',
    path: '/api/my-passkeys',
    needs: 'self',
    summary: 'The passkeys of the signed-in person',
    response: v.array(passkeyResponse),
    handle: async (call) => {
      const host = getRelyingParty(call)?.id;
      const own = await listPasskeys(call.db, call.session.staffId);
      return { body: own.map((passkey) => shown(passkey, host)) };
    },
  }),
  staffRoute({
    method: 'POST',
    path: '/api/my-passkeys/offer',
    needs: 'self',
    needsFreshSignIn: true,
    summary: 'What a device needs to make a passkey; nothing is stored before it has',
    idempotency: { nothingToRepeat: 'it stores nothing' },
    response: offerResponse,
    handle: async (call) => {
      const { db, session } = call;
      const party = getRelyingParty(call);
      if (party === undefined) throw new AppError('conflict', text.noName);
      const account = await getOwnAccount(db, session.staffId);
      const { username: name } = account;
      return {
        body: {
          rp: { id: party.id, name: call.site().facts.name },
          user: { id: buildUserHandle(account), name, displayName: name },
          challenge: await createChallenge(call, `register:${session.staffId}`),
          pubKeyCredParams: algorithms.map((alg) => ({ type: 'public-key' as const, alg })),
          timeout: challengeMs,
          attestation: 'none' as const,
          authenticatorSelection: {
            residentKey: 'required' as const,
            requireResidentKey: true as const,
            userVerification: 'required' as const,
          },
          excludeCredentials: describePasskeys(await listPasskeys(db, session.staffId), party.id),
        },
      };
    },
  }),
  staffRoute({
    method: 'POST',
    path: '/api/my-passkeys',
    needs: 'self',
    needsFreshSignIn: true,
    summary: 'Keep a passkey that a device has made; with the first come recovery codes, once',
    status: 201,
    // Storing the response for a key would store the recovery codes.
    idempotency: { nothingToRepeat: 'what a device makes is taken once' },
    body: registrationSchema,
    response: madeResponse,
    handle: async (call) => {
      const { db, body, session, request, now } = call;
      const { transports } = body.passkey.response;
      const party = getRelyingParty(call);
      if (party === undefined) throw new AppError('conflict', text.noName);
      const purpose = `register:${session.staffId}` as const;
      const verified = await verifyRegistration(body.passkey, { services: call, purpose, party });
      if (verified === undefined) throw refused();
      return db.transaction(async (tx) => {
        const account = await lockOwnAccount(tx, session.staffId);
        const { hasCodes, hasPasskeys } = await listFactors(tx, account);
        if ((await listPasskeys(tx, account.id)).length >= mostPasskeys) {
          throw new AppError('conflict', text.tooMany);
        }
        const label =
          body.label || describeDevice(request.headers.get('user-agent')) || text.unnamed;
        const [passkey] = await tx
          .insert(staffPasskeys)
          .values({
            ...verified,
            ...{ staffId: account.id, transports, label, rpId: party.id, createdAt: now() },
          })
          .onConflictDoNothing()
          .returning();
        if (passkey === undefined) throw refused();
        await auditFactors(tx, session, account, now(), 'a passkey was added');
        const isFirst = !hasCodes && !hasPasskeys;
        const recoveryCodes = isFirst ? await createRecoveryCodes(tx, account.id) : [];
        return { body: { passkey: shown(passkey, party.id), recoveryCodes } };
      });
    },
  }),
  staffRoute({
    method: 'POST',
    path: '/api/my-passkeys/{id}/name',
    needs: 'self',
    summary: 'Give a passkey another name',
    idempotency: { nothingToRepeat: 'named again, it is called the same' },
    body: v.object({ label: v.pipe(labelSchema, v.nonEmpty(text.labelMissing)) }),
    response: passkeyResponse,
    handle: async (call) => {
      const { db, body, params, session, now } = call;
      return db.transaction(async (tx) => {
        const account = await lockOwnAccount(tx, session.staffId);
        const [passkey] = await tx
          .update(staffPasskeys)
          .set({ label: body.label })
          .where(isOwn(Number(params.id), session.staffId))
          .returning();
        if (passkey === undefined) throw notFound('Passkey');
        await auditFactors(tx, session, account, now(), `a passkey was named ${body.label}`);
        return { body: shown(passkey, getRelyingParty(call)?.id) };
      });
    },
  }),
  staffRoute({
    method: 'POST',
    path: '/api/my-passkeys/{id}/remove',
    needs: 'self',
    needsFreshSignIn: true,
    summary: 'Sign in with this passkey no more; an owner then needs another, or one-time codes',
    idempotency: { nothingToRepeat: 'it goes once' },
    response: v.strictObject({ removed: v.literal(true) }),
    handle: async ({ db, params, session, now }) => {
      await db.transaction(async (tx) => {
        const account = await lockOwnAccount(tx, session.staffId);
        const [removed] = await tx
          .delete(staffPasskeys)
          .where(isOwn(Number(params.id), session.staffId))
          .returning({ id: staffPasskeys.id });
        if (removed === undefined) throw notFound('Passkey');
        const { hasCodes, hasPasskeys } = await listFactors(tx, account);
        if (!hasCodes && !hasPasskeys) await deleteRecoveryCodes(tx, account.id);
        await auditFactors(tx, session, account, now(), 'a passkey was removed');
      });
      return { body: { removed: true } };
    },
  }),
];

function isOwn(id: number, staffId: number) {
  return and(eq(staffPasskeys.id, id), eq(staffPasskeys.staffId, staffId));
}

function refused() {
  return invalid([{ field: 'passkey', code: text.notMade }]);
}
