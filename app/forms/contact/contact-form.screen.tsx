import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { contentOf } from '#content/all';
import {
  broken,
  type FakeRequest,
  fakeServer,
  heldResponse,
  lostConnection,
  refusal,
} from '../../../tests/screens/fake-server';
import { renderSite, shownToast } from '../../../tests/screens/render-site';

const { contact, forms, toasts } = contentOf('en');
const stored = { reference: 'WW-2345-6789' };
const field = (label: string) =>
  screen.getByLabelText<HTMLInputElement>(label, { selector: 'main input, main textarea' });
const write = (label: string, text: string) =>
  fireEvent.input(field(label), { target: { value: text } });

function answer(text = 'When are you open?'): void {
  write('Name', 'Ana');
  write('E-mail', 'ana@example.org');
  write('Subject', 'A question');
  write('Message', text);
}
const sendButton = () =>
  document.querySelector<HTMLElement>('main form button[type=submit]') ?? expect.unreachable();
const send = () => fireEvent.click(sendButton());
/** Waits until the last send has ended. */
const settled = () => screen.findByText(forms.buttons.contact.submit);
const problemOf = (label: string) =>
  (field(label).getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ');

/** The form with a server that answers its sends one after another; the last answer repeats. */
async function renderContact(...answers: ((request: FakeRequest) => unknown)[]) {
  const { writes } = fakeServer({
    'POST /api/contacts': (request) =>
      (answers.length > 1 ? answers.shift() : answers[0])?.(request) ?? stored,
  });
  return { ...(await renderSite('/contact')), writes };
}

it('sends one message for two presses, shows its reference, and moves the focus there', async () => {
  const { writes } = await renderContact();
  answer();
  sendButton().focus();
  send();
  send();
  expect(await screen.findByText(stored.reference)).toBeDefined();
  expect(writes()).toHaveLength(1);
  expect(writes()[0]?.body).toMatchObject({ name: 'Ana', message: 'When are you open?' });
  const { title, description = '' } = toasts.messages.contactSent;
  await shownToast(title);
  await shownToast(description);
  expect(document.activeElement?.id).toBe('sent-title');
  expect(location.search).toBe('?sent');
  fireEvent.click(screen.getByText(contact.success.again));
  expect(field('Name').value).toBe('');
});

it('sends the edited text under the same key, as a newer version, after a lost response', async () => {
  const { writes } = await renderContact(lostConnection, lostConnection, () => stored);
  answer('The first text');
  for (const text of ['The second text', 'The newest text']) {
    send();
    await settled();
    expect(screen.getByRole('alert').textContent).toContain(forms.failed.kept);
    write('Message', text);
  }
  send();
  await screen.findByText(stored.reference);
  const revisions = writes().map(({ headers }) => Number(headers.get('Idempotency-Revision')));
  expect(new Set(writes().map(({ headers }) => headers.get('Idempotency-Key'))).size).toBe(1);
  expect(revisions).toEqual([...new Set(revisions)].sort((one, other) => one - other));
  expect(writes().at(-1)?.body).toMatchObject({ message: 'The newest text' });
});

it('sends the same version again when nothing was edited, and keeps what was typed', async () => {
  const { writes } = await renderContact(broken, () => stored);
  answer('Words I do not want to type twice.');
  send();
  await shownToast(toasts.messages.contactFailed.description ?? '');
  expect(field('Message').value).toBe('Words I do not want to type twice.');
  send();
  await screen.findByText(stored.reference);
  const [first, second] = writes().map(({ headers }) => [
    headers.get('Idempotency-Key'),
    headers.get('Idempotency-Revision'),
  ]);
  expect(second).toEqual(first);
});

it('sends what was typed while the response was awaited', async () => {
  const first = heldResponse();
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

it('ends a send without a response after 20 seconds, says so, and can be repeated', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  const silent = heldResponse();
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

it('says beside its field what the server finds wrong, until the field is corrected', async () => {
  const problems = { subject: { code: 'characters' } };
  await renderContact(() => refusal(422, 'invalid', { problems }));
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

it('says how much too long a text is, and cuts nothing', async () => {
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

it('reports a message to a visitor who left meanwhile, and leads nobody back', async () => {
  const held = heldResponse();
  const { goTo } = await renderContact(() => held.response);
  answer('I have to run');
  send();
  await screen.findByText(forms.buttons.contact.sending);
  await goTo('/accessibility');
  fireEvent.click(await screen.findByText(forms.leave.leave));
  await waitFor(() => expect(location.pathname).toBe('/accessibility'));
  await act(async () => held.answer(stored));
  await shownToast(toasts.messages.contactSent.title);
  expect(location.pathname).toBe('/accessibility');
});

it('leads nobody back who is leaving when the response comes', async () => {
  const held = heldResponse();
  const { goTo } = await renderContact(() => held.response);
  answer('I have to run');
  send();
  await screen.findByText(forms.buttons.contact.sending);
  await goTo('/accessibility');
  const leave = await screen.findByText(forms.leave.leave);
  // The response comes in the moment in which the address is new and the page is not yet.
  const pushState = vi.spyOn(history, 'pushState').mockImplementation((...entry) => {
    pushState.mockRestore();
    history.pushState(...entry);
    held.answer(stored);
  });
  fireEvent.click(leave);
  await shownToast(toasts.messages.contactSent.title);
  expect(location.pathname).toBe('/accessibility');
});

it('answers a message that tells of danger with numbers to call now, and promises no wait', async () => {
  await renderContact(() => ({ ...stored, isDanger: true }));
  answer('I want to kill myself tonight');
  send();
  await screen.findByText(stored.reference);
  await shownToast(toasts.messages.contactSent.title);
  expectDangerPanel();
});

it('shows the numbers to call again when the confirmation is loaded anew', async () => {
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

it('takes the confirmation from a screen that stays open for 30 minutes', async () => {
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

it('says that nothing was sent when the part that sends could not be loaded', async () => {
  vi.doMock('../deliver', () => {
    throw new Error('lost on the way');
  });
  const { writes } = await renderContact();
  answer('Over no bar');
  send();
  expect((await screen.findByRole('alert')).textContent).toContain(forms.failed.kept);
  await shownToast(toasts.messages.contactFailed.title);
  expect(writes()).toEqual([]);
  vi.doUnmock('../deliver');
});

it('opens the chat from the contact page', async () => {
  await renderContact();
  fireEvent.click(screen.getByText(contact.assistant.open));
  const chat = await screen.findByRole('dialog');
  await waitFor(() => expect(chat.contains(document.activeElement)).toBe(true));
});
