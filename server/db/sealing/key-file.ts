// Reads the encryption keys from the environment or a file. With the embedded database or a demo,
// the first start makes the file. Lines are "id key"; the first key encrypts, all decrypt.
import { createHash, randomBytes } from 'node:crypto';
import {
  closeSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import type { Env } from '../../env.ts';
import { StartError } from '../../start-error.ts';
import { createDataKey, type DataKey } from './key-ring.ts';

export type KeySettings = Pick<
  Env,
  'dataDir' | 'databaseUrl' | 'demo' | 'dataKeys' | 'dataKeysFile'
>;

const keyBytes = 32;
const howToMake = 'Make a key by: npm run db -- new-data-key';

/** The key file; undefined if the keys are in the environment. */
export function getKeyFile({ dataDir, dataKeys, dataKeysFile }: KeySettings): string | undefined {
  return dataKeys === undefined ? (dataKeysFile ?? join(dataDir, 'data-keys')) : undefined;
}

/** The location of the keys, for messages. */
export function describeKeyPlace(settings: KeySettings): string {
  return getKeyFile(settings) ?? 'DATA_KEYS';
}

/** Returns an empty list if the first start should make a key. */
export function readKeys(settings: KeySettings): DataKey[] {
  const { dataKeys, dataKeysFile, databaseUrl, demo } = settings;
  if (dataKeys !== undefined) return parseKeys(dataKeys, 'DATA_KEYS');
  const file = getKeyFile(settings) ?? '';
  const text = readKeyFile(file);
  if (text !== undefined) return parseKeys(text, file);
  if (dataKeysFile !== undefined) {
    throw new StartError(
      `Environment: DATA_KEYS_FILE names ${file}, which is not there. ${howToMake}`,
    );
  }
  if (databaseUrl !== undefined && !demo) {
    throw new StartError(
      `Environment: DATA_KEYS_FILE (or DATA_KEYS) is missing, the key that seals what people tell us. ${howToMake}`,
    );
  }
  return [];
}

/**
 * Returns undefined only if the file certainly does not exist; otherwise a new key would replace
 * the old one.
 */
function readKeyFile(file: string): string | undefined {
  try {
    const found = statSync(file, { throwIfNoEntry: false });
    if (found === undefined) return undefined;
    refuseReaders(file, found.mode);
    return readFileSync(file, 'utf8');
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (code !== 'EACCES' && code !== 'EPERM') throw error;
    throw new StartError(
      `${file} cannot be read by this account: give it, and its folder, to the user who runs this. Make no other key: it opens nothing that this one sealed.`,
    );
  }
}

function refuseReaders(file: string, mode: number): void {
  if ((mode & 0o077) === 0) return;
  throw new StartError(`${file} holds keys and others may read it. Run: chmod 600 ${file}`);
}

/** One key per line or between commas, because some environments do not allow line breaks. */
function parseKeys(text: string, place: string): DataKey[] {
  const keys = text
    .split(/[\n,]/)
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [, id = '', encoded = ''] = /^([a-z0-9]{1,16})\s+([\w-]{43})$/.exec(line) ?? [];
      const bytes = Buffer.from(encoded, 'base64url');
      // Do not repeat the line in the error: it may be almost a key.
      if (bytes.length !== keyBytes)
        throw new StartError(`${place}: a line is not "id key". ${howToMake}`);
      return createDataKey(id, bytes);
    });
  if (keys.length === 0) throw new StartError(`${place} holds no key. ${howToMake}`);
  if (new Set(keys.map(({ id }) => id)).size < keys.length) {
    throw new StartError(`${place}: two keys have the same id.`);
  }
  return keys;
}

/** The id is derived from the key, so that two people can compare keys by phone. */
export function createKeyLine(): string {
  const bytes = randomBytes(keyBytes);
  const id = createHash('sha256').update(bytes).digest('hex').slice(0, 8);
  return `${id} ${bytes.toString('base64url')}`;
}

/** Writes atomically and never overwrites another process's file: several may start at once. */
export function createKeyFile(file: string): DataKey[] {
  mkdirSync(dirname(file), { recursive: true });
  const unfinished = `${file}.${process.pid}.unfinished`;
  rmSync(unfinished, { force: true });
  const handle = openSync(unfinished, 'wx', 0o600);
  try {
    writeSync(handle, `${createKeyLine()}\n`);
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
  try {
    linkSync(unfinished, file);
    syncFolder(dirname(file));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(unfinished, { force: true });
  }
  return parseKeys(readKeyFile(file) ?? '', file);
}

/** Syncs the folder, so that a power cut after the first sealed text cannot lose the key. */
function syncFolder(folder: string): void {
  const handle = openSync(folder, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
