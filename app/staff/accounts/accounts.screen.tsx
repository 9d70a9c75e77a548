import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import {
  createDelayedResponse,
  createRefusal,
  failConnection,
  fakeServer,
} from '../../../tests/screens/fake-server';
import { fillField, renderStaffArea } from '../../../tests/screens/render-staff';
import { endSession } from '../data/session';

const account = (id: number, username: string, changes = {}) => ({
  ...{ id, version: 1, username, role: 'case-worker', isDisabled: false, isInvited: false },
  ...{ isDemo: false, hasCodes: false, hasPasskeys: false, lastVisitAt: null },
  ...changes,
});
const linkOf = (username: string) => ({
  ...{ username, path: `/admin/welcome#link-of-${username}` },
  expiresAt: '2026-11-20T15:00:00.000Z',
});

it('shows the invitation form only after the lists above it have loaded', async () => {
  const { response, answer } = createDelayedResponse();
  fakeServer({ 'GET /api/accounts': [account(871, 'admin')], 'GET /api/notices': () => response });
  renderStaffArea('/admin/accounts');
  await screen.findByRole('combobox', { name: 'Role of admin' });
  expect(screen.queryByLabelText(/^Username/)).toBeNull();
  answer([]);
  await screen.findByLabelText(/^Username/);
});

it('shows the link of an invitation that is resent after a lost response, and refuses a taken username', async () => {
  const accounts = [account(881, 'admin')];
  let isLost = true;
  fakeServer({
    'GET /api/notices': [],
    'GET /api/accounts': () => accounts,
    'POST /api/accounts': ({ body: { username } }) => {
      if (accounts.some((one) => one.username === username)) {
        return createRefusal(422, 'invalid', {
          fields: { username: `${username} exists already` },
        });
      }
      accounts.push(account(882, username, { isInvited: true }));
      if (!isLost) return linkOf(username);
      isLost = false;
      return failConnection();
    },
    'POST /api/accounts/882/link': () => linkOf('fran'),
  });
  const { user } = renderStaffArea('/admin/accounts');
  const invite = async (name: string) => {
    await fillField(user, await screen.findByLabelText(/^Username/), name);
    await user.click(screen.getByRole('button', { name: 'Create account' }));
  };
  await invite('fran');
  await screen.findByText(/The account was not created/);
  await user.click(screen.getByRole('button', { name: 'Create account' }));
  const dialog = within(await screen.findByRole('dialog'));
  const link = dialog.getByLabelText<HTMLInputElement>('One-time link');
  expect(link.value).toMatch(/\/admin\/welcome#link-of-fran$/);
  await user.click(dialog.getByRole('button', { name: 'Done' }));
  await invite('admin');
  await screen.findByText('admin exists already');
});

it('discards an action that waits for the password when the session ends, and does not ask the next user', async () => {
  const { writes } = fakeServer({
    'GET /api/notices': [],
    'GET /api/accounts': [account(891, 'mina')],
    'POST /api/accounts/891/link': () => createRefusal(403, 'confirm-first'),
    'POST /api/admin/login': { username: 'admin', token: 'second-token' },
  });
  const { user } = renderStaffArea('/admin/accounts');
  await user.click(await screen.findByRole('button', { name: /^Password reset link.*mina/ }));
  await screen.findByRole('dialog', { name: 'Confirm that it is you' });
  act(() => endSession({ onPurpose: false }));
  await fillField(user, await screen.findByLabelText('Username'), 'admin');
  expect(screen.queryByText('The account was not changed.')).toBeNull();
  await fillField(user, screen.getByLabelText('Password'), 'walnut');
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  await screen.findByRole('button', { name: 'Create account' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const steps = writes().filter(({ path }) => path.endsWith('/link'));
  expect(steps).toHaveLength(1);
});
