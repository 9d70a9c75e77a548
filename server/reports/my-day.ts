// The route of "My day": calls, follow-ups, cases without a next step, unassigned work, and changes by colleagues.
// Each list has a limit and an index, so that its cost does not grow with the number of members.
import { and, asc, desc, eq, gt, inArray, lt, ne, notInArray, or, type SQL } from 'drizzle-orm';
import * as v from 'valibot';
import { contactReminderTypes } from '#domain/cases/case-parts';
import { assignedEntry, buildAssignedCondition, resolveAssignedTo } from '../api/assigned.ts';
import type { StaffSession } from '../api/caller.ts';
import { collectReferencedIds, type IdsBySubject } from '../api/read-log.ts';
import { type ResponseOf, staffRoute } from '../api/route.ts';
import { findStaff } from '../auth/staff-accounts.ts';
import { excludeRestricted } from '../cases/access/case-access.ts';
import { memberEntries, reachColumns, truncateNotes, withMembers } from '../cases/open-work.ts';
import { hasNoNextStep } from '../cases/people/member-list.ts';
import type { Queries } from '../db/client.ts';
import { assigneeOrEmpty } from '../db/columns.ts';
import { buildRowSchema, omitInternals } from '../db/row-schema.ts';
import { followUpReminders as reminders } from '../db/schema/case-parts.ts';
import { auditEntries } from '../db/schema/logs.ts';
import { members } from '../db/schema/members.ts';
import { endOfToday } from '../triage/call-conditions.ts';
import { findInactiveAssignees } from './inactive-assignees.ts';
import { callSchema, countToCall, listPeopleToCall, type PersonToCall } from './to-call.ts';

const shown = { calls: 15, followUps: 15, cases: 8, changes: 8 };
/** Maximum of audit entries that are searched for changes in own cases. */
const looked = 300;

const stepColumns = [
  ...(['id', 'version', 'firstName', 'lastName', 'phone', 'email', 'priority'] as const),
  ...(['updatedAt', 'assignedTo'] as const),
  ...reachColumns,
];

const section = <Row extends v.GenericSchema>(row: Row) =>
  v.strictObject({ rows: v.array(row), total: v.number() });

const followUpResponse = v.strictObject({
  ...buildRowSchema(reminders).entries,
  ...memberEntries,
});

const personResponse = v.strictObject({
  ...callSchema.entries,
  /** True for unassigned work, or work of an inactive assignee. */
  isNobodys: v.boolean(),
});
export type MyDayPerson = v.InferOutput<typeof personResponse>;

export const myDayRoutes = [
  staffRoute({
    method: 'GET',
    path: '/api/my-day',
    needs: 'cases.read',
    summary:
      'The day of one person: calls, follow-ups, cases without a next step, what is nobody’s',
    reads: dayReads,
    query: v.object(assignedEntry),
    response: v.strictObject({
      calls: section(personResponse),
      followUps: section(followUpResponse),
      withoutStep: section(buildRowSchema(members, stepColumns)),
      unassigned: section(personResponse),
      /** Accounts that cannot work on it any more: their work counts as unassigned. */
      inactive: v.array(v.string()),
      changed: v.strictObject({
        since: v.nullable(v.string()),
        rows: v.array(
          v.strictObject({
            ...buildRowSchema(auditEntries).entries,
            memberName: v.nullable(v.string()),
          }),
        ),
      }),
    }),
    handle: async ({ db, env, query, session, now }) => {
      const { assignedTo = session.username } = resolveAssignedTo(query, session);
      const at = now();
      const before = endOfToday(at);
      const isMine = assignedTo === session.username;
      const open = excludeRestricted(members.id, { db, now }, session)?.isListed;
      const whose = { assignedTo, before, open };
      // Work of an inactive assignee counts as unassigned.
      const inactive = await findInactiveAssignees({ db, env });
      const holders = [{ username: '', isCasesOnly: false }, ...inactive];
      const nobodys = holders.map(({ username, isCasesOnly }) => {
        return { assignedTo: username, isCasesOnly, before, open };
      });
      const all = assignedTo === '' ? nobodys.map((one) => ({ ...whose, ...one })) : [whose];
      // Unassigned danger appears in everyone's calls.
      const pressing = isMine ? nobodys.map((one) => ({ ...one, isPressingOnly: true })) : [];
      const calls = await listPeopleToCall({ db, now: at }, [...all, ...pressing], shown.calls);
      const waiting = await listPeopleToCall({ db, now: at }, isMine ? nobodys : [], shown.calls);
      const called = calls.filter(({ of }) => of === 'memberId').map(({ id }) => id);
      const openReminder = excludeRestricted(reminders.memberId, { db, now }, session)?.isListed;
      const followUps = await together(
        all,
        (one) => followUpsOf(db, { ...one, open: openReminder }, called, at),
        ({ dueDate }) => dueDate,
        shown.followUps,
      );
      const withoutStep = await together(
        all,
        (one) => casesWithoutStep(db, one),
        ({ updatedAt }) => updatedAt,
        shown.cases,
      );
      const changed = await changedSince(db, session, open);
      const isNobodys = ({ of, assignedTo: holder }: PersonToCall) =>
        nobodys.some(
          (one) => one.assignedTo === (holder ?? '') && (of === 'memberId' || !one.isCasesOnly),
        );
      const call = (row: PersonToCall) => ({ ...row, isNobodys: isNobodys(row) });
      const everybodys = isMine ? calls.filter(isNobodys).length : 0;
      const isCalled = (id: number, of: string) =>
        calls.some((one) => one.id === id && one.of === of);
      return {
        body: {
          calls: { rows: calls.map(call), total: (await countAll(db, all)) + everybodys },
          followUps,
          withoutStep,
          unassigned: {
            rows: waiting.filter(({ id, of }) => !isCalled(id, of)).map(call),
            total: (await countAll(db, nobodys)) - everybodys,
          },
          changed,
          inactive: inactive.map(({ username }) => username),
        },
      };
    },
  }),
];
export type MyDay = ResponseOf<typeof myDayRoutes>;

/** The ids of the people in the response, for the access log. */
function dayReads(body: unknown): IdsBySubject {
  const { calls, unassigned, followUps, withoutStep, changed } = body as MyDay;
  return collectReferencedIds([
    ...[...calls.rows, ...unassigned.rows].map(({ of, id }) => ({ [of]: id })),
    ...withoutStep.rows.map(({ id }) => ({ memberId: id })),
    ...[...followUps.rows, ...changed.rows].map(({ memberId }) => ({ memberId })),
  ]);
}

async function countAll(db: Queries, asked: readonly Parameters<typeof countToCall>[1][]) {
  let total = 0;
  for (const whose of asked) total += await countToCall(db, whose);
  return total;
}

type Section<Row> = { rows: Row[]; total: number };

/** Merges the sections of several assignees, earliest first, up to the limit of one section. */
async function together<Row>(
  asked: readonly Whose[],
  listOf: (whose: Whose) => Promise<Section<Row>>,
  at: (row: Row) => Date,
  most: number,
) {
  const lists: Section<Row>[] = [];
  for (const whose of asked) lists.push(await listOf(whose));
  const rows = lists.flatMap((list) => list.rows);
  return {
    rows: rows.toSorted((one, other) => at(one).getTime() - at(other).getTime()).slice(0, most),
    total: lists.reduce((sum, { total }) => sum + total, 0),
  };
}

type Whose = { assignedTo: string; before: Date; open: SQL | undefined };

async function followUpsOf(
  db: Queries,
  { assignedTo, before, open }: Whose,
  called: readonly number[],
  now: Date,
) {
  const where = and(
    eq(assigneeOrEmpty(reminders.assignedTo), assignedTo),
    eq(reminders.isCompleted, false),
    lt(reminders.dueDate, before),
    // Skip follow-ups to contact people who are in the calls already. Their other follow-ups stay.
    or(
      notInArray(reminders.reminderType, [...contactReminderTypes]),
      notInArray(reminders.memberId, [...called]),
    ),
    open,
  );
  const rows = await db
    .select()
    .from(reminders)
    .where(where)
    .orderBy(asc(reminders.dueDate), asc(reminders.id))
    .limit(shown.followUps);
  const named = await withMembers(db, rows);
  return {
    rows: named.map((row) => ({ ...row, isOverdue: row.dueDate < now })),
    total: await db.$count(reminders, where),
  };
}

/** Open cases without a next step, the least recently changed first. Cases in the calls are excluded. */
async function casesWithoutStep(db: Queries, { assignedTo, open }: Whose) {
  const where = and(buildAssignedCondition(members.assignedTo, assignedTo), hasNoNextStep(), open);
  const columns = Object.fromEntries(stepColumns.map((name) => [name, members[name]]));
  const rows = await db
    .select(columns as { [Name in (typeof stepColumns)[number]]: (typeof members)[Name] })
    .from(members)
    .where(where)
    .orderBy(asc(members.updatedAt), asc(members.id))
    .limit(shown.cases);
  return { rows: rows.map(truncateNotes), total: await db.$count(members, where) };
}

/** Changes by colleagues in the user's cases since the previous visit. */
async function changedSince(db: Queries, { username }: StaffSession, open: SQL | undefined) {
  const since = (await findStaff(db, username))?.previousVisitAt ?? null;
  if (since === null) return { since: null, rows: [] };
  // Read only the ids first: change details may be long, and only a few entries are shown.
  const entries = await db
    .select({ id: auditEntries.id, memberId: auditEntries.memberId })
    .from(auditEntries)
    .where(
      and(
        gt(auditEntries.at, since),
        ne(auditEntries.actor, username),
        notInArray(auditEntries.action, ['viewed', 'exported', 'signed-in', 'signed-out']),
      ),
    )
    .orderBy(...newestFirst)
    .limit(looked);
  const ids = [...new Set(entries.map(({ memberId }) => memberId).filter((id) => id !== null))];
  const mine = ids.length === 0 ? [] : await ownCases(db, ids, username, open);
  const names = new Map(
    mine.map(({ id, firstName, lastName }) => [id, `${firstName} ${lastName}`]),
  );
  const chosen = entries
    .filter(({ memberId }) => memberId !== null && names.has(memberId))
    .slice(0, shown.changes)
    .map(({ id }) => id);
  const rows = (await entriesOf(db, chosen))
    .map((entry) => ({ ...entry, memberName: names.get(entry.memberId ?? 0) ?? null }))
    .map(omitInternals);
  return { since: since.toISOString(), rows };
}

const newestFirst = [desc(auditEntries.at), desc(auditEntries.id)];

async function entriesOf(db: Queries, ids: number[]) {
  if (ids.length === 0) return [];
  return db
    .select()
    .from(auditEntries)
    .where(inArray(auditEntries.id, ids))
    .orderBy(...newestFirst);
}

function ownCases(db: Queries, ids: number[], username: string, open: SQL | undefined) {
  return db
    .select({ id: members.id, firstName: members.firstName, lastName: members.lastName })
    .from(members)
    .where(and(inArray(members.id, ids), eq(members.assignedTo, username), open));
}
