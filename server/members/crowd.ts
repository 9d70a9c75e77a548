// Very many applications from one network. None is refused and nobody else's is buried: they are set
// aside together, told of as one, and beyond a ceiling kept in a short form that takes a bounded place.
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { responseDue } from '#domain/cases/response-due';
import type { Application } from '#domain/forms/application-member';
import { type Accepted, crowdMs } from '../api/public-write.ts';
import type { Transaction } from '../db/client.ts';
import { rowsOf } from '../db/rows-of.ts';
import { caseAlerts, followUpReminders } from '../db/schema/case-work.ts';
import { members } from '../db/schema/members.ts';
import { arrivals } from '../db/schema/requests.ts';

/** More short forms than these push out the oldest that nobody has looked at. */
const shortsOfNetwork = 2_000;
const shortsInAll = 10_000;
const sentenceLength = 200;

/** Nobody of staff has opened or changed it. */
const isUntouched = sql`not exists (select from audit_entries e
  where e.member_id = a.subject_id and e.actor <> 'visitor')`;

/** What the same sender, or the same network, sent shortly before it was one too many belongs to it. */
export async function setCrowdAside(
  tx: Transaction,
  { network, sender, crowd, now, suspicion }: Accepted,
): Promise<void> {
  // Whoever is at it already does it for all.
  const [lock] = await rowsOf<{ mine: boolean }>(
    tx,
    sql`select pg_try_advisory_xact_lock(hashtext(${`crowd:${network}`})) as mine`,
  );
  if (lock?.mine !== true) return;
  const since = new Date(now.getTime() - crowdMs).toISOString();
  const found = await rowsOf<{ id: number }>(
    tx,
    sql`select a.subject_id as id from arrivals a join members m on m.id = a.subject_id
        where a.subject = 'member' and a.network = ${network} and a.at > ${since}::timestamptz
          and ${crowd === 'network' ? sql`true` : sql`a.sender = ${sender}`} and not m.needs_review and ${isUntouched}`,
  );
  const ids = found.map(({ id }) => id);
  if (ids.length === 0) return;
  // Before the cases themselves: staff lock in the same order.
  await tx.delete(followUpReminders).where(inArray(followUpReminders.memberId, ids));
  await tx.delete(caseAlerts).where(inArray(caseAlerts.memberId, ids));
  await tx
    .update(members)
    .set({
      needsReview: true,
      reviewReason: suspicion ?? null,
      dueAt: responseDue('application', now),
    })
    .where(inArray(members.id, ids));
  await tx
    .update(arrivals)
    .set({ crowd: network })
    .where(and(eq(arrivals.subject, 'member'), inArray(arrivals.subjectId, ids)));
}

/** Name, how to reach them, the answers about danger, and one sentence. */
export function shortForm(application: Application): Application {
  const { firstName, lastName, email, phone, homeSafety, emergency, emergencyNeeds } = application;
  const { language, contactMethod, preferredLanguage, preferredContactMethod } = application;
  const said = application.notes || application.questions || '';
  return {
    ...{ firstName, lastName, email, phone },
    ...(homeSafety === undefined ? {} : { homeSafety: homeSafety.slice(0, sentenceLength) }),
    ...(emergency === undefined ? {} : { emergency }),
    ...(emergencyNeeds === undefined ? {} : { emergencyNeeds }),
    ...(language === undefined ? {} : { language }),
    ...(contactMethod === undefined ? {} : { contactMethod }),
    ...(preferredLanguage === undefined ? {} : { preferredLanguage }),
    ...(preferredContactMethod === undefined ? {} : { preferredContactMethod }),
    notes: said.length > sentenceLength ? `${said.slice(0, sentenceLength - 1)}…` : said,
  };
}

/** What the same person, asking again from the same place, sent last. */
export async function earlierShortForm(
  tx: Transaction,
  network: string,
  person: { sortName: string; phoneDigits: string },
): Promise<Pick<typeof members.$inferSelect, 'reference' | 'priority'> | undefined> {
  const [row] = await tx
    .select({ reference: members.reference, priority: members.priority })
    .from(arrivals)
    .innerJoin(members, eq(members.id, arrivals.subjectId))
    .where(
      and(
        eq(arrivals.subject, 'member'),
        eq(arrivals.network, network),
        eq(arrivals.isShort, true),
        eq(members.phoneDigits, person.phoneDigits),
        eq(members.sortName, person.sortName),
      ),
    )
    .orderBy(desc(arrivals.subjectId))
    .limit(1);
  return row;
}

/** Where there are too many short forms, one of the network that has the most gives place. */
export async function makeRoom(tx: Transaction, network: string): Promise<void> {
  const counted = await rowsOf<{ network: string; count: number }>(
    tx,
    sql`select network, count(*)::int as count from arrivals where is_short group by network order by 2 desc`,
  );
  const own = counted.find((one) => one.network === network)?.count ?? 0;
  const all = counted.reduce((sum, { count }) => sum + count, 0);
  if (own < shortsOfNetwork && all < shortsInAll) return;
  const crowded = own < shortsOfNetwork ? (counted[0]?.network ?? network) : network;
  const [oldest] = await rowsOf<{ id: number }>(
    tx,
    sql`select a.subject_id as id from arrivals a
        where a.is_short and a.network = ${crowded} and ${isUntouched} order by a.at, a.subject_id limit 1`,
  );
  if (oldest === undefined) return;
  await tx.execute(
    sql`delete from emergencies where subject = 'member' and subject_id = ${oldest.id}`,
  );
  await tx.delete(members).where(eq(members.id, oldest.id));
  await tx.execute(
    sql`delete from arrivals where subject = 'member' and subject_id = ${oldest.id}`,
  );
}
