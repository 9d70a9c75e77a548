import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import {
  createDelayedResponse,
  fakeServer,
  page,
  type Routes,
} from '../../../tests/screens/fake-server';
import { renderCase } from '../../../tests/screens/render-case';
import { fillField, renderStaffArea } from '../../../tests/screens/render-staff';
import { endSession } from '../data/session';
import { isHelpOpen } from '../keys/keyboard-help';
import { isQuickFindOpen } from '../quick-find/quick-find-state';

const login = { username: 'admin', token: 'second-token' };
const pledges: Routes = { 'GET /api/donations': page([]), 'POST /api/admin/login': login };
type User = ReturnType<typeof renderStaffArea>['user'];

async function signInAgain(user: User) {
  await fillField(user, await screen.findByLabelText('Username'), 'admin');
  await fillField(user, screen.getByLabelText('Password'), 'walnut');
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  await waitFor(() => expect(screen.queryByLabelText('Username')).toBeNull());
}
const logOut = async (user: User) =>
  user.click(screen.getByRole('button', { name: 'Logout', hidden: true }));

it('opens no dialog of the previous session for the next user', async () => {
  fakeServer(pledges);
  const { user } = renderStaffArea('/admin/pledges');
  await screen.findByRole('heading', { level: 1 });
  const dialogs = () => document.querySelectorAll('[role=dialog]');
  act(() => {
    isHelpOpen.set(true);
    isQuickFindOpen.set(true);
  });
  expect(dialogs()).toHaveLength(2);
  act(() => endSession({ onPurpose: false }));
  await signInAgain(user);
  await screen.findByRole('heading', { level: 1, name: 'Pledges' });
  expect(dialogs()).toHaveLength(0);
});

it('removes the toast about a case at Logout', async () => {
  const { user } = await renderCase(462);
  await user.selectOptions(await screen.findByLabelText('Priority of the case'), 'high');
  await screen.findByText('The priority is now High.');
  await logOut(user);
  await screen.findByLabelText('Username');
  expect(screen.queryByText(/The priority is now/)).toBeNull();
});

it('clears the screen at Logout before the server responds', async () => {
  fakeServer({ ...pledges, 'POST /api/admin/logout': () => new Promise(() => {}) });
  const { user } = renderStaffArea('/admin/pledges');
  await screen.findByRole('heading', { level: 1 });
  await logOut(user);
  await screen.findByLabelText('Username');
  expect(screen.queryByRole('heading', { name: 'Pledges' })).toBeNull();
});

it('discards an export that is in flight at Logout', async () => {
  const { response, answer } = createDelayedResponse();
  const save = vi.spyOn(URL, 'createObjectURL');
  const { sent } = fakeServer({
    'GET /api/get-involved-submissions': page([]),
    'GET /api/get-involved-submissions/export': () => response,
  });
  const { user } = renderStaffArea('/admin/submissions');
  await user.click(await screen.findByRole('button', { name: 'Export' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Download CSV' }));
  await waitFor(() => expect(sent.some(({ path }) => path.endsWith('/export'))).toBe(true));
  act(() => endSession({ onPurpose: true }));
  await screen.findByLabelText('Username');
  answer(new Response('Name\nMaya\n', { headers: { 'content-type': 'text/csv' } }));
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(save).not.toHaveBeenCalled();
  save.mockRestore();
});
