// What a backup is read from, when others are at work.
import type { Database } from '../db/client.ts';

type Source = {
  database: Pick<Database, 'db'>;
  /** Why everybody has to wait for it after all; mostly there is no reason. */
  whyBusy?: string;
  drop(): Promise<void>;
};

/** A copy, where reading keeps everybody else out. Where there can be none: a backup is worth their waiting. */
export async function openSource(database: Database, signal?: AbortSignal): Promise<Source> {
  const itself = { database, drop: async () => {} };
  if (database.openCopy === undefined) return itself;
  try {
    const copy = await database.openCopy(signal);
    // What is left of it goes before the next one, and with the next start.
    return { database: copy, drop: () => copy.close().catch(() => {}) };
  } catch (error) {
    signal?.throwIfAborted();
    return { ...itself, whyBusy: error instanceof Error ? error.message : String(error) };
  }
}
