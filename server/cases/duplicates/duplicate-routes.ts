// Routes of possible duplicates: the review list, the check during an intake, and the answers of staff.
import { eq, inArray, isNotNull } from 'drizzle-orm';
import * as v from 'valibot';
import { identifierSchema } from '#domain/cases/case-parts';
import {
  type DuplicateReason,
  duplicateDecisions,
  duplicateReasons,
  likelyScore,
  preparePerson,
} from '#domain/duplicates/match';
import { isAllowed } from '#domain/roles';
import { createEnum, listValues } from '#domain/vocabulary';
import { AppError, notFound } from '../../api/app-error.ts';
import { audit, compareChanges } from '../../api/audit.ts';
import type { StaffSession } from '../../api/caller.ts';
import { findChangedFields } from '../../api/change.ts';
import { listPage, listQueryEntries } from '../../api/list.ts';
import type { Sort } from '../../api/order.ts';
import { type Services, staffRoute } from '../../api/route.ts';
import type { Queries, Transaction } from '../../db/client.ts';
import type { Exclusion } from '../../db/counts.ts';
import { excludeErased } from '../../db/erased.ts';
import { buildRowSchema } from '../../db/row-schema.ts';
import { duplicatePairs, isOpenPair, members } from '../../db/schema/members.ts';
import { readHouseholdIds } from '../../households/household-rows.ts';
import { joinHousehold } from '../../households/join-household.ts';
import { excludeRestricted, redactFor } from '../access/case-access.ts';
import { comparedColumns, findCandidates, prepareMember } from './candidates.ts';
import { compareNewCases } from './compare-new.ts';
import { lockPair, orderPair, readPairs } from './pairs.ts';

const reasons = v.array(v.picklist(listValues(duplicateReasons)));
const decision = v.nullable(
  v.picklist(listValues(duplicateDecisions), 'Choose one of the answers'),
);

const candidateResponse = v.strictObject({
  ...buildRowSchema(members, [
    ...(['id', 'firstName', 'lastName', 'email', 'phone', 'dateOfBirth', 'status'] as const),
    'createdAt',
  ]).entries,
  reasons,
});
/** A case that may be of the person being entered. */
export type DuplicateCandidate = v.InferOutput<typeof candidateResponse>;
const duplicateResponse = v.strictObject({
  ...candidateResponse.entries,
  decision,
  version: v.number(),
});
/** A case that may be of the same person as another case. */
export type Duplicate = v.InferOutput<typeof duplicateResponse>;

const personColumns = [
  ...(['id', 'reference', 'firstName', 'lastName', 'dateOfBirth', 'phone', 'email'] as const),
  ...(['otherPhones', 'otherEmails', 'address', 'city', 'status', 'createdAt'] as const),
];
const personResponse = buildRowSchema(members, personColumns);
const pairResponse = v.strictObject({
  ...buildRowSchema(duplicatePairs).entries,
  reasons,
  people: v.array(personResponse),
});
export type DuplicatePair = v.InferOutput<typeof pairResponse>;

const states = createEnum(['open', 'answered']);
const mostSimilarFirst: Sort = {
  keys: [
    { by: duplicatePairs.score, type: 'int' },
    { by: duplicatePairs.id, type: 'int' },
  ],
  descending: true,
};
const newestAnswerFirst: Sort = {
  keys: [
    { by: duplicatePairs.createdAt, type: 'timestamptz' },
    { by: duplicatePairs.id, type: 'int' },
  ],
  descending: true,
};

/** Pairs with a restricted case that the caller may not access, or with an erased or merged one. */
export function buildPairExclusions(asking: Pick<Services, 'db' | 'now'>, session: StaffSession) {
  return [duplicatePairs.memberId, duplicatePairs.otherId].flatMap(
    (id): (Exclusion | undefined)[] => [
      excludeRestricted(id, asking, session),
      ...excludeErased({ memberId: id }),
    ],
  );
}

async function addPeople<Row extends { memberId: number; otherId: number }>(
  db: Queries,
  pairs: Row[],
) {
  const ids = pairs.flatMap(({ memberId, otherId }) => [memberId, otherId]);
  const columns = Object.fromEntries(personColumns.map((name) => [name, members[name]]));
  const found =
    ids.length === 0
      ? []
      : ((await db.select(columns).from(members).where(inArray(members.id, ids))) as Person[]);
  const byId = new Map(found.map((person) => [person.id, person]));
  return pairs.map((pair) => ({
    ...pair,
    people: [byId.get(pair.memberId), byId.get(pair.otherId)].filter((one) => one !== undefined),
  }));
}
type Person = Pick<typeof members.$inferSelect, (typeof personColumns)[number]>;

/** A candidate of an intake may have another name and the same number, as in a family. */
const minHintScore = 40;
const maxHints = 5;
const maxCompareMs = 300;
const maxListed = 10;
const sharedContact: readonly DuplicateReason[] = ['phone', 'email'];
/** The front desk finds people by name or by a whole number or email: the other reasons would reveal the rest. */
const deskReasons: readonly DuplicateReason[] = [
  ...(['name', 'one-letter', 'nickname', 'part-of-name', 'swapped-name', 'first-name'] as const),
  ...sharedContact,
];

const line = v.optional(v.pipe(v.string(), v.maxLength(300)), '');
const typedEntries = {
  ...{ firstName: line, lastName: line, email: line, phone: line },
  ...{ address: line, zipCode: line },
};

/** Records one household, unless both live in one already: then staff decide on the case who moves. */
async function joinIfAlone(
  tx: Transaction,
  { memberId, otherId }: { memberId: number; otherId: number },
  by: { session: StaffSession; now: Date },
): Promise<void> {
  const isAlone = async (id: number) => (await readHouseholdIds(tx, [id])).length === 0;
  const stay = { relation: 'other', custody: 'full', withOthers: false } as const;
  if (await isAlone(otherId)) {
    await joinHousehold(tx, { ...stay, memberId: otherId, otherId: memberId, ...by });
  } else if (await isAlone(memberId)) {
    await joinHousehold(tx, { ...stay, memberId, otherId, ...by });
  }
}

export const duplicateRoutes = [
  staffRoute({
    method: 'GET',
    path: '/api/duplicates',
    needs: 'cases.read',
    summary: 'Pairs of cases that may be of one person, most similar first',
    reads: (body) => ({
      member: (body as DuplicatePair[]).flatMap(({ memberId, otherId }) => [memberId, otherId]),
    }),
    query: v.object({
      ...listQueryEntries({ queue: mostSimilarFirst }),
      status: v.optional(v.picklist(listValues(states), 'Choose a status'), 'open'),
    }),
    response: v.array(pairResponse),
    handle: async ({ db, query, request, session, now }) => {
      const isOpen = query.status === 'open';
      // A case that was just taken in appears at once; a large import appears step by step.
      await compareNewCases(db, maxCompareMs);
      const page = await listPage(db, {
        table: duplicatePairs,
        where: [isOpen ? isOpenPair(duplicatePairs) : isNotNull(duplicatePairs.decision)],
        except: buildPairExclusions({ db, now }, session),
        sort: isOpen ? mostSimilarFirst : newestAnswerFirst,
        query,
        url: request.url,
      });
      return { body: await addPeople(db, page.rows), headers: page.headers };
    },
  }),
  staffRoute({
    method: 'GET',
    path: '/api/duplicates/typed',
    needs: 'people.find',
    summary: 'Cases that may be of the person being entered',
    reads: 'member',
    query: v.object(typedEntries),
    response: v.array(candidateResponse),
    handle: async ({ db, query, session, now }) => {
      const mayRead = isAllowed(session.role, 'cases.read');
      const { firstName, lastName, phone, email, ...others } = query;
      // Trying one address after another would reveal a hidden one to the front desk.
      const person = preparePerson({
        ...{ firstName, lastName, phones: [phone], emails: [email] },
        ...(mayRead ? others : {}),
      });
      const isListed = excludeRestricted(members.id, { db, now }, session)?.isListed;
      const found = (await findCandidates(db, person, 0, { isListed }))
        .filter(
          ({ score, reasons: shared }) =>
            score >= minHintScore || shared.some((reason) => sharedContact.includes(reason)),
        )
        .slice(0, maxHints);
      return {
        body: found.map((one) => {
          const shown = one.reasons.filter((reason) => mayRead || deskReasons.includes(reason));
          return redactFor(session)({ ...toCandidate(one), reasons: shown });
        }),
      };
    },
  }),
  staffRoute({
    method: 'GET',
    path: '/api/members/{id}/duplicates',
    needs: 'cases.read',
    caseBy: 'member',
    summary: 'Cases that may be of the same person as this one and were not answered',
    reads: (body) => ({ member: (body as Duplicate[]).map(({ id }) => id) }),
    response: v.array(duplicateResponse),
    handle: async ({ db, params, session, now }) => {
      const id = Number(params.id);
      const [member] = await db.select(comparedColumns).from(members).where(eq(members.id, id));
      if (member === undefined) throw notFound('Member');
      const pairs = await readPairs(db, id);
      const answered = [...pairs].filter(([, pair]) => pair.decision !== null);
      const found = await findCandidates(db, prepareMember(member), likelyScore, {
        except: [id, ...answered.map(([other]) => other)],
        isListed: excludeRestricted(members.id, { db, now }, session)?.isListed,
      });
      return {
        body: found.slice(0, maxListed).map((one) => ({
          ...toCandidate(one),
          decision: null,
          version: pairs.get(one.id)?.version ?? 0,
        })),
      };
    },
  }),
  staffRoute({
    method: 'PUT',
    path: '/api/members/{id}/duplicates',
    needs: 'cases.write',
    caseBy: 'member',
    summary: 'Answer whether two cases are of different people or of one household; null undoes it',
    body: v.object({ otherId: identifierSchema, decision }),
    response: v.strictObject({ decision, version: v.number() }),
    handle: async ({ db, body, params, version, session, now }) =>
      db.transaction(async (tx) => {
        const id = Number(params.id);
        if (id === body.otherId) throw new AppError('conflict', 'A case cannot be its own double.');
        const pair = orderPair(id, body.otherId);
        // Households are locked before cases.
        if (body.decision === 'same-household') {
          await joinIfAlone(tx, pair, { session, now: now() });
        }
        const before = await lockPair(tx, pair);
        const differs = compareChanges(before, { decision: body.decision });
        const current = { decision: before.decision, version: before.version };
        if (Object.keys(differs).length === 0) return { body: current };
        if (version !== before.version) throw findChangedFields(current, differs, before.last);
        const answer = {
          decision: body.decision,
          decidedBy: session.username,
          version: before.version + 1,
          createdAt: now(),
        };
        await tx
          .insert(duplicatePairs)
          .values({ ...pair, ...answer })
          .onConflictDoUpdate({
            target: [duplicatePairs.memberId, duplicatePairs.otherId],
            set: answer,
          });
        // Add the answer to the history of both cases.
        for (const [mine, other] of [
          [id, body.otherId],
          [body.otherId, id],
        ] as const) {
          await audit(tx, session, now(), {
            action: 'changed',
            subject: 'member',
            subjectId: mine,
            memberId: mine,
            changes: { [`duplicateOf${other}`]: [before.decision, body.decision] },
          });
        }
        return { body: { decision: body.decision, version: answer.version } };
      }),
  }),
];

function toCandidate(one: Awaited<ReturnType<typeof findCandidates>>[number]) {
  const { id, firstName, lastName, email, phone, dateOfBirth, status, createdAt, reasons } = one;
  return { id, firstName, lastName, email, phone, dateOfBirth, status, createdAt, reasons };
}
