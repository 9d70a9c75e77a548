import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeRow } from '../../../tests/screens/fake-row';
import {
  createRefusal,
  createServerError,
  fakeServer,
  page,
} from '../../../tests/screens/fake-server';
import { fillField, renderStaffArea } from '../../../tests/screens/render-staff';

const settings = {
  ...{ id: 801, username: 'admin', version: 1, email: '', phone: '', pace: 'off' },
  ...{ getsDigest: false, isOnCall: false },
};
const path = '/admin/notifications';
const address = () => screen.findByLabelText<HTMLInputElement>(/^Email address/);

/** One account, which the settings and the on-call list both show. */
function startSettings() {
  const row = fakeRow(settings);
  const read: { mine: () => unknown; save?: () => unknown } = { mine: row.row };
  const server = fakeServer({
    'GET /api/my-notifications': () => read.mine(),
    'PATCH /api/my-notifications': (request) => read.save?.() ?? row.change(request),
    'GET /api/on-call': () => [{ ...row.row(), isReachable: true, hasStoppedTexts: false }],
    'PATCH /api/on-call/801': row.change,
    'GET /api/donations': page([]),
  });
  return { ...server, row, read };
}

it('says why the settings could not be loaded, and keeps showing them when reloading fails', async () => {
  const { read } = startSettings();
  const { mine } = read;
  read.mine = createServerError;
  const { user } = renderStaffArea(path);
  const failure = await screen.findByText(/could not be loaded/);
  expect(failure.textContent).toContain('Something went wrong on our side');
  read.mine = mine;
  await user.click(within(failure).getByRole('button', { name: 'Try again' }));
  await fillField(user, await address(), 'not an address');
  read.mine = createServerError;
  read.save = () =>
    createRefusal(422, 'invalid', { fields: { email: 'Use one address like a@b.org' } });
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText(/Use one address like/);
  await screen.findByText(/may be out of date/);
  expect((await address()).value).toBe('not an address');
});

it('saves the user’s own settings before and after the list puts the same account on call', async () => {
  const { row, writes } = startSettings();
  const { user } = renderStaffArea(path);
  const save = async (text: string) => {
    await fillField(user, await address(), text);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(row.row().email).toBe(text));
    await screen.findByText('Saved');
  };
  const put = () => screen.findByLabelText<HTMLInputElement>('Put admin on call');
  const own = () => screen.getByLabelText<HTMLInputElement>(/^I am on call/);
  await save('first@example.org');
  await user.click(await put());
  await screen.findByText('admin is now on call');
  await waitFor(() => expect(own().checked).toBe(true));
  await save('admin@example.org');
  await user.click(await put());
  await screen.findByText('admin is no longer on call');
  await waitFor(() => expect(own().checked).toBe(false));
  expect((await put()).checked).toBe(false);
  expect(writes()).toHaveLength(4);
});
