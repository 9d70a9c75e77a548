// Thanks the sender of a form, with the reference and what happens next, by mail or by text if
// requested, and only if that is safe.
import { and, eq, inArray, or, sql } from 'drizzle-orm';
import { findSpokenLanguage, type Language } from '#content/languages';
import type { ThankedItem } from '#content/mail-shape';
import { dayMs, minuteMs } from '#domain/calendar/durations';
import { toTextNumber } from '#domain/messages';
import { isEmail } from '#domain/text/text';
import { detectPageLanguage } from '../api/emergency-lines.ts';
import type { Services } from '../api/route.ts';
import { countRequest, getNetwork, type Limit } from '../api/throttle.ts';
import type { Transaction } from '../db/client.ts';
import { normalizeMailbox } from '../db/columns.ts';
import { queryRows } from '../db/rows-of.ts';
import { outbox } from '../db/schema/outbox.ts';
import { findNumberToText, findSender, type KnownSender } from '../triage/safe-contact.ts';
import type { NotifyContext } from './notify.ts';
import { enqueueAll, type NewMessage } from './outbox.ts';

export type Sender = {
  email: string;
  /** Set if the form asks for a phone number. */
  phone?: string | undefined;
  what: ThankedItem;
  reference: string;
  subject: string;
  id: number;
  language: Language;
};

const thanksPerDay = 3;
/** Daily totals: a flood would get our mail address blocked, and texts cost money. */
export const maxThanksPerDay = { email: 2_000, text: 300 };
/**
 * Prevents one network from mailing strangers in our name. Real senders see the reference on screen
 * anyway.
 */
const networkLimit: Limit = { burst: 30, everyMs: 20 * minuteMs };

/** The network that a form came from. */
export type FormOrigin = Pick<Services, 'secret' | 'now'> & { address: string };

export async function thankSender(
  tx: Transaction,
  notifyContext: NotifyContext,
  sender: Sender,
  /** Undefined if staff caused the thanks. */
  place?: FormOrigin,
): Promise<void> {
  const known = await findSender(tx, sender.email.trim());
  await enqueueAll(tx, await buildThanksMessages(tx, notifyContext, sender, known, place));
}

/**
 * Returns the thanks unless they may harm the sender or exceed the limits for an address, which a
 * stranger may have typed.
 */
export async function buildThanksMessages(
  tx: Transaction,
  { env, now }: NotifyContext,
  sender: Sender,
  { isSafeToMail: isMailSafe }: KnownSender,
  place?: FormOrigin,
): Promise<NewMessage[]> {
  const email = sender.email.trim();
  if (!isMailSafe) await withdrawThanks(tx, sender);
  const found =
    env.texts === undefined
      ? undefined
      : await findNumberToText(tx, { email, phone: sender.phone ?? '' });
  // Numbers abroad may be expensive, and fraudsters profit from texts to them.
  const number = found?.startsWith('+1') ? found : undefined;
  if (number === undefined && !(isMailSafe && isEmail(email))) return [];
  const way =
    number === undefined
      ? { channel: 'email' as const, recipient: email }
      : { channel: 'text' as const, recipient: number };
  if (!(await isUnderLimits(tx, { ...way, now }))) return [];
  if (place !== undefined) {
    const bucket = `thanks:${getNetwork(place.address)}`;
    if ((await countRequest({ ...place, db: tx }, bucket, networkLimit)) > 0) return [];
  }
  return [
    {
      ...way,
      kind: 'thanks',
      language: sender.language,
      params: { what: sender.what, reference: sender.reference },
      subject: sender.subject,
      subjectId: sender.id,
      dedupeKey: `thanks:${sender.subject}:${sender.id}:${way.recipient}`,
      now,
    },
  ];
}

type Planned = Required<Pick<NewMessage, 'channel' | 'recipient' | 'now'>>;

/** False if this person, or all people together, got as many thanks today as the limit allows. */
async function isUnderLimits(
  tx: Transaction,
  { channel, recipient, now }: Planned,
): Promise<boolean> {
  const since = sql`${new Date(now.getTime() - dayMs).toISOString()}::timestamptz`;
  // Literal, or the partial index could not serve a prepared statement.
  const isRecent = sql`${outbox.kind} = 'thanks' and ${outbox.createdAt} >= ${since}`;
  const mostThanks = maxThanksPerDay[channel];
  const [recent] = await queryRows<{ theirs: number; all: number }>(
    tx,
    sql`select (select count(*)::int from (select from ${outbox}
        where ${isRecent} and ${normalizeMailbox(outbox.recipient)} = ${normalizeMailbox(recipient)}
        limit ${thanksPerDay}) as one) as theirs,
      (select count(*)::int from (select from ${outbox}
        where ${isRecent} and ${outbox.channel} = ${channel} limit ${mostThanks}) as one) as "all"`,
  );
  const { theirs = 0, all = 0 } = recent ?? {};
  return theirs < thanksPerDay && all < mostThanks;
}

type Thanks = Pick<Sender, 'email' | 'phone' | 'subject' | 'id'>;

/** Withdraws unsent thanks after sending turned out to be unsafe. */
export async function withdrawThanks(
  tx: Transaction,
  { email, phone, subject, id }: Thanks,
): Promise<void> {
  const recipients = [email.trim(), toTextNumber(phone ?? '') ?? ''];
  await tx
    .update(outbox)
    .set({ status: 'withdrawn' })
    .where(
      and(
        or(
          inArray(outbox.recipient, recipients),
          and(eq(outbox.subject, subject), eq(outbox.subjectId, id)),
        ),
        eq(outbox.kind, 'thanks'),
        eq(outbox.status, 'waiting'),
      ),
    );
}

/** The language that the person chose, otherwise that of the page. */
export function chooseLanguage(request: Request, chosen?: string | null): Language {
  const spoken = findSpokenLanguage(chosen);
  if (spoken !== undefined) return spoken;
  return detectPageLanguage((name) => request.headers.get(name));
}
