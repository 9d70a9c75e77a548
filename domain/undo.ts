// How long staff can undo a change or a logged contact.
import { minuteMs } from './calendar/durations.ts';

const undoableMs = 10 * minuteMs;

export function isUndoable(changedAt: Date, now: Date): boolean {
  return now.getTime() - changedAt.getTime() < undoableMs;
}
