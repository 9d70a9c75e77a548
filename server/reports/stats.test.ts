// The public figures.
import { describe, expect, it } from 'vitest';
import { addDays, toOfficeDate } from '#domain/calendar/office-hours';
import { openSite, samples, signInBeforeAll } from '../../tests/api/harness.ts';

const site = openSite();
const staff = signInBeforeAll(site);

type Stats = Record<string, number | null>;
const read = async () => (await site.visitor('GET', '/api/stats')).body as Stats;
const created = async (path: string, body: object) => {
  const response = await staff('POST', path, { body });
  expect(response.status, response.text).toBe(201);
  return response.body as { id: number };
};

describe('public figures', () => {
  it('returns the programs, the service areas, and zeros when there is no data', async () => {
    expect(await read()).toEqual({
      programs: 9,
      serviceAreas: 12,
      upcomingEvents: 0,
      peopleHelped: 0,
      servicesDelivered: 0,
      respondedInTimePercent: null,
      pledges: 0,
    });
  });

  it('counts only upcoming events', async () => {
    const today = toOfficeDate(new Date());
    for (const days of [3, -3]) {
      const eventDate = addDays(today, days);
      await created('/api/public-events', { ...samples.event, eventDate });
    }
    expect(await read()).toMatchObject({ upcomingEvents: 1 });
  });

  it('counts only completed services', async () => {
    const { id: memberId } = await created('/api/members', {
      ...samples.intake,
      assignedTo: 'casey',
    });
    for (const outcome of ['completed', 'in-progress', 'cancelled']) {
      await created('/api/service-records', {
        serviceType: 'food',
        description: 'A box',
        memberId,
        outcome,
      });
    }
    expect(await read()).toMatchObject({ servicesDelivered: 1, peopleHelped: 1 });
  });

  it('counts an applicant as helped once staff have reached them', async () => {
    const before = (await read()).peopleHelped ?? 0;
    await site.visitor('POST', '/api/members', { body: samples.application });
    expect((await read()).peopleHelped).toBe(before);
    const [newest] = (await staff('GET', '/api/members?limit=1')).body as { id: number }[];
    for (const status of ['inactive', 'active']) {
      await staff('PATCH', `/api/members/${newest?.id}`, { body: { status } });
      expect((await read()).peopleHelped, status).toBe(before);
    }
    const [applicant] = (await staff('GET', '/api/members?due=open')).body as { id: number }[];
    const reached = await staff('PATCH', `/api/members/${applicant?.id}`, {
      body: { firstContactedAt: new Date().toISOString() },
    });
    expect(reached.status, reached.text).toBe(200);
    expect((await read()).peopleHelped).toBe(before + 1);
  });

  it('counts a pledge as soon as it is made', async () => {
    const before = (await read()).pledges ?? 0;
    expect((await site.visitor('POST', '/api/donations', { body: samples.donation })).status).toBe(
      201,
    );
    expect((await read()).pledges).toBe(before + 1);
  });
});
