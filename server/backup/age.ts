// Files in the format of age (age-encryption.org/v1), to X25519 recipients: whoever writes one holds public
// keys only and cannot read it, and anybody with the secret reads it by hand with the `age` command.
import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createPrivateKey,
  createPublicKey,
  diffieHellman,
  generateKeyPairSync,
  hkdfSync,
  type KeyObject,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto';
import { decodeBech32, encodeBech32 } from '../bech32.ts';

const intro = 'age-encryption.org/v1';
const label = 'age-encryption.org/v1/X25519';
const chunkBytes = 64 * 1024;
const tagBytes = 16;
const fileKeyBytes = 16;
const nonceBytes = 16;
/** More than any header of ours; a file that is none must not be read to its end. */
const longestHeader = 64 * 1024;

export class NotAnAgeFile extends Error {
  override name = 'NotAnAgeFile';
}

const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64').replace(/=+$/, '');
const bytesOf = (text: string) => Buffer.from(text, 'base64');

// The wrappings in which Node takes bare X25519 keys.
const publicPrefix = Buffer.from('302a300506032b656e032100', 'hex');
const privatePrefix = Buffer.from('302e020100300506032b656e04220420', 'hex');

function publicKeyOf(raw: Uint8Array): KeyObject {
  const key = Buffer.concat([publicPrefix, raw]);
  return createPublicKey({ key, format: 'der', type: 'spki' });
}

function rawOf(key: KeyObject): Buffer {
  return Buffer.from(key.export({ format: 'der', type: 'spki' }).subarray(publicPrefix.length));
}

function derived(secret: Uint8Array, salt: Uint8Array, info: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, salt, info, 32));
}

function sealedWith(key: Uint8Array, nonce: Uint8Array, plain: Uint8Array): Buffer {
  const cipher = createCipheriv('chacha20-poly1305', key, nonce, { authTagLength: tagBytes });
  return Buffer.concat([cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
}

function openedWith(key: Uint8Array, nonce: Uint8Array, sealed: Uint8Array): Buffer | undefined {
  if (sealed.length < tagBytes) return undefined;
  const cipher = createDecipheriv('chacha20-poly1305', key, nonce, { authTagLength: tagBytes });
  cipher.setAuthTag(sealed.subarray(-tagBytes));
  try {
    return Buffer.concat([cipher.update(sealed.subarray(0, -tagBytes)), cipher.final()]);
  } catch {
    return undefined;
  }
}

const noNonce = Buffer.alloc(12);

function stanzaFor(recipient: string, fileKey: Uint8Array): string {
  const theirs = decodeBech32(recipient, 'age');
  const own = generateKeyPairSync('x25519');
  const share = rawOf(own.publicKey);
  const secret = diffieHellman({ privateKey: own.privateKey, publicKey: publicKeyOf(theirs) });
  const wrap = derived(secret, Buffer.concat([share, theirs]), label);
  return `-> X25519 ${base64(share)}\n${base64(sealedWith(wrap, noNonce, fileKey))}\n`;
}

function macOf(fileKey: Uint8Array, header: string): Buffer {
  const key = derived(fileKey, Buffer.alloc(0), 'header');
  return createHmac('sha256', key).update(header).digest();
}

/** Eleven bytes of the count of the chunk, and whether it is the last. */
function nonceOf(count: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeUIntBE(count, 5, 6);
  nonce[11] = isLast ? 1 : 0;
  return nonce;
}

export async function* encryptFor(
  recipients: readonly string[],
  plain: AsyncIterable<Uint8Array>,
): AsyncGenerator<Buffer> {
  const fileKey = randomBytes(fileKeyBytes);
  const header = `${intro}\n${recipients.map((one) => stanzaFor(one, fileKey)).join('')}---`;
  yield Buffer.from(`${header} ${base64(macOf(fileKey, header))}\n`);
  const nonce = randomBytes(nonceBytes);
  yield nonce;
  const key = derived(fileKey, nonce, 'payload');
  let count = 0;
  // The last chunk is known by its end alone, so each waits for the next.
  let waiting = Buffer.alloc(0);
  for await (const piece of plain) {
    waiting = Buffer.concat([waiting, piece]);
    while (waiting.length > chunkBytes) {
      yield sealedWith(key, nonceOf(count++, false), waiting.subarray(0, chunkBytes));
      waiting = Buffer.from(waiting.subarray(chunkBytes));
    }
  }
  yield sealedWith(key, nonceOf(count, true), waiting);
}

function fileKeyIn(header: string, identities: readonly string[]): Buffer {
  for (const identity of identities) {
    const raw = decodeBech32(identity.toLowerCase(), 'age-secret-key-');
    const pkcs8 = Buffer.concat([privatePrefix, raw]);
    const privateKey = createPrivateKey({ key: pkcs8, format: 'der', type: 'pkcs8' });
    const own = rawOf(createPublicKey(privateKey as never));
    for (const [, share = '', body = ''] of header.matchAll(/^-> X25519 (\S+)\n(\S+)$/gm)) {
      const theirs = bytesOf(share);
      if (theirs.length !== 32) continue;
      const secret = diffieHellman({ privateKey, publicKey: publicKeyOf(theirs) });
      const wrap = derived(secret, Buffer.concat([theirs, own]), label);
      const fileKey = openedWith(wrap, noNonce, bytesOf(body));
      if (fileKey?.length === fileKeyBytes) return fileKey;
    }
  }
  throw new NotAnAgeFile('none of the keys opens it');
}

/** What was encrypted; throws where a byte of it was changed or its end is missing. */
export async function* decryptWith(
  identities: readonly string[],
  sealed: AsyncIterable<Uint8Array>,
): AsyncGenerator<Buffer> {
  let waiting = Buffer.alloc(0);
  let key: Buffer | undefined;
  let count = 0;
  for await (const piece of sealed) {
    waiting = Buffer.concat([waiting, piece]);
    if (key === undefined) {
      const end = headerEnd(waiting);
      if (end === undefined || waiting.length < end + nonceBytes) continue;
      const fileKey = openHeader(waiting.subarray(0, end).toString('latin1'), identities);
      key = derived(fileKey, waiting.subarray(end, end + nonceBytes), 'payload');
      waiting = Buffer.from(waiting.subarray(end + nonceBytes));
    }
    while (waiting.length > chunkBytes + tagBytes) {
      const chunk = waiting.subarray(0, chunkBytes + tagBytes);
      yield openedOrThrow(key, nonceOf(count++, false), chunk);
      waiting = Buffer.from(waiting.subarray(chunkBytes + tagBytes));
    }
  }
  if (key === undefined) throw new NotAnAgeFile('it is cut off');
  yield openedOrThrow(key, nonceOf(count, true), waiting);
}

function openedOrThrow(key: Buffer, nonce: Buffer, chunk: Buffer): Buffer {
  const opened = openedWith(key, nonce, chunk);
  if (opened === undefined) throw new NotAnAgeFile('it is cut off or was changed');
  return opened;
}

function headerEnd(bytes: Buffer): number | undefined {
  const mac = bytes.indexOf('\n---');
  const end = mac < 0 ? -1 : bytes.indexOf('\n', mac + 1);
  if (end >= 0) return end + 1;
  if (bytes.length > longestHeader) throw new NotAnAgeFile('it is no age file');
  return undefined;
}

function openHeader(text: string, identities: readonly string[]): Buffer {
  const [, header = '', mac = ''] = /^([\s\S]*\n---) (\S+)\n$/.exec(text) ?? [];
  if (!header.startsWith(`${intro}\n`)) throw new NotAnAgeFile('it is no age file');
  const fileKey = fileKeyIn(header, identities);
  const given = bytesOf(mac);
  const expected = macOf(fileKey, header);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) {
    throw new NotAnAgeFile('its beginning was changed');
  }
  return fileKey;
}

export function isAgeFile(beginning: Uint8Array): boolean {
  return Buffer.from(beginning.subarray(0, intro.length)).toString('latin1') === intro;
}

/** A pair for `age -d -i`: the secret is for paper, the recipient for the server. */
export function newIdentity(): { identity: string; recipient: string } {
  const { privateKey, publicKey } = generateKeyPairSync('x25519');
  const raw = privateKey.export({ format: 'der', type: 'pkcs8' }).subarray(privatePrefix.length);
  return {
    identity: encodeBech32('age-secret-key-', raw).toUpperCase(),
    recipient: encodeBech32('age', rawOf(publicKey)),
  };
}
