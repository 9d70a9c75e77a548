// Notifies staff of incoming forms (the assignee at their chosen pace, otherwise the staff inbox),
// of assignments, and of mentions.
import { and, eq, gte, inArray } from 'drizzle-orm';
import type { SiteContent } from '#content/site-content';
import { hourMs } from '#domain/calendar/durations';
import {
  addDays,
  findNextOpening,
  fromOfficeTime,
  type OfficeHours,
  toDecimalHour,
  toOfficeTime,
} from '#domain/calendar/office-hours';
import { findMentions, type NotificationPace } from '#domain/messages';
import { permissions } from '#domain/roles';
import type { Transaction } from '../db/client.ts';
import { staffAccounts } from '../db/schema/accounts.ts';
import { outbox } from '../db/schema/outbox.ts';
import type { Env } from '../env.ts';
import { addColleagueNotice } from './colleague-notices.ts';
import { enqueue, enqueueCounted, type NewMessage } from './outbox.ts';

export type NotifyContext = {
  env: Pick<Env, 'staffInbox' | 'texts' | 'demo'>;
  now: Date;
  site: () => SiteContent;
};

/** Returns the next time at which a person with this pace is notified. */
export function computeNextNotification(
  pace: NotificationPace,
  now: Date,
  office: OfficeHours,
): Date {
  if (pace === 'at-once') return now;
  if (pace === 'hourly') return new Date((Math.floor(now.getTime() / hourMs) + 1) * hourMs);
  const { date, ...clock } = toOfficeTime(now);
  const from = toDecimalHour(clock) < office.opens ? now : fromOfficeTime(addDays(date, 1), 0);
  return findNextOpening(from, office);
}

type News = {
  count: 'applications' | 'submissions' | 'messages';
  subject: string;
  id: number;
  /** A response is due within hours. */
  isPressing: boolean;
  /** The staff member who caused the news and needs no notification. */
  by?: string;
};

/** Further news to one address within an hour is collected in one mail at the end of the hour. */
const newsPerHour = 20;

async function paceNow(
  tx: Transaction,
  pace: NotificationPace,
  recipient: string,
  now: Date,
): Promise<NotificationPace> {
  if (pace !== 'at-once') return pace;
  const recent = await tx
    .select({ id: outbox.id })
    .from(outbox)
    .where(
      and(
        eq(outbox.recipient, recipient),
        gte(outbox.createdAt, new Date(now.getTime() - hourMs)),
        eq(outbox.kind, 'news'),
      ),
    )
    .limit(newsPerHour);
  return recent.length < newsPerHour ? pace : 'hourly';
}

/**
 * Returns the messages to the assignee of the sender's case, or to the staff inbox if nobody can be
 * notified. Adds to a collecting message at once.
 */
export async function buildNewsMessages(
  tx: Transaction,
  notifyContext: NotifyContext,
  news: News,
  assignee: string | undefined,
): Promise<NewMessage[]> {
  const { env } = notifyContext;
  const inbox = { username: env.staffInbox, email: env.staffInbox, pace: 'at-once' as const };
  const [person] = assignee === undefined ? [] : await reachable(tx, [assignee], news.subject);
  if (person === undefined) return notifyPerson(tx, notifyContext, news, inbox);
  if (person.username === news.by) return [];
  const messages = await notifyPerson(tx, notifyContext, news, person);
  // A response due today must not wait for a pace or for a person who is away.
  return news.isPressing
    ? [...messages, ...(await notifyPerson(tx, notifyContext, news, inbox))]
    : messages;
}

type Listener = { username: string; email: string; pace: NotificationPace };

async function notifyPerson(
  tx: Transaction,
  { now, site }: NotifyContext,
  { count, subject, id }: News,
  { username, email: recipient, pace: chosen }: Listener,
): Promise<NewMessage[]> {
  const message = { kind: 'news' as const, recipient, now };
  const pace = await paceNow(tx, chosen, recipient, now);
  if (pace === 'at-once') {
    const params = { [count]: 1, path: getStaffPath(subject, id) };
    const dedupeKey = `news:${subject}:${id}:${recipient}`;
    return [{ ...message, params, subject, subjectId: id, dedupeKey }];
  }
  const { officeHours } = site().facts;
  const next = (after: Date) => computeNextNotification(pace, after, officeHours);
  for (let at = next(now); ; at = next(at)) {
    const dedupeKey = `news:${username}:${at.toISOString()}`;
    if (await enqueueCounted(tx, { ...message, params: {}, dedupeKey, at }, count)) return [];
  }
}

/** Active staff with an email address whose role may open the subject. */
async function reachable(
  tx: Transaction,
  names: readonly string[],
  subject: string,
): Promise<Listener[]> {
  const accounts = await activeStaff(tx, names, subject);
  return accounts.flatMap(({ email, ...account }) => (email ? [{ ...account, email }] : []));
}

/** Active staff whose role may open the subject. */
function activeStaff(tx: Transaction, names: readonly string[], subject: string) {
  const needs = ['contact', 'submission'].includes(subject) ? 'inbox.read' : 'cases.read';
  return tx
    .select({
      username: staffAccounts.username,
      email: staffAccounts.email,
      pace: staffAccounts.pace,
    })
    .from(staffAccounts)
    .where(
      and(
        inArray(staffAccounts.username, [...names]),
        inArray(staffAccounts.role, [...permissions[needs]]),
        eq(staffAccounts.isDisabled, false),
      ),
    );
}

/** Path of the subject in the staff area. */
export function getStaffPath(subject: string, id: number): string {
  if (subject === 'contact') return `/admin/inbox?open=${id}`;
  if (subject === 'submission') return `/admin/submissions?open=${id}`;
  return `/admin/member-profile/${id}`;
}

type Assigned = {
  before: string | null;
  after: string | null;
  by: string;
  subject: 'member' | 'submission' | 'contact' | 'reminder';
  id: number;
  version: number;
  /** The case, if the subject is a part of one. */
  memberId?: number;
};

/** Notifies a new assignee on their screens and by mail, unless they assigned themselves. */
export async function notifyAssignee(
  tx: Transaction,
  now: Date,
  assigned: Assigned,
): Promise<void> {
  const { before, after, by, subject, id, version, memberId } = assigned;
  if (after === null || after === before || after === by) return;
  await addColleagueNotice(tx, now, {
    ...{ recipient: after, sender: by, kind: 'assigned', subject, subjectId: id },
    memberId: subject === 'member' ? id : memberId,
  });
  const [person] = await reachable(tx, [after], subject);
  if (person === undefined) return;
  await enqueue(tx, {
    kind: 'assigned',
    recipient: person.email,
    params: {
      path: memberId === undefined ? getStaffPath(subject, id) : getStaffPath('member', memberId),
    },
    subject,
    subjectId: id,
    dedupeKey: `assigned:${subject}:${id}:${version}:${after}`,
    now,
  });
}

type Noted = { text: string; before?: string; by: string; noteId: number; memberId: number };

/** Notifies everyone mentioned with an @ in a note, once per note. */
export async function notifyMentioned(tx: Transaction, now: Date, noted: Noted): Promise<void> {
  const earlier = findMentions(noted.before ?? '');
  const names = findMentions(noted.text).filter(
    (name) => name !== noted.by && !earlier.includes(name),
  );
  if (names.length === 0) return;
  for (const { username, email } of await activeStaff(tx, names, 'progress-note')) {
    await addColleagueNotice(tx, now, {
      ...{ recipient: username, sender: noted.by, kind: 'mentioned', subject: 'progress-note' },
      ...{ subjectId: noted.noteId, memberId: noted.memberId },
    });
    if (!email) continue;
    await enqueue(tx, {
      kind: 'mentioned',
      recipient: email,
      params: { path: getStaffPath('member', noted.memberId) },
      subject: 'progress-note',
      subjectId: noted.noteId,
      dedupeKey: `mentioned:${noted.noteId}:${username}`,
      now,
    });
  }
}
