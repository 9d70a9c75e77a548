import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished } from 'vitest';
import {
  createDelayedResponse,
  type FakeRequest,
  fakeServer,
  page,
  type Routes,
} from '../../../tests/screens/fake-server';
import { fillField, renderStaff, renderStaffArea } from '../../../tests/screens/render-staff';
import { queryClient } from '../data/query-client';
import type { ServiceDayPerson } from '../data/rows';
import FoodDayScreen from './food-day';

type Expected = { memberId: number; name: string; lastAt: string; householdSize: number };

const personRow = (changes: Partial<ServiceDayPerson> & Pick<ServiceDayPerson, 'id'>) => ({
  ...{ firstName: 'Ana', lastName: 'Lee', phone: null, age: null, address: null },
  ...{ householdSize: 1, lastAt: null },
  ...changes,
});
const expected = (from: number) =>
  ['Baa', 'Daa', 'Faa'].map((name, at) => ({
    ...{ memberId: from + at, name: `Ana ${name}` },
    lastAt: '2026-11-02T15:00:00.000Z',
    householdSize: 2,
  }));

/** A food day on which these people are expected. */
function startDay(first: Expected[], more: Routes = {}) {
  const day = { expected: first, served: [] as object[] };
  const given: number[] = [];
  const server = fakeServer({
    'GET /api/service-day': () => day,
    'POST /api/service-records': ({ body: { memberId } }) => {
      given.push(memberId);
      return { id: memberId + 10_000, version: 1, memberId };
    },
    'GET /api/service-day/people': page([]),
    'GET /api/service-day/households': { total: 0, mates: [] },
    ...more,
  });
  return { ...server, day, given };
}

async function openDay() {
  const view = renderStaffArea('/admin/food-day');
  const box = await screen.findByRole<HTMLInputElement>('combobox', { name: /^Name, phone/ });
  // The day's list outlives its screen: clear it for the next test.
  onTestFinished(async () => {
    const clear = screen.queryByRole('button', { name: /^Clear/ });
    if (clear) await view.user.click(clear);
  });
  return { ...view, box };
}
/** All options but the last, which takes in a newcomer. */
const options = () =>
  within(screen.getByRole('listbox'))
    .queryAllByRole('option')
    .filter(({ textContent }) => !textContent?.startsWith('Take in “'));
const names = () => options().map((one) => one.textContent?.slice(0, 7));
const marked = () =>
  within(screen.getByRole('listbox')).queryByRole('option', { selected: true })?.textContent;

it('records the service for the chosen person only when the list changes and Enter is held down', async () => {
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

it('records one service on a double click even when another person moves into the row', async () => {
  const { given } = startDay(expected(1311));
  await openDay();
  await waitFor(() => expect(options()).toHaveLength(3));
  fireEvent.click(options()[0] as HTMLElement, { detail: 1 });
  await waitFor(() => expect(options()).toHaveLength(2));
  fireEvent.click(options()[0] as HTMLElement, { detail: 2 });
  await waitFor(() => expect(given).toEqual([1311]));
  expect(names()).toEqual(['Ana Daa', 'Ana Faa']);
});

it('focuses the search box when the screen opens, but not when a setting is changed', async () => {
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

it('lists no people until a date is set', async () => {
  startDay(expected(1321));
  const { user } = await openDay();
  const date = screen.getByLabelText<HTMLInputElement>(/^Date/);
  const before = date.value;
  fireEvent.change(date, { target: { value: '' } });
  await screen.findByText('Choose a date first.');
  expect(screen.queryByRole('combobox', { name: /^Name, phone/ })).toBeNull();
  await fillField(user, date, before);
  await screen.findByRole('combobox', { name: /^Name, phone/ });
});

it('retries with the same idempotency key after a lost response, and names the unsaved people', async () => {
  const keys: (string | null)[] = [];
  let isLost = true;
  startDay([], {
    'GET /api/service-day/people': page([personRow({ id: 1331, lastName: 'Lost' })]),
    'POST /api/service-records': ({ headers, body }: FakeRequest) => {
      keys.push(headers.get('Idempotency-Key'));
      if (isLost) throw new TypeError('Failed to fetch');
      return { id: 1, version: 1, memberId: body.memberId };
    },
  });
  const { user, box } = await openDay();
  await fillField(user, box, 'Ana Lost');
  await waitFor(() => expect(options()).toHaveLength(1));
  await user.keyboard('{Enter}');
  await screen.findByText('1 is not saved yet', { exact: false });
  isLost = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.queryByText(/is not saved yet/)).toBeNull());
  expect(document.activeElement).toBe(box);
  expect(new Set(keys).size).toBe(1);
});

describe('food day of the front desk', () => {
  const session = { 'GET /api/admin/session': { username: 'fay', role: 'front-desk' } };
  const newcomer = () => screen.findByRole('form', { name: 'Take in a newcomer' });

  /** A fake server that knows these people and stores services for them and for newcomers. */
  function startDesk(known: readonly ServiceDayPerson[] = []) {
    const stored: string[] = [];
    const server = startDay([], {
      ...session,
      'GET /api/service-day/people': ({ query }: FakeRequest) => {
        const wanted = (query.get('search') ?? '').toLowerCase();
        const rows = known.filter(({ firstName, lastName }) =>
          `${firstName} ${lastName}`.toLowerCase().includes(wanted),
        );
        return page(rows)({} as FakeRequest);
      },
      'POST /api/service-records': ({ body }: FakeRequest) => {
        const person = known.find(({ id }) => id === body.memberId);
        stored.push(`${person?.firstName} ${person?.lastName}`);
        return { id: stored.length, version: 1, memberId: body.memberId };
      },
      'POST /api/service-day/newcomers': ({ body }: FakeRequest) => {
        stored.push(`${body.firstName} ${body.lastName}`);
        return { id: stored.length, version: 1, memberId: 9000 + stored.length };
      },
    });
    return { ...server, stored };
  }

  it('stores thirty known people and ten newcomers by keyboard alone, each once', async () => {
    const words = ['Ada', 'Bea', 'Cal', 'Dov', 'Eli', 'Fay', 'Gus', 'Hal', 'Ida', 'Jon'];
    const names = ['Ash', 'Bly', 'Cox', 'Day'].flatMap((lastName) =>
      words.map((firstName) => ({ firstName, lastName })),
    );
    const known = names.slice(0, 30).map((name, at) => personRow({ id: at + 1, ...name }));
    const { stored } = startDesk(known);
    // Renders the screen without its frame, because forty people cause many renders.
    const { user } = renderStaff(<FoodDayScreen />, '/admin/food-day');
    const box = await screen.findByRole<HTMLInputElement>('combobox', { name: /^Name, phone/ });
    let keys = 0;
    // Sets the text in one step, because each typed letter costs a render.
    const type = async (text: string) => {
      keys += text.length;
      await user.paste(text);
    };
    const press = async (key: string) => {
      keys += 1;
      await user.keyboard(key);
    };
    for (const [at, { firstName, lastName }] of names.entries()) {
      await waitFor(() => expect(document.activeElement).toBe(box));
      await type(`${firstName} ${lastName}`);
      if (at < 30) {
        await waitFor(() => expect(options()).toHaveLength(1));
        await press('{Enter}');
        continue;
      }
      await screen.findByText('No match. Press Enter to take this person in as a newcomer.');
      await press('{Enter}');
      await newcomer();
      await type('4');
      await press('{Tab}');
      await type('23220');
      await press('{Enter}');
    }
    await screen.findByText('40 people');
    expect(stored.toSorted()).toEqual(
      names.map(({ firstName, lastName }) => `${firstName} ${lastName}`).toSorted(),
    );
    // Five keys a second are an ordinary pace: 180 seconds allow 900.
    expect(keys).toBeLessThanOrEqual(900);
  }, 120_000);

  it('keeps a typed name without a match in the newcomer row', async () => {
    const { writes } = startDesk();
    const { user, box } = await openDay();
    await user.click(box);
    await user.paste('Maria Luz Ortiz');
    await screen.findByText('No match. Press Enter to take this person in as a newcomer.');
    await user.keyboard('{Enter}');
    const line = within(await newcomer());
    expect(line.getByLabelText<HTMLInputElement>('First name').value).toBe('Maria Luz');
    expect(line.getByLabelText<HTMLInputElement>('Last name').value).toBe('Ortiz');
    expect(document.activeElement).toBe(line.getByLabelText('Household size'));
    await user.keyboard('3{Enter}');
    await line.findByText('ZIP code is required');
    expect(document.activeElement).toBe(line.getByLabelText('ZIP code'));
    await user.keyboard('23220{Enter}');
    await screen.findByText(/newcomer · household of 3 · 1 box/);
    expect(document.activeElement).toBe(box);
    expect(writes().map(({ body }) => body)).toMatchObject([
      { firstName: 'Maria Luz', lastName: 'Ortiz', householdSize: 3, zipCode: '23220' },
    ]);
  });

  it('distinguishes people with the same name, and shows services of the month and the number of boxes', async () => {
    const today = new Date().toISOString();
    const { writes } = startDesk([
      personRow({ id: 1, age: 71, address: '5 Elm Street', householdSize: 4, lastAt: today }),
      personRow({ id: 2, age: 19, address: '9 Oak Street', householdSize: 1 }),
    ]);
    const { user, box } = await openDay();
    await user.type(box, 'Ana Lee');
    await waitFor(() => expect(options()).toHaveLength(2));
    const [first, second] = options().map(({ textContent }) => textContent);
    expect(first).toContain('age 71 · 5 Elm Street');
    expect(first).toContain('household of 4');
    expect(first).toContain('already served this month');
    expect(second).toContain('age 19 · 9 Oak Street');
    expect(second).not.toContain('already served');
    await fillField(user, screen.getByLabelText('Boxes'), '2');
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await screen.findByText('household of 1 · 2 boxes');
    expect(writes()[0]?.body).toMatchObject({ memberId: 2, quantity: 2, quantityUnit: 'boxes' });
    // The name is no link: the front desk opens no cases.
    expect(screen.queryByRole('link', { name: 'Ana Lee' })).toBeNull();
  });

  it('adds the newcomer who was picked before the search finished', async () => {
    const { response, answer } = createDelayedResponse();
    startDay([], { ...session, 'GET /api/service-day/people': () => response });
    const { user, box } = await openDay();
    await user.type(box, 'Zed Fast{Enter}');
    await user.type(box, 'Next');
    answer(page([])({} as FakeRequest));
    await screen.findByText('No match for “Zed Fast”.');
    const entry = within(screen.getByRole('list', { name: 'This list' }));
    await user.click(entry.getByRole('button', { name: 'Take in' }));
    const line = within(await newcomer());
    expect(line.getByLabelText<HTMLInputElement>('Last name').value).toBe('Fast');
    expect(box.value).toBe('Next');
  });
});

it('says that the partner was served already, and counts households', async () => {
  const people = expected(1401);
  startDay(people, {
    'GET /api/service-day/households': {
      total: 7,
      mates: [
        { memberId: 1401, servedId: 1499, relation: 'partner', at: '2026-11-16T15:12:00.000Z' },
      ],
    },
  });
  await openDay();
  await screen.findByText('their partner was served at 10:12 AM');
  screen.getByText(/from 7 households/);
  expect(options()[1]?.textContent).not.toContain('was served at');
});
