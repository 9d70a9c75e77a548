import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeRow } from '../../../tests/screens/fake-row';
import { type FakeRequest, fakeServer, page } from '../../../tests/screens/fake-server';
import { renderStaffArea } from '../../../tests/screens/render-staff';
import { submissionRow } from '../../../tests/screens/rows';
import type { Submission } from '../data/rows';

const list = '/api/get-involved-submissions';

function startForm(id: number, changes: Partial<Submission> = {}) {
  const row = fakeRow(submissionRow({ id, ...changes }));
  const server = fakeServer({
    [`GET ${list}`]: () => page([row.row()])({} as FakeRequest),
    [`GET ${list}/${id}`]: row.row,
    [`PUT ${list}/${id}`]: row.change,
    [`POST ${list}/${id}/undo`]: row.undo,
    [`GET ${list}/${id}/replies`]: [],
    'GET /api/contact-attempts': page([]),
  });
  return { ...server, row };
}

it('does not complete a form with the click or held key that started it', async () => {
  const { writes } = startForm(821);
  const { user } = renderStaffArea('/admin/submissions');
  const start = await screen.findByRole('button', { name: /^Start/ });
  await user.click(start);
  const done = await screen.findByRole('button', { name: /^Done/ });
  expect(done).toBe(start);
  await waitFor(() => expect(done.getAttribute('aria-disabled')).toBeNull());
  fireEvent.click(done, { detail: 2 });
  done.focus();
  fireEvent.keyDown(done, { key: 'e', repeat: true });
  expect(writes()).toHaveLength(1);
  await user.keyboard('e');
  await waitFor(() => expect(writes()).toHaveLength(2));
  expect(writes().map(({ body }) => body)).toEqual([
    { status: 'in-progress', assignedTo: 'admin' },
    { status: 'completed', assignedTo: 'admin' },
  ]);
});

it('restores the status of a form by Undo', async () => {
  const { row } = startForm(831);
  const { user } = renderStaffArea('/admin/submissions');
  await user.click(await screen.findByRole('button', { name: /^Start/ }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await screen.findByText('Undone');
  expect(row.row().status).toBe('new');
});

it('shows both states when a colleague completed a form before it was started here', async () => {
  const { row, writes } = startForm(841);
  const { user } = renderStaffArea('/admin/submissions');
  const start = await screen.findByRole('button', { name: /^Start/ });
  row.changeElsewhere({ status: 'completed' });
  await user.click(start);
  const conflict = within(await screen.findByRole('dialog', { name: 'Not changed: Vera Lee' }));
  expect(conflict.getByRole('row', { name: /Status/ }).textContent).toMatch(
    /^StatusCompletedIn Progress$/i,
  );
  await user.click(conflict.getByRole('button', { name: 'Leave it as it is' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Start/ })).toBeNull());
  expect(writes()).toHaveLength(1);
});

it('marks a form as answered when the user confirms it, not when the mail program opens', async () => {
  const { writes } = startForm(851, { status: 'in-progress' });
  const { user } = renderStaffArea('/admin/submissions');
  const mail = await screen.findByRole('link', { name: /^Send email/ });
  mail.addEventListener('click', (event) => event.preventDefault());
  await user.click(mail);
  const answered = await screen.findByRole('button', { name: 'Mark as answered' });
  expect(writes()).toEqual([]);
  await user.click(answered);
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await screen.findByText('Undone');
  expect(writes().map(({ path, headers }) => [path, headers.get('If-Match')])).toEqual([
    [`${list}/851`, '"1"'],
    [`${list}/851/undo`, '"2"'],
  ]);
});

it('shows the answers in the order of the form with a mail draft, and changes the status', async () => {
  const { row } = startForm(861, {
    formData: {
      ...{ hearAbout: 'A friend', volunteerType: 'in-person', bestTimes: 'Mornings' },
      location: 'Richmond',
    },
  });
  const { user } = renderStaffArea('/admin/submissions?open=861');
  const dialog = within(await screen.findByRole('dialog', { name: 'Volunteer submission' }));
  const asked = ['Location', 'Best days and times for you', 'How would you like to help?'];
  const shown = [...document.querySelectorAll('[role=dialog] dt')].map((dt) => dt.textContent);
  expect(shown.filter((label) => asked.includes(label))).toEqual(asked);
  dialog.getByText('In person');
  const link = decodeURIComponent(
    dialog.getByRole('link', { name: 'Send Email' }).getAttribute('href') ?? '',
  );
  expect(link).toContain('subject=Re: Volunteer Application');
  expect(link).toContain('Hello Vera,');
  await user.click(await dialog.findByRole('button', { name: 'Start Processing' }));
  const complete = await dialog.findByRole('button', { name: 'Mark Complete' });
  expect(row.row().status).toBe('in-progress');
  await user.click(complete);
  await waitFor(() => expect(row.row().status).toBe('completed'));
});

it('says that a form has no further answers', async () => {
  startForm(881, { formData: {} });
  renderStaffArea('/admin/submissions?open=881');
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByRole('heading', { name: 'Application Details' });
  dialog.getByText('No other answers were given.');
});
