import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { contentOf } from '#content/all';
import {
  createDelayedResponse,
  createRefusal,
  createServerError,
  type FakeRequest,
  failConnection,
  fakeServer,
} from '../../../tests/screens/fake-server';
import { findToast, renderSite } from '../../../tests/screens/render-site';

const { contact, forms, toasts } = contentOf('en');
const stored = { reference: 'WW-2345-6789' };
const field = (label: string) =>
  screen.getByLabelText<HTMLInputElement>(label, { selector: 'main input, main textarea' });
const write = (label: string, text: string) =>
  fireEvent.input(field(label), { target: { value: text } });

function answer(text = 'When are you open?'): void {
  write('Name', 'Ana');
  write('Email address', 'ana@example.org');
  write('Subject', 'A question');
  write('Message', text);
}
const sendButton = () =>
  document.querySelector<HTMLElement>('main form button[type=submit]') ?? expect.unreachable();
const send = () => fireEvent.click(sendButton());
/** Waits until sending has finished. */
const settled = () => screen.findByText(forms.buttons.contact.submit);
const problemOf = (label: string) =>
  (field(label).getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ');

/** Renders the form with a server that gives these responses in order; the last one repeats. */
async function renderContact(...answers: ((request: FakeRequest) => unknown)[]) {
  const { writes } = fakeServer({
    'POST /api/contacts': (request) =>
      (answers.length > 1 ? answers.shift() : answers[0])?.(request) ?? stored,
  });
  return { ...(await renderSite('/contact')), writes };
}

it('sends one message when the button is clicked twice, and moves the focus to its reference', async () => {
  const { writes } = await renderContact();
  answer();
  sendButton().focus();
  send();
  send();
  expect(await screen.findByText(stored.reference)).toBeDefined();
  expect(writes()).toHaveLength(1);
  expect(writes()[0]?.body).toMatchObject({ name: 'Ana', message: 'When are you open?' });
  const { title, description = '' } = toasts.messages.contactSent;
  await findToast(title);
  await findToast(description);
  expect(document.activeElement?.id).toBe('sent-title');
  expect(location.search).toBe('?sent');
  fireEvent.click(screen.getByText(contact.success.again));
  expect(field('Name').value).toBe('');
});

it('sends an edited text with a new idempotency key after a lost response', async () => {
  const { writes } = await renderContact(failConnection, () => stored);
  answer('The first text');
  send();
  await settled();
  expect(screen.getByRole('alert').textContent).toContain(forms.failed.kept);
  write('Message', 'The newest text');
  send();
  await screen.findByText(stored.reference);
  const [first, second] = writes().map(({ headers }) => headers.get('Idempotency-Key'));
  expect(second).not.toBe(first);
  expect(writes().at(-1)?.body).toMatchObject({ message: 'The newest text' });
});

it('resends an unchanged text with the same idempotency key', async () => {
  const { writes } = await renderContact(createServerError, () => stored);
  answer('Words I do not want to type twice.');
  send();
  await findToast(toasts.messages.contactFailed.description ?? '');
  expect(field('Message').value).toBe('Words I do not want to type twice.');
  send();
  await screen.findByText(stored.reference);
  const [first, second] = writes().map(({ headers }) => headers.get('Idempotency-Key'));
  expect(second).toBe(first);
});

it('sends text typed while a response was pending as a second message', async () => {
  const first = createDelayedResponse();
  const { writes } = await renderContact(
    () => first.response,
    () => stored,
  );
  answer('We need diapers');
  send();
  await screen.findByText(forms.buttons.contact.sending);
  write('Message', 'We need diapers, and a crib');
  await act(async () => first.answer(stored));
  await screen.findByText(stored.reference);
  expect(writes().map(({ body }) => body.message)).toEqual([
    'We need diapers',
    'We need diapers, and a crib',
  ]);
});

it('reports a send without a response after 20 seconds and allows a retry', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  const silent = createDelayedResponse();
  const { writes } = await renderContact(
    () => silent.response,
    () => stored,
  );
  answer('Words I do not want to type twice.');
  send();
  await screen.findByText(forms.buttons.contact.sending);
  await waitFor(() => expect(writes()).toHaveLength(1));
  await act(async () => vi.advanceTimersByTime(19_000));
  expect(screen.queryByRole('alert')).toBeNull();
  await act(async () => {
    vi.advanceTimersByTime(1_500);
    silent.answer(stored);
  });
  expect((await screen.findByRole('alert')).textContent).toContain('no response for 20 seconds');
  expect(field('Message').value).toBe('Words I do not want to type twice.');
  send();
  await screen.findByText(stored.reference);
});

it('shows a problem from the server at its field until the field is corrected', async () => {
  const problems = { subject: { code: 'characters' } };
  await renderContact(() => createRefusal(422, 'invalid', { problems }));
  answer();
  send();
  await waitFor(() => expect(problemOf('Subject')).toMatch(/characters we cannot store/));
  expect(document.querySelector('.toast')).toBeNull();
  field('Subject').focus();
  write('Subject', 'A question!');
  expect(field('Subject').getAttribute('aria-invalid')).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(document.activeElement).toBe(field('Subject'));
});

it('says by how many characters a text is too long, and truncates nothing', async () => {
  const { writes } = await renderContact();
  answer('x'.repeat(4990));
  expect(screen.getByText('10 characters left')).toBeDefined();
  write('Message', 'x'.repeat(5003));
  expect(screen.getByText('3 characters too many')).toBeDefined();
  send();
  await waitFor(() => expect(problemOf('Message')).toMatch(/3 characters too long.*5,000/));
  expect(field('Message').value).toHaveLength(5003);
  expect(writes()).toEqual([]);
  write('Message', 'x'.repeat(5000));
  expect(field('Message').getAttribute('aria-invalid')).toBeNull();
});

it('confirms a message in a toast and does not navigate when the visitor has left the page', async () => {
  const held = createDelayedResponse();
  const { goTo } = await renderContact(() => held.response);
  answer('I have to run');
  send();
  await screen.findByText(forms.buttons.contact.sending);
  await goTo('/accessibility');
  fireEvent.click(await screen.findByText(forms.leave.leave));
  await waitFor(() => expect(location.pathname).toBe('/accessibility'));
  await act(async () => held.answer(stored));
  await findToast(toasts.messages.contactSent.title);
  expect(location.pathname).toBe('/accessibility');
});

it('does not navigate when the response arrives while the visitor is leaving', async () => {
  const held = createDelayedResponse();
  const { goTo } = await renderContact(() => held.response);
  answer('I have to run');
  send();
  await screen.findByText(forms.buttons.contact.sending);
  await goTo('/accessibility');
  const leave = await screen.findByText(forms.leave.leave);
  // The response arrives when the URL has changed but the page has not.
  const pushState = vi.spyOn(history, 'pushState').mockImplementation((...entry) => {
    pushState.mockRestore();
    history.pushState(...entry);
    held.answer(stored);
  });
  fireEvent.click(leave);
  await findToast(toasts.messages.contactSent.title);
  expect(location.pathname).toBe('/accessibility');
});

it('shows numbers to call now after a message about danger, and promises no response time', async () => {
  await renderContact(() => ({ ...stored, isDanger: true }));
  answer('I want to kill myself tonight');
  send();
  await screen.findByText(stored.reference);
  await findToast(toasts.messages.contactSent.title);
  expectDangerPanel();
});

it('shows the numbers to call again after a reload of the confirmation', async () => {
  fakeServer({
    'GET /api/confirmation': { ...stored, isDanger: true, answers: {}, secondsLeft: 1_800 },
  });
  await renderSite('/contact?sent');
  expectDangerPanel();
});

function expectDangerPanel(): void {
  const panel = within(screen.getByRole('region', { name: contact.success.title }));
  expect(panel.getByText('Call 911').closest('a')?.getAttribute('href')).toBe('tel:911');
  const { textContent } = screen.getByRole('region', { name: contact.success.title });
  expect(textContent).not.toMatch(/24|spam/);
}

it('removes the confirmation after 30 minutes', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  await renderContact();
  answer();
  send();
  await screen.findByText(stored.reference);
  await act(async () => vi.advanceTimersByTime(29 * 60_000));
  expect(screen.getByText(stored.reference)).toBeDefined();
  await act(async () => vi.advanceTimersByTime(61_000));
  expect(screen.queryByText(stored.reference)).toBeNull();
  expect(field('Name').value).toBe('');
});

it('reports that nothing was sent when the sending code could not be loaded', async () => {
  vi.doMock('../deliver', () => {
    throw new Error('lost on the way');
  });
  const { writes } = await renderContact();
  answer('Over no bar');
  send();
  expect((await screen.findByRole('alert')).textContent).toContain(forms.failed.kept);
  await findToast(toasts.messages.contactFailed.title);
  expect(writes()).toEqual([]);
  vi.doUnmock('../deliver');
});

it('opens the chat from the contact page', async () => {
  await renderContact();
  fireEvent.click(screen.getByText(contact.assistant.open));
  const chat = await screen.findByRole('dialog');
  await waitFor(() => expect(chat.contains(document.activeElement)).toBe(true));
});
