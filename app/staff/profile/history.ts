// A change of a case in words: which field, from what, to what.
import { contact } from '#content/en/staff/contact';
import { intake } from '#content/en/staff/intake';
import { profile } from '#content/en/staff/profile';
import { progressStatuses, progressTypes, serviceOutcomes } from '#domain/cases/case-work';
import {
  contactPermissions,
  disabilityStatuses,
  genders,
  memberStatuses,
  priorities,
  races,
  serviceRegions,
} from '#domain/cases/member';
import { serviceTypes } from '#domain/service-areas';
import { labelOf, type Vocabulary } from '#domain/vocabulary';
import { labelOfKey } from '../format/answers';
import { momentOf } from '../format/formats';

const labels: Record<string, string> = { ...intake.fields, safeContact: contact.title };

const vocabularies: Record<string, Vocabulary> = {
  status: { ...memberStatuses, ...progressStatuses },
  priority: priorities,
  race: races,
  gender: genders,
  disabilityStatus: disabilityStatuses,
  serviceRegion: serviceRegions,
  outcome: serviceOutcomes,
  serviceType: serviceTypes,
  progressType: progressTypes,
};

export function fieldLabel(field: string): string {
  return labels[field] ?? labelOfKey(field);
}

const isoMoment = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/;

export function valueInWords(field: string, value: unknown): string {
  if (value === null || value === undefined || value === '') return '';
  if (typeof value === 'boolean') return value ? profile.card.yes : profile.card.no;
  if (Array.isArray(value)) return value.join(', ');
  if (typeof value === 'object') return objectInWords(value);
  const text = String(value);
  if (isoMoment.test(text)) return momentOf(text);
  return labelOf(vocabularies[field] ?? {}, text);
}

function objectInWords(value: object): string {
  return Object.entries(value)
    .filter(([, part]) => part !== null && part !== '')
    .map(([key, part]) => `${labelOf(contactPermissions, key)}: ${valueInWords(key, part)}`)
    .join('; ');
}
