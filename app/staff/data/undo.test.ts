import { expect, test } from 'vitest';
import { backTo } from './undo';

test('goes back to what a colleague had stored, where that was changed all the same', () => {
  const stored = { id: 1, version: 3, priority: 'urgent', assignedTo: null };
  expect(backTo({ priority: 'normal' }, stored)).toEqual({ priority: 'urgent' });
  expect(backTo({ assignedTo: 'ruth', openWork: 'reopen' }, stored)).toEqual({
    assignedTo: null,
    openWork: 'reopen',
  });
});

test('goes back to what the screen showed, where nobody was faster', () => {
  expect(backTo({ priority: 'normal' })).toEqual({ priority: 'normal' });
});
