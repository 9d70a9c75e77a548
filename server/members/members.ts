// Members: the public application that makes one, the staff intake that makes one, and the list.
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { addOfficeHours } from '#domain/calendar/office-hours';
import {
  applicationReferral,
  applicationTags,
  type Intake,
  intakeSchema,
  memberChangesSchema,
} from '#domain/cases/member';
import { responseDue } from '#domain/cases/response-due';
import { triage } from '#domain/cases/triage';
import { applicationSchema } from '#domain/forms/application-check';
import { type Application, memberOfApplication } from '#domain/forms/application-member';
import { notFound } from '../api/app-error.ts';
import { audit } from '../api/audit.ts';
import type { StaffSession } from '../api/caller.ts';
import { listPage } from '../api/list.ts';
import { orNear } from '../api/near-names.ts';
import {
  type Accepted,
  acceptPublicWrite,
  referenceResponse,
  trapEntries,
} from '../api/public-write.ts';
import { newReference } from '../api/reference.ts';
import { parseWith } from '../api/request-checks.ts';
import { type Call, publicRoute, staffRoute } from '../api/route.ts';
import { requireStaff } from '../auth/staff-accounts.ts';
import { reachColumns, withOwnWords } from '../case-work/open-work.ts';
import type { Transaction } from '../db/client.ts';
import { rowSchema, withoutInternals } from '../db/row-schema.ts';
import { caseAlerts, followUpReminders, members } from '../db/schema.ts';
import { soundsDangerous } from '../outbox/danger.ts';
import { markSeen, raiseEmergency } from '../outbox/emergencies.ts';
import { languageOf, tellNews, thankSender } from '../outbox/tell.ts';
import { changeMember, emptyAsNone } from './member-changes.ts';
import {
  knownTotal,
  lookupColumns,
  memberConditions,
  memberIndexFilter,
  memberListQuery,
  memberSort,
} from './member-list.ts';
import { noteView } from './member-views.ts';

type Member = typeof members.$inferSelect;

export const memberResponse = rowSchema(members);
export type MemberDetail = v.InferOutput<typeof memberResponse>;

/** What a list of cases shows: who, how to reach them safely, and what comes next. */
const listedColumns = [
  ...(['id', 'version', 'firstName', 'lastName', 'email', 'phone'] as const),
  ...reachColumns,
  ...(['programAreas', 'status', 'priority', 'tags', 'assignedTo'] as const),
  ...(['dueAt', 'firstContactedAt', 'nextReminderAt', 'pressingAlerts', 'createdAt'] as const),
];
const listedResponse = rowSchema(members, listedColumns);
export type ListedMember = v.InferOutput<typeof listedResponse>;

async function storeApplication(
  tx: Transaction,
  { env, assistant, request }: Pick<CreateCall, 'env' | 'assistant' | 'request'>,
  application: Application,
  { reference, suspicion, now }: Accepted,
) {
  const person = memberOfApplication(application);
  const judged = triage({
    emergencyNeeds: person.emergencyNeeds,
    emergency: application.emergency ?? '',
    homeSafety: application.homeSafety,
    soundsDangerous: soundsDangerous(assistant, [
      application.questions,
      application.notes,
      application.homeSafety,
    ]),
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
          ? responseDue('application', now)
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
  const telling = { env, now };
  const isUrgent = judged.matched.some((rule) => rule.alert.priority === 'critical');
  if (isUrgent) await raiseEmergency(tx, telling, 'member', row.id);
  if (suspicion !== undefined) return;
  const email = person.email ?? '';
  const news = { count: 'applications', subject: 'member', id: row.id } as const;
  if (!isUrgent) await tellNews(tx, telling, news, email);
  await thankSender(tx, now, {
    email,
    what: 'application',
    reference,
    subject: 'member',
    id: row.id,
    language: languageOf(request, person.preferredLanguage),
  });
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
      storeApplication(tx, call, application, accepted),
    );
  }
  const intake = parseWith(intakeSchema, body) as Intake;
  return call.once(async (tx) => ({
    body: withoutInternals(await storeIntake(tx, intake, newReference(), session, call.now())),
  }));
}

export const memberRoutes = [
  publicRoute({
    method: 'POST',
    path: '/api/members',
    summary: 'Apply for assistance; with a staff session, take a member in',
    idempotency: 'key-optional',
    usesSession: true,
    status: 201,
    body: v.looseObject(trapEntries),
    bodyChoices: [applicationSchema, intakeSchema],
    response: v.union([referenceResponse, memberResponse]),
    handle: createMember,
  }),
  staffRoute({
    method: 'GET',
    path: '/api/members',
    summary: 'Members, newest first',
    query: memberListQuery,
    response: v.array(listedResponse),
    handle: async ({ db, query, request, now }) => {
      const page = await listPage(db, {
        table: members,
        columns: listedColumns,
        where: memberConditions(query, now()),
        inIndex: memberIndexFilter(query),
        sort: memberSort(query),
        query,
        url: request.url,
        total: await knownTotal(db, query),
      });
      const found = await orNear(db, members, query, page, (others, isNear) =>
        listPage(db, {
          table: members,
          columns: listedColumns,
          where: [...memberConditions(others, now()), isNear],
          sort: memberSort(others),
          query: others,
          url: request.url,
        }),
      );
      return { body: found.rows.map(withOwnWords), headers: found.headers };
    },
  }),
  staffRoute({
    method: 'GET',
    path: '/api/members/{id}',
    summary: 'One member; that it was opened is noted',
    response: memberResponse,
    handle: async ({ db, params, session, now, isBackground }) => {
      const id = Number(params.id);
      const [row] = await db.select().from(members).where(eq(members.id, id));
      if (row === undefined) throw notFound('Member');
      if (!isBackground) {
        await noteView(db, session, id, now());
        await markSeen(db, session, 'member', id, now());
      }
      return { body: withoutInternals(row) };
    },
  }),
  staffRoute({
    method: 'PATCH',
    path: '/api/members/{id}',
    summary: 'Edit a member: details, status, priority, tags, safe contact',
    body: memberChangesSchema,
    response: memberResponse,
    handle: async ({ db, body, params, version, session, now }) =>
      db.transaction(async (tx) => {
        if (body.assignedTo) await requireStaff(tx, body.assignedTo);
        const change = { id: Number(params.id), version, fields: body, session, now: now() };
        return { body: withoutInternals((await changeMember(tx, change)).row) };
      }),
  }),
];
