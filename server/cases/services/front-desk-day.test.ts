// Tests a food day of the front desk: services, newcomers, people with the same name, and corrections.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { minuteMs } from '#domain/calendar/durations';
import { samples, startApi } from '../../../tests/api/harness.ts';

let site: Awaited<ReturnType<typeof startApi>>;
let staff: Awaited<ReturnType<typeof site.signIn>>;
let desk: typeof staff;
beforeAll(async () => {
  site = await startApi();
  // A Wednesday at ten in Richmond.
  site.clock.stoppedAt = Date.parse('2026-11-18T15:00:00Z');
  await site.signIn();
  staff = await site.signIn();
  desk = await site.signIn('fay', 'front-desk');
});
afterAll(() => site.stop());

type Row = { id: number; version: number; memberId: number } & Record<string, unknown>;
const box = {
  ...{ serviceType: 'food', description: 'Food day', outcome: 'completed' },
  ...{ quantity: 2, quantityUnit: 'boxes', serviceDate: '2026-11-18' },
};
const nia = { firstName: 'Nia', lastName: 'Newcomer', householdSize: 3, zipCode: '23220' };
const takeIn = async (who = desk, changes: object = {}) =>
  (await who('POST', '/api/members', { body: { ...samples.intake, ...changes } })).body as Row;
const give = async (memberId: number, who = desk, changes: object = {}) =>
  (await who('POST', '/api/service-records', { body: { memberId, ...box, ...changes } }))
    .body as Row;
const peopleOf = async (search: string, who = desk) =>
  (await who('GET', `/api/service-day/people?serviceType=food&date=2026-11-18&search=${search}`))
    .body as Row[];

describe('front desk on a food day', () => {
  it('records boxes for a known person, and lists people served this month', async () => {
    const { id } = await takeIn(desk, { lastName: 'Monthly', age: 71, householdSize: 4 });
    await give(id, desk, { serviceDate: '2026-11-04' });
    await give(id, desk, { serviceDate: '2026-11-17', outcome: 'referred' });
    expect(await peopleOf('monthly')).toMatchObject([
      { id, age: 71, address: '1 Sample Street', householdSize: 4 },
    ]);
    expect((await peopleOf('monthly'))[0]?.lastAt).toContain('2026-11-04');
    const given = await give(id);
    expect(given).toMatchObject({ memberId: id, quantity: 2, quantityUnit: 'boxes' });
    const day = await desk('GET', '/api/service-day?serviceType=food&date=2026-11-18');
    expect(day.body).toMatchObject({ served: [{ memberId: id, recordId: given.id }] });
  });

  it('hides the street of a person who must be reached with care', async () => {
    const { id } = await takeIn(desk, { lastName: 'Careful' });
    await staff('PATCH', `/api/members/${id}`, { body: { safeContact: { voicemail: false } } });
    expect(await peopleOf('careful')).toMatchObject([{ id, address: null, phone: null }]);
    expect(await peopleOf('careful', staff)).toMatchObject([{ address: '1 Sample Street' }]);
  });

  it('stores a newcomer once and lists them among the new applicants', async () => {
    const send = () =>
      desk('POST', '/api/service-day/newcomers', {
        body: { ...nia, ...box },
        headers: { 'idempotency-key': 'newcomer-nia' },
      });
    const first = await send();
    expect(first.status, first.text).toBe(201);
    expect((await send()).body).toEqual(first.body);
    const { memberId } = first.body as Row;
    const queue = (await staff('GET', '/api/members?tag=new-member&search=newcomer')).body;
    expect(queue).toMatchObject([{ id: memberId, firstName: 'Nia', assignedTo: null }]);
    expect((await staff('GET', `/api/members/${memberId}`)).body).toMatchObject({
      ...nia,
      programAreas: ['Food & Nutrition'],
      dueAt: null,
    });
    expect((await staff('GET', `/api/service-records/${memberId}`)).body).toMatchObject([box2()]);
  });

  it.each([
    ['firstName', '', 'First name is required'],
    ['lastName', '', 'Last name is required'],
    ['householdSize', 0, 'Household size is required'],
    ['zipCode', '23', 'ZIP code is required'],
  ])(
    'returns 422 and names the problem with the %s of a newcomer',
    async (field, value, message) => {
      const body = { ...nia, ...box, [field]: value };
      const headers = { 'idempotency-key': `newcomer-without-${field}` };
      const refused = await desk('POST', '/api/service-day/newcomers', { body, headers });
      expect(refused).toMatchObject({
        status: 422,
        body: { error: { fields: { [field]: message } } },
      });
    },
  );
});

const box2 = () => ({ serviceType: 'food', quantity: 2, quantityUnit: 'boxes' });

describe('entry of the front desk', () => {
  /** A session ends after half an hour without a request. */
  const later = async (minutes: number) => {
    for (let left = minutes; left > 0; left -= 20) {
      site.clock.offsetMs += Math.min(left, 20) * minuteMs;
      for (const who of [desk, staff]) await who('GET', '/api/summary');
    }
  };
  const correct = (id: number, body: object, who = desk) =>
    who('PATCH', `/api/members/${id}`, { body });

  it('lets the author correct a front desk entry within the hour, and not after it', async () => {
    const { id } = await takeIn(desk, { lastName: 'Typo' });
    const { id: recordId } = await give(id);
    expect((await desk('GET', `/api/my-intakes/${id}`)).body).toMatchObject({
      id,
      lastName: 'Typo',
      city: 'Richmond',
    });
    await later(59);
    expect((await correct(id, { lastName: 'Right' })).status).toBe(200);
    const undo = { body: { outcome: 'cancelled' } };
    expect((await desk('PATCH', `/api/service-records/${recordId}`, undo)).status).toBe(200);
    await later(2);
    expect((await correct(id, { lastName: 'Late' })).status).toBe(403);
    expect((await desk('GET', `/api/my-intakes/${id}`)).status).toBe(403);
    expect((await desk('PATCH', `/api/service-records/${recordId}`, undo)).status).toBe(403);
    expect((await staff('GET', `/api/members/${id}`)).body).toMatchObject({ lastName: 'Right' });
  });

  it('refuses a correction by another front desk member, or after a case worker changed the entry', async () => {
    const { id } = await takeIn();
    const other = await site.signIn('gus', 'front-desk');
    expect((await correct(id, { city: 'Ashland' }, other)).status).toBe(403);
    await correct(id, { notes: 'Told me about her brother' }, staff);
    const refused = await correct(id, { city: 'Ashland' });
    expect(refused.body).toMatchObject({
      error: { message: expect.stringContaining('Please ask a case worker') },
    });
    expect((await desk('GET', `/api/my-intakes/${id}`)).status).toBe(403);
  });

  it('lets the front desk correct only the answers of the intake', async () => {
    const { id } = await takeIn();
    for (const changes of [{ status: 'completed' }, { assignedTo: null }, { tags: [] }]) {
      expect((await correct(id, changes)).status).toBe(403);
    }
  });

  it('appears among the arrivals of the day with the staff member who added it', async () => {
    const { id } = await takeIn(desk, { lastName: 'Arrived' });
    const { id: mine } = await takeIn(staff, { lastName: 'Second' });
    await site.visitor('POST', '/api/members', {
      body: { ...samples.application, lastName: 'Online' },
    });
    const rows = (await desk('GET', '/api/arrivals')).body as Row[];
    expect(rows.slice(0, 2)).toMatchObject([
      { id: mine, name: 'Ben Second', isCorrectable: false },
      { id, name: 'Ben Arrived', by: 'fay', isCorrectable: true },
    ]);
    expect(JSON.stringify(rows)).not.toContain('Online');
    site.clock.offsetMs += 24 * 60 * minuteMs;
    const tomorrow = await site.signIn('fay', 'front-desk');
    expect((await tomorrow('GET', '/api/arrivals')).body).toEqual([]);
  });
});
