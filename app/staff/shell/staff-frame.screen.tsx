import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import {
  createDelayedResponse,
  createRefusal,
  fakeServer,
  page,
} from '../../../tests/screens/fake-server';
import { renderCase } from '../../../tests/screens/render-case';
import { fillField, renderStaffArea } from '../../../tests/screens/render-staff';
import { queryClient } from '../data/query-client';

const readAgain = () => act(() => queryClient.invalidateQueries());

it('shows only the screens of a changed role, and keeps the draft for the previous role', async () => {
  let role = 'case-worker';
  const { user } = await renderCase(1401, {
    routes: { 'GET /api/admin/session': () => ({ username: 'admin', role, mustEnrol: false }) },
  });
  const description = () => screen.findByLabelText<HTMLTextAreaElement>(/^Description/);
  await fillField(user, await description(), 'Half a note');
  role = 'front-desk';
  await readAgain();
  await screen.findByText(/Front desk.* cannot open this screen/);
  expect(screen.queryByText(/Lee/)).toBeNull();
  role = 'case-worker';
  await readAgain();
  await screen.findByRole('heading', { level: 1, name: /Ana Lee/ });
  expect((await description()).value).toBe('Half a note');
});

it('shows no screen and sends no request before it knows the role', async () => {
  const session = createDelayedResponse();
  const { sent } = fakeServer({
    'GET /api/admin/session': () => session.response,
    'GET /api/arrivals': [],
    'GET /api/service-day': { expected: [], served: [] },
  });
  renderStaffArea('/admin/dashboard');
  await screen.findByText('Loading…');
  expect(screen.queryByRole('navigation', { name: 'Staff screens' })).toBeNull();
  expect(sent.map(({ path }) => path)).toEqual(['/api/admin/session']);
  session.answer({ username: 'fay', role: 'front-desk', mustEnrol: false });
  const menu = await screen.findByRole('navigation', { name: 'Staff screens' });
  expect(within(menu).queryByText('Pledges')).toBeNull();
  await screen.findByText('Nobody has been taken in today.');
  expect(sent.map(({ path }) => path)).not.toContain('/api/notices');
});

it('loads emergencies as soon as the account has its required second factor', async () => {
  let mustEnrol = true;
  const newest = { id: 1, subject: 'contact', subjectId: 1, createdAt: '2026-11-20T04:48:00.000Z' };
  fakeServer({
    'GET /api/admin/session': () => ({ username: 'admin', role: 'owner', mustEnrol }),
    'GET /api/emergencies/summary': () =>
      mustEnrol ? createRefusal(403, 'enrol-first') : { count: 1, newest },
    'GET /api/donations': page([]),
  });
  renderStaffArea('/admin/pledges');
  await screen.findByRole('heading', { level: 1 });
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.queryByRole('region', { name: 'Emergencies' })).toBeNull();
  mustEnrol = false;
  await act(() => queryClient.invalidateQueries({ queryKey: ['/api/admin/session'] }));
  await screen.findByRole('region', { name: 'Emergencies' });
});

it('closes the phone menu when a screen is opened from it', async () => {
  fakeServer({ 'GET /api/donations': page([]), 'GET /api/contacts': page([]) });
  const { user } = renderStaffArea('/admin/pledges');
  await user.click(await screen.findByRole('button', { name: 'Menu' }));
  const menu = within(await screen.findByRole('dialog'));
  await user.click(menu.getByRole('link', { name: /Inbox/ }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(location.pathname).toBe('/admin/inbox');
});

it('links each number in the navigation to a list with that many rows', async () => {
  const nothingDue = { today: 0, late: 0 };
  fakeServer({
    'GET /api/donations': page([]),
    'GET /api/summary': {
      ...{ members: { total: 9 }, submissions: { total: 9, new: 3 }, activeAlerts: 2 },
      ...{ pendingReminders: 7, overdueReminders: 4, unreadMessages: 5 },
      needsReview: { submissions: 0, contacts: 0, donations: 0, members: 0 },
      responsesDue: { members: nothingDue, submissions: nothingDue, contacts: nothingDue },
      sinceLastVisit: { since: null, changes: [] },
    },
  });
  renderStaffArea('/admin/pledges');
  for (const [name, address] of [
    ['2 active alerts', '/admin/case-management/alerts'],
    ['4 overdue follow-ups', '/admin/case-management/reminders?status=overdue'],
    ['3 new submissions', '/admin/submissions?status=new'],
    ['5 unread messages', '/admin/inbox?status=unread'],
  ] as const) {
    const link = await screen.findByRole('link', { name });
    expect(link.getAttribute('href')).toBe(address);
  }
});
