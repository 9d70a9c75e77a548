// Merging two cases of one person: the values that staff choose between, and the rules for all others.
import { foldText, normalizePhone } from '../text/text.ts';
import { createEnum, type ValueOf } from '../vocabulary.ts';
import { closedStatuses, type MemberStatus, type SafeContact } from './member.ts';

/** The values that staff choose, each from one of the two cases. */
export const mergeFields = createEnum([
  'name',
  'dateOfBirth',
  'phone',
  'email',
  'address',
  'status',
  'priority',
  'assignedTo',
]);
export type MergeField = ValueOf<typeof mergeFields>;

/** The columns of each choice. An address is taken as a whole. */
export const mergeColumns = {
  name: ['firstName', 'lastName'],
  dateOfBirth: ['dateOfBirth'],
  phone: ['phone'],
  email: ['email'],
  address: ['address', 'city', 'state', 'zipCode'],
  status: ['status'],
  priority: ['priority'],
  assignedTo: ['assignedTo'],
} as const satisfies Record<MergeField, readonly string[]>;
type ChosenColumn = (typeof mergeColumns)[MergeField][number];

export const mergeSides = createEnum(['kept', 'other']);
export type MergeSide = ValueOf<typeof mergeSides>;
export type MergeChoices = Partial<Record<MergeField, MergeSide>>;

type Chosen = Record<Exclude<ChosenColumn, 'status'>, string | null> & { status: MemberStatus };
type Compared = Chosen & { updatedAt: string | Date };

const isEmpty = (value: unknown) => value === null || value === '';

export function isFieldEmpty(row: Chosen, field: MergeField): boolean {
  return mergeColumns[field].every((column) => isEmpty(row[column]));
}

export function isFieldEqual(one: Chosen, other: Chosen, field: MergeField): boolean {
  return mergeColumns[field].every((column) => (one[column] ?? '') === (other[column] ?? ''));
}

/** A merged case stays open if either case is open. */
function openSide(kept: Chosen, other: Chosen): MergeSide | undefined {
  const isClosed = closedStatuses.includes(kept.status);
  if (isClosed === closedStatuses.includes(other.status)) return undefined;
  return isClosed ? 'other' : 'kept';
}

/** Proposes the value of the case that was changed last, unless it is empty. */
export function proposeSide(kept: Compared, other: Compared, field: MergeField): MergeSide {
  if (isFieldEmpty(other, field)) return 'kept';
  if (isFieldEmpty(kept, field)) return 'other';
  const open = field === 'status' ? openSide(kept, other) : undefined;
  if (open !== undefined) return open;
  return new Date(other.updatedAt) > new Date(kept.updatedAt) ? 'other' : 'kept';
}

/** True if staff may choose between two different values. */
export function needsMergeChoice(kept: Chosen, other: Chosen, field: MergeField): boolean {
  if (isFieldEqual(kept, other, field)) return false;
  return field !== 'status' || openSide(kept, other) === undefined;
}

/** A "no" in either case wins. A "yes" needs both cases to say yes, unless one was never asked. */
export function mergeSafeContact(
  one: SafeContact | null,
  other: SafeContact | null,
): SafeContact | null {
  if (one === null || other === null) return one ?? other;
  const strict = (field: 'voicemail' | 'text' | 'sayWho') => {
    const answers = [one[field], other[field]];
    if (answers.includes(false)) return false;
    return answers.includes(null) ? null : true;
  };
  return {
    voicemail: strict('voicemail'),
    text: strict('text'),
    sayWho: strict('sayWho'),
    note: joined([one.note, other.note], ' / '),
  };
}

function joined(texts: readonly (string | null)[], separator: string): string {
  return [...new Set(texts.map((text) => text?.trim() ?? ''))].filter(Boolean).join(separator);
}

type Mergeable = Compared & {
  id: number;
  reference: string;
  formerReferences: string[];
  otherPhones: string[];
  otherEmails: string[];
  notes: string | null;
  safeContact: SafeContact | null;
  additionalInfo: object;
  veteranStatus: boolean;
  emergencyNeeds: boolean;
  isActive: boolean;
  isRestricted: boolean;
  needsReview: boolean;
  reviewReason: string | null;
  programAreas: string[];
  tags: string[];
  triageReasons: string[];
  dueAt: Date | null;
  firstContactedAt: Date | null;
  nextAttemptAt: Date | null;
};

/** Filled from the other case where the kept case has no answer. */
const filledColumns = [
  'age',
  'householdSize',
  'race',
  'gender',
  'disabilityStatus',
  'serviceRegion',
  'referralSource',
  'householdIncome',
  'preferredLanguage',
  'preferredContactMethod',
] as const;

/** All texts except the chosen one, each once, however it is written. */
function othersOf(
  texts: readonly (string | null)[],
  chosen: unknown,
  fold: (text: string) => string,
): string[] {
  const byFolded = new Map(
    texts
      .filter((text) => text !== null && text !== '')
      .map((text) => [fold(`${text}`), `${text}`]),
  );
  byFolded.delete(fold(`${chosen ?? ''}`));
  return [...byFolded.values()];
}

function earliest(one: Date | null, other: Date | null): Date | null {
  if (one === null || other === null) return one ?? other;
  return one < other ? one : other;
}

const union = <Value>(one: readonly Value[], other: readonly Value[]) => [
  ...new Set([...one, ...other]),
];

/** The values of the kept case after the merge. A phone number or email that was not chosen stays beside the other. */
export function mergeValues<Row extends Mergeable>(
  kept: Row,
  other: Row,
  choices: MergeChoices,
): Partial<Row> {
  const values: Record<string, unknown> = {};
  for (const field of Object.keys(mergeFields) as MergeField[]) {
    const proposed = proposeSide(kept, other, field);
    const side = needsMergeChoice(kept, other, field) ? (choices[field] ?? proposed) : proposed;
    const chosen = side === 'kept' ? kept : other;
    for (const column of mergeColumns[field]) values[column] = chosen[column];
  }
  for (const column of filledColumns) {
    const own = (kept as Record<string, unknown>)[column];
    values[column] = isEmpty(own) ? (other as Record<string, unknown>)[column] : own;
  }
  const needsReview = kept.needsReview && other.needsReview;
  return {
    ...values,
    otherPhones: othersOf(
      [kept.phone, other.phone, ...kept.otherPhones, ...other.otherPhones],
      values.phone,
      normalizePhone,
    ),
    otherEmails: othersOf(
      [kept.email, other.email, ...kept.otherEmails, ...other.otherEmails],
      values.email,
      foldText,
    ),
    notes: joined([kept.notes, other.notes], '\n') || null,
    safeContact: mergeSafeContact(kept.safeContact, other.safeContact),
    additionalInfo: { ...other.additionalInfo, ...kept.additionalInfo },
    veteranStatus: kept.veteranStatus || other.veteranStatus,
    emergencyNeeds: kept.emergencyNeeds || other.emergencyNeeds,
    isActive: kept.isActive || other.isActive,
    isRestricted: kept.isRestricted || other.isRestricted,
    needsReview,
    reviewReason: needsReview ? kept.reviewReason : null,
    programAreas: union(kept.programAreas, other.programAreas),
    tags: union(kept.tags, other.tags),
    triageReasons: union(kept.triageReasons, other.triageReasons),
    dueAt: earliest(kept.dueAt, other.dueAt),
    firstContactedAt: earliest(kept.firstContactedAt, other.firstContactedAt),
    nextAttemptAt: earliest(kept.nextAttemptAt, other.nextAttemptAt),
    formerReferences: [...kept.formerReferences, other.reference, ...other.formerReferences],
  } as unknown as Partial<Row>;
}

/** Staff other than an owner may undo their own merge for so long. */
export const undoMergeDays = 30;
