import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import {
  createDelayedResponse,
  createRefusal,
  fakeServer,
} from '../../../tests/screens/fake-server';
import { renderStaff } from '../../../tests/screens/render-staff';
import { alertRow } from '../../../tests/screens/rows';
import { openConflict } from '../data/conflict';
import type { ListedAlert } from '../data/rows';
import { AlertItem } from './alert-item';
import { ResolveAlert } from './resolve-alert';

type Named = ListedAlert;

const alert = {
  ...alertRow({ id: 61, memberId: 9, version: 2, title: 'No heating', memberName: '' }),
  isResolved: true,
} as Named;
const press = () => screen.getByRole('button', { name: /^Reopen/ });
const Reopen = ({ alert: shown }: { alert: Named }) => (
  <AlertItem alert={shown} onResolve={() => {}} />
);

it.each([
  { memberName: 'Ana Lee', toast: 'Ana Lee: No heating', dialog: /Ana Lee, No heating/ },
  { memberName: '', toast: 'No heating', dialog: /: No heating/ },
])(
  'names the person in the toast and the conflict: $toast',
  async ({ memberName, toast, dialog }) => {
    const { memberName: _, ...current } = alert;
    const conflict = createRefusal(409, 'changed-since', { current });
    const responses: unknown[] = [{ ...alert, version: 3 }, conflict];
    fakeServer({ 'PATCH /api/case-alerts/61': () => responses.shift() });
    const { user } = renderStaff(<Reopen alert={{ ...alert, memberName }} />);
    await user.click(press());
    await screen.findByText(toast, { selector: '.toast *' });
    await user.click(press());
    await expect.poll(() => openConflict.get()?.failed).toMatch(dialog);
  },
);

it('sends one write when the button is pressed twice', async () => {
  const { response, answer } = createDelayedResponse();
  const { writes } = fakeServer({ 'PATCH /api/case-alerts/61': () => response });
  const { user } = renderStaff(<Reopen alert={alert} />);
  await user.dblClick(press());
  expect(press().getAttribute('aria-disabled')).toBe('true');
  answer({ ...alert, version: 3 });
  await expect.poll(() => press().getAttribute('aria-disabled')).toBeNull();
  expect(writes()).toHaveLength(1);
});

function Resolve() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      {isOpen ? <ResolveAlert alert={alert} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

it('refuses to resolve an alert that a colleague has already resolved, also from a draft', async () => {
  const resolvedAt = '2026-11-20T04:48:00.000Z';
  const resolved = {
    ...alert,
    version: 3,
    isResolved: true,
    resolution: 'Heating is on',
    resolvedAt,
    resolvedBy: 'casey',
  };
  const { writes } = fakeServer({
    'PATCH /api/case-alerts/61': () => createRefusal(409, 'changed-since', { current: resolved }),
  });
  const { user } = renderStaff(<Resolve />);
  const open = () => user.click(screen.getByRole('button', { name: 'Open' }));
  await open();
  await user.type(await screen.findByLabelText(/What was done/), 'Called the landlord');
  await user.click(screen.getByRole('button', { name: 'Resolve' }));
  await user.click(await screen.findByText('Close'));
  await open();
  await user.click(await screen.findByRole('button', { name: 'Resolve' }));
  await expect.poll(() => writes()).toHaveLength(2);
  expect(writes().map(({ headers }) => headers.get('if-match'))).toEqual(['"2"', '"2"']);
});
