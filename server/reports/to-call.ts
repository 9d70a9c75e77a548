// The people to call: cases, submissions, and messages in one list, the most urgent first. People whose next attempt
// is planned for a later day are excluded until then.

import { and, desc, inArray, type SQL, sql } from 'drizzle-orm';
import * as v from 'valibot';
import {
  type AttemptSubject,
  attemptSubjects,
  contactOutcomes,
} from '#domain/cases/contact-attempt';
import { getLabel, listValues } from '#domain/vocabulary';
import { triageReasons as reasonTexts } from '#text/staff/triage';
import { vocabularies } from '#text/vocabularies';
import type { ListTable } from '../api/list.ts';
import { listIdsInSections } from '../api/sections.ts';
import { reachColumns, truncateNotes } from '../cases/open-work.ts';
import type { Queries } from '../db/client.ts';
import { countEach } from '../db/counts.ts';
import { buildRowSchema } from '../db/row-schema.ts';
import { caseAlerts, contactAttempts } from '../db/schema/case-parts.ts';
import { members } from '../db/schema/members.ts';
import { contacts, getInvolvedSubmissions as submissions } from '../db/schema/public.ts';
import {
  buildMemberCallCondition,
  buildMessageCallCondition,
  buildSubmissionCallCondition,
  type CallQuery,
} from '../triage/call-conditions.ts';
import {
  buildRank,
  buildUrgencySort,
  isPressingAlert,
  type WorkList,
  workLists,
} from '../triage/what-matters.ts';

const moment = v.pipe(v.string(), v.isoTimestamp());

export const callSchema = v.strictObject({
  of: v.picklist(attemptSubjects),
  id: v.number(),
  version: v.number(),
  name: v.string(),
  phone: v.nullable(v.string()),
  email: v.nullable(v.string()),
  reach: v.nullable(buildRowSchema(members, reachColumns)),
  /** The reason for the call: the titles of alerts, or else the triage reasons, the form type, or the subject. */
  reasons: v.array(v.string()),
  isPressing: v.boolean(),
  dueAt: v.nullable(moment),
  nextAttemptAt: v.nullable(moment),
  assignedTo: v.nullable(v.string()),
  tries: v.number(),
  lastTry: v.nullable(
    v.strictObject({
      outcome: v.picklist(listValues(contactOutcomes)),
      author: v.string(),
      at: moment,
    }),
  ),
});
export type PersonToCall = v.InferOutput<typeof callSchema>;
type Found = Omit<PersonToCall, 'tries' | 'lastTry'> & {
  /** The sort keys, comparable across cases, submissions, and messages. */
  rank: readonly number[];
};

type Whose = CallQuery & {
  /** True when the assignee is active for submissions and messages, so that only cases count. */
  isCasesOnly?: boolean;
};

/** Limit of unassigned cases, and of unassigned submissions and messages, so that own work still appears. */
const mostOfNobody = 5;

const iso = (at: Date | null) => at?.toISOString() ?? null;

type Asking = { db: Queries; now: Date };

export async function listPeopleToCall(
  asking: Asking,
  asked: readonly Whose[],
  limit: number,
): Promise<PersonToCall[]> {
  const found: Found[] = [];
  for (const whose of asked) {
    const most = whose.isPressingOnly ? mostOfNobody : limit;
    found.push(...(await membersToCall(asking, whose, most)));
    if (whose.isCasesOnly) continue;
    const written = [
      ...(await submissionsToAnswer(asking, whose, most)),
      ...(await messagesToAnswer(asking, whose, most)),
    ];
    found.push(...inOrder(written).slice(0, most));
  }
  return withTries(asking.db, inOrder(found).slice(0, limit));
}

/** Sorts cases, submissions, and messages by their rank. */
function inOrder(found: readonly Found[]): Found[] {
  return found.toSorted((one, other) => {
    const differences = one.rank.map((key, at) => key - (other.rank[at] ?? 0));
    return differences.find((difference) => difference !== 0) ?? 0;
  });
}

async function firstIds(
  { db, now }: Asking,
  list: WorkList,
  where: SQL | undefined,
  limit: number,
): Promise<number[]> {
  const { sections = [] } = buildUrgencySort(list, now);
  const table = list.id.table as ListTable;
  const places = await listIdsInSections(db, { table, sections, where: [where], limit });
  return places.map(({ id }) => id);
}

export async function countToCall(db: Queries, whose: Whose): Promise<number> {
  const counted = await countEach(db, {
    cases: { table: members, where: buildMemberCallCondition(whose) },
    forms: {
      table: submissions,
      where: whose.isCasesOnly ? sql`false` : buildSubmissionCallCondition(whose),
    },
    messages: {
      table: contacts,
      where: whose.isCasesOnly ? sql`false` : buildMessageCallCondition(whose),
    },
  });
  return counted.cases + counted.forms + counted.messages;
}

const callLists = {
  members: {
    ...workLists.members,
    restBy: sql`coalesce(${members.nextAttemptAt}, case when ${members.firstContactedAt} is null then ${members.dueAt} end, ${members.updatedAt})`,
  },
  submissions: {
    ...workLists.submissions,
    isUnread: undefined,
    restBy: sql`coalesce(${submissions.followUpDate}, ${submissions.dueAt})`,
  },
  contacts: {
    ...workLists.contacts,
    isUnread: undefined,
    restBy: sql`coalesce(${contacts.followUpDate}, ${contacts.dueAt})`,
  },
} satisfies Record<string, WorkList>;

async function membersToCall(asking: Asking, whose: Whose, limit: number): Promise<Found[]> {
  const ids = await firstIds(asking, callLists.members, buildMemberCallCondition(whose), limit);
  const rows = await asking.db
    .select({ row: members, rank: buildRank(callLists.members, asking.now) })
    .from(members)
    .where(inArray(members.id, ids));
  const raised = await pressingAlerts(asking.db, 'memberId', ids);
  return rows.map(({ row, rank }) => {
    const { id, version, phone, email, assignedTo } = row;
    const { safeContact, triageReasons, preferredContactMethod, notes, isKeptApart } = row;
    const reach = { safeContact, triageReasons, preferredContactMethod, notes, isKeptApart };
    const told = titlesOf(raised, id);
    return {
      of: 'memberId',
      ...{ id, version, phone, email, assignedTo },
      name: `${row.firstName} ${row.lastName}`,
      reach: truncateNotes(reach),
      reasons:
        told.length > 0 ? told : triageReasons.map((reason) => getLabel(reasonTexts, reason)),
      isPressing: told.length > 0,
      dueAt: row.firstContactedAt === null ? iso(row.dueAt) : null,
      nextAttemptAt: iso(row.nextAttemptAt),
      rank,
    };
  });
}

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

async function submissionsToAnswer(asking: Asking, whose: Whose, limit: number): Promise<Found[]> {
  const ids = await firstIds(
    asking,
    callLists.submissions,
    buildSubmissionCallCondition(whose),
    limit,
  );
  const rows = await asking.db
    .select({ row: submissions, rank: buildRank(callLists.submissions, asking.now) })
    .from(submissions)
    .where(inArray(submissions.id, ids));
  const raised = await pressingAlerts(asking.db, 'submissionId', ids);
  return rows.map(({ row, rank }) => ({
    ...written(row, raised, getLabel(vocabularies.formTypes, row.formType)),
    rank,
    of: 'submissionId',
    dueAt: row.firstRespondedAt === null ? iso(row.dueAt) : null,
    name: `${row.firstName} ${row.lastName}`,
    phone: row.phone || null,
  }));
}

async function messagesToAnswer(asking: Asking, whose: Whose, limit: number): Promise<Found[]> {
  const ids = await firstIds(asking, callLists.contacts, buildMessageCallCondition(whose), limit);
  const rows = await asking.db
    .select({ row: contacts, rank: buildRank(callLists.contacts, asking.now) })
    .from(contacts)
    .where(inArray(contacts.id, ids));
  const raised = await pressingAlerts(asking.db, 'contactId', ids);
  return rows.map(({ row, rank }) => ({
    ...written(row, raised, row.subject),
    rank,
    of: 'contactId',
    dueAt: row.answeredAt === null ? iso(row.dueAt) : null,
    name: row.name,
    phone: null,
  }));
}

type Written = Pick<
  typeof contacts.$inferSelect,
  'id' | 'version' | 'email' | 'followUpDate' | 'assignedTo'
>;

/** The fields that submissions and messages share. */
function written(row: Written, raised: readonly Raised[], about: string) {
  const { id, version, email, followUpDate, assignedTo } = row;
  const told = titlesOf(raised, id);
  return {
    ...{ id, version, email, assignedTo },
    reach: null,
    reasons: [...told, about],
    isPressing: told.length > 0,
    nextAttemptAt: iso(followUpDate),
  };
}

const mostTries = 200;

/** Adds the number of attempts and the last attempt of each person. */
async function withTries(db: Queries, found: readonly Found[]): Promise<PersonToCall[]> {
  const tried: (typeof contactAttempts.$inferSelect)[] = [];
  for (const of of attemptSubjects) {
    const ids = found.filter((one) => one.of === of).map(({ id }) => id);
    if (ids.length > 0) tried.push(...(await triesOf(db, of, ids)));
  }
  return found.map(({ rank: _, ...person }) => {
    const own = tried.filter((attempt) => attempt[person.of] === person.id);
    const [last] = own;
    const lastTry = last && {
      outcome: last.outcome,
      author: last.author,
      at: last.createdAt.toISOString(),
    };
    return { ...person, tries: own.length, lastTry: lastTry ?? null };
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
