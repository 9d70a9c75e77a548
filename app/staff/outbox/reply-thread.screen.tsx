import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeServer } from '../../../tests/screens/fake-server';
import { fillField, renderStaff } from '../../../tests/screens/render-staff';
import { ReplyThread } from './reply-thread';
import { UnsentReplies } from './unsent-replies';

const path = '/api/get-involved-submissions/5';
const mailDraft = 'mailto:ana@example.org?subject=Re%3A%20Hello&body=Dear%20Ana';
const to = {
  ...{ id: 5, version: 1, name: 'Ana Silva', language: 'en' },
  ...{ mailDraft, phone: '8045550123' },
};
const reply = {
  ...{ id: 1, body: 'We open at eight.', author: 'admin' },
  ...{ createdAt: '2026-11-19T15:00:00.000Z', status: 'waiting', lastError: null },
};

function renderThread(hasMail: boolean, replies: object[], onSend?: () => unknown) {
  const server = fakeServer({
    'GET /api/outbox/state': { hasMail, waiting: 0, failed: 0, trouble: null },
    [`GET ${path}/replies`]: () => replies,
    [`POST ${path}/replies`]: onSend ?? {},
  });
  const view = renderStaff(<ReplyThread path={path} subject="submission" to={to} isReplying />);
  return { ...server, ...view };
}
const hrefOf = (name: string | RegExp, within_ = screen as Pick<typeof screen, 'getByRole'>) =>
  within_.getByRole('link', { name }).getAttribute('href');

it('offers a mail draft and the phone number instead of a reply field when mail is not set up', async () => {
  renderThread(false, []);
  await screen.findByText(/^Email is not set up on this server/);
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Send reply' })).toBeNull();
  expect(hrefOf('Open my email program')).toBe(mailDraft);
  expect(hrefOf('When we are open')).toMatch(
    /^mailto:ana@example.org\?subject=.*&body=Hello%20Ana/,
  );
  expect(hrefOf(/^Call .*555.*0123/)).toBe('tel:8045550123');
  expect(document.activeElement?.textContent).toBe('Open my email program');
});

it('shows a reply as waiting to be sent after it was stored', async () => {
  const replies: object[] = [];
  const { user, writes } = renderThread(true, replies, () => {
    replies.push(reply);
    return reply;
  });
  await fillField(user, await screen.findByRole('textbox', { name: 'Write a reply' }), reply.body);
  await user.click(screen.getByRole('button', { name: 'Send reply' }));
  await screen.findByText('Your reply will be sent');
  const card = await screen.findByRole('article');
  within(card).getByText('Waiting to be sent');
  expect(within(card).queryByRole('link')).toBeNull();
  expect(writes()).toHaveLength(1);
});

it('shows why a reply was not sent, with its text as a mail draft and the phone', async () => {
  renderThread(true, [{ ...reply, status: 'failed', lastError: '550' }]);
  const card = within(await screen.findByRole('article'));
  card.getByText('Not sent');
  card.getByText(/The other server said 550\./);
  expect(hrefOf('Open my email program', card)).toMatch(/&body=We%20open%20at%20eight\.$/);
  expect(hrefOf(/^Call/, card)).toBe('tel:8045550123');
});

it('offers no mail draft for a reply that was withdrawn because mail is not safe', async () => {
  renderThread(true, [{ ...reply, status: 'withdrawn', lastError: 'unsafe' }]);
  const card = within(await screen.findByRole('article'));
  card.getByText(/no longer safe for this person/);
  expect(card.queryByRole('link')).toBeNull();
});

it('notifies the author when a reply was not sent, with a link to it', async () => {
  const unsent = [{ subject: 'contact', id: 7, at: reply.createdAt }];
  fakeServer({ 'GET /api/unsent-replies': unsent });
  renderStaff(<UnsentReplies />);
  await screen.findByText('Your reply of Nov 19, 2026, 10:00 AM was not sent.');
  expect(hrefOf('Open it')).toBe('/admin/inbox?open=7');
});
