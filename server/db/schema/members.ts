// Tables of members, links between cases, and access to restricted cases.

import { arrayContains, eq, or, type SQL, sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  type ExtraConfigColumn,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
} from 'drizzle-orm/pg-core';

import {
  closedStatuses,
  disabilityStatuses,
  genders,
  memberStatuses,
  priorities,
  type ReferralSource,
  races,
  type SafeContact,
  type ServiceRegion,
} from '#domain/cases/member';
import {
  buildEmailKey,
  buildPhoneKey,
  type DuplicateReason,
  duplicateDecisions,
} from '#domain/duplicates/match';
import type { KnownArea } from '#domain/service-areas';
import { foldText, normalizePhone } from '#domain/text/text';
import { listValues } from '#domain/vocabulary';
import {
  assigneeOrEmpty,
  buildOneOfCondition,
  checkOneOf,
  createdAt,
  enumText,
  erasableColumns,
  id,
  moment,
  otherAnswersColumn,
  searchIndex,
  searchTextColumn,
  textList,
  updatedAt,
  version,
} from '../columns.ts';
import { sealedJson, sealedList, sealedText } from '../sealing/sealed-columns.ts';
import { staffAccounts } from './accounts.ts';

type Columns<Name extends string> = Record<Name, AnyPgColumn | ExtraConfigColumn>;

/** A partial index with this condition serves only queries with identical wording. */
export const isClosedCase = ({ status }: Columns<'status'>) =>
  buildOneOfCondition(status, closedStatuses);
export const isOpenCase = (t: Columns<'status'>) => sql`not ${isClosedCase(t)}`;

/** Applied and not contacted yet. Closed cases have no response due. */
export const isAwaitingContact = (t: Columns<'status' | 'dueAt' | 'firstContactedAt'>) =>
  sql`${isOpenCase(t)} and ${t.dueAt} is not null and ${t.firstContactedAt} is null`;

/** Most urgent first; the last priority is the SQL `else`. */
const higher = listValues(priorities)
  .slice(0, -1)
  .map((priority, rank) => `when '${priority}' then ${rank}`);

/** Erased and merged rows are never compared. */
export const isNotCompared = (t: Columns<'isCompared' | 'erasedAt'>) =>
  sql`not ${t.isCompared} and ${t.erasedAt} is null`;

/** A proposed pair without an answer. */
export const isOpenPair = (t: Columns<'decision' | 'score'>) =>
  sql`${t.decision} is null and ${t.score} > 0`;

export const members = pgTable(
  'members',
  {
    id: id(),
    reference: text().notNull().unique(),
    firstName: text().notNull(),
    lastName: text().notNull(),
    email: text(),
    phone: text(),
    /** Numbers and addresses that a merge did not choose. */
    otherPhones: textList(),
    otherEmails: textList(),
    age: integer(),
    householdSize: integer(),
    address: text(),
    city: text(),
    state: text(),
    zipCode: text(),
    race: enumText(races),
    gender: enumText(genders),
    disabilityStatus: enumText(disabilityStatuses),
    veteranStatus: boolean().notNull().default(false),
    serviceRegion: text().$type<ServiceRegion>(),
    programAreas: textList().$type<KnownArea[]>(),
    referralSource: text().$type<ReferralSource>(),
    status: enumText(memberStatuses).notNull().default('active'),
    tags: textList(),
    priority: enumText(priorities).notNull().default('normal'),
    notes: sealedText(),
    isActive: boolean().notNull().default(true),
    dateOfBirth: sealedText(),
    householdIncome: text(),
    preferredLanguage: text(),
    preferredContactMethod: text(),
    emergencyNeeds: boolean().notNull().default(false),
    additionalInfo: otherAnswersColumn(),
    safeContact: sealedJson<SafeContact>(),
    triageReasons: sealedList().notNull().default(sql`'[]'`),
    // Only an application has a response due; a member entered by staff has none.
    dueAt: moment(),
    firstContactedAt: moment(),
    /** Time of the next contact attempt after a failed one; no call is due before then. */
    nextAttemptAt: moment(),
    needsReview: boolean().notNull().default(false),
    reviewReason: text(),
    /** Only the staff in case_access may open the case. */
    isRestricted: boolean().notNull().default(false),
    /** Names of the people of the household without a case, so that a search finds this case by them. */
    companionNames: textList(),
    /** True while a "keep apart" relationship names the case, so that every list can show the caution. */
    isKeptApart: boolean().notNull().default(false),
    ...searchTextColumn(),
    sortName: text().notNull().default(''),
    phoneDigits: text().notNull().default(''),
    emailFolded: text().notNull().default(''),
    /** Possible duplicates share a key: see buildMatchKeys in domain/duplicates. */
    matchKeys: textList(),
    /** False until the worker has looked for duplicates of these values. */
    isCompared: boolean().notNull().default(false),
    priorityRank: smallint()
      .notNull()
      .generatedAlwaysAs(sql.raw(`(case priority ${higher.join(' ')} else ${higher.length} end)`)),
    assignedTo: text(),
    ...erasableColumns(),
    /** The case that this one was merged into. A merged row is blank and counts as erased. */
    mergedIntoId: integer(),
    /** References of the cases merged into this one, so that they still find it. */
    formerReferences: textList(),
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    checkOneOf('members_status', t.status, memberStatuses),
    checkOneOf('members_priority', t.priority, priorities),
    checkOneOf('members_race', t.race, races),
    checkOneOf('members_gender', t.gender, genders),
    checkOneOf('members_disability', t.disabilityStatus, disabilityStatuses),
    searchIndex('members_search', t.searchText),
    index('members_newest').on(t.createdAt, t.id),
    // erased_at is included so that an index-only scan can count people who are not erased.
    index('members_status_newest').on(t.status, t.createdAt, t.id, t.erasedAt),
    index('members_name').on(sql`${t.sortName} collate "C"`, t.id),
    index('members_status_name').on(t.status, sql`${t.sortName} collate "C"`, t.id),
    index('members_priority_rank').on(t.priorityRank, t.createdAt, t.id),
    index('members_status_priority').on(t.status, t.priorityRank, t.createdAt, t.id),
    index('members_updated').on(t.updatedAt, t.id),
    index('members_assigned').on(t.assignedTo, t.createdAt, t.id, t.erasedAt),
    // The last three columns let an index-only scan count open cases without a next step.
    index('members_assigned_open')
      .on(t.assignedTo, t.updatedAt, t.id, t.needsReview, t.dueAt, t.firstContactedAt)
      .where(isOpenCase(t)),
    index('members_due').on(t.dueAt, t.id, t.needsReview, t.erasedAt).where(isAwaitingContact(t)),
    index('members_restricted').on(t.id, t.mergedIntoId).where(sql`${t.isRestricted}`),
    index('members_erased').on(t.id).where(sql`${t.erasedAt} is not null`),
    index('members_merged').on(t.mergedIntoId).where(sql`${t.mergedIntoId} is not null`),
    index('members_needs_review').on(t.createdAt, t.id).where(sql`${t.needsReview}`),
    index('members_open').on(t.createdAt, t.id).where(isAwaitingContact(t)),
    index('members_region_newest').on(t.serviceRegion, t.createdAt, t.id),
    index('members_to_call')
      .on(assigneeOrEmpty(t.assignedTo), t.dueAt, t.id)
      .where(isAwaitingContact(t)),
    index('members_kept')
      .on(t.updatedAt, t.id)
      .where(sql`${t.erasedAt} is null and ${isClosedCase(t)}`),
    index('members_tags').using('gin', t.tags),
    index('members_program_areas').using('gin', t.programAreas),
    // Lets an index-only scan count people who are not erased by program area.
    index('members_areas_listed').on(t.programAreas).where(sql`${t.erasedAt} is null`),
    index('members_phone_digits').on(t.phoneDigits),
    index('members_email_folded').on(t.emailFolded),
    index('members_match_keys').using('gin', t.matchKeys),
    index('members_not_compared').on(t.id).where(isNotCompared(t)),
  ],
);

/** Cases with this number, also as another number of theirs. */
export const hasPhone = (phone: string) =>
  or(
    eq(members.phoneDigits, normalizePhone(phone)),
    arrayContains(members.matchKeys, [buildPhoneKey(phone)]),
  ) as SQL;

export const hasEmail = (email: string) =>
  or(
    eq(members.emailFolded, foldText(email)),
    arrayContains(members.matchKeys, [buildEmailKey(email)]),
  ) as SQL;

/** The case that a row belongs to. */
export const memberIdColumn = () =>
  integer()
    .notNull()
    // Prevents deleting a case with history by accident: remove its parts first.
    .references(() => members.id, { onDelete: 'restrict' });

/** Two cases that may be of one person, and the answer of staff. */
export const duplicatePairs = pgTable(
  'duplicate_pairs',
  {
    id: id(),
    /** The lower of the two ids, so that a pair has one row. */
    memberId: memberIdColumn(),
    otherId: memberIdColumn(),
    /** 0 for a pair that was answered without being proposed. */
    score: smallint().notNull().default(0),
    reasons: textList().$type<DuplicateReason[]>(),
    // Null without an answer. An answered row stays, so that its version keeps increasing.
    decision: enumText(duplicateDecisions),
    decidedBy: text(),
    version: version(),
    createdAt: createdAt(),
  },
  (t) => [
    unique('duplicate_pairs_cases').on(t.memberId, t.otherId),
    check('duplicate_pairs_order', sql`${t.memberId} < ${t.otherId}`),
    checkOneOf('duplicate_pairs_decision', t.decision, duplicateDecisions),
    index('duplicate_pairs_other').on(t.otherId),
    index('duplicate_pairs_score').on(t.score, t.id).where(isOpenPair(t)),
    index('duplicate_pairs_answered').on(t.createdAt, t.id).where(sql`${t.decision} is not null`),
  ],
);

/** The rows that a merge moved, by table, so that an undo moves exactly these back. */
export type MovedRows = Record<string, number[]>;

/** Merges that can be undone. An undo deletes the row. */
export const memberMerges = pgTable(
  'member_merges',
  {
    id: id(),
    keptId: memberIdColumn(),
    goneId: memberIdColumn(),
    /** The row of the other case before the merge. */
    gone: sealedJson<Record<string, unknown>>().notNull(),
    /** Fields of the kept case that the merge changed: field → [before, after]. */
    changes: sealedJson<Record<string, [unknown, unknown]>>().notNull(),
    moved: jsonb().$type<MovedRows>().notNull(),
    mergedBy: text().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    index('member_merges_kept').on(t.keptId, t.id),
    unique('member_merges_gone').on(t.goneId),
  ],
);

/**
 * Staff with access to a restricted case: permanent if named, for hours if they gave a reason.
 */
export const caseAccess = pgTable(
  'case_access',
  {
    memberId: memberIdColumn(),
    staffId: integer()
      .notNull()
      .references(() => staffAccounts.id, { onDelete: 'cascade' }),
    until: moment(),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.memberId, t.staffId] })],
);
