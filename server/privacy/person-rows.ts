// The four tables whose rows are about a person from outside, and what is left of such a row once it
// is erased: a closed list here, a date there, so that counts stay. Everything else is blank.
import type { PersonSubject } from '#domain/privacy';
import { members } from '../db/schema/members.ts';
import { contacts, donations, getInvolvedSubmissions as submissions } from '../db/schema/public.ts';

export const personTables = {
  member: members,
  submission: submissions,
  contact: contacts,
  donation: donations,
} as const;

type Member = typeof members.$inferSelect;
type Submission = typeof submissions.$inferSelect;
type Contact = typeof contacts.$inferSelect;

/** Where the API has them. */
export const personPaths = {
  member: 'members',
  submission: 'get-involved-submissions',
  contact: 'contacts',
  donation: 'donations',
} as const satisfies Record<PersonSubject, string>;

export const personNames = {
  member: 'Member',
  submission: 'Submission',
  contact: 'Message',
  donation: 'Pledge',
} as const satisfies Record<PersonSubject, string>;

const erasedName = 'Erased';
/** Behind every name in the order by name. */
const lastInOrder = '~';
const yearsInBand = 10;

function referenceOf(id: number): string {
  return `erased-${id}`;
}

const notSearched = { searchText: '' };
const notSorted = { ...notSearched, sortName: lastInOrder };
const setAside = { isQuarantined: true, quarantineReason: 'erased' };

function blankMember(row: Member): Partial<Member> {
  const isUnreached = row.firstContactedAt === null;
  return {
    reference: referenceOf(row.id),
    firstName: erasedName,
    lastName: '',
    email: null,
    phone: null,
    age: row.age === null ? null : row.age - (row.age % yearsInBand),
    householdSize: null,
    address: null,
    city: null,
    state: null,
    zipCode: null,
    race: null,
    gender: null,
    disabilityStatus: null,
    veteranStatus: false,
    tags: [],
    notes: null,
    dateOfBirth: null,
    householdIncome: null,
    preferredLanguage: null,
    preferredContactMethod: null,
    additionalInfo: {},
    safeContact: null,
    triageReasons: [],
    flagReason: null,
    assignedTo: null,
    nextAttemptAt: null,
    status: row.status === 'completed' ? 'completed' : 'inactive',
    isActive: false,
    // Nobody waits for a response any more; the figures count them as not reached.
    ...(isUnreached ? { dueAt: null } : {}),
    ...{ phoneDigits: '', emailFolded: '' },
    ...notSorted,
  };
}

function blankSubmission(row: Submission): Partial<Submission> {
  return {
    reference: referenceOf(row.id),
    firstName: erasedName,
    lastName: '',
    email: '',
    phone: '',
    formData: {},
    notes: null,
    assignedTo: null,
    followUpDate: null,
    isFollowUpComplete: true,
    // Never responded to: it is neither open nor kept, so it leaves the figures of responses.
    ...(row.firstRespondedAt === null ? setAside : { quarantineReason: null }),
    ...notSorted,
  };
}

function blankContact(row: Contact): Partial<Contact> {
  return {
    reference: referenceOf(row.id),
    name: erasedName,
    email: '',
    subject: erasedName,
    message: '',
    otherAnswers: {},
    assignedTo: null,
    followUpDate: null,
    isRead: true,
    ...(row.answeredAt === null ? setAside : { quarantineReason: null }),
    ...notSearched,
  };
}

function blankDonation(row: typeof donations.$inferSelect): Partial<typeof donations.$inferSelect> {
  return {
    reference: referenceOf(row.id),
    donorName: erasedName,
    email: '',
    isAnonymous: true,
    tributeMessage: null,
    tributeRecipient: null,
    otherAnswers: {},
    quarantineReason: null,
    ...notSearched,
  };
}

export const blanks = {
  member: blankMember,
  submission: blankSubmission,
  contact: blankContact,
  donation: blankDonation,
} as const;
