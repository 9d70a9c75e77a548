import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { fakeRow } from '../../../tests/screens/fake-row';
import {
  createDelayedResponse,
  createRefusal,
  failConnection,
  fakeServer,
  page,
} from '../../../tests/screens/fake-server';
import { renderStaff } from '../../../tests/screens/render-staff';
import { memberRow } from '../../../tests/screens/rows';
import { shownToast } from '../../ui/toasts';
import { openConflict } from '../data/conflict';
import type { Member } from '../data/rows';
import { endSession, startSession } from '../data/session';
import { ConflictDialog } from '../shell/conflict-dialog';
import { CaseControls } from './profile-header';

const id = 51;
const member = memberRow({ id, version: 3 });
type Patch = Parameters<typeof fakeServer>[0][string];

/** The screen keeps showing version 3, as while its next read is in flight. */
function renderControls(patch: Patch, undo: Patch = { ...member, version: 9 }) {
  const server = fakeServer({
    'GET /api/staff': [{ username: 'ruth', isInUse: true, role: 'owner' }],
    'GET /api/case-alerts': page([]),
    [`GET /api/reminders/${id}`]: page([]),
    [`PATCH /api/members/${id}`]: patch,
    [`POST /api/members/${id}/undo`]: undo,
  });
  const view = renderStaff(
    <>
      <CaseControls member={member} />
      <ConflictDialog />
    </>,
    `/admin/member-profile/${id}`,
  );
  return { ...server, ...view };
}

const status = () => screen.getByLabelText<HTMLSelectElement>('Status of the case');
const priority = () => screen.getByLabelText<HTMLSelectElement>('Priority of the case');
const conflict = () => screen.findByRole('dialog');
const changedBy = (current: Partial<Member>, differs: object) =>
  createRefusal(409, 'changed-since', {
    current: { ...member, ...current },
    ...{ changedBy: 'marcus', differs },
  });

it('disables all controls of the row while a write is pending, and then writes on the returned version', async () => {
  const { response, answer } = createDelayedResponse();
  const { user, writes } = renderControls(({ body }) =>
    body.priority ? response : { version: 5 },
  );
  await user.selectOptions(priority(), 'high');
  await waitFor(() => expect(status().getAttribute('aria-disabled')).toBe('true'));
  expect(priority().getAttribute('aria-disabled')).toBe('true');
  await user.selectOptions(status(), 'on-hold');
  await user.selectOptions(priority(), 'urgent');
  expect(writes()).toHaveLength(1);
  answer({ ...member, priority: 'high', version: 4 });
  await screen.findByText('The priority is now High.');
  expect(status().getAttribute('aria-disabled')).toBeNull();
  await user.selectOptions(status(), 'on-hold');
  await screen.findByText('The status is now On Hold.');
  expect(writes().map(({ headers }) => headers.get('If-Match'))).toEqual(['"3"', '"4"']);
});

it('undoes a change on the version that the change made', async () => {
  const { user, writes } = renderControls(({ body }) => ({ ...member, ...body, version: 4 }));
  await user.selectOptions(priority(), 'high');
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await screen.findByText('Undone');
  expect(writes()[1]?.path).toBe(`/api/members/${id}/undo`);
  expect(writes()[1]?.headers.get('If-Match')).toBe('"4"');
});

it('shows the colleague’s change and does not overwrite it', async () => {
  const { user, writes } = renderControls(() =>
    changedBy({ version: 4, status: 'on-hold' }, { status: ['on-hold', 'inactive'] }),
  );
  await user.selectOptions(status(), 'inactive');
  const dialog = await conflict();
  expect(dialog.textContent).toContain('Not changed: Ana Lee');
  expect(dialog.textContent).toContain('marcus changed this while you had it open');
  expect(within(dialog).getByRole('row', { name: /Status/ }).textContent).toBe(
    'StatusOn HoldInactive',
  );
  await user.click(within(dialog).getByRole('button', { name: 'Leave it as it is' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(writes()).toHaveLength(1);
});

it('applies the change to the colleague’s version on a second confirmation, and undoes it', async () => {
  const { user, writes } = renderControls(({ headers, body }) =>
    headers.get('If-Match') === '"3"'
      ? changedBy({ version: 6, priority: 'urgent' }, { priority: ['urgent', 'high'] })
      : { ...member, ...body, version: 7 },
  );
  await user.selectOptions(priority(), 'high');
  await user.click(within(await conflict()).getByRole('button', { name: 'Change it anyway' }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(writes()).toHaveLength(3));
  expect(writes().map(({ headers }) => headers.get('If-Match'))).toEqual(['"3"', '"6"', '"7"']);
});

it('reports a change without a response as failed, and saves it on the next press', async () => {
  let sends = 0;
  const { user, writes } = renderControls(({ body }) => {
    sends += 1;
    return sends === 1 ? failConnection() : { ...member, ...body, version: 4 };
  });
  await user.selectOptions(priority(), 'high');
  await screen.findByText(/We cannot reach the server/);
  expect(priority().getAttribute('aria-disabled')).toBeNull();
  await user.selectOptions(priority(), 'high');
  await screen.findByText('The priority is now High.');
  expect(writes()).toHaveLength(2);
});

it.each([
  { response: 'a success', settle: () => ({ ...member, version: 4 }) },
  { response: 'a conflict', settle: () => changedBy({ version: 9 }, {}) },
])('shows no toast for $response that arrives after sign-out', async ({ settle }) => {
  const { response, answer } = createDelayedResponse();
  const { user, writes } = renderControls(() => response);
  await user.selectOptions(priority(), 'high');
  await waitFor(() => expect(writes()).toHaveLength(1));
  endSession({ onPurpose: true });
  startSession('token-of-another', 'finn');
  answer(settle());
  await waitFor(() => expect(priority().getAttribute('aria-disabled')).toBeNull());
  expect(shownToast.get()).toBeUndefined();
  expect(openConflict.get()).toBeUndefined();
});

it('sends no further read when the user leaves during a write, and shows its result', async () => {
  const { response, answer } = createDelayedResponse();
  function Screen() {
    const [isOpen, setOpen] = useState(true);
    return (
      <>
        <button type="button" onClick={() => setOpen(false)}>
          Leave
        </button>
        {isOpen ? <CaseControls member={member} /> : null}
        <ConflictDialog />
      </>
    );
  }
  fakeServer({
    'GET /api/staff': [],
    'GET /api/case-alerts': page([]),
    [`GET /api/reminders/${id}`]: page([]),
    [`PATCH /api/members/${id}`]: () => response,
  });
  const { user } = renderStaff(<Screen />);
  await user.selectOptions(priority(), 'high');
  await user.click(screen.getByRole('button', { name: 'Leave' }));
  answer(changedBy({ version: 4 }, { priority: ['urgent', 'high'] }));
  expect((await conflict()).textContent).toContain('Not changed: Ana Lee');
});

it('says that a change can no longer be undone when a colleague changed the row since', async () => {
  const row = fakeRow(memberRow({ id, version: 3 }));
  const { user } = renderControls(row.change, row.undo);
  await user.selectOptions(priority(), 'high');
  const undo = await screen.findByRole('button', { name: 'Undo' });
  row.changeElsewhere({ priority: 'urgent' });
  await user.click(undo);
  await screen.findByText(/was not undone\. This changed since/);
  expect(row.row().priority).toBe('urgent');
});
