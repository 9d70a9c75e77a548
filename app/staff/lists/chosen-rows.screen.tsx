import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import {
  createDelayedResponse,
  createRefusal,
  type FakeRequest,
  fakeServer,
  page,
  type Routes,
} from '../../../tests/screens/fake-server';
import { fillField, renderStaffArea } from '../../../tests/screens/render-staff';
import { listedMemberRow, submissionRow } from '../../../tests/screens/rows';

type Row = { id: number; version: number };
const pageOf = (rows: readonly object[], headers = {}) => page(rows, headers)({} as FakeRequest);
const bar = () => within(screen.getByRole('region', { name: 'Chosen rows' }));
const choose = (name: string) => screen.findByLabelText(`Choose ${name}`);
const dialog = (name: string | RegExp) => screen.findByRole('dialog', { name });

/** Rows that a bulk change updates like the server: it refuses outdated versions. */
function startRows<One extends Row>(path: string, first: readonly One[], more: Routes = {}) {
  const rows = new Map(first.map((row) => [row.id, row]));
  const change = (id: number, changes: Partial<One>) => {
    const row = { ...rows.get(id), ...changes, version: (rows.get(id)?.version ?? 0) + 1 } as One;
    rows.set(id, row);
    return row;
  };
  const before = new Map<number, One>();
  const inBulk = (asked: Row[], write: (id: number) => Row) => {
    const isCurrent = ({ id, version }: Row) => rows.get(id)?.version === version;
    const [current, stale] = [asked.filter(isCurrent), asked.filter((row) => !isCurrent(row))];
    return {
      refused: stale.map(({ id }) => {
        return { id, reason: 'marcus changed this.', current: rows.get(id) };
      }),
      changed: current.map(({ id }) => ({ id, version: write(id).version })),
    };
  };
  const setAll = ({ body: { rows: asked, openWork: _, ...changes } }: FakeRequest) =>
    inBulk(asked, (id) => {
      before.set(id, rows.get(id) as One);
      return change(id, changes);
    });
  const undoAll = ({ body: { rows: asked } }: FakeRequest) =>
    inBulk(asked, (id) => {
      const { version: _, ...values } = before.get(id) as One;
      return change(id, values as Partial<One>);
    });
  const server = fakeServer({
    [`GET ${path}`]: ({ query }) => {
      const search = query.get('search') ?? '';
      return pageOf([...rows.values()].filter((row) => JSON.stringify(row).includes(search)));
    },
    [`POST ${path}/bulk`]: setAll,
    [`POST ${path}/bulk/undo`]: undoAll,
    ...more,
  });
  return { ...server, change, row: (id: number) => rows.get(id), setAll };
}

const cases = '/api/members';
const forms = '/api/get-involved-submissions';
const membersOf = (...ids: number[]) =>
  ids.map((id) => listedMemberRow({ id, lastName: `Lee${id}` }));

it('changes the chosen cases only when the button is pressed, not while a status is being selected by keyboard', async () => {
  const { writes } = startRows(cases, membersOf(611));
  const { user } = renderStaffArea('/admin/case-management');
  await user.click(await choose('Ana Lee611'));
  const status = bar().getByLabelText<HTMLSelectElement>('Change status');
  fireEvent.keyDown(status, { key: 'ArrowDown' });
  fireEvent.change(status, { target: { value: 'inactive' } });
  const set = bar().getByRole('button', { name: 'Set to Inactive' });
  expect(writes()).toEqual([]);
  await user.click(set);
  await screen.findByText('1 changed.');
  expect(writes().map(({ body }) => body.status)).toEqual(['inactive']);
});

it('asks whether to close open work when several cases are closed, also without pressing alerts', async () => {
  const open = listedMemberRow({ id: 621, lastName: 'Lee621', hasAlerts: true });
  const { writes, row } = startRows(cases, [open, ...membersOf(622)]);
  const { user } = renderStaffArea('/admin/case-management');
  for (const id of [621, 622]) await user.click(await choose(`Ana Lee${id}`));
  await user.selectOptions(bar().getByLabelText('Change status'), 'completed');
  const question = within(await dialog('Some work is still open'));
  question.getByText('In 1 of the chosen cases.');
  await user.click(question.getByRole('button', { name: 'Cancel' }));
  expect(writes()).toEqual([]);
  await user.selectOptions(bar().getByLabelText('Change status'), 'completed');
  const again = within(await dialog('Some work is still open'));
  await user.click(again.getByRole('button', { name: 'Close them too' }));
  await screen.findByText('2 changed.');
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await screen.findByText('Undone');
  expect(writes()[0]?.body).toMatchObject({ status: 'completed', openWork: 'close' });
  expect(writes()).toHaveLength(2);
  expect([row(621)?.status, row(622)?.status]).toEqual(['active', 'active']);
});

it('asks whether to reassign follow-ups when several cases are assigned to a colleague', async () => {
  const planned = listedMemberRow({
    id: 625,
    lastName: 'Lee625',
    nextReminderAt: '2027-01-05T12:00:00.000Z',
  });
  const { writes } = startRows(cases, [planned, ...membersOf(626)]);
  const { user } = renderStaffArea('/admin/case-management');
  for (const id of [625, 626]) await user.click(await choose(`Ana Lee${id}`));
  await user.selectOptions(bar().getByLabelText('Assign to'), 'admin');
  const question = within(await dialog('Do the follow-ups go along?'));
  question.getByText('In 1 of the chosen cases.');
  await user.click(question.getByRole('button', { name: 'Give the case and its follow-ups' }));
  await screen.findByText('2 changed.');
  expect(writes()[0]?.body).toMatchObject({ assignedTo: 'admin', openWork: 'hand-over' });
});

it('names the case that a colleague changed, offers Undo for the others, and changes it on a second confirmation', async () => {
  const { change, row } = startRows(cases, membersOf(631, 632));
  const { user } = renderStaffArea('/admin/case-management');
  for (const id of [631, 632]) await user.click(await choose(`Ana Lee${id}`));
  change(632, { status: 'inactive' });
  await user.selectOptions(bar().getByLabelText('Change status'), 'on-hold');
  const conflict = within(await dialog(/^Not changed/));
  conflict.getByText(/Ana Lee632: marcus changed this/);
  expect(conflict.getAllByRole('row').at(-1)?.textContent).toContain('InactiveOn Hold');
  expect([row(631)?.status, row(632)?.status]).toEqual(['on-hold', 'inactive']);
  conflict.getByText(/1 changed\./);
  await user.click(conflict.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(row(631)?.status).toBe('active'));
  await user.click(conflict.getByRole('button', { name: 'Change it anyway' }));
  await waitFor(() => expect(row(632)?.status).toBe('on-hold'));
  expect(row(631)?.status).toBe('active');
});

it('changes a row again after a change in this tab, and restores each row to its own status with one Undo', async () => {
  const named = (id: number) => submissionRow({ id, name: `Vera ${id}` });
  const { change, row } = startRows(forms, [named(641), named(642)], {
    [`PUT ${forms}/641`]: ({ headers, body }) =>
      headers.get('If-Match') === '"1"' ? change(641, body) : createRefusal(409, 'changed-since'),
  });
  const { user } = renderStaffArea('/admin/submissions');
  for (const id of [641, 642]) await user.click(await choose(`Vera ${id}`));
  await user.click(screen.getByRole('button', { name: 'Start Vera 641' }));
  await screen.findByText('Status Updated');
  await user.selectOptions(bar().getByLabelText('Change status'), 'on-hold');
  await screen.findByText('2 changed.');
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect([row(641)?.status, row(642)?.status]).toEqual(['in-progress', 'new']));
});

it('exports the rows chosen when the dialog opened, even if the search or the selection changed since', async () => {
  const { response, answer } = createDelayedResponse();
  // happy-dom would navigate to the file.
  const save = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  const rows = ['One', 'Two', 'Three'].map((name, at) => submissionRow({ id: 651 + at, name }));
  const server = startRows(forms, rows, {
    [`POST ${forms}/bulk`]: (request) => response.then(() => server.setAll(request)),
    [`GET ${forms}/export`]: () =>
      new Response('Name\nOne\nTwo\n', { headers: { 'content-type': 'text/csv' } }),
  });
  const { user } = renderStaffArea('/admin/submissions');
  const search = await screen.findByRole('searchbox');
  for (const name of ['One', 'Two']) {
    await fillField(user, search, name);
    await user.click(await choose(name));
  }
  await fillField(user, search, 'Three');
  await choose('Three');
  await user.selectOptions(bar().getByLabelText('Change status'), 'in-progress');
  await user.click(bar().getByRole('button', { name: 'Export chosen' }));
  answer(undefined);
  await screen.findByText('2 changed.');
  const exporting = within(await dialog('Export as CSV'));
  exporting.getByText('2 chosen rows.');
  await user.click(exporting.getByRole('button', { name: 'Download CSV' }));
  await screen.findByText('Export saved');
  expect(save).toHaveBeenCalledOnce();
  save.mockRestore();
  const { query } = server.sent.find(({ path }) => path === `${forms}/export`) ?? {};
  expect([query?.get('ids'), query?.has('search')]).toEqual(['651,652', false]);
});

it('keeps the page history and the selection while dialogs open and close', async () => {
  const rows = [...'edcba'].map((name, at) =>
    submissionRow({ id: 665 - at, name: `Vera ${name}` }),
  );
  fakeServer({
    [`GET ${forms}`]: ({ query }) => {
      const from = Number(query.get('cursor') ?? 0);
      const next = `<${forms}?cursor=${from + 2}>; rel="next"`;
      return pageOf(rows.slice(from, from + 2), {
        'x-total-count': '5',
        ...(from + 2 < rows.length ? { link: next } : {}),
      });
    },
    [`GET ${forms}/661`]: rows[4] as object,
    [`GET ${forms}/661/replies`]: [],
    'GET /api/contact-attempts': page([]),
  });
  const { user } = renderStaffArea('/admin/submissions');
  await user.click(await choose('Vera e'));
  const turn = async (name: string, seen: string) => {
    await user.click(screen.getByRole('button', { name }));
    await choose(seen);
  };
  await turn('Next', 'Vera c');
  await turn('Next', 'Vera a');
  await user.click(screen.getByRole('button', { name: /^View details of Vera a/ }));
  await user.click(
    within(await screen.findByRole('dialog')).getByRole('button', { name: 'Close' }),
  );
  await user.click(screen.getByRole('button', { name: 'Export' }));
  const exporting = within(await dialog('Export as CSV'));
  await user.click(exporting.getByRole('button', { name: 'Cancel' }));
  await turn('Previous', 'Vera c');
  expect(location.search).toContain('page=2');
  await user.click(await choose('Vera c'));
  bar().getByText('2 chosen');
  await user.click(await choose('Vera c'));
  await turn('Previous', 'Vera e');
  expect(((await choose('Vera e')) as HTMLInputElement).checked).toBe(true);
});
