// The first moments of a process: what is wrong with its settings or its port is said, and the database of a
// folder begins to open in its thread, before the main thread has read the rest of the server.
import { safeError } from '../../api/respond.ts';
import { type Folder, openFolder } from '../../db/folder.ts';
import { type Env, loadEnv } from '../../env.ts';
import { isStartProblem } from '../../start-error.ts';
import { checkPort } from './listen.ts';

export type Begun = { env: Env; folder: Promise<Folder> | undefined };

export async function begin(): Promise<Begun> {
  try {
    const env = loadEnv();
    // Before the database is opened, which may take seconds.
    await checkPort(env);
    const folder = env.databaseUrl === undefined ? openFolder(env.dataDir) : undefined;
    // Told by whoever waits for it.
    folder?.catch(() => {});
    return { env, folder };
  } catch (error) {
    return notStarted(error);
  }
}

/** Says in one line why there is no server, and ends. */
export function notStarted(error: unknown): Promise<never> {
  const text = isStartProblem(error) ? error.message : JSON.stringify(safeError(error));
  process.stderr.write(`${text}\n`, () => process.exit(1));
  return new Promise(() => {});
}
