// Runs one process: opens the database, serves, and shuts down gracefully.
import { createFailureWatch } from '../../api/failure-watch.ts';
import { createPublicDataCache } from '../../api/public-data-cache.ts';
import { createReadLog } from '../../api/read-log.ts';
import {
  createApi,
  createLive,
  passwordPaths,
  prepareApi,
  responseClockStops,
  runJobs,
} from '../../api.ts';
import { openDatabase } from '../../db/client.ts';
import { openKeys } from '../../db/sealing/known-keys.ts';
import { isMissing, readChecklist } from '../../operation/checklist.ts';
import { createMetrics } from '../../operation/metrics.ts';
import { createOutbox } from '../../operation/outbox-worker.ts';
import { createRunWorker } from '../../runs/run-worker.ts';
import { createCurrentSite } from '../../site/current-site.ts';
import { createLog, type Log } from '../log.ts';
import { prepareDatabase, startPeriodicJobs } from './prepare.ts';
import type { Serve } from './serve.ts';
import { startBlock } from './start-block.ts';
import { exitWithStartError, type StartContext } from './start-context.ts';
import { waitForDatabase } from './wait-for-database.ts';

const stopLimitMs = 10_000;
const unheardMs = 60_000;
/** A release must show within two seconds, even where a connection pooler blocks notifications. */
const releasePollMs = 1_000;
const preparingLineAfterMs = 2_000;
/** PostgreSQL cancels slow statements earlier. Without any response after this time, the connection is broken. */
const queryTimeoutMs = 20_000;

/** Loads the app while the database opens in its own thread, then serves it. */
export function run(begun: StartContext, load: () => Promise<Serve>): void {
  // Drop output when the disk is full.
  process.stdout.on('error', () => {});
  start(begun, load).catch(exitWithStartError);
}

async function start({ env, folder }: StartContext, load: () => Promise<Serve>): Promise<void> {
  const log = createLog(env.logLevel);
  const preparingLine = setTimeout(() => {
    process.stdout.write('Preparing the database …\n');
  }, preparingLineAfterMs);
  const printWaiting = (line: string) => {
    clearTimeout(preparingLine);
    process.stdout.write(`${line}\n`);
  };
  try {
    const open = () => openDatabase(env, { folder, queryTimeoutMs });
    const opening = env.databaseUrl === undefined ? open() : waitForDatabase(open, printWaiting);
    const loading = load();
    // The await below reports this error, when there is a database to close.
    loading.then(prepareApi).catch(() => {});
    const database = await opening;
    let stopTidying = async () => {};
    const closeDatabase = async () => {
      await stopTidying();
      await database.close();
    };
    try {
      await openKeys(database, env, (text) => process.stdout.write(`${text}\n`));
      const { demoAccount } = await prepareDatabase(database, env);
      const checklist = await readChecklist(database.db, env);
      const serve = await loading;
      const kept = createPublicDataCache();
      const live = createLive(database.db);
      const reads = createReadLog(database.db, () => new Date());
      const failures = createFailureWatch({ db: database.db, log });
      const currentSite = createCurrentSite(database.db);
      await currentSite.reload();
      const outbox = await createOutbox({
        site: currentSite.read,
        db: database.db,
        env,
        log,
        failures,
        stopClocks: responseClockStops,
      });
      const runWorker = createRunWorker({ db: database.db, jobs: runJobs, log });
      let onPublicChange = (_isNewRelease: boolean) => {};
      const publicChanged = () => {
        kept.forget();
        showNewRelease(() => onPublicChange(false));
      };
      /** Only one process uses the embedded database, and it publishes its releases itself. */
      const showNewRelease = (orElse = () => {}) => {
        currentSite.reload().then(
          (isNew) => (isNew ? onPublicChange(true) : orElse()),
          (err) => {
            log.error({ err }, 'The newest release of the site could not be loaded');
            orElse();
          },
        );
      };
      const stopHearing = database.watchChanges({
        heard: (channel, payload) => {
          if (channel === 'outbox') outbox.wake();
          else if (channel === 'staff_change') {
            live.hear(payload);
            if (payload.includes('"run"')) runWorker.wake();
          }
          // Only one process uses the embedded database, so it already knows its own changes.
          else if (database.engine === 'postgres') publicChanged();
        },
        missed: () => {
          outbox.wake();
          live.missed();
          publicChanged();
        },
      });
      // Some connection poolers block notifications; then a change shows after this interval.
      const unheard = setInterval(publicChanged, unheardMs);
      unheard.unref();
      const releasePoll =
        database.engine === 'postgres' ? setInterval(showNewRelease, releasePollMs) : undefined;
      releasePoll?.unref();
      const server = await serve({
        ...env,
        siteContent: currentSite.read,
        reloadSite: currentSite.reload,
        createApi: (onPublicChange, onFiguresChange, onSitePublished) =>
          createApi({
            ...{ db: database.db, env, log, kept, live, reads, failures },
            ...{ onPublicChange, onFiguresChange, onSitePublished },
            site: currentSite.read,
          }),
        passwordPaths,
        watchChanges: (onChange) => {
          onPublicChange = onChange;
          return async () => {
            onPublicChange = () => {};
          };
        },
        log,
        metrics: createMetrics({ database, env, failures, live }),
      });
      const background = server.firstPages.then(() => {
        outbox.start();
        runWorker.start();
        stopTidying = startPeriodicJobs(database, env, log, (err) =>
          log.error({ err }, 'Tidying failed'),
        );
      });
      stopOnSignal(log, async () => {
        // Close live connections first: draining would wait for connected screens.
        live.close();
        failures.stop();
        const sent = Promise.all([outbox.stop(), runWorker.stop()]);
        // Awaited in closeDatabase: a running drill needs a moment to clean up.
        void stopTidying();
        await server.stop();
        await background;
        await sent;
        await reads.flush().catch((err) => log.error({ err }, 'The last reads were not noted'));
        clearInterval(unheard);
        clearInterval(releasePoll);
        await stopHearing();
        await closeDatabase();
      });
      const { place } = database;
      process.stdout.write(
        startBlock({
          name: currentSite.read().facts.name,
          host: env.host,
          port: server.port,
          place,
          demoAccount,
          missing: checklist.filter(isMissing).map(({ name }) => name),
        }),
      );
    } catch (error) {
      await closeDatabase();
      throw error;
    }
  } finally {
    clearTimeout(preparingLine);
  }
}

function stopOnSignal(log: Log, stop: () => Promise<void>): void {
  let isStopping = false;
  async function end(exitCode: number): Promise<void> {
    // A terminal signals npm and this process, and npm forwards its signal: handle only one.
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(1), stopLimitMs + 1_000).unref();
    await stop().catch((err) => log.error({ err }, 'Stopping failed'));
    await log.flush();
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
