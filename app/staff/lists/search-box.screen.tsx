import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import {
  createDelayedResponse,
  type FakeRequest,
  fakeServer,
  page,
} from '../../../tests/screens/fake-server';
import { renderStaffArea } from '../../../tests/screens/render-staff';
import {
  buildCaseReads,
  listedMemberRow,
  memberRow,
  submissionRow,
} from '../../../tests/screens/rows';

const pause = (ms: number) => act(() => new Promise((resolve) => setTimeout(resolve, ms)));
const settled = () => pause(250);
const search = () => screen.findByRole<HTMLInputElement>('searchbox');
const maya = submissionRow({ id: 601, name: 'Maya Collins' });
const mara = submissionRow({ id: 602, name: 'Mara Lopez' });

it('stays in a case that is opened before the debounced search ran', async () => {
  fakeServer({
    'GET /api/members': page([listedMemberRow({ id: 601 })]),
    ...buildCaseReads(601),
    'GET /api/members/601': memberRow({ id: 601 }),
  });
  renderStaffArea('/admin/case-management?search=an');
  const box = await search();
  const view = await screen.findByRole('link', { name: 'View Ana Lee' });
  // Without a pause between them, so that the search cannot run before the press on a slow machine.
  fireEvent.change(box, { target: { value: 'ana' } });
  // A press that does not take the focus from the search box.
  act(() => view.click());
  await waitFor(() => expect(location.pathname).toBe('/admin/member-profile/601'));
  await settled();
  expect(location.pathname + location.search).toBe('/admin/member-profile/601');
});

it('shows the response to the newest search when an older one comes later', async () => {
  const { response, answer } = createDelayedResponse();
  const { sent } = fakeServer({
    'GET /api/get-involved-submissions': ({ query }) => {
      if (query.get('search') === 'ma') return response;
      const rows = query.has('search') ? [maya] : [maya, mara];
      return page(rows)({} as FakeRequest);
    },
  });
  const { user } = renderStaffArea('/admin/submissions');
  await screen.findByText('Mara Lopez');
  await user.type(await search(), 'ma');
  await waitFor(() => expect(sent.some(({ query }) => query.get('search') === 'ma')).toBe(true));
  await user.type(await search(), 'ya');
  await waitFor(() => expect(screen.queryByText('Mara Lopez')).toBeNull());
  answer(page([maya, mara])({} as FakeRequest));
  await settled();
  screen.getByText('Maya Collins');
  expect(screen.queryByText('Mara Lopez')).toBeNull();
  expect((await search()).value).toBe('maya');
});

it('keeps letters typed while the URL is updated with an earlier search', async () => {
  fakeServer({ 'GET /api/get-involved-submissions': page([maya]) });
  const { user } = renderStaffArea('/admin/submissions');
  const box = await search();
  for (const letters of ['may', 'a ', 'coll']) {
    await user.type(box, letters);
    await pause(140);
  }
  await waitFor(() => expect(location.search).toBe('?search=maya+coll'));
  await settled();
  expect(box.value).toBe('maya coll');
});

it('stores filters in the URL, and applies them on Back and Clear Filters', async () => {
  const { sent } = fakeServer({
    'GET /api/get-involved-submissions': ({ query }) =>
      page(query.get('search') === 'nobody' ? [] : [maya])({} as FakeRequest),
  });
  const { user, goBack } = renderStaffArea('/admin/submissions');
  await screen.findByText('Maya Collins');
  await user.selectOptions(screen.getByLabelText('Status'), 'completed');
  await waitFor(() => expect(location.search).toBe('?status=completed'));
  await user.type(await search(), 'iris');
  await waitFor(() => expect(location.search).toBe('?status=completed&search=iris'));
  await waitFor(() => {
    const { query } = sent.filter(({ path }) => path.endsWith('submissions')).at(-1) ?? {};
    expect([query?.get('status'), query?.get('search')]).toEqual(['completed', 'iris']);
  });
  await goBack();
  expect(location.search).toBe('');
  await waitFor(async () => expect((await search()).value).toBe(''));
  await user.type(await search(), 'nobody');
  await screen.findByText('No submissions found matching your criteria');
  await user.click(screen.getByRole('button', { name: 'Clear Filters' }));
  await waitFor(() => expect(location.search).toBe(''));
});

it.each(['alerts', 'reminders'])(
  'returns to the previous page when a page of %s has become empty',
  async (list) => {
    fakeServer({
      [`GET /api/${list === 'alerts' ? 'case-alerts' : 'reminders'}`]: page([], {
        'x-total-count': '1',
      }),
    });
    renderStaffArea(`/admin/case-management/${list}?priority=high&cursor=gone&page=2`);
    await waitFor(() => expect(location.search).toBe('?priority=high'));
  },
);
