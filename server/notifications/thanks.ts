// Thanks the sender of a form, with the reference and what happens next, by mail or by text if
// requested, and only if that is safe.
import { and, eq, gte, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { type Language, languageSpokenAs } from '#content/languages';
import type { Thanked } from '#content/mail-shape';
import { dayMs, minuteMs } from '#domain/calendar/durations';
import { textNumber } from '#domain/messages';
import { isEmail } from '#domain/text/text';
import { languageOfPage } from '../api/emergency-lines.ts';
import type { Services } from '../api/route.ts';
import { type Limit, networkOf, take } from '../api/throttle.ts';
import type { Transaction } from '../db/client.ts';
import { outbox } from '../db/schema/outbox.ts';
import { isSafeToMail, numberToText } from '../triage/safe-contact.ts';
import type { NotifyContext } from './notify.ts';
import { enqueue } from './outbox.ts';

export type Sender = {
  email: string;
  /** Set if the form asks for a phone number. */
  phone?: string | undefined;
  what: Thanked;
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
export type Place = Pick<Services, 'secret' | 'now'> & { address: string };

/**
 * Thanks the sender unless that may harm them or exceeds the limits for an address, which a
 * stranger may have typed.
 */
export async function thankSender(
  tx: Transaction,
  { env, now }: NotifyContext,
  sender: Sender,
  /** Undefined if staff caused the thanks. */
  place?: Place,
): Promise<void> {
  const email = sender.email.trim();
  const isMailSafe = email === '' || (await isSafeToMail(tx, email));
  if (!isMailSafe) await withdrawThanks(tx, sender);
  const found =
    env.texts === undefined
      ? undefined
      : await numberToText(tx, { email, phone: sender.phone ?? '' });
  // Numbers abroad may be expensive, and fraudsters profit from texts to them.
  const number = found?.startsWith('+1') ? found : undefined;
  if (number === undefined && !(isMailSafe && isEmail(email))) return;
  const way =
    number === undefined
      ? { channel: 'email' as const, recipient: email }
      : { channel: 'text' as const, recipient: number };
  const dedupeKey = `thanks:${sender.subject}:${sender.id}:${way.recipient}`;
  const [recent] = await tx
    .select({
      isThanked: sql<boolean>`coalesce(bool_or(${eq(outbox.dedupeKey, dedupeKey)}), false)`,
      theirs: sql<number>`(count(*) filter (where ${personOf(outbox.recipient)} = ${personOf(way.recipient)}))::int`,
      all: sql<number>`count(*)::int`,
    })
    .from(outbox)
    .where(
      and(
        eq(outbox.kind, 'thanks'),
        eq(outbox.channel, way.channel),
        gte(outbox.createdAt, new Date(now.getTime() - dayMs)),
      ),
    );
  const { isThanked = false, theirs = 0, all = 0 } = recent ?? {};
  if (isThanked || theirs >= thanksPerDay || all >= maxThanksPerDay[way.channel]) return;
  if (place !== undefined) {
    const bucket = `thanks:${networkOf(place.address)}`;
    if ((await take({ ...place, db: tx }, bucket, networkLimit)) > 0) return;
  }
  await enqueue(tx, {
    ...way,
    kind: 'thanks',
    language: sender.language,
    params: { what: sender.what, reference: sender.reference },
    subject: sender.subject,
    subjectId: sender.id,
    dedupeKey,
    now,
  });
}

/** Normalizes spellings of one mailbox: Ana@x.org, ana+1@x.org, a.n.a@x.org. */
function personOf(recipient: AnyPgColumn | string): SQL {
  return sql`replace(regexp_replace(lower(${recipient}), '[+][^@]*@', '@'), '.', '')`;
}

type Thanks = Pick<Sender, 'email' | 'phone' | 'subject' | 'id'>;

/** Withdraws unsent thanks after sending turned out to be unsafe. */
export async function withdrawThanks(
  tx: Transaction,
  { email, phone, subject, id }: Thanks,
): Promise<void> {
  const recipients = [email.trim(), textNumber(phone ?? '') ?? ''];
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
export function languageOf(request: Request, chosen?: string | null): Language {
  const spoken = languageSpokenAs(chosen);
  if (spoken !== undefined) return spoken;
  return languageOfPage((name) => request.headers.get(name));
}
