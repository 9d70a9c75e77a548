import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { contentOf } from '#content/all';
import { type FormType, formTypes } from '#domain/forms/form-types';
import { createDelayedResponse, fakeServer } from '../../../tests/screens/fake-server';
import { findToast, renderSite } from '../../../tests/screens/render-site';

const { forms, getStarted, toasts, vocabularies } = contentOf('en');
const stored = { reference: 'WW-2345-6789' };
const endpoint = 'POST /api/get-involved-submissions';
const send = () => fireEvent.click(screen.getByText(forms.buttons['get-involved'].submit));
const radio = (type: FormType) =>
  screen.getByRole<HTMLInputElement>('radio', { name: new RegExp(vocabularies.formTypes[type]) });
const first = () => screen.queryByLabelText<HTMLInputElement>('First name');

const byType: Record<string, string> = {
  ...{ email: 'maya@example.org', tel: '804-555-0123', url: 'https://example.org/show' },
};

/** Answers each required question; returns the answers by field. */
function answerAll(): Record<string, string> {
  const required = document.querySelectorAll<HTMLInputElement>(
    'main form [required]:not([type=radio])',
  );
  const answers: Record<string, string> = {};
  for (const control of required) {
    const isPlace = control.name === 'location';
    const text = isPlace ? 'Richmond, VA' : (byType[control.type] ?? `About ${control.name}`);
    fireEvent.input(control, { target: { value: text } });
    answers[control.name] = control.value;
  }
  return answers;
}

it.each(Object.keys(formTypes) as FormType[])(
  'sends the form of a %s with every answer',
  async (type) => {
    const { writes } = fakeServer({ [endpoint]: stored });
    await renderSite(`/get-started?type=${type}`);
    const chosen = `How do you want to help? ${vocabularies.formTypes[type]}`;
    expect(document.querySelector('main form')?.textContent).toContain(chosen);
    const answers = answerAll();
    expect(Object.keys(answers).length).toBeGreaterThan(5);
    send();
    await screen.findByText(stored.reference);
    await findToast(toasts.messages.getInvolvedSent.title);
    const { body } = writes()[0] ?? expect.unreachable();
    expect(body).toMatchObject({ formType: type, firstName: answers.firstName });
    expect(body.formData).toMatchObject(answers);
    fireEvent.click(screen.getByText(getStarted.success.again));
    await waitFor(() => expect(document.activeElement?.getAttribute('type')).toBe('radio'));
  },
);

it('shows no questions until a type is chosen', async () => {
  fakeServer({});
  await renderSite('/get-started');
  expect(first()).toBeNull();
  fireEvent.click(radio('host-giveaway'));
  expect(screen.getByLabelText('Address of the giveaway')).toBeDefined();
});

it('keeps the type while its form is being sent', async () => {
  const held = createDelayedResponse();
  fakeServer({ [endpoint]: () => held.response });
  await renderSite('/get-started');
  fireEvent.click(radio('volunteer'));
  answerAll();
  send();
  await screen.findByText(forms.buttons['get-involved'].sending);
  fireEvent.click(radio('resource-partner'));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(radio('volunteer').checked).toBe(true);
  await act(async () => held.answer(stored));
  await screen.findByText(stored.reference);
});
