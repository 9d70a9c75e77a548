import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it, onTestFinished } from 'vitest';
import {
  type FakeRequest,
  fakeServer,
  page,
  type Routes,
} from '../../../tests/screens/fake-server';
import { fill, renderStaffArea } from '../../../tests/screens/render-staff';
import { listedMemberRow } from '../../../tests/screens/rows';
import { queryClient } from '../data/query-client';

type Expected = { memberId: number; name: string; lastAt: string };
const expected = (from: number) =>
  ['Baa', 'Daa', 'Faa'].map((name, at) => ({
    ...{ memberId: from + at, name: `Ana ${name}` },
    lastAt: '2026-11-02T15:00:00.000Z',
  }));

/** A day on which these people usually come. */
function startDay(first: Expected[], more: Routes = {}) {
  const day = { expected: first, served: [] as object[] };
  const given: number[] = [];
  const server = fakeServer({
    'GET /api/service-day': () => day,
    'POST /api/service-records': ({ body: { memberId } }) => {
      given.push(memberId);
      return { id: memberId + 10_000, version: 1, memberId };
    },
    'GET /api/members': page([]),
    ...more,
  });
  return { ...server, day, given };
}

async function openDay() {
  const view = renderStaffArea('/admin/food-day');
  const box = await screen.findByRole<HTMLInputElement>('combobox', { name: /^Name, phone/ });
  // The list of the day outlives its screen; the next test begins without it.
  onTestFinished(async () => {
    const clear = screen.queryByRole('button', { name: /^Clear/ });
    if (clear) await view.user.click(clear);
  });
  return { ...view, box };
}
const options = () => within(screen.getByRole('listbox')).queryAllByRole('option');
const names = () => options().map((one) => one.textContent?.slice(0, 7));
const marked = () =>
  within(screen.getByRole('listbox')).queryByRole('option', { selected: true })?.textContent;

it('gives it to the chosen person when another has left the list, and to nobody else while Enter is held down', async () => {
  const people = expected(1301);
  const { day, given } = startDay(people);
  const { user, box } = await openDay();
  await waitFor(() => expect(names()).toEqual(['Ana Baa', 'Ana Daa', 'Ana Faa']));
  await user.click(box);
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(marked()).toContain('Ana Daa');
  day.expected = people.slice(1);
  await act(() => queryClient.invalidateQueries());
  await waitFor(() => expect(names()).toEqual(['Ana Daa', 'Ana Faa']));
  expect(marked()).toContain('Ana Daa');
  fireEvent.keyDown(box, { key: 'Enter' });
  for (let at = 0; at < 3; at += 1) fireEvent.keyDown(box, { key: 'Enter', repeat: true });
  await waitFor(() => expect(given).toEqual([1302]));
  expect(marked()).toContain('Ana Faa');
});

it('gives it to one person by a double click, though another takes the place of the first', async () => {
  const { given } = startDay(expected(1311));
  await openDay();
  await waitFor(() => expect(options()).toHaveLength(3));
  fireEvent.click(options()[0] as HTMLElement, { detail: 1 });
  await waitFor(() => expect(options()).toHaveLength(2));
  fireEvent.click(options()[0] as HTMLElement, { detail: 2 });
  await waitFor(() => expect(given).toEqual([1311]));
  expect(names()).toEqual(['Ana Daa', 'Ana Faa']);
});

it('focuses the box when the screen opens, and leaves the focus in a setting that is changed', async () => {
  startDay([]);
  const { user, box } = await openDay();
  await waitFor(() => expect(document.activeElement).toBe(box));
  await user.keyboard('smi');
  const type = screen.getByLabelText<HTMLSelectElement>('Service Type');
  type.focus();
  await user.selectOptions(type, 'job-training');
  expect(document.activeElement).toBe(type);
  const again = screen.getByRole<HTMLInputElement>('combobox', { name: /^Name, phone/ });
  expect(again.value).toBe('');
  const date = screen.getByLabelText<HTMLInputElement>(/^Date/);
  date.focus();
  fireEvent.change(date, { target: { value: '2071-11-16' } });
  await waitFor(() => expect(date.value).toBe('2071-11-16'));
  expect(document.activeElement).toBe(date);
  await user.selectOptions(type, 'food');
});

it('offers nobody while there is no date', async () => {
  startDay(expected(1321));
  const { user } = await openDay();
  const date = screen.getByLabelText<HTMLInputElement>(/^Date/);
  const before = date.value;
  fireEvent.change(date, { target: { value: '' } });
  await screen.findByText('Choose a date first.');
  expect(screen.queryByRole('combobox', { name: /^Name, phone/ })).toBeNull();
  await fill(user, date, before);
  await screen.findByRole('combobox', { name: /^Name, phone/ });
});

it('gives it again after a lost response under the same key, and names the people who are not stored', async () => {
  const keys: (string | null)[] = [];
  let isLost = true;
  startDay([], {
    'GET /api/members': page([listedMemberRow({ id: 1331, lastName: 'Lost' })]),
    'POST /api/service-records': ({ headers, body }: FakeRequest) => {
      keys.push(headers.get('Idempotency-Key'));
      if (isLost) throw new TypeError('Failed to fetch');
      return { id: 1, version: 1, memberId: body.memberId };
    },
  });
  const { user, box } = await openDay();
  await fill(user, box, 'Ana Lost');
  await waitFor(() => expect(options()).toHaveLength(1));
  await user.keyboard('{Enter}');
  await screen.findByText('1 is not stored yet', { exact: false });
  isLost = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.queryByText(/is not stored yet/)).toBeNull());
  expect(document.activeElement).toBe(box);
  expect(new Set(keys).size).toBe(1);
});
