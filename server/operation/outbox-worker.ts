// Runs the outbox in a process: its senders, and the timed jobs.
import { and, eq, lt, sql } from 'drizzle-orm';
import { defaultSite } from '#content/all';
import type { SiteContent } from '#content/site-content';
import { dayMs, hourMs } from '#domain/calendar/durations';
import { toOfficeDate } from '#domain/calendar/office-hours';
import type { MessageKind } from '#domain/messages';
import { website } from '#organization';
import { compareNewCases } from '../cases/duplicates/compare-new.ts';
import type { Db } from '../db/client.ts';
import { outbox } from '../db/schema/outbox.ts';
import type { Env } from '../env.ts';
import { isUnopened } from '../notifications/emergencies.ts';
import { sendEmergencyDigest } from '../notifications/emergency-messages.ts';
import { watchForOwners } from '../notifications/notices.ts';
import type { OutboxRow } from '../notifications/outbox.ts';
import { getStopClock, type StopClocks } from '../notifications/replies.ts';
import { hasStopped, stopTexts } from '../notifications/text-stops.ts';
import { createWorker, type OutboxWorker, type WorkerOptions } from '../notifications/worker.ts';
import { isSafeToMail, isSafeToText } from '../triage/safe-contact.ts';
import { canStillSendUpdate, sendUpdates } from '../updates/sending.ts';
import { sendDigest } from './daily-digest.ts';

type OutboxOptions = Pick<WorkerOptions, 'db' | 'log' | 'leaseMs' | 'failures'> &
  Partial<Pick<WorkerOptions, 'senders'>> & {
    env: Env;
    site?: () => SiteContent;
    now?: () => Date;
    stopClocks: StopClocks;
  };

export async function createOutbox(options: OutboxOptions): Promise<OutboxWorker> {
  const { db, env, stopClocks, now = () => new Date() } = options;
  return createWorker({
    ...options,
    now,
    senders:
      options.senders ?? (await sendersOf(db, env, now, options.site ?? (() => defaultSite))),
    isWanted: (row) => isStillWanted(db, row),
    onSent: async (tx, { kind, id: messageId }, sentAt) => {
      if (kind === 'reply') await getStopClock(tx, stopClocks, { messageId, now: sentAt });
    },
    jobs: jobsOf(options),
  });
}

/** Imports senders only if configured: mail takes 30 MB. */
async function sendersOf(
  db: Db,
  { mail, texts, publicUrl, staffInbox }: Env,
  now: () => Date,
  siteContent: () => SiteContent,
) {
  const site = publicUrl ?? website;
  const senders: WorkerOptions['senders'] = {};
  if (mail !== undefined) {
    const { createMailSender } = await import('../notifications/mail.ts');
    senders.email = createMailSender({ ...mail, site, siteContent, replyTo: staffInbox });
  }
  if (texts !== undefined) {
    const { createTextSender } = await import('../notifications/texts.ts');
    senders.text = createTextSender({ ...texts, site, siteContent }, (phone) =>
      stopTexts(db, phone, now()),
    );
  }
  return senders;
}

/**
 * Checks again before sending: safety may have changed since the message was written, and a message
 * withdrawn during a send would otherwise be retried.
 */
async function isStillWanted(db: Db, row: OutboxRow): Promise<boolean> {
  const { channel, kind, recipient, subjectId } = row;
  if (channel === 'text' && (await hasStopped(db, recipient))) return false;
  if (kind === 'emergency') return isUnopened(db, subjectId ?? 0);
  if (kind === 'emergency-digest') return isUnopened(db);
  if (kind === 'update') return canStillSendUpdate(db, row);
  if (!isToPublic(kind)) return true;
  return channel === 'text' ? isSafeToText(db, recipient) : isSafeToMail(db, recipient);
}

/** Kinds of mail to people outside the staff. */
const isToPublic = (kind: MessageKind) => ['thanks', 'reply', 'subscribe'].includes(kind);

const keptMs = 30 * dayMs;
const tidyMs = hourMs;
const watchMs = 60_000;
/** Messages wait no longer than this for the comparison of cases, which continues in the next run. */
const compareMs = 2_000;

function jobsOf({
  db,
  env,
  site = () => defaultSite,
  now = () => new Date(),
}: OutboxOptions): () => Promise<void> {
  let digestDay = '';
  let tidiedAt = 0;
  let watchedAt = 0;
  let startedAt: number | undefined;
  return async () => {
    const at = now();
    startedAt ??= at.getTime();
    const notifyContext = { env, site, now: at };
    await sendEmergencyDigest(db, notifyContext);
    await sendUpdates(db, notifyContext);
    await compareNewCases(db, compareMs);
    if (at.getTime() - watchedAt >= watchMs) {
      watchedAt = at.getTime();
      await watchForOwners(db, notifyContext, at.getTime() - startedAt);
    }
    const today = toOfficeDate(at);
    if (digestDay !== today && (await sendDigest(db, notifyContext))) digestDay = today;
    if (at.getTime() - tidiedAt < tidyMs) return;
    tidiedAt = at.getTime();
    // Deletes the content of old sent messages but keeps the fact that they were sent. Replies stay
    // in their thread.
    await db
      .update(outbox)
      .set({ params: {} })
      .where(
        and(
          eq(outbox.status, 'sent'),
          lt(outbox.sentAt, new Date(at.getTime() - keptMs)),
          sql`${outbox.params} <> '{}'`,
        ),
      );
  };
}
