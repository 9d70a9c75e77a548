import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createDelayedResponse, createServerError, page } from '../../../tests/screens/fake-server';
import { renderCase } from '../../../tests/screens/render-case';
import { fillField } from '../../../tests/screens/render-staff';
import { alertRow, reminderRow } from '../../../tests/screens/rows';

const alerts = [alertRow({ id: 1, memberId: 0 })];
const reminders = [reminderRow({ id: 1, memberId: 0 })];

const status = () => screen.findByLabelText<HTMLSelectElement>('Status of the case');
const findDialog = async (name: string | RegExp) =>
  within(await screen.findByRole('dialog', { name }));
const question = () => findDialog('Some work is still open');
const noteIn = (dialog: Awaited<ReturnType<typeof findDialog>>) =>
  dialog.getByLabelText<HTMLInputElement>('Note (optional)');

it.each([
  { decision: 'Leave them open', sent: { status: 'completed' } },
  { decision: 'Close them too', sent: { status: 'completed', openWork: 'close' } },
])(
  'asks whether to close open alerts and follow-ups when a case is closed: $decision',
  async ({ decision, sent }) => {
    const { user, writes } = await renderCase(421, { alerts, reminders });
    await user.selectOptions(await status(), 'completed');
    const dialog = await question();
    dialog.getByText('Open in this case: 1 alert and 1 follow-up.');
    await user.click(dialog.getByRole('button', { name: decision }));
    await screen.findByText('The status is now Completed.');
    expect(writes().map(({ body }) => body)).toEqual([sent]);
  },
);

const assigned = () => screen.findByLabelText<HTMLSelectElement>('Assigned to');
const colleagues = {
  'GET /api/staff': ['admin', 'dana'].map((username) => {
    return { username, isInUse: true, role: 'case-worker' };
  }),
};

it.each([
  { decision: 'Give the case and its follow-ups', sent: { openWork: 'hand-over' } },
  { decision: 'Give only the case', sent: {} },
])(
  'asks whether to reassign the follow-ups when a case is assigned: $decision',
  async ({ decision, sent }) => {
    const mine = { memberId: 425, assignedTo: 'admin' };
    const { user, writes } = await renderCase(425, {
      member: { assignedTo: 'admin' },
      reminders: [
        reminderRow({ id: 1, ...mine }),
        reminderRow({ id: 2, ...mine, assignedTo: 'dana' }),
      ],
      routes: colleagues,
    });
    await user.selectOptions(await assigned(), 'dana');
    const dialog = await findDialog('Do the follow-ups go along?');
    dialog.getByText('1 open follow-up in this case is assigned to admin.');
    await user.click(dialog.getByRole('button', { name: decision }));
    await screen.findByText('Assigned to dana.');
    expect(writes().map(({ body }) => body)).toEqual([{ assignedTo: 'dana', ...sent }]);
  },
);

it('assigns a case at once when the assignee has no follow-ups', async () => {
  const { user, writes } = await renderCase(426, {
    member: { assignedTo: 'admin' },
    routes: colleagues,
  });
  await user.selectOptions(await assigned(), 'dana');
  await screen.findByText('Assigned to dana.');
  expect(writes().map(({ body }) => body)).toEqual([{ assignedTo: 'dana' }]);
});

it('requests open follow-ups separately from completed ones', async () => {
  const { sent } = await renderCase(422);
  await waitFor(() => {
    const asked = sent.filter(({ path }) => path === '/api/reminders/422');
    expect(asked.map(({ query }) => query.get('status')).sort()).toEqual(['completed', 'pending']);
  });
});

it('does not close a case while its alerts cannot be read', async () => {
  const { user, writes } = await renderCase(423, {
    routes: { 'GET /api/case-alerts': createServerError },
  });
  await screen.findByText(/The alerts of this case could not be loaded/);
  await user.selectOptions(await status(), 'completed');
  const dialog = await question();
  await dialog.findByRole('button', { name: 'Try again' });
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect((await status()).value).toBe('active');
  expect(writes()).toEqual([]);
});

it('shows the timeline only after the alerts and duplicates have loaded, and keeps it while they reload', async () => {
  let read: () => unknown = createServerError;
  const duplicates = createDelayedResponse();
  const { user } = await renderCase(424, {
    routes: {
      'GET /api/case-alerts': () => read(),
      'GET /api/members/424/duplicates': () => duplicates.response,
    },
  });
  await screen.findByText(/The alerts of this case could not be loaded/);
  expect(screen.queryByRole('tab')).toBeNull();
  duplicates.answer(createServerError());
  expect(await screen.findAllByRole('tab')).toHaveLength(3);
  await screen.findByText(/Possible duplicates could not be loaded/);
  const { response, answer } = createDelayedResponse();
  read = () => response;
  const failure = screen.getByText(/The alerts of this case/);
  const again = within(failure).getByRole('button', { name: 'Try again' });
  await user.click(again);
  await waitFor(() => expect(again.getAttribute('aria-disabled')).toBe('true'));
  expect(screen.getAllByRole('tab')).toHaveLength(3);
  answer(createServerError());
  await waitFor(() => expect(again.getAttribute('aria-disabled')).toBe('false'));
});

it('keeps the closing note across screens and a failure, and deletes it after Cancel and after the save', async () => {
  const { user, server, row, goTo, goBack } = await renderCase(425);
  const openDialog = async () => {
    await user.click(await screen.findByRole('button', { name: 'Close case' }));
    return findDialog('Close this case');
  };
  const first = await openDialog();
  await fillField(user, noteIn(first), 'Moved away');
  await user.click(first.getByRole('button', { name: 'Cancel' }));
  expect(noteIn(await openDialog()).value).toBe('');
  await fillField(user, noteIn(await findDialog('Close this case')), 'Moved to Norfolk');
  await goTo('/admin/member-intake');
  await goBack();
  const dialog = await openDialog();
  expect(noteIn(dialog).value).toBe('Moved to Norfolk');
  server.save = createServerError;
  const moved = await dialog.findByRole('button', { name: 'Moved away' });
  await user.click(moved);
  await screen.findByText(/not saved/);
  expect(noteIn(dialog).value).toBe('Moved to Norfolk');
  server.save = row.change;
  await user.click(moved);
  await screen.findByRole('button', { name: 'Reopen case' });
  expect(row.row()).toMatchObject({ status: 'inactive', reason: 'Moved away: Moved to Norfolk' });
  expect(JSON.stringify(sessionStorage)).not.toContain('Norfolk');
});

it('shows the reason beside the reason of a colleague who closed the case first', async () => {
  const { user, row, writes } = await renderCase(426);
  await user.click(await screen.findByRole('button', { name: 'Close case' }));
  const dialog = await findDialog('Close this case');
  await fillField(user, noteIn(dialog), 'To Norfolk');
  row.changeElsewhere({ status: 'inactive', reason: 'Moved away: To her son' } as object);
  await user.click(await dialog.findByRole('button', { name: 'Moved away' }));
  const conflict = await findDialog(/^Not changed/);
  expect(conflict.getAllByRole('row').at(-1)?.textContent).toBe(
    'ReasonMoved away: To her sonMoved away: To Norfolk',
  );
  await user.click(conflict.getByRole('button', { name: 'Change it anyway' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(writes().at(-1)?.body).toEqual({ status: 'inactive', reason: 'Moved away: To Norfolk' });
});

it('keeps the tag of a colleague when the review is finished after a conflict', async () => {
  const tags = ['member-assistance', 'new-member'];
  const { user, row, writes } = await renderCase(427, { member: { tags } });
  const finish = await screen.findByRole('button', { name: 'Finish review' });
  row.changeElsewhere({ tags: [...tags, 'call-back'] });
  await user.click(finish);
  const conflict = await findDialog(/^Not changed/);
  conflict.getByText('member-assistance, new-member, call-back');
  await user.click(conflict.getByRole('button', { name: 'Leave it as it is' }));
  await screen.findByText('call-back');
  await user.click(screen.getByRole('button', { name: 'Finish review' }));
  await screen.findByText('No longer in the list of new applicants.');
  expect(writes().at(-1)?.body).toEqual({ tags: ['member-assistance', 'call-back'] });
});

it('offers no text message until it is known that the person has not sent STOP', async () => {
  const phone = '8045550123';
  let stop: () => unknown = createServerError;
  const { user } = await renderCase(428, {
    member: { phone },
    routes: { 'GET /api/text-stops/428': () => stop() },
  });
  const text = await screen.findByRole('link', { name: 'Text' });
  const failure = await screen.findByText(/We could not check whether this number replied STOP/);
  expect(text.getAttribute('href')).toBeNull();
  expect(text.getAttribute('aria-disabled')).toBe('true');
  const again = within(failure).getByRole('button', { name: 'Try again' });
  const { response, answer } = createDelayedResponse();
  stop = () => response;
  again.focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(again.getAttribute('aria-disabled')).toBe('true'));
  expect(document.activeElement).toBe(again);
  answer(createServerError());
  await waitFor(() => expect(again.getAttribute('aria-disabled')).toBe('false'));
  expect(failure.textContent).toContain('Something went wrong on our side');
  stop = () => ({ hasStopped: false });
  await user.click(again);
  await screen.findByRole('link', { name: 'Text' });
  await waitFor(() => expect(text.getAttribute('href')).toBe(`sms:${phone}`));
  expect(screen.queryByText(/We could not check whether this number replied STOP/)).toBeNull();
});

it('names the case in a conflict that arrives when another case is open', async () => {
  const { response, answer } = createDelayedResponse();
  const { user, server, row, goTo } = await renderCase(429, {
    routes: { 'GET /api/case-alerts': page([]) },
  });
  row.changeElsewhere({ status: 'on-hold' });
  server.save = (request) => response.then(() => row.change(request));
  await user.selectOptions(await screen.findByLabelText('Priority of the case'), 'high');
  await goTo('/admin/member-intake');
  answer(undefined);
  await findDialog('Not changed: Ana Lee');
});
