// People who asked for help, what links them, and to whom a restricted case is open.

import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  type ExtraConfigColumn,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
} from 'drizzle-orm/pg-core';
import { linkDecisions } from '#domain/cases/duplicates';
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
import type { KnownArea } from '#domain/service-areas';
import { values } from '#domain/vocabulary';
import {
  closedText,
  createdAt,
  erasable,
  id,
  isOneOf,
  moment,
  oneOf,
  otherAnswers,
  ownerOf,
  searched,
  searchIndex,
  textList,
  updatedAt,
  version,
} from '../columns.ts';
import { sealedJson, sealedList, sealedText } from '../sealing/sealed-columns.ts';
import { staffAccounts } from './accounts.ts';

type Columns<Name extends string> = Record<Name, AnyPgColumn | ExtraConfigColumn>;

/** Nobody works on a closed case. An index with this condition serves only queries in the same words. */
export const isClosedCase = ({ status }: Columns<'status'>) => isOneOf(status, closedStatuses);
export const isOpenCase = (t: Columns<'status'>) => sql`not ${isClosedCase(t)}`;

/** Applied, and nobody has reached them. Nobody waits for a response in a closed case. */
export const awaitsContact = (t: Columns<'status' | 'dueAt' | 'firstContactedAt'>) =>
  sql`${isOpenCase(t)} and ${t.dueAt} is not null and ${t.firstContactedAt} is null`;

/** The most pressing first; the last needs no word. */
const higher = values(priorities)
  .slice(0, -1)
  .map((priority, rank) => `when '${priority}' then ${rank}`);

export const members = pgTable(
  'members',
  {
    id: id(),
    reference: text().notNull().unique(),
    firstName: text().notNull(),
    lastName: text().notNull(),
    email: text(),
    phone: text(),
    age: integer(),
    householdSize: integer(),
    address: text(),
    city: text(),
    state: text(),
    zipCode: text(),
    race: closedText(races),
    gender: closedText(genders),
    disabilityStatus: closedText(disabilityStatuses),
    veteranStatus: boolean().notNull().default(false),
    serviceRegion: text().$type<ServiceRegion>(),
    programAreas: textList().$type<KnownArea[]>(),
    referralSource: text().$type<ReferralSource>(),
    status: closedText(memberStatuses).notNull().default('active'),
    tags: textList(),
    priority: closedText(priorities).notNull().default('normal'),
    notes: sealedText(),
    isActive: boolean().notNull().default(true),
    dateOfBirth: sealedText(),
    householdIncome: text(),
    preferredLanguage: text(),
    preferredContactMethod: text(),
    emergencyNeeds: boolean().notNull().default(false),
    additionalInfo: otherAnswers(),
    safeContact: sealedJson<SafeContact>(),
    triageReasons: sealedList().notNull().default(sql`'[]'`),
    // Only an application has a response due; a member entered by staff has none.
    dueAt: moment(),
    firstContactedAt: moment(),
    /** When to try again, where nobody was reached: until then nobody need call. */
    nextAttemptAt: moment(),
    needsReview: boolean().notNull().default(false),
    reviewReason: text(),
    /** Open only to those whom case_access names. */
    isRestricted: boolean().notNull().default(false),
    ...searched(),
    sortName: text().notNull().default(''),
    phoneDigits: text().notNull().default(''),
    emailFolded: text().notNull().default(''),
    priorityRank: smallint()
      .notNull()
      .generatedAlwaysAs(sql.raw(`(case priority ${higher.join(' ')} else ${higher.length} end)`)),
    assignedTo: text(),
    ...erasable(),
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    oneOf('members_status', t.status, memberStatuses),
    oneOf('members_priority', t.priority, priorities),
    oneOf('members_race', t.race, races),
    oneOf('members_gender', t.gender, genders),
    oneOf('members_disability', t.disabilityStatus, disabilityStatuses),
    searchIndex('members_search', t.searchText),
    index('members_newest').on(t.createdAt, t.id),
    // The last one is in the index so that people who are not erased are counted there.
    index('members_status_newest').on(t.status, t.createdAt, t.id, t.erasedAt),
    index('members_name').on(sql`${t.sortName} collate "C"`, t.id),
    index('members_status_name').on(t.status, sql`${t.sortName} collate "C"`, t.id),
    index('members_priority_rank').on(t.priorityRank, t.createdAt, t.id),
    index('members_status_priority').on(t.status, t.priorityRank, t.createdAt, t.id),
    index('members_updated').on(t.updatedAt, t.id),
    index('members_assigned').on(t.assignedTo, t.createdAt, t.id, t.erasedAt),
    // The last three are in the index so that open cases without a next step are counted there.
    index('members_assigned_open')
      .on(t.assignedTo, t.updatedAt, t.id, t.needsReview, t.dueAt, t.firstContactedAt)
      .where(isOpenCase(t)),
    index('members_due').on(t.dueAt, t.id, t.needsReview, t.erasedAt).where(awaitsContact(t)),
    index('members_restricted').on(t.id).where(sql`${t.isRestricted}`),
    index('members_erased').on(t.id).where(sql`${t.erasedAt} is not null`),
    index('members_needs_review').on(t.createdAt, t.id).where(sql`${t.needsReview}`),
    index('members_open').on(t.createdAt, t.id).where(awaitsContact(t)),
    index('members_region_newest').on(t.serviceRegion, t.createdAt, t.id),
    index('members_to_call').on(ownerOf(t.assignedTo), t.dueAt, t.id).where(awaitsContact(t)),
    index('members_kept')
      .on(t.updatedAt, t.id)
      .where(sql`${t.erasedAt} is null and ${isClosedCase(t)}`),
    index('members_tags').using('gin', t.tags),
    index('members_program_areas').using('gin', t.programAreas),
    // People who are not erased are counted by their program areas in this index.
    index('members_areas_listed').on(t.programAreas).where(sql`${t.erasedAt} is null`),
    index('members_phone_digits').on(t.phoneDigits),
    index('members_email_folded').on(t.emailFolded),
  ],
);

/** The case that a row belongs to. */
export const member = () =>
  integer()
    .notNull()
    // A case with history is never deleted by accident: remove its parts first.
    .references(() => members.id, { onDelete: 'restrict' });

/** What staff decided about two cases that look like one person. Nothing is merged. */
export const memberLinks = pgTable(
  'member_links',
  {
    /** The lower of the two, so that a pair has one row. */
    memberId: member(),
    otherId: member(),
    // None once it was taken back: the row stays, so that its version never starts again.
    decision: closedText(linkDecisions),
    decidedBy: text().notNull(),
    version: version(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.memberId, t.otherId] }),
    check('member_links_order', sql`${t.memberId} < ${t.otherId}`),
    oneOf('member_links_decision', t.decision, linkDecisions),
    index('member_links_other').on(t.otherId),
  ],
);

/** To whom a restricted case is open: for good where somebody named them, for hours where they gave a reason. */
export const caseAccess = pgTable(
  'case_access',
  {
    memberId: member(),
    staffId: integer()
      .notNull()
      .references(() => staffAccounts.id, { onDelete: 'cascade' }),
    until: moment(),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.memberId, t.staffId] })],
);
