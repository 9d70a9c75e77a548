// Describes the changes of an audit entry in sentences: "Status changed from Active to On Hold."
import { activity } from '#text/staff/activity';
import type { Activity } from '../data/rows';
import { formatFieldValue, getFieldLabel } from './field-text';
import { fillText } from './formats';

const { changes: text } = activity;

/** Fields that the entry's own sentence already mentions. */
const saidAlready = ['isCompleted', 'isResolved'];

export function describeHistory(entry: Pick<Activity, 'changes'>): string[] {
  return Object.entries(entry.changes ?? {})
    .filter(([field]) => !saidAlready.includes(field))
    .flatMap(([field, [before, after]]) => sentencesOf(field, before, after));
}

function sentencesOf(field: string, before: unknown, after: unknown): string[] {
  if (isEmpty(before) && isEmpty(after)) return [];
  if (Array.isArray(before) && Array.isArray(after)) return listSentences(field, before, after);
  if (isFields(after) && (before === null || isFields(before))) {
    const old = before ?? {};
    return Object.keys({ ...old, ...after })
      .filter((key) => JSON.stringify(old[key] ?? null) !== JSON.stringify(after[key] ?? null))
      .flatMap((key) => sentencesOf(key, old[key], after[key]));
  }
  return [sentence(field, before, after)];
}

const isEmpty = (value: unknown) => value === null || value === undefined || value === '';

function sentence(field: string, before: unknown, after: unknown): string {
  const told = {
    field: getFieldLabel(field),
    before: formatFieldValue(field, before),
    after: formatFieldValue(field, after),
  };
  if (isEmpty(after)) return fillText(text.cleared, told);
  return fillText(isEmpty(before) ? text.set : text.changed, told);
}

function listSentences(field: string, before: unknown[], after: unknown[]): string[] {
  const told = (items: unknown[], line: string) =>
    items.length === 0
      ? []
      : [fillText(line, { field: getFieldLabel(field), items: items.join(', ') })];
  return [
    ...told(
      after.filter((item) => !before.includes(item)),
      text.added,
    ),
    ...told(
      before.filter((item) => !after.includes(item)),
      text.removed,
    ),
  ];
}

function isFields(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
