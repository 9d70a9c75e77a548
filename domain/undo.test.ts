import { expect, it } from 'vitest';
import { isUndoable } from './undo.ts';

it('allows undo for ten minutes', () => {
  const changedAt = new Date('2026-11-16T15:30Z');
  expect(isUndoable(changedAt, new Date('2026-11-16T15:39:59Z'))).toBe(true);
  expect(isUndoable(changedAt, new Date('2026-11-16T15:40Z'))).toBe(false);
});
