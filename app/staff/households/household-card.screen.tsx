// The household on a case: who is shown, what a change sends, and the caution at the contact buttons.
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeServer } from '../../../tests/screens/fake-server';
import { renderStaff } from '../../../tests/screens/render-staff';
import { memberRow } from '../../../tests/screens/rows';
import { ContactButtons } from '../cases/contact-links';
import type { HouseholdPerson } from '../data/rows';
import { HouseholdCard } from './household-card';

const address = { address: '1 Elm Street', city: 'Richmond', state: 'VA', zipCode: '23220' };
const person = (changes: Partial<HouseholdPerson> & Pick<HouseholdPerson, 'id' | 'firstName'>) => ({
  ...{ lastName: 'Lee', memberId: null, birthYear: null, age: null, relation: 'child' },
  ...{ custody: 'full', fromOn: '2026-01-02', untilOn: null, status: null, hasOpenCase: false },
  ...{ isRestricted: false, hasSafeContactNote: false },
  ...changes,
});
const head = person({ id: 1, firstName: 'Ana', memberId: 71, age: 40, relation: 'head' });
const mate = person({
  ...{ id: 2, firstName: 'Jo', memberId: 72, age: 42, relation: 'partner' },
  ...{ status: 'active', hasOpenCase: true, hasSafeContactNote: true },
});
const mia = person({ id: 3, firstName: 'Mia', birthYear: 2019, age: 7 });
const household = {
  ...{ id: 9, version: 4, morePeople: 1, people: [head, mate, mia] },
  former: [person({ id: 5, firstName: 'Sam', untilOn: '2026-03-04' })],
};
const apart = {
  ...{ id: 6, kind: 'keep-apart', isFrom: true, otherId: null, name: null, note: '' },
  ...{ fromOn: '2026-01-02', untilOn: null, version: 1 },
};
const member = memberRow({
  ...{ id: 71, householdSize: 5, phone: null, email: null, ...address },
  additionalInfo: { livesWith: 'Mia, 2019, daughter\nLeo, 2021, son' },
});
const reads = { 'GET /api/households': { households: [household], relationships: [apart] } };

it('shows ages, open cases, restricted people as a number, and what the person said', async () => {
  fakeServer(reads);
  renderStaff(<HouseholdCard member={member} />, '/admin/member-profile/71');
  const card = await screen.findByRole('region', { name: 'Household' });
  within(card).getByText('Said 5, 4 named');
  within(card).getByText('7 (born 2019) · child');
  expect(within(card).getByRole('link', { name: 'Jo Lee' }).parentElement?.textContent).toContain(
    'Open case',
  );
  within(card).getByText('1 more person');
  within(card).getByText('Moved out (1)');
  within(card).getByText(/^Keep apart from$/);
  within(card).getByText(/somebody whose case is restricted/);
  // Mia is in the household already.
  expect(within(card).getByText(/Leo, 2021, Child/).textContent).not.toContain('Mia');
});

it('ticks nobody with a safe-contact note when the address changes', async () => {
  const { writes } = fakeServer({
    ...reads,
    'PATCH /api/households/9': { ...household, version: 5 },
  });
  const { user } = renderStaff(<HouseholdCard member={member} />, '/admin/member-profile/71');
  await user.click(await screen.findByRole('button', { name: 'Change address' }));
  const dialog = await screen.findByRole('dialog');
  within(dialog).getByText(/has a safe-contact note. Ask first/);
  await user.click(within(dialog).getByRole('button', { name: 'Change the address' }));
  await waitFor(() => expect(writes()).toHaveLength(1));
  expect(writes()[0]).toMatchObject({ body: { step: 'moved', ...address, memberIds: [71] } });
  expect(writes()[0]?.headers.get('if-match')).toBe('"4"');
});

it('sends the details of a companion, and names a year that is none', async () => {
  const { writes } = fakeServer({
    ...reads,
    'PATCH /api/households/9': { ...household, version: 5 },
  });
  const { user } = renderStaff(<HouseholdCard member={member} />, '/admin/member-profile/71');
  await user.click(await screen.findByRole('button', { name: 'Edit Mia Lee' }));
  const dialog = await screen.findByRole('dialog');
  const year = within(dialog).getByLabelText('Year of birth');
  await user.clear(year);
  await user.type(year, '20');
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  within(dialog).getByText('Enter the year of birth, such as 2019');
  await user.type(year, '18');
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(writes()).toHaveLength(1));
  expect(writes()[0]?.body).toMatchObject({
    ...{ step: 'changed', personId: 3, firstName: 'Mia', birthYear: 2018, relation: 'child' },
  });
});

it('warns at the contact buttons to keep the person apart, without a restricted name', async () => {
  fakeServer({ ...reads, 'GET /api/text-stops/71': { hasStopped: false } });
  const warned = { ...member, isKeptApart: true };
  renderStaff(<ContactButtons member={warned} />, '/admin/member-profile/71');
  await screen.findByText(/Keep apart from somebody whose case is restricted/);
});
