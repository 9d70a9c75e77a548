// The audit log, newest first.
import { and, eq, gt, ne, notInArray, or, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { momentSchema } from '#domain/calendar/moment';
import { isAllowed, type Permission } from '#domain/roles';
import { type AuditAction, type AuditSubject, isAboutSeveralCases } from '../api/audit.ts';
import { listPage, listQueryEntries } from '../api/list.ts';
import { type SortKey, sortBothWays } from '../api/order.ts';
import { groupIdsBySubject } from '../api/read-log.ts';
import { type ResponseOf, staffRoute } from '../api/route.ts';
import { excludeRestricted } from '../cases/access/case-access.ts';
import { memberQueryEntries, readMemberNames } from '../cases/open-work.ts';
import { buildRowSchema, omitInternals } from '../db/row-schema.ts';
import { householdPeople } from '../db/schema/households.ts';
import { auditEntries } from '../db/schema/logs.ts';
import { members } from '../db/schema/members.ts';

const idKey: SortKey = { by: auditEntries.id, type: 'int' };
const sorts = sortBothWays('at', { by: auditEntries.at, type: 'timestamptz' }, idKey);

type Told = { subject: string; subjectId: number | null; memberId: number | null };

function activityReads(body: unknown) {
  return groupIdsBySubject(
    (body as Told[]).map(({ memberId, subject, subjectId }) =>
      memberId === null ? { subject, id: subjectId } : { subject: 'member', id: memberId },
    ),
  );
}

/** Subjects whose activity is shown only with another permission. */
const ownSubjects = {
  staff: 'staff.manage',
  donation: 'gifts',
  retention: 'privacy.manage',
  checklist: 'staff.manage',
} satisfies Partial<Record<AuditSubject, Permission>>;

/** Entries of a case, of its households, and of the cases that were merged into it. */
function isAboutCase(id: number) {
  const merged = sql`select id from ${members} where ${eq(members.mergedIntoId, id)}`;
  const homes = sql`select ${householdPeople.householdId} from ${householdPeople} where ${eq(householdPeople.memberId, id)}`;
  return or(
    eq(auditEntries.memberId, id),
    sql`${auditEntries.memberId} in (${merged})`,
    and(eq(auditEntries.subject, 'household'), sql`${auditEntries.subjectId} in (${homes})`),
  );
}

/** Actions that `signIns=false` omits. */
const comings: AuditAction[] = ['signed-in', 'signed-out', 'sign-in-refused', 'new-device'];

export const activityRoutes = [
  staffRoute({
    method: 'GET',
    path: '/api/activity',
    needs: 'log.read',
    summary: 'Who did what, newest first',
    reads: activityReads,
    query: v.object({
      ...listQueryEntries(sorts),
      ...memberQueryEntries,
      /** False omits profile views. */
      views: v.optional(v.picklist(['true', 'false']), 'true'),
      /** False omits sign-ins and sign-outs. */
      signIns: v.optional(v.picklist(['true', 'false']), 'true'),
      since: v.optional(momentSchema),
      actor: v.optional(v.pipe(v.string(), v.maxLength(200))),
    }),
    response: v.array(
      v.strictObject({
        ...buildRowSchema(auditEntries).entries,
        memberName: v.nullable(v.string()),
      }),
    ),
    handle: async ({ db, query, request, session, now }) => {
      const hidden = Object.entries(ownSubjects)
        .filter(([, needed]) => !isAllowed(session.role, needed))
        .map(([subject]) => subject);
      const page = await listPage(db, {
        table: auditEntries,
        where: [
          query.memberId === undefined ? undefined : isAboutCase(query.memberId),
          query.views === 'false' ? ne(auditEntries.action, 'viewed') : undefined,
          query.signIns === 'false' ? notInArray(auditEntries.action, comings) : undefined,
          query.since && gt(auditEntries.at, query.since),
          query.actor === undefined ? undefined : eq(auditEntries.actor, query.actor),
          hidden.length === 0 ? undefined : notInArray(auditEntries.subject, hidden),
        ],
        except: [excludeRestricted(auditEntries.memberId, { db, now }, session)],
        sort: sorts[query.sort ?? '-at'],
        query,
        url: request.url,
      });
      const names = await readMemberNames(
        db,
        page.rows.map((row) => row.memberId),
      );
      const body = page.rows.map((row) => {
        const memberName = row.memberId === null ? null : (names.get(row.memberId) ?? null);
        const changes = isAboutSeveralCases(row.subject) ? null : row.changes;
        return { ...omitInternals(row), changes, memberName };
      });
      return { body, headers: page.headers };
    },
  }),
];

export type Activity = ResponseOf<typeof activityRoutes>[number];
