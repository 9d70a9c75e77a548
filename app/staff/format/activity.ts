// The audit log as sentences: "admin started a volunteer submission".

import { staffLocale } from '#content/languages';
import { getLabel } from '#domain/vocabulary';
import { activity } from '#text/staff/activity';
import { vocabularies } from '#text/vocabularies';
import type { Activity } from '../data/rows';
import { fillText } from './formats';

type Sentences = Record<string, Record<string, string>>;

/** Names of actors that are not staff members. */
const actors: Record<string, string> = activity.actors;

type Told = Pick<Activity, 'actor' | 'action' | 'subject' | 'note' | 'memberId' | 'memberName'>;

export function describeActivity(entry: Told): string {
  if (entry.actor === 'system' && entry.note === 'sample data') return activity.sampleData;
  const sentences: Sentences = activity.sentences;
  const stored = sentences[entry.subject]?.[entry.action] ?? activity.other;
  // An erased entry has no note, and so no form type.
  const isBlank = (entry.note ?? '') === '';
  const sentence = isBlank
    ? stored.replace(/[:.] “?\{note\}”?$/, '').replace('{type} ', '')
    : stored;
  const isErased = entry.memberId !== null && entry.memberName === null;
  const text = fillText(sentence, {
    actor: actors[entry.actor] ?? entry.actor,
    action: entry.action,
    subject: entry.subject,
    name: entry.memberName ?? (isErased ? activity.erased : activity.someone),
    note: entry.note ?? '',
    type: getLabel(vocabularies.formTypes, entry.note ?? '').toLowerCase(),
  });
  return sentence.startsWith('{name}') ? text.charAt(0).toUpperCase() + text.slice(1) : text;
}

/** The address of the entry's subject. */
export function getActivityAddress(entry: Activity): string | undefined {
  if (entry.memberId !== null) return `/admin/member-profile/${entry.memberId}`;
  if (entry.subjectId === null) return undefined;
  switch (entry.subject) {
    case 'submission':
      return `/admin/submissions?open=${entry.subjectId}`;
    case 'contact':
      return `/admin/inbox?open=${entry.subjectId}`;
    case 'donation':
      return '/admin/pledges';
    case 'subscriber':
      return '/admin/subscribers';
    case 'update':
      return `/admin/updates/${entry.subjectId}`;
    case 'site-draft':
    case 'site-release':
      return '/admin/site';
    case 'event':
      return '/admin/events?status=all';
    default:
      return undefined;
  }
}

type Tally = { subject: string; action: string; total: number };

/** Counts changes by kind: "3 new applications", "1 new message", and all others as one number. */
export function describeChangeCounts(changes: readonly Tally[]): string[] {
  const known: Record<string, readonly [one: string, many: string]> = activity.since;
  const lines: string[] = [];
  let others = 0;
  for (const [name, texts] of Object.entries(known)) {
    const total = changes.find((one) => `${one.subject} ${one.action}` === name)?.total ?? 0;
    if (total > 0) lines.push(formatCount(texts, total));
  }
  for (const one of changes) {
    if (!Object.hasOwn(known, `${one.subject} ${one.action}`)) others += one.total;
  }
  if (others > 0) lines.push(formatCount(activity.otherChanges, others));
  return lines;
}

export function formatCount([one, many]: readonly [string, string], total: number): string {
  return total === 1 ? one : fillText(many, { count: total.toLocaleString(staffLocale) });
}
