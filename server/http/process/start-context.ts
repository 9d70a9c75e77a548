// Begins a process: checks the settings and the port, and starts to open the embedded database
// while the main thread loads the rest.
import { redactError } from '../../api/respond.ts';
import { type Folder, openFolder } from '../../db/folder.ts';
import { describeMisspelledSettings, type Env, loadEnv } from '../../env.ts';
import { isStartProblem } from '../../start-error.ts';
import { checkPort } from './listen.ts';

export type StartContext = { env: Env; folder: Promise<Folder> | undefined };

export async function readStartContext(): Promise<StartContext> {
  try {
    for (const line of describeMisspelledSettings()) process.stderr.write(`${line}\n`);
    const env = loadEnv();
    // Check first: opening the database may take seconds.
    await checkPort(env);
    const folder = env.databaseUrl === undefined ? openFolder(env.dataDir) : undefined;
    // The caller that awaits the folder handles the error.
    folder?.catch(() => {});
    return { env, folder };
  } catch (error) {
    return exitWithStartError(error);
  }
}

/** Prints why the server cannot start in one line, and exits. */
export function exitWithStartError(error: unknown): Promise<never> {
  const text = isStartProblem(error) ? error.message : JSON.stringify(redactError(error));
  process.stderr.write(`${text}\n`, () => process.exit(1));
  return new Promise(() => {});
}
