// Relationships between two cases: parent, guardian, helper, partner, sibling, and "keep apart".
import { and, asc, eq, inArray, or } from 'drizzle-orm';
import * as v from 'valibot';
import { toOfficeDate } from '#domain/calendar/office-hours';
import {
  mutualKinds,
  relationshipChangesSchema,
  relationshipSchema,
} from '#domain/households/household';
import { households as text } from '#text/staff/households';
import { AppError } from '../api/app-error.ts';
import { audit, compareChanges } from '../api/audit.ts';
import type { StaffSession } from '../api/caller.ts';
import type { AccessContext } from '../api/case-access.ts';
import { changeRow, createRow } from '../api/change.ts';
import { staffRoute } from '../api/route.ts';
import { undoRoute } from '../api/undo-route.ts';
import { findHidden } from '../cases/access/case-access.ts';
import type { Transaction } from '../db/client.ts';
import { buildRowSchema } from '../db/row-schema.ts';
import { caseRelationships } from '../db/schema/households.ts';
import { members } from '../db/schema/members.ts';
import { refreshCases } from './case-columns.ts';

type Relationship = typeof caseRelationships.$inferSelect;

export const relationshipView = v.strictObject({
  ...v.pick(buildRowSchema(caseRelationships), [
    'id',
    'kind',
    'note',
    'fromOn',
    'untilOn',
    'version',
  ]).entries,
  /** True if the case is what the other one has: "is the parent of". */
  isFrom: v.boolean(),
  /** Null for a restricted case without access: no name, no note, nothing to open. */
  otherId: v.nullable(v.number()),
  name: v.nullable(v.string()),
});
export type RelationshipView = v.InferOutput<typeof relationshipView>;

/** The relationships of a case, the "keep apart" ones first. */
export async function readRelationships(
  { session, ...asking }: AccessContext & { session: StaffSession },
  memberId: number,
): Promise<RelationshipView[]> {
  const { memberId: from, otherId: to } = caseRelationships;
  const rows = await asking.db
    .select()
    .from(caseRelationships)
    .where(or(eq(from, memberId), eq(to, memberId)))
    .orderBy(asc(caseRelationships.id));
  if (rows.length === 0) return [];
  const otherOf = (row: Relationship) => (row.memberId === memberId ? row.otherId : row.memberId);
  const ids = rows.map(otherOf);
  const cases = await asking.db.select().from(members).where(inArray(members.id, ids));
  const names = new Map(
    cases
      .filter(({ erasedAt }) => erasedAt === null)
      .map(({ id, firstName, lastName }) => [id, `${firstName} ${lastName}`]),
  );
  const hidden = await findHidden(asking, session, ids);
  const isApart = ({ kind }: Relationship) => kind === 'keep-apart';
  return rows
    .toSorted((one, other) => Number(isApart(other)) - Number(isApart(one)))
    .flatMap((row) => {
      const other = otherOf(row);
      const name = names.get(other);
      const isHidden = hidden.has(other);
      // A restricted case shows only as a caution. An erased or merged one does not show.
      if (name === undefined || (isHidden && !isApart(row))) return [];
      const { id, kind, note, fromOn, untilOn, version } = row;
      return [
        {
          ...{ id, kind, fromOn, untilOn, version, isFrom: row.memberId === memberId },
          ...(isHidden ? { note: '', otherId: null, name: null } : { note, otherId: other, name }),
        },
      ];
    });
}

/** A kind that reads the same from both cases is stored once, with the lower id first. */
function orderMutual<Given extends Pick<Relationship, 'memberId' | 'otherId' | 'kind'>>(
  given: Given,
) {
  const { memberId, otherId, kind } = given;
  if (!mutualKinds.includes(kind) || memberId < otherId) return given;
  return { ...given, memberId: otherId, otherId: memberId };
}

async function findOpenRelationship(tx: Transaction, of: ReturnType<typeof orderMutual>) {
  const [row] = await tx
    .select()
    .from(caseRelationships)
    .where(
      and(
        eq(caseRelationships.memberId, of.memberId),
        eq(caseRelationships.otherId, of.otherId),
        eq(caseRelationships.kind, of.kind),
      ),
    )
    .orderBy(asc(caseRelationships.id));
  return row?.untilOn === null ? row : undefined;
}

const undoableRelationship = {
  table: caseRelationships,
  subject: 'relationship',
  name: 'Relationship',
} as const;

const listBoth = ({ memberId, otherId }: Relationship) => [memberId, otherId];

export const relationshipRoutes = [
  staffRoute({
    method: 'POST',
    path: '/api/relationships',
    needs: 'cases.write',
    summary: 'Say what a case is to another one, or that the two must be kept apart',
    status: 201,
    idempotency: 'key-required',
    body: relationshipSchema,
    response: buildRowSchema(caseRelationships),
    handle: async ({ once, body, session, now }) =>
      once(async (tx) => {
        if (body.memberId === body.otherId) {
          throw new AppError('conflict', text.problems.sameCase);
        }
        const of = orderMutual(body);
        const cases = await tx
          .select({ id: members.id, erasedAt: members.erasedAt })
          .from(members)
          .where(inArray(members.id, [of.memberId, of.otherId]))
          .orderBy(members.id)
          .for('update');
        if (cases.length < 2 || cases.some(({ erasedAt }) => erasedAt !== null)) {
          throw new AppError('not-found', 'Member not found');
        }
        const known = await findOpenRelationship(tx, of);
        if (known !== undefined) return { body: known };
        const at = now();
        const row = await createRow(tx, {
          table: caseRelationships,
          subject: 'relationship',
          columns: { ...of, fromOn: toOfficeDate(at), createdAt: at, updatedAt: at },
          session,
          now: at,
          entry: ({ memberId }) => ({ memberId, note: body.kind }),
        });
        // The history of the other case shows it too.
        await audit(tx, session, at, {
          action: 'created',
          subject: 'relationship',
          subjectId: row.id,
          memberId: row.otherId,
          note: body.kind,
        });
        await refreshCases(tx, listBoth(row));
        return { body: row };
      }),
  }),
  staffRoute({
    method: 'PATCH',
    path: '/api/relationships/{id}',
    needs: 'cases.write',
    caseBy: 'relationship',
    summary: 'Change the note of a relationship, or end it',
    body: relationshipChangesSchema,
    response: buildRowSchema(caseRelationships),
    handle: async ({ db, body, params, version, session, now }) =>
      db.transaction(async (tx) => {
        const { row } = await changeRow(tx, {
          ...undoableRelationship,
          id: Number(params.id),
          version,
          session,
          now: now(),
          differs: (row) => compareChanges(row, body),
          columns: () => body as Partial<Relationship>,
          entry: ({ memberId }) => ({ memberId }),
        });
        await refreshCases(tx, listBoth(row));
        return { body: row };
      }),
  }),
  undoRoute({
    collection: 'relationships',
    needs: 'cases.write',
    caseBy: 'relationship',
    response: buildRowSchema(caseRelationships),
    undoable: undoableRelationship,
    onUndone: (tx, row) => refreshCases(tx, listBoth(row)),
  }),
];
