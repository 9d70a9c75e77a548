import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeRow } from '../../../tests/screens/fake-row';
import {
  type FakeRequest,
  fakeServer,
  page,
  type Routes,
} from '../../../tests/screens/fake-server';
import { fillField, renderStaffArea } from '../../../tests/screens/render-staff';
import { reminderRow } from '../../../tests/screens/rows';
import type { ListedReminder } from '../data/rows';

const screenPath = '/admin/case-management/reminders';

/** A fake list of follow-ups, by title, that drops completed ones. */
function startReminders(first: readonly Parameters<typeof reminderRow>[0][], more: Routes = {}) {
  const rows = first.map((row) => fakeRow(reminderRow(row) as ListedReminder));
  const routes = rows.flatMap((one): [string, Routes[string]][] => [
    [`PATCH /api/reminders/${one.row().id}`, one.change],
    [`POST /api/reminders/${one.row().id}/undo`, one.undo],
  ]);
  const server = fakeServer({
    'GET /api/reminders': ({ query }) => {
      const wanted = query.get('assignedTo');
      const open = rows
        .map(({ row }) => row())
        .filter(
          ({ isCompleted, assignedTo }) => !isCompleted && (!wanted || assignedTo === wanted),
        );
      return page(open)({} as FakeRequest);
    },
    'GET /api/staff': ['admin', 'mina'].map((username) => {
      return { username, isInUse: true, role: 'owner' };
    }),
    ...Object.fromEntries(routes),
    ...more,
  });
  return { ...server, rows };
}
const three = (from: number) =>
  ['One', 'Two', 'Three'].map((title, at) => ({
    ...{ id: from + at, memberId: from + at, title, memberName: `Person ${title}` },
    dueDate: `2031-03-0${at < 2 ? 4 : 6}T22:00:00.000Z`,
  }));
const focused = () => document.activeElement?.textContent;
const links = () => screen.getAllByRole('link', { name: /^Person/, hidden: true });
const expectRows = (...names: string[]) =>
  waitFor(() => expect(links().map(({ textContent }) => textContent)).toEqual(names));

it('groups follow-ups by day or person, and assigns one to a colleague in its row', async () => {
  const { writes } = startReminders(
    three(701).map((row) => ({ ...row, assignedTo: 'admin' as const })),
  );
  const { user } = renderStaffArea(screenPath);
  const group = (name: RegExp | string) => screen.findByRole('list', { name });
  expect(within(await group(/Mar 4/)).getAllByRole('listitem')).toHaveLength(2);
  const third = within(await group(/Mar 6/));
  await user.selectOptions(third.getByLabelText('Assigned to'), 'mina');
  await screen.findByText('Person Three: Three');
  expect(writes().map(({ body }) => body)).toEqual([{ assignedTo: 'mina' }]);
  await user.selectOptions(screen.getByLabelText('Group by'), 'By person');
  within(await group('mina')).getByText('Three');
  expect(within(await group('admin')).getAllByRole('listitem')).toHaveLength(2);
  await user.selectOptions(screen.getAllByLabelText('Assigned to')[0] as HTMLElement, 'mina');
  await expectRows('Person Three');
});

it('ignores a repeated key press after the focus has moved to the next row', async () => {
  const { writes } = startReminders(three(711));
  const { user } = renderStaffArea(screenPath);
  await screen.findByText('Person One');
  await user.keyboard('j');
  expect(focused()).toBe('Person One');
  await user.keyboard('e');
  await waitFor(() => expect(focused()).toBe('Person Two'));
  await user.keyboard('e');
  await screen.findByText('Person One: One');
  expect(writes()).toHaveLength(1);
  await user.keyboard('j');
  expect(focused()).toBe('Person Three');
  await user.keyboard('e');
  await expectRows('Person Two');
  expect(writes()).toHaveLength(2);
});

it('moves the focus to the next follow-up of the day when one is done, and to the heading after the last', async () => {
  startReminders(three(721));
  const { user } = renderStaffArea(screenPath);
  await screen.findByText('Person One');
  await user.keyboard('jj');
  expect(focused()).toBe('Person Two');
  await user.keyboard('e');
  await expectRows('Person One', 'Person Three');
  await waitFor(() => expect(focused()).toBe('Person One'));
  await user.click(screen.getByRole('button', { name: /^Complete.*One/ }));
  await expectRows('Person Three');
  await waitFor(() => expect(focused()).toBe('Person Three'));
  await user.keyboard('ke');
  await waitFor(() => expect(screen.queryByText('Person Three')).toBeNull());
  await waitFor(() => expect(document.activeElement?.localName).toBe('h1'));
});

it('returns the focus to the row after Undo, by keyboard and by mouse', async () => {
  startReminders(three(731).slice(0, 2));
  const { user } = renderStaffArea(screenPath);
  await screen.findByText('Person One');
  const undo = () => screen.findByRole('button', { name: 'Undo' });
  for (const press of [
    async () => {
      (await undo()).focus();
      await user.keyboard('{Enter}');
    },
    async () => user.click(await undo()),
  ]) {
    await user.keyboard(focused() === 'Person Two' ? 'ke' : 'je');
    await expectRows('Person Two');
    await waitFor(() => expect(focused()).toBe('Person Two'));
    await press();
    await expectRows('Person One', 'Person Two');
    await waitFor(() => expect(focused()).toBe('Person Two'));
  }
});

it('keeps and logs a call note when its follow-up leaves the list', async () => {
  const attempt = { id: 1, version: 1, outcome: 'no-answer', followUpAt: null };
  const { rows, writes } = startReminders(three(741).slice(0, 2), {
    'POST /api/contact-attempts': attempt,
  });
  const { user } = renderStaffArea(screenPath);
  await user.click(await screen.findByRole('button', { name: 'Log a contact with Person One' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Add a note or date…' }));
  const dialog = within(await screen.findByRole('dialog', { name: /^Log a contact/ }));
  const note = dialog.getByLabelText<HTMLTextAreaElement>('Note');
  await fillField(user, note, 'She pays in w');
  rows[0]?.changeElsewhere({ isCompleted: true });
  const { queryClient } = await import('../data/query-client');
  await queryClient.invalidateQueries();
  await expectRows('Person Two');
  await user.paste('eeks');
  expect(note.value).toBe('She pays in weeks');
  await user.click(dialog.getByRole('button', { name: 'Log contact' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(writes().map(({ body }) => [body.memberId, body.note])).toEqual([
    [741, 'She pays in weeks'],
  ]);
  await waitFor(() => expect(focused()).toBe('Person Two'));
});

it('ignores the second click of a double click when the button has changed its action', async () => {
  const { writes } = startReminders(three(751));
  renderStaffArea(screenPath);
  const complete = await screen.findByRole('button', { name: /^Complete.*One/ });
  fireEvent.click(complete, { detail: 1 });
  fireEvent.click(screen.getByRole('button', { name: /^Complete.*Two/ }), { detail: 2 });
  await expectRows('Person Two', 'Person Three');
  expect(writes()).toHaveLength(1);
});
