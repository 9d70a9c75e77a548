// The keys that seal texts in the database: set once at start, kept in memory, never stored in the database.
// A sealed text reads s1.<key>.<base64url of iv, data and tag>. What it is bound to (table and column) is
// checked when it is opened: moved elsewhere it opens no more.
import {
  createCipheriv,
  createDecipheriv,
  createSecretKey,
  type KeyObject,
  randomFillSync,
} from 'node:crypto';

export type DataKey = { id: string; key: KeyObject };

/** What was sealed cannot be opened: another key, another place, or altered. It repeats no text. */
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

/** The first seals, all open. */
export function takeKeys(keys: readonly DataKey[]): void {
  sealing = keys[0];
  opening = new Map(keys.map(({ id, key }) => [id, key]));
}

export function dataKey(id: string, bytes: Buffer): DataKey {
  return { id, key: createSecretKey(bytes) };
}

export function hasKeys(): boolean {
  return sealing !== undefined;
}

export function sealingKey(): string {
  return currentKey().id;
}

function currentKey(): DataKey {
  if (sealing === undefined) throw new SealError('There is no key to seal with.');
  return sealing;
}

/** The key that sealed a text; undefined of one that is not sealed. */
export function keyOf(text: string): string | undefined {
  // Most texts are told apart by their beginning.
  if (!text.startsWith('s1.')) return undefined;
  const id = beginning.exec(text)?.[1];
  // Looked for by itself: a pattern over all of a long text takes as long as opening it.
  return id === undefined || noLetterOfIt.test(text.slice(id.length + 4)) ? undefined : id;
}

/** Asked for many at a time: one call to the system costs more than the sealing. */
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

/** What is not sealed is what it was before there were keys. */
export function open(text: string, boundTo: Buffer): string {
  const id = keyOf(text);
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
