import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import {
  createDelayedResponse,
  createRefusal,
  createServerError,
} from '../../../tests/screens/fake-server';
import { renderCase } from '../../../tests/screens/render-case';
import { fillField } from '../../../tests/screens/render-staff';

const dialog = () => within(screen.getByRole('dialog'));
const press = async (user: Awaited<ReturnType<typeof renderCase>>['user'], name: string) =>
  user.click(await screen.findByRole('button', { name }));
const password = () => dialog().getByLabelText<HTMLInputElement>('Your password');
const reads = (id: number) => ({
  [`GET /api/members/${id}/related`]: [],
  [`GET /api/members/${id}/access`]: { isRestricted: false, people: [] },
});

it('erases nobody when the user leaves the screen before the password was checked', async () => {
  const { response, answer } = createDelayedResponse();
  const { user, writes } = await renderCase(441, {
    routes: { ...reads(441), 'POST /api/admin/confirm': () => response },
  });
  await press(user, 'Erase…');
  await fillField(user, password(), 'walnut');
  await user.click(dialog().getByRole('button', { name: 'Erase for good' }));
  await user.click(dialog().getByRole('button', { name: 'Cancel' }));
  answer({});
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(writes().map(({ method }) => method)).toEqual(['POST']);
});

it('waits for the result of an erasure that has started', async () => {
  const { response, answer } = createDelayedResponse();
  const { user, row } = await renderCase(442, {
    routes: {
      ...reads(442),
      'POST /api/admin/confirm': {},
      'DELETE /api/members/442': () => response,
    },
  });
  await press(user, 'Erase…');
  await fillField(user, password(), 'walnut');
  await user.click(dialog().getByRole('button', { name: 'Erase for good' }));
  const cancel = dialog().getByRole('button', { name: 'Cancel' });
  await waitFor(() => expect(cancel.getAttribute('aria-disabled')).toBe('true'));
  await user.click(cancel);
  expect(screen.queryByRole('dialog')).not.toBeNull();
  answer(row.changeElsewhere({ erasedAt: '2026-11-19T15:00:00.000Z' }));
  await screen.findByText(/^This was erased on/);
});

it('keeps another dialog open when the response to a hold arrives late', async () => {
  const { response, answer } = createDelayedResponse();
  const { user } = await renderCase(443, {
    routes: { ...reads(443), 'POST /api/retention-holds': () => response },
  });
  await press(user, 'Hold…');
  await fillField(user, dialog().getByRole('textbox', { name: 'Why' }), 'A court asked for it');
  await user.click(dialog().getByRole('button', { name: 'Hold' }));
  await user.click(dialog().getByRole('button', { name: 'Cancel' }));
  await press(user, 'Erase…');
  await fillField(user, password(), 'half a pass');
  answer({ id: 1 });
  await screen.findByText('On hold');
  expect(password().value).toBe('half a pass');
});

it('keeps a dialog open that was reopened before the restriction was stored', async () => {
  const { response, answer } = createDelayedResponse();
  const { user } = await renderCase(444, {
    routes: { ...reads(444), 'PUT /api/members/444/access': () => response },
  });
  await press(user, 'Restrict…');
  await user.click(await dialog().findByRole('button', { name: 'Restrict to these people' }));
  await user.click(dialog().getByRole('button', { name: 'Cancel' }));
  await press(user, 'Restrict…');
  answer({ isRestricted: true, people: ['admin'], version: 2 });
  await screen.findByText('The case is restricted');
  expect(screen.queryByRole('dialog')).not.toBeNull();
});

it('says that entries of the same person could not be loaded, and offers them after a retry', async () => {
  let read: () => unknown = createServerError;
  const { user } = await renderCase(445, {
    routes: { 'GET /api/members/445/related': () => read() },
  });
  await press(user, 'Erase…');
  await dialog().findByText(/could not be loaded/);
  const createdAt = '2026-11-02T15:00:00.000Z';
  read = () => [{ subject: 'contact', id: 9, version: 1, name: 'Ana Lee', createdAt }];
  await user.click(dialog().getByRole('button', { name: 'Try again' }));
  await dialog().findByRole('checkbox', { name: /^Message of/ });
});

it('disables the access list until the current access has loaded', async () => {
  let read: () => unknown = createServerError;
  const { user } = await renderCase(446, {
    routes: { 'GET /api/members/446/access': () => read() },
  });
  await press(user, 'Restrict…');
  await dialog().findByText(/could not be loaded/);
  const people = dialog().getByRole<HTMLFieldSetElement>('group');
  expect(people.disabled).toBe(true);
  read = () => ({ isRestricted: false, people: [] });
  await user.click(dialog().getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(people.disabled).toBe(false));
});

it('shows people whom a colleague added meanwhile instead of removing their access', async () => {
  const { user, row } = await renderCase(447, {
    routes: {
      'GET /api/staff': ['admin', 'mina'].map((username) => {
        return { username, isInUse: true, role: 'owner' };
      }),
      'GET /api/members/447/access': { isRestricted: false, people: [] },
      'PUT /api/members/447/access': () =>
        createRefusal(409, 'changed-since', {
          ...{ current: { isRestricted: true, people: ['admin', 'mina'], version: 2 } },
          ...{ changedBy: 'marcus', differs: { people: [['admin', 'mina'], ['admin']] } },
        }),
    },
  });
  await press(user, 'Restrict…');
  const mina = await dialog().findByRole<HTMLInputElement>('checkbox', { name: /mina/ });
  await waitFor(() => expect(mina.disabled).toBe(false));
  row.changeElsewhere({ isRestricted: true });
  await user.click(dialog().getByRole('button', { name: 'Restrict to these people' }));
  const conflict = await screen.findByRole('dialog', { name: /^Not changed: Ana Lee/ });
  expect(conflict.textContent).toContain('mina');
});
