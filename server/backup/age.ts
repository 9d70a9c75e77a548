// Encrypts and decrypts backups in the age format in constant memory. The age-encryption package is
// imported on first use, because an idle server does not need it.
import { ReadableStream } from 'node:stream/web';

const firstLine = 'age-encryption.org/v1\n';

export function isAgeFile(beginning: Uint8Array): boolean {
  return Buffer.from(beginning.subarray(0, firstLine.length)).toString('latin1') === firstLine;
}

/** Only the matching secret keys can decrypt the result; the `age` command can read it too. */
export async function* encryptFor(
  recipients: readonly string[],
  plain: AsyncIterable<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  const { Encrypter } = await import('age-encryption');
  const encrypter = new Encrypter();
  for (const recipient of recipients) encrypter.addRecipient(recipient);
  yield* await encrypter.encrypt(streamOf(plain));
}

/** Yields bytes before the end of the file is verified: discard them if it throws later. */
export async function* decryptWith(
  identities: readonly string[],
  encrypted: AsyncIterable<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  const { Decrypter } = await import('age-encryption');
  const decrypter = new Decrypter();
  for (const identity of identities) {
    try {
      decrypter.addIdentity(identity);
    } catch {
      // The package's message contains the mistyped key: keep the secret out of logs.
      throw new Error('a key in the key file is mistyped');
    }
  }
  yield* await decrypter.decrypt(streamOf(encrypted));
}

/** The package's types name the browser's ReadableStream, which is the same class in Node. */
function streamOf(bytes: AsyncIterable<Uint8Array>) {
  return ReadableStream.from(bytes) as globalThis.ReadableStream<Uint8Array>;
}

/**
 * Creates a key pair: the identity is the secret, the recipient is the public key for the server.
 */
export async function createKeyPair(): Promise<{ identity: string; recipient: string }> {
  const { generateX25519Identity, identityToRecipient } = await import('age-encryption');
  const identity = await generateX25519Identity();
  return { identity, recipient: await identityToRecipient(identity) };
}
