import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeRow } from '../../../tests/screens/fake-row';
import { type FakeRequest, fakeServer, page } from '../../../tests/screens/fake-server';
import { fillField, renderStaffArea } from '../../../tests/screens/render-staff';

const update = {
  ...{ id: 701, version: 1, audience: 'newsletter', status: 'draft', author: 'ana' },
  ...{ startedAt: null, startedBy: null, endedAt: null, recipients: null as number | null },
  texts: { en: { subject: 'News', body: 'Hello.' }, es: { subject: 'Noticias', body: 'Hola.' } },
  counts: { pending: 0, sent: 0, failed: 0, withdrawn: 0 },
  ...{ createdAt: '2026-11-02T15:00:00.000Z', updatedAt: '2026-11-02T15:00:00.000Z' },
};
const preview = [
  { language: 'en', from: 'Office <office@example.org>', subject: 'News', text: 'Hello.' },
  { language: 'es', from: 'Office <office@example.org>', subject: 'Noticias', text: 'Hola.' },
];
const audiences = { newsletter: 61, volunteers: 0, perMinute: 30, hasMail: true };

function start(changes: object = {}, more: object = {}) {
  const row = fakeRow({ ...update, ...changes });
  const server = fakeServer({
    'GET /api/updates': () => page([row.row()])({} as FakeRequest),
    'GET /api/updates/701': () => row.row(),
    'GET /api/updates/701/preview': preview,
    'GET /api/updates/audiences': audiences,
    'POST /api/admin/confirm': {},
    'POST /api/updates/701/send': () => {
      row.changeElsewhere({ status: 'sending', recipients: 61 } as never);
      return row.row();
    },
    ...more,
  });
  return { ...server, row };
}

it('previews the mail in each language, and sends it once after the password and the number of recipients', async () => {
  const { writes } = start();
  const { user } = renderStaffArea('/admin/updates/701');
  await screen.findByText('Hola.');
  await user.click(await screen.findByRole('button', { name: 'Send to 61 people…' }));
  const dialog = within(await screen.findByRole('dialog'));
  dialog.getByText(/about 3 minutes/);
  await fillField(user, dialog.getByLabelText<HTMLInputElement>('Your password'), 'walnut');
  await user.dblClick(dialog.getByRole('button', { name: 'Send it' }));
  await screen.findByRole('button', { name: 'Stop sending…' });
  const sent = writes().filter(({ path }) => path.endsWith('/send'));
  expect(sent).toHaveLength(1);
  expect(sent[0]?.headers.get('If-Match')).toBe('"1"');
});

it('disables sending while a text is missing', async () => {
  start({ texts: { en: update.texts.en, es: { subject: '', body: '' } } });
  renderStaffArea('/admin/updates/701');
  await screen.findByText(/write the subject and the text in every language/);
  expect(screen.queryByRole('button', { name: /^Send/ })).toBeNull();
});

it('says that mail is not set up before anybody types', async () => {
  start({}, { 'GET /api/updates/audiences': { ...audiences, hasMail: false } });
  const { goTo } = renderStaffArea('/admin/updates/new');
  await screen.findByText(/cannot send mail yet/);
  await goTo('/admin/updates/701');
  await screen.findByText('Hola.');
  expect(screen.queryByRole('button', { name: /^Send/ })).toBeNull();
});

it('keeps a draft when the user leaves the screen, and sends both languages', async () => {
  const { writes } = start({}, { 'POST /api/updates': { ...update, id: 702 } });
  const { user, goTo } = renderStaffArea('/admin/updates/new');
  await fillField(user, await screen.findByLabelText('Subject (English)'), 'Garden');
  await goTo('/admin/updates');
  await goTo('/admin/updates/new');
  expect((await screen.findByLabelText<HTMLInputElement>('Subject (English)')).value).toBe(
    'Garden',
  );
  await fillField(user, screen.getByLabelText('Text (Español)'), 'Huerto');
  await user.click(screen.getByRole('button', { name: 'Save and preview' }));
  await waitFor(() => expect(location.pathname).toBe('/admin/updates/702'));
  expect(writes()[0]?.body).toEqual({
    audience: 'newsletter',
    texts: { en: { subject: 'Garden', body: '' }, es: { subject: '', body: 'Huerto' } },
  });
});

it('shows both versions side by side when a colleague changed the same text', async () => {
  const { row } = start(
    {},
    { 'PATCH /api/updates/701': (request: FakeRequest) => row.change(request) },
  );
  const { user } = renderStaffArea('/admin/updates/701/edit');
  await fillField(user, await screen.findByLabelText('Subject (English)'), 'Mine');
  row.changeElsewhere({ texts: { ...update.texts, en: { subject: 'Theirs', body: 'Hello.' } } });
  await user.click(screen.getByRole('button', { name: 'Save and preview' }));
  const conflict = within(await screen.findByRole('table'));
  conflict.getByRole('rowheader', { name: 'Subject (English)' });
  conflict.getByText('Theirs');
  conflict.getByText('Mine');
});

it('shows how many messages were sent and failed, and stops the rest', async () => {
  const counts = { pending: 50, sent: 9, failed: 2, withdrawn: 0 };
  const { writes } = start(
    { status: 'sending', recipients: 61, startedAt: update.createdAt, startedBy: 'ana', counts },
    { 'POST /api/updates/701/stop': { ...update, status: 'canceled' } },
  );
  const { user } = renderStaffArea('/admin/updates/701');
  const failed = await screen.findByText('Not delivered');
  expect(failed.nextElementSibling?.textContent).toBe('2');
  await user.click(screen.getByRole('button', { name: 'Stop sending…' }));
  await user.dblClick(await screen.findByRole('button', { name: 'Stop it' }));
  await screen.findByText('Sending was stopped');
  expect(writes().map(({ path }) => path)).toEqual(['/api/updates/701/stop']);
});
