// Tests corrections of service records and progress notes.
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openSite, samples } from '../../tests/api/harness.ts';

const site = openSite();
let staff: Awaited<ReturnType<typeof site.signIn>>;
type Row = Record<string, unknown> & { id: number };

beforeEach(async () => {
  site.clock.offsetMs = 0;
  staff = await site.signIn();
});

const kinds = [
  {
    path: '/api/service-records',
    body: { serviceType: 'food', description: 'A bax' },
    course: { outcome: 'completed' },
  },
  {
    path: '/api/member-progress',
    body: { title: 'Visit', description: 'A bax' },
    course: { status: 'achieved' },
  },
];

describe.each(kinds)('an entry under $path', ({ path, body, course }) => {
  let memberId: number;
  beforeAll(async () => {
    staff = await site.signIn();
    memberId = ((await staff('POST', '/api/members', { body: samples.intake })).body as Row).id;
  });
  const write = async () =>
    ((await staff('POST', path, { body: { ...body, memberId } })).body as Row).id;

  it('corrects an entry on the day it was written, and logs the old text', async () => {
    const id = await write();
    const response = await staff('PATCH', `${path}/${id}`, { body: { description: 'A box' } });
    expect(response.body).toMatchObject({ description: 'A box' });
    const [entry] = (await staff('GET', `/api/activity?memberId=${memberId}`)).body as Row[];
    expect(entry).toMatchObject({
      action: 'changed',
      changes: { description: ['A bax', 'A box'] },
    });
  });

  it('returns 409 for a correction from the next day on, but accepts a new outcome', async () => {
    const id = await write();
    // The longest day has 25 hours.
    site.clock.offsetMs = 25 * 3_600_000;
    staff = await site.signIn();
    const late = await staff('PATCH', `${path}/${id}`, { body: { description: 'A box' } });
    expect(late.status).toBe(409);
    const response = await staff('PATCH', `${path}/${id}`, { body: course });
    expect(response.body).toMatchObject({ ...course, description: 'A bax' });
  });

  it('returns 404 when the corrected entry does not exist', async () => {
    expect((await staff('PATCH', `${path}/999999`, { body: course })).status).toBe(404);
  });
});
