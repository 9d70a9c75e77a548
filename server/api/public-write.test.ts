// Rate limits and spam traps of the public forms.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type ApiResponse, samples, startApi } from '../../tests/api/harness.ts';
import { createApi } from '../api.ts';
import { contacts } from '../db/schema/public.ts';

let site: Awaited<ReturnType<typeof startApi>>;
let staff: Awaited<ReturnType<typeof site.signIn>>;
beforeAll(async () => {
  site = await startApi();
});
afterAll(() => site.stop());
beforeEach(async () => {
  // Each test starts with unused rate limits and a fresh session.
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
/** Stays within the connection pool: a request that waits for a connection too long is refused. */
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

  it('returns 429 with Retry-After over the limit, and accepts posts again after that time', async () => {
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

describe('network', () => {
  beforeAll(stopClock);
  afterAll(startClock);

  const use = (address: string) => postMany(burst, '/api/contacts', address, samples.contact);

  it('counts the whole /48 of an IPv6 address as one network', async () => {
    await use('2001:db8:1:2:aaaa::1');
    expect((await post('/api/contacts', '2001:db8:1:3::9', samples.contact)).status).toBe(429);
    expect((await post('/api/contacts', '2001:db8:2:2::9', samples.contact)).status).toBe(201);
  });

  it('counts an IPv4-mapped IPv6 address as its IPv4 network', async () => {
    await use('198.51.30.1');
    expect((await post('/api/contacts', '::ffff:198.51.30.2', samples.contact)).status).toBe(429);
  });

  it('shares the limit between all processes on one database', async () => {
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

  it('ignores X-Forwarded-For when no proxy is trusted', async () => {
    await use('198.51.50.1');
    const response = await post('/api/contacts', '198.51.50.1', samples.contact, {
      'x-forwarded-for': '203.0.113.99',
    });
    expect(response.status).toBe(429);
  });
});

describe('form over the limit of its network', () => {
  beforeAll(stopClock);
  afterAll(startClock);

  const danger = 'My husband hit me again and says he will kill me.';
  const dangerous = {
    '/api/members': samples.application,
    '/api/contacts': { ...samples.contact, message: danger },
    '/api/get-involved-submissions': { ...samples.volunteer, notes: danger },
    '/api/donations': { ...samples.donation, tributeMessage: danger },
  };
  const rowsAt = async (path: string) =>
    (await staff('GET', `${path}?needsReview=true&limit=200`)).body as {
      id: number;
      reference?: string;
    }[];

  it.each(Object.entries(dangerous))(
    'stores and marks a form over the limit when it is an application or mentions danger: %s',
    async (path, body) => {
      const address = '198.51.60.1';
      const plain = path === '/api/members' ? body : forms[path as keyof typeof forms];
      await postMany(burst, path, address, plain);
      const { status, body: reply } = await post(path, address, body);
      expect(status).toBe(201);
      expect(reply).toMatchObject({ isOverLimit: true });
      const [newest] = await rowsAt(path);
      const { body: row } = await staff('GET', `${path}/${newest?.id}`);
      const shown = path === '/api/donations' ? newest : row;
      expect(shown).toMatchObject({
        reference: (reply as { reference: string }).reference,
        needsReview: true,
        reviewReason: 'over-limit',
      });
    },
  );

  it('refuses a form over the limit without storing it when it mentions no danger', async () => {
    const address = '198.51.61.1';
    await postMany(burst, '/api/contacts', address, samples.contact);
    const before = await rowsAt('/api/contacts');
    expect((await post('/api/contacts', address, samples.contact)).status).toBe(429);
    expect(await rowsAt('/api/contacts')).toEqual(before);
  });
});

describe('quota of forms that need review', () => {
  let small: typeof site;
  let owner: typeof staff;
  const quota = 4;
  beforeAll(async () => {
    small = await startApi({ REVIEW_QUOTA: String(quota) });
    small.clock.stoppedAt = Date.now();
    owner = await small.signIn();
  });
  afterAll(() => small.stop());

  const apply = (address: string) =>
    small.visitor('POST', '/api/members', { body: samples.application, address });
  const marked = async () =>
    (await owner('GET', '/api/members?needsReview=true&limit=200')).body as { id: number }[];

  it('returns 503 for further forms over the limit, and stores forms within it as before', async () => {
    const statuses: number[] = [];
    for (let sent = 0; sent < burst + quota + 2; sent += 1) {
      statuses.push((await apply('198.51.80.1')).status);
    }
    expect(statuses).toEqual([...Array(burst + quota).fill(201), 503, 503]);
    expect(await marked()).toHaveLength(quota);
    expect((await apply('198.51.81.1')).status).toBe(201);
    const refused = await apply('198.51.80.1');
    expect(refused.body).toMatchObject({ error: { code: 'over-quota' } });
  });

  it.each([
    ['clear a mark', { needsReview: false }],
    ['close a case', { status: 'inactive', reason: 'Spam', openWork: 'close' }],
  ])('accepts one more form over the limit when staff %s', async (_, body) => {
    expect((await apply('198.51.80.1')).status).toBe(503);
    const [row] = await marked();
    expect((await owner('PATCH', `/api/members/${row?.id}`, { body })).status).toBe(200);
    expect((await apply('198.51.80.1')).status).toBe(201);
    expect((await apply('198.51.80.1')).status).toBe(503);
  });
});

describe('form that fills in the hidden field', () => {
  const needsReview = async (reference: string) =>
    (await staff('GET', `/api/contacts?needsReview=true&search=${reference}`)).body as unknown[];
  const send = async (traps: object) => {
    const response = await site.visitor('POST', '/api/contacts', {
      body: { ...samples.contact, ...traps },
    });
    expect(response.status).toBe(201);
    return needsReview((response.body as { reference: string }).reference);
  };

  it('stores a form with the hidden field filled in and marks it for review', async () => {
    const [spam] = (await send({ homepage: 'https://spam.test' })) as { id: number }[];
    expect((await staff('GET', `/api/contacts/${spam?.id}`)).body).toMatchObject({
      needsReview: true,
      reviewReason: 'hidden-field',
    });
  });

  it('does not mark a form that a visitor sends quickly or from an old page', async () => {
    for (const body of [{}, { homepage: '' }, { formToken: 'made.up' }]) {
      expect(await send(body)).toEqual([]);
    }
  });

  it('hides a marked message from the inbox until staff clear the mark', async () => {
    const response = await site.visitor('POST', '/api/contacts', {
      body: { ...samples.contact, homepage: 'x' },
    });
    const { reference } = response.body as { reference: string };
    const inbox = async () => (await staff('GET', `/api/contacts?search=${reference}`)).body;
    expect(await inbox()).toEqual([]);
    const whole = await staff('GET', `/api/contacts?needsReview=all&search=${reference}`);
    expect(whole.body).toMatchObject([{ needsReview: true }]);
    const all = await staff('GET', '/api/contacts?needsReview=all');
    expect(Number(all.headers.get('x-total-count'))).toBe(await site.db.$count(contacts));
    const [row] = (await needsReview(reference)) as { id: number }[];
    await staff('PATCH', `/api/contacts/${row?.id}`, { body: { needsReview: false } });
    expect(await inbox()).toMatchObject([{ id: row?.id }]);
  });

  it('creates the alerts of a marked application only when staff clear the mark', async () => {
    const response = await site.visitor('POST', '/api/members', {
      body: { ...samples.application, homepage: 'x', emergency: 'YES' },
    });
    expect(response.status).toBe(201);
    const { reference } = response.body as { reference: string };
    const found = await staff('GET', `/api/members?needsReview=true&search=${reference}`);
    expect(found.body).toMatchObject([{ status: 'active', priority: 'urgent' }]);
    const [{ id } = { id: 0 }] = found.body as { id: number }[];
    const alerts = async () => (await staff('GET', `/api/case-alerts?memberId=${id}`)).body;
    expect(await alerts()).toEqual([]);
    await staff('PATCH', `/api/members/${id}`, { body: { needsReview: false } });
    expect(await alerts()).toMatchObject([{ alertType: 'emergency', priority: 'critical' }]);
  });
});
