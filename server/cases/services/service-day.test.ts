import { expect, it } from 'vitest';
import { closedStatuses, memberStatuses } from '#domain/cases/member';
import { listValues } from '#domain/vocabulary';
import { openSite, samples, signInBeforeAll } from '../../../tests/api/harness.ts';

const site = openSite();
const staff = signInBeforeAll(site);

async function person(lastName: string): Promise<number> {
  const body = { ...samples.intake, lastName };
  return ((await staff('POST', '/api/members', { body })).body as { id: number }).id;
}
async function give(memberId: number, serviceDate: string, more: object = {}) {
  const body = { memberId, serviceType: 'food', description: 'Box', outcome: 'completed', ...more };
  const made = await staff('POST', '/api/service-records', { body: { ...body, serviceDate } });
  return made.body as { id: number; version: number };
}
const dayOf = async (date: string, serviceType = 'food') =>
  (await staff('GET', `/api/service-day?serviceType=${serviceType}&date=${date}`)).body as {
    served: { memberId: number; name: string; by: string }[];
    expected: { memberId: number; name: string }[];
  };

it('lists people served on an office day, and recent visitors who were not', async () => {
  const [ana, ben, cem, old] = [
    await person('A'),
    await person('B'),
    await person('C'),
    await person('D'),
  ];
  await give(ana, '2026-03-05', { assignedTeamMember: 'casey' });
  // Half past eleven at night in Richmond.
  await give(ben, '2026-03-06T04:30:00Z');
  await give(ben, '2026-02-20');
  await give(cem, '2026-02-20');
  await give(old, '2025-12-01');
  const { served, expected } = await dayOf('2026-03-05');
  expect(served).toMatchObject([
    { memberId: ben, name: 'Ben B' },
    { memberId: ana, by: 'casey' },
  ]);
  expect(expected.map(({ memberId }) => memberId)).toEqual([cem]);
  expect((await dayOf('2026-03-05', 'housing')).served).toEqual([]);
});

it('omits people with a cancelled record, and expects nobody with a closed case', async () => {
  const [gone, closed] = [await person('Gone'), await person('Closed')];
  const record = await give(gone, '2026-05-05');
  await give(closed, '2026-05-01');
  await staff('PATCH', `/api/service-records/${record.id}`, { body: { outcome: 'cancelled' } });
  await staff('PATCH', `/api/members/${closed}`, { body: { status: 'completed' } });
  expect(await dayOf('2026-05-05')).toEqual({ served: [], expected: [] });
});

it('does not count a referred person as served, and accepts a service for them', async () => {
  const referred = await person('Referred');
  await give(referred, '2026-12-20', { outcome: 'referred' });
  expect((await dayOf('2026-12-20')).served).toEqual([]);
  const body = { memberId: referred, serviceType: 'food', description: 'Box' };
  const path = '/api/service-records?onceADay=true';
  const given = await staff('POST', path, { body: { ...body, serviceDate: '2026-12-20' } });
  expect(given.status).toBe(201);
});

it('expects people with a case in every status except the closed ones', async () => {
  for (const status of listValues(memberStatuses)) {
    const id = await person(status);
    await give(id, '2026-07-01');
    await staff('PATCH', `/api/members/${id}`, { body: { status } });
  }
  const open = listValues(memberStatuses).filter((status) => !closedStatuses.includes(status));
  const { expected } = await dayOf('2026-07-05');
  expect(expected.map(({ name }) => name)).toEqual(
    open.map((status) => `Ben ${status}`).toSorted(),
  );
});

it('expects a person whose case is on hold', async () => {
  const id = await person('Paused');
  await give(id, '2026-09-01');
  await staff('PATCH', `/api/members/${id}`, { body: { status: 'on-hold' } });
  const { expected } = await dayOf('2026-09-05');
  expect(expected).toMatchObject([{ memberId: id, name: 'Ben Paused' }]);
});

it('returns 422 for an unknown service type or an impossible date', async () => {
  for (const query of [
    '',
    '?serviceType=food',
    '?serviceType=x&date=2026-01-01',
    '?serviceType=food&date=2026-02-31',
  ]) {
    expect((await staff('GET', `/api/service-day${query}`)).status, query).toBe(422);
  }
});

it('stores a service once a day with onceADay, also for simultaneous requests, and again without it', async () => {
  const memberId = await person('Once');
  const body = { memberId, serviceType: 'food', description: 'Box', outcome: 'completed' };
  const once = (serviceDate: string, more = {}) =>
    staff('POST', '/api/service-records?onceADay=true', {
      body: { ...body, serviceDate, ...more },
    });
  const both = await Promise.all([once('2026-05-04'), once('2026-05-04T23:00:00Z')]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409]);
  expect(both.find(({ status }) => status === 409)?.body).toMatchObject({
    error: { code: 'conflict', isGiven: true },
  });
  expect((await once('2026-05-04', { serviceType: 'housing' })).status).toBe(201);
  expect((await once('2026-05-05')).status).toBe(201);
  await give(memberId, '2026-05-05');
  expect((await dayOf('2026-05-05')).served).toHaveLength(2);
  // A service that was undone does not count as delivered.
  const { id } = (await once('2026-05-06')).body as { id: number };
  await staff('PATCH', `/api/service-records/${id}`, { body: { outcome: 'cancelled' } });
  expect((await once('2026-05-06')).status).toBe(201);
});
