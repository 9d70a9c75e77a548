import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeServer } from '../../../tests/screens/fake-server';
import { renderStaff } from '../../../tests/screens/render-staff';
import EmergenciesScreen from './emergencies';
import { EmergencyBanner } from './emergency-banner';

const createdAt = '2026-11-20T04:48:00.000Z';
const newest = { id: 9, subject: 'member', subjectId: 7, createdAt };
const unasked = { requestedAt: null, requestedBy: null };
const summaryOf = (count: number, of: object = {}) => ({
  ...{ count, newest: { ...newest, ...unasked, ...of } },
  onCall: [{ username: 'dana', phone: '8045550100' }],
  sendsMessages: true,
});
const link = async (name: string | RegExp) =>
  (await screen.findByRole('link', { name })).getAttribute('href');

it('counts all unopened emergencies and links to the newest and to the complete list', async () => {
  fakeServer({ 'GET /api/emergencies/summary': summaryOf(41) });
  renderStaff(<EmergencyBanner />);
  await screen.findByText('41 emergencies are unopened.', { exact: false });
  expect(await link('Open the newest')).toBe('/admin/member-profile/7');
  expect(await link('Show all')).toBe('/admin/unopened');
});

it('shows the time of a single emergency in the zone of the office', async () => {
  fakeServer({ 'GET /api/emergencies/summary': summaryOf(1) });
  renderStaff(<EmergencyBanner />);
  await screen.findByText('An application came in on Nov 19, 2026, 11:48 PM.');
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

it('lets the front desk tell a case worker once, and names who is on call', async () => {
  let summary = summaryOf(1, { subjectId: null });
  const { writes } = fakeServer({
    'GET /api/admin/session': { username: 'fran', role: 'front-desk', mustEnrol: false },
    'GET /api/emergencies/summary': () => summary,
    'POST /api/emergencies/request': () => {
      const requestedAt = '2026-11-20T04:52:00.000Z';
      summary = summaryOf(1, { subjectId: null, requestedAt, requestedBy: 'fran' });
      return {};
    },
  });
  const { user } = renderStaff(<EmergencyBanner />);
  expect(await link(/804.*555.*0100/)).toBe('tel:8045550100');
  const tell = await screen.findByRole('button', { name: 'Tell a case worker now' });
  await user.dblClick(tell);
  await screen.findByText('fran told the case workers at 11:52 PM.');
  expect(screen.queryByRole('button', { name: 'Tell a case worker now' })).toBeNull();
  expect(writes()).toHaveLength(1);
});

it('says that no message was sent when this server sends none', async () => {
  const asked = { requestedAt: createdAt, requestedBy: 'fran' };
  fakeServer({
    'GET /api/emergencies/summary': { ...summaryOf(1, asked), sendsMessages: false },
  });
  renderStaff(<EmergencyBanner />);
  await screen.findByText(/this server sends no messages: please call/);
});
