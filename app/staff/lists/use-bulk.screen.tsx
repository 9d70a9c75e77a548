import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { createDelayedResponse, fakeServer } from '../../../tests/screens/fake-server';
import { renderStaff } from '../../../tests/screens/render-staff';
import { shownToast } from '../../ui/toasts';
import { queryClient } from '../data/query-client';
import { startSession } from '../data/session';
import { useBulk } from './use-bulk';

const rows = [71, 72].map((id) => ({ id, version: 1, name: 'Ana' }));

function Complete({ onDone }: { onDone: () => void }) {
  const bulk = useBulk('/api/members', onDone);
  return (
    <button
      type="button"
      onClick={() => bulk.mutate({ rows, field: 'status', value: 'completed' })}
    >
      Complete
    </button>
  );
}

function renderBulk() {
  const onDone = vi.fn();
  const { user } = renderStaff(<Complete onDone={onDone} />);
  return { user, onDone, press: () => user.click(screen.getByText('Complete')) };
}

it('hides the result of Undo from a user who signed in after it was pressed', async () => {
  const { response, answer } = createDelayedResponse();
  const changed = rows.map(({ id }) => ({ id, version: 2 }));
  const done = { changed, refused: [] };
  const { writes } = fakeServer({
    'POST /api/members/bulk': done,
    'POST /api/members/bulk/undo': () => response,
  });
  const { user, press } = renderBulk();
  await press();
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(writes()).toHaveLength(2));
  startSession('second', 'dana');
  shownToast.set(undefined);
  answer(done);
  await waitFor(() => expect(queryClient.isMutating()).toBe(0));
  expect(shownToast.get()).toBeUndefined();
});

it('hides the result of a bulk change from a user who signed in after it was started', async () => {
  const { response, answer } = createDelayedResponse();
  const { writes } = fakeServer({ 'POST /api/members/bulk': () => response });
  const { press, onDone } = renderBulk();
  await press();
  await waitFor(() => expect(writes()).toHaveLength(1));
  startSession('second', 'dana');
  answer({ changed: [], refused: [{ id: 71, reason: 'Closed by Ana.' }] });
  await waitFor(() => expect(queryClient.isMutating()).toBe(0));
  expect(onDone).not.toHaveBeenCalled();
  expect(shownToast.get()).toBeUndefined();
});
