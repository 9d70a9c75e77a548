// Routes of households: read those of a case, add companions, join two cases, change, and undo.
import * as v from 'valibot';
import { memberIdSchema } from '#domain/cases/case-parts';
import {
  addCompanionsSchema,
  familyIntakeSchema,
  householdChangeSchema,
  joinSchema,
} from '#domain/households/household';
import { notFound } from '../api/app-error.ts';
import type { StaffSession } from '../api/caller.ts';
import { type Services, staffRoute } from '../api/route.ts';
import type { Queries } from '../db/client.ts';
import { changeHousehold } from './change-household.ts';
import { storeFamily } from './family-intake.ts';
import { readHouseholdIds } from './household-rows.ts';
import { type HouseholdView, householdResponse, viewHouseholds } from './household-view.ts';
import { addCompanions, joinHousehold } from './join-household.ts';
import { readRelationships, relationshipView } from './relationships.ts';
import { undoHousehold } from './undo-household.ts';

type Viewing = Pick<Services, 'now'> & { session: StaffSession };

async function viewHousehold(
  db: Queries,
  id: number,
  { session, now }: Viewing,
): Promise<HouseholdView> {
  const [view] = await viewHouseholds({ db, session, now }, [id]);
  if (view === undefined) throw notFound('Household');
  return view;
}

const peopleRead = (views: readonly HouseholdView[]) =>
  views.flatMap(({ people, former }) => [...people, ...former].map(({ memberId }) => memberId));

const caseHouseholds = v.strictObject({
  households: v.array(householdResponse),
  relationships: v.array(relationshipView),
});
/** The households of a case, and its relationships. */
export type CaseHouseholds = v.InferOutput<typeof caseHouseholds>;

export const householdRoutes = [
  staffRoute({
    method: 'GET',
    path: '/api/households',
    needs: 'cases.read',
    summary: 'The households of a case, and its relationships to other cases',
    reads: (body) => {
      const { households, relationships } = body as CaseHouseholds;
      const ids = [...peopleRead(households), ...relationships.map(({ otherId }) => otherId)];
      return { member: ids.filter((id) => id !== null) };
    },
    query: v.object({ memberId: memberIdSchema }),
    response: caseHouseholds,
    handle: async ({ db, query, session, now }) => {
      const viewer = { db, session, now };
      const ids = await readHouseholdIds(db, [query.memberId]);
      return {
        body: {
          households: await viewHouseholds(viewer, ids),
          relationships: await readRelationships(viewer, query.memberId),
        },
      };
    },
  }),
  staffRoute({
    method: 'POST',
    path: '/api/households',
    needs: 'cases.write',
    summary: 'Add people without a case to the household of a case, which is made if there is none',
    status: 201,
    idempotency: 'key-required',
    body: addCompanionsSchema,
    response: householdResponse,
    handle: async ({ once, body, session, now }) =>
      once(async (tx) => {
        const { memberId, companions: people } = body;
        const id = await addCompanions(tx, { memberId, people, session, now: now() });
        return { body: await viewHousehold(tx, id, { session, now }) };
      }),
  }),
  staffRoute({
    method: 'POST',
    path: '/api/households/intake',
    needs: 'people.take-in',
    summary: 'Take in a whole family: a case for one person, and everyone who lives there',
    status: 201,
    idempotency: 'key-required',
    body: familyIntakeSchema,
    response: v.strictObject({ id: v.number(), householdId: v.number(), cases: v.number() }),
    handle: async ({ once, body, session, now, site }) =>
      once(async (tx) => ({ body: await storeFamily(tx, body, { session, now: now() }, site) })),
  }),
  staffRoute({
    method: 'POST',
    path: '/api/households/join',
    needs: 'cases.write',
    summary: 'Put a case into the household of another case',
    idempotency: 'key-required',
    body: joinSchema,
    response: householdResponse,
    handle: async ({ once, body, session, now }) =>
      once(async (tx) => {
        const id = await joinHousehold(tx, { ...body, session, now: now() });
        return { body: await viewHousehold(tx, id, { session, now }) };
      }),
  }),
  staffRoute({
    method: 'PATCH',
    path: '/api/households/{id}',
    needs: 'cases.write',
    caseBy: 'household',
    summary:
      'Change a household: a person, the head, a move out, a split, the address of everyone, a case for a companion',
    body: householdChangeSchema,
    response: householdResponse,
    handle: async ({ db, body, params, version, session, now }) =>
      db.transaction(async (tx) => {
        const id = Number(params.id);
        await changeHousehold(tx, { id, version, change: body, session, now: now() });
        return { body: await viewHousehold(tx, id, { session, now }) };
      }),
  }),
  staffRoute({
    method: 'POST',
    path: '/api/households/{id}/undo',
    needs: 'cases.write',
    caseBy: 'household',
    summary: `Undo the caller's own newest change of a household, within ten minutes`,
    idempotency: 'key-required',
    version: 'required',
    response: householdResponse,
    handle: async ({ once, params, version, session, now }) =>
      once(async (tx) => {
        const id = Number(params.id);
        await undoHousehold(tx, { id, version, session, now: now() });
        return { body: await viewHousehold(tx, id, { session, now }) };
      }),
  }),
];
