// Routes that restrict a case to named staff, and that grant access with a reason and notify the owners.
import { and, eq, isNull, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { hourMs } from '#domain/calendar/durations';
import { isAllowed } from '#domain/roles';
import { textLimits } from '#domain/text/text';
import { requiredText } from '#domain/text/text-check';
import { restricted as text } from '#text/staff/restricted';
import { AppError, invalid, notFound } from '../../api/app-error.ts';
import { audit, compareChanges } from '../../api/audit.ts';
import type { StaffSession } from '../../api/caller.ts';
import { findChangedFields } from '../../api/change.ts';
import { staffRoute } from '../../api/route.ts';
import { splitSearchTerms } from '../../api/search-text.ts';
import { findStaffBy, type NamedStaff } from '../../auth/staff-accounts.ts';
import type { Queries, Transaction } from '../../db/client.ts';
import { caseAccess, members } from '../../db/schema/members.ts';
import type { Env } from '../../env.ts';
import { notifyOwners } from '../../notifications/notify-owners.ts';
import { countHidden, findRestrictedBy } from './case-access.ts';

/** How long access lasts after a reason is given. */
const openedMs = 4 * hourMs;

const accessResponse = v.strictObject({
  isRestricted: v.boolean(),
  people: v.array(v.string()),
  version: v.number(),
});
export type CaseAccess = v.InferOutput<typeof accessResponse>;

const opensCases = ({ role, isDisabled }: NamedStaff) =>
  !isDisabled && isAllowed(role, 'cases.read');

/** Includes named people who can no longer open cases. */
async function namedPeople(db: Queries, memberId: number) {
  const named = await db
    .select({ staffId: caseAccess.staffId })
    .from(caseAccess)
    .where(and(eq(caseAccess.memberId, memberId), isNull(caseAccess.until)));
  return findStaffBy(
    db,
    'id',
    named.map(({ staffId }) => staffId),
  );
}

const namesOf = (people: readonly { username: string }[]) => people.map(({ username }) => username);

async function accessTo(db: Queries, id: number) {
  const [row] = await db.select().from(members).where(eq(members.id, id));
  if (row === undefined) throw notFound('Member');
  const { isRestricted, version } = row;
  const named = isRestricted ? await namedPeople(db, id) : [];
  return { isRestricted, version, people: namesOf(named.filter(opensCases)) };
}

/** Returns the active accounts with these names. Throws if one of them cannot open cases. */
async function caseWorkers(tx: Transaction, names: readonly string[]) {
  const found = await findStaffBy(tx, 'username', names);
  const able = found.filter(opensCases);
  const unable = names.find((name) => !able.some(({ username }) => username === name));
  if (unable !== undefined) {
    throw invalid([{ field: 'people', code: text.cannotOpen.replace('{name}', unable) }]);
  }
  return able;
}

type Wanted = { isRestricted: boolean; people: string[] };

async function changeAccess(
  tx: Transaction,
  session: StaffSession,
  { id, version, now }: { id: number; version: number | undefined; now: Date },
  { isRestricted, people }: Wanted,
) {
  const [row] = await tx.select().from(members).where(eq(members.id, id)).for('update');
  if (row === undefined) throw notFound('Member');
  // Sort here, because the database may use another collation.
  const before = row.isRestricted ? namesOf(await namedPeople(tx, id)).toSorted() : [];
  if (row.isRestricted && session.role !== 'owner' && !before.includes(session.username)) {
    throw new AppError('restricted', text.notYours, { details: { memberId: id } });
  }
  const wanted = isRestricted ? [...new Set(people)].toSorted() : [];
  if (row.isRestricted === isRestricted && before.join() === wanted.join()) return;
  if (row.version !== version) {
    const current = { isRestricted: row.isRestricted, people: before, version: row.version };
    throw findChangedFields(
      current,
      compareChanges(current, { isRestricted, people: wanted }),
      undefined,
    );
  }
  if (isRestricted && wanted.length === 0) {
    throw invalid([{ field: 'people', code: text.nobodyNamed }]);
  }
  const able = await caseWorkers(tx, wanted);
  await tx.delete(caseAccess).where(eq(caseAccess.memberId, id));
  if (able.length > 0) {
    const rows = able.map(({ id: staffId }) => ({ memberId: id, staffId, createdAt: now }));
    await tx.insert(caseAccess).values(rows);
  }
  await tx
    .update(members)
    .set({ isRestricted, version: sql`${members.version} + 1`, updatedAt: now })
    .where(eq(members.id, id));
  await tx.update(members).set({ isRestricted }).where(eq(members.mergedIntoId, id));
  await audit(tx, session, now, {
    action: 'changed',
    subject: 'member',
    subjectId: id,
    memberId: id,
    changes: { isRestricted: [row.isRestricted, isRestricted], openTo: [before, wanted] },
  });
}

const openUntil = (now: Date) => new Date(now.getTime() + openedMs);

type Opening = { id: number; reason: string; env: Env; now: Date };

/** Grants access to a restricted case for some hours, logs the reason, and notifies the owners. */
async function openFor(tx: Transaction, session: StaffSession, { id, reason, env, now }: Opening) {
  const opened = { until: openUntil(now), createdAt: now };
  await tx
    .insert(caseAccess)
    .values({ memberId: id, staffId: session.staffId, ...opened })
    .onConflictDoUpdate({
      target: [caseAccess.memberId, caseAccess.staffId],
      set: opened,
      // Do not replace the permanent access of a named person.
      setWhere: sql`${caseAccess.until} is not null`,
    });
  await audit(tx, session, now, {
    action: 'opened-restricted',
    subject: 'member',
    subjectId: id,
    memberId: id,
    note: reason,
  });
  await notifyOwners(tx, { env, now }, `opened:${id}:${session.staffId}`);
  return opened.until;
}

const notShownResponse = v.strictObject({ notShown: v.number() });
export const restrictedCaseRoutes = [
  staffRoute({
    method: 'GET',
    path: '/api/members/{id}/access',
    needs: 'cases.read',
    caseBy: 'member',
    reads: 'member',
    summary: 'Whether a case is restricted, and to whom it is open',
    response: accessResponse,
    handle: async ({ db, params }) => ({ body: await accessTo(db, Number(params.id)) }),
  }),
  staffRoute({
    method: 'PUT',
    path: '/api/members/{id}/access',
    needs: 'cases.write',
    caseBy: 'member',
    summary: 'Restrict a case to named people, or open it to all who open cases',
    body: v.object({
      isRestricted: v.boolean('Say whether the case is restricted'),
      people: v.pipe(v.array(v.pipe(v.string(), v.maxLength(40))), v.maxLength(50)),
    }),
    response: accessResponse,
    handle: async ({ db, body, params, version, session, now }) => {
      const id = Number(params.id);
      await db.transaction((tx) => changeAccess(tx, session, { id, version, now: now() }, body));
      return { body: await accessTo(db, id) };
    },
  }),
  staffRoute({
    method: 'POST',
    path: '/api/members/{id}/open',
    needs: 'cases.read',
    summary: 'Open a restricted case for some hours with a reason; the owners are told at once',
    status: 201,
    idempotency: 'key-required',
    body: v.object({
      reason: requiredText(text.reasonMissing, textLimits.line, 5),
    }),
    response: v.strictObject({ until: v.string() }),
    handle: async ({ once, env, body, params, session, now }) =>
      once(async (tx) => {
        const named = Number(params.id);
        const [row] = await tx
          .select({ isRestricted: members.isRestricted, mergedIntoId: members.mergedIntoId })
          .from(members)
          .where(eq(members.id, named));
        if (row === undefined) throw notFound('Member');
        const id = row.mergedIntoId ?? named;
        const until = row.isRestricted
          ? await openFor(tx, session, { id, reason: body.reason, env, now: now() })
          : openUntil(now());
        return { body: { until: until.toISOString() } };
      }),
  }),
  staffRoute({
    method: 'GET',
    path: '/api/restricted-cases',
    needs: 'people.find',
    summary: 'How many restricted cases no list shows to the caller',
    response: notShownResponse,
    handle: async ({ db, session, now }) => ({
      body: { notShown: await countHidden({ db, now }, session) },
    }),
  }),
  staffRoute({
    method: 'POST',
    path: '/api/restricted-cases/open',
    needs: 'cases.read',
    summary: 'Open the restricted case with exactly this reference, phone, or email, with a reason',
    status: 201,
    idempotency: 'key-required',
    body: v.object({
      known: requiredText(text.knownMissing, textLimits.line, 5),
      reason: requiredText(text.reasonMissing, textLimits.line, 5),
    }),
    response: v.strictObject({ id: v.number(), until: v.string() }),
    handle: async ({ once, env, body, session, now }) =>
      once(async (tx) => {
        const known = splitSearchTerms(body.known);
        const id =
          known.length === 1
            ? await findRestrictedBy({ db: tx, now }, session, known[0] ?? '')
            : undefined;
        if (id === undefined) throw new AppError('not-found', text.noneMatches);
        const until = await openFor(tx, session, { id, reason: body.reason, env, now: now() });
        return { body: { id, until: until.toISOString() } };
      }),
  }),
];
