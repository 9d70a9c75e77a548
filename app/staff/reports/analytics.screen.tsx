import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeServer, page } from '../../../tests/screens/fake-server';
import { renderStaffArea } from '../../../tests/screens/render-staff';

const figures = {
  ...{ casesByStatus: [], casesByTopic: [], servicesByMonth: [] },
  applicationsByWeek: [{ week: '2026-11-09', assistance: 7, involvement: 0 }],
  responsesDue: {
    received: '2026-08-21..2026-11-19',
    rows: [{ name: 'messages', kept: 3, late: 1, open: 0, medianMinutes: 60 }],
  },
};

it('opens the list behind a figure, with a filter for its dates that can be removed', async () => {
  const { sent } = fakeServer({ 'GET /api/analytics': figures, 'GET /api/members': page([]) });
  const { user } = renderStaffArea('/admin/analytics');
  await user.click(await screen.findByRole('link', { name: '7' }));
  const received = /Received Nov 09, 2026 to Nov 15, 2026/;
  await user.click(await screen.findByRole('button', { name: received }));
  await screen.findByRole('button', { name: /Applied on the website/ });
  expect(screen.queryByRole('button', { name: received })).toBeNull();
  const asked = sent.filter(({ path }) => path === '/api/members').map(({ query }) => query);
  expect(asked.map((query) => [query.get('referralSource'), query.get('received')])).toEqual([
    ['membership-assistance', '2026-11-09..2026-11-15'],
    ['membership-assistance', null],
  ]);
});

it('links the typical reply time and each number of responses to its list', async () => {
  fakeServer({ 'GET /api/analytics': figures });
  renderStaffArea('/admin/analytics');
  const inbox = '/admin/inbox?response=';
  const received = '&received=2026-08-21..2026-11-19';
  const reply = await screen.findByRole('table', { name: /Typical time to first reply/ });
  expect(within(reply).getByRole('link', { name: '60 min' }).getAttribute('href')).toBe(
    `${inbox}given${received}`,
  );
  const inTime = screen.getByRole('table', { name: /Responses in time/ });
  expect(
    within(inTime)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual([`${inbox}on-time${received}`, `${inbox}late${received}`]);
  within(inTime).getByText('75%');
});
