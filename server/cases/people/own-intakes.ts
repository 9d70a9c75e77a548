// Lists today's intakes, and lets the front desk correct its own for an hour.
import { and, desc, eq, gte, inArray, isNull } from 'drizzle-orm';
import * as v from 'valibot';
import { fromOfficeTime, toOfficeDate } from '#domain/calendar/office-hours';
import { intakeFields } from '#domain/cases/member';
import { isAllowed } from '#domain/roles';
import { notAllowed, notFound } from '../../api/app-error.ts';
import type { StaffSession } from '../../api/caller.ts';
import { staffRoute } from '../../api/route.ts';
import type { Queries } from '../../db/client.ts';
import { isListed } from '../../db/counts.ts';
import { buildRowSchema } from '../../db/row-schema.ts';
import { auditEntries } from '../../db/schema/logs.ts';
import { members } from '../../db/schema/members.ts';
import { excludeRestricted } from '../access/case-access.ts';
import { findCorrectable, requireOwnEntry } from '../own-entry.ts';

const maxArrivals = 100;

type Member = typeof members.$inferSelect;
const shownFields = ['id', 'version', ...intakeFields] as (keyof Member)[];
const intakeResponse = buildRowSchema(members, shownFields as never);

const arrivalResponse = v.strictObject({
  id: v.number(),
  name: v.string(),
  at: v.string(),
  by: v.string(),
  assignedTo: v.nullable(v.string()),
  /** The caller entered it within the hour, and nobody has changed it since. */
  isCorrectable: v.boolean(),
});
export type OwnIntake = v.InferOutput<typeof arrivalResponse>;

/** Throws if the caller's role may not make this change. The handler reports a missing case. */
export async function requireOwnIntake(
  db: Queries,
  id: number,
  changes: object,
  { session, now }: { session: StaffSession; now: Date },
): Promise<void> {
  if (isAllowed(session.role, 'cases.write')) return;
  if ((await db.$count(members, eq(members.id, id))) === 0) return;
  if (Object.keys(changes).some((name) => !intakeFields.includes(name))) throw notAllowed();
  await requireOwnEntry(db, id, { subject: 'member', session, now });
}

export const intakeRoutes = [
  staffRoute({
    method: 'GET',
    path: '/api/my-intakes/{id}',
    needs: 'people.take-in',
    caseBy: 'member',
    summary: 'An intake of the caller, to correct it within the hour',
    reads: 'member',
    response: intakeResponse,
    handle: async ({ db, params, session, now }) => {
      const id = Number(params.id);
      const [row] = await db.select().from(members).where(eq(members.id, id));
      if (row === undefined) throw notFound('Member');
      await requireOwnIntake(db, id, {}, { session, now: now() });
      return { body: Object.fromEntries(shownFields.map((name) => [name, row[name]])) as never };
    },
  }),
  staffRoute({
    method: 'GET',
    path: '/api/arrivals',
    needs: 'people.take-in',
    summary: 'People whom staff took in today, newest first',
    reads: (body) => ({ member: (body as { id: number }[]).map(({ id }) => id) }),
    response: v.array(arrivalResponse),
    handle: async ({ db, session, now }) => {
      const since = fromOfficeTime(toOfficeDate(now()), 0);
      const where = and(isNull(members.erasedAt), gte(members.createdAt, since));
      const rows = await db
        .select()
        .from(members)
        .where(isListed(where, [excludeRestricted(members.id, { db, now }, session)]))
        .orderBy(desc(members.createdAt), desc(members.id))
        .limit(maxArrivals);
      const ids = rows.map(({ id }) => id);
      const entries = await createdBy(db, ids);
      const asked = { subject: 'member', session, now: now() } as const;
      const correctable = await findCorrectable(db, ids, asked);
      return {
        body: rows.flatMap((row) => {
          const by = entries.get(row.id);
          if (by === undefined) return [];
          return {
            id: row.id,
            name: `${row.firstName} ${row.lastName}`,
            at: row.createdAt.toISOString(),
            by,
            assignedTo: row.assignedTo,
            isCorrectable: correctable.has(row.id),
          };
        }),
      };
    },
  }),
];

/** Returns the staff member who added each person; null for applications from the website. */
async function createdBy(db: Queries, ids: number[]): Promise<Map<number | null, string>> {
  if (ids.length === 0) return new Map();
  const entries = await db
    .select({ id: auditEntries.subjectId, by: auditEntries.actor })
    .from(auditEntries)
    .where(
      and(
        eq(auditEntries.subject, 'member'),
        inArray(auditEntries.subjectId, ids),
        eq(auditEntries.action, 'created'),
      ),
    );
  return new Map(entries.map(({ id, by }) => [id, by]));
}
