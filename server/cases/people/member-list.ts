// Filters and sorts members; shared by the list, its counts, the export, and bulk changes.
import {
  and,
  arrayContains,
  arrayOverlaps,
  eq,
  inArray,
  isNotNull,
  isNull,
  not,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import * as v from 'valibot';
import {
  applicationReferral,
  memberStatuses,
  priorities,
  serviceRegions,
} from '#domain/cases/member';
import { buildMatchKeys } from '#domain/duplicates/match';
import { isAllowed } from '#domain/roles';
import { foldText, normalizePhone } from '#domain/text/text';
import { listAreasOfTopic, type TopicName, topics } from '#domain/topics';
import { listValues } from '#domain/vocabulary';
import { AppError } from '../../api/app-error.ts';
import { assignedEntry, buildAssignedCondition } from '../../api/assigned.ts';
import type { StaffSession } from '../../api/caller.ts';
import { idsEntry } from '../../api/id-list.ts';
import { listQueryEntries } from '../../api/list.ts';
import { type Sort, type SortKey, sortBothWays } from '../../api/order.ts';
import { periodCondition, periodEntry } from '../../api/period.ts';
import { buildDueCondition, responseCondition, responseEntries } from '../../api/response-due.ts';
import { buildSearchText, buildSortName } from '../../api/search-text.ts';
import {
  isDelivered,
  followUpReminders as reminders,
  serviceRecords,
} from '../../db/schema/case-parts.ts';
import { isAwaitingContact, isOpenCase, members } from '../../db/schema/members.ts';
import { buildMemberCallCondition, endOfToday } from '../../triage/call-conditions.ts';
import {
  buildUrgencySort,
  hasNoPressingAlert,
  hasPressingAlert,
  workLists,
} from '../../triage/what-matters.ts';
import { prepareMember } from '../duplicates/candidates.ts';

const idKey: SortKey = { by: members.id, type: 'int' };
const createdKey: SortKey = { by: members.createdAt, type: 'timestamptz' };
export const memberSorts = {
  ...sortBothWays('createdAt', createdKey, idKey),
  ...sortBothWays('updatedAt', { by: members.updatedAt, type: 'timestamptz' }, idKey),
  ...sortBothWays('name', { by: sql`${members.sortName} collate "C"`, type: 'text' }, idKey),
  ...sortBothWays('priority', { by: members.priorityRank, type: 'int' }, createdKey, idKey),
  ...sortBothWays('dueAt', { by: sql`${members.dueAt}`, type: 'timestamptz' }, idKey),
};

const trueOrFalse = v.optional(v.picklist(['true', 'false'], 'Use true or false'));

export const memberListQuery = v.object({
  ...listQueryEntries({ ...memberSorts, queue: buildUrgencySort }),
  ...responseEntries,
  ...idsEntry,
  status: v.optional(v.picklist(listValues(memberStatuses), 'Choose a status')),
  priority: v.optional(v.picklist(listValues(priorities), 'Choose a priority')),
  region: v.optional(v.picklist(listValues(serviceRegions), 'Choose a region')),
  topic: v.optional(v.picklist(Object.keys(topics) as TopicName[], 'Choose a topic')),
  tag: v.optional(v.pipe(v.string(), v.maxLength(40))),
  ...assignedEntry,
  needsReview: trueOrFalse,
  referralSource: v.optional(v.picklist([applicationReferral], `Use ${applicationReferral}`)),
  /** The office dates of the application or intake. */
  received: periodEntry,
  /** The office dates of a service that was delivered. */
  served: periodEntry,
  awaitingContact: trueOrFalse,
  alerts: v.optional(v.picklist(['open'], 'Use open')),
  reminders: v.optional(v.picklist(['open'], 'Use open')),
  waiting: v.optional(v.picklist(['call', 'next-step'], 'Use call or next-step')),
});
export type MemberListQuery = v.InferOutput<typeof memberListQuery>;

const openFilters = ['search', 'sort', 'limit', 'cursor', 'status', 'region', 'ids'];
const openSorts = /^-?(name|createdAt|updatedAt)$/;

/** Refuses filters on fields that the role may not read: the matching rows would reveal their values. */
export function requireOpenFilters(query: MemberListQuery, { role }: StaffSession): void {
  if (isAllowed(role, 'cases.read')) return;
  const { sort = 'name', ...filters } = query;
  const given = Object.entries(filters).filter(([, value]) => value !== undefined);
  if (openSorts.test(sort) && given.every(([name]) => openFilters.includes(name))) return;
  throw new AppError('not-allowed', 'Your account cannot narrow or sort the list by this.');
}

export function buildMemberSort({ sort = '-createdAt' }: MemberListQuery, now: Date): Sort {
  return sort === 'queue' ? buildUrgencySort(workLists.members, now) : memberSorts[sort];
}

export function buildMemberConditions(query: MemberListQuery, now: Date): (SQL | undefined)[] {
  return [
    isNull(members.erasedAt),
    query.status && eq(members.status, query.status),
    query.priority && eq(members.priorityRank, listValues(priorities).indexOf(query.priority)),
    query.region && eq(members.serviceRegion, query.region),
    query.topic && hasTopic(query.topic),
    query.tag === undefined ? undefined : arrayContains(members.tags, [query.tag]),
    query.needsReview && eq(members.needsReview, query.needsReview === 'true'),
    query.awaitingContact === 'true' || isByDue(query) ? isAwaitingContact(members) : undefined,
    buildDueCondition(memberResponseDue, query.due, now),
    responseCondition(memberResponseDue, query.response, now),
    (query.due || query.response) && query.needsReview === undefined ? isReviewed : undefined,
    query.due || query.response === 'waiting' ? isOpenCase(members) : undefined,
    query.referralSource && eq(members.referralSource, query.referralSource),
    periodCondition(members.createdAt, query.received),
    query.served === undefined ? undefined : wasServed(query.served),
    buildAssignedCondition(members.assignedTo, query.assignedTo),
    query.alerts && hasPressingAlert(workLists.members),
    query.reminders && hasOpenReminder,
    query.waiting === 'call'
      ? buildMemberCallCondition({ assignedTo: query.assignedTo, before: endOfToday(now) })
      : undefined,
    query.waiting === 'next-step' ? hasNoNextStep() : undefined,
    query.ids && inArray(members.id, query.ids),
  ];
}

const hasOpenReminder = sql`exists (select from ${reminders}
  where ${and(eq(reminders.memberId, members.id), eq(reminders.isCompleted, false))})`;

function wasServed(period: string): SQL {
  return sql`exists (select from ${serviceRecords} where ${and(
    eq(serviceRecords.memberId, members.id),
    isDelivered(serviceRecords),
    periodCondition(serviceRecords.serviceDate, period),
  )})`;
}

/** Open cases without a planned step, except those with a call due. */
export function hasNoNextStep(): SQL | undefined {
  return and(
    isOpenCase(members),
    eq(members.needsReview, false),
    or(isNull(members.dueAt), isNotNull(members.firstContactedAt)),
    hasNoPressingAlert(workLists.members),
    not(hasOpenReminder),
  );
}

function isByDue({ sort }: Pick<MemberListQuery, 'sort'>): boolean {
  return sort?.endsWith('dueAt') === true;
}

/** Cases that need review are not due until staff clear the mark. */
const isReviewed = eq(members.needsReview, false);
const memberResponseDue = { dueAt: members.dueAt, respondedAt: members.firstContactedAt };

function hasTopic(topic: TopicName): SQL {
  return arrayOverlaps(members.programAreas, [...listAreasOfTopic(topic)]);
}

/** Uses an index with byte order. */
export function buildBeginsWith(column: SQL, begin: string): SQL | undefined {
  return and(sql`${column} >= ${begin}`, sql`${column} < ${`${begin}\u{10ffff}`}`);
}

/** Derived columns for searching, sorting, and matching members. */
export function buildLookupColumns(
  member: Pick<typeof members.$inferInsert, 'firstName' | 'lastName' | 'reference'> &
    Partial<typeof members.$inferInsert>,
) {
  const { otherPhones = [], otherEmails = [] } = member;
  return {
    searchText: buildSearchText(
      [
        ...[member.lastName, member.firstName, member.email, ...otherEmails, member.reference],
        ...(member.formerReferences ?? []),
        ...(member.companionNames ?? []),
      ],
      [member.phone, ...otherPhones],
    ),
    sortName: buildSortName(member),
    phoneDigits: normalizePhone(member.phone ?? ''),
    emailFolded: foldText(member.email ?? ''),
    matchKeys: buildMatchKeys(prepareMember(member)),
  };
}
