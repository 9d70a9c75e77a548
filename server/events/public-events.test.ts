// Tests public events: what visitors see, and how staff manage them.
import { beforeAll, describe, expect, it } from 'vitest';
import { addDays, toOfficeDate } from '#domain/calendar/office-hours';
import { openSite, samples } from '../../tests/api/harness.ts';

const site = openSite();
let staff: Awaited<ReturnType<typeof site.signIn>>;
beforeAll(async () => {
  site.clock.stoppedAt = Date.now();
  staff = await site.signIn();
});

type Event = { id: number; title: string; eventDate: string };

async function publish(changes: object = {}): Promise<Event> {
  const response = await staff('POST', '/api/public-events', {
    body: { ...samples.event, ...changes },
  });
  expect(response.status, response.text).toBe(201);
  return response.body as Event;
}
const seen = async (query = '') =>
  (await site.visitor('GET', `/api/public-events${query}`)).body as Event[];

describe('public event', () => {
  it('shows an event as soon as it is published, at noon of its day', async () => {
    const event = await publish();
    expect(event).toMatchObject({ ...samples.event, eventDate: '2030-05-04T12:00:00.000Z' });
    expect(await seen()).toContainEqual(event);
  });

  it('stores the texts of the second language, empty until somebody translates them', async () => {
    const event = await publish();
    expect(event).toMatchObject({ translatedTitle: '', translatedDescription: '' });
    const change = await staff('PATCH', `/api/public-events/${event.id}`, {
      body: { translatedTitle: 'Día de jardín', translatedDescription: 'Siembre con nosotros.' },
    });
    expect(change.body).toMatchObject({
      title: samples.event.title,
      translatedTitle: 'Día de jardín',
      translatedDescription: 'Siembre con nosotros.',
    });
  });

  it('accepts a date-time and uses only its date', async () => {
    const event = await publish({ eventDate: '2030-01-01T23:30:00-05:00' });
    expect(event.eventDate).toBe('2030-01-01T12:00:00.000Z');
  });

  it.each(['2030-02-31', '2030-13-01', 'tomorrow', '', null])(
    'rejects the date %j',
    async (date) => {
      const response = await staff('POST', '/api/public-events', {
        body: { ...samples.event, eventDate: date },
      });
      expect(response.status).toBe(422);
      expect(response.body).toMatchObject({ error: { fields: { eventDate: expect.any(String) } } });
    },
  );

  it('counts as upcoming until its day in Richmond is over', async () => {
    const today = toOfficeDate(site.now());
    const past = await publish({ title: 'Past', eventDate: addDays(today, -1) });
    const now = await publish({ title: 'Today', eventDate: today });
    const upcoming = (await seen('?upcoming=true')).map(({ id }) => id);
    expect(upcoming).toContain(now.id);
    expect(upcoming).not.toContain(past.id);
    expect((await seen()).map(({ id }) => id)).toContain(past.id);
  });

  it('lets the assistant name an event, however many come before it', async () => {
    for (let count = 0; count < 5; count++) await publish({ title: 'Resume workshop' });
    await publish({ title: 'Toy drive', eventDate: '2039-12-01' });
    const message = 'when is the toy drive event';
    const { body } = await site.visitor('POST', '/api/chat', { body: { message } });
    expect(body).toMatchObject({
      response: expect.stringContaining('Toy drive: Thursday, December 1, 2039, 10:00 AM'),
    });
  });

  it('lists events soonest first', async () => {
    await publish({ eventDate: '2031-01-02' });
    await publish({ eventDate: '2029-01-02' });
    const dates = (await seen()).map((event) => event.eventDate);
    expect(dates).toEqual(dates.toSorted());
  });

  it('finds an event by id among many, for visitors only while it is online', async () => {
    const [first] = await Promise.all(
      Array.from({ length: 3 }, (_, at) => publish({ eventDate: `2032-01-0${at + 1}` })),
    );
    const late = await publish({ title: 'Far away', eventDate: '2039-01-01' });
    const query = `?ids=${late.id},${first?.id}&limit=1`;
    expect(await seen(`?ids=${late.id}`)).toEqual([late]);
    expect(await seen(query)).toEqual([first]);
    await staff('PATCH', `/api/public-events/${late.id}`, { body: { isActive: false } });
    expect(await seen(`?ids=${late.id}`)).toEqual([]);
    const offline = await staff('GET', `/api/public-events?status=offline&ids=${late.id}`);
    expect(offline.body).toMatchObject([{ id: late.id }]);
    await staff('DELETE', `/api/public-events/${late.id}`);
  });

  it('disappears for visitors when taken offline and stays for staff', async () => {
    const { id } = await publish({ title: 'Rained off' });
    const change = await staff('PATCH', `/api/public-events/${id}`, { body: { isActive: false } });
    expect(change.body).toMatchObject({ id, isActive: false, city: 'Richmond' });
    for (const query of ['', '?status=all', '?status=offline']) {
      expect((await seen(query)).map((event) => event.id)).not.toContain(id);
    }
    const offline = await staff('GET', '/api/public-events?status=offline');
    expect(offline.body).toMatchObject([{ id }]);
  });

  it('keeps fields that a change does not name', async () => {
    const event = await publish({ city: 'Ashland', address: '2 Sample Street' });
    const change = await staff('PATCH', `/api/public-events/${event.id}`, {
      body: { title: 'New title' },
    });
    expect(change.body).toEqual({ ...event, title: 'New title', version: 2 });
  });

  it('removes a deleted event and returns 404 when it is deleted again', async () => {
    const { id } = await publish();
    expect((await staff('DELETE', `/api/public-events/${id}`)).status).toBe(200);
    expect((await seen()).map((event) => event.id)).not.toContain(id);
    expect((await staff('DELETE', `/api/public-events/${id}`)).status).toBe(404);
    expect((await staff('PATCH', `/api/public-events/${id}`, { body: {} })).status).toBe(404);
  });
});

describe('updates of public pages', () => {
  it('notifies public pages of every change to an event', async () => {
    const { id } = await publish();
    for (const [method, body] of [
      ['PATCH', { title: 'Changed' }],
      ['DELETE', undefined],
    ] as const) {
      site.publicChanges.length = 0;
      await staff(method, `/api/public-events/${id}`, { body });
      expect(site.publicChanges).toEqual(['/', '/events']);
    }
  });

  it('does not notify public pages of a refused change', async () => {
    site.publicChanges.length = 0;
    await staff('POST', '/api/public-events', { body: { ...samples.event, title: '' } });
    await staff('DELETE', '/api/public-events/999999');
    expect(site.publicChanges).toEqual([]);
  });
});
