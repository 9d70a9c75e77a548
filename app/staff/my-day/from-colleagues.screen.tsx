import { act, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeServer, page } from '../../../tests/screens/fake-server';
import { renderStaffArea } from '../../../tests/screens/render-staff';
import { queryClient } from '../data/query-client';
import type { ColleagueNotice } from '../data/rows';

const notice = (changes: Partial<ColleagueNotice>): ColleagueNotice => ({
  ...{ id: 1, kind: 'assigned', by: 'marcus', at: '2026-11-19T15:00:00.000Z', subject: 'member' },
  ...{ subjectId: 981, memberId: 981, name: 'Rosalind Hill', note: null },
  ...changes,
});

function startWith(notices: ColleagueNotice[]) {
  const desk = { notices };
  fakeServer({
    'GET /api/admin/session': { username: 'fay', role: 'front-desk' },
    'GET /api/from-colleagues': () => desk.notices,
    'GET /api/arrivals': [],
    'GET /api/service-day': { expected: [], served: [] },
    'GET /api/activity': page([]),
  });
  return {
    renderDay: () => renderStaffArea('/admin/dashboard'),
    /** Delivers a notice like the live stream. */
    tell: async (next: ColleagueNotice[]) => {
      desk.notices = next;
      await act(() => queryClient.invalidateQueries());
    },
  };
}

it('lists and links the assignments and mentions by colleagues', async () => {
  const { renderDay } = startWith([
    notice({ id: 1 }),
    notice({ id: 2, kind: 'mentioned', subject: 'progress-note', note: '@fay read the lease' }),
    notice({ id: 3, subject: 'contact', subjectId: 7, memberId: null, name: 'Ana Plain' }),
  ]);
  renderDay();
  const list = within(await screen.findByRole('list', { name: 'From your colleagues' }));
  const rows = list
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);
  expect(rows).toEqual([
    ['marcus gave you Rosalind Hill’s case', '/admin/member-profile/981'],
    ['marcus mentioned you in Rosalind Hill’s case', '/admin/member-profile/981'],
    ['marcus gave you the message from Ana Plain', '/admin/inbox?open=7'],
  ]);
  list.getByText('@fay read the lease');
});

it('shows a toast only for assignments and mentions that arrive while a screen is open', async () => {
  const early = notice({ id: 1, name: 'Early Hill' });
  const { renderDay, tell } = startWith([early]);
  renderDay();
  await screen.findByRole('link', { name: /Early Hill/ });
  expect(screen.queryByRole('button', { name: 'Open' })).toBeNull();
  await tell([notice({ id: 2, at: '2026-11-19T15:01:00.000Z' }), early]);
  const open = await screen.findByRole('button', { name: 'Open' });
  expect(open.closest('li')?.textContent).toContain('marcus gave you Rosalind Hill’s case');
});
