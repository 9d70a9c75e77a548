import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import {
  createRefusal,
  createServerError,
  fakeServer,
  page,
} from '../../../tests/screens/fake-server';
import { renderCase } from '../../../tests/screens/render-case';
import { fillField, renderStaffArea } from '../../../tests/screens/render-staff';
import { alertRow, buildCaseReads } from '../../../tests/screens/rows';
import { queryClient } from '../data/query-client';

it('selects a status with the arrow keys, saves it on Enter or the button, and restores it with Undo', async () => {
  const { user, writes } = await renderCase(1001, { member: { status: 'active' } });
  const status = await screen.findByLabelText<HTMLSelectElement>('Status of the case');
  const look = (value: string) => {
    fireEvent.keyDown(status, { key: 'ArrowDown' });
    fireEvent.change(status, { target: { value } });
    expect(status.value).toBe(value);
  };
  status.focus();
  look('on-hold');
  screen.getByRole('button', { name: 'Set to On Hold' });
  fireEvent.keyDown(status, { key: 'Escape' });
  expect(status.value).toBe('active');
  look('inactive');
  act(() => screen.getByRole('link', { name: 'Edit' }).focus());
  expect(status.value).toBe('active');
  expect(writes()).toEqual([]);
  act(() => status.focus());
  look('on-hold');
  fireEvent.keyDown(status, { key: 'Enter' });
  await screen.findByText('The status is now On Hold.');
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(status.value).toBe('active'));
  expect(writes().map(({ body }) => body.status)).toEqual(['on-hold', undefined]);
});

it('says that a case is not found when there is none, and when its address has no number', async () => {
  const routes = { 'GET /api/members/999999': () => createRefusal(404, 'not-found') };
  fakeServer({ ...routes, ...buildCaseReads(999999) });
  const { goTo } = renderStaffArea('/admin/member-profile/999999');
  await screen.findByText('Member not found');
  await goTo('/admin/member-profile');
  await screen.findByText('Member not found');
});

it('keeps a service record in its form, with the reason, when it could not be saved', async () => {
  const { user } = await renderCase(1011, {
    path: '?tab=records',
    routes: { 'POST /api/service-records': createServerError },
  });
  const form = within(await screen.findByRole('form', { name: 'New service record' }));
  const add = form.getByRole('button', { name: 'Add Service Record' });
  await user.selectOptions(form.getByLabelText(/^Service Type/), 'food');
  expect(add.hasAttribute('disabled') || add.getAttribute('aria-disabled') === 'true').toBe(true);
  const description = form.getByLabelText<HTMLTextAreaElement>(/^Description/);
  await fillField(user, description, 'Kept words');
  await user.click(add);
  expect((await form.findByRole('alert')).textContent).toContain('Failed to create service record');
  expect(description.value).toBe('Kept words');
});

it('prints the current time even when the case has been open for long', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime(new Date('2026-11-20T15:00:30Z'));
  await renderCase(1021);
  const printed = () => screen.getByText(/^Printed .* by admin/).textContent;
  for (const minute of ['10', '20']) {
    vi.setSystemTime(new Date(`2026-11-20T15:${minute}:00Z`));
    act(() => void dispatchEvent(new Event('beforeprint')));
    await waitFor(() => expect(printed()).toContain(`10:${minute} AM`));
    act(() => void dispatchEvent(new Event('afterprint')));
  }
});

it('saves an edited case and resolves an alert by Ctrl+Enter', async () => {
  const alert = { ...alertRow({ id: 1031, memberId: 1031 }) };
  const { user, writes, goTo } = await renderCase(1031, {
    routes: {
      'GET /api/case-alerts': () => page(alert.isResolved ? [] : [alert])({} as never),
      'PATCH /api/case-alerts/1031': ({ body }) => Object.assign(alert, body, { version: 2 }),
    },
  });
  await user.click(await screen.findByRole('button', { name: /^Resolve/ }));
  await fillField(user, screen.getByLabelText(/^What was done/), 'She is with her sister');
  await user.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(writes()[0]?.body).toMatchObject({ resolution: 'She is with her sister' });
  await goTo('/admin/member-profile/1031/edit');
  await fillField(user, await screen.findByLabelText(/^City/), 'Norfolk');
  await user.keyboard('{Control>}{Enter}{/Control}');
  await screen.findByText('Changes saved');
  expect(writes().at(-1)?.body).toMatchObject({ city: 'Norfolk' });
});

it('undoes "reached" from the toast, and all day from the history of the case', async () => {
  const at = new Date().toISOString();
  const entries: object[] = [];
  const { user, writes } = await renderCase(1041, {
    member: { dueAt: at, firstContactedAt: null },
    routes: { 'GET /api/members/1041/timeline': () => page(entries)({} as never) },
  });
  const reached = () => screen.findByRole('button', { name: 'We reached this person' });
  await user.click(await reached());
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await user.click(await reached());
  await waitFor(() => expect(writes()).toHaveLength(3));
  const firstContactedAt = writes()[2]?.body.firstContactedAt;
  entries.push({
    ...{ kind: 'change', id: 1, version: null, at, actor: 'admin', title: 'changed' },
    ...{ state: 'member', body: null, due: null },
    changes: { firstContactedAt: [null, firstContactedAt] },
  });
  await act(() => queryClient.invalidateQueries());
  await user.click(await screen.findByRole('button', { name: /^Undo: / }));
  await reached();
  expect(writes().map(({ body }) => body.firstContactedAt === null)).toEqual([
    // The second write is the undo of the first.
    ...[false, false, false, true],
  ]);
});
