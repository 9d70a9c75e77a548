import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeRow } from '../../../tests/screens/fake-row';
import {
  type FakeRequest,
  fakeServer,
  page,
  type Routes,
} from '../../../tests/screens/fake-server';
import { fillField, renderStaffArea } from '../../../tests/screens/render-staff';
import { queryClient } from '../data/query-client';

/** A fake server with one pledge; the list hides it once it needs review. */
function startPledge(id: number, more: Routes = {}) {
  const row = fakeRow({
    ...{ id, version: 1, donorName: 'Gina Giver', email: 'gina@example.org', amount: '50.00' },
    ...{ type: 'one-time', isAnonymous: false, tributeRecipient: null, tributeMessage: null },
    ...{ otherAnswers: {}, needsReview: false, erasedAt: null as string | null, isHeld: false },
    ...{ reference: `WW-${id}`, createdAt: '2026-11-02T15:00:00.000Z' },
  });
  const server = fakeServer({
    'GET /api/donations': ({ query }) => {
      const isWanted = row.row().needsReview === query.has('needsReview');
      return page(isWanted ? [row.row()] : [])({} as FakeRequest);
    },
    [`PATCH /api/donations/${id}`]: row.change,
    [`POST /api/donations/${id}/undo`]: row.undo,
    'POST /api/admin/confirm': {},
    [`GET /api/donations/${id}/related`]: [],
    ...more,
  });
  return { ...server, row };
}
const dialog = async () => within(await screen.findByRole('dialog'));

it('names the donor and the remaining data before a pledge is erased or put on hold', async () => {
  const { writes } = startPledge(901);
  const { user } = renderStaffArea('/admin/pledges');
  await user.click(await screen.findByRole('button', { name: 'Erase… Gina Giver' }));
  await screen.findByRole('dialog', { name: 'Erase the pledge of Gina Giver?' });
  (await dialog()).getByText(/the amount, how often, and the date/);
  await user.click((await dialog()).getByRole('button', { name: 'Cancel' }));
  await user.click(screen.getByRole('button', { name: 'Hold… Gina Giver' }));
  await screen.findByRole('dialog', { name: 'Keep the pledge of Gina Giver for now?' });
  expect(writes()).toEqual([]);
});

it('keeps the dialog of an erasure when its pledge leaves the list, and erases the current version on the next try', async () => {
  const deleted: (string | null)[] = [];
  const { row } = startPledge(911, {
    'DELETE /api/donations/911': ({ headers, body }) => {
      deleted.push(headers.get('If-Match'));
      return row.change({ headers, body });
    },
    'GET /api/donations/911': () => row.row(),
  });
  const { user } = renderStaffArea('/admin/pledges');
  await user.click(await screen.findByRole('button', { name: 'Erase… Gina Giver' }));
  const password = (await dialog()).getByLabelText<HTMLInputElement>('Your password');
  await fillField(user, password, 'walnut');
  row.changeElsewhere({ needsReview: true });
  await act(() => queryClient.invalidateQueries());
  await waitFor(() => expect(screen.queryByText(/WW-911/)).toBeNull());
  expect(password.value).toBe('walnut');
  const erase = (await dialog()).getByRole('button', { name: 'Erase for good' });
  await user.click(erase);
  await screen.findByText(/was not erased/);
  await fillField(user, password, 'walnut');
  await user.click(erase);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(deleted).toEqual(['"1"', '"2"']);
});

it('lists a pledge with the others when it looks genuine, and marks it again by Undo', async () => {
  const { row } = startPledge(921);
  row.changeElsewhere({ needsReview: true });
  const { user } = renderStaffArea('/admin/pledges?needsReview=true');
  await user.click(await screen.findByRole('button', { name: 'Looks genuine' }));
  await waitFor(() => expect(screen.queryByText(/WW-921/)).toBeNull());
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await screen.findByText(/WW-921/);
  expect(row.row().needsReview).toBe(true);
});
