import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import {
  createDelayedResponse,
  createRefusal,
  failConnection,
  type Routes,
} from '../../../tests/screens/fake-server';
import { renderCase } from '../../../tests/screens/render-case';
import { fillField } from '../../../tests/screens/render-staff';

const composer = async () =>
  within(await screen.findByRole('region', { name: 'Add to this case' }));
const chooseKind = async (user: UserEvent, kind: string) =>
  user.click((await composer()).getByRole('radio', { name: kind }));
const description = async () =>
  (await composer()).getByLabelText<HTMLTextAreaElement>('Description');
const addNote = async () => (await composer()).getByRole('button', { name: 'Add note' });
const isDisabled = (button: HTMLElement) => button.getAttribute('aria-disabled') === 'true';

async function renderNote(id: number, routes: Routes) {
  const view = await renderCase(id, { routes });
  await chooseKind(view.user, 'Note');
  return view;
}

it('shows the pending text when the form is reopened during a write, and clears it when the note is stored', async () => {
  const { response, answer } = createDelayedResponse();
  const { user, writes } = await renderNote(401, { 'POST /api/member-progress': () => response });
  await fillField(user, await description(), 'First');
  await user.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() => expect(writes()).toHaveLength(1));
  await chooseKind(user, 'Service');
  await chooseKind(user, 'Note');
  expect((await description()).value).toBe('First');
  expect(isDisabled(await addNote())).toBe(true);
  expect(screen.queryByText('We restored what you typed but did not save.')).toBeNull();
  await user.click(await description());
  await user.keyboard('{Control>}{Enter}{/Control}');
  answer({ id: 1, version: 1 });
  await screen.findByText('Progress note added successfully');
  expect((await description()).value).toBe('');
  expect(writes()).toHaveLength(1);
});

it('clears the form once the note is stored when the user left the case and came back', async () => {
  const { response, answer } = createDelayedResponse();
  const { user, goTo, goBack } = await renderNote(402, {
    'POST /api/member-progress': () => response,
  });
  await fillField(user, await description(), 'Second');
  await user.click(await addNote());
  await goTo('/admin/member-intake');
  await goBack();
  expect((await description()).value).toBe('Second');
  answer({ id: 1, version: 1 });
  await screen.findByText('Progress note added successfully');
  expect((await description()).value).toBe('');
});

it('reports a failed note on another screen, and keeps its text and idempotency key', async () => {
  const { response, answer } = createDelayedResponse();
  let sends = 0;
  const { user, goTo, goBack, writes } = await renderNote(403, {
    'POST /api/member-progress': () => {
      sends += 1;
      return sends === 1 ? response.then(failConnection) : { id: 1, version: 1 };
    },
  });
  await fillField(user, await description(), 'Lost on the way');
  await user.click(await addNote());
  await goTo('/admin/member-intake');
  answer(undefined);
  await screen.findByText(/Failed to create progress note/);
  await goBack();
  await screen.findByText('We restored what you typed but did not save.');
  await user.click(await addNote());
  await screen.findByText('Progress note added successfully');
  const [first, second] = writes().map(({ headers }) => headers.get('Idempotency-Key'));
  expect(second).toBe(first);
});

it('sends an edited text with a new idempotency key after a lost response', async () => {
  const { user, writes } = await renderCase(404, {
    routes: { 'POST /api/service-records': () => failConnection() },
  });
  await chooseKind(user, 'Service');
  const form = await composer();
  await user.selectOptions(form.getByLabelText('Service Type'), 'food');
  await fillField(user, await description(), 'Box of groceries');
  await user.click(form.getByRole('button', { name: 'Add Service Record' }));
  await form.findByText(/We cannot reach the server/);
  await fillField(user, await description(), 'Two boxes');
  await user.click(form.getByRole('button', { name: 'Add Service Record' }));
  await waitFor(() => expect(writes()).toHaveLength(2));
  const [first, second] = writes().map(({ headers }) => headers.get('Idempotency-Key'));
  expect(second).not.toBe(first);
});

it.each([
  { kind: 'Note', path: 'member-progress', label: 'Date', button: 'Add note', field: 'date' },
  {
    kind: 'Contact',
    path: 'contact-attempts',
    label: 'Next try on',
    button: 'Log contact',
    field: 'followUpAt',
  },
])(
  'unfolds the fields of a $kind and focuses the date that the server refuses',
  async ({ kind, path, label, button, field }) => {
    const { user } = await renderCase(406, {
      routes: {
        [`POST /api/${path}`]: () =>
          createRefusal(422, 'invalid', { fields: { [field]: 'Check the year' } }),
      },
    });
    await chooseKind(user, kind);
    const form = await composer();
    if (kind === 'Note') await fillField(user, await description(), 'All is calm');
    else await user.selectOptions(form.getByLabelText('How it went'), 'no-answer');
    const date = form.getByLabelText(label);
    const folded = date.closest('details');
    expect(folded?.open).toBe(false);
    await user.click(form.getByRole('button', { name: button }));
    await waitFor(() => expect(document.activeElement).toBe(date));
    expect(folded?.open).toBe(true);
    expect(date.getAttribute('aria-invalid')).toBe('true');
  },
);
