// Tests emergencies: immediate messages, the digest of unopened ones, the banner's summary, and the
// complete list.
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { defaultSite } from '#content/all';
import { openSite, samples, signInBeforeAll } from '../../tests/api/harness.ts';
import { staffAccounts } from '../db/schema/accounts.ts';
import { auditEntries } from '../db/schema/logs.ts';
import { members } from '../db/schema/members.ts';
import { emergencies, outbox } from '../db/schema/outbox.ts';
import { contacts } from '../db/schema/public.ts';
import { digestEveryMs, notifiedPerHour, sendEmergencyDigest } from './emergency-messages.ts';
import type { EmergencySummary, ListedEmergency } from './emergency-routes.ts';
import { render } from './render.ts';

const inbox = 'inbox@example.org';
const onCall = 'dana@example.org';
const inDanger = 'he is going to kill me tonight please help';
const startedAt = Date.now();
const site = openSite({ STAFF_INBOX: inbox });
const casey = signInBeforeAll(site);
const dana = signInBeforeAll(site, 'dana', 'case-worker');
const desk = signInBeforeAll(site, 'desk', 'front-desk');

beforeAll(async () => {
  await site.db
    .update(staffAccounts)
    .set({ email: onCall, isOnCall: true })
    .where(eq(staffAccounts.username, 'dana'));
});
beforeEach(async () => {
  await site.db.delete(outbox);
  await site.db.delete(emergencies);
  site.clock.stoppedAt = startedAt;
});

let people = 0;
const apply = (lastName: string, address: string, changes: object = {}) =>
  site.visitor('POST', '/api/members', {
    address,
    body: {
      ...samples.application,
      ...{ lastName, email: `person${people++}@example.org`, emergency: 'YES' },
      ...changes,
    },
  });
const fake = (at: number) => apply(`Fake${at}`, `10.9.${at}.1`, { questions: inDanger });
const memberId = async (lastName: string) => {
  const [row] = await site.db.select().from(members).where(eq(members.lastName, lastName));
  return row?.id ?? expect.unreachable();
};
const messages = async (kind: 'emergency' | 'emergency-digest', recipient = onCall) =>
  (await site.db.select().from(outbox).orderBy(outbox.id)).filter(
    (row) => row.kind === kind && row.recipient === recipient,
  );
const summary = async (staff = casey) =>
  (await staff('GET', '/api/emergencies/summary')).body as EmergencySummary;
const complete = async (staff = casey) => {
  const rows: ListedEmergency[] = [];
  for (let path = '/api/emergencies?limit=15'; path !== ''; ) {
    const response = await staff('GET', path);
    rows.push(...(response.body as ListedEmergency[]));
    path = /<([^>]+)>/.exec(response.headers.get('link') ?? '')?.[1] ?? '';
  }
  return rows;
};
const pass = (ms: number) => {
  site.clock.stoppedAt = (site.clock.stoppedAt ?? 0) + ms;
};
const sendDigest = () => sendEmergencyDigest(site.db, site.notifyContext());
const mailGoesOut = () => site.db.update(outbox).set({ status: 'sent' });

describe('40 dangerous applications from 40 networks, and a real one among them', () => {
  it.each([0, 12, 35])(
    'sends a message or counts the real one in a digest within 15 minutes after %i fakes',
    async (before) => {
      for (let at = 0; at < before; at++) await fake(at);
      await apply(`Real${before}`, '203.0.113.9');
      for (let at = before; at < 40; at++) await fake(at);
      const id = await memberId(`Real${before}`);

      const paths = (await messages('emergency')).map(({ params }) => params.path);
      await mailGoesOut();
      pass(digestEveryMs);
      await sendDigest();
      const digests = await messages('emergency-digest');
      expect(digests.map(({ params }) => params)).toEqual([
        { unopened: 41, path: '/admin/unopened' },
      ]);
      expect(paths).toHaveLength(notifiedPerHour);
      expect(paths.includes(`/admin/member-profile/${id}`)).toBe(before < notifiedPerHour);

      expect(await summary()).toMatchObject({ count: 41 });
      const listed = await complete();
      expect(listed).toHaveLength(41);
      expect(listed).toContainEqual(
        expect.objectContaining({ subjectId: id, name: `Ana Real${before}` }),
      );
    },
  );

  it('sends at most 30 messages when the applications arrive at the same moment', async () => {
    for (let at = 0; at < 40; at += 8) {
      const sent = await Promise.all(Array.from({ length: 8 }, (_, more) => fake(at + more)));
      expect(sent.map(({ status }) => status)).toEqual(Array(8).fill(201));
    }
    expect(await messages('emergency')).toHaveLength(notifiedPerHour);
  });
});

describe('new emergency', () => {
  it('notifies each on-call person and the inbox of an emergency with one message without a name', async () => {
    await apply('Silva', '203.0.113.10');
    const [first, ...others] = await messages('emergency');
    expect(others).toEqual([]);
    expect(await messages('emergency', inbox)).toHaveLength(1);
    expect(first).toMatchObject({ isUrgent: true });
    const { subject, text } = render(
      first ?? expect.unreachable(),
      'https://site.test',
      defaultSite,
    );
    expect(`${subject} ${text}`).not.toMatch(/Ana|Silva|emergency|danger|safe|home/i);
    expect(text).toContain(`https://site.test/admin/member-profile/${await memberId('Silva')}`);
  });

  it('includes an emergency in the next digest when the hourly limit is used up', async () => {
    for (let at = 0; at < notifiedPerHour; at++) await fake(at);
    await sendDigest();
    expect(await messages('emergency-digest')).toEqual([]);
    await apply('Late', '203.0.113.11');
    await sendDigest();
    expect(await messages('emergency-digest')).toHaveLength(1);
  });
});

describe('digest of unopened emergencies', () => {
  it('sends the digest every 15 minutes while an emergency is unopened, and no more often', async () => {
    await apply('Waiting', '203.0.113.12');
    const sent = async () => {
      await sendDigest();
      const count = (await messages('emergency-digest')).length;
      await mailGoesOut();
      return count;
    };
    pass(digestEveryMs - 1);
    expect(await sent()).toBe(0);
    pass(1);
    expect(await sent()).toBe(1);
    pass(digestEveryMs - 1);
    expect(await sent()).toBe(1);
    pass(1);
    await Promise.all([sendDigest(), sendDigest()]);
    expect(await sent()).toBe(2);
    await casey('GET', `/api/members/${await memberId('Waiting')}`);
    pass(digestEveryMs);
    expect(await sent()).toBe(2);
  });

  it('queues only one digest while mail cannot be sent', async () => {
    await apply('Unsent', '203.0.113.13');
    for (let quarter = 0; quarter < 4; quarter++) {
      pass(digestEveryMs);
      await sendDigest();
    }
    expect(await messages('emergency-digest')).toHaveLength(1);
  });

  it('counts emergencies that need review, which get no message of their own', async () => {
    await apply('Robot', '203.0.113.14', { homepage: 'filled in by a program' });
    await apply('Person', '203.0.113.15');
    expect(await messages('emergency')).toHaveLength(1);
    pass(digestEveryMs);
    await sendDigest();
    const [digest] = await messages('emergency-digest');
    expect(digest?.params).toMatchObject({ unopened: 2 });
  });
});

describe('banner and list', () => {
  it('sorts emergencies that need review last, and the newest first', async () => {
    for (const [lastName, changes] of [
      ['MarkedOld', { homepage: 'x' }],
      ['Old', {}],
      ['New', {}],
      ['MarkedNew', { homepage: 'x' }],
    ] as const) {
      await apply(lastName, '203.0.113.16', changes);
      pass(1_000);
    }
    const listed = await complete();
    expect(listed.map(({ name, needsReview }) => [name, needsReview])).toEqual([
      ['Ana New', false],
      ['Ana Old', false],
      ['Ana MarkedNew', true],
      ['Ana MarkedOld', true],
    ]);
    expect(await summary()).toMatchObject({
      count: 4,
      newest: { subjectId: await memberId('New') },
    });
  });

  it('hides the case and the name from the front desk, but not the time', async () => {
    await apply('Hidden', '203.0.113.17');
    const createdAt = site.now().toISOString();
    const hidden = { subject: 'member', subjectId: null, createdAt };
    expect(await summary(desk)).toMatchObject({ count: 1, newest: hidden });
    expect(await complete(desk)).toMatchObject([{ ...hidden, name: null }]);
  });
});

describe('opening an emergency', () => {
  const unopened = async () => (await summary()).count;

  it('removes an opened emergency from the list and withdraws its messages, except in the background', async () => {
    await apply('Opened', '203.0.113.18');
    const path = `/api/members/${await memberId('Opened')}`;
    await dana('GET', path, { headers: { 'x-background': '1' } });
    expect(await unopened()).toBe(1);
    await dana('GET', path);
    expect(await unopened()).toBe(0);
    expect(await messages('emergency')).toMatchObject([{ status: 'withdrawn' }]);
    const [alert] = (await casey('GET', `/api/case-alerts?memberId=${await memberId('Opened')}`))
      .body as object[];
    expect(alert).toMatchObject({ priority: 'critical', isResolved: false });
  });

  it('does not count as opened when the front desk looks, which cannot act on it', async () => {
    await site.visitor('POST', '/api/contacts', {
      body: { ...samples.contact, email: 'written@example.org', message: inDanger },
    });
    const [message] = await site.db
      .select()
      .from(contacts)
      .where(eq(contacts.email, 'written@example.org'));
    await desk('GET', `/api/contacts/${message?.id}`);
    expect(await unopened()).toBe(1);
    await dana('GET', `/api/contacts/${message?.id}`);
    expect(await unopened()).toBe(0);
  });

  it('marks an emergency as opened by a bulk change of its case, but not by viewing a list', async () => {
    await apply('One', '203.0.113.19', { homepage: 'x' });
    await apply('Two', '203.0.113.20', { homepage: 'x' });
    await casey('GET', '/api/members?needsReview=true');
    expect(await unopened()).toBe(2);
    const rows = await Promise.all(
      ['One', 'Two'].map(async (lastName) => ({ id: await memberId(lastName), version: 0 })),
    );
    const current = await casey('GET', '/api/members?needsReview=true');
    for (const row of rows) {
      const found = (current.body as { id: number; version: number }[]).find(
        ({ id }) => id === row.id,
      );
      row.version = found?.version ?? 0;
    }
    const body = { rows, status: 'inactive', openWork: 'close' };
    const changed = await casey('POST', '/api/members/bulk', { body });
    expect(changed.status, changed.text).toBe(200);
    expect(await unopened()).toBe(0);
  });
});

describe('front desk', () => {
  const request = (headers = {}) => desk('POST', '/api/emergencies/request', { headers });

  beforeAll(() =>
    site.db
      .update(staffAccounts)
      .set({ email: 'casey@example.org' })
      .where(eq(staffAccounts.username, 'casey')),
  );

  it('shows who is on call with their phone number while an emergency is unopened', async () => {
    const phone = '804-555-0100';
    await site.db.update(staffAccounts).set({ phone }).where(eq(staffAccounts.username, 'dana'));
    expect(await summary(desk)).toMatchObject({ onCall: [] });
    await apply('Called', '203.0.113.21');
    expect(await summary(desk)).toMatchObject({ onCall: [{ username: 'dana', phone }] });
  });

  it('notifies all case workers once for each emergency, with an audit entry', async () => {
    await apply('Told', '203.0.113.22');
    const requestedAt = site.now().toISOString();
    const [once, twice] = await Promise.all([request(), request()]);
    expect([once.status, twice.status]).toEqual([200, 200]);
    for (const recipient of [onCall, inbox, 'casey@example.org']) {
      expect(await messages('emergency-digest', recipient)).toMatchObject([
        { params: { unopened: 1, path: '/admin/unopened' }, isUrgent: true },
      ]);
    }
    const told = { requestedAt, requestedBy: 'desk' };
    expect(await summary(desk)).toMatchObject({ newest: told });
    expect(await summary()).toMatchObject({ newest: told, sendsMessages: false });
    const entries = await site.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.action, 'requested'));
    expect(entries).toMatchObject([{ actor: 'desk', memberId: await memberId('Told') }]);

    pass(60_000);
    await apply('ToldNext', '203.0.113.23');
    expect(await summary(desk)).toMatchObject({ newest: { requestedAt: null } });
    await request();
    expect(await messages('emergency-digest')).toHaveLength(2);
  });
});
