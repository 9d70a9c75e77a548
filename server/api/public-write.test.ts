// What every public form has in common on arrival: limits and traps.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { dayMs } from '#domain/calendar/durations';
import { type ApiResponse, samples, startApi } from '../../tests/api/harness.ts';
import { createApi } from '../api.ts';
import { arrivals } from '../db/schema/requests.ts';
import { forgetOldArrivals, hasRoom } from './public-write.ts';

let site: Awaited<ReturnType<typeof startApi>>;
let staff: Awaited<ReturnType<typeof site.signIn>>;
beforeAll(async () => {
  site = await startApi();
});
afterAll(() => site.stop());
beforeEach(async () => {
  // Every test begins with full buckets, and a session that has not run out.
  site.clock.offsetMs += 3_600_000;
  staff = await site.signIn();
});

const stopClock = () => {
  site.clock.stoppedAt = Date.now();
};
const startClock = () => {
  delete site.clock.stoppedAt;
};

const burst = 30;
const forms = {
  '/api/contacts': samples.contact,
  '/api/donations': samples.donation,
  '/api/get-involved-submissions': samples.volunteer,
};
const post = (path: string, address: string, body: object, headers: Record<string, string> = {}) =>
  site.visitor('POST', path, { body, address, headers });
/** So many at once have a connection each; who waits for one is sent away after a while. */
const atOnce = 8;
async function postMany(number: number, path: string, address: string, body: object) {
  const responses: ApiResponse[] = [];
  while (responses.length < number) {
    const length = Math.min(atOnce, number - responses.length);
    responses.push(...(await Promise.all(Array.from({ length }, () => post(path, address, body)))));
  }
  return responses;
}

describe.each(Object.entries(forms))('many posts to %s from one network', (path, body) => {
  beforeAll(stopClock);
  afterAll(startClock);

  it('are refused after a while, with the time to wait, and let in again', async () => {
    const address = '198.51.7.1';
    const responses = await postMany(burst + 3, path, address, body);
    expect(responses.filter((response) => response.status === 201)).toHaveLength(burst);
    const refused = responses.filter((response) => response.status === 429);
    expect(refused).toHaveLength(3);
    expect(refused[0]?.body).toMatchObject({ error: { code: 'too-many' } });
    const wait = Number(refused[0]?.headers.get('retry-after'));
    expect(wait).toBeGreaterThan(0);
    expect((await post(path, '198.51.8.1', body)).status).toBe(201);
    site.clock.offsetMs += wait * 1000;
    expect((await post(path, address, body)).status).toBe(201);
  });
});

describe('a network', () => {
  beforeAll(stopClock);
  afterAll(startClock);

  const use = (address: string) => postMany(burst, '/api/contacts', address, samples.contact);

  it('is the whole /48 of an IPv6 address, and no more than that', async () => {
    await use('2001:db8:1:2:aaaa::1');
    expect((await post('/api/contacts', '2001:db8:1:3::9', samples.contact)).status).toBe(429);
    expect((await post('/api/contacts', '2001:db8:2:2::9', samples.contact)).status).toBe(201);
  });

  it('is the same however its IPv4 address is written', async () => {
    await use('198.51.30.1');
    expect((await post('/api/contacts', '::ffff:198.51.30.2', samples.contact)).status).toBe(429);
  });

  it('is counted together by all processes on one database', async () => {
    const second = createApi({
      db: site.db,
      env: site.env,
      log: site.log,
      now: site.now,
    });
    await use('198.51.40.1');
    const response = await second.fetch(
      new Request('http://site.test/api/contacts', {
        method: 'POST',
        body: JSON.stringify(samples.contact),
        headers: { 'content-type': 'application/json' },
      }),
      { address: '198.51.40.1' },
    );
    expect(response.status).toBe(429);
  });

  it('cannot be made up in a header when no proxy is trusted', async () => {
    await use('198.51.50.1');
    const response = await post('/api/contacts', '198.51.50.1', samples.contact, {
      'x-forwarded-for': '203.0.113.99',
    });
    expect(response.status).toBe(429);
  });

  it('does not limit people who ask for help: their applications are set aside together, never refused', async () => {
    const address = '198.51.60.1';
    const responses: ApiResponse[] = [];
    for (let sent = 0; sent < burst + 2; sent++) {
      responses.push(await post('/api/members', address, samples.application));
    }
    expect(responses.map((response) => response.status)).toEqual(Array(burst + 2).fill(201));
    const flagged = await staff('GET', '/api/members?needsReview=true');
    expect(flagged.body).toHaveLength(burst + 2);
  });
});

it('from where a form came is a hash, and forgotten after 7 days', async () => {
  const address = '198.51.70.1';
  expect((await post('/api/contacts', address, samples.contact)).status).toBe(201);
  const came = await site.db.select().from(arrivals);
  expect(came.length).toBeGreaterThan(0);
  expect(JSON.stringify(came)).not.toContain(address);
  const newest = Math.max(...came.map(({ at }) => at.getTime()));
  await forgetOldArrivals(site.db, new Date(newest + 7 * dayMs));
  expect(await site.db.select().from(arrivals)).not.toEqual([]);
  await forgetOldArrivals(site.db, new Date(newest + 7 * dayMs + 1));
  expect(await site.db.select().from(arrivals)).toEqual([]);
});

describe('all networks together', () => {
  beforeAll(stopClock);
  afterAll(startClock);

  type Room = Parameters<typeof hasRoom>[1];
  const fill = (of: Parameters<typeof hasRoom>[0], room: Room) => {
    let taken = 0;
    while (hasRoom(of, room, 1_000)) taken += 1;
    return taken;
  };
  /** What comes next has so many kilobytes left. */
  const leave = (room: Room, kb: number) => {
    fill(site, room);
    site.clock.offsetMs += (kb / 5_000) * 3_600_000;
  };

  it('may fill a hundred megabytes, and ten more with each hour, half of it with applications', () => {
    let at = Date.now();
    const all = { db: {}, now: () => new Date(at) };
    expect([fill(all, 'others'), fill(all, 'applications')]).toEqual([50, 50]);
    at += 3_600_000;
    expect([fill(all, 'others'), fill(all, 'applications')]).toEqual([5, 5]);
  });

  it('keep their room although one sends long texts within its limit', async () => {
    const additionalInfo = Object.fromEntries(
      Array.from({ length: 12 }, (_, at) => [`more${at}`, 'x'.repeat(5_000)]),
    );
    const long = { ...samples.application, additionalInfo };
    const short: boolean[] = [];
    for (let sent = 0; sent < 40; sent += 1) {
      // One in ten seconds, as the limit of a network allows.
      site.clock.offsetMs += 10_000;
      const { body } = await post('/api/members', '198.51.72.1', long);
      short.push(Object.hasOwn(body as object, 'isShort'));
    }
    // Some two megabytes, and a little more with each hour.
    expect(short.indexOf(true)).toBeGreaterThan(25);
    expect(short.at(-1)).toBe(true);
  });

  it('use up no room of applications with forms that can be refused', async () => {
    leave('others', 0);
    for (const [path, body] of Object.entries(forms)) {
      expect((await post(path, '198.51.70.1', body)).status).toBe(429);
    }
    const response = await post('/api/members', '198.51.70.1', samples.application);
    expect(response.status).toBe(201);
    expect(response.body).not.toHaveProperty('isShort');
  });

  it.each(Object.entries({ ...forms, '/api/members': samples.application }))(
    'use up none with what %s does not store',
    async (path, body) => {
      leave(path === '/api/members' ? 'applications' : 'others', 10);
      const response = await post(path, '198.51.71.1', { ...body, padding: 'x'.repeat(60_000) });
      expect(response.status).toBe(201);
      expect(response.body).not.toHaveProperty('isShort');
    },
  );
});

describe('what looks automatic', () => {
  const needsReview = async (reference: string) =>
    (await staff('GET', `/api/contacts?needsReview=true&search=${reference}`)).body as unknown[];
  const send = async (traps: object) => {
    const response = await site.visitor('POST', '/api/contacts', {
      body: { ...samples.contact, ...traps },
    });
    expect(response.status).toBe(201);
    return needsReview((response.body as { reference: string }).reference);
  };

  it('is answered like everything else and set aside', async () => {
    const [spam] = (await send({ homepage: 'https://spam.test' })) as { id: number }[];
    expect((await staff('GET', `/api/contacts/${spam?.id}`)).body).toMatchObject({
      needsReview: true,
      reviewReason: 'hidden-field',
    });
  });

  it('is not what a person sends, however quickly, and with a time that an old page gave', async () => {
    for (const body of [{}, { homepage: '' }, { formToken: 'made.up' }]) {
      expect(await send(body)).toEqual([]);
    }
  });

  it('stays out of the inbox until staff let it in', async () => {
    const response = await site.visitor('POST', '/api/contacts', {
      body: { ...samples.contact, homepage: 'x' },
    });
    const { reference } = response.body as { reference: string };
    const inbox = async () => (await staff('GET', `/api/contacts?search=${reference}`)).body;
    expect(await inbox()).toEqual([]);
    const whole = await staff('GET', `/api/contacts?needsReview=all&search=${reference}`);
    expect(whole.body).toMatchObject([{ needsReview: true }]);
    const all = await staff('GET', '/api/contacts?needsReview=all&limit=200');
    expect(Number(all.headers.get('x-total-count'))).toBe((all.body as unknown[]).length);
    const [row] = (await needsReview(reference)) as { id: number }[];
    await staff('PATCH', `/api/contacts/${row?.id}`, { body: { needsReview: false } });
    expect(await inbox()).toMatchObject([{ id: row?.id }]);
  });

  it('in an application is flagged, and the case is worked on like any other', async () => {
    const response = await site.visitor('POST', '/api/members', {
      body: { ...samples.application, homepage: 'x', emergency: 'YES' },
    });
    expect(response.status).toBe(201);
    const { reference } = response.body as { reference: string };
    const found = await staff('GET', `/api/members?needsReview=true&search=${reference}`);
    expect(found.body).toMatchObject([{ status: 'active', priority: 'urgent' }]);
  });
});
