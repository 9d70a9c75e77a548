import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { contentOf } from '#content/all';
import { fakeServer } from '../../../tests/screens/fake-server';
import { findToast, renderSite } from '../../../tests/screens/render-site';

const { forms, fields, membershipAssistance, toasts } = contentOf('en');
const { assistance } = fields;
const stored = { reference: 'WW-2345-6789' };
const path = '/membership-assistance';

const among = { selector: 'main input, main select, main textarea' };
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label, among);
const checkbox = (label: string) =>
  screen.getByLabelText<HTMLInputElement>((text) => text.startsWith(label), {
    selector: 'main [type=checkbox]',
  });
const write = (label: string, text: string) =>
  fireEvent.input(field(label), { target: { value: text } });
const choose = (question: string, answer: string) =>
  fireEvent.click(
    within(screen.getByRole('group', { name: new RegExp(question) })).getByLabelText(answer),
  );
const press = (name: string) =>
  fireEvent.click(screen.getByText(name, { selector: 'main form button' }));
const step = () => document.querySelector('.step[data-current] legend')?.textContent;
const problem = () => document.querySelector('.error-summary a[href="#field-email"]');

function answerHowToReach(): void {
  write(assistance.firstName.label, 'Rosa');
  write(assistance.lastName.label, 'Diaz');
  write(assistance.phone.label, '804-555-0177');
  write(assistance.location.label, 'Richmond, VA');
}

async function renderAssistance(response: object = stored) {
  const { writes } = fakeServer({ 'POST /api/members': response });
  return { ...(await renderSite(path)), writes };
}

it('shows the notes before the form until it is sent, and again for another form', async () => {
  const before = () =>
    screen.queryByText(membershipAssistance.before.title, { selector: 'summary' });
  const intro = () => screen.queryByText(membershipAssistance.intro);
  await renderAssistance();
  const form = document.querySelector('main form') ?? expect.unreachable();
  const place = (before() ?? expect.unreachable()).compareDocumentPosition(form);
  expect(place).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(intro()).not.toBeNull();
  choose('Are you safe at home', assistance.homeSafety.options.SAFE);
  press(forms.next);
  await waitFor(() => expect(step()).toContain('Step 2 of 3'));
  answerHowToReach();
  write(assistance.email.label, 'rosa@example.org');
  press(forms.next);
  await waitFor(() => expect(step()).toContain('Step 3 of 3'));
  write(assistance.hearAbout.label, 'The library');
  press(forms.buttons.assistance.submit);
  await screen.findByText(stored.reference);
  expect([before(), intro()]).toEqual([null, null]);
  fireEvent.click(screen.getByText(membershipAssistance.success.again));
  await waitFor(() => expect([before(), intro()]).not.toContain(null));
});

it('requires an email unless "I don’t have email" is checked', async () => {
  const { writes } = await renderAssistance();
  choose('Are you safe at home', assistance.homeSafety.options.SAFE);
  press(forms.next);
  await waitFor(() => expect(step()).toContain('Step 2 of 3'));
  answerHowToReach();
  press(forms.next);
  await waitFor(() => expect(problem()).not.toBeNull());
  const email = document.querySelector<HTMLInputElement>('#field-email');
  const noEmail = checkbox(assistance.noEmail.label);
  fireEvent.click(noEmail);
  expect(problem()).toBeNull();
  expect(email?.disabled).toBe(true);
  fireEvent.click(noEmail);
  expect(email?.disabled).toBe(false);
  press(forms.next);
  await waitFor(() => expect(problem()).not.toBeNull());
  fireEvent.click(noEmail);
  press(forms.next);
  await waitFor(() => expect(step()).toContain('Step 3 of 3'));
  const review = await screen.findByRole('region', { name: membershipAssistance.review.title });
  expect(review.textContent).toContain(assistance.noEmail.label);
  expect(within(review).queryByText(assistance.email.label)).toBeNull();
  write(assistance.hearAbout.label, 'The library');
  press(forms.buttons.assistance.submit);
  await screen.findByText(stored.reference);
  expect(writes()[0]?.body).toMatchObject({ email: '' });
});

it('shows no step before the earlier steps are answered', async () => {
  fakeServer({});
  await renderSite(`${path}?step=3`);
  await waitFor(() => expect(location.search).toBe(''));
  expect(step()).toContain('Step 1 of 3');
});

it('opens the privacy page in a new tab', async () => {
  await renderAssistance();
  const link = screen.getByText(forms.privacyLink.text, { selector: 'form a' });
  expect(link.getAttribute('target')).toBe('_blank');
});

it('tells applicants in danger to call now instead of waiting', async () => {
  const { writes } = await renderAssistance({ ...stored, isDanger: true });
  choose('Are you safe at home', assistance.homeSafety.options['NOT SAFE']);
  choose('Is this an emergency', 'Yes');
  press(forms.next);
  await waitFor(() => expect(step()).toContain('Step 2 of 3'));
  answerHowToReach();
  write(assistance.email.label, 'tia@example.org');
  press(forms.next);
  await waitFor(() => expect(step()).toContain('Step 3 of 3'));
  write(assistance.hearAbout.label, 'A friend');
  press(forms.buttons.assistance.submit);
  await screen.findByText(stored.reference);
  const { additionalInfo } = writes()[0]?.body ?? {};
  expect(JSON.parse(additionalInfo)).toMatchObject({ homeSafety: 'NOT SAFE', emergency: 'YES' });
  await findToast(toasts.messages.assistanceSent.title);
  const panel = screen.getByRole('region', { name: membershipAssistance.success.title });
  expect(panel.textContent).toContain(forms.danger.text);
  for (const href of ['tel:911', 'tel:988', 'sms:988']) {
    expect(panel.querySelector(`a[href="${href}"]`), href).not.toBeNull();
  }
});

it('stores no answer in the browser', async () => {
  await renderAssistance();
  write(assistance.firstName.label, 'Rosa');
  expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('Rosa');
});
