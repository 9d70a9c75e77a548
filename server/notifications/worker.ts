// Sends outbox messages. Each process claims one row, sends it outside a transaction, and stores the
// outcome. A dead process's claim expires, and the row is sent again under the same Message-ID.
import { randomUUID } from 'node:crypto';
import { and, eq, inArray, lt, or, sql } from 'drizzle-orm';
import { hourMs, minuteMs } from '#domain/calendar/durations';
import type { MessageChannel } from '#domain/messages';
import type { FailureWatch } from '../api/failure-watch.ts';
import type { Db, Queries, Transaction } from '../db/client.ts';
import { outbox } from '../db/schema/outbox.ts';
import type { OutboxRow } from './outbox.ts';
import { SendError } from './send-error.ts';

export type MessageSender = { send(row: OutboxRow): Promise<void>; close(): void };

type Log = { warn(fields: object, text: string): void; error(fields: object, text: string): void };

export type WorkerOptions = {
  db: Db;
  /** Messages of a channel without a sender stay in the outbox. */
  senders: Partial<Record<MessageChannel, MessageSender>>;
  now: () => Date;
  log: Log;
  /** Timed jobs, run before each pass over the outbox. */
  jobs?: () => Promise<void>;
  failures?: Pick<FailureWatch, 'noteFailedOutboxRun' | 'noteGoodOutboxRun'>;
  /** Checked right before sending: false withdraws the message. */
  isWanted?: (row: OutboxRow) => Promise<boolean>;
  /** Runs in the transaction that stores that the message was sent. */
  onSent?: (tx: Transaction, row: OutboxRow, sentAt: Date) => Promise<void>;
  /** Duration of a claim: longer than any send can take. */
  leaseMs?: number;
};

const pollMs = 30_000;
const firstRetryMs = 30_000;
const lastRetryMs = hourMs;
/** Upper limit of the retry delay for urgent messages. */
const lastUrgentRetryMs = 2 * minuteMs;
const urgentPauseMs = 10_000;
/** Limits age instead of attempts, so that an outage of a day does not use a message up. */
const giveUpMs = 48 * hourMs;
const pauseMs = 5 * minuteMs;
const stopTimeoutMs = 8_000;
/**
 * Share of a claim that one send may take: more than any sender's own timeout, with time left to
 * store the outcome.
 */
const sendShare = 0.75;
/** Number of sends with an unknown outcome after which a person must decide. */
const unclearLimit: Record<MessageChannel, number> = { email: 3, text: 1 };

export type OutboxWorker = ReturnType<typeof createWorker>;

export function createWorker(options: WorkerOptions) {
  const { db, senders, now, log, jobs = async () => {}, leaseMs = 2 * minuteMs } = options;
  const { isWanted: mayGo = async () => true, onSent = async () => {}, failures } = options;
  const pausedUntil = new Map<MessageChannel, number>();
  /**
   * While a server does not respond, attempts are slow, so only urgent messages are tried until
   * then.
   */
  const unheardUntil = new Map<MessageChannel, number>();
  const urgentUnheardUntil = new Map<MessageChannel, number>();
  let jobsAt = 0;
  let running: Promise<number> | undefined;
  let isWanted = false;
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;

  /** Processes everything due now. Returns the number of attempted messages. */
  async function work(): Promise<number> {
    let tried = 0;
    do {
      isWanted = false;
      if (now().getTime() - jobsAt >= pollMs) await doJobs();
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

  /** Runs the timed jobs, then sends everything due. */
  function drain(): Promise<number> {
    jobsAt = 0;
    return sendDue();
  }

  function sendDue(): Promise<number> {
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

  /** Call after adding a message. Never throws: the next run is soon. Timed jobs run only when due. */
  function wake(): void {
    if (!isStopped) sendDue().catch(warn);
  }

  function warn(error: unknown): void {
    log.warn({ code: codeOf(error) }, 'The outbox could not be read');
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
        // An expired claim: its worker may have sent the message.
        unclear: sql`${outbox.unclear} + (${outbox.status} = 'sending')::int`,
        status: 'sending',
        attempts: sql`${outbox.attempts} + 1`,
        claim: randomUUID(),
        dueAt: new Date(now().getTime() + leaseMs),
      })
      // Use a scalar subquery: PostgreSQL may run an "in" subquery again for each row and claim
      // them all.
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

  /**
   * A send that never ends must not block others or outlive its claim, or a second worker would
   * send it too.
   */
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
    // Stop undeliverable urgent messages from blocking the queue.
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
      // Run first: an erasure also locks the thread before its messages.
      await onSent(tx, row, sentAt);
      await settle(row, { status: 'sent', sentAt, lastError: null }, tx);
    });
  }

  /** Only the worker that still holds the claim may store the outcome. */
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
      const run = () => void drain().catch(warn);
      run();
      timer = setInterval(run, pollMs);
      timer.unref();
    },
    /** Waits for the running send up to a limit; after it, the claim expires. */
    async stop(): Promise<void> {
      isStopped = true;
      clearInterval(timer);
      const timeout = new Promise((resolve) => setTimeout(resolve, stopTimeoutMs).unref());
      await Promise.race([running?.catch(() => {}), timeout]);
      for (const sender of Object.values(senders)) sender.close();
    },
  };
}

/** Doubles with each attempt, with jitter. */
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
