import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { contentOf } from '#content/all';
import { toasts } from '#content/en/toasts';
import type { FormType } from '#domain/forms/submission';
import { fakeServer } from '../../../tests/screens/fake-server';
import { renderPage } from '../../../tests/screens/render-page';
import { GetInvolvedForm } from './submission-form';

const { fields, getStarted, vocabularies } = contentOf('en');

function renderForm() {
  renderPage('/get-started', <GetInvolvedForm initialType={undefined} isTypeMissing={false} />);
}
const choose = (type: FormType) =>
  fireEvent.click(screen.getByRole('radio', { name: new RegExp(vocabularies.formTypes[type]) }));
const firstName = () => screen.getByLabelText<HTMLInputElement>('First name');
const type = (control: HTMLElement, value: string) =>
  fireEvent.input(control, { target: { value } });
const bringBack = () => screen.queryByRole('button', { name: getStarted.change.bringBack });

it('clears all answers when another form type is chosen, and restores them on request', () => {
  renderForm();
  choose('volunteer');
  type(firstName(), 'Maya');
  expect(bringBack()).toBeNull();
  choose('media-partner');
  expect(firstName().value).toBe('');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('status').textContent).toContain(getStarted.change.cleared);

  fireEvent.click(bringBack() ?? expect.unreachable());
  expect(firstName().value).toBe('Maya');
  expect(screen.getByRole('radio', { name: /Volunteer/ })).toHaveProperty('checked', true);
  expect(bringBack()).toBeNull();
});

it('loses no answers when several types are chosen in turn', () => {
  renderForm();
  choose('volunteer');
  type(firstName(), 'Maya');
  choose('media-partner');
  type(firstName(), 'Noah');
  choose('volunteer');
  expect(firstName().value).toBe('');
  const seen = [1, 2, 3].map(() => {
    fireEvent.click(bringBack() ?? expect.unreachable());
    return firstName().value;
  });
  expect(seen).toEqual(['Noah', 'Maya', 'Noah']);
});

it('offers to restore answers until the form is sent', async () => {
  fakeServer({
    'POST /api/get-involved-submissions': () =>
      Response.json({ reference: 'WW-2345-6789' }, { status: 201 }),
  });
  renderForm();
  choose('volunteer');
  type(firstName(), 'Maya');
  choose('donate');
  for (const control of document.querySelectorAll<HTMLInputElement>('form [required]')) {
    if (control.type === 'radio') continue;
    type(control, control.type === 'email' ? 'maya@example.org' : 'My answer');
  }
  expect(bringBack()).not.toBeNull();
  fireEvent.submit(document.querySelector('form') ?? expect.unreachable());
  await screen.findByText('WW-2345-6789');
  await screen.findByText(toasts.messages.getInvolvedSent.title);
  fireEvent.click(screen.getByRole('link', { name: getStarted.success.again }));
  await screen.findByText(getStarted.chooser.title);
  expect(bringBack()).toBeNull();
  expect(screen.queryByLabelText(fields.getInvolved.donate.firstName.label)).toBeNull();
});
