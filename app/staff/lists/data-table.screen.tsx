import { screen, waitFor } from '@testing-library/react';
import { expect, it, onTestFinished } from 'vitest';
import { type FakeRequest, fakeServer, page } from '../../../tests/screens/fake-server';
import { renderStaffArea } from '../../../tests/screens/render-staff';
import { submissionRow } from '../../../tests/screens/rows';

/** Sets the width of a desktop window, where lists are tables. */
function widenWindow() {
  const { happyDOM } = window as unknown as {
    happyDOM: { setViewport: (size: { width: number }) => void };
  };
  const { innerWidth: width } = window;
  happyDOM.setViewport({ width: 1440 });
  onTestFinished(() => happyDOM.setViewport({ width }));
}

it('sorts by a header, ascending and then descending, and stores the order in the URL', async () => {
  widenWindow();
  const { sent } = fakeServer({
    'GET /api/get-involved-submissions': page([submissionRow({ id: 1501 })]),
  });
  const { user } = renderStaffArea('/admin/submissions');
  const header = () => screen.findByRole('columnheader', { name: /^Applicant/ });
  const order = async () => (await header()).getAttribute('aria-sort');
  const asked = () =>
    sent
      .filter(({ path }) => path.endsWith('submissions'))
      .at(-1)
      ?.query.get('sort');
  expect(await order()).toBe('none');
  for (const [sort, said] of [
    ['name', 'ascending'],
    ['-name', 'descending'],
  ]) {
    await user.click(screen.getByRole('button', { name: /^Applicant/ }));
    await waitFor(async () => expect(await order()).toBe(said));
    expect(location.search).toBe(`?sort=${sort}`);
    await waitFor(() => expect(asked()).toBe(sort));
  }
});

it('keeps rows chosen on another page when all rows of a page are chosen or not', async () => {
  widenWindow();
  const rows = [1511, 1512, 1513].map((id) => submissionRow({ id, name: `Vera ${id}` }));
  fakeServer({
    'GET /api/get-involved-submissions': ({ query }) => {
      const isSecond = query.has('cursor');
      const link = '</api/get-involved-submissions?cursor=second>; rel="next"';
      return page(isSecond ? rows.slice(2) : rows.slice(0, 2), {
        'x-total-count': '3',
        ...(isSecond ? {} : { link }),
      })({} as FakeRequest);
    },
  });
  const { user } = renderStaffArea('/admin/submissions');
  await user.click(await screen.findByLabelText('Choose Vera 1511'));
  await user.click(screen.getByRole('button', { name: 'Next' }));
  await screen.findByLabelText('Choose Vera 1513');
  const all = screen.getByLabelText('Choose all rows on this page');
  await user.click(all);
  screen.getByText('2 chosen');
  await user.click(all);
  screen.getByText('1 chosen');
});
