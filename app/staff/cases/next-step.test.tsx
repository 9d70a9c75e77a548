import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { ListedMember } from '../data/rows';
import { NextStep } from './next-step';

it('shows the response clock only while the case is open', () => {
  const clockIn = (status: string) => {
    const member = { status, pressingAlerts: 0, nextReminderAt: null, firstContactedAt: null };
    const dueAt = '2020-01-02T15:00:00.000Z';
    return renderToStaticMarkup(<NextStep member={{ ...member, dueAt } as ListedMember} />);
  };
  expect(clockIn('active')).toContain('<time');
  expect(clockIn('inactive')).not.toContain('<time');
  expect(clockIn('completed')).not.toContain('<time');
});
