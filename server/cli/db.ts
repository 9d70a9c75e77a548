// npm run db -- backup FILE | restore FILE [KEYFILE] | new-key | new-data-key | reseal |
// keep-backups | generate NUMBER | migrate. Uses the database of DATABASE_URL or DATA_DIR.
import { existsSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { sql } from 'drizzle-orm';
import { redactError } from '../api/respond.ts';
import { createKeyPair } from '../backup/age.ts';
import { writeBackup } from '../backup/backup.ts';
import type { End } from '../backup/backup-format.ts';
import { restoreBackup } from '../backup/restore.ts';
import { type Database, openDatabase, type Transaction } from '../db/client.ts';
import { completeRewrites, isRewritePending } from '../db/pending-rewrites.ts';
import { queryRows } from '../db/rows-of.ts';
import { createKeyLine, readKeys } from '../db/sealing/key-file.ts';
import { setKeys } from '../db/sealing/key-ring.ts';
import { openKeys } from '../db/sealing/known-keys.ts';
import { resealAll } from '../db/sealing/reseal.ts';
import { loadEnv } from '../env.ts';
import { runBackupLoop } from '../privacy/backups.ts';
import { readErasedList, repeatErasures } from '../privacy/erased-list.ts';
import { removeLeftoverDrills } from '../privacy/restore-drill.ts';
import { restartNoticePeriod } from '../privacy/retention.ts';
import { CommandError, fileExists, printToStderr, runCommand, withDatabase } from './command.ts';
import { generateMembers } from './generate.ts';
import { limitRole } from './limited-role.ts';

const usage =
  'Usage: npm run db -- backup FILE | restore FILE [KEYFILE] | new-key | new-data-key | reseal | keep-backups | generate NUMBER | migrate';

type Command = (argument: string, other?: string) => Promise<string>;

/** Commands without arguments. */
const alone: Record<string, () => Promise<string>> = {
  async 'new-key'() {
    const { identity, recipient } = await createKeyPair();
    return [
      `${identity}`,
      '  The secret. Write it on paper, twice, and keep it where the server is not.',
      `${recipient}`,
      '  For BACKUP_RECIPIENTS. It only locks.',
    ].join('\n');
  },

  async 'new-data-key'() {
    return [
      createKeyLine(),
      '  A line for DATA_KEYS_FILE (chmod 600) or DATA_KEYS: the first line seals, all open. Keep a copy on paper.',
    ].join('\n');
  },

  async reseal() {
    const rows = await withDatabase(
      async (database) => {
        const resealed = await resealAll(database.db);
        if (await isRewritePending(database.db)) await completeRewrites(database);
        return resealed;
      },
      { mustExist: true },
    );
    return `Sealed ${rows} rows anew. No row needs an older key; backups made until now do.`;
  },

  /** Runs beside a server that cannot reach the backup folder, until the process is stopped. */
  async 'keep-backups'() {
    const env = loadEnv();
    if (env.backupDir === undefined) {
      throw new CommandError('Set BACKUP_DIR and BACKUP_RECIPIENTS.');
    }
    const ending = new AbortController();
    for (const signal of ['SIGTERM', 'SIGINT']) process.once(signal, () => ending.abort());
    await withDatabase(
      async (database) => {
        await removeLeftoverDrills();
        await runBackupLoop(database, env, ending.signal, sayProblem);
      },
      { migrate: false },
    );
    return 'No more backups are made.';
  },

  /** Runs as the owner of the tables, so that the application needs only its own limited role. */
  async migrate() {
    const { databaseUrl, databaseOwnerUrl, databaseBackupUrl, dataDir } = loadEnv();
    if (databaseUrl === undefined || databaseOwnerUrl === undefined) {
      throw new CommandError('Set DATABASE_OWNER_URL, and DATABASE_URL for the role to be made.');
    }
    const database = await openDatabase({ databaseUrl: databaseOwnerUrl, dataDir });
    try {
      const role = await limitRole(database, databaseUrl);
      if (databaseBackupUrl !== undefined) await limitRole(database, databaseBackupUrl, 'backup');
      return `The tables at ${database.place} are up to date; ${role} may use them.`;
    } finally {
      await database.close();
    }
  },
};

const commands: Record<string, Command> = {
  async backup(file) {
    if (existsSync(file)) throw new CommandError(`${file} is there already: name a new file.`);
    const recipients = loadEnv().backupRecipients;
    const end = await withDatabase(
      async (database) => {
        await refuseForeign(database);
        return writeBackup(database, file, recipients);
      },
      { migrate: false },
    );
    const { size } = await stat(file);
    const lock = recipients.length > 0 ? '' : ' It is NOT encrypted: set BACKUP_RECIPIENTS.';
    return `Wrote ${file}: ${contentsOf(end)}, ${Math.ceil(size / 1024)} kB.${lock}`;
  },

  async restore(file, keyFile) {
    if (!fileExists(file)) throw new CommandError(`There is no file ${file}.`);
    const keys = keyFile === undefined ? '' : await readFile(keyFile, 'utf8');
    const identities = keys.match(/AGE-SECRET-KEY-1[A-Z0-9]+/g) ?? [];
    // Read the list first: restore nothing if it is damaged.
    const list = await readErasedList(dirname(file));
    const env = loadEnv();
    setKeys(readKeys(env));
    let erased = 0;
    const end = await withDatabase(
      (database) => {
        const finish = async (tx: Transaction) => {
          // Make a key only if the backup has no sealed texts: a new key could not open them.
          await openKeys({ db: tx, place: database.place }, env, printToStderr);
          erased = await repeatErasures(tx, list ?? [], new Date());
          // Holds and work since the backup are lost, so staff must see the list before anything is
          // erased.
          await restartNoticePeriod(tx, new Date());
        };
        return restoreBackup(database, file, identities, { finish });
      },
      { needsKeys: false },
    );
    const again = erased === 0 ? '' : ` Erased again: ${erased}.`;
    const missing =
      list === undefined ? ' No erased.json beside it: nothing was erased again.' : '';
    return [
      `Restored ${file}: ${contentsOf(end)}.${again}${missing} Everybody has to sign in again.`,
      'Accounts, roles and second factors are as on the day of the backup: before the server starts, look with',
      'npm run staff -- list, and disable whoever was shut out since.',
    ].join(' ');
  },

  async generate(argument) {
    const number = /^\d{1,7}$/.test(argument) ? Number(argument) : 0;
    if (number < 1) throw new CommandError('Say how many members to invent, for example 1000.');
    await withDatabase((database) => generateMembers(database, number));
    return `Invented ${number} members.`;
  },
};

/** Prints a safe reason: a query error's own message contains its values. */
function sayProblem(error: unknown): void {
  const { code, message, name } = redactError(error);
  process.stderr.write(`No backup could be made: ${code ?? message ?? name}.\n`);
}

function contentsOf({ rows }: End): string {
  const total = Object.values(rows).reduce((sum, number) => sum + number, 0);
  return `${rows.members ?? 0} members, ${total} rows in all`;
}

async function refuseForeign({ db, place }: Database): Promise<void> {
  const [found] = await queryRows<{ name: string | null }>(
    db,
    sql`select to_regclass('drizzle.__drizzle_migrations')::text as name`,
  );
  if (!found?.name) throw new CommandError(`The database at ${place} holds no data of ours.`);
}

const [name = '', argument, other, ...more] = process.argv.slice(2);
const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
const bare = Object.hasOwn(alone, name) ? alone[name] : undefined;
await runCommand(async () => {
  if (bare !== undefined && argument === undefined) return bare();
  const isMore = more.length > 0 || (other !== undefined && name !== 'restore');
  if (command === undefined || argument === undefined || isMore) throw new CommandError(usage);
  return command(argument, other);
});
