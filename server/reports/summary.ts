// The counts of the staff area. Each uses the conditions of its list, so that both agree.
import { and, count, desc, eq, gt, isNull, lte, ne } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import * as v from 'valibot';
import { memberStatuses } from '#domain/cases/member';
import type { dueStates } from '#domain/cases/response-due';
import { submissionStatuses } from '#domain/forms/submission';
import { listValues } from '#domain/vocabulary';
import type { StaffSession } from '../api/caller.ts';
import { type ResponseOf, type Services, staffRoute } from '../api/route.ts';
import { findStaff } from '../auth/staff-accounts.ts';
import { excludeRestricted } from '../cases/access/case-access.ts';
import { buildPairExclusions } from '../cases/duplicates/duplicate-routes.ts';
import { buildReminderCondition } from '../cases/open-work.ts';
import { buildMemberConditions } from '../cases/people/member-list.ts';
import { buildMessageConditions, type MessageListQuery } from '../contacts/contacts.ts';
import { countByValue, countEach } from '../db/counts.ts';
import { caseAlerts, followUpReminders as reminders } from '../db/schema/case-parts.ts';
import { auditEntries } from '../db/schema/logs.ts';
import { duplicatePairs, isOpenPair, members } from '../db/schema/members.ts';
import { contacts, donations, getInvolvedSubmissions as submissions } from '../db/schema/public.ts';
import { buildSubmissionConditions } from '../submissions/submission-list.ts';
import { isActiveAlert, isCriticalAlert } from '../triage/what-matters.ts';

type DueState = keyof typeof dueStates;

/** Maximum of audit entries that are counted. After a long absence, only the newest count. */
const mostLookedAt = 2_000;

/** Counts the changes by others since the user's last visit, by subject and action. */
async function changesSince(asking: Pick<Services, 'db' | 'now'>, session: StaffSession) {
  const { db } = asking;
  const now = asking.now();
  const account = await findStaff(db, session.username);
  const lastHere = account?.previousVisitAt ?? null;
  if (lastHere === null) return { since: null, changes: [] };
  const [oldest] = await db
    .select({ at: auditEntries.at })
    .from(auditEntries)
    .where(and(gt(auditEntries.at, lastHere), lte(auditEntries.at, now)))
    .orderBy(desc(auditEntries.at), desc(auditEntries.id))
    .offset(mostLookedAt)
    .limit(1);
  const since = oldest?.at ?? lastHere;
  const changes = await db
    .select({ subject: auditEntries.subject, action: auditEntries.action, total: count() })
    .from(auditEntries)
    .where(
      and(
        gt(auditEntries.at, since),
        lte(auditEntries.at, now),
        ne(auditEntries.actor, session.username),
        ne(auditEntries.action, 'viewed'),
        ne(auditEntries.subject, 'staff'),
        excludeRestricted(auditEntries.memberId, asking, session)?.isListed,
      ),
    )
    .groupBy(auditEntries.subject, auditEntries.action);
  return { since: since.toISOString(), changes };
}

type Reviewed = typeof members | typeof submissions | typeof contacts | typeof donations;

const isMarked = ({ needsReview, erasedAt }: Reviewed) =>
  and(eq(needsReview, true), isNull(erasedAt));

const number = v.number();
const dueResponse = v.strictObject({ today: number, late: number });

export const summaryRoutes = [
  staffRoute({
    method: 'GET',
    path: '/api/summary',
    needs: 'self',
    summary: 'The numbers of the staff area',
    response: v.strictObject({
      members: v.record(v.string(), number),
      submissions: v.record(v.string(), number),
      possibleDuplicates: number,
      activeAlerts: number,
      criticalAlerts: number,
      pendingReminders: number,
      overdueReminders: number,
      unreadMessages: number,
      needsReview: v.strictObject({
        submissions: number,
        contacts: number,
        donations: number,
        members: number,
      }),
      responsesDue: v.strictObject({
        members: dueResponse,
        submissions: dueResponse,
        contacts: dueResponse,
      }),
      sinceLastVisit: v.strictObject({
        since: v.nullable(v.string()),
        changes: v.array(
          v.strictObject({ subject: v.string(), action: v.string(), total: number }),
        ),
      }),
    }),
    handle: async ({ db, session, now }) => {
      const at = now();
      const restricted = (memberId: AnyPgColumn) => [
        excludeRestricted(memberId, { db, now }, session),
      ];
      const reminderCount = (state: 'pending' | 'overdue') => ({
        table: reminders,
        where: buildReminderCondition(state, at),
        except: restricted(reminders.memberId),
      });
      const dueMembers = (due: DueState) => ({
        table: members,
        where: and(...buildMemberConditions({ due }, at)),
        except: restricted(members.id),
      });
      const dueSubmissions = (due: DueState) => ({
        table: submissions,
        where: and(...buildSubmissionConditions({ due }, at)),
      });
      const inbox = (query: Partial<MessageListQuery>) => ({
        table: contacts,
        where: and(...buildMessageConditions({ needsReview: 'false', ...query }, at)),
      });
      const counted = await countEach(db, {
        possibleDuplicates: {
          table: duplicatePairs,
          where: isOpenPair(duplicatePairs),
          except: buildPairExclusions({ db, now }, session),
        },
        activeAlerts: {
          table: caseAlerts,
          where: isActiveAlert,
          except: restricted(caseAlerts.memberId),
        },
        criticalAlerts: {
          table: caseAlerts,
          where: and(isActiveAlert, isCriticalAlert),
          except: restricted(caseAlerts.memberId),
        },
        pendingReminders: reminderCount('pending'),
        overdueReminders: reminderCount('overdue'),
        unreadMessages: inbox({ status: 'unread' }),
      });
      const needsReview = await countEach(db, {
        submissions: { table: submissions, where: isMarked(submissions) },
        contacts: { table: contacts, where: isMarked(contacts) },
        donations: { table: donations, where: isMarked(donations) },
        members: {
          table: members,
          where: isMarked(members),
          except: restricted(members.id),
        },
      });
      const due = {
        members: { today: dueMembers('today'), late: dueMembers('late') },
        submissions: { today: dueSubmissions('today'), late: dueSubmissions('late') },
        contacts: { today: inbox({ due: 'today' }), late: inbox({ due: 'late' }) },
      };
      return {
        body: {
          members: await countByValue(db, members.status, listValues(memberStatuses), {
            where: isNull(members.erasedAt),
            except: restricted(members.id),
          }),
          submissions: await countByValue(db, submissions.status, listValues(submissionStatuses), {
            where: and(...buildSubmissionConditions({}, at)),
          }),
          ...counted,
          needsReview,
          responsesDue: {
            members: await countEach(db, due.members),
            submissions: await countEach(db, due.submissions),
            contacts: await countEach(db, due.contacts),
          },
          sinceLastVisit: await changesSince({ db, now }, session),
        },
      };
    },
  }),
];
export type Summary = ResponseOf<typeof summaryRoutes>;
