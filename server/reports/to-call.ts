// Whom to call, in order: where somebody may be in danger first, then by the clock. One list of cases,
// forms and messages; who was tried and is to be tried on another day is not in it until then.

import { and, asc, desc, eq, inArray, isNotNull, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import * as v from 'valibot';
import {
  type AttemptSubject,
  attemptSubjects,
  contactOutcomes,
} from '#domain/cases/contact-attempt';
import { pressingPriorities } from '#domain/cases/triage';
import { labelOf, values } from '#domain/vocabulary';
import { triageReasons as reasonTexts } from '#text/staff/triage';
import { vocabularies } from '#text/vocabularies';
import { isActiveAlert, reachColumns, withOwnWords } from '../case-work/open-work.ts';
import type { Queries } from '../db/client.ts';
import { ownerOf } from '../db/columns.ts';
import { rowSchema } from '../db/row-schema.ts';
import { caseAlerts, contactAttempts } from '../db/schema/case-work.ts';
import { isOpenCase, members } from '../db/schema/members.ts';
import { contacts, getInvolvedSubmissions as submissions } from '../db/schema/public.ts';
import { type Counted, sumOf, upTo } from './counted.ts';

const moment = v.pipe(v.string(), v.isoTimestamp());

export const callResponse = v.strictObject({
  of: v.picklist(attemptSubjects),
  id: v.number(),
  version: v.number(),
  name: v.string(),
  phone: v.nullable(v.string()),
  email: v.nullable(v.string()),
  reach: v.nullable(rowSchema(members, reachColumns)),
  /** False where it is a restricted case that is not open to whoever asks. */
  isOpenToCaller: v.boolean(),
  /** Why: what is raised, or what they said or wrote about. */
  reasons: v.array(v.string()),
  isPressing: v.boolean(),
  dueAt: v.nullable(moment),
  nextAttemptAt: v.nullable(moment),
  assignedTo: v.nullable(v.string()),
  tries: v.number(),
  lastTry: v.nullable(
    v.strictObject({
      outcome: v.picklist(values(contactOutcomes)),
      author: v.string(),
      at: moment,
    }),
  ),
});
export type PersonToCall = v.InferOutput<typeof callResponse>;
type Found = Omit<PersonToCall, 'tries' | 'lastTry' | 'isOpenToCaller'> & { callAt: Date };

type Whose = {
  /** A username, or nothing for nobody's. */
  assignedTo: string;
  /** What is planned for later than this is not of today. */
  before: Date;
  isPressingOnly?: boolean;
  /** Their forms and messages are in good hands. */
  isCasesOnly?: boolean;
  /** Of cases: those that are open to whoever asks. */
  open?: SQL | undefined;
};

/** Of cases, and of what was written: what is nobody's does not crowd out one's own. */
const mostOfNobody = 5;

const iso = (at: Date | null) => at?.toISOString() ?? null;

export async function peopleToCall(
  db: Queries,
  asked: readonly Whose[],
  limit: number,
): Promise<PersonToCall[]> {
  const found: Found[] = [];
  for (const whose of asked) {
    const most = whose.isPressingOnly ? mostOfNobody : limit;
    found.push(...(await membersToCall(db, whose, most)));
    if (whose.isCasesOnly) continue;
    const written = [
      ...(await submissionsToAnswer(db, whose, most)),
      ...(await messagesToAnswer(db, whose, most)),
    ];
    found.push(...inOrder(written).slice(0, most));
  }
  return withTries(db, inOrder(found).slice(0, limit));
}

function inOrder(found: readonly Found[]): Found[] {
  return found.toSorted(
    (one, other) =>
      Number(other.isPressing) - Number(one.isPressing) ||
      one.callAt.getTime() - other.callAt.getTime(),
  );
}

/** How many there are, so far as anybody would count. */
export async function countToCall(db: Queries, whose: Whose): Promise<Counted> {
  const cases = await upTo(db, members, memberToCall(whose));
  if (whose.isCasesOnly) return cases;
  return sumOf([
    cases,
    await upTo(db, submissions, submissionToAnswer(whose)),
    await upTo(db, contacts, messageToAnswer(whose)),
  ]);
}

/** As the index says it: what it is limited to must be found in the condition. */
function memberToCall({
  assignedTo,
  before,
  open,
  isPressingOnly = false,
}: Whose): SQL | undefined {
  return and(
    eq(ownerOf(members.assignedTo), assignedTo),
    sql`${isOpenCase(members)} and not ${members.isFlagged} and (${members.pressingAlerts} > 0 or (${members.dueAt} is not null and ${members.firstContactedAt} is null))`,
    // In the words of the index, which has the pressing ones in front.
    isPressingOnly ? sql`(${members.pressingAlerts} = 0) is false` : undefined,
    or(isNull(members.nextAttemptAt), lt(members.nextAttemptAt, before)),
    open,
  );
}

async function membersToCall(db: Queries, whose: Whose, limit: number): Promise<Found[]> {
  const rows = await db
    .select()
    .from(members)
    .where(memberToCall(whose))
    .orderBy(
      sql`(${members.pressingAlerts} = 0)`,
      sql`coalesce(${members.nextAttemptAt}, ${members.queueAt})`,
      asc(members.id),
    )
    .limit(limit);
  const pressing = rows.filter((row) => row.pressingAlerts > 0).map(({ id }) => id);
  const raised = await pressingAlerts(db, 'memberId', pressing);
  return rows.map((row) => {
    const { id, version, phone, email, assignedTo, nextAttemptAt, queueAt } = row;
    const { safeContact, triageReasons, preferredContactMethod, notes } = row;
    const told = titlesOf(raised, id);
    return {
      of: 'memberId',
      ...{ id, version, phone, email, assignedTo },
      name: `${row.firstName} ${row.lastName}`,
      reach: withOwnWords({ safeContact, triageReasons, preferredContactMethod, notes }),
      reasons: told.length > 0 ? told : triageReasons.map((reason) => labelOf(reasonTexts, reason)),
      isPressing: row.pressingAlerts > 0,
      dueAt: row.firstContactedAt === null ? iso(row.dueAt) : null,
      nextAttemptAt: iso(nextAttemptAt),
      callAt: nextAttemptAt ?? queueAt,
    };
  });
}

const isPressingAlert = and(isActiveAlert, inArray(caseAlerts.priority, pressingPriorities));

type Raised = { of: number | null; title: string };

async function pressingAlerts(db: Queries, of: AttemptSubject, ids: number[]): Promise<Raised[]> {
  if (ids.length === 0) return [];
  return db
    .select({ of: caseAlerts[of], title: caseAlerts.title })
    .from(caseAlerts)
    .where(and(inArray(caseAlerts[of], ids), isPressingAlert))
    .orderBy(desc(caseAlerts.id));
}

function titlesOf(raised: readonly Raised[], id: number): string[] {
  return raised.filter(({ of }) => of === id).map(({ title }) => title);
}

/** What was written: of danger, however late it is in the list, and then what the clock has first. */
async function dangerAndFirst<Row extends { id: number }>(
  db: Queries,
  of: 'submissionId' | 'contactId',
  { isPressingOnly }: Whose,
  isToAnswer: SQL | undefined,
  read: (where: SQL | undefined) => Promise<Row[]>,
) {
  const table = of === 'contactId' ? contacts : submissions;
  const raisedFor = db
    .select({ id: caseAlerts[of] })
    .from(caseAlerts)
    .where(and(isNotNull(caseAlerts[of]), isPressingAlert));
  // Found by the few alerts: said otherwise, all that waits would be read to find them.
  const danger = await read(and(inArray(table.id, raisedFor), sql`(${isToAnswer}) is true`));
  const known = new Set(danger.map(({ id }) => id));
  const others = isPressingOnly ? [] : await read(isToAnswer);
  const rows = [...danger, ...others.filter(({ id }) => !known.has(id))];
  const ids = rows.map(({ id }) => id);
  return { rows, raised: await pressingAlerts(db, of, ids) };
}

/** As its index says it: nobody has answered yet, or somebody is to be tried again. */
function submissionToAnswer({ assignedTo, before }: Whose): SQL | undefined {
  return and(
    eq(ownerOf(submissions.assignedTo), assignedTo),
    sql`(${submissions.firstRespondedAt} is null or (${submissions.followUpDate} is not null and not ${submissions.isFollowUpComplete})) and not ${submissions.isQuarantined}`,
    or(isNull(submissions.followUpDate), lt(submissions.followUpDate, before)),
  );
}

async function submissionsToAnswer(db: Queries, whose: Whose, limit: number): Promise<Found[]> {
  const isToAnswer = submissionToAnswer(whose);
  const read = async (where: SQL | undefined) =>
    db
      .select()
      .from(submissions)
      .where(where)
      .orderBy(
        sql`coalesce(${submissions.followUpDate}, ${submissions.dueAt})`,
        asc(submissions.id),
      )
      .limit(limit);
  const { rows, raised } = await dangerAndFirst(db, 'submissionId', whose, isToAnswer, read);
  return rows.map((row) => ({
    ...written(row, raised, labelOf(vocabularies.formTypes, row.formType)),
    of: 'submissionId',
    dueAt: row.firstRespondedAt === null ? iso(row.dueAt) : null,
    name: `${row.firstName} ${row.lastName}`,
    phone: row.phone || null,
  }));
}

function messageToAnswer({ assignedTo, before }: Whose): SQL | undefined {
  return and(
    eq(ownerOf(contacts.assignedTo), assignedTo),
    sql`(${contacts.answeredAt} is null or ${contacts.followUpDate} is not null) and not ${contacts.isQuarantined}`,
    or(isNull(contacts.followUpDate), lt(contacts.followUpDate, before)),
  );
}

async function messagesToAnswer(db: Queries, whose: Whose, limit: number): Promise<Found[]> {
  const isToAnswer = messageToAnswer(whose);
  const read = async (where: SQL | undefined) =>
    db
      .select()
      .from(contacts)
      .where(where)
      .orderBy(sql`coalesce(${contacts.followUpDate}, ${contacts.dueAt})`, asc(contacts.id))
      .limit(limit);
  const { rows, raised } = await dangerAndFirst(db, 'contactId', whose, isToAnswer, read);
  return rows.map((row) => ({
    ...written(row, raised, row.subject),
    of: 'contactId',
    dueAt: row.answeredAt === null ? iso(row.dueAt) : null,
    name: row.name,
    phone: null,
  }));
}

type Written = Pick<
  typeof contacts.$inferSelect,
  'id' | 'version' | 'email' | 'dueAt' | 'followUpDate' | 'assignedTo'
>;

/** What a form and a message have in common. */
function written(row: Written, raised: readonly Raised[], about: string) {
  const { id, version, email, dueAt, followUpDate, assignedTo } = row;
  const told = titlesOf(raised, id);
  return {
    ...{ id, version, email, assignedTo },
    reach: null,
    reasons: [...told, about],
    isPressing: told.length > 0,
    nextAttemptAt: iso(followUpDate),
    callAt: followUpDate ?? dueAt,
  };
}

const mostTries = 200;

/** How often each was tried, and how the last try went. */
async function withTries(db: Queries, found: readonly Found[]): Promise<PersonToCall[]> {
  const tried: (typeof contactAttempts.$inferSelect)[] = [];
  for (const of of attemptSubjects) {
    const ids = found.filter((one) => one.of === of).map(({ id }) => id);
    if (ids.length > 0) tried.push(...(await triesOf(db, of, ids)));
  }
  return found.map(({ callAt: _, ...person }) => {
    const own = tried.filter((attempt) => attempt[person.of] === person.id);
    const [last] = own;
    const lastTry = last && {
      outcome: last.outcome,
      author: last.author,
      at: last.createdAt.toISOString(),
    };
    return { ...person, tries: own.length, lastTry: lastTry ?? null, isOpenToCaller: true };
  });
}

function triesOf(db: Queries, of: AttemptSubject, ids: number[]) {
  return db
    .select()
    .from(contactAttempts)
    .where(inArray(contactAttempts[of], ids))
    .orderBy(desc(contactAttempts.createdAt), desc(contactAttempts.id))
    .limit(mostTries);
}
