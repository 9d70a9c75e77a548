// Tests limits on thanks, which strangers could abuse to send mail and texts to others.
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
  (await site.db.select().from(outbox).where(eq(outbox.kind, 'thanks')).orderBy(outbox.id)).map(
    ({ recipient }) => recipient,
  );
const pledge = (email: string, address?: string) =>
  site.visitor('POST', '/api/donations', {
    body: { ...samples.donation, email },
    ...(address === undefined ? {} : { address }),
  });

it('counts one mailbox regardless of dots in its name', async () => {
  for (const name of ['an.na', 'anna', 'a.nna', 'ann.a', 'a.n.n.a']) {
    await pledge(`${name}@mail.example`);
  }
  expect(await thanked()).toHaveLength(3);
});

it('thanks at most thirty people per network without affecting others', async () => {
  for (let count = 0; count < 31; count++) {
    expect((await pledge(`stranger${count}@example.org`, '192.0.2.7')).status).toBe(201);
    // Stays below the rate limit of forms per network.
    site.clock.offsetMs += 10_000;
  }
  expect(await thanked()).toHaveLength(30);
  await pledge('somebody@example.org');
  expect(await thanked()).toContain('somebody@example.org');
});

it('sends no thanks by text to numbers abroad', async () => {
  for (const phone of ['+99 555 123 4567', '804-555-0188']) {
    const email = `text${phone.replace(/\D/g, '')}@example.org`;
    const body = { ...samples.application, email, phone, contactMethod: 'Text Message' };
    await site.visitor('POST', '/api/members', { body });
  }
  expect(await thanked()).toEqual(['+18045550188']);
});

it('treats mail as unsafe when a person has too many cases to check', async () => {
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

it('thanks an applicant without email by text, whatever others without email chose', async () => {
  const apply = (changes: object) =>
    site.visitor('POST', '/api/members', {
      body: { ...samples.application, email: '', noEmail: true, ...changes },
    });
  await apply({ phone: '804-555-0621', homeSafety: 'NOT SAFE' });
  await apply({ phone: '804-555-0622', contactMethod: 'Text Message' });
  expect(await thanked()).toEqual(['+18045550622']);
});
