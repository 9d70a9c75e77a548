// Who is told of what: the assigned person at the pace they chose, else the inbox of the staff; whoever
// was given something or named in a note; and the sender, where a message is safe for them.
import { and, desc, eq, gte, inArray, isNotNull, sql } from 'drizzle-orm';
import {
  defaultLanguage,
  isLanguage,
  type Language,
  languageOfPath,
  languages,
  spokenAs,
} from '#content/languages';
import type { Thanked } from '#content/mail-shape';
import {
  dateAfter,
  momentInZone,
  nextOpening,
  officeOpensHour,
  zonedTime,
} from '#domain/calendar/office-hours';
import { contactMethods } from '#domain/forms/application';
import { mentionsIn, type Pace } from '#domain/messages';
import { foldText } from '#domain/text/text';
import { dangerRules } from '../api/danger-alert.ts';
import type { Transaction } from '../db/client.ts';
import { caseAlerts, members, outbox, staffAccounts } from '../db/schema.ts';
import type { Env } from '../env.ts';
import { enqueue, enqueueCounted } from './outbox.ts';

export type Telling = { env: Pick<Env, 'staffInbox' | 'texts' | 'demo'>; now: Date };

const hourMs = 3_600_000;

/** The next time at which somebody of this pace hears of what is new. */
export function nextTelling(pace: Pace, now: Date): Date {
  if (pace === 'at-once') return now;
  if (pace === 'hourly') return new Date((Math.floor(now.getTime() / hourMs) + 1) * hourMs);
  const { date, hour } = zonedTime(now);
  return nextOpening(hour < officeOpensHour ? now : momentInZone(dateAfter(date, 1), 0));
}

type News = {
  count: 'applications' | 'submissions' | 'messages';
  subject: string;
  id: number;
  /** A newer text of what was told already. */
  isReplacement: boolean;
};

/** Something new came in from this address. */
export async function tellNews(
  tx: Transaction,
  { env, now }: Telling,
  { count, subject, id, isReplacement }: News,
  email: string,
): Promise<void> {
  const person = await inChargeOf(tx, email);
  const message = {
    kind: 'news' as const,
    recipient: person?.email ?? env.staffInbox,
    now,
  };
  if (person === undefined || person.pace === 'at-once') {
    const params = { [count]: 1, path: pathOf(subject, id) };
    const dedupeKey = `news:${subject}:${id}:${message.recipient}`;
    await enqueue(tx, { ...message, params, subject, subjectId: id, dedupeKey });
    return;
  }
  if (isReplacement) return;
  const at = nextTelling(person.pace, now);
  const dedupeKey = `news:${person.username}:${at.toISOString()}`;
  await enqueueCounted(tx, { ...message, params: {}, dedupeKey, at }, count);
}

/** Whoever has the case of the person who writes from this address. */
async function inChargeOf(tx: Transaction, email: string) {
  const folded = foldText(email);
  if (folded === '') return undefined;
  const [found] = await tx
    .select({ username: members.assignedTo })
    .from(members)
    .where(and(eq(members.emailFolded, folded), isNotNull(members.assignedTo)))
    .orderBy(desc(members.updatedAt))
    .limit(1);
  return found?.username ? reachable(tx, found.username) : undefined;
}

async function reachable(tx: Transaction, username: string) {
  const [account] = await tx
    .select({
      username: staffAccounts.username,
      email: staffAccounts.email,
      pace: staffAccounts.pace,
    })
    .from(staffAccounts)
    .where(
      and(
        eq(staffAccounts.username, username),
        eq(staffAccounts.isDisabled, false),
        isNotNull(staffAccounts.email),
      ),
    );
  return account;
}

/** Where staff open it. */
export function pathOf(subject: string, id: number): string {
  if (subject === 'contact') return `/admin/inbox?open=${id}`;
  if (subject === 'submission') return `/admin/submissions?open=${id}`;
  return `/admin/member-profile/${id}`;
}

type Assigned = {
  before: string | null;
  after: string | null;
  by: string;
  subject: 'member' | 'submission' | 'reminder';
  id: number;
  version: number;
  /** Of a part of a case: the case. */
  memberId?: number;
};

/** Whoever has something now that they did not have before, unless they took it themselves. */
export async function tellAssigned(tx: Transaction, now: Date, assigned: Assigned): Promise<void> {
  const { before, after, by, subject, id, version, memberId } = assigned;
  if (after === null || after === before || after === by) return;
  const person = await reachable(tx, after);
  if (person?.email == null) return;
  await enqueue(tx, {
    kind: 'assigned',
    recipient: person.email,
    params: { path: memberId === undefined ? pathOf(subject, id) : pathOf('member', memberId) },
    subject,
    subjectId: id,
    dedupeKey: `assigned:${subject}:${id}:${version}:${after}`,
    now,
  });
}

type Noted = { text: string; before?: string; by: string; noteId: number; memberId: number };

/** Everybody whom a note names with an @, once a note. */
export async function tellMentioned(tx: Transaction, now: Date, noted: Noted): Promise<void> {
  const earlier = mentionsIn(noted.before ?? '');
  const names = mentionsIn(noted.text).filter(
    (name) => name !== noted.by && !earlier.includes(name),
  );
  if (names.length === 0) return;
  const people = await tx
    .select({ username: staffAccounts.username, email: staffAccounts.email })
    .from(staffAccounts)
    .where(
      and(
        inArray(staffAccounts.username, names),
        eq(staffAccounts.isDisabled, false),
        isNotNull(staffAccounts.email),
      ),
    );
  for (const { username, email } of people) {
    await enqueue(tx, {
      kind: 'mentioned',
      recipient: email ?? '',
      params: { path: pathOf('member', noted.memberId) },
      subject: 'progress-note',
      subjectId: noted.noteId,
      dedupeKey: `mentioned:${noted.noteId}:${username}`,
      now,
    });
  }
}

export type Sender = {
  email: string;
  what: Thanked;
  reference: string;
  subject: string;
  id: number;
  language: Language;
};

const thanksPerDay = 3;
const dayMs = 24 * hourMs;

/**
 * Thanks, the reference, what happens next. Not to whom it may harm, and not without end to an address
 * that a stranger may have typed.
 */
export async function thankSender(tx: Transaction, now: Date, sender: Sender): Promise<void> {
  const recipient = sender.email.trim();
  if (!(await isSafeToMail(tx, recipient))) return withdrawThanks(tx, recipient);
  const [recent] = await tx
    .select({ count: sql<number>`count(*)::int` })
    .from(outbox)
    .where(
      and(
        eq(outbox.recipient, recipient),
        eq(outbox.kind, 'thanks'),
        gte(outbox.createdAt, new Date(now.getTime() - dayMs)),
      ),
    );
  if ((recent?.count ?? 0) >= thanksPerDay) return;
  await enqueue(tx, {
    kind: 'thanks',
    language: sender.language,
    recipient,
    params: { what: sender.what, reference: sender.reference },
    subject: sender.subject,
    subjectId: sender.id,
    dedupeKey: `thanks:${sender.subject}:${sender.id}:${recipient}`,
    now,
  });
}

/** Mail turned out not to be safe: what has not gone out yet stays here. */
export async function withdrawThanks(tx: Transaction, recipient: string): Promise<void> {
  await tx
    .update(outbox)
    .set({ status: 'withdrawn' })
    .where(
      and(eq(outbox.recipient, recipient), eq(outbox.kind, 'thanks'), eq(outbox.status, 'waiting')),
    );
}

const dangerReasons = dangerRules.map(({ reason }) => reason);

/** No case under this address says that home is not safe, tells of danger, or wants no mail. */
export async function isSafeToMail(tx: Transaction, email: string): Promise<boolean> {
  const isUnsafe = sql`exists (select from ${caseAlerts} where ${caseAlerts.memberId} = ${members.id}
    and (${inArray(caseAlerts.alertType, ['unsafe-home', 'check-safety'])}
      or ${inArray(caseAlerts.message, dangerReasons)}))`;
  const wantsNone = sql`(${members.safeContact} ->> 'sayWho' = 'false'
    or ${members.safeContact} ->> 'email' = 'false'
    or coalesce(${members.preferredContactMethod}, ${contactMethods.Email}) <> ${contactMethods.Email})`;
  const [found] = await tx
    .select({ id: members.id })
    .from(members)
    .where(and(eq(members.emailFolded, foldText(email)), sql`(${isUnsafe} or ${wantsNone})`))
    .limit(1);
  return found === undefined;
}

/** The language of a form: what the person chose, else that of the page it came from. */
export function languageOf(request: Request, chosen?: string | null): Language {
  const spoken = languages.find((language) => spokenAs[language] === chosen);
  if (spoken !== undefined) return spoken;
  const said = request.headers.get('content-language');
  if (isLanguage(said)) return said;
  const from = request.headers.get('referer') ?? '';
  return URL.canParse(from) ? languageOfPath(new URL(from).pathname) : defaultLanguage;
}
