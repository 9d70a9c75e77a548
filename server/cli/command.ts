// Shared by all command lines: opens the database, runs one command, and prints errors in one line.
import { statSync } from 'node:fs';
import { AppError } from '../api/app-error.ts';
import { BackupError } from '../backup/backup-format.ts';
import { type Database, openDatabase } from '../db/client.ts';
import { getDatabaseFolder } from '../db/embedded/data-folder.ts';
import { openKeys } from '../db/sealing/known-keys.ts';
import { loadEnv } from '../env.ts';
import { isStartProblem, StartError } from '../start-error.ts';

/** Wrong usage, or a reason not to run the command. Only the message is printed. */
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
  /** False for commands that must not change the tables; they read no sealed text. */
  migrate?: boolean;
  /** Prevents a mistyped folder from becoming a new one. */
  mustExist?: boolean;
  /** False only for a restore, which brings its own keys. */
  needsKeys?: boolean;
};

export async function withDatabase<T>(
  work: (database: Database) => Promise<T>,
  { migrate = true, mustExist = !migrate, needsKeys = migrate }: Options = {},
): Promise<T> {
  const env = loadEnv();
  if (mustExist && env.databaseUrl === undefined && !fileExists(getDatabaseFolder(env.dataDir))) {
    throw new CommandError(`There is no database in ${env.dataDir}.`);
  }
  const database = await openDatabase(env, { migrate, isAlone: true });
  try {
    if (needsKeys) await openKeys(database, env, printToStderr);
    return await work(database);
  } finally {
    await database.close();
  }
}

/** Throws if this account lacks permission, so that existing files are not reported as missing. */
export function fileExists(path: string): boolean {
  try {
    return statSync(path, { throwIfNoEntry: false }) !== undefined;
  } catch {
    throw new CommandError(
      `${path} cannot be reached by this account: run as the user whose it is.`,
    );
  }
}

/** Prints to stderr, apart from the command's own output. */
export function printToStderr(text: string): void {
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
  // A query error's own message contains its values; the database's message does not.
  let cause = error;
  while (cause instanceof Error && cause.cause instanceof Error) cause = cause.cause;
  const reason = cause instanceof Error ? cause.message : String(cause);
  return `That did not work: ${reason.replace(/\s+/g, ' ')}`;
}
