// The line under the title of a timeline entry: actor, assignee, and next step.
import type { TimelineKind } from '#domain/cases/case-parts';
import { timeline as text } from '#text/staff/timeline';
import type { TimelineEntry } from '../data/rows';
import { fillText, formatCalendarDay, formatMoment } from '../format/formats';

export function listTimelineNotes({ kind, actor, due, state, partner }: TimelineEntry): string[] {
  const moment = due === null ? '' : formatMoment(due);
  // These forms ask for a day without a time.
  const date = due === null ? '' : formatCalendarDay(due);
  const by = { name: actor ?? '' };
  const notes: Partial<Record<TimelineKind, [said: string, isTrue: unknown][]>> = {
    contact: [
      [fillText(text.by, by), actor],
      [fillText(text.next, { moment }), due],
    ],
    service: [
      [fillText(text.by, by), actor],
      [fillText(text.with, { name: partner ?? '' }), partner],
      [fillText(text.followUp, { date }), due],
    ],
    note: [[fillText(text.followUp, { date }), due]],
    reminder: [
      [fillText(text.due, { moment }), due !== null && state === 'pending'],
      [fillText(text.for, by), actor],
    ],
    alert: [[fillText(text.resolvedBy, by), actor]],
  };
  return (notes[kind] ?? []).flatMap(([said, isTrue]) => (isTrue ? [said] : []));
}

/** Leaves out the beginning of a note that its title repeats. */
export function removeRepeatedTitle(title: string, text: string): string {
  const start = title.replace(/…$/, '');
  if (start === '' || !text.startsWith(start)) return text;
  const rest = text.slice(start.length).trim();
  return title.endsWith('…') ? `…${rest}` : rest;
}
