import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { contentOf } from '#content/all';
import { fakeServer } from '../../../tests/screens/fake-server';
import { renderPage } from '../../../tests/screens/render-page';
import { AssistanceForm, useAssistance } from './assistance-form';

const { forms } = contentOf('en');

function Application() {
  return <AssistanceForm form={useAssistance()} />;
}

/** Answers every required question and sends. */
async function sendApplication() {
  renderPage('/membership-assistance', <Application />);
  const form = document.querySelector('form') ?? expect.unreachable();
  for (const control of form.querySelectorAll<HTMLInputElement>('[required]')) {
    if (control.type === 'radio') fireEvent.click(control);
    else {
      const value = control.type === 'email' ? 'rosa@example.org' : 'Richmond, VA';
      fireEvent.input(control, { target: { value } });
    }
  }
  for (const step of [1, 2, 3]) {
    const shown = () => document.querySelector('.step[data-current]')?.textContent;
    await waitFor(() => expect(shown()).toContain(`Step ${step} of 3`));
    fireEvent.submit(form);
  }
}
const alert = () => screen.findByRole('alert');

it('shows the specified toast after an emergency application, and a panel that says to call now', async () => {
  fakeServer({
    'POST /api/members': () =>
      Response.json({ reference: 'WW-2345-6789', isDanger: true }, { status: 201 }),
  });
  await sendApplication();
  await screen.findByText('Application Submitted');
  await screen.findByText(
    "Thank you for your member assistance request. We'll contact you within 24-48 hours.",
  );
  expect(await screen.findByText(forms.danger.text)).toBeTruthy();
});

it('shows the specified toast when an application could not be sent', async () => {
  fakeServer({ 'POST /api/members': () => Promise.reject(new TypeError('Failed to fetch')) });
  await sendApplication();
  await screen.findByText('Error');
  const toast = await screen.findByText('Failed to submit application. Please try again.');
  expect(toast.closest('[data-variant]')?.getAttribute('data-variant')).toBe('destructive');
  expect((await alert()).textContent).toContain(forms.failed.kept);
});
