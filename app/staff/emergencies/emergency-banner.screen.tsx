import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeServer } from '../../../tests/screens/fake-server';
import { renderStaff } from '../../../tests/screens/render-staff';
import EmergenciesScreen from './emergencies';
import { EmergencyBanner } from './emergency-banner';

const createdAt = '2026-11-20T04:48:00.000Z';
const newest = { id: 9, subject: 'member', subjectId: 7, createdAt };
const link = async (name: string | RegExp) =>
  (await screen.findByRole('link', { name })).getAttribute('href');

it('counts all unopened emergencies and links to the newest and to the complete list', async () => {
  fakeServer({ 'GET /api/emergencies/summary': { count: 41, newest } });
  renderStaff(<EmergencyBanner />);
  await screen.findByText('41 emergencies are unopened.', { exact: false });
  expect(await link('Open the newest')).toBe('/admin/member-profile/7');
  expect(await link('Show all')).toBe('/admin/unopened');
});

it('shows the time of a single emergency in the zone of the office', async () => {
  fakeServer({ 'GET /api/emergencies/summary': { count: 1, newest } });
  renderStaff(<EmergencyBanner />);
  await screen.findByText('An application came in Nov 19, 2026, 11:48 PM.');
  expect(screen.queryByRole('link', { name: 'Show all' })).toBeNull();
});

it('lists every unopened emergency with its name, and marks those that need review', async () => {
  const rows = [
    { ...newest, name: 'Ana Silva', needsReview: false },
    { ...newest, id: 3, subject: 'contact', subjectId: 5, name: 'Robot', needsReview: true },
    { ...newest, id: 2, subjectId: null, name: null, needsReview: false },
  ];
  fakeServer({ 'GET /api/emergencies': rows });
  renderStaff(<EmergenciesScreen />, '/admin/unopened');
  expect(await link(/Ana Silva/)).toBe('/admin/member-profile/7');
  expect(await link(/Robot/)).toBe('/admin/inbox?open=5');
  expect(screen.getAllByText('Needs review')).toHaveLength(1);
  expect(screen.getByText('A case worker can see the name')).toBeTruthy();
});
