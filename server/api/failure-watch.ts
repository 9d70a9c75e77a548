// Counts database failures and failed outbox runs, and raises and clears the alarm.
import { sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import { minuteMs } from '#domain/calendar/durations';
import type { FailureReason } from '#domain/failures';
import { failures as text } from '#text/staff/failures';
import type { Db } from '../db/client.ts';
import { findDatabaseFailure, findErrorCode } from './app-error.ts';

/** Number of failures that raises the alarm: requests within a minute, or outbox runs in a row. */
const alarmCount = 3;
const tryEveryMs = 5_000;
/** Time without a failed request or test write after which the alarm ends. */
const quietMs = 10_000;

const noFailedRuns = { failedRuns: 0, code: undefined };

export type FailureWatch = ReturnType<typeof createFailureWatch>;

export type FailureWatchOptions = {
  db: Db;
  log: Pick<Logger, 'error' | 'info'>;
  tryToWrite?: (db: Db) => Promise<unknown>;
};

export function createFailureWatch({ db, log, tryToWrite = writeAndForget }: FailureWatchOptions) {
  let failedAt: number[] = [];
  let database: { reason: FailureReason; code: string | undefined } | undefined;
  let outbox: { failedRuns: number; code: string | undefined } = noFailedRuns;
  let loggedAt = Number.NEGATIVE_INFINITY;
  let timer: NodeJS.Timeout | undefined;

  function reason(): FailureReason | undefined {
    if (database) return database.reason;
    return outbox.failedRuns >= alarmCount ? 'outbox-unreadable' : undefined;
  }

  /** Counts the error if it is a database failure. */
  function noteFailure(error: unknown): void {
    const failure = findDatabaseFailure(error);
    if (failure === undefined) return;
    const now = Date.now();
    failedAt = [...failedAt, now].filter((at) => now - at < minuteMs).slice(-alarmCount);
    if (failedAt.length < alarmCount && database === undefined) return;
    database = failure;
    raise();
  }

  function noteFailedOutboxRun(error: unknown): void {
    outbox = { failedRuns: outbox.failedRuns + 1, code: findErrorCode(error) };
    if (outbox.failedRuns >= alarmCount) raise();
  }

  function noteGoodOutboxRun(): void {
    outbox = noFailedRuns;
  }

  function raise(): void {
    timer ??= setInterval(() => void watch(), tryEveryMs).unref();
    logAlarm();
  }

  function logAlarm(): void {
    const now = Date.now();
    const current = reason();
    if (current === undefined || now - loggedAt < minuteMs) return;
    loggedAt = now;
    const { code } = database ?? outbox;
    log.error({ reason: current, code }, text.reasons[current]);
  }

  let isTrying = false;
  async function watch(): Promise<void> {
    if (isTrying) return;
    isTrying = true;
    if (database) await tryToWrite(db).then(endIfQuiet, noteFailedTry);
    isTrying = false;
    logAlarm();
    if (timer === undefined || reason() !== undefined) return;
    stop();
    log.info('The site is ready again');
  }

  /** Counts any error: no caller can be at fault for a test write. */
  function noteFailedTry(): void {
    failedAt = [Date.now()];
  }

  function endIfQuiet(): void {
    if (Date.now() - (failedAt.at(-1) ?? 0) < quietMs) return;
    failedAt = [];
    database = undefined;
  }

  function stop(): void {
    clearInterval(timer);
    timer = undefined;
  }

  return { reason, noteFailure, noteFailedOutboxRun, noteGoodOutboxRun, stop };
}

/** Commits and spills 2 MB to a temporary file, because a small row may still fit on a full disk. */
function writeAndForget(db: Db): Promise<unknown> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`set local work_mem = '64kB'`);
    await tx.execute(
      sql`select pg_current_xact_id()::text, count(*) from generate_series(1, 150000)`,
    );
  });
}
