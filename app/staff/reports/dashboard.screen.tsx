import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import {
  broken,
  type FakeRequest,
  fakeServer,
  lostConnection,
  page,
} from '../../../tests/screens/fake-server';
import { renderStaffArea } from '../../../tests/screens/render-staff';

const noRows = { rows: [], total: 0 };
const reads = {
  'GET /api/my-day': {
    ...{ calls: noRows, followUps: noRows, withoutStep: noRows, unassigned: noRows },
    changed: { since: null, rows: [] },
  },
  'GET /api/activity': page([]),
  'GET /api/notices': [],
};

it('calls a number that could not be read unknown, and tells a lost connection from a broken server', async () => {
  let pledges: () => unknown = lostConnection;
  fakeServer({ ...reads, 'GET /api/summary': broken, 'GET /api/donations': () => pledges() });
  const { user, goTo } = renderStaffArea('/admin/dashboard');
  await screen.findByText('The numbers could not be loaded.');
  await screen.findByRole('link', { name: /Total Cases.*not known/ });
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
  ['Send Updates', '/admin/submissions?status=in-progress&sort=updatedAt'],
])('links the shortcut %s to the list that is filtered for it', async (name, address) => {
  fakeServer(reads);
  renderStaffArea('/admin/dashboard');
  const [shortcut] = (await screen.findAllByRole('link', { name })).filter((one) =>
    one.matches('main li .staff-button'),
  );
  expect(shortcut?.getAttribute('href')).toBe(address);
});
