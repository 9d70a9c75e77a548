import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import {
  createDelayedResponse,
  createRefusal,
  createServerError,
  fakeServer,
} from '../../../tests/screens/fake-server';
import { renderStaff } from '../../../tests/screens/render-staff';
import { queryClient } from '../data/query-client';
import { alarms } from '../live/alarm';
import { connectLive, isLeader } from '../live/connection';
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

it('says that no message was sent when the server cannot send mail or texts', async () => {
  const asked = { requestedAt: createdAt, requestedBy: 'fran' };
  fakeServer({
    'GET /api/emergencies/summary': { ...summaryOf(1, asked), sendsMessages: false },
  });
  renderStaff(<EmergencyBanner />);
  await screen.findByText(/this server sends no messages: please call/);
});

const readAgain = () => act(() => queryClient.invalidateQueries());

it('says that emergencies could not be loaded, and shows them once a retry succeeds', async () => {
  let read: () => unknown = createServerError;
  fakeServer({ 'GET /api/emergencies/summary': () => read() });
  const { user } = renderStaff(<EmergencyBanner />);
  const failure = await screen.findByText(/Emergencies could not be loaded/);
  expect(screen.queryByRole('region', { name: 'Emergencies' })).toBeNull();
  read = () => summaryOf(1);
  await user.click(within(failure).getByRole('button', { name: 'Try again' }));
  await screen.findByRole('region', { name: 'Emergencies' });
  expect(screen.queryByText(/could not be loaded/)).toBeNull();
});

it('shows no emergencies when the user has no permission to read them', async () => {
  const { sent } = fakeServer({
    'GET /api/emergencies/summary': () => createRefusal(403, 'not-allowed'),
  });
  renderStaff(<EmergencyBanner />);
  const isRead = () => sent.some(({ path }) => path === '/api/emergencies/summary');
  await waitFor(() => expect(isRead() && queryClient.isFetching()).toBe(0));
  expect(screen.queryByRole('alert')).toBeNull();
});

it('announces the first emergency in an existing live region', async () => {
  let summary: object = { ...summaryOf(0), newest: null };
  fakeServer({ 'GET /api/emergencies/summary': () => summary });
  renderStaff(<EmergencyBanner />);
  const live = await waitFor(() => document.querySelector('section > [aria-live=assertive]'));
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(live?.textContent).toBe('');
  expect(screen.queryByRole('region', { name: 'Emergencies' })).toBeNull();
  summary = summaryOf(1);
  await readAgain();
  await waitFor(() => expect(live?.textContent).toContain('Someone may be in danger'));
  expect(live?.isConnected).toBe(true);
});

/** Fakes the browser's sounds and notifications, and a tab that holds the live connection. */
async function startAlarms() {
  const raised: string[] = [];
  const node = { frequency: {}, gain: {}, connect: () => node, start() {}, stop() {} };
  class Sound {
    currentTime = 0;
    createOscillator = () => node;
    createGain = () => node;
    close = async () => {};
    constructor() {
      raised.push('sound');
    }
  }
  class Shown {
    static permission = 'granted';
    constructor(title: string, { body }: { body: string }) {
      raised.push(`${title}: ${body}`);
    }
  }
  vi.stubGlobal('AudioContext', Sound);
  vi.stubGlobal('Notification', Shown);
  const { locks } = navigator;
  Object.defineProperty(navigator, 'locks', { configurable: true, value: undefined });
  const leaving = new AbortController();
  connectLive(() => {}, leaving.signal);
  Object.defineProperty(navigator, 'locks', { configurable: true, value: locks });
  return { raised, stop: () => leaving.abort() };
}

it('raises an alarm without a name for a new emergency when the alarm is switched on', async () => {
  const { response, answer } = createDelayedResponse();
  let id = 2;
  fakeServer({
    'GET /api/live': () => response,
    'GET /api/emergencies/summary': () => summaryOf(id, { id, name: 'Ana Silva' }),
  });
  const { raised, stop } = await startAlarms();
  renderStaff(<EmergencyBanner />);
  await screen.findByRole('region', { name: 'Emergencies' });
  const comesIn = async () => {
    id += 1;
    await readAgain();
    await screen.findByText(`${id} emergencies are unopened.`, { exact: false });
    return raised.splice(0);
  };
  expect(await comesIn()).toEqual([]);
  for (const alarm of Object.values(alarms)) act(() => alarm.set(true));
  await readAgain();
  expect(raised).toEqual([]);
  const [sound, shown] = await comesIn();
  expect(sound).toBe('sound');
  expect(shown).toMatch(/^Someone may be in danger.: .*open the staff area/);
  expect(shown).not.toContain('Silva');
  for (const alarm of Object.values(alarms)) act(() => alarm.set(false));
  expect(await comesIn()).toEqual([]);
  stop();
  answer(createServerError());
});

it('raises no alarm for an earlier emergency, or in a tab that is not the leader', async () => {
  const { response, answer } = createDelayedResponse();
  let id = 2;
  fakeServer({
    'GET /api/live': () => response,
    'GET /api/emergencies/summary': () => summaryOf(id, { id }),
  });
  const { raised, stop } = await startAlarms();
  for (const alarm of Object.values(alarms)) alarm.set(true);
  renderStaff(<EmergencyBanner />);
  await screen.findByText('2 emergencies are unopened.', { exact: false });
  expect(raised).toEqual([]);
  stop();
  answer(createServerError());
  await waitFor(() => expect(isLeader()).toBe(false));
  id = 3;
  await readAgain();
  await screen.findByText('3 emergencies are unopened.', { exact: false });
  expect(raised).toEqual([]);
  for (const alarm of Object.values(alarms)) act(() => alarm.set(false));
});
