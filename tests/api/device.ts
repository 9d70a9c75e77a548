// A device that holds a passkey, as the standard describes one: what it sends is what a browser hands on.
import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

type Keys = ReturnType<typeof keysOf>;
/** What is not as it should be. */
type Spoiled = { origin?: string; rpId?: string; flags?: number; crossOrigin?: boolean };

const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest();
const text = (bytes: Buffer) => bytes.toString('base64url');

function keysOf(algorithm: number) {
  if (algorithm === -8) return generateKeyPairSync('ed25519');
  if (algorithm === -257) return generateKeyPairSync('rsa', { modulusLength: 2048 });
  return generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
}

/** Present, verified. */
const personThere = 1 | 4;

export function makeDevice(origin: string, algorithm = -7, keys: Keys = keysOf(algorithm)) {
  const id = text(randomBytes(16));
  const publicKey = text(keys.publicKey.export({ format: 'der', type: 'spki' }));
  let counter = 0;
  let userHandle: string | undefined;

  const client = (type: string, challenge: string, spoiled: Spoiled) =>
    Buffer.from(
      JSON.stringify({
        ...{ type: `webauthn.${type}`, challenge, origin: spoiled.origin ?? origin },
        crossOrigin: spoiled.crossOrigin ?? false,
      }),
    );
  const data = (rpId: string, flags: number) => {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), count]);
  };

  return {
    id,
    /** Set by a test that plays a device gone back in time. */
    setCounter: (next: number) => {
      counter = next;
    },
    /** As it is stored once it is registered. */
    row: (rpId: string) => ({
      ...{ credentialId: id, publicKey, algorithm, counter, rpId, label: 'A device' },
      ...{ isSynced: false, isBackedUp: false },
    }),
    register(
      offer: { rp: { id: string }; user: { id: string }; challenge: string },
      { flags = personThere, ...spoiled }: Spoiled = {},
    ) {
      userHandle = offer.user.id;
      const idLength = Buffer.from([0, 16]);
      const named = Buffer.concat([Buffer.alloc(16), idLength, Buffer.from(id, 'base64url')]);
      const said = data(spoiled.rpId ?? offer.rp.id, flags | 64);
      return {
        ...{ id, rawId: id, type: 'public-key', clientExtensionResults: {} },
        response: {
          clientDataJSON: text(client('create', offer.challenge, spoiled)),
          authenticatorData: text(Buffer.concat([said, named])),
          ...{ publicKey, publicKeyAlgorithm: algorithm, transports: ['internal'] },
        },
      };
    },
    sign(
      offer: { challenge: string; rpId: string },
      { flags = personThere, ...spoiled }: Spoiled = {},
    ) {
      counter += 1;
      const said = data(spoiled.rpId ?? offer.rpId, flags);
      const clientData = client('get', offer.challenge, spoiled);
      const hash = algorithm === -8 ? null : 'sha256';
      const signature = sign(hash, Buffer.concat([said, sha256(clientData)]), keys.privateKey);
      return {
        ...{ id, rawId: id, type: 'public-key', clientExtensionResults: {} },
        response: {
          clientDataJSON: text(clientData),
          authenticatorData: text(said),
          signature: text(signature),
          ...(userHandle && { userHandle }),
        },
      };
    },
  };
}
