// Tests the staff intake: creating, reading, and changing a member.
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { computeResponseDue } from '#domain/cases/response-due';
import { officeHours } from '#organization';
import { samples, startApi } from '../../../tests/api/harness.ts';
import type { MyDay } from '../../reports/my-day.ts';

let site: Awaited<ReturnType<typeof startApi>>;
let staff: Awaited<ReturnType<typeof site.signIn>>;
beforeAll(async () => {
  site = await startApi();
  staff = await site.signIn();
});
afterAll(() => site.stop());

type Member = { id: number; version: number } & Record<string, unknown>;

async function takeIn(changes: Record<string, unknown> = {}): Promise<Member> {
  const response = await staff('POST', '/api/members', { body: { ...samples.intake, ...changes } });
  expect(response.status, response.text).toBe(201);
  return response.body as Member;
}

describe('intake', () => {
  it('returns the created member after an intake', async () => {
    const member = await takeIn();
    expect(member).toMatchObject({
      ...samples.intake,
      tags: ['new-member'],
      status: 'active',
      isActive: true,
    });
    expect((await staff('GET', `/api/members/${member.id}`)).body).toEqual(member);
  });

  it('stores an empty email address as null', async () => {
    expect(await takeIn({ email: '' })).toMatchObject({ email: null });
    const { email: _, ...without } = samples.intake;
    expect((await staff('POST', '/api/members', { body: without })).status).toBe(201);
  });

  it('fills missing intake values with the defaults of the form', async () => {
    const { priority: _, tags: __, ...least } = samples.intake;
    const response = await staff('POST', '/api/members', { body: least });
    expect(response.body).toMatchObject({ priority: 'normal', veteranStatus: false });
  });

  const messages: Record<string, [unknown, string]> = {
    firstName: ['', 'First name is required'],
    lastName: ['', 'Last name is required'],
    email: ['not an address', 'Valid email is required'],
    phone: ['804-555', 'Phone number is required'],
    age: [0, 'Age is required'],
    address: ['', 'Address is required'],
    city: ['', 'City is required'],
    state: ['', 'State is required'],
    zipCode: ['2322', 'ZIP code is required'],
    householdSize: [0, 'Household size is required'],
    programAreas: [[], 'At least one program area must be selected'],
    referralSource: ['', 'Referral source is required'],
    serviceRegion: ['', 'Service region is required'],
  };
  it.each(Object.entries(messages))(
    'returns 422 and names the problem with %s',
    async (key, [value, message]) => {
      const values = key === 'email' ? [value] : [value, undefined];
      for (const wrong of values) {
        const body = { ...samples.intake, [key]: wrong };
        const response = await staff('POST', '/api/members', { body });
        expect(response.status).toBe(422);
        expect(response.body).toMatchObject({ error: { fields: { [key]: message } } });
      }
    },
  );

  it.each([
    ['serviceRegion', 'the-moon', 'Service region is required'],
    ['referralSource', 'A dream', 'Referral source is required'],
    ['programAreas', ['Magic'], 'Choose one of the options'],
  ])(
    'accepts for %s only values from the list of the organization',
    async (key, value, message) => {
      const response = await staff('POST', '/api/members', {
        body: { ...samples.intake, [key]: value },
      });
      expect(response.status).toBe(422);
      expect(JSON.stringify(response.body)).toContain(message);
    },
  );

  it('reads and changes an intake after the lists of the organization have changed', async () => {
    const { id } = await takeIn();
    await site.db.execute(
      sql`update members set service_region = 'given-up', referral_source = 'An old one', program_areas = '{Former}' where id = ${id}`,
    );
    const old = {
      serviceRegion: 'given-up',
      referralSource: 'An old one',
      programAreas: ['Former'],
    };
    expect((await staff('GET', `/api/members/${id}`)).body).toMatchObject(old);
    const response = await staff('PATCH', `/api/members/${id}`, { body: { city: 'Elsewhere' } });
    expect(response.body).toMatchObject({ ...old, city: 'Elsewhere' });
    expect((await staff('GET', '/api/members')).body).toContainEqual(
      expect.objectContaining({ id, programAreas: ['Former'] }),
    );
  });

  it('creates one member when the same request is sent twice', async () => {
    const send = () =>
      staff('POST', '/api/members', {
        body: samples.intake,
        headers: { 'idempotency-key': 'intake-once' },
      });
    const first = await send();
    expect((await send()).body).toEqual(first.body);
  });

  it('appears among the new applicants with a response due time when it is unassigned', async () => {
    const { id, createdAt } = await takeIn({ lastName: 'Walkin', tags: ['cart'] });
    const dueAt = computeResponseDue(
      'application',
      new Date(createdAt as string),
      officeHours,
    ).toISOString();
    const queue = (await staff('GET', '/api/members?tag=new-member&sort=dueAt')).body;
    expect(queue).toContainEqual(
      expect.objectContaining({ id, dueAt, assignedTo: null, tags: ['cart', 'new-member'] }),
    );
    const { unassigned } = (await staff('GET', '/api/my-day')).body as MyDay;
    expect(unassigned.rows).toContainEqual(expect.objectContaining({ of: 'memberId', id, dueAt }));
  });

  it('assigns an intake to the staff member who takes it, without a response due time', async () => {
    await site.signIn('dana');
    expect(await takeIn({ assignedTo: 'dana' })).toMatchObject({
      assignedTo: 'dana',
      dueAt: null,
      tags: [],
    });
  });

  it('returns 422 for an assignee whose role cannot open cases', async () => {
    await site.signIn('desk', 'front-desk');
    for (const assignedTo of ['desk', 'nobody-here']) {
      const body = { ...samples.intake, assignedTo };
      expect(await staff('POST', '/api/members', { body })).toMatchObject({ status: 422 });
    }
  });
});

describe('a change', () => {
  it.each(['inactive', 'completed', 'on-hold', 'active'])(
    'accepts the status %s in a change',
    async (status) => {
      const { id } = await takeIn();
      const response = await staff('PATCH', `/api/members/${id}`, { body: { status } });
      expect(response.body).toMatchObject({ id, status });
    },
  );

  it('changes only the fields in the request', async () => {
    const before = await takeIn({ notes: 'Stays' });
    const response = await staff('PATCH', `/api/members/${before.id}`, {
      body: { lastName: 'Itō', tags: ['call first'], safeContact: { voicemail: false } },
    });
    expect(response.body).toEqual({
      ...before,
      lastName: 'Itō',
      tags: ['call first'],
      safeContact: { voicemail: false, text: null, sayWho: null, note: '' },
      version: before.version + 1,
      updatedAt: expect.any(String),
    });
  });

  it('finds the member under the new name and not under the old one', async () => {
    const { id } = await takeIn({ lastName: 'Oldname' });
    await staff('PATCH', `/api/members/${id}`, { body: { lastName: 'Newname' } });
    expect((await staff('GET', '/api/members?search=newname')).body).toMatchObject([{ id }]);
    expect((await staff('GET', '/api/members?search=oldname')).body).toEqual([]);
  });

  it('stores null when a field is emptied, as intake does', async () => {
    const { id } = await takeIn({ notes: 'Some' });
    const response = await staff('PATCH', `/api/members/${id}`, { body: { email: '', notes: '' } });
    expect(response.body).toMatchObject({ email: null, notes: null });
  });

  it('returns 409 when another user changed the member since it was loaded', async () => {
    const { id, version } = await takeIn();
    const headers = { 'if-match': `"${version}"` };
    const change = (city: string) =>
      staff('PATCH', `/api/members/${id}`, { body: { city }, headers });
    expect((await change('Ashland')).status).toBe(200);
    const late = await change('Petersburg');
    expect(late.status).toBe(409);
    expect((await staff('GET', `/api/members/${id}`)).body).toMatchObject({ city: 'Ashland' });
  });

  it('applies one of two changes to the same version', async () => {
    const { id, version } = await takeIn();
    const headers = { 'if-match': `"${version}"` };
    const responses = await Promise.all(
      ['Ashland', 'Petersburg', 'Norfolk', 'Suffolk'].map((city) =>
        staff('PATCH', `/api/members/${id}`, { body: { city }, headers }),
      ),
    );
    expect(responses.map((response) => response.status).toSorted()).toEqual([200, 409, 409, 409]);
  });

  it('ignores changes to the key columns of the row', async () => {
    const before = await takeIn();
    const response = await staff('PATCH', `/api/members/${before.id}`, {
      body: { id: 999, reference: 'WW-0000-0000', createdAt: '2001-01-01T00:00:00Z' },
    });
    expect(response.body).toEqual(before);
  });

  it('does not change the referral source of an applicant', async () => {
    await site.visitor('POST', '/api/members', { body: samples.application });
    const [applicant] = (await staff('GET', '/api/members?tag=new-member')).body as Member[];
    const response = await staff('PATCH', `/api/members/${applicant?.id}`, {
      body: { referralSource: 'membership-assistance', firstContactedAt: new Date().toISOString() },
    });
    expect(response.status).toBe(200);
    const waiting = (await staff('GET', '/api/members?awaitingContact=true')).body as Member[];
    expect(waiting.map(({ id }) => id)).not.toContain(applicant?.id);
  });

  it.each([
    '2024-02-31T00:00:00Z',
    '2024-01-01 10:00:00+00',
    '2024-01-01T00:00:00+0530',
    '0000-01-01T00:00:00Z',
    '9999-12-31T23:59:59.999999999Z',
  ])('never returns 500 for an unusual time of first contact: %s', async (firstContactedAt) => {
    const { id } = await takeIn();
    const response = await staff('PATCH', `/api/members/${id}`, { body: { firstContactedAt } });
    expect([200, 422]).toContain(response.status);
    if (response.status === 422) {
      expect(response.body).toMatchObject({
        error: { fields: { firstContactedAt: expect.any(String) } },
      });
    }
  });
});

it.each(['', 'b'.repeat(43)])(
  'returns 401 for an intake after the session ended, with the token "%s"',
  async (token) => {
    const lastName = `Nosession${token.length}`;
    const body = { ...samples.intake, email: 'no@example.org', lastName };
    const headers = { 'x-csrf-token': token };
    const sent = await site.visitor('POST', '/api/members', { body, headers });
    expect(sent.status).toBe(401);
    expect((await staff('GET', `/api/members?search=${lastName}`)).body).toEqual([]);
  },
);

describe('missing member', () => {
  it('returns 404 when the member does not exist', async () => {
    expect((await staff('GET', '/api/members/999999')).body).toMatchObject({
      error: { code: 'not-found', message: 'Member not found' },
    });
    expect((await staff('PATCH', '/api/members/999999', { body: {} })).status).toBe(404);
  });
});
