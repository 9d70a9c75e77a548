import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import {
  createServerError,
  type FakeRequest,
  failConnection,
  fakeServer,
  page,
} from '../../../tests/screens/fake-server';
import { renderStaffArea } from '../../../tests/screens/render-staff';

const noRows = { rows: [], total: 0 };
const reads = {
  'GET /api/my-day': {
    ...{ calls: noRows, followUps: noRows, withoutStep: noRows, unassigned: noRows },
    ...{ changed: { since: null, rows: [] }, inactive: [] },
  },
  'GET /api/activity': page([]),
  'GET /api/notices': [],
};

const nothingDue = { today: 0, late: 0 };
const deskSummary = {
  ...{ members: { total: 0 }, submissions: { total: 2, new: 2 }, activeAlerts: 0 },
  ...{ pendingReminders: 0, overdueReminders: 0, unreadMessages: 0 },
  needsReview: { submissions: 0, contacts: 0, donations: 0, members: 0 },
  responsesDue: { members: nothingDue, submissions: nothingDue, contacts: nothingDue },
  sinceLastVisit: { since: null, changes: [] },
};

it('shows a number that could not be loaded as unknown, and distinguishes a lost connection from a server error', async () => {
  let pledges: () => unknown = failConnection;
  fakeServer({
    ...reads,
    'GET /api/summary': createServerError,
    'GET /api/donations': () => pledges(),
  });
  const { user, goTo } = renderStaffArea('/admin/dashboard');
  await screen.findByText('The numbers could not be loaded.');
  await screen.findByRole('link', { name: /Total Cases.*unknown/ });
  await goTo('/admin/pledges');
  const failure = await screen.findByText(/We cannot reach the server/);
  pledges = () => page([])({} as FakeRequest);
  await user.click(within(failure).getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.queryByText(/We cannot reach/)).toBeNull());
});

it.each([
  ['View All Cases', '/admin/case-management'],
  ['Case Analytics', '/admin/analytics'],
  ['Active Alerts', '/admin/case-management/alerts?status=active'],
  ['Follow-ups', '/admin/case-management/reminders?status=pending'],
  ['View All Submissions', '/admin/submissions'],
  ['New Applications', '/admin/submissions?status=new&sort=dueAt'],
  ['Export Data', '/admin/submissions?export=choose'],
  ['Send Updates', '/admin/updates'],
])('links the shortcut %s to the list that is filtered for it', async (name, address) => {
  fakeServer(reads);
  renderStaffArea('/admin/dashboard');
  const [shortcut] = (await screen.findAllByRole('link', { name })).filter((one) =>
    one.matches('main li .staff-button'),
  );
  expect(shortcut?.getAttribute('href')).toBe(address);
});

it('shows the front desk its own day instead of tiles that it cannot open', async () => {
  const arrival = { at: '2026-11-19T15:05:00.000Z', by: 'fay', assignedTo: null };
  fakeServer({
    ...reads,
    'GET /api/admin/session': { username: 'fay', role: 'front-desk' },
    'GET /api/summary': { ...deskSummary, unreadMessages: 3 },
    'GET /api/arrivals': [
      { ...arrival, id: 7, name: 'Rosa Diaz', isCorrectable: true },
      { ...arrival, id: 8, name: 'Lou Old', by: 'gus', assignedTo: 'dana', isCorrectable: false },
    ],
    'GET /api/service-day': { expected: [], served: [{ memberId: 7 }, { memberId: 7 }] },
  });
  renderStaffArea('/admin/dashboard');
  const day = within(await screen.findByRole('region', { name: 'Front desk today' }));
  const correct = await day.findByRole('link', { name: 'Correct Rosa Diaz' });
  expect(correct.getAttribute('href')).toBe('/admin/member-intake/7');
  expect(day.queryByRole('link', { name: 'Correct Lou Old' })).toBeNull();
  day.getByText('With the new applicants');
  day.getByText('Assigned to dana');
  const unread = await day.findByRole('link', { name: '3 unread messages' });
  expect(unread.getAttribute('href')).toBe('/admin/inbox?status=unread');
  day.getByRole('link', { name: '2 new sign-ups' });
  await day.findByRole('link', { name: 'Food: 1 person served today' });
  const main = within(screen.getByRole('main'));
  for (const tile of ['Total Cases', 'Pending Reminders']) {
    expect(main.queryByText(tile)).toBeNull();
  }
});
