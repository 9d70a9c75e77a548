// Seals (encrypts) texts with keys held in memory, never stored in the database. A sealed text
// reads s1.<key>.<base64url of iv, data, and tag> and opens only in its own table and column.
import {
  createCipheriv,
  createDecipheriv,
  createSecretKey,
  type KeyObject,
  randomFillSync,
} from 'node:crypto';

export type DataKey = { id: string; key: KeyObject };

/**
 * A sealed text cannot be decrypted: wrong key, wrong column, or altered. The message contains no
 * text.
 */
export class SealError extends Error {
  override name = 'SealError';
}

const cipherName = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;
const beginning = /^s1\.([a-z0-9]{1,16})\.[\w-]{38}/;
const noLetterOfIt = /[^\w-]/;

let sealing: DataKey | undefined;
let opening = new Map<string, KeyObject>();

/** The first key encrypts, all decrypt. */
export function setKeys(keys: readonly DataKey[]): void {
  sealing = keys[0];
  opening = new Map(keys.map(({ id, key }) => [id, key]));
}

export function createDataKey(id: string, bytes: Buffer): DataKey {
  return { id, key: createSecretKey(bytes) };
}

export function hasKeys(): boolean {
  return sealing !== undefined;
}

export function getSealingKeyId(): string {
  return currentKey().id;
}

function currentKey(): DataKey {
  if (sealing === undefined) throw new SealError('There is no key to seal with.');
  return sealing;
}

/** Returns the id of the key that sealed a text, or undefined for a plain text. */
export function getKeyId(text: string): string | undefined {
  // The prefix rules out most texts.
  if (!text.startsWith('s1.')) return undefined;
  const id = beginning.exec(text)?.[1];
  // Checked separately: one pattern over a whole long text takes as long as decrypting it.
  return id === undefined || noLetterOfIt.test(text.slice(id.length + 4)) ? undefined : id;
}

/** Random bytes for many IVs at once: one system call costs more than the encryption. */
const chance = Buffer.alloc(ivBytes * 256);
let used = chance.length;

function nextIv(): Buffer {
  if (used === chance.length) {
    randomFillSync(chance);
    used = 0;
  }
  used += ivBytes;
  return Buffer.from(chance.subarray(used - ivBytes, used));
}

export function seal(text: string, boundTo: Buffer): string {
  const { id, key } = currentKey();
  const iv = nextIv();
  const cipher = createCipheriv(cipherName, key, iv, { authTagLength: tagBytes });
  cipher.setAAD(boundTo);
  const data = cipher.update(text, 'utf8');
  const sealed = Buffer.concat([iv, data, cipher.final(), cipher.getAuthTag()]);
  return `s1.${id}.${sealed.toString('base64url')}`;
}

/** Returns plain text unchanged: it was stored before there were keys. */
export function unseal(text: string, boundTo: Buffer): string {
  const id = getKeyId(text);
  if (id === undefined) return text;
  const key = opening.get(id);
  if (key === undefined) throw new SealError('A text is sealed with a key that is not here.');
  const bytes = Buffer.from(text.slice(id.length + 4), 'base64url');
  const end = bytes.length - tagBytes;
  try {
    const decipher = createDecipheriv(cipherName, key, bytes.subarray(0, ivBytes), {
      authTagLength: tagBytes,
    });
    decipher.setAAD(boundTo);
    decipher.setAuthTag(bytes.subarray(end));
    const data = decipher.update(bytes.subarray(ivBytes, end));
    decipher.final();
    return data.toString('utf8');
  } catch {
    throw new SealError('A sealed text does not open: its key is another, or it was altered.');
  }
}
