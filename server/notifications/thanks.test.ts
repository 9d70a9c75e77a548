// How far thanks can be turned against strangers, and against the office.
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { openSite, samples } from '../../tests/api/harness.ts';
import { members } from '../db/schema/members.ts';
import { outbox } from '../db/schema/outbox.ts';
import { isSafeToMail } from '../triage/safe-contact.ts';

const site = openSite({
  SMS_URL: 'http://SID:TOKEN@127.0.0.1:9/Messages.json',
  SMS_FROM: '+18045550142',
});

beforeAll(() => {
  site.clock.stoppedAt = Date.now();
});
beforeEach(() => site.db.delete(outbox));

const thanked = async () =>
  (await site.db.select().from(outbox).where(eq(outbox.kind, 'thanks'))).map(
    ({ recipient }) => recipient,
  );
const pledge = (email: string, address?: string) =>
  site.visitor('POST', '/api/donations', {
    body: { ...samples.donation, email },
    ...(address === undefined ? {} : { address }),
  });

it('a mailbox is one however its dots are set', async () => {
  for (const name of ['an.na', 'anna', 'a.nna', 'ann.a', 'a.n.n.a']) {
    await pledge(`${name}@mail.example`);
  }
  expect(await thanked()).toHaveLength(3);
});

it('one place has no more than thirty people thanked, and takes none from others', async () => {
  for (let count = 0; count < 31; count++) {
    expect((await pledge(`stranger${count}@example.org`, '192.0.2.7')).status).toBe(201);
    // The pace at which forms are taken from one place.
    site.clock.offsetMs += 10_000;
  }
  expect(await thanked()).toHaveLength(30);
  await pledge('somebody@example.org');
  expect(await thanked()).toContain('somebody@example.org');
});

it('a form that is corrected counts once for its place', async () => {
  const address = '192.0.3.8';
  for (let revision = 0; revision < 31; revision++) {
    const headers = { 'idempotency-key': 'corrected-often', 'idempotency-revision': `${revision}` };
    const body = { ...samples.donation, email: 'often@example.org', amount: 20 + revision };
    await site.visitor('POST', '/api/donations', { body, headers, address });
    site.clock.offsetMs += 10_000;
  }
  await pledge('next@example.org', address);
  expect(await thanked()).toEqual(['often@example.org', 'next@example.org']);
});

it('no number abroad is thanked by text', async () => {
  for (const phone of ['+99 555 123 4567', '804-555-0188']) {
    const email = `text${phone.replace(/\D/g, '')}@example.org`;
    const body = { ...samples.application, email, phone, contactMethod: 'Text Message' };
    await site.visitor('POST', '/api/members', { body });
  }
  expect(await thanked()).toEqual(['+18045550188']);
});

it('what is safe is not worked out for more cases than a person has', async () => {
  const email = 'many@example.org';
  for (let count = 0; count < 2; count++) {
    await site.visitor('POST', '/api/members', { body: { ...samples.application, email } });
  }
  expect(await isSafeToMail(site.db, email)).toBe(true);
  const [row] = await site.db.select().from(members).where(eq(members.email, email));
  const { id: _, reference: __, ...columns } = row ?? expect.unreachable();
  for (let count = 0; count < 49; count++) {
    await site.db.insert(members).values({ ...columns, reference: `WW-${count}` });
  }
  expect(await isSafeToMail(site.db, email)).toBe(false);
});

it('an applicant without email is thanked by text, whoever else has no email', async () => {
  const apply = (changes: object) =>
    site.visitor('POST', '/api/members', {
      body: { ...samples.application, email: '', noEmail: true, ...changes },
    });
  await apply({ phone: '804-555-0621', homeSafety: 'NOT SAFE' });
  const headers = { 'idempotency-key': 'no-email' };
  for (const revision of ['1', '2']) {
    await site.visitor('POST', '/api/members', {
      body: {
        ...samples.application,
        ...{ email: '', noEmail: true, phone: '804-555-0622', contactMethod: 'Text Message' },
      },
      headers: { ...headers, 'idempotency-revision': revision },
    });
  }
  expect(await thanked()).toEqual(['+18045550622']);
});
