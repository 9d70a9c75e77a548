// Where the keys come from: the environment, a file that it names, or, for a folder database and a demo, a
// file beside the data that the first start makes. Lines of "id key"; the first seals, all open.
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
import { type DataKey, dataKey } from './key-ring.ts';

export type KeySettings = Pick<
  Env,
  'dataDir' | 'databaseUrl' | 'demo' | 'dataKeys' | 'dataKeysFile'
>;

const keyBytes = 32;
const howToMake = 'Make a key by: npm run db -- new-data-key';

/** The file that holds the keys; none where the environment does. */
export function keyFileOf({ dataDir, dataKeys, dataKeysFile }: KeySettings): string | undefined {
  return dataKeys === undefined ? (dataKeysFile ?? join(dataDir, 'data-keys')) : undefined;
}

/** As a person knows it. */
export function keyPlaceOf(settings: KeySettings): string {
  return keyFileOf(settings) ?? 'DATA_KEYS';
}

/** None where a first start is to make one. */
export function readKeys(settings: KeySettings): DataKey[] {
  const { dataKeys, dataKeysFile, databaseUrl, demo } = settings;
  if (dataKeys !== undefined) return parseKeys(dataKeys, 'DATA_KEYS');
  const file = keyFileOf(settings) ?? '';
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

/** What it holds; nothing only where it is certain that there is none, or a new key would take its place. */
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

/** One key a line (or between commas): the environment has no lines in some places. */
function parseKeys(text: string, place: string): DataKey[] {
  const keys = text
    .split(/[\n,]/)
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [, id = '', encoded = ''] = /^([a-z0-9]{1,16})\s+([\w-]{43})$/.exec(line) ?? [];
      const bytes = Buffer.from(encoded, 'base64url');
      // The line is not repeated: it is nearly a key.
      if (bytes.length !== keyBytes)
        throw new StartError(`${place}: a line is not "id key". ${howToMake}`);
      return dataKey(id, bytes);
    });
  if (keys.length === 0) throw new StartError(`${place} holds no key. ${howToMake}`);
  if (new Set(keys.map(({ id }) => id)).size < keys.length) {
    throw new StartError(`${place}: two keys have the same id.`);
  }
  return keys;
}

/** The id is made from the key: two people can say on the phone whether they have the same. */
export function newKeyLine(): string {
  const bytes = randomBytes(keyBytes);
  const id = createHash('sha256').update(bytes).digest('hex').slice(0, 8);
  return `${id} ${bytes.toString('base64url')}`;
}

/** Whole or not at all, and never over another's: processes may start together. */
export function makeKeyFile(file: string): DataKey[] {
  mkdirSync(dirname(file), { recursive: true });
  const unfinished = `${file}.${process.pid}.unfinished`;
  rmSync(unfinished, { force: true });
  const handle = openSync(unfinished, 'wx', 0o600);
  try {
    writeSync(handle, `${newKeyLine()}\n`);
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

/** A power cut after the first texts were sealed must not take the key. */
function syncFolder(folder: string): void {
  const handle = openSync(folder, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
