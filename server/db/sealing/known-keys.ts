// Stores which keys sealed texts in this database, each with a probe that only that key decrypts. A
// start or a restore detects a missing key without checking every row.
import { ne, sql } from 'drizzle-orm';
import { StartError } from '../../start-error.ts';
import type { Queries } from '../client.ts';
import { dataKeys } from '../schema/requests.ts';
import {
  createKeyFile,
  describeKeyPlace,
  getKeyFile,
  type KeySettings,
  readKeys,
} from './key-file.ts';
import { getSealingKeyId, hasKeys, seal, setKeys, unseal } from './key-ring.ts';

const boundTo = Buffer.from('data_keys.probe');

/** Returns the ids of keys that this database needs and this process lacks. */
export async function findMissingKeys(db: Queries): Promise<string[]> {
  const known = await db.select().from(dataKeys).orderBy(dataKeys.createdAt);
  return known.filter(({ id, probe }) => !isOpenedAs(id, probe)).map(({ id }) => id);
}

function isOpenedAs(id: string, probe: string): boolean {
  try {
    return unseal(probe, boundTo) === id;
  } catch {
    return false;
  }
}

/**
 * Call before the first use of a key, and periodically: another process may have removed its probe.
 */
export async function storeKeyProbe(db: Queries): Promise<void> {
  const id = getSealingKeyId();
  await db
    .insert(dataKeys)
    .values({ id, probe: seal(id, boundTo) })
    .onConflictDoNothing();
}

export async function deleteOtherKeys(db: Queries): Promise<void> {
  await db.delete(dataKeys).where(ne(dataKeys.id, getSealingKeyId()));
}

/**
 * Loads the keys, makes the first one if allowed, and rejects a database that they cannot decrypt.
 */
export async function openKeys(
  { db, place }: { db: Queries; place: string },
  settings: KeySettings,
  say: (text: string) => void,
): Promise<void> {
  await db.transaction(async (tx) => {
    // Several processes may start at once: one makes the key, the others read it.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('app-data-keys'))`);
    setKeys(readKeys(settings));
    const [missing] = await findMissingKeys(tx);
    const where = describeKeyPlace(settings);
    if (missing !== undefined) {
      throw new StartError(
        `The texts in ${place} are sealed with the key ${missing}, and ${where} does not hold it. Put it back: without it nobody can read them again.`,
      );
    }
    if (!hasKeys()) {
      setKeys(createKeyFile(getKeyFile(settings) ?? ''));
      say(
        `Made ${where}: the key to what people tell you. Copy it to paper and keep that away from this machine; without it those texts and their backups are lost.`,
      );
    }
    await storeKeyProbe(tx);
  });
}
