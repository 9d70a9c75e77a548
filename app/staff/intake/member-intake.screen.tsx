import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createServerError, fakeServer, page } from '../../../tests/screens/fake-server';
import { fillField, renderStaffArea } from '../../../tests/screens/render-staff';
import { listedMemberRow } from '../../../tests/screens/rows';

const known = {
  ...{ id: 811, firstName: 'Ana', lastName: 'Twin', status: 'active', reasons: ['phone'] },
  createdAt: '2026-11-02T15:00:00.000Z',
};

it('shows people with the same phone number, or that they could not be loaded', async () => {
  let read: () => unknown = createServerError;
  const { sent } = fakeServer({ 'GET /api/duplicates/typed': () => read() });
  const { user } = renderStaffArea('/admin/member-intake');
  await fillField(user, await screen.findByLabelText(/^Phone Number/), '8045550123');
  const failure = await screen.findByText(/Possible duplicates could not be loaded/);
  read = () => [known];
  await user.click(within(failure).getByRole('button', { name: 'Try again' }));
  await screen.findByText('Looks like Ana Twin');
  expect(screen.queryByText(/could not be loaded/)).toBeNull();
  const asked = sent.filter(({ path }) => path === '/api/duplicates/typed').at(-1);
  expect(asked?.query.get('phone')).toBe('8045550123');
});

it('names every missing answer of an intake, focuses the first, and sends nothing', async () => {
  const { writes } = fakeServer({ 'GET /api/duplicates/typed': [], 'GET /api/members': page([]) });
  const { user } = renderStaffArea('/admin/member-intake');
  const field = (label: RegExp) => screen.findByLabelText<HTMLInputElement>(label);
  await user.clear(await field(/^Age/));
  await fillField(user, await field(/^Household Size/), '0');
  await fillField(user, await field(/^Email/), 'not an address');
  await fillField(user, await field(/^Phone Number/), '804');
  await user.click(screen.getByRole('button', { name: 'Create Member Profile' }));
  for (const message of [
    ...['First name is required', 'Last name is required', 'Valid email is required'],
    ...['Phone number is required', 'Age is required', 'Household size is required'],
    ...['Address is required', 'City is required', 'State is required', 'ZIP code is required'],
    'At least one program area must be selected',
    ...['Referral source is required', 'Service region is required'],
  ]) {
    screen.getByText(message);
  }
  expect(document.activeElement).toBe(await field(/^First Name/));
  expect(writes()).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(location.pathname).toBe('/admin/case-management'));
});

describe('intake of a walk-in', () => {
  const accounts = [
    { username: 'admin', isInUse: true, role: 'owner' },
    { username: 'dana', isInUse: true, role: 'case-worker' },
    { username: 'fay', isInUse: true, role: 'front-desk' },
  ];
  async function takeIn(role: string, who?: string) {
    const added = listedMemberRow({ id: 812, firstName: 'Rosa', lastName: 'Diaz' });
    const member = {
      ...added,
      ...(who === undefined ? { dueAt: '2026-11-20T15:00:00.000Z' } : { assignedTo: who }),
    };
    const { writes } = fakeServer({
      'GET /api/admin/session': { username: role === 'front-desk' ? 'fay' : 'admin', role },
      'GET /api/staff': accounts,
      'GET /api/duplicates/typed': [],
      'GET /api/members': page([member]),
      'POST /api/members': member,
    });
    const { user } = renderStaffArea('/admin/member-intake');
    const field = (label: RegExp) => screen.findByLabelText<HTMLInputElement>(label);
    for (const [label, text] of [
      [/^First Name/, 'Rosa'],
      [/^Last Name/, 'Diaz'],
      [/^Phone Number/, '804-555-0123'],
      [/^Address/, '1 Sample Street'],
      [/^City/, 'Richmond'],
      [/^State/, 'VA'],
      [/^ZIP Code/, '23220'],
    ] as const) {
      await fillField(user, await field(label), text);
    }
    await user.click(await field(/^Food & Nutrition/));
    await user.selectOptions(await field(/^Referral Source/), 'Other');
    await user.selectOptions(await field(/^Service Region/), 'richmond-metro');
    const taker = await field(/^Who takes this case/);
    const offered = [...taker.querySelectorAll('option')].map(({ textContent }) => textContent);
    if (who !== undefined) await user.selectOptions(taker, who);
    await user.click(screen.getByRole('button', { name: 'Create Member Profile' }));
    await waitFor(() => expect(location.pathname).toBe('/admin/case-management'));
    return { body: writes()[0]?.body, offered };
  }

  it('takes a case worker from the list to the new, unassigned case', async () => {
    const { body, offered } = await takeIn('owner');
    expect(offered).toEqual(['Nobody yet', 'Me', 'dana']);
    expect(body).not.toHaveProperty('assignedTo');
    const notice = (await screen.findByText(/^Rosa Diaz was added and joins the new applicants/))
      .parentElement as HTMLElement;
    expect(notice.textContent).toContain('Response due Nov 20');
    const open = within(notice).getByRole('link', { name: 'Open case' });
    expect(open.getAttribute('href')).toBe('/admin/member-profile/812');
  });

  it('assigns the case to a colleague, and offers the front desk neither assignment to itself nor the case', async () => {
    const { body, offered } = await takeIn('front-desk', 'dana');
    expect(offered).toEqual(['Nobody yet', 'admin', 'dana']);
    expect(body).toMatchObject({ assignedTo: 'dana', tags: [] });
    await screen.findByText(/^Rosa Diaz was added. Assigned to dana/);
    expect(screen.queryByRole('link', { name: 'Open case' })).toBeNull();
  });
});

describe('intake of a family', () => {
  it('takes in everyone on one screen, with few keys for each further person', async () => {
    const { writes } = fakeServer({
      ...{ 'GET /api/duplicates/typed': [], 'GET /api/members': page([]) },
      'POST /api/households/intake': { id: 913, householdId: 4, cases: 2 },
    });
    const { user } = renderStaffArea('/admin/member-intake');
    const field = (label: RegExp | string) => screen.findByLabelText<HTMLInputElement>(label);
    for (const [label, value] of [
      [/^First Name/, 'Rosa'],
      [/^Last Name/, 'Diaz'],
      [/^Phone Number/, '8045550123'],
      [/^Address/, '1 Elm Street'],
      [/^City/, 'Richmond'],
      [/^State/, 'VA'],
      [/^ZIP Code/, '23220'],
    ] as const) {
      await fillField(user, await field(label), value);
    }
    await user.selectOptions(await field(/^Referral Source/), 'Other');
    await user.selectOptions(await field(/^Service Region/), 'richmond-metro');
    await user.click(screen.getByLabelText('Housing & Shelter'));
    await user.click(screen.getByRole('button', { name: 'Add another person' }));
    // Nine keys for the first child, nine for the second, and a line that stays empty.
    await user.keyboard('Mia{Tab}2019{Enter}Leo{Tab}2021{Enter}');
    expect((await field(/^Household Size/)).value).toBe('4');
    await user.keyboard('Ana{Tab}1950');
    await user.selectOptions(await field('Relation, Person 3'), 'parent');
    await user.click(screen.getByRole('checkbox', { name: /^Open a case too.*Person 3/ }));
    await user.click(screen.getByRole('button', { name: 'Create Member Profile' }));
    await waitFor(() => expect(writes()).toHaveLength(1));
    const child = { relation: 'child', lastName: 'Diaz', hasCase: false };
    expect(writes()[0]).toMatchObject({
      path: '/api/households/intake',
      body: {
        person: { firstName: 'Rosa', householdSize: 4, address: '1 Elm Street' },
        companions: [
          { ...child, firstName: 'Mia', birthYear: 2019 },
          { ...child, firstName: 'Leo', birthYear: 2021 },
          { ...child, firstName: 'Ana', birthYear: 1950, relation: 'parent', hasCase: true },
        ],
      },
    });
  });

  it('names a line without a first name and sends nothing', async () => {
    const { writes } = fakeServer({
      'GET /api/duplicates/typed': [],
      'GET /api/members': page([]),
    });
    const { user } = renderStaffArea('/admin/member-intake');
    await user.click(await screen.findByRole('button', { name: 'Add another person' }));
    await user.keyboard('{Tab}2019');
    await user.click(screen.getByRole('button', { name: 'Create Member Profile' }));
    expect(screen.getAllByText('First name is required')).toHaveLength(2);
    expect(writes()).toEqual([]);
  });
});
