// Simulates a device that holds a passkey and answers like a browser.
import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

type Keys = { publicKey: KeyObject; privateKey: KeyObject };
/** Values that a test replaces with wrong ones. */
type Wrong = { origin?: string; rpId?: string; flags?: number };

type CborValue = Parameters<typeof isoCBOR.encode>[0];
/** The attestation format and its statement. */
type Attestation = [string, Map<string, CborValue>];

const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest();
const text = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');
const bytes = (encoded: string | undefined) =>
  new Uint8Array(Buffer.from(encoded ?? '', 'base64url'));

function makeKeys(algorithm: number): Keys {
  if (algorithm === -8) return generateKeyPairSync('ed25519');
  if (algorithm === -257) return generateKeyPairSync('rsa', { modulusLength: 2048 });
  return generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
}

/** The public key in COSE format (RFC 9053). */
function coseKey({ publicKey }: Keys, algorithm: number): Buffer {
  const { kty, x, y, n, e } = publicKey.export({ format: 'jwk' });
  const fields = new Map<number, number | Uint8Array>([[3, algorithm]]);
  if (kty === 'OKP') fields.set(1, 1).set(-1, 6).set(-2, bytes(x));
  else if (kty === 'RSA') fields.set(1, 3).set(-1, bytes(n)).set(-2, bytes(e));
  else fields.set(1, 2).set(-1, 1).set(-2, bytes(x)).set(-3, bytes(y));
  return Buffer.from(isoCBOR.encode(fields));
}

const present = 1;
const verified = 4;
const hasKey = 64;

export function makeDevice(origin: string, algorithm = -7) {
  const keys = makeKeys(algorithm);
  const id = text(randomBytes(16));
  const publicKey = coseKey(keys, algorithm);
  let counter = 0;
  let userHandle: string | undefined;

  const clientData = (type: string, challenge: string, wrong: Wrong) =>
    Buffer.from(
      JSON.stringify({ type: `webauthn.${type}`, challenge, origin: wrong.origin ?? origin }),
    );
  const authenticatorData = (rpId: string, flags: number) => {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), count]);
  };

  const signBytes = (signed: Buffer) =>
    sign(algorithm === -8 ? null : 'sha256', signed, keys.privateKey);

  return {
    id,
    signBytes,
    setCounter: (next: number) => {
      counter = next;
    },
    /** The row that a registration stores. */
    row: (rpId: string) => ({
      ...{ credentialId: id, publicKey: text(publicKey), counter, rpId, label: 'A device' },
      ...{ isSynced: false, isBackedUp: false },
    }),
    register(
      offer: { rp: { id: string }; user: { id: string }; challenge: string },
      { flags = present | verified, ...wrong }: Wrong = {},
      /** Makes the attestation from the bytes that a self-attestation signs. */
      attest: (signed: Buffer) => Attestation = () => ['none', new Map()],
    ) {
      userHandle = offer.user.id;
      const aaguid = Buffer.alloc(16);
      const data = Buffer.concat([
        authenticatorData(wrong.rpId ?? offer.rp.id, flags | hasKey),
        ...[aaguid, Buffer.from([0, 16]), Buffer.from(id, 'base64url'), publicKey],
      ]);
      const client = clientData('create', offer.challenge, wrong);
      const [format, statement] = attest(Buffer.concat([data, sha256(client)]));
      const attestationObject = isoCBOR.encode(
        new Map<string, CborValue>([
          ['fmt', format],
          ['attStmt', statement],
          ['authData', new Uint8Array(data)],
        ]),
      );
      return {
        ...{ id, rawId: id, type: 'public-key', clientExtensionResults: {} },
        response: {
          clientDataJSON: text(client),
          attestationObject: text(attestationObject),
          transports: ['internal'],
        },
      };
    },
    sign(
      offer: { challenge: string; rpId: string },
      { flags = present | verified, ...wrong }: Wrong = {},
    ) {
      counter += 1;
      const data = authenticatorData(wrong.rpId ?? offer.rpId, flags);
      const client = clientData('get', offer.challenge, wrong);
      const signature = signBytes(Buffer.concat([data, sha256(client)]));
      return {
        ...{ id, rawId: id, type: 'public-key', clientExtensionResults: {} },
        response: {
          clientDataJSON: text(client),
          authenticatorData: text(data),
          signature: text(signature),
          ...(userHandle && { userHandle }),
        },
      };
    },
  };
}
