// Carries out runs in batches. Each process claims one run at a time; a dead process's claim expires, and another
// process continues with the next batch.
import { and, asc, eq, isNull, lt, or, sql } from 'drizzle-orm';
import { minuteMs } from '#domain/calendar/durations';
import { busyStatuses, type RunKind } from '#domain/runs';
import { redactError } from '../api/respond.ts';
import type { Db } from '../db/client.ts';
import { buildOneOfCondition } from '../db/columns.ts';
import { runs } from '../db/schema/runs.ts';

export type Run = typeof runs.$inferSelect;

export type RunContext = {
  db: Db;
  now: () => Date;
  /** Extends the claim and stores the progress. False when the run was changed, or the process is stopping. */
  report(progress: Partial<Pick<Run, 'done' | 'counts'>>): Promise<boolean>;
};

/** Carries out the step that the status of the run names, until it is finished or `report` returns false. */
export type RunJob = (run: Run, context: RunContext) => Promise<void>;
export type RunJobs = Record<RunKind, RunJob>;

type WorkerOptions = {
  db: Db;
  jobs: RunJobs;
  log: { error(fields: object, text: string): void };
  now?: () => Date;
};

const pollMs = 30_000;
const leaseMs = 2 * minuteMs;
const retryMs = 30_000;
const stopTimeoutMs = 8_000;

export function createRunWorker({ db, jobs, log, now = () => new Date() }: WorkerOptions) {
  let working: Promise<void> | undefined;
  let isWanted = false;
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;

  async function claim(): Promise<Run | undefined> {
    if (isStopped) return undefined;
    const at = now();
    const next = db
      .select({ id: runs.id })
      .from(runs)
      .where(
        and(
          buildOneOfCondition(runs.status, busyStatuses),
          or(isNull(runs.claimedUntil), lt(runs.claimedUntil, at)),
        ),
      )
      .orderBy(asc(runs.id))
      .limit(1)
      .for('update', { skipLocked: true });
    const [run] = await db
      .update(runs)
      .set({ claimedUntil: new Date(at.getTime() + leaseMs) })
      .where(eq(runs.id, sql`(${next})`))
      .returning();
    return run;
  }

  async function carryOut(run: Run): Promise<void> {
    const isMine = and(
      eq(runs.id, run.id),
      eq(runs.status, run.status),
      eq(runs.version, run.version),
    );
    const report: RunContext['report'] = async (progress) => {
      const claimedUntil = isStopped ? null : new Date(now().getTime() + leaseMs);
      const [mine] = await db
        .update(runs)
        .set({ ...progress, claimedUntil })
        .where(isMine)
        .returning({ id: runs.id });
      return mine !== undefined && !isStopped;
    };
    try {
      await jobs[run.kind](run, { db, now, report });
    } catch (error) {
      log.error({ err: redactError(error), run: run.id }, 'A run was interrupted');
      const claimedUntil = new Date(now().getTime() + retryMs);
      await db.update(runs).set({ claimedUntil }).where(isMine);
    }
  }

  async function work(): Promise<void> {
    do {
      isWanted = false;
      for (let run = await claim(); run !== undefined; run = await claim()) await carryOut(run);
    } while (isWanted && !isStopped);
  }

  /** Carries out everything that is waiting. */
  function drain(): Promise<void> {
    isWanted = true;
    working ??= work().finally(() => {
      working = undefined;
    });
    return working;
  }

  /** Never throws: the next poll is soon. */
  function wake(): void {
    if (isStopped) return;
    drain().catch((error) => log.error({ err: redactError(error) }, 'Runs could not be read'));
  }

  return {
    drain,
    wake,
    start(): void {
      if (isStopped) return;
      wake();
      timer = setInterval(wake, pollMs);
      timer.unref();
    },
    /** Waits for the running batch up to a limit; after it, the claim expires. */
    async stop(): Promise<void> {
      isStopped = true;
      clearInterval(timer);
      const timeout = new Promise((resolve) => setTimeout(resolve, stopTimeoutMs).unref());
      await Promise.race([working?.catch(() => {}), timeout]);
    },
  };
}
