// Somebody may be in danger. Everybody on call and the staff's inbox are told at once, and again every
// 15 minutes, until one person has opened it or tried to reach whoever it is.
import { and, asc, eq, gte, inArray, isNull, lte, ne, type SQL, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { hourMs, minuteMs } from '#domain/calendar/durations';
import { type EmergencySubject, textNumber } from '#domain/messages';
import { isAllowed, type Role } from '#domain/roles';
import { audit } from '../api/audit.ts';
import type { StaffSession } from '../api/caller.ts';
import { type ResponseOf, staffRoute } from '../api/route.ts';
import type { Db, Queries, Transaction } from '../db/client.ts';
import { rowSchema } from '../db/row-schema.ts';
import { rowsOf } from '../db/rows-of.ts';
import { staffAccounts } from '../db/schema/accounts.ts';
import { contactAttempts } from '../db/schema/case-work.ts';
import { members } from '../db/schema/members.ts';
import { emergencies, outbox } from '../db/schema/outbox.ts';
import { arrivals } from '../db/schema/requests.ts';
import { enqueue } from './outbox.ts';
import { pathOf, type Telling } from './tell.ts';

export const repeatMs = 15 * minuteMs;
/** More at once is somebody who plays with us: the screens show them all, the mail tells of these. */
const toldAtOnce = 10;
/** Browsers are easily made up, networks are not: those of one network keep no other from being told of. */
const toldOfNetwork = 10;
/** Of one place: more than these are told of as one. */
const toldOfCrowd = 3;
/** How long a screen still says who has seen it. */
const shownSeenMs = 10 * minuteMs;

type Emergency = typeof emergencies.$inferSelect;

export async function raiseEmergency(
  tx: Transaction,
  telling: Telling,
  subject: EmergencySubject,
  subjectId: number,
): Promise<void> {
  const { now } = telling;
  const { alike, near, networks } = await crowdOf(tx, subject, subjectId);
  const [row] = await tx
    .insert(emergencies)
    .values({ subject, subjectId, createdAt: now, repeatAt: new Date(now.getTime() + repeatMs) })
    .onConflictDoNothing()
    .returning();
  const isTold = alike < toldOfCrowd && near < toldOfNetwork && networks < toldAtOnce;
  if (row !== undefined && isTold) await tellEverybody(tx, telling, row);
}

/** Of what nobody has opened: how many are told of together with this, other crowds of its network, and networks. */
async function crowdOf(tx: Transaction, subject: EmergencySubject, subjectId: number) {
  const [crowd] = await rowsOf<{ alike: number; near: number; networks: number }>(
    tx,
    sql`select count(*) filter (where a.crowd = own.crowd)::int as alike,
        count(distinct a.crowd) filter (where a.network = own.network and a.crowd <> own.crowd)::int as near,
        count(distinct ${networkOrItself})::int as networks
        from emergencies e left join arrivals a on a.subject = e.subject and a.subject_id = e.subject_id
        left join arrivals own on own.subject = ${subject} and own.subject_id = ${subjectId}
        where e.seen_at is null`,
  );
  return crowd ?? { alike: 0, near: 0, networks: 0 };
}
const crowdOrItself = sql`coalesce(a.crowd, e.id::text)`;
const networkOrItself = sql`coalesce(a.network, e.id::text)`;

async function tellEverybody(tx: Transaction, telling: Telling, row: Emergency): Promise<void> {
  const { env, now } = telling;
  const { email, phone, role } = staffAccounts;
  const onCall = await tx
    .select({ email, phone, role })
    .from(staffAccounts)
    .where(and(eq(staffAccounts.isOnCall, true), eq(staffAccounts.isDisabled, false)));
  const people = onCall.map((person) => ({ ...person, path: pathFor(person.role, row) }));
  // Of an address that several share, what the one who opens the most is told.
  const told = [...people, { email: env.staffInbox, phone: null, path: pathFor('owner', row) }]
    .toSorted((one, other) => Number(one.path === dashboard) - Number(other.path === dashboard))
    .flatMap(({ path, ...person }) => {
      const number = env.texts === undefined ? undefined : textNumber(person.phone ?? '');
      return [
        { channel: 'email' as const, recipient: person.email ?? '', path },
        { channel: 'text' as const, recipient: number ?? '', path },
      ];
    });
  // Who has not even got the last one needs no second.
  const waiting = await tx
    .select({ recipient: outbox.recipient })
    .from(outbox)
    .where(and(isAbout(row.id), inArray(outbox.status, ['waiting', 'sending'])));
  for (const { channel, recipient, path } of told) {
    if (recipient === '' || waiting.some((one) => one.recipient === recipient)) continue;
    await enqueue(tx, {
      channel,
      kind: 'emergency',
      recipient,
      params: { path },
      subject: 'emergency',
      subjectId: row.id,
      dedupeKey: `emergency:${row.id}:${row.repeats}:${channel}:${recipient}`,
      isUrgent: true,
      now,
    });
  }
}

const dashboard = '/admin/dashboard';

/** Whoever opens no cases is not told whose answer it was: see withoutCase. */
function pathFor(role: Role, { subject, subjectId }: Emergency): string {
  const isOpen = isAllowed(role, subject === 'member' ? 'cases.read' : 'inbox.read');
  return isOpen ? pathOf(subject, subjectId) : dashboard;
}

function isAbout(id: number) {
  return and(eq(outbox.subject, 'emergency'), eq(outbox.subjectId, id));
}

/** Tells again of what nobody has opened. Several processes may do it: each takes what no other has. */
export async function repeatEmergencies(db: Db, telling: Telling): Promise<void> {
  const { now } = telling;
  const told = new Set<string>();
  const toldOf = new Map<string, number>();
  for (;;) {
    const isDone = await db.transaction(async (tx) => {
      const [due] = await tx
        .select()
        .from(emergencies)
        .where(and(isNull(emergencies.seenAt), lte(emergencies.repeatAt, now)))
        .orderBy(asc(emergencies.repeatAt), asc(emergencies.id))
        .limit(1)
        .for('update', { skipLocked: true });
      if (due === undefined) return true;
      const row = { ...due, repeats: due.repeats + 1 };
      await tx
        .update(emergencies)
        .set({ repeats: row.repeats, repeatAt: new Date(now.getTime() + repeatMs) })
        .where(eq(emergencies.id, row.id));
      // One of each crowd, and not more than a few of each network: whoever writes the most must not be all that is heard.
      const [arrival] = await tx
        .select({ crowd: arrivals.crowd, network: arrivals.network })
        .from(arrivals)
        .where(and(eq(arrivals.subject, row.subject), eq(arrivals.subjectId, row.subjectId)));
      const { crowd, network } = arrival ?? { crowd: String(row.id), network: String(row.id) };
      const ofNetwork = toldOf.get(network) ?? 0;
      if (!told.has(crowd) && ofNetwork < toldOfNetwork && toldOf.size < toldAtOnce) {
        await tellEverybody(tx, telling, row);
        toldOf.set(network, ofNetwork + 1);
      }
      told.add(crowd);
      return false;
    });
    if (isDone) return;
  }
}

export async function isEmergency(
  db: Queries,
  subject: EmergencySubject,
  subjectId: number,
): Promise<boolean> {
  const [row] = await db
    .select({ id: emergencies.id })
    .from(emergencies)
    .where(isOf(subject, subjectId));
  return row !== undefined;
}

export async function isUnopened(db: Queries, emergencyId: number): Promise<boolean> {
  const [row] = await db
    .select({ id: emergencies.id })
    .from(emergencies)
    .where(and(eq(emergencies.id, emergencyId), isNull(emergencies.seenAt)));
  return row !== undefined;
}

function isOf(subject: EmergencySubject, subjectId: number) {
  return and(eq(emergencies.subject, subject), eq(emergencies.subjectId, subjectId));
}

/** For the query that reads the row anyway. */
export function isUnseen(subject: EmergencySubject, subjectId: number): SQL<boolean> {
  const isThis = and(isOf(subject, subjectId), isNull(emergencies.seenAt));
  return sql<boolean>`exists (select from ${emergencies} where ${isThis})`;
}

/** A person has it open, or has tried to reach whoever it is: nobody needs to be told again. */
export async function markSeen(
  tx: Transaction,
  session: StaffSession,
  subject: EmergencySubject,
  subjectId: number,
  now: Date,
): Promise<void> {
  // Asked first: screens hear of every update, also of one that changes nothing.
  const [unseen] = await tx
    .select({ id: emergencies.id })
    .from(emergencies)
    .where(and(isOf(subject, subjectId), isNull(emergencies.seenAt)))
    .for('update');
  if (unseen === undefined) return;
  await tx
    .update(emergencies)
    .set({ seenAt: now, seenBy: session.username })
    .where(eq(emergencies.id, unseen.id));
  await tx
    .update(outbox)
    .set({ status: 'withdrawn' })
    .where(and(isAbout(unseen.id), eq(outbox.status, 'waiting')));
  await audit(tx, session, now, {
    action: 'seen',
    subject,
    subjectId,
    memberId: subject === 'member' ? subjectId : undefined,
  });
}

/**
 * What this attempt had shown to be seen is seen by the next who tried. Where nobody else has, it is told of again
 * at once: whoever pressed may have meant another, and what was to be sent was withdrawn.
 */
export async function takeSeenBack(
  tx: Transaction,
  subject: EmergencySubject,
  subjectId: number,
  taken: Pick<typeof contactAttempts.$inferSelect, 'id' | 'createdAt'>,
  now: Date,
): Promise<void> {
  const [seen] = await tx
    .select({ id: emergencies.id, createdAt: emergencies.createdAt })
    .from(emergencies)
    .where(and(isOf(subject, subjectId), eq(emergencies.seenAt, taken.createdAt)))
    .for('update');
  if (seen === undefined) return;
  const [other] = await tx
    .select({ seenAt: contactAttempts.createdAt, seenBy: contactAttempts.author })
    .from(contactAttempts)
    .where(
      and(
        eq(contactAttempts[`${subject}Id`], subjectId),
        ne(contactAttempts.id, taken.id),
        gte(contactAttempts.createdAt, seen.createdAt),
      ),
    )
    .orderBy(asc(contactAttempts.createdAt), asc(contactAttempts.id))
    .limit(1);
  await tx
    .update(emergencies)
    .set(other ?? { seenAt: null, seenBy: null, repeatAt: now })
    .where(eq(emergencies.id, seen.id));
}

/** Opening the list of cases that need review counts as opening each of them. */
export async function markNeedsReviewSeen(db: Db, session: StaffSession, now: Date): Promise<void> {
  const [open] = await db
    .select({ id: emergencies.id })
    .from(emergencies)
    .where(isNull(emergencies.seenAt))
    .limit(1);
  if (open === undefined) return;
  await db.transaction(async (tx) => {
    const seen = await tx
      .update(emergencies)
      .set({ seenAt: now, seenBy: session.username })
      .where(
        and(
          isNull(emergencies.seenAt),
          eq(emergencies.subject, 'member'),
          inArray(
            emergencies.subjectId,
            tx.select({ id: members.id }).from(members).where(eq(members.needsReview, true)),
          ),
        ),
      )
      .returning({ id: emergencies.id });
    if (seen.length === 0) return;
    const ids = seen.map(({ id }) => id);
    await tx
      .update(outbox)
      .set({ status: 'withdrawn' })
      .where(
        and(
          eq(outbox.subject, 'emergency'),
          inArray(outbox.subjectId, ids),
          eq(outbox.status, 'waiting'),
        ),
      );
    await audit(tx, session, now, {
      action: 'seen',
      subject: 'member',
      note: `${ids.length} applications that need review`,
    });
  });
}

const { id, subject, subjectId, createdAt, seenAt, seenBy } = rowSchema(emergencies).entries;
const emergencyResponse = v.strictObject({
  ...{ id, subject, subjectId, createdAt, seenAt, seenBy },
  /** How many from the same place nobody has opened, where they are told of as one. */
  alike: v.number(),
});

export const emergencyRoutes = [
  staffRoute({
    method: 'GET',
    path: '/api/emergencies',
    needs: 'people.find',
    summary: 'What nobody has opened yet, and who has just opened one',
    response: v.array(emergencyResponse),
    handle: async ({ db, now, session }) => {
      const open = await openEmergencies(db, now());
      return { body: isAllowed(session.role, 'cases.read') ? open : open.map(withoutCase) };
    },
  }),
];

/** Whoever opens no cases hears that somebody may be in danger, to fetch a colleague, and not whose answer it was. */
function withoutCase(told: Told): Told {
  if (told.subject !== 'member') return told;
  const hour = Math.floor(new Date(told.createdAt).getTime() / hourMs) * hourMs;
  return { ...told, subjectId: 0, createdAt: new Date(hour).toISOString() };
}

type Told = v.InferOutput<typeof emergencyResponse>;

/**
 * Those of a crowd that was set aside are one line. Many from one browser or one network stand below those from where
 * few come.
 */
async function openEmergencies(db: Queries, now: Date): Promise<Told[]> {
  const shownSince = new Date(now.getTime() - shownSeenMs).toISOString();
  const rows = await rowsOf<Told & { createdAt: string | Date; seenAt: string | Date | null }>(
    db,
    sql`select id, subject, subject_id as "subjectId", created_at as "createdAt", seen_at as "seenAt",
          seen_by as "seenBy", case when seen_at is null and is_crowd then alike else 1 end as alike
        from (select e.*, coalesce(a.crowd = a.network, false) as is_needs_review,
            count(*) over (partition by ${crowdOrItself}, e.seen_at is null)::int as alike,
            count(*) over (partition by ${networkOrItself}, e.seen_at is null)::int as near,
            row_number() over (partition by ${crowdOrItself}, e.seen_at is null order by e.id desc) as place
          from emergencies e left join arrivals a on a.subject = e.subject and a.subject_id = e.subject_id
          where e.seen_at is null or e.seen_at > ${shownSince}::timestamptz) told,
          lateral (select alike > ${toldOfCrowd} and is_needs_review as is_crowd) crowd
        where not is_crowd or place = 1
        order by seen_at is not null, near > ${toldOfNetwork}, alike > ${toldOfCrowd}, id desc limit 20`,
  );
  return rows.map((row) => ({
    ...row,
    createdAt: new Date(row.createdAt).toISOString(),
    seenAt: row.seenAt === null ? null : new Date(row.seenAt).toISOString(),
  }));
}

export type EmergencyResponse = ResponseOf<typeof emergencyRoutes>;
