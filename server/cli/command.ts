// What every command line has in common: it opens the database, does one thing, and says what went
// wrong in one line.
import { statSync } from 'node:fs';
import { AppError } from '../api/app-error.ts';
import { BackupError } from '../backup/backup-format.ts';
import { type Database, openDatabase } from '../db/client.ts';
import { databaseFolder } from '../db/embedded/data-folder.ts';
import { openKeys } from '../db/sealing/known-keys.ts';
import { loadEnv } from '../env.ts';
import { isStartProblem, StartError } from '../start-error.ts';

/** A wrong call, or a reason not to do it: printed as its message alone. */
export class CommandError extends Error {
  override name = 'CommandError';
}

export async function runCommand(work: () => Promise<string>): Promise<void> {
  try {
    process.stdout.write(`${await work()}\n`);
  } catch (error) {
    process.stderr.write(`${inOneLine(error)}\n`);
    process.exitCode = 1;
  }
}

type Options = {
  /** What leaves the tables as they are reads no sealed text, or does without. */
  migrate?: boolean;
  /** A mistyped folder is not to become a new one. */
  mustExist?: boolean;
  /** Only a restore brings its own. */
  needsKeys?: boolean;
};

export async function withDatabase<T>(
  work: (database: Database) => Promise<T>,
  { migrate = true, mustExist = !migrate, needsKeys = migrate }: Options = {},
): Promise<T> {
  const env = loadEnv();
  if (mustExist && env.databaseUrl === undefined && !isThere(databaseFolder(env.dataDir))) {
    throw new CommandError(`There is no database in ${env.dataDir}.`);
  }
  const database = await openDatabase(env, { migrate, isAlone: true });
  try {
    if (needsKeys) await openKeys(database, env, sayAside);
    return await work(database);
  } finally {
    await database.close();
  }
}

/** Not so where this account may not look: what is there is not to be taken for missing. */
export function isThere(path: string): boolean {
  try {
    return statSync(path, { throwIfNoEntry: false }) !== undefined;
  } catch {
    throw new CommandError(
      `${path} cannot be reached by this account: run as the user whose it is.`,
    );
  }
}

/** Beside what the command itself prints. */
export function sayAside(text: string): void {
  process.stderr.write(`${text}\n`);
}

function inOneLine(error: unknown): string {
  const isClear =
    error instanceof CommandError ||
    error instanceof BackupError ||
    error instanceof AppError ||
    error instanceof StartError ||
    isStartProblem(error);
  if (isClear) return error.message;
  // A query's own message repeats its values; what the database said of it does not.
  let cause = error;
  while (cause instanceof Error && cause.cause instanceof Error) cause = cause.cause;
  const reason = cause instanceof Error ? cause.message : String(cause);
  return `That did not work: ${reason.replace(/\s+/g, ' ')}`;
}
