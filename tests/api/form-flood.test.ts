// Tests the limits on floods of the public forms: fakes from many networks, and large posts from one.
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { emergencies, outbox } from '../../server/db/schema/outbox.ts';
import { openSite, samples, signInBeforeAll } from './harness.ts';

const site = openSite();
const staff = signInBeforeAll(site);

const send = async (path: string, body: object, address: string) => {
  const { status, body: reply } = await site.visitor('POST', path, { body, address });
  return { status, reply: reply as { reference?: string; isOverLimit?: boolean } };
};
const danger = 'My husband hit me again and says he will kill me.';
const count = <T>(list: readonly T[], value: T) => list.filter((one) => one === value).length;

describe('fake emergency applications', () => {
  it('notifies staff of a real emergency after ten fake ones from ten networks', async () => {
    const application = { ...samples.application, emergency: 'YES' };
    for (let network = 0; network < 10; network += 1) {
      const { status } = await send('/api/members', application, `198.51.${network}.7`);
      expect(status).toBe(201);
    }
    const real = await send(
      '/api/members',
      { ...application, questions: 'He hit me again' },
      '203.0.113.9',
    );
    expect(real).toMatchObject({ status: 201, reply: { reference: expect.any(String) } });
    const [newest] = (await staff('GET', '/api/emergencies')).body as { id: number }[];
    const [row] = await site.db
      .select()
      .from(emergencies)
      .where(eq(emergencies.id, newest?.id ?? 0));
    expect(row?.notifiedAt).not.toBeNull();
    const messages = await site.db.select().from(outbox).where(eq(outbox.kind, 'emergency'));
    expect(messages.map(({ subjectId }) => subjectId)).toContain(newest?.id);
  });

  it('marks 10 of 40 fakes from one IPv6 network for review and lists them after the others', async () => {
    site.clock.stoppedAt = Date.now();
    const application = { ...samples.application, emergency: 'YES' };
    const marks: boolean[] = [];
    for (let prefix = 0; prefix < 40; prefix += 1) {
      const address = `2001:db8:7:${(0x100 + prefix).toString(16)}::1`;
      const { reply } = await send('/api/members', application, address);
      marks.push(reply.isOverLimit === true);
    }
    expect([count(marks, false), count(marks, true)]).toEqual([30, 10]);
    const listed = (await staff('GET', '/api/emergencies?limit=200')).body as {
      needsReview: boolean;
    }[];
    expect(listed.slice(-10).every(({ needsReview }) => needsReview)).toBe(true);
    expect(listed.slice(0, -10).some(({ needsReview }) => needsReview)).toBe(false);
  });
});

describe('large messages from one IPv6 network', () => {
  it('limits 600 messages from one network without blocking others, and marks its emergencies for review', async () => {
    site.clock.stoppedAt = Date.now();
    const large = { ...samples.contact, message: 'We would like to visit. '.repeat(200) };
    const statuses: number[] = [];
    for (let sent = 0; sent < 600; sent += 1) {
      const address = `2001:db8:8:${sent.toString(16)}::1`;
      statuses.push((await send('/api/contacts', large, address)).status);
    }
    expect([count(statuses, 201), count(statuses, 429)]).toEqual([30, 570]);

    const late = { ...samples.contact, message: large.message.slice(0, 1_000) + danger };
    expect((await send('/api/contacts', late, '2001:db8:8::3')).status).toBe(429);
    const message = { ...samples.contact, message: danger + large.message.slice(0, 3_000) };
    const volunteer = { ...samples.volunteer, notes: danger };
    for (let network = 0; network < 12; network += 1) {
      const elsewhere = await send('/api/contacts', message, `192.0.${network}.9`);
      expect(elsewhere).toMatchObject({ status: 201 });
      expect(elsewhere.reply.isOverLimit).toBeUndefined();
    }
    expect((await send('/api/get-involved-submissions', volunteer, '192.0.9.9')).status).toBe(201);
    for (let sent = 0; sent < 12; sent += 1) {
      const inside = await send('/api/contacts', message, `2001:db8:8:${sent.toString(16)}::2`);
      expect(inside).toMatchObject({ status: 201, reply: { isOverLimit: true } });
    }
  });
});
