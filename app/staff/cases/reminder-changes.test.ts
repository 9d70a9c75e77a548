import { expect, test } from 'vitest';
import { saidOf } from './reminder-changes';

const reminder = { id: 1, version: 1, title: 'Ask again', assignedTo: null };
const tuesday = '2026-07-15T03:59:00.000Z';
const wednesday = '2026-07-16T03:59:00.000Z';

test('a follow-up that was put off and taken back is said to be on the office’s day', () => {
  const known = { ...reminder, dueDate: tuesday };
  const later = saidOf(known, { dueDate: '2026-07-15' }, { dueDate: wednesday });
  expect(later.title).toBe('Moved to Wed, Jul 15');
  expect(saidOf(known, later.undo, known).title).toBe('Moved to Tue, Jul 14');
});
