// Chooses the source of a backup while others are working.
import type { Database } from '../db/client.ts';

type Source = {
  database: Pick<Database, 'db'>;
  /** Why others must wait for the backup; normally undefined. */
  blockingReason?: string;
  drop(): Promise<void>;
};

/** Opens a copy if reading would block others. If copying fails, uses the live database. */
export async function openSource(database: Database, signal?: AbortSignal): Promise<Source> {
  const itself = { database, drop: async () => {} };
  if (database.openCopy === undefined) return itself;
  try {
    const copy = await database.openCopy(signal);
    // Leftovers are removed before the next copy and at the next start.
    return { database: copy, drop: () => copy.close().catch(() => {}) };
  } catch (error) {
    signal?.throwIfAborted();
    return { ...itself, blockingReason: error instanceof Error ? error.message : String(error) };
  }
}
