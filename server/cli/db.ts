// npm run db -- backup FILE | restore FILE | generate NUMBER | migrate
// On the database that the environment names: DATABASE_URL, or else DATA_DIR.
import { existsSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { sql } from 'drizzle-orm';
import { type Database, openDatabase } from '../db/client.ts';
import { databaseFolder } from '../db/embedded/data-folder.ts';
import { rowsOf } from '../db/rows-of.ts';
import { loadEnv } from '../env.ts';
import { writeBackup } from './backup.ts';
import type { End } from './backup-format.ts';
import { CommandError, runCommand, withDatabase } from './command.ts';
import { generateMembers } from './generate.ts';
import { limitRole } from './limited-role.ts';
import { restoreBackup } from './restore.ts';

const usage = 'Usage: npm run db -- backup FILE | restore FILE | generate NUMBER | migrate';

const commands: Record<string, (argument: string) => Promise<string>> = {
  async backup(file) {
    refuseMissingFolder();
    const end = await withDatabase(
      async (database) => {
        await refuseForeign(database);
        return writeBackup(database, file);
      },
      { migrate: false },
    );
    const { size } = await stat(file);
    return `Wrote ${file}: ${contentsOf(end)}, ${Math.ceil(size / 1024)} kB.`;
  },

  async restore(file) {
    if (!existsSync(file)) throw new CommandError(`There is no file ${file}.`);
    const end = await withDatabase((database) => restoreBackup(database, file));
    return `Restored ${file}: ${contentsOf(end)}. Everybody has to sign in again.`;
  },

  async generate(argument) {
    const number = /^\d{1,7}$/.test(argument) ? Number(argument) : 0;
    if (number < 1) throw new CommandError('Say how many members to invent, for example 1000.');
    await withDatabase((database) => generateMembers(database, number));
    return `Invented ${number} members.`;
  },

  /** As the owner of the tables; the application then needs no more than its own role. */
  async migrate() {
    const { databaseUrl, databaseOwnerUrl, dataDir } = loadEnv();
    if (databaseUrl === undefined || databaseOwnerUrl === undefined) {
      throw new CommandError('Set DATABASE_OWNER_URL, and DATABASE_URL for the role to be made.');
    }
    const database = await openDatabase({ databaseUrl: databaseOwnerUrl, dataDir });
    try {
      const role = await limitRole(database, databaseUrl);
      return `The tables at ${database.place} are up to date; ${role} may use them.`;
    } finally {
      await database.close();
    }
  },
};

function contentsOf({ rows }: End): string {
  const total = Object.values(rows).reduce((sum, number) => sum + number, 0);
  return `${rows.members ?? 0} members, ${total} rows in all`;
}

/** Opening a folder makes a database in it; a backup of that would be a backup of nothing. */
function refuseMissingFolder(): void {
  const { databaseUrl, dataDir } = loadEnv();
  if (databaseUrl === undefined && !existsSync(databaseFolder(dataDir))) {
    throw new CommandError(`There is no database in ${dataDir}.`);
  }
}

async function refuseForeign({ db, place }: Database): Promise<void> {
  const [found] = await rowsOf<{ name: string | null }>(
    db,
    sql`select to_regclass('drizzle.__drizzle_migrations')::text as name`,
  );
  if (!found?.name) throw new CommandError(`The database at ${place} holds no data of ours.`);
}

const [name = '', argument, ...more] = process.argv.slice(2);
const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
await runCommand(async () => {
  const isComplete = name === 'migrate' ? argument === undefined : argument !== undefined;
  if (command === undefined || !isComplete || more.length > 0) throw new CommandError(usage);
  return command(argument ?? '');
});
