import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { broken, fakeServer, page } from '../../../tests/screens/fake-server';
import { fill, renderStaffArea } from '../../../tests/screens/render-staff';

const known = {
  ...{ id: 811, firstName: 'Ana', lastName: 'Twin', status: 'active', reasons: ['phone'] },
  createdAt: '2026-11-02T15:00:00.000Z',
};

it('shows who else has the phone number, and says so when that could not be read', async () => {
  let read: () => unknown = broken;
  const { sent } = fakeServer({ 'GET /api/duplicates': () => read() });
  const { user } = renderStaffArea('/admin/member-intake');
  await fill(user, await screen.findByLabelText(/^Phone Number/), '8045550123');
  const failure = await screen.findByText(/Whether this is somebody we know could not be loaded/);
  read = () => [known];
  await user.click(within(failure).getByRole('button', { name: 'Try again' }));
  await screen.findByText('Looks like Ana Twin');
  expect(screen.queryByText(/could not be loaded/)).toBeNull();
  const asked = sent.filter(({ path }) => path === '/api/duplicates').at(-1);
  expect(asked?.query.get('phone')).toBe('8045550123');
});

it('names every missing answer of an intake, focuses the first, and sends nothing', async () => {
  const { writes } = fakeServer({ 'GET /api/duplicates': [], 'GET /api/members': page([]) });
  const { user } = renderStaffArea('/admin/member-intake');
  const field = (label: RegExp) => screen.findByLabelText<HTMLInputElement>(label);
  await user.clear(await field(/^Age/));
  await fill(user, await field(/^Household Size/), '0');
  await fill(user, await field(/^Email/), 'not an address');
  await fill(user, await field(/^Phone Number/), '804');
  await user.click(screen.getByRole('button', { name: 'Create Member Profile' }));
  for (const message of [
    ...['First name is required', 'Last name is required', 'Valid email is required'],
    ...['Phone number is required', 'Age is required', 'Household size is required'],
    ...['Address is required', 'City is required', 'State is required', 'ZIP code is required'],
    'At least one program area must be selected',
    ...['Referral source is required', 'Service region is required'],
  ]) {
    screen.getByText(message);
  }
  expect(document.activeElement).toBe(await field(/^First Name/));
  expect(writes()).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(location.pathname).toBe('/admin/case-management'));
});
