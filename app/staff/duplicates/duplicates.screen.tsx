// The review list of possible duplicates.
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createRefusal, fakeServer, page } from '../../../tests/screens/fake-server';
import { renderStaffArea } from '../../../tests/screens/render-staff';
import { memberRow } from '../../../tests/screens/rows';
import { shownToast } from '../../ui/toasts';

const person = {
  updatedAt: '2026-11-03T15:00:00.000Z',
  city: null,
  address: null,
  dateOfBirth: null,
  email: null,
};
const ana = memberRow({ id: 71, ...person, reference: 'WW-1', phone: '804-555-0101' });
const anna = memberRow({ id: 72, ...person, reference: 'WW-2', firstName: 'Anna', phone: null });
const pair = {
  ...{ id: 5, memberId: 71, otherId: 72, score: 80, reasons: ['one-letter', 'phone'] },
  ...{ decision: null, decidedBy: null, version: 0, createdAt: '2026-11-09T15:00:00.000Z' },
  people: [ana, anna],
};

it('shows both people with the reasons, and sends an answer with the version of the pair', async () => {
  const { writes } = fakeServer({
    'GET /api/duplicates': page([pair]),
    'PUT /api/members/71/duplicates': { decision: 'different', version: 1 },
  });
  const { user } = renderStaffArea('/admin/duplicates');
  const item = await screen.findByRole('article', { name: 'Ana Lee and Anna Lee' });
  within(item).getByText('Name one letter off, same phone number');
  within(item).getByText('804-555-0101');
  expect(within(item).getByRole('link', { name: 'Anna Lee' }).getAttribute('href')).toBe(
    '/admin/member-profile/72',
  );
  await user.click(within(item).getByRole('button', { name: 'Not the same person' }));
  await waitFor(() =>
    expect(JSON.stringify(shownToast.get())).toMatch(/Noted as different people/),
  );
  expect(writes()).toMatchObject([{ body: { otherId: 72, decision: 'different' } }]);
  expect(writes()[0]?.headers.get('if-match')).toBe('"0"');
});

it('merges a pair and stays on the list', async () => {
  const { writes } = fakeServer({
    'GET /api/duplicates': page([pair]),
    'GET /api/members/71': ana,
    'GET /api/members/72': anna,
    'POST /api/members/71/merge': ana,
  });
  const { user } = renderStaffArea('/admin/duplicates');
  await user.click(await screen.findByRole('button', { name: 'Compare and merge…' }));
  await user.click(await screen.findByRole('button', { name: 'Merge the cases' }));
  await waitFor(() => expect(shownToast.get()).toMatchObject({ title: 'Merged into Ana Lee.' }));
  expect(writes()).toHaveLength(1);
  screen.getByRole('heading', { name: 'Possible duplicates' });
});

it('lists answers with their undo, and says why an undo failed', async () => {
  const answered = { ...pair, decision: 'same-household', decidedBy: 'ruth', version: 3 };
  const { sent, writes } = fakeServer({
    'GET /api/duplicates': page([answered]),
    'PUT /api/members/71/duplicates': createRefusal(409, 'conflict'),
  });
  const { user } = renderStaffArea('/admin/duplicates?status=answered');
  await screen.findByText(/Same household, ruth, /);
  expect(sent.find(({ path }) => path === '/api/duplicates')?.query.get('status')).toBe('answered');
  await user.click(screen.getByRole('button', { name: 'Undo the answer' }));
  await waitFor(() => expect(JSON.stringify(shownToast.get())).toMatch(/was not saved/));
  expect(writes()).toMatchObject([{ body: { otherId: 72, decision: null } }]);
});
