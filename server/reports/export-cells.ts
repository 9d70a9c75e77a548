// Formats the cells of an export: labels of the screen, and dates in the office time zone.

import { toOfficeTime } from '#domain/calendar/office-hours';
import { isAwaitingContact, serviceRegions } from '#domain/cases/member';
import { type FormType, getFields } from '#domain/forms/submission';
import { getLabel, type Labels } from '#domain/vocabulary';
import { fields } from '#text/fields';
import { contactKinds, contactOutcomes, memberStatuses, priorities } from '#text/staff/case-labels';
import { submissionStatuses } from '#text/staff/office-labels';
import { vocabularies } from '#text/vocabularies';
import type { contactAttempts } from '../db/schema/case-parts.ts';
import type { members } from '../db/schema/members.ts';
import type { getInvolvedSubmissions } from '../db/schema/public.ts';

/** "2026-11-05 15:20", which every spreadsheet reads as a date. */
function moment(at: Date | null): string {
  if (at === null) return '';
  const { date, hour, minute } = toOfficeTime(at);
  const clock = [hour, minute].map((part) => String(part).padStart(2, '0')).join(':');
  return `${date} ${clock}`;
}

/** The columns that a cell is computed from. Any other cell shows the column of its own name. */
export type CellSources = Readonly<Record<string, readonly string[]>>;

export const memberSources: CellSources = {
  name: ['firstName', 'lastName'],
  dueAt: ['dueAt', 'firstContactedAt', 'status'],
};

export const submissionSources: CellSources = {
  name: ['firstName', 'lastName'],
  dueAt: ['dueAt', 'firstRespondedAt'],
  answers: ['formType', 'formData'],
};

const memberWords: Record<string, Labels> = {
  status: memberStatuses,
  priority: priorities,
  serviceRegion: serviceRegions,
};

export function formatMemberCell(member: typeof members.$inferSelect, column: string): string {
  if (column === 'name') return `${member.firstName} ${member.lastName}`;
  // As on the screen, a response is due only while the applicant waits for it.
  if (column === 'dueAt' && !isAwaitingContact(member)) return '';
  return cellOf(member, column, memberWords);
}

const submissionWords: Record<string, Labels> = {
  status: submissionStatuses,
  formType: vocabularies.formTypes,
};

export function formatSubmissionCell(
  submission: typeof getInvolvedSubmissions.$inferSelect,
  column: string,
): string {
  if (column === 'name') return `${submission.firstName} ${submission.lastName}`;
  if (column === 'dueAt' && submission.firstRespondedAt !== null) return '';
  if (column === 'answers') return answersOf(submission);
  return cellOf(submission, column, submissionWords);
}

const attemptWords: Record<string, Labels> = { kind: contactKinds, outcome: contactOutcomes };

export function formatAttemptCell(
  attempt: typeof contactAttempts.$inferSelect,
  column: string,
): string {
  return cellOf(attempt, column, attemptWords);
}

function cellOf(row: object, column: string, words: Record<string, Labels>): string {
  const value: unknown = (row as Record<string, unknown>)[column];
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return moment(value);
  if (Array.isArray(value)) return value.join('; ');
  return getLabel(words[column] ?? {}, String(value));
}

function answersOf({ formType, formData }: typeof getInvolvedSubmissions.$inferSelect): string {
  const texts: Partial<Record<string, { label: string }>> =
    fields.getInvolved[formType as FormType];
  return getFields(formType as FormType)
    .filter(({ key }) => Object.hasOwn(formData, key))
    .map(({ key }) => `${texts[key]?.label ?? key}: ${[formData[key]].flat().join(', ')}`)
    .join('\n');
}
