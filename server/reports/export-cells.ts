// What stands in a cell of an export: the words of the screen, dates as the office reads them.

import { officeZone } from '#domain/calendar/office-hours';
import { contactKinds, contactOutcomes } from '#domain/cases/contact-attempt';
import { memberStatuses, priorities, serviceRegions } from '#domain/cases/member';
import { submissionStatuses } from '#domain/cases/submission-status';
import { type FormType, fieldsOf } from '#domain/forms/submission';
import { labelOf, type Vocabulary } from '#domain/vocabulary';
import { fields } from '#text/fields';
import { vocabularies } from '#text/vocabularies';
import type { contactAttempts } from '../db/schema/case-work.ts';
import type { members } from '../db/schema/members.ts';
import type { getInvolvedSubmissions } from '../db/schema/public.ts';

const momentFormat = new Intl.DateTimeFormat('en-CA', {
  timeZone: officeZone,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** "2026-11-05 15:20": a form that every spreadsheet reads as a date. */
function moment(at: Date | null): string {
  return at === null ? '' : momentFormat.format(at).replace(', ', ' ');
}

const memberWords: Record<string, Vocabulary> = {
  status: memberStatuses,
  priority: priorities,
  serviceRegion: serviceRegions,
};

export function memberCell(member: typeof members.$inferSelect, column: string): string {
  if (column === 'name') return `${member.firstName} ${member.lastName}`;
  return cellOf(member, column, memberWords);
}

const submissionWords: Record<string, Vocabulary> = {
  status: submissionStatuses,
  formType: vocabularies.formTypes,
};

export function submissionCell(
  submission: typeof getInvolvedSubmissions.$inferSelect,
  column: string,
): string {
  if (column === 'name') return `${submission.firstName} ${submission.lastName}`;
  if (column === 'answers') return answersOf(submission);
  return cellOf(submission, column, submissionWords);
}

const attemptWords: Record<string, Vocabulary> = { kind: contactKinds, outcome: contactOutcomes };

export function attemptCell(attempt: typeof contactAttempts.$inferSelect, column: string): string {
  return cellOf(attempt, column, attemptWords);
}

function cellOf(row: object, column: string, words: Record<string, Vocabulary>): string {
  const value: unknown = (row as Record<string, unknown>)[column];
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return moment(value);
  if (Array.isArray(value)) return value.join('; ');
  return labelOf(words[column] ?? {}, String(value));
}

function answersOf({ formType, formData }: typeof getInvolvedSubmissions.$inferSelect): string {
  const texts: Partial<Record<string, { label: string }>> =
    fields.getInvolved[formType as FormType];
  return fieldsOf(formType as FormType)
    .filter(({ key }) => Object.hasOwn(formData, key))
    .map(({ key }) => `${texts[key]?.label ?? key}: ${[formData[key]].flat().join(', ')}`)
    .join('\n');
}
