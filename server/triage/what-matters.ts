// The sort order of every work list: unopened emergencies, critical alerts, overdue responses, then the rest.
// Emergencies that need review come right before the rest.
import { and, eq, inArray, isNotNull, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { alertPriorities, pressingPriorities } from '#domain/cases/triage';
import type { EmergencySubject } from '#domain/messages';
import { listValues } from '#domain/vocabulary';
import { joinSql, type Sort, type SortKey } from '../api/order.ts';
import { caseAlerts } from '../db/schema/case-parts.ts';
import { isOpenCase, members } from '../db/schema/members.ts';
import { emergencies } from '../db/schema/outbox.ts';
import { contacts, getInvolvedSubmissions as submissions } from '../db/schema/public.ts';

export const isActiveAlert = and(eq(caseAlerts.isActive, true), eq(caseAlerts.isResolved, false));
export const isPressingAlert = and(
  isActiveAlert,
  inArray(caseAlerts.priority, [...pressingPriorities]),
);
export const isCriticalAlert = eq(caseAlerts.priority, 'critical');

/** The columns and conditions of a work list that the order needs. */
export type WorkList = {
  subject: EmergencySubject;
  id: AnyPgColumn;
  /** The column of an alert that names a row of this list. */
  alertColumn: AnyPgColumn;
  name: SQL<string>;
  assignedTo: AnyPgColumn;
  createdAt: AnyPgColumn;
  needsReview: SQL;
  dueAt: AnyPgColumn;
  respondedAt: AnyPgColumn;
  /** False for finished work, which comes last. Without it, no row counts as finished. */
  isOpen?: SQL;
  /** Unread rows come before the rest. */
  isUnread?: SQL | undefined;
  /** Sorts the rest by this date, earliest first. Default: newest first. */
  restBy?: SQL;
};

export const workLists = {
  members: {
    subject: 'member',
    id: members.id,
    alertColumn: caseAlerts.memberId,
    name: sql<string>`${members.firstName} || ' ' || ${members.lastName}`,
    assignedTo: members.assignedTo,
    createdAt: members.createdAt,
    needsReview: sql`${members.needsReview}`,
    dueAt: members.dueAt,
    respondedAt: members.firstContactedAt,
    isOpen: isOpenCase(members),
  },
  submissions: {
    subject: 'submission',
    id: submissions.id,
    alertColumn: caseAlerts.submissionId,
    name: sql<string>`${submissions.firstName} || ' ' || ${submissions.lastName}`,
    assignedTo: submissions.assignedTo,
    createdAt: submissions.createdAt,
    needsReview: sql`${submissions.needsReview}`,
    dueAt: submissions.dueAt,
    respondedAt: submissions.firstRespondedAt,
    isUnread: sql`${submissions.status} = 'new'`,
  },
  contacts: {
    subject: 'contact',
    id: contacts.id,
    alertColumn: caseAlerts.contactId,
    name: sql<string>`${contacts.name}`,
    assignedTo: contacts.assignedTo,
    createdAt: contacts.createdAt,
    needsReview: sql`${contacts.needsReview}`,
    dueAt: contacts.dueAt,
    respondedAt: contacts.answeredAt,
    isUnread: sql`not ${contacts.isRead}`,
  },
} satisfies Record<string, WorkList>;

/** `at` is the sort date within the group. */
type Group = { is: SQL | undefined; at: SQL | AnyPgColumn; isNewestFirst: boolean };

/** A condition on the ids of a subquery: `readById` looks up rows by id, `testById` tests rows that are read anyway. */
type IsAmong = (id: AnyPgColumn, ids: SQL) => SQL;
const readById: IsAmong = (id, ids) => sql`${id} = any(array(${ids}))`;
const testById: IsAmong = (id, ids) => sql`${id} in (${ids})`;

const pressingIds = (alertColumn: AnyPgColumn) =>
  sql`select ${alertColumn} from ${caseAlerts} where ${and(isNotNull(alertColumn), isPressingAlert)}`;

/** True for a row with an active critical or high alert. */
export function hasPressingAlert({ id, alertColumn }: WorkList): SQL {
  return readById(id, pressingIds(alertColumn));
}

/** The negation of `hasPressingAlert`, with a test that is fast when nearly every row passes. */
export function hasNoPressingAlert({ id, alertColumn }: WorkList): SQL {
  return sql`not ${testById(id, pressingIds(alertColumn))}`;
}

/** Defines the order of the groups. */
function groupsOf(list: WorkList, now: Date, isAmong: IsAmong): Group[] {
  const { id, subject, alertColumn, createdAt, needsReview, dueAt, respondedAt } = list;
  const { isOpen = sql`true`, isUnread = sql`false` } = list;
  const isUnopened = isAmong(
    id,
    sql`select ${emergencies.subjectId} from ${emergencies}
      where ${and(eq(emergencies.subject, subject), isNull(emergencies.seenAt))}`,
  );
  const isCritical = isAmong(
    id,
    sql`select ${alertColumn} from ${caseAlerts}
      where ${and(isNotNull(alertColumn), isActiveAlert, isCriticalAlert)}`,
  );
  const newestCriticalAlert = sql`(select max(${caseAlerts.createdAt}) from ${caseAlerts}
    where ${alertColumn} = ${id} and ${isActiveAlert} and ${isCriticalAlert})`;
  const isReviewed = sql`not ${needsReview}`;
  const isOverdue = and(isNull(respondedAt), lt(dueAt, now));
  const newestFirst = { at: createdAt, isNewestFirst: true };
  const rest = list.restBy ? { at: list.restBy, isNewestFirst: false } : newestFirst;
  return [
    { is: and(isUnopened, isReviewed), ...newestFirst },
    { is: and(isCritical, isReviewed, isOpen), at: newestCriticalAlert, isNewestFirst: true },
    { is: and(isOverdue, isReviewed, isOpen), at: dueAt, isNewestFirst: false },
    { is: and(isUnopened, needsReview), ...newestFirst },
    { is: and(isUnread, isOpen), ...rest },
    { is: isOpen, ...rest },
    { is: sql`true`, ...newestFirst },
  ];
}

/** The sort order of a work list. */
export function buildUrgencySort(list: WorkList, now: Date): Sort {
  return sortOfGroups(list.id, (isAmong) => groupsOf(list, now, isAmong));
}

/** The rank of one row in this order. Compare ranks key by key, ascending. */
export function buildRank(list: WorkList, now: Date): SQL<number[]> {
  const keys = rankKeys(list.id, groupsOf(list, now, testById)).map(({ by }) => sql`${by}`);
  return sql<number[]>`array[${joinSql(keys)}]::float8[]`;
}

/** The sort order of alerts: unopened emergencies, then by priority; newest first. */
export const mostPressingAlerts: Sort = sortOfGroups(caseAlerts.id, (isAmong) => {
  const isUnopened = Object.values(workLists).map(({ alertColumn, ...list }) =>
    isAmong(
      alertColumn,
      sql`select ${emergencies.subjectId} from ${emergencies} join ${list.id.table} on ${list.id} = ${emergencies.subjectId}
        where ${and(eq(emergencies.subject, list.subject), isNull(emergencies.seenAt), sql`not ${list.needsReview}`)}`,
    ),
  );
  const newestFirst = { at: caseAlerts.createdAt, isNewestFirst: true };
  const byPriority = listValues(alertPriorities).map((priority) => {
    return { is: eq(caseAlerts.priority, priority), ...newestFirst };
  });
  const isOfEmergency = and(isActiveAlert, isCriticalAlert, or(...isUnopened));
  return [{ is: isOfEmergency, ...newestFirst }, ...byPriority];
});

/** Builds sections for paging a list, and keys of one row for sorting the few rows of a search. */
function sortOfGroups(id: AnyPgColumn, groupsBy: (isAmong: IsAmong) => Group[]): Sort {
  const tests = groupsBy(testById);
  const sections = groupsBy(readById).map(({ is, at, isNewestFirst }, index) => ({
    where: sql`${and(is, ...tests.slice(0, index).map((test) => sql`(${test.is}) is not true`))}`,
    sort: {
      keys: [
        { by: at, type: 'timestamptz' as const },
        { by: id, type: 'int' as const },
      ],
      descending: isNewestFirst,
    },
  }));
  return { keys: rankKeys(id, tests), descending: false, sections };
}

/** The group of a row, then its place within the group; all ascending. */
function rankKeys(id: AnyPgColumn, groups: readonly Group[]): SortKey[] {
  const byGroup = (write: (group: Group, index: number) => SQL) => {
    const cases = groups.map((group, index) => sql`when ${group.is} then ${write(group, index)}`);
    return sql`(case ${sql.join(cases, sql` `)} end)`;
  };
  const signed = ({ isNewestFirst }: Group, value: SQL) => (isNewestFirst ? sql`-${value}` : value);
  const milliseconds = ({ at }: Group) => sql`(extract(epoch from ${at}) * 1000)::bigint`;
  return [
    { by: byGroup((_, index) => sql.raw(String(index))), type: 'int' },
    { by: byGroup((group) => signed(group, milliseconds(group))), type: 'bigint' },
    { by: byGroup((group) => signed(group, sql`${id}`)), type: 'int' },
  ];
}
