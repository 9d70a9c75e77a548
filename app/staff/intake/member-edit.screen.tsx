import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createDelayedResponse } from '../../../tests/screens/fake-server';
import { renderCase } from '../../../tests/screens/render-case';
import { fillField } from '../../../tests/screens/render-staff';
import { alertRow } from '../../../tests/screens/rows';
import { queryClient } from '../data/query-client';

const id = 81;
const profilePath = `/admin/member-profile/${id}`;

async function renderEdit(alerts: object[] = []) {
  const member = { city: 'Richmond', zipCode: '23220' };
  const view = await renderCase(id, { member, alerts, path: '/edit' });
  await screen.findByRole('textbox', { name: 'City' });
  return view;
}

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const status = () => screen.getByRole('combobox', { name: 'Status' });
const button = (name: string) => screen.getByRole('button', { name });
const bothVersions = () => screen.findByRole('group', { name: /^marcus changed this while/ });
const saveMine = async () =>
  within(await bothVersions()).getByRole('button', { name: 'Save mine anyway' });
const question = () => screen.findByRole('dialog', { name: 'Some work is still open' });

it('restores the edit after a visit to another screen, until it is saved', async () => {
  const { user, goTo, goBack, row } = await renderEdit();
  await fillField(user, field('City'), 'Henrico');
  await goTo('/admin/member-intake');
  await screen.findByRole('heading', { level: 1, name: /Intake/ });
  await goBack();
  await waitFor(() => expect(field('City').value).toBe('Henrico'));
  await user.click(button('Save changes'));
  await screen.findByText('Changes saved');
  expect(location.pathname).toBe(profilePath);
  await goTo(`${profilePath}/edit`);
  expect((await screen.findByRole<HTMLInputElement>('textbox', { name: 'City' })).value).toBe(
    'Henrico',
  );
  expect(screen.queryByText(/We restored what you typed/)).toBeNull();
  expect(row.row()).toMatchObject({ city: 'Henrico', version: 2 });
});

it('keeps the focus in the field when a conflict arrives while the user is typing', async () => {
  const { user, row, server, writes } = await renderEdit();
  await fillField(user, field('City'), 'Henrico');
  row.changeElsewhere({ city: 'Petersburg' });
  const { response, answer } = createDelayedResponse();
  server.save = (request) => response.then(() => row.change(request));
  await user.click(button('Save changes'));
  await waitFor(() => expect(writes()).toHaveLength(1));
  await user.click(field('City'));
  await user.keyboard('{End} E');
  answer(undefined);
  await screen.findByText(/nothing that you typed is lost/);
  await user.keyboard('ast');
  expect(field('City').value).toBe('Henrico East');
});

it('compares a restored draft with the version it was based on', async () => {
  const { user, row, writes, goTo, goBack } = await renderEdit();
  await fillField(user, field('City'), 'Henrico');
  row.changeElsewhere({ zipCode: '23803' });
  await goTo('/admin/member-intake');
  await screen.findByRole('heading', { level: 1, name: /Intake/ });
  await goBack();
  await act(() => queryClient.invalidateQueries());
  await screen.findByText(/changed this while you were typing/);
  await user.click(button('Start over'));
  await waitFor(() => expect(field('ZIP Code').value).toBe('23803'));
  expect(screen.queryByText(/changed this while you were typing/)).toBeNull();
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(field('City').value).toBe('Henrico');
  await screen.findByText(/changed this while you were typing/);
  await user.click(button('Save changes'));
  expect((await bothVersions()).textContent).toContain('updated in your form: ZIP Code');
  await user.click(await saveMine());
  await screen.findByText('Changes saved');
  expect(row.row()).toMatchObject({ city: 'Henrico', zipCode: '23803' });
  expect(writes().at(-1)?.body).toEqual({ city: 'Henrico' });
});

it('does not close open work when the user accepts the colleague’s status', async () => {
  const { user, row, writes } = await renderEdit([alertRow({ id: 1, memberId: id })]);
  await fillField(user, field('City'), 'Henrico');
  await user.selectOptions(status(), 'completed');
  row.changeElsewhere({ status: 'on-hold' });
  await user.click(button('Save changes'));
  await user.click(within(await question()).getByRole('button', { name: 'Close them too' }));
  await user.click(await screen.findByRole('button', { name: 'Use the current value: Status' }));
  await user.click(await saveMine());
  await screen.findByText('Changes saved');
  expect(writes().map(({ body }) => body)).toEqual([
    { city: 'Henrico', status: 'completed', openWork: 'close' },
    { city: 'Henrico' },
  ]);
});

it('asks about open work when the case is closed only after the conflict', async () => {
  const { user, row, writes } = await renderEdit([alertRow({ id: 1, memberId: id })]);
  await fillField(user, field('City'), 'Petersburg');
  row.changeElsewhere({ priority: 'low' });
  await user.click(button('Save changes'));
  await bothVersions();
  await user.selectOptions(status(), 'completed');
  await user.click(await saveMine());
  await user.click(within(await question()).getByRole('button', { name: 'Leave them open' }));
  await screen.findByText('Changes saved');
  expect(writes().at(-1)?.body).toEqual({ city: 'Petersburg', status: 'completed' });
});

it('confirms the save without navigating when the user has moved to another screen', async () => {
  const { user, row, server, goTo, writes } = await renderEdit();
  const { response, answer } = createDelayedResponse();
  server.save = (request) => response.then(() => row.change(request));
  await fillField(user, field('City'), 'Henrico');
  await user.click(button('Save changes'));
  await waitFor(() => expect(writes()).toHaveLength(1));
  await goTo('/admin/member-intake');
  await screen.findByRole('heading', { level: 1, name: /Intake/ });
  answer(undefined);
  await screen.findByText('Changes saved');
  expect(location.pathname).toBe('/admin/member-intake');
});
