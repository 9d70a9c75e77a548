import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { fakeServer, page } from '../../../tests/screens/fake-server';
import { renderStaffArea } from '../../../tests/screens/render-staff';
import { shownToast, showToast } from '../../ui/toasts';

it('offers Undo once in the recent actions after the toast has disappeared', async () => {
  fakeServer({ 'GET /api/donations': page([]) });
  const { user } = renderStaffArea('/admin/pledges');
  await screen.findByRole('heading', { level: 1 });
  const undo = vi.fn();
  act(() => showToast({ title: 'Ana is yours', action: { label: 'Undo', run: undo } }));
  act(() => shownToast.set(undefined));
  const open = async () => {
    await user.click(screen.getByRole('button', { name: 'Recent actions' }));
    return within(await screen.findByRole('dialog', { name: 'Recent actions' }));
  };
  await user.click((await open()).getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  (await open()).getByText('Already done');
  expect(undo).toHaveBeenCalledTimes(1);
});
