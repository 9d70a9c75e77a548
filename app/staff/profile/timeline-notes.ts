// The line under the title of a timeline entry: actor, assignee, and next step.
import type { TimelineKind } from '#domain/cases/case-parts';
import { timeline as text } from '#text/staff/timeline';
import type { TimelineEntry } from '../data/rows';
import { calendarDay, fill, momentOf } from '../format/formats';

export function notesOf({ kind, actor, due, state, partner }: TimelineEntry): string[] {
  const moment = due === null ? '' : momentOf(due);
  // These forms ask for a day without a time.
  const date = due === null ? '' : calendarDay(due);
  const by = { name: actor ?? '' };
  const notes: Partial<Record<TimelineKind, [said: string, isTrue: unknown][]>> = {
    contact: [
      [fill(text.by, by), actor],
      [fill(text.next, { moment }), due],
    ],
    service: [
      [fill(text.by, by), actor],
      [fill(text.with, { name: partner ?? '' }), partner],
      [fill(text.followUp, { date }), due],
    ],
    note: [[fill(text.followUp, { date }), due]],
    reminder: [
      [fill(text.due, { moment }), due !== null && state === 'pending'],
      [fill(text.for, by), actor],
    ],
    alert: [[fill(text.resolvedBy, by), actor]],
  };
  return (notes[kind] ?? []).flatMap(([said, isTrue]) => (isTrue ? [said] : []));
}

/** Leaves out the beginning of a note that its title repeats. */
export function textBelowTitle(title: string, text: string): string {
  const start = title.replace(/…$/, '');
  if (start === '' || !text.startsWith(start)) return text;
  const rest = text.slice(start.length).trim();
  return title.endsWith('…') ? `…${rest}` : rest;
}
