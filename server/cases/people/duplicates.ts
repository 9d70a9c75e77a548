// Possible duplicates: cases that may be of one person. Staff decide.
import {
  and,
  desc,
  eq,
  inArray,
  isNotNull,
  isNull,
  notInArray,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import * as v from 'valibot';
import {
  duplicateReasons,
  findDuplicateReasons,
  type LinkDecision,
  linkDecisions,
  phoneDigitsToMatch,
} from '#domain/cases/duplicates';
import { memberStatuses } from '#domain/cases/member';
import { foldText, normalizePhone } from '#domain/text/text';
import { listValues } from '#domain/vocabulary';
import { AppError, notFound } from '../../api/app-error.ts';
import { audit, compareChanges } from '../../api/audit.ts';
import { findChangedFields } from '../../api/change.ts';
import { idListSchema } from '../../api/id-list.ts';
import { staffRoute } from '../../api/route.ts';
import type { Queries, Transaction } from '../../db/client.ts';
import { memberLinks, members } from '../../db/schema/members.ts';
import { excludeRestricted, redactFor } from '../access/case-access.ts';

type Identity = Parameters<typeof findDuplicateReasons>[0];

const maxListed = 10;

type Among = {
  except?: readonly number[];
  /** Excludes restricted cases. */
  isOpen?: SQL | undefined;
};

/** Finds possible duplicates, most similar first, then newest. */
async function lookalikes(db: Queries, person: Identity, { except = [], isOpen }: Among = {}) {
  const { phoneDigits: phone, emailFolded, sortName, dateOfBirth } = person;
  const signs = [
    phone.length >= phoneDigitsToMatch ? eq(members.phoneDigits, phone) : undefined,
    emailFolded === '' ? undefined : eq(members.emailFolded, emailFolded),
    dateOfBirth === null
      ? undefined
      : inArray(members.id, await bornAlike(db, sortName, dateOfBirth)),
  ].filter((sign) => sign !== undefined);
  if (signs.length === 0) return [];
  const inCommon = sql.join(
    signs.map((sign) => sql`(${sign})::int`),
    sql` + `,
  );
  const rows = await db
    .select()
    .from(members)
    .where(and(or(...signs), notInArray(members.id, [...except]), isOpen))
    .orderBy(desc(inCommon), desc(members.id))
    .limit(maxListed);
  return rows.map((row) => comparedWith(person, row));
}

/** Cases that staff linked to this person, even if their fields changed since. */
async function linkedTo(db: Queries, person: Identity, ids: number[], isOpen: SQL | undefined) {
  if (ids.length === 0) return [];
  const rows = await db
    .select()
    .from(members)
    .where(and(inArray(members.id, ids), isNull(members.erasedAt), isOpen))
    .orderBy(desc(members.id));
  return rows.map((row) => comparedWith(person, row));
}

function comparedWith(person: Identity, row: typeof members.$inferSelect) {
  return {
    id: row.id,
    firstName: row.firstName,
    lastName: row.lastName,
    email: row.email,
    phone: row.phone,
    dateOfBirth: row.dateOfBirth,
    status: row.status,
    createdAt: row.createdAt,
    reasons: findDuplicateReasons(person, row),
  };
}

/** Compare only the newest people of a name: birth dates are sealed, so the database cannot compare them. */
const mostOfAName = 2000;

async function bornAlike(db: Queries, sortName: string, dateOfBirth: string): Promise<number[]> {
  const rows = await db
    .select({ id: members.id, dateOfBirth: members.dateOfBirth })
    .from(members)
    .where(and(sql`${members.sortName} collate "C" = ${sortName}`, isNotNull(members.dateOfBirth)))
    .orderBy(desc(members.id))
    .limit(mostOfAName);
  return rows.filter((row) => row.dateOfBirth === dateOfBirth).map(({ id }) => id);
}

async function decisionsAbout(
  db: Queries,
  id: number,
): Promise<Map<number, typeof memberLinks.$inferSelect>> {
  const rows = await db
    .select()
    .from(memberLinks)
    .where(or(eq(memberLinks.memberId, id), eq(memberLinks.otherId, id)));
  return new Map(rows.map((row) => [row.memberId === id ? row.otherId : row.memberId, row]));
}

type Pair = Pick<typeof memberLinks.$inferSelect, 'memberId' | 'otherId'>;

/** Locks two cases and returns the decision about them; version 0 if there is none. */
async function lockPair(tx: Transaction, pair: Pair) {
  // Lock the cases, because the row of the pair may not exist yet.
  const cases = await tx
    .select({ id: members.id })
    .from(members)
    .where(inArray(members.id, [pair.memberId, pair.otherId]))
    .orderBy(members.id)
    .for('update');
  if (cases.length < 2) throw notFound('Member');
  const [row] = await tx
    .select()
    .from(memberLinks)
    .where(and(eq(memberLinks.memberId, pair.memberId), eq(memberLinks.otherId, pair.otherId)));
  return row === undefined
    ? { decision: null, version: 0, last: undefined }
    : { ...row, last: { actor: row.decidedBy, at: row.createdAt } };
}

const isoMoment = v.pipe(v.string(), v.isoTimestamp());
const lookalikeEntries = {
  id: v.number(),
  firstName: v.string(),
  lastName: v.string(),
  email: v.nullable(v.string()),
  phone: v.nullable(v.string()),
  dateOfBirth: v.nullable(v.string()),
  status: v.picklist(listValues(memberStatuses)),
  createdAt: isoMoment,
  reasons: v.array(v.picklist(listValues(duplicateReasons))),
};
const decision = v.nullable(v.picklist(listValues(linkDecisions), 'Choose same or different'));
const short = v.optional(v.pipe(v.string(), v.maxLength(300)), '');

const typedResponse = v.strictObject(lookalikeEntries);
/** A possible duplicate of the person being entered. */
export type TypedLookalike = v.InferOutput<typeof typedResponse>;
const lookalikeResponse = v.strictObject({ ...lookalikeEntries, decision, version: v.number() });
export type Lookalike = v.InferOutput<typeof lookalikeResponse>;
const decisionResponse = v.strictObject({ decision, version: v.number() });

export const duplicateRoutes = [
  staffRoute({
    method: 'GET',
    path: '/api/duplicates',
    needs: 'people.find',
    summary: 'Members who look like the person being typed in',
    reads: 'member',
    // No search by birth date: trying one date after another would reveal a hidden one.
    query: v.object({ email: short, phone: short }),
    response: v.array(typedResponse),
    handle: async ({ db, query, session, now }) => {
      const typed = {
        phoneDigits: normalizePhone(query.phone),
        emailFolded: foldText(query.email).replaceAll('\0', ''),
        sortName: '',
        dateOfBirth: null,
      };
      const isOpen = excludeRestricted(members.id, { db, now }, session)?.isListed;
      return { body: (await lookalikes(db, typed, { isOpen })).map(redactFor(session)) };
    },
  }),
  staffRoute({
    method: 'GET',
    path: '/api/members/{id}/duplicates',
    needs: 'cases.read',
    caseBy: 'member',
    summary: 'Members linked to this one, and those who look like it and were not kept apart',
    reads: (body) => ({ member: (body as Lookalike[]).map(({ id }) => id) }),
    response: v.array(lookalikeResponse),
    handle: async ({ db, params, session, now }) => {
      const id = Number(params.id);
      const [member] = await db.select().from(members).where(eq(members.id, id));
      if (member === undefined) throw notFound('Member');
      const decisions = await decisionsAbout(db, id);
      const decided = (what: LinkDecision) =>
        [...decisions].filter(([, { decision: said }]) => said === what).map(([other]) => other);
      const linked = decided('linked');
      const isOpen = excludeRestricted(members.id, { db, now }, session)?.isListed;
      const except = [id, ...linked, ...decided('apart')];
      const found = [
        ...(await linkedTo(db, member, linked, isOpen)),
        ...(await lookalikes(db, member, { except, isOpen })),
      ];
      return {
        body: found.map((one) => ({
          ...one,
          decision: decisions.get(one.id)?.decision ?? null,
          version: decisions.get(one.id)?.version ?? 0,
        })),
      };
    },
  }),
  staffRoute({
    method: 'PUT',
    path: '/api/members/{id}/duplicates',
    needs: 'cases.write',
    caseBy: 'member',
    summary: 'Say that two cases are one person, or that they are not',
    body: v.object({
      otherId: v.pipe(
        v.number('Name the other case'),
        v.transform((id) => [id]),
        idListSchema,
        v.transform(([id]) => id as number),
      ),
      decision,
    }),
    response: decisionResponse,
    handle: async ({ db, body, params, version, session, now }) =>
      db.transaction(async (tx) => {
        const id = Number(params.id);
        if (id === body.otherId) throw new AppError('conflict', 'A case cannot be its own double.');
        const pair = { memberId: Math.min(id, body.otherId), otherId: Math.max(id, body.otherId) };
        const before = await lockPair(tx, pair);
        const differs = compareChanges(before, { decision: body.decision });
        const current = { decision: before.decision, version: before.version };
        if (Object.keys(differs).length === 0) return { body: current };
        if (version !== before.version) throw findChangedFields(current, differs, before.last);
        const said = {
          decision: body.decision,
          decidedBy: session.username,
          version: before.version + 1,
          createdAt: now(),
        };
        await tx
          .insert(memberLinks)
          .values({ ...pair, ...said })
          .onConflictDoUpdate({ target: [memberLinks.memberId, memberLinks.otherId], set: said });
        // Add the decision to the history of both cases.
        for (const [mine, other] of [
          [id, body.otherId],
          [body.otherId, id],
        ] as const) {
          await audit(tx, session, now(), {
            action: 'changed',
            subject: 'member',
            subjectId: mine,
            memberId: mine,
            changes: { [`likenessTo${other}`]: [before.decision, body.decision] },
          });
        }
        return { body: { decision: body.decision, version: said.version } };
      }),
  }),
];
