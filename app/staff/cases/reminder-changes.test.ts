import { expect, it } from 'vitest';
import { describeReminderChange } from './reminder-changes';

it('names the day in the office’s zone when a reminder was moved', () => {
  const moved = describeReminderChange(
    { dueDate: '2026-07-15' },
    { dueDate: '2026-07-16T03:59:00.000Z' },
  );
  expect(moved).toBe('Moved to Wed, Jul 15');
});
