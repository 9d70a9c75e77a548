import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeServer, page } from '../../../tests/screens/fake-server';
import { renderStaffArea } from '../../../tests/screens/render-staff';

const period = (id: number, name: string, months: number, promised: number) => ({
  ...{ id, version: 1, name, months, promised },
});
const retention = {
  periods: [
    period(1, 'cases', 36, 36),
    period(2, 'pledges', 60, 84),
    period(3, 'needs-review', 1, 1),
  ],
  ...{ holds: [] as object[], lastRun: null },
};
const reads = {
  'GET /api/retention': retention,
  'GET /api/retention-next': page([]),
  'GET /api/access-reviews': {
    ...{ open: [], months: [] },
    shown: { month: null, people: [], isOver: false, reviewedBy: null, reviewedAt: null },
  },
  'GET /api/checks': [],
};
const good = { isGood: true, isLate: false, checkedAt: '2026-05-12T15:00:00Z' };

it('shows the retention periods and the results of the checks', async () => {
  const { writes } = fakeServer({
    ...reads,
    'GET /api/checks': [
      { ...good, name: 'backup', detail: '99 rows' },
      { ...good, name: 'drill', isGood: false, detail: 'is cut off' },
    ],
  });
  const { user } = renderStaffArea('/admin/privacy');
  const cases = await screen.findByText(/^Closed cases, after the last change/);
  expect(cases.textContent).toContain('36 months');
  await screen.findByText('Nothing will be erased in the next 30 days.');
  const drill = await screen.findByText(/FAILED on .*: is cut off$/);
  expect([drill.textContent, drill.dataset.tone]).toEqual([
    expect.stringMatching(/^Restore test\./),
    'urgent',
  ]);
  expect(screen.getByText(/Good on .*: 99 rows/).dataset.tone).toBe('normal');
  await user.click(screen.getByRole('button', { name: /^Change: Pledges/ }));
  await screen.findByText(/At most 84 months/);
  expect(writes()).toEqual([]);
});

it('stores the review of a month of the access log once', async () => {
  const shown = { month: '2026-10', people: [], isOver: true, reviewedAt: null };
  let reviewedBy: string | null = null;
  const { writes } = fakeServer({
    ...reads,
    'GET /api/access-reviews': () => {
      const reviewedAt = '2026-11-19T15:00:00.000Z';
      return { open: [], months: [], shown: { ...shown, reviewedBy, reviewedAt } };
    },
    'POST /api/access-reviews': () => {
      reviewedBy = 'admin';
      return {};
    },
  });
  const { user } = renderStaffArea('/admin/privacy');
  await user.dblClick(await screen.findByRole('button', { name: 'Mark as reviewed' }));
  await screen.findByText(/^Reviewed by admin on/);
  expect(writes().map(({ body }) => body)).toEqual([{ month: '2026-10' }]);
});

it('pages through upcoming erasures and finds a person by name', async () => {
  const goes = { goesAt: '2026-05-12T15:00:00Z', id: 1 };
  const rows = [
    { ...goes, subject: 'contact', name: 'Crowd', rule: 'needs-review' },
    { ...goes, subject: 'member', name: 'Ana Last', rule: 'cases' },
  ];
  const link = '</api/retention-next?limit=20&cursor=20>; rel="next"';
  const { sent } = fakeServer({
    ...reads,
    'GET /api/retention-next': (request) =>
      page(request.query.has('search') ? rows.slice(1) : rows, {
        'x-total-count': '31',
        link,
      })(request),
  });
  const { user } = renderStaffArea('/admin/privacy');
  const list = await screen.findByRole('list', { name: 'What goes next' });
  await within(list).findByText(/^Message: Crowd, on/);
  await user.type(screen.getByLabelText('Find by name'), 'ana{Enter}');
  await waitFor(() => expect(within(list).queryByText(/Crowd/)).toBeNull());
  within(list).getByText(/^Case: Ana Last, on/);
  await user.click(screen.getByRole('button', { name: 'Next' }));
  await waitFor(() => {
    const asked = sent.filter(({ path }) => path === '/api/retention-next').at(-1)?.query;
    expect(asked?.get('cursor')).toBe('20');
    expect([asked?.get('limit'), asked?.get('search')]).toEqual(['20', 'ana']);
  });
});

it('opens the access log on the current day, and offers no review of a single day', async () => {
  const people = [
    { actor: 'marcus', opened: 3, people: 2, lists: 1, searches: 0, exports: 0, exportedRows: 0 },
  ];
  const shown = { isOver: true, reviewedBy: null, reviewedAt: null };
  const { sent } = fakeServer({
    ...reads,
    'GET /api/access-reviews': ({ query }) => {
      const month = query.get('month');
      return {
        open: ['2026-10'],
        months: [],
        shown: { ...shown, month, people: month ? [] : people },
      };
    },
  });
  const { user } = renderStaffArea('/admin/privacy');
  await screen.findByText(/^marcus: opened 3×/);
  const time = screen.getByLabelText<HTMLSelectElement>('Time');
  expect(time.selectedOptions[0]?.textContent).toBe('Today');
  expect(screen.queryByRole('button', { name: 'Mark as reviewed' })).toBeNull();
  await user.selectOptions(time, '2026-10');
  await screen.findByRole('button', { name: 'Mark as reviewed' });
  expect(sent.some(({ query }) => query.get('month') === '2026-10')).toBe(true);
});

it('ends a hold and restores it with Undo', async () => {
  const hold = {
    ...{ id: 7, version: 1, subject: 'member', subjectId: 3, name: 'Ana Held' },
    ...{ reason: 'A court asked for it', heldBy: 'admin', createdAt: '2026-05-12T15:00:00Z' },
  };
  let holds = [hold];
  const { writes } = fakeServer({
    ...reads,
    'GET /api/retention': () => ({ ...retention, holds }),
    'DELETE /api/retention-holds/7': () => {
      holds = [];
      return { ...hold, version: 2 };
    },
    'POST /api/retention-holds': () => {
      holds = [{ ...hold, id: 8 }];
      return holds[0];
    },
  });
  const { user } = renderStaffArea('/admin/privacy');
  const held = (await screen.findByText(/A court asked for it \(admin,/)).closest('li');
  await user.click(within(held as HTMLElement).getByRole('button'));
  await screen.findByText(/it is listed above for 30 days/);
  await waitFor(() => expect(screen.queryByText(/A court asked/)).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await screen.findByText(/A court asked for it \(admin,/);
  expect(writes().at(-1)?.body).toEqual({
    ...{ subject: 'member', subjectId: 3, reason: 'A court asked for it' },
  });
});
