// Compares the migrations of this build with those applied to a database.
import { fileURLToPath } from 'node:url';
import { type SQL, sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { StartError } from '../start-error.ts';
import { isOlderVersion, version } from '../version.ts';

type Rows = { execute(query: SQL): PromiseLike<unknown> };

export const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));

const undefinedTable = '42P01';

/** Identifies each migration by the hash of its SQL. */
export function readBuildMigrations(): string[] {
  return readMigrationFiles({ migrationsFolder }).map(({ hash }) => hash);
}

/** Returns an empty list for a database without tables. */
export async function readAppliedMigrations(db: Rows): Promise<string[]> {
  try {
    const query = sql`select hash from drizzle.__drizzle_migrations order by id`;
    const { rows } = (await db.execute(query)) as { rows: { hash: string }[] };
    return rows.map(({ hash }) => hash);
  } catch (error) {
    const cause = error instanceof Error ? error.cause : undefined;
    if (cause instanceof Error && 'code' in cause && cause.code === undefinedTable) return [];
    throw error;
  }
}

/** True if no migration is pending. Throws if this build cannot use the tables. */
export async function isMigrated(db: Rows, place: string): Promise<boolean> {
  const [own, stored] = [readBuildMigrations(), await readAppliedMigrations(db)];
  const shared = Math.min(own.length, stored.length);
  if (own.slice(0, shared).join() !== stored.slice(0, shared).join()) {
    throw new StartError(
      `The data at ${place} was made by another build and cannot be upgraded: run the build that made it, or start with an empty data folder or database.`,
    );
  }
  // A newer build has migrated the database. Older processes may keep using it unless a migration
  // forbids that.
  if (stored.length > own.length) await refuseIfTooOld(db, place);
  return stored.length >= own.length;
}

async function refuseIfTooOld(db: Rows, place: string): Promise<void> {
  const result = (await db.execute(sql`select oldest_version() as oldest`)) as {
    rows: { oldest: string }[];
  };
  const oldest = result.rows[0]?.oldest ?? '';
  if (isOlderVersion(version, oldest)) {
    throw new StartError(
      `This is version ${version}, and the data at ${place} needs version ${oldest} or later: start that version instead.`,
    );
  }
}
