// Formats a field and its value for staff.

import { serviceRegions } from '#domain/cases/member';
import { getLabel, type Labels } from '#domain/vocabulary';
import {
  contactPermissions,
  duplicateDecisions,
  memberStatuses,
  personChoices,
  priorities,
  progressStatuses,
  progressTypes,
  serviceOutcomes,
  serviceTypes,
} from '#text/staff/case-labels';
import { checklist } from '#text/staff/checklist';
import { contact } from '#text/staff/contact';
import { duplicates } from '#text/staff/duplicates';
import { intake } from '#text/staff/intake';
import { submissionStatuses } from '#text/staff/office-labels';
import { profile } from '#text/staff/profile';
import { review } from '#text/staff/review';
import { audienceLabels, updateTexts } from '#text/staff/updates';
import { updateLabels } from '../updates/update-values';
import { convertKeyToLabel } from './answers';
import { fillText, formatMoment } from './formats';

const labels: Record<string, string> = {
  ...intake.fields,
  ...contactPermissions,
  safeContact: contact.title,
  note: contact.note,
  textsStopped: contact.textsStopped,
  firstContactedAt: profile.triage.due,
  needsReview: review.mark,
  isDismissed: checklist.states.dismissed,
  audience: updateTexts.audience,
  ...updateLabels,
};
const yesNo = { yes: contact.yes, no: contact.no };

const vocabularies: Record<string, Labels> = {
  status: { ...memberStatuses, ...submissionStatuses, ...progressStatuses },
  priority: priorities,
  ...personChoices,
  serviceRegion: serviceRegions,
  outcome: serviceOutcomes,
  serviceType: serviceTypes,
  progressType: progressTypes,
  decision: duplicateDecisions,
  audience: audienceLabels,
  voicemail: yesNo,
  text: yesNo,
  sayWho: yesNo,
};

export function getFieldLabel(field: string): string {
  const [, otherCase] = /^duplicateOf(\d+)$/.exec(field) ?? [];
  if (otherCase !== undefined) return fillText(duplicates.answerAbout, { id: otherCase });
  // `isCompleted` reads as "Completed".
  return labels[field] ?? convertKeyToLabel(field.replace(/^is(?=[A-Z])/, ''));
}

const isoMoment = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/;

export function formatFieldValue(field: string, value: unknown): string {
  if (value === null || value === undefined || value === '') {
    return Object.hasOwn(contactPermissions, field) ? contact.unknown : '';
  }
  if (typeof value === 'boolean') return value ? profile.card.yes : profile.card.no;
  if (Array.isArray(value)) return value.join(', ');
  if (typeof value === 'object') return objectText(value);
  const text = String(value);
  if (isoMoment.test(text)) return formatMoment(text);
  if (field.startsWith('duplicateOf')) return getLabel(duplicateDecisions, text);
  return getLabel(vocabularies[field] ?? {}, text);
}

function objectText(value: object): string {
  return Object.entries(value)
    .filter(([, one]) => one !== null && one !== '')
    .map(([key, one]) => `${getLabel(contactPermissions, key)}: ${formatFieldValue(key, one)}`)
    .join('; ');
}
