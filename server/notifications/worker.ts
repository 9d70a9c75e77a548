// Sends what the outbox holds. Any number of processes may do it at once: each claims one row for a
// while, sends it outside of any transaction, and says how it ended. Who dies in between leaves a claim
// that runs out, and the row is sent again under the same Message-ID.
import { randomUUID } from 'node:crypto';
import { and, eq, inArray, lt, or, sql } from 'drizzle-orm';
import { hourMs, minuteMs } from '#domain/calendar/durations';
import type { MessageChannel } from '#domain/messages';
import type { FailureWatch } from '../api/failure-watch.ts';
import type { Db, Queries, Transaction } from '../db/client.ts';
import { outbox } from '../db/schema/outbox.ts';
import type { OutboxRow } from './outbox.ts';
import { SendError } from './send-error.ts';

export type Sender = { send(row: OutboxRow): Promise<void>; close(): void };

type Log = { warn(fields: object, text: string): void; error(fields: object, text: string): void };

export type WorkerOptions = {
  db: Db;
  /** A channel without one keeps its messages. */
  senders: Partial<Record<MessageChannel, Sender>>;
  now: () => Date;
  log: Log;
  /** What comes up by the clock, before the outbox is looked at. */
  jobs?: () => Promise<void>;
  failures?: Pick<FailureWatch, 'noteFailedOutboxRun' | 'noteGoodOutboxRun'>;
  /** Asked right before a message goes out: whether it still may. */
  isWanted?: (row: OutboxRow) => Promise<boolean>;
  /** Runs in the transaction that stores that the message was sent. */
  onSent?: (tx: Transaction, row: OutboxRow, sentAt: Date) => Promise<void>;
  /** How long a claim holds: longer than any send can take. */
  leaseMs?: number;
};

const pollMs = 30_000;
const firstRetryMs = 30_000;
const lastRetryMs = hourMs;
/** Somebody waits for whoever is to be told. */
const lastUrgentRetryMs = 2 * minuteMs;
const urgentPauseMs = 10_000;
/** By age and not by count: a server that is down for a day must not use a message up. */
const giveUpMs = 48 * hourMs;
const pauseMs = 5 * minuteMs;
const stopTimeoutMs = 8_000;
/** How much of a claim one send may take: more than any sender allows itself, and time is left to note it. */
const sendShare = 0.75;
/** After so many sends of which nobody knows how they ended, a person decides. */
const unclearLimit: Record<MessageChannel, number> = { email: 3, text: 1 };

export type OutboxWorker = ReturnType<typeof createWorker>;

export function createWorker(options: WorkerOptions) {
  const { db, senders, now, log, jobs = async () => {}, leaseMs = 2 * minuteMs } = options;
  const { isWanted: mayGo = async () => true, onSent = async () => {}, failures } = options;
  const pausedUntil = new Map<MessageChannel, number>();
  /** Where nobody responded, each try takes long: until then only what is urgent is tried. */
  const unheardUntil = new Map<MessageChannel, number>();
  const urgentUnheardUntil = new Map<MessageChannel, number>();
  let jobsAt = 0;
  let running: Promise<number> | undefined;
  let isWanted = false;
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;

  /** Does all that is due now; returns how many messages were tried. */
  async function work(): Promise<number> {
    let tried = 0;
    do {
      isWanted = false;
      await doJobs();
      await giveUpOld();
      for (let row = await claim(); row !== undefined; row = await claim()) {
        tried++;
        await deliver(row);
        if (isStopped) return tried;
        // A long queue or a slow server must not delay the digest of unopened emergencies.
        if (now().getTime() - jobsAt >= pollMs) await doJobs();
      }
    } while (isWanted && !isStopped);
    return tried;
  }

  async function doJobs(): Promise<void> {
    jobsAt = now().getTime();
    await jobs();
  }

  function drain(): Promise<number> {
    isWanted = true;
    running ??= run().finally(() => {
      running = undefined;
    });
    return running;
  }

  async function run(): Promise<number> {
    try {
      const tried = await work();
      failures?.noteGoodOutboxRun();
      return tried;
    } catch (error) {
      failures?.noteFailedOutboxRun(error);
      throw error;
    }
  }

  /** Something was put in, or time has passed. Never fails: the next time is soon. */
  function wake(): void {
    if (isStopped) return;
    drain().catch((error: unknown) => {
      log.warn({ code: codeOf(error) }, 'The outbox could not be read');
    });
  }

  function channelsPast(until: ReadonlyMap<MessageChannel, number>): MessageChannel[] {
    const at = now().getTime();
    return (Object.keys(senders) as MessageChannel[]).filter(
      (channel) => (until.get(channel) ?? 0) <= at,
    );
  }

  async function claim(): Promise<OutboxRow | undefined> {
    const channels = channelsPast(pausedUntil);
    if (isStopped || channels.length === 0) return undefined;
    const due = db
      .select({ id: outbox.id })
      .from(outbox)
      .where(
        and(
          sql`${outbox.status} in ('waiting', 'sending')`,
          sql`${outbox.dueAt} <= ${now().toISOString()}::timestamptz`,
          inArray(outbox.channel, channels),
          or(
            and(outbox.isUrgent, inArray(outbox.channel, channelsPast(urgentUnheardUntil))),
            inArray(outbox.channel, channelsPast(unheardUntil)),
          ),
        ),
      )
      .orderBy(sql`${outbox.isUrgent} desc`, outbox.dueAt, outbox.id)
      .limit(1)
      .for('update', { skipLocked: true });
    const [row] = await db
      .update(outbox)
      .set({
        // A claim that ran out: whoever had it may have sent it.
        unclear: sql`${outbox.unclear} + (${outbox.status} = 'sending')::int`,
        status: 'sending',
        attempts: sql`${outbox.attempts} + 1`,
        claim: randomUUID(),
        dueAt: new Date(now().getTime() + leaseMs),
      })
      // By one value, which is asked for once: an "in" may be asked again for each row, and claim them all.
      .where(eq(outbox.id, sql`(${due})`))
      .returning();
    return row;
  }

  async function deliver(row: OutboxRow): Promise<void> {
    if (row.unclear >= unclearLimit[row.channel]) {
      return settle(row, { status: 'failed', lastError: 'outcome-unknown' });
    }
    try {
      if (!(await mayGo(row))) {
        return await settle(row, { status: 'withdrawn', lastError: 'unsafe' });
      }
      await sendInTime(row);
    } catch (error) {
      return settleFailure(row, error);
    }
    await settleSent(row);
  }

  /** One that never ends must not hold up all the others, nor outlive its claim: a second would send it too. */
  async function sendInTime(row: OutboxRow): Promise<void> {
    let limit: NodeJS.Timeout | undefined;
    const tooLong = new Promise<never>((_, reject) => {
      const error = new SendError('unclear', 'too-slow');
      limit = setTimeout(reject, leaseMs * sendShare, error);
    });
    try {
      await Promise.race([senders[row.channel]?.send(row), tooLong]);
    } finally {
      clearTimeout(limit);
    }
  }

  async function settleFailure(row: OutboxRow, error: unknown): Promise<void> {
    const { verdict, code } = asSendError(error);
    log.warn({ id: row.id, channel: row.channel, kind: row.kind, verdict, code }, 'Not sent');
    const at = now().getTime();
    if (verdict === 'stop') {
      pausedUntil.set(row.channel, at + pauseMs);
      const attempts = row.attempts - 1;
      const dueAt = new Date(at + pauseMs);
      return settle(row, { status: 'waiting', lastError: code, dueAt, attempts });
    }
    if (verdict === 'unheard') unheardUntil.set(row.channel, at + firstRetryMs);
    // Many that are urgent and reach nobody must leave room for those that would.
    if (verdict === 'unheard' && row.isUrgent) {
      urgentUnheardUntil.set(row.channel, at + urgentPauseMs);
    }
    const unclear = row.unclear + (verdict === 'unclear' ? 1 : 0);
    if (unclear >= unclearLimit[row.channel]) {
      return settle(row, { status: 'failed', lastError: 'outcome-unknown', unclear });
    }
    if (verdict === 'fail') return settle(row, { status: 'failed', lastError: code });
    const delayMs = retryDelayMs(row.attempts);
    const dueAt = new Date(at + (row.isUrgent ? Math.min(delayMs, lastUrgentRetryMs) : delayMs));
    return settle(row, { status: 'waiting', lastError: code, dueAt, unclear });
  }

  async function settleSent(row: OutboxRow): Promise<void> {
    const sentAt = now();
    await db.transaction(async (tx) => {
      // First: an erasure too locks the thread before its messages.
      await onSent(tx, row, sentAt);
      await settle(row, { status: 'sent', sentAt, lastError: null }, tx);
    });
  }

  /** Only whoever still holds the claim may say how it ended. */
  async function settle(
    row: OutboxRow,
    columns: Partial<OutboxRow>,
    queries: Queries = db,
  ): Promise<void> {
    await queries
      .update(outbox)
      .set({ ...columns, claim: null })
      .where(and(eq(outbox.id, row.id), eq(outbox.claim, row.claim ?? '')));
  }

  let oldestChecked = 0;
  async function giveUpOld(): Promise<void> {
    const at = now().getTime();
    if (at - oldestChecked < 10 * minuteMs) return;
    await db
      .update(outbox)
      .set({
        status: 'failed',
        lastError: sql`case when ${outbox.lastError} is null then 'too-old' else ${outbox.lastError} end`,
      })
      .where(and(eq(outbox.status, 'waiting'), lt(outbox.plannedAt, new Date(at - giveUpMs))));
    oldestChecked = at;
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
    /** Lets the one send finish; what takes longer is cut, and its claim runs out. */
    async stop(): Promise<void> {
      isStopped = true;
      clearInterval(timer);
      const timeout = new Promise((resolve) => setTimeout(resolve, stopTimeoutMs).unref());
      await Promise.race([running?.catch(() => {}), timeout]);
      for (const sender of Object.values(senders)) sender.close();
    },
  };
}

/** Twice as long each time, and never all at once. */
export function retryDelayMs(attempts: number, chance = Math.random()): number {
  const whole = Math.min(lastRetryMs, firstRetryMs * 2 ** Math.min(attempts - 1, 20));
  return whole * (0.8 + 0.4 * chance);
}

function asSendError(error: unknown): SendError {
  return error instanceof SendError ? error : new SendError('retry', codeOf(error), error);
}

function codeOf(error: unknown): string {
  return error instanceof Error ? error.name : 'unknown';
}
