// Routes of members: the public application, the staff intake, the list, and changes.

import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { defaultLanguage, findSpokenLanguage } from '#content/languages';
import {
  applicationReferral,
  applicationTags,
  type Intake,
  intakeSchema,
  memberChangesSchema,
} from '#domain/cases/member';
import { triage } from '#domain/cases/triage';
import { applicationFields, homeSafetyAnswers } from '#domain/forms/application';
import { applicationSchema } from '#domain/forms/application-check';
import { type Application, buildMember } from '#domain/forms/application-member';
import { AppError, notFound } from '../../api/app-error.ts';
import { resolveAssignedTo } from '../../api/assigned.ts';
import type { StaffSession } from '../../api/caller.ts';
import { listPage } from '../../api/list.ts';
import {
  type AcceptedForm,
  acceptPublicWrite,
  honeypotSchema,
  receiptResponse,
  storeForm,
} from '../../api/public-write.ts';
import { parseWith } from '../../api/request-checks.ts';
import { type Call, publicRoute, staffRoute } from '../../api/route.ts';
import { undoRoute } from '../../api/undo-route.ts';
import { requireStaff } from '../../auth/staff-accounts.ts';
import type { Transaction } from '../../db/client.ts';
import { buildRowSchema, listPublicColumns, omitInternals } from '../../db/row-schema.ts';
import { members } from '../../db/schema/members.ts';
import {
  clearColleagueNotices,
  hasColleagueNotices,
} from '../../notifications/colleague-notices.ts';
import { buildUnseenCondition, markSeen } from '../../notifications/emergencies.ts';
import { notifyMarkedGenuine, notifyReceived } from '../../notifications/notify-received.ts';
import { mentionsDanger } from '../../triage/danger-alert.ts';
import { buildExactMatchFilter, excludeRestricted, redactFor } from '../access/case-access.ts';
import {
  cautionaryNotes,
  openWorkColumns,
  openWorkEntries,
  reachColumns,
  truncateNotes,
} from '../open-work.ts';
import { computeFirstContactDue, planFirstContact } from './first-contact.ts';
import { changeMember, undoableMember } from './member-changes.ts';
import {
  buildLookupColumns,
  buildMemberConditions,
  buildMemberSort,
  memberListQuery,
  requireOpenFilters,
} from './member-list.ts';
import { isViewLogged, logView } from './member-views.ts';
import { requireOwnIntake } from './own-intakes.ts';
import { storeIntake } from './store-intake.ts';

export const memberResponse = buildRowSchema(members);
export type MemberDetail = v.InferOutput<typeof memberResponse>;

/** Columns of a case list: the person, safe contact, and the next step. */
const listedColumns = [
  ...(['id', 'version', 'firstName', 'lastName', 'email', 'phone'] as const),
  ...reachColumns,
  ...(['programAreas', 'status', 'priority', 'tags', 'assignedTo'] as const),
  ...(['dueAt', 'firstContactedAt', 'createdAt', 'isRestricted'] as const),
];
const listedResponse = v.strictObject({
  ...buildRowSchema(members, listedColumns).entries,
  ...openWorkEntries,
});
export type ListedMember = v.InferOutput<typeof listedResponse>;

async function storeApplication(
  tx: Transaction,
  call: Pick<CreateCall, 'env' | 'request' | 'site' | 'assistant' | 'secret' | 'now' | 'address'>,
  application: Application,
  accepted: AcceptedForm,
) {
  const { reviewReason, now } = accepted;
  const person = buildMember(application);
  const judged = triage({
    emergencyNeeds: person.emergencyNeeds,
    emergency: application.emergency ?? '',
    homeSafety: application.homeSafety ?? '',
    tellsOfDanger: mentionsDanger(call.assistant, freeTexts(application)),
  });
  const triageReasons = judged.matched.map((rule) => rule.reason);
  const isDanger = triageReasons.length > 0;
  const { priority } = judged;
  const dueAt = computeFirstContactDue(triageReasons, now, call.site().facts.officeHours);
  const stored = await storeForm(tx, {
    table: members,
    subject: 'member',
    accepted,
    columns: {
      ...person,
      ...buildLookupColumns({ ...person, reference: accepted.reference }),
      status: 'active' as const,
      tags: [...applicationTags],
      referralSource: applicationReferral as typeof applicationReferral,
      priority,
      triageReasons,
      dueAt,
      needsReview: reviewReason !== undefined,
      reviewReason,
      createdAt: now,
      updatedAt: now,
    },
  });
  if (isDanger && reviewReason === undefined) {
    await planFirstContact(tx, { id: stored.id, triageReasons, priority, dueAt }, now);
  }
  await notifyReceived(tx, call, accepted, stored, {
    what: 'application',
    email: person.email ?? '',
    phone: person.phone ?? undefined,
    isUrgent: judged.matched.some((rule) => rule.alert.priority === 'critical'),
    isPressing: isDanger,
    language: person.preferredLanguage,
  });
  return { reference: stored.reference, isDanger };
}

/** The free-text answers of an application. */
function freeTexts(application: Application): unknown[] {
  const { homeSafety, questions, notes } = application;
  const chosen: readonly unknown[] = homeSafetyAnswers;
  // Additional answers may arrive as JSON, as text, or under their own keys.
  const others = Object.entries(buildMember(application).additionalInfo);
  const written = others.filter(([key]) => !shortAnswers.includes(key)).map(([, text]) => text);
  return [homeSafety, questions, notes, ...written].filter((text) => !chosen.includes(text));
}
const shortAnswers = applicationFields
  .filter(({ control }) => control !== 'textarea')
  .map(({ key }): string => key);

type CreateCall = Call<Record<string, unknown>, unknown, StaffSession | undefined>;

async function createMember(call: CreateCall) {
  const { session, body } = call;
  if (session === undefined) {
    const application = parseWith(applicationSchema, body) as Application;
    const options = { scope: 'members', isKeptOverLimit: () => true };
    return acceptPublicWrite(call, options, (tx, accepted) =>
      storeApplication(tx, call, application, accepted),
    );
  }
  const intake = parseWith(intakeSchema, body) as Intake;
  return call.once(async (tx) => ({
    body: omitInternals(await storeIntake(tx, intake, session, call)),
  }));
}

export const memberRoutes = [
  publicRoute({
    method: 'POST',
    path: '/api/members',
    summary: 'Apply for assistance; with a staff session, take a member in',
    idempotency: 'key-optional',
    usesSession: true,
    staffNeeds: 'people.take-in',
    status: 201,
    body: v.looseObject(honeypotSchema),
    bodyChoices: [applicationSchema, intakeSchema],
    response: v.union([receiptResponse, memberResponse]),
    confirms: { form: 'assistance' },
    handle: createMember,
  }),
  staffRoute({
    method: 'GET',
    path: '/api/members',
    needs: 'people.find',
    summary: 'Members, newest first',
    reads: 'member',
    query: memberListQuery,
    response: v.array(listedResponse),
    handle: async ({ db, query: sent, request, session, now }) => {
      const query = resolveAssignedTo(sent, session);
      requireOpenFilters(query, session);
      const { rows, headers } = await listPage(db, {
        table: members,
        columns: listedColumns,
        instead: { notes: cautionaryNotes },
        computed: openWorkColumns,
        where: buildMemberConditions(query, now()),
        except: [excludeRestricted(members.id, { db, now }, session)],
        foundBy: buildExactMatchFilter(session),
        sort: buildMemberSort(query, now()),
        query,
        url: request.url,
      });
      return { body: rows.map(truncateNotes).map(redactFor(session)), headers };
    },
  }),
  staffRoute({
    method: 'GET',
    path: '/api/members/{id}',
    needs: 'cases.read',
    caseBy: 'member',
    summary: 'One member; that it was opened is noted',
    reads: 'member',
    response: memberResponse,
    handle: async ({ db, params, session, now, isBackground }) => {
      const id = Number(params.id);
      const [found] = await db
        .select({
          row: listPublicColumns(members),
          isNoted: isViewLogged(session, id, now()),
          isUnseen: buildUnseenCondition('member', id),
          hasNotices: hasColleagueNotices(session, 'member', id),
        })
        .from(members)
        .where(eq(members.id, id));
      if (found === undefined) throw notFound('Member');
      const { mergedIntoId } = found.row;
      if (mergedIntoId !== null) {
        // The guard has checked access to the kept case.
        throw new AppError('not-found', 'This case was merged into another one.', {
          details: { mergedInto: mergedIntoId },
        });
      }
      if (!isBackground) {
        if (!found.isNoted) await logView(db, session, id, now());
        if (found.isUnseen) {
          await db.transaction((tx) => markSeen(tx, session, 'member', [id], now()));
        }
        if (found.hasNotices) await clearColleagueNotices(db, session, 'member', id);
      }
      return { body: found.row };
    },
  }),
  staffRoute({
    method: 'PATCH',
    path: '/api/members/{id}',
    needs: 'people.take-in',
    caseBy: 'member',
    summary:
      'Edit a member: details, status, priority, tags, safe contact; the front desk only its own intake, within the hour',
    body: memberChangesSchema,
    response: memberResponse,
    handle: async ({ db, env, site, body, params, version, session, now }) =>
      db.transaction(async (tx) => {
        if (body.assignedTo) await requireStaff(tx, body.assignedTo, 'cases.read');
        await requireOwnIntake(tx, Number(params.id), body, { session, now: now() });
        const change = { id: Number(params.id), version, fields: body, session, now: now() };
        const { row, before } = await changeMember(tx, change);
        if (before.needsReview && !row.needsReview && before.reviewReason !== null) {
          await notifyMarkedGenuine(tx, { env, site, now: change.now }, session, {
            what: 'application',
            id: row.id,
            reference: row.reference,
            email: row.email ?? '',
            phone: row.phone ?? undefined,
            isPressing: row.triageReasons.length > 0,
            language: findSpokenLanguage(row.preferredLanguage) ?? defaultLanguage,
          });
        }
        return { body: redactFor(session)(omitInternals(row)) };
      }),
  }),
  undoRoute({
    collection: 'members',
    needs: 'cases.write',
    caseBy: 'member',
    response: memberResponse,
    undoable: undoableMember,
    shown: omitInternals,
  }),
];
