// What a browser sends of a passkey, checked as WebAuthn says. No attestation is asked for: nothing in a
// registration is signed then, so the key that the browser reads out is as good as the one inside.
import { createHash, createPublicKey, verify } from 'node:crypto';

/** For whom a passkey is made, and from which pages it is used. */
export type RelyingParty = { id: string; origin: string };

const refusals = {
  unreadable: 'what was sent is not what a browser makes',
  ceremony: 'made for something else: a registration is no sign-in',
  origin: 'made on a page of another site',
  party: 'made for another host',
  person: 'the device did not make sure who the person is',
  backup: 'backed up, and cannot be',
  key: 'of a kind or size that is not taken',
  signature: 'not signed by this key',
} as const;

export class PasskeyRefused extends Error {
  readonly reason: keyof typeof refusals;
  constructor(reason: keyof typeof refusals) {
    super(refusals[reason]);
    this.reason = reason;
  }
}

/** By the numbers that COSE gives them, the one we like best first. */
const keyKinds: Record<number, (key: ReturnType<typeof createPublicKey>) => boolean> = {
  [-7]: ({ asymmetricKeyType, asymmetricKeyDetails }) =>
    asymmetricKeyType === 'ec' && asymmetricKeyDetails?.namedCurve === 'prime256v1',
  [-8]: ({ asymmetricKeyType }) => asymmetricKeyType === 'ed25519',
  [-257]: ({ asymmetricKeyType, asymmetricKeyDetails }) =>
    asymmetricKeyType === 'rsa' && (asymmetricKeyDetails?.modulusLength ?? 0) >= 2048,
};
export const algorithms = [-7, -8, -257] as const;

const bytesOf = (text: string) => Buffer.from(text, 'base64url');
const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest();

type Spoken = { clientDataJSON: string; authenticatorData: string };
type Key = { publicKey: string; algorithm: number };

/** What the browser itself says: for what, for which challenge, on which page. */
function readClient(text: string, type: string, { origin }: RelyingParty): string {
  let client: Record<string, unknown>;
  try {
    client = Object(JSON.parse(bytesOf(text).toString()));
  } catch {
    throw new PasskeyRefused('unreadable');
  }
  if (client.type !== type) throw new PasskeyRefused('ceremony');
  if (client.origin !== origin || client.crossOrigin === true) throw new PasskeyRefused('origin');
  if (typeof client.challenge !== 'string') throw new PasskeyRefused('unreadable');
  return client.challenge;
}

const flags = { present: 1, verified: 4, canBackUp: 8, isBackedUp: 16, hasKey: 64 };

/** What the device says: for which host, and that a person was there and is the one it knows. */
function readDevice(data: Buffer, { id }: RelyingParty) {
  if (data.length < 37) throw new PasskeyRefused('unreadable');
  if (!data.subarray(0, 32).equals(sha256(id))) throw new PasskeyRefused('party');
  const has = (flag: keyof typeof flags) => ((data[32] ?? 0) & flags[flag]) !== 0;
  if (!has('present') || !has('verified')) throw new PasskeyRefused('person');
  if (has('isBackedUp') && !has('canBackUp')) throw new PasskeyRefused('backup');
  return {
    counter: data.readUInt32BE(33),
    isSynced: has('canBackUp'),
    isBackedUp: has('isBackedUp'),
    hasKey: has('hasKey'),
  };
}

function readKey({ publicKey, algorithm }: Key) {
  try {
    const key = createPublicKey({ key: bytesOf(publicKey), format: 'der', type: 'spki' });
    if (keyKinds[algorithm]?.(key)) return key;
  } catch {
    // Told like any other key that is not taken.
  }
  throw new PasskeyRefused('key');
}

/** Whoever spends the challenge must still see that it is one of ours, and for the first time. */
export function checkAssertion(
  given: Spoken & { signature: string },
  known: Key,
  party: RelyingParty,
) {
  const challenge = readClient(given.clientDataJSON, 'webauthn.get', party);
  const data = bytesOf(given.authenticatorData);
  const { counter, isBackedUp } = readDevice(data, party);
  const signed = Buffer.concat([data, sha256(bytesOf(given.clientDataJSON))]);
  const hash = known.algorithm === -8 ? null : 'sha256';
  if (!verify(hash, signed, readKey(known), bytesOf(given.signature))) {
    throw new PasskeyRefused('signature');
  }
  return { challenge, counter, isBackedUp };
}

/** `id` must be the one that the device itself names: by it the key is found again. */
export function checkRegistration(given: Spoken & Key & { id: string }, party: RelyingParty) {
  const challenge = readClient(given.clientDataJSON, 'webauthn.create', party);
  const data = bytesOf(given.authenticatorData);
  const { hasKey, ...device } = readDevice(data, party);
  const idAt = 55;
  if (!hasKey || data.length < idAt) throw new PasskeyRefused('unreadable');
  const named = data.subarray(idAt, idAt + data.readUInt16BE(idAt - 2));
  if (named.length === 0 || named.toString('base64url') !== given.id) {
    throw new PasskeyRefused('unreadable');
  }
  readKey(given);
  return { challenge, ...device };
}
