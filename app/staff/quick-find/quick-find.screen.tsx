import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import {
  createDelayedResponse,
  createServerError,
  type FakeRequest,
  fakeServer,
} from '../../../tests/screens/fake-server';
import { renderStaff } from '../../../tests/screens/render-staff';
import { queryClient } from '../data/query-client';
import { QuickFind } from './quick-find';

it('shows that it is searching or that the search failed, and "Nothing found" only after a response', async () => {
  const { response, answer } = createDelayedResponse();
  let find: () => unknown = () => response;
  fakeServer({ 'GET /api/quick-find': () => find() });
  const { user } = renderStaff(<QuickFind />);
  await user.keyboard('{Control>}k{/Control}');
  const dialog = within(await screen.findByRole('dialog'));
  const expectStatus = (text: string) =>
    waitFor(() => expect(dialog.getByRole('status').textContent).toBe(text));
  await user.keyboard('zz');
  await expectStatus('Loading…');
  answer(createServerError());
  await expectStatus('This could not be loaded.');
  find = () => ({ members: [], submissions: [], messages: [] });
  await user.keyboard('q');
  await expectStatus('Nothing found');
});

const person = (id: number, name: string) => ({
  ...{ id, name, note: 'active', priority: 'normal' },
  reach: { safeContact: null, triageReasons: [], preferredContactMethod: null, notes: null },
});
type Person = ReturnType<typeof person>;
const foundOf = (...members: Person[]) => ({ members, submissions: [], messages: [] });
const own = person(1101, 'Ana Ownsworth');
const due = person(1102, 'Ana Dueworth');
/** Returns everybody whose name contains the search. */
const find = ({ query }: FakeRequest) =>
  foundOf(...[own, due].filter(({ name }) => name.includes(query.get('search') ?? '')));
const option = (name: RegExp) => screen.findByRole('option', { name });
const chosen = () => screen.getByRole('option', { selected: true }).textContent;

async function openFinder(answer: (request: FakeRequest) => unknown = find) {
  fakeServer({ 'GET /api/quick-find': answer });
  const view = renderStaff(<QuickFind />);
  await view.user.keyboard('{Control>}k{/Control}');
  await screen.findByRole('combobox');
  return view;
}

it('opens an exact single match at once, but no partial name', async () => {
  const { user } = await openFinder();
  await user.keyboard('Ana Ownswort');
  await option(/Ana Ownsworth/);
  await act(() => new Promise((resolve) => setTimeout(resolve, 900)));
  expect(location.pathname).toBe('/admin/test');
  await user.keyboard('h');
  await waitFor(() => expect(location.pathname).toBe('/admin/member-profile/1101'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.keyboard('{Control>}k{/Control}');
  expect((await screen.findByRole<HTMLInputElement>('combobox')).value).toBe('');
});

it('waits on Enter for the results of the complete text, not of its beginning', async () => {
  const { response, answer } = createDelayedResponse();
  const { user } = await openFinder((request) =>
    request.query.get('search') === 'Ana' ? find(request) : response.then(() => find(request)),
  );
  await user.keyboard('Ana');
  await option(/Ana Ownsworth/);
  await user.keyboard(' Due{Enter}');
  expect(location.pathname).toBe('/admin/test');
  answer(undefined);
  await waitFor(() => expect(location.pathname).toBe('/admin/member-profile/1102'));
});

it('keeps the selected person when newer results appear above, and ignores a held Enter key', async () => {
  const newest = person(1103, 'Ana Newworth');
  const { user } = await openFinder(({ query }) =>
    query.get('search') === 'worth' ? foundOf(newest, own, due) : foundOf(own, due),
  );
  // The Enter that opened it is still held down.
  fireEvent.keyDown(screen.getByRole('combobox'), { key: 'Enter', repeat: true });
  expect(screen.queryByRole('dialog')).not.toBeNull();
  await user.keyboard('wort');
  await option(/Ana Ownsworth/);
  await user.keyboard('h{ArrowDown}{ArrowUp}');
  await option(/Ana Newworth/);
  expect(chosen()).toContain('Ana Ownsworth');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(location.pathname).toBe('/admin/member-profile/1101'));
});

it('shows a person who is added while it is open, and keeps the selection', async () => {
  let people = [own];
  const { user } = await openFinder(() => foundOf(...people));
  await user.keyboard('wor');
  await option(/Ana Ownsworth/);
  await user.keyboard('{ArrowDown}');
  expect(chosen()).toMatch(/^All cases matching/);
  people = [due, own];
  await act(() => queryClient.invalidateQueries());
  await option(/Ana Dueworth/);
  expect(chosen()).toMatch(/^All cases matching/);
});

it('repeats a search on the server when the same text was searched before', async () => {
  let people: Person[] = [];
  const { user } = await openFinder(() => foundOf(...people));
  await user.keyboard('anew');
  await screen.findByText('Nothing found');
  await user.keyboard('{Escape}');
  people = [person(1104, 'Ana Anew')];
  await user.keyboard('{Control>}k{/Control}');
  await screen.findByRole('combobox');
  await user.keyboard('anew');
  await option(/Ana Anew/);
});
