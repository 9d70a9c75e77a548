// One process: public pages from memory, the API, and pages rendered for their request.
import { fileURLToPath } from 'node:url';
import { organisation } from '#content/en/organisation';
import { officeZone } from '#domain/office-hours';
import { createApi } from './api.ts';
import { openDatabase } from './db/client.ts';
import { loadEnv } from './env.ts';
import { checkPort } from './http/listen.ts';
import { createLog, type Log } from './http/log.ts';
import { serve } from './http/serve.ts';
import { startBlock } from './http/start-block.ts';
import { isStartProblem } from './http/start-error.ts';
import { keepTidy, prepareDatabase } from './prepare.ts';

const stopLimitMs = 10_000;

async function main(): Promise<void> {
  const env = loadEnv();
  const log = createLog(env.logLevel);
  // Before the database is opened, which may take seconds.
  await checkPort(env);
  const database = await openDatabase(env);
  const stopTidying = keepTidy(database.db, (err) => log.error({ err }, 'Tidying failed'));

  async function closeDatabase(): Promise<void> {
    stopTidying();
    await database.close();
  }
  try {
    const { demoAccount } = await prepareDatabase(database, env);
    const server = await serve({
      ...env,
      buildFolder: buildFolder(),
      createApi: (onPublicChange) => createApi({ db: database.db, env, log, onPublicChange }),
      isDatabaseShared: database.engine === 'postgres',
      timeZone: officeZone,
      log,
    });
    stopOnSignal(log, async () => {
      await server.stop();
      await closeDatabase();
    });
    const { host } = env;
    const { port } = server;
    process.stdout.write(
      startBlock({ name: organisation.name, host, port, place: database.place, demoAccount }),
    );
  } catch (error) {
    await closeDatabase();
    throw error;
  }
}

function buildFolder(): string {
  const isBundle = import.meta.url.endsWith('.js');
  return fileURLToPath(new URL(isBundle ? '..' : '../build', import.meta.url));
}

function stopOnSignal(log: Log, stop: () => Promise<void>): void {
  let isStopping = false;
  async function end(exitCode: number): Promise<void> {
    // A terminal sends its signal to npm and to this process, and npm passes it on: one is enough.
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(1), stopLimitMs + 1_000).unref();
    await stop().catch((err) => log.error({ err }, 'Stopping failed'));
    log.flush();
    process.exit(exitCode);
  }
  process.on('SIGTERM', () => end(0));
  process.on('SIGINT', () => end(0));
  process.on('unhandledRejection', (err) => log.error({ err }, 'A promise was rejected unheard'));
  process.on('uncaughtException', (err) => {
    log.fatal({ err }, 'An error was thrown where nothing catches it');
    void end(1);
  });
}

main().catch((error: unknown) => {
  const text = isStartProblem(error) ? error.message : ((error as Error)?.stack ?? String(error));
  process.stderr.write(`${text}\n`, () => process.exit(1));
});
