// Members: the public application that makes one, the staff intake that makes one, and the list.
import { and, arrayContains, arrayOverlaps, eq, isNotNull, isNull, sql, sum } from 'drizzle-orm';
import * as v from 'valibot';
import { type Application, applicationSchema, memberOfApplication } from '#domain/application';
import {
  applicationReferral,
  applicationTags,
  type Intake,
  intakeSchema,
  memberChangesSchema,
  memberStatuses,
  priorities,
  serviceRegions,
} from '#domain/member';
import { addOfficeHours } from '#domain/office-hours';
import { promiseDue } from '#domain/promises';
import { areasOfTopic, type TopicName, topics } from '#domain/service-areas';
import { foldText, phoneDigits } from '#domain/text';
import { triage } from '#domain/triage';
import { values } from '#domain/vocabulary';
import { AppError, notFound } from './app-error.ts';
import { audit, changesBetween } from './audit.ts';
import type { Queries, Transaction } from './db/client.ts';
import { rowSchema, withoutInternals } from './db/row-schema.ts';
import { caseAlerts, followUpReminders, memberCounts, members } from './db/schema.ts';
import { once } from './idempotency.ts';
import {
  listPage,
  listQueryEntries,
  matchesSearch,
  type SortKey,
  searchTerms,
  searchTextOf,
  upAndDown,
} from './list.ts';
import { type Accepted, acceptPublicWrite, referenceAnswer, trapEntries } from './public-write.ts';
import { newReference } from './reference.ts';
import { parseWith } from './request-checks.ts';
import { type Call, publicRoute, staffRoute } from './route.ts';
import type { StaffSession } from './session.ts';

type Member = typeof members.$inferSelect;
type NewMember = typeof members.$inferInsert;

const idKey: SortKey = { by: members.id, type: 'int' };
const createdKey: SortKey = { by: members.createdAt, type: 'timestamptz' };
const sorts = {
  ...upAndDown('createdAt', createdKey, idKey),
  ...upAndDown('updatedAt', { by: members.updatedAt, type: 'timestamptz' }, idKey),
  ...upAndDown('name', { by: sql`${members.sortName} collate "C"`, type: 'text' }, idKey),
  ...upAndDown('priority', { by: members.priorityRank, type: 'int' }, createdKey, idKey),
  ...upAndDown('dueAt', { by: sql`${members.dueAt}`, type: 'timestamptz' }, idKey),
};

const memberAnswer = rowSchema(members);

/** The columns by which a member is found, sorted and matched, from what people wrote. */
export function lookupColumns(
  member: Pick<NewMember, 'firstName' | 'lastName' | 'email' | 'phone' | 'reference'>,
) {
  return {
    searchText: searchTextOf(
      [member.firstName, member.lastName, member.email, member.reference],
      member.phone,
    ),
    sortName: foldText(`${member.lastName} ${member.firstName}`),
    phoneDigits: phoneDigits(member.phone ?? ''),
    emailFolded: foldText(member.email ?? ''),
  };
}

async function storeApplication(tx: Transaction, application: Application, accepted: Accepted) {
  const { reference, suspicion, now } = accepted;
  const person = memberOfApplication(application);
  const judged = triage({
    emergencyNeeds: person.emergencyNeeds,
    emergency: application.emergency ?? '',
    homeSafety: application.homeSafety,
  });
  const [row] = await tx
    .insert(members)
    .values({
      ...person,
      ...lookupColumns({ ...person, reference }),
      reference,
      status: 'active',
      tags: [...applicationTags],
      referralSource: applicationReferral,
      priority: judged.priority,
      triageReasons: judged.matched.map((rule) => rule.reason),
      dueAt:
        judged.reachWithinHours === undefined
          ? promiseDue('application', now)
          : addOfficeHours(now, judged.reachWithinHours),
      isFlagged: suspicion !== undefined,
      flagReason: suspicion,
      createdAt: now,
      updatedAt: now,
    })
    .returning({ id: members.id, dueAt: members.dueAt });
  if (row === undefined) throw new Error('the application was not stored');
  for (const rule of judged.matched) {
    await tx.insert(caseAlerts).values({
      memberId: row.id,
      alertType: rule.alert.type,
      title: rule.alert.title,
      message: rule.reason,
      priority: rule.alert.priority,
      createdAt: now,
    });
  }
  if (judged.matched.length > 0 && row.dueAt !== null) {
    await tx.insert(followUpReminders).values({
      memberId: row.id,
      reminderType: 'first-contact',
      title: 'Reach this person first',
      description: judged.matched.map((rule) => rule.reason).join(' '),
      dueDate: row.dueAt,
      priority: judged.priority,
      createdAt: now,
      updatedAt: now,
    });
  }
  await audit(tx, 'visitor', now, {
    action: 'received',
    subject: 'member',
    subjectId: row.id,
    memberId: row.id,
  });
}

/** A field that was left or made empty is stored as none. */
function emptyAsNone({ email, notes }: { email?: string | undefined; notes?: string | undefined }) {
  return {
    ...(email === undefined ? {} : { email: email || null }),
    ...(notes === undefined ? {} : { notes: notes || null }),
  };
}

async function storeIntake(
  tx: Transaction,
  intake: Intake,
  reference: string,
  session: StaffSession,
  now: Date,
): Promise<Member> {
  const person = { ...intake, ...emptyAsNone({ email: '', notes: '', ...intake }) };
  const [row] = await tx
    .insert(members)
    .values({
      ...person,
      ...lookupColumns({ ...person, reference }),
      reference,
      createdAt: now,
      updatedAt: now,
    })
    .returning();
  if (row === undefined) throw new Error('the member was not stored');
  await audit(tx, session, now, {
    action: 'created',
    subject: 'member',
    subjectId: row.id,
    memberId: row.id,
  });
  return row;
}

type CreateCall = Call<Record<string, unknown>, unknown, StaffSession | undefined>;

async function createMember(call: CreateCall) {
  const { session, body } = call;
  if (session === undefined) {
    const application = parseWith(applicationSchema, body) as Application;
    return acceptPublicWrite(call, { scope: 'members', neverRefuse: true }, (tx, accepted) =>
      storeApplication(tx, application, accepted),
    );
  }
  const intake = parseWith(intakeSchema, body) as Intake;
  const key = call.request.headers.get('idempotency-key');
  const { answer } = await once(
    call.db,
    { scope: `intake:${session.staffId}`, key, rawBody: call.rawBody },
    async (tx) =>
      withoutInternals(await storeIntake(tx, intake, newReference(), session, call.now())),
  );
  return { status: 201, body: answer };
}

/** Totals that a trigger keeps; undefined when a filter makes them useless. */
async function knownTotal(
  db: Queries,
  filters: { status?: string | undefined; other: readonly unknown[] },
): Promise<number | undefined> {
  if (filters.other.some((filter) => filter !== undefined)) return undefined;
  const [row] = await db
    .select({ total: sum(memberCounts.count).mapWith(Number) })
    .from(memberCounts)
    .where(filters.status === undefined ? undefined : eq(memberCounts.status, filters.status));
  return row?.total ?? 0;
}

/** One or two letters are too few for the trigram index: they find the start of a last name. */
function memberSearch(search: string | undefined) {
  const terms = search === undefined ? [] : searchTerms(search);
  const [only] = terms;
  if (terms.length === 1 && only !== undefined && only.length < 3 && !/\d/.test(only)) {
    const sortName = sql`${members.sortName} collate "C"`;
    return and(sql`${sortName} >= ${only}`, sql`${sortName} < ${`${only}\u{10ffff}`}`);
  }
  return matchesSearch(members.searchText, search);
}

const trueOrFalse = v.optional(v.picklist(['true', 'false'], 'Use true or false'));

export const memberRoutes = [
  publicRoute({
    method: 'POST',
    path: '/api/members',
    summary: 'Apply for assistance; with a staff session, take a member in',
    status: 201,
    body: v.looseObject(trapEntries),
    answer: v.union([referenceAnswer, memberAnswer]),
    handle: createMember,
  }),
  staffRoute({
    method: 'GET',
    path: '/api/members',
    summary: 'Members, newest first',
    query: v.object({
      ...listQueryEntries(sorts),
      status: v.optional(v.picklist(values(memberStatuses), 'Choose a status')),
      priority: v.optional(v.picklist(values(priorities), 'Choose a priority')),
      region: v.optional(v.picklist(values(serviceRegions), 'Choose a region')),
      topic: v.optional(v.picklist(Object.keys(topics) as TopicName[], 'Choose a topic')),
      tag: v.optional(v.pipe(v.string(), v.maxLength(40))),
      flagged: trueOrFalse,
      awaitingContact: trueOrFalse,
    }),
    answer: v.array(memberAnswer),
    handle: async ({ db, query, request }) => {
      const other = [
        memberSearch(query.search),
        query.priority && eq(members.priority, query.priority),
        query.region && eq(members.serviceRegion, query.region),
        query.topic && arrayOverlaps(members.programAreas, [...areasOfTopic(query.topic)]),
        query.tag === undefined ? undefined : arrayContains(members.tags, [query.tag]),
        query.flagged && eq(members.isFlagged, query.flagged === 'true'),
        query.awaitingContact === 'true' || query.sort?.endsWith('dueAt')
          ? and(isNotNull(members.dueAt), isNull(members.firstContactedAt))
          : undefined,
      ];
      const page = await listPage(db, {
        table: members,
        where: [query.status && eq(members.status, query.status), ...other],
        sort: sorts[(query.sort ?? '-createdAt') as keyof typeof sorts],
        query,
        url: request.url,
        total: await knownTotal(db, { status: query.status, other }),
      });
      return { body: page.rows.map(withoutInternals), headers: page.headers };
    },
  }),
  staffRoute({
    method: 'GET',
    path: '/api/members/{id}',
    summary: 'One member; that it was opened is noted',
    answer: memberAnswer,
    handle: async ({ db, params, session, now }) => {
      const id = Number(params.id);
      const [row] = await db.select().from(members).where(eq(members.id, id));
      if (row === undefined) throw notFound('Member');
      await audit(db, session, now(), {
        action: 'viewed',
        subject: 'member',
        subjectId: id,
        memberId: id,
      });
      return { body: withoutInternals(row) };
    },
  }),
  staffRoute({
    method: 'PATCH',
    path: '/api/members/{id}',
    summary: 'Edit a member: details, status, priority, tags, safe contact',
    body: v.object({
      ...memberChangesSchema.entries,
      /** The row as the editor saw it; refused when somebody else changed it since. */
      seenUpdatedAt: v.optional(v.pipe(v.string(), v.isoTimestamp())),
    }),
    answer: memberAnswer,
    handle: async ({ db, body, params, session, now }) =>
      db.transaction(async (tx) => {
        const id = Number(params.id);
        const [before] = await tx.select().from(members).where(eq(members.id, id)).for('update');
        if (before === undefined) throw notFound('Member');
        const { seenUpdatedAt, ...fields } = body;
        const wanted = { ...fields, ...emptyAsNone(fields) };
        if (
          seenUpdatedAt !== undefined &&
          Date.parse(seenUpdatedAt) !== before.updatedAt.getTime()
        ) {
          throw new AppError('conflict', 'Somebody else changed this member since you opened it.');
        }
        const changes = changesBetween(before, wanted);
        if (Object.keys(changes).length === 0) return { body: withoutInternals(before) };
        const [row] = await tx
          .update(members)
          .set({
            ...wanted,
            ...lookupColumns({ ...before, ...definedOf(wanted) }),
            updatedAt: now(),
          })
          .where(eq(members.id, id))
          .returning();
        await audit(tx, session, now(), {
          action: 'changed',
          subject: 'member',
          subjectId: id,
          memberId: id,
          changes,
        });
        return { body: withoutInternals(row ?? before) };
      }),
  }),
];

function definedOf<T extends object>(fields: T): Partial<T> {
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined),
  ) as Partial<T>;
}
