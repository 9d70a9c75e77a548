import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeRow } from '../../../tests/screens/fake-row';
import {
  createDelayedResponse,
  createRefusal,
  createServerError,
  type FakeRequest,
  fakeServer,
  page,
} from '../../../tests/screens/fake-server';
import { renderCase } from '../../../tests/screens/render-case';
import { fillField, renderStaffArea } from '../../../tests/screens/render-staff';
import { alertRow, buildCaseReads, memberRow } from '../../../tests/screens/rows';
import { queryClient } from '../data/query-client';

const alertOf = (id: number, title = 'No heating') =>
  fakeRow(alertRow({ id, memberId: 451, title }));
const openOf = (alerts: readonly ReturnType<typeof alertOf>[]) =>
  page(alerts.map(({ row }) => row()).filter(({ isResolved }) => !isResolved))({} as FakeRequest);
const dialog = () => within(screen.getByRole('dialog'));
const words = () => dialog().getByLabelText<HTMLTextAreaElement>(/^What was done/);
const readAgain = () => act(() => queryClient.invalidateQueries());

it.each([
  { screenName: 'the list', path: '/admin/case-management/alerts' },
  { screenName: 'the case', path: '/admin/member-profile/451' },
])(
  'keeps the typed resolution unsaved when a colleague resolved the alert first: $screenName',
  async ({ path }) => {
    const alert = alertOf(61);
    fakeServer({
      ...buildCaseReads(451),
      'GET /api/members/451': memberRow({ id: 451 }),
      'GET /api/case-alerts': () => openOf([alert]),
      'PATCH /api/case-alerts/61': alert.change,
    });
    const { user } = renderStaffArea(path);
    await user.click(await screen.findByRole('button', { name: /^Resolve/ }));
    await fillField(user, words(), 'She is with her sis');
    alert.changeElsewhere({
      ...{ isResolved: true, resolution: 'Spoke on the phone', resolvedBy: 'marcus' },
      resolvedAt: '2026-11-19T15:00:00.000Z',
    });
    await readAgain();
    await user.click(words());
    await user.paste('ter');
    await user.click(dialog().getByRole('button', { name: 'Resolve' }));
    const notice = await dialog().findByRole('alert');
    expect(notice.textContent).toContain('marcus resolved this before you');
    expect(notice.textContent).toContain('“Spoke on the phone”');
    expect(notice.textContent).toContain('Your text was not saved');
    expect(words().value).toBe('She is with her sister');
    expect(dialog().queryByRole('button', { name: 'Resolve' })).toBeNull();
    expect(dialog().queryByRole('button', { name: 'Save mine anyway' })).toBeNull();
  },
);

it('keeps the dialog of a second alert open when the response about the first arrives late', async () => {
  const [first, second] = [alertOf(71, 'No news'), alertOf(72, 'No heating')];
  const { response, answer } = createDelayedResponse();
  fakeServer({
    'GET /api/case-alerts': () => openOf([first, second]),
    'PATCH /api/case-alerts/71': (request) => response.then(() => first.change(request)),
  });
  const { user } = renderStaffArea('/admin/case-management/alerts');
  await user.click(await screen.findByRole('button', { name: /Resolve.*No news/ }));
  await fillField(user, words(), 'Spoke on the phone');
  await user.click(dialog().getByRole('button', { name: 'Resolve' }));
  await user.click(dialog().getByRole('button', { name: 'Cancel' }));
  await user.click(screen.getByRole('button', { name: /Resolve.*No heating/ }));
  await fillField(user, words(), 'Brought a heater');
  answer(undefined);
  await screen.findByText('Alert resolved');
  expect(words().value).toBe('Brought a heater');
});

it('keeps the text of a second alert while the first is being stored, and stores both', async () => {
  const { response, answer } = createDelayedResponse();
  let raised = 0;
  const { user, writes } = await renderCase(452, {
    routes: {
      'POST /api/case-alerts': ({ body }) => {
        raised += 1;
        return raised === 1 ? response : { id: 2, version: 1, title: body.title };
      },
    },
  });
  const open = async () =>
    user.click(await screen.findByRole('button', { name: 'Raise an alert' }));
  await open();
  await fillField(user, dialog().getByLabelText(/^Title/), 'No news');
  await fillField(user, dialog().getByLabelText(/^What is wrong/), 'Two calls');
  await user.click(dialog().getByRole('button', { name: 'Raise an alert' }));
  await waitFor(() => expect(writes()).toHaveLength(1));
  await user.click(dialog().getByRole('button', { name: 'Close' }));
  await open();
  const short = dialog().getByLabelText<HTMLInputElement>(/^Title/);
  await fillField(user, short, 'No heating');
  const raise = dialog().getByRole('button', { name: 'Raise an alert' });
  expect(raise.getAttribute('aria-disabled')).toBe('true');
  answer({ id: 1, version: 1, title: 'No news' });
  await screen.findByText('Alert raised');
  expect(short.value).toBe('No heating');
  await user.click(raise);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(writes().map(({ body }) => body.title)).toEqual(['No news', 'No heating']);
});

it('marks a list as possibly outdated when reloading fails, and hides it when permission is refused', async () => {
  const alert = alertOf(81);
  let read = () => openOf([alert]);
  fakeServer({ 'GET /api/case-alerts': () => read() });
  const { user } = renderStaffArea('/admin/case-management/alerts');
  await screen.findByText('No heating');
  read = createServerError;
  await readAgain();
  const notice = await screen.findByText(/may be out of date/);
  expect(notice.textContent).toContain('Something went wrong on our side');
  screen.getByText('No heating');
  read = () => openOf([alert]);
  await user.click(within(notice).getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.queryByText(/may be out of date/)).toBeNull());
  screen.getByText('No heating');
  read = () => createRefusal(403, 'not-allowed');
  await readAgain();
  await screen.findByText(/could not be loaded/);
  expect(screen.queryByText('No heating')).toBeNull();
});

it('marks an open case as possibly outdated when reloading fails, and hides it when permission is refused', async () => {
  const { user, server, row } = await renderCase(453);
  const title = (name: RegExp) => screen.findByRole('heading', { level: 1, name });
  await title(/Ana Lee/);
  server.read = createServerError;
  row.changeElsewhere({ firstName: 'Anna' });
  await readAgain();
  const notice = await screen.findByText(/may be out of date/);
  await title(/Ana Lee/);
  server.read = row.row;
  await user.click(within(notice).getByRole('button', { name: 'Try again' }));
  await title(/Anna Lee/);
  expect(screen.queryByText(/may be out of date/)).toBeNull();
  server.read = () => createRefusal(403, 'not-allowed');
  await readAgain();
  await screen.findByText(/could not be loaded/);
  expect(screen.queryByText(/Lee/)).toBeNull();
});
