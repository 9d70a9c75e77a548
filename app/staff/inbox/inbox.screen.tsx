import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { fakeRow } from '../../../tests/screens/fake-row';
import {
  createDelayedResponse,
  createServerError,
  type FakeRequest,
  fakeServer,
  page,
  type Routes,
} from '../../../tests/screens/fake-server';
import { fillField, renderStaffArea } from '../../../tests/screens/render-staff';
import { messageRow, submissionRow } from '../../../tests/screens/rows';

/** A fake server that stores messages or submissions. */
function startServer(
  list: string,
  first: readonly { id: number; version: number }[],
  more: Routes,
) {
  const rows = first.map((row) => fakeRow(row));
  const read: { row: (id: number) => unknown } = {
    row: (id) => rows.find((one) => one.row().id === id)?.row(),
  };
  const save = (request: FakeRequest) =>
    rows.find((one) => request.path.endsWith(`/${one.row().id}`))?.change(request);
  const routes = first.flatMap(({ id }): [string, Routes[string]][] => [
    [`GET ${list}/${id}`, () => read.row(id)],
    [`PATCH ${list}/${id}`, save],
    [`PUT ${list}/${id}`, save],
    [`POST ${list}/${id}/undo`, { id, version: 3 }],
    [`GET ${list}/${id}/replies`, []],
  ]);
  const server = fakeServer({
    [`GET ${list}`]: () => page(rows.map((one) => one.row()))({} as FakeRequest),
    'GET /api/contact-attempts': page([]),
    ...Object.fromEntries(routes),
    ...more,
  });
  return { ...server, rows, read };
}

const startInbox = (ids: readonly number[], more: Routes = {}) =>
  startServer(
    '/api/contacts',
    ids.map((id) => messageRow({ id, subject: `About ${id}`, name: `Person ${id}` })),
    more,
  );

const findDialog = async (name: string | RegExp) =>
  within(await screen.findByRole('dialog', { name }));
const replyIn = (dialog: Awaited<ReturnType<typeof findDialog>>) =>
  dialog.findByLabelText<HTMLTextAreaElement>('Write a reply');

it('sends a reply once when its dialog is closed and opened again before the response', async () => {
  const { response, answer } = createDelayedResponse();
  const { writes } = startInbox([501], { 'POST /api/contacts/501/replies': () => response });
  const { user, goTo } = renderStaffArea('/admin/inbox?open=501');
  await fillField(user, await replyIn(await findDialog('About 501')), 'From eight to six.');
  await user.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() => expect(writes()).toHaveLength(1));
  await goTo('/admin/inbox');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await goTo('/admin/inbox?open=501');
  const dialog = await findDialog('About 501');
  const reply = await replyIn(dialog);
  expect(reply.value).toBe('From eight to six.');
  const send = dialog.getByRole('button', { name: 'Send reply' });
  expect(send.getAttribute('aria-disabled')).toBe('true');
  answer({ id: 1 });
  await waitFor(() => expect(reply.value).toBe(''));
  await screen.findByText('Your reply will be sent');
  expect(writes()).toHaveLength(1);
});

const kinds = [
  {
    ...{ what: 'message', list: '/api/contacts', screenPath: '/admin/inbox' },
    ...{ row: messageRow, title: 'Opening hours', missing: 'This message was not found.' },
    ...{ button: 'Mark as answered' },
  },
  {
    ...{ what: 'submission', list: '/api/get-involved-submissions' },
    ...{ screenPath: '/admin/submissions', row: submissionRow, title: /submission$/ },
    ...{ missing: 'This submission was not found.', button: 'Start Processing' },
  },
];

it.each(kinds)(
  'says that a $what could not be loaded instead of missing, and loads it on Try again',
  async ({ list, screenPath, row, title, missing }) => {
    const { read } = startServer(list, [row({ id: 511 })], {
      [`GET ${list}/9999`]: () => Response.json({ error: { code: 'not-found' } }, { status: 404 }),
    });
    const usual = read.row;
    read.row = createServerError;
    const { user, goTo } = renderStaffArea(`${screenPath}?open=511`);
    await screen.findByText(/could not be loaded/);
    expect(screen.queryByText(missing)).toBeNull();
    read.row = usual;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await findDialog(title);
    expect(screen.queryByText(/could not be loaded/)).toBeNull();
    await goTo(`${screenPath}?open=9999`);
    await findDialog(missing);
    expect(screen.queryByText(/could not be loaded/)).toBeNull();
  },
);

it.each(kinds)(
  'keeps showing an open $what when reloading fails, and says so',
  async ({ list, screenPath, row, title, button }) => {
    const { read } = startServer(list, [row({ id: 521 })], {});
    const { user } = renderStaffArea(`${screenPath}?open=521`);
    const dialog = await findDialog(title);
    const usual = read.row;
    read.row = createServerError;
    await user.click(await dialog.findByRole('button', { name: button }));
    const failure = await dialog.findByText(/Something went wrong on our side/);
    dialog.getAllByText(row({ id: 521 }).name);
    read.row = usual;
    await user.click(within(failure).getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(dialog.queryByText(/could not be loaded/)).toBeNull());
  },
);

it('undoes the change of the message in the toast when another message is open by then', async () => {
  const { writes } = startInbox([531, 532]);
  const { user, goTo } = renderStaffArea('/admin/inbox?open=531');
  const first = await findDialog('About 531');
  await user.click(await first.findByRole('button', { name: 'Mark as answered' }));
  const undo = await screen.findByText('Undo');
  await goTo('/admin/inbox?open=532');
  await findDialog('About 532');
  await user.click(undo);
  await waitFor(() => expect(writes()).toHaveLength(2));
  expect(writes().map(({ path, body }) => [path, body])).toEqual([
    ['/api/contacts/531', { isAnswered: true }],
    ['/api/contacts/531/undo', {}],
  ]);
});

async function openNote(user: UserEvent, name: string) {
  await user.click(await screen.findByRole('button', { name: `Log a contact with ${name}` }));
  await user.click(await screen.findByRole('menuitem', { name: 'Add a note or date…' }));
  const dialog = await findDialog(`Log a contact with ${name}`);
  return dialog.getByLabelText<HTMLTextAreaElement>('Note');
}

it('keeps a half-written contact note with its own message', async () => {
  startInbox([541, 542]);
  const { user, goTo } = renderStaffArea('/admin/inbox?open=541');
  await findDialog('About 541');
  await fillField(user, await openNote(user, 'Person 541'), 'She asked for the blue door');
  await goTo('/admin/inbox?open=542');
  expect((await openNote(user, 'Person 542')).value).toBe('');
  await goTo('/admin/inbox?open=541');
  expect((await openNote(user, 'Person 541')).value).toBe('She asked for the blue door');
});
