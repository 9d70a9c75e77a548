// The tables of people, and the values of an erased row. Only listed columns stay, so that
// counts remain correct; all others are blanked, including columns added later.
import { getTableColumns } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { PersonSubject } from '#domain/privacy';
import { members } from '../db/schema/members.ts';
import {
  contacts,
  donations,
  newsletters,
  getInvolvedSubmissions as submissions,
} from '../db/schema/public.ts';

export const personTables = {
  member: members,
  submission: submissions,
  contact: contacts,
  donation: donations,
  subscriber: newsletters,
} as const;

type Member = typeof members.$inferSelect;
type Submission = typeof submissions.$inferSelect;
type Contact = typeof contacts.$inferSelect;

/** API paths of the tables. */
export const personPaths = {
  member: 'members',
  submission: 'get-involved-submissions',
  contact: 'contacts',
  donation: 'donations',
  subscriber: 'newsletters',
} as const satisfies Record<PersonSubject, string>;

export const personNames = {
  member: 'Member',
  submission: 'Submission',
  contact: 'Message',
  donation: 'Pledge',
  subscriber: 'Subscriber',
} as const satisfies Record<PersonSubject, string>;

const erasedName = 'Erased';
/** Sorts after every name. */
const lastInOrder = '~';
const yearsInBand = 10;

function referenceOf(id: number): string {
  return `erased-${id}`;
}

/** Returns empty values for all columns except the kept ones. */
export function blankRow<T extends PgTable>(
  table: T,
  kept: readonly (keyof T['$inferSelect'])[],
): Partial<T['$inferSelect']> {
  const columns = Object.entries(getTableColumns(table)).filter(
    ([name, { generated, primary }]) =>
      !generated &&
      !primary &&
      !['erasedAt', 'version', 'createdAt', 'updatedAt', ...kept].includes(name),
  );
  return Object.fromEntries(
    columns.map(([name, column]) => [name, column.notNull ? column.default : null]),
  ) as Partial<T['$inferSelect']>;
}

const notSorted = { sortName: lastInOrder };
const needsReview = { needsReview: true, reviewReason: 'erased' };

function blankMember(row: Member): Partial<Member> {
  return {
    ...blankRow(members, [
      'serviceRegion',
      'programAreas',
      'referralSource',
      'dueAt',
      'firstContactedAt',
      'needsReview',
      'isRestricted',
    ]),
    reference: referenceOf(row.id),
    firstName: erasedName,
    lastName: '',
    tags: [],
    formerReferences: [],
    additionalInfo: {},
    triageReasons: [],
    age: row.age === null ? null : row.age - (row.age % yearsInBand),
    status: row.status === 'completed' ? 'completed' : 'inactive',
    isActive: false,
    ...notSorted,
  };
}

function blankSubmission(row: Submission): Partial<Submission> {
  return {
    ...blankRow(submissions, [
      'formType',
      'corePrograms',
      'language',
      'status',
      'firstRespondedAt',
      'dueAt',
      'needsReview',
    ]),
    reference: referenceOf(row.id),
    firstName: erasedName,
    lastName: '',
    email: '',
    phone: '',
    formData: {},
    isFollowUpComplete: true,
    // Never responded to: excluded from response figures, because it is neither open nor answered.
    ...(row.firstRespondedAt === null ? needsReview : {}),
    ...notSorted,
  };
}

function blankContact(row: Contact): Partial<Contact> {
  return {
    ...blankRow(contacts, ['language', 'answeredAt', 'answeredBy', 'dueAt', 'needsReview']),
    reference: referenceOf(row.id),
    name: erasedName,
    email: '',
    subject: erasedName,
    message: '',
    otherAnswers: {},
    isRead: true,
    ...(row.answeredAt === null ? needsReview : {}),
  };
}

function blankDonation(row: typeof donations.$inferSelect): Partial<typeof donations.$inferSelect> {
  return {
    ...blankRow(donations, ['amount', 'type', 'needsReview']),
    reference: referenceOf(row.id),
    donorName: erasedName,
    email: '',
    otherAnswers: {},
    isAnonymous: true,
  };
}

type Subscriber = typeof newsletters.$inferSelect;

function blankSubscriber(row: Subscriber): Partial<Subscriber> {
  return {
    ...blankRow(newsletters, ['language', 'confirmedAt']),
    email: referenceOf(row.id),
    isActive: false,
  };
}

export const blankedColumns = {
  member: blankMember,
  submission: blankSubmission,
  contact: blankContact,
  donation: blankDonation,
  subscriber: blankSubscriber,
} as const;
