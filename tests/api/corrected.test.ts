// Tests that a correction sent after a lost response updates the first record instead of adding another.
import { beforeAll, describe, expect, it } from 'vitest';
import { followUpReminders } from '../../server/db/schema/case-parts.ts';
import { auditEntries } from '../../server/db/schema/logs.ts';
import { outbox } from '../../server/db/schema/outbox.ts';
import { mailSettings, openSite, samples, signedIn } from './harness.ts';

const site = openSite(mailSettings);
const staff = signedIn(site);
let memberId: number;
beforeAll(async () => {
  const { body } = await staff('POST', '/api/members', { body: samples.intake });
  memberId = (body as { id: number }).id;
});

const nextWeek = () => new Date(site.now().getTime() + 7 * 86_400_000).toISOString().slice(0, 10);
const records: Record<string, { first: () => object; newest: () => object; change: object }> = {
  '/api/member-progress': {
    first: () => ({ memberId, title: 'Frist talk', description: 'Long', nextCheckIn: nextWeek() }),
    newest: () => ({ memberId, title: 'First talk', description: 'Short' }),
    change: { outcome: 'Reached' },
  },
  '/api/service-records': {
    first: () => ({ memberId, serviceType: 'food', description: 'Bx', followUpDate: nextWeek() }),
    newest: () => ({ memberId, serviceType: 'food', description: 'Box' }),
    change: { outcome: 'completed' },
  },
  '/api/reminders': {
    first: () => ({ memberId, title: 'Cal', description: 'At six', dueDate: nextWeek() }),
    newest: () => ({ memberId, title: 'Call', dueDate: nextWeek() }),
    change: { isCompleted: true },
  },
  '/api/public-events': {
    first: () => ({ ...samples.event, title: 'Fod table', address: '1 Main St' }),
    newest: () => ({ ...samples.event, title: 'Food table', address: '' }),
    change: { isActive: false },
  },
  '/api/members': {
    first: () => ({ ...samples.intake, firstName: 'Anna', lastName: 'Lostly', notes: 'Typo' }),
    newest: () => ({ ...samples.intake, firstName: 'Ana', lastName: 'Lostly' }),
    change: { priority: 'high' },
  },
};

let keys = 0;
describe.each(Object.entries(records))('%s', (path, { first, newest, change }) => {
  const send = async (key: string, revision: number, body: object) => {
    const headers = { 'idempotency-key': key, 'idempotency-revision': `${revision}` };
    const { status, body: row } = await staff.bare('POST', path, { body, headers });
    expect(status).toBe(201);
    return row as { id: number; version: number };
  };

  it('stores one record with only the newest text', async () => {
    await site.db.delete(followUpReminders);
    const key = `corrected-${keys++}`;
    const lost = await send(key, 1, first());
    const corrected = await send(key, 2, newest());
    expect(corrected).toMatchObject({ id: lost.id, version: lost.version + 1 });
    // The record must equal one that was written only once.
    const alone = await send(`corrected-${keys++}`, 1, newest());
    const said = ({
      id: _,
      version: __,
      createdAt: ___,
      updatedAt: ____,
      ...row
    }: object & {
      [key: string]: unknown;
    }) => ({ ...row, reference: '', progressDate: '', serviceDate: '' });
    expect(said({ ...corrected })).toEqual(said({ ...alone }));
    expect(JSON.stringify(await site.db.select().from(followUpReminders))).not.toMatch(/Frist|Bx/);
    // A delayed first request must not overwrite the correction.
    expect(await send(key, 1, first())).toEqual(corrected);
  });

  it('keeps a record that a colleague changed, and logs what the second one replaces', async () => {
    const key = `corrected-${keys++}`;
    const lost = await send(key, 1, first());
    const byId = path === '/api/members' || path === '/api/public-events';
    const dana = await site.signIn('dana');
    const worked = await dana('PATCH', `${path}/${lost.id}`, { body: change });
    expect(worked.status).toBe(200);
    const second = await send(key, 2, newest());
    expect(second.id).not.toBe(lost.id);
    if (byId) expect((await staff('GET', `${path}/${lost.id}`)).body).toEqual(worked.body);
    expect(await site.db.select().from(auditEntries)).toContainEqual(
      expect.objectContaining({ action: 'created', changes: { replaces: [null, lost.id] } }),
    );
  });
});

it('keeps a case that a colleague wrote into', async () => {
  const [typo, right] = ['Anna', 'Ana'].map((firstName) => ({ ...samples.intake, firstName }));
  const send = async (revision: number, body: object | undefined) => {
    const headers = { 'idempotency-key': 'a-case-key', 'idempotency-revision': `${revision}` };
    return (await staff.bare('POST', '/api/members', { body, headers })).body as { id: number };
  };
  const lost = await send(1, typo);
  const path = `/api/members/${lost.id}`;
  const dana = await site.signIn('dana');
  // Viewing a case is not a change.
  await dana('GET', path);
  expect((await send(2, right)).id).toBe(lost.id);
  const note = { memberId: lost.id, title: 'Called', description: 'Ana will come on Monday.' };
  expect((await dana('POST', '/api/member-progress', { body: note })).status).toBe(201);
  expect((await send(3, typo)).id).not.toBe(lost.id);
  expect((await staff('GET', path)).body).toMatchObject({ firstName: 'Ana' });
});

it('corrects an unsent reply, and sends another when the first was sent', async () => {
  await site.visitor('POST', '/api/contacts', { body: samples.contact });
  const [{ id } = { id: 0 }] = (await staff('GET', '/api/contacts')).body as { id: number }[];
  const path = `/api/contacts/${id}/replies`;
  const send = async (revision: number, body: string) => {
    const headers = { 'idempotency-key': 'a-reply-key', 'idempotency-revision': `${revision}` };
    expect((await staff.bare('POST', path, { body: { body }, headers })).status).toBe(201);
    const replies = (await staff('GET', path)).body as { body: string }[];
    return replies.map((reply) => reply.body);
  };
  expect(await send(1, 'Come on Mondy')).toEqual(['Come on Mondy']);
  expect(await send(2, 'Come on Monday')).toEqual(['Come on Monday']);
  expect(JSON.stringify(await site.db.select().from(outbox))).not.toContain('Mondy');
  await site.db.update(outbox).set({ status: 'sent' });
  expect(await send(3, 'Come at nine')).toEqual(['Come on Monday', 'Come at nine']);
});

it('limits a key to one message, so that it changes nothing in another', async () => {
  for (const name of ['One', 'Other']) {
    await site.visitor('POST', '/api/contacts', { body: { ...samples.contact, name } });
  }
  const [other, one] = (await staff('GET', '/api/contacts?limit=2')).body as { id: number }[];
  const send = async (row: { id: number } | undefined, revision: number, body: string) => {
    const path = `/api/contacts/${row?.id}/replies`;
    const headers = { 'idempotency-key': 'shared-key', 'idempotency-revision': `${revision}` };
    expect((await staff.bare('POST', path, { body: { body }, headers })).status).toBe(201);
    return ((await staff('GET', path)).body as { body: string }[]).map((reply) => reply.body);
  };
  expect(await send(one, 1, 'To one')).toEqual(['To one']);
  expect(await send(other, 1, 'To one')).toEqual(['To one']);
  expect(await send(other, 2, 'To the other')).toEqual(['To the other']);
  expect(await send(one, 3, 'To one only')).toEqual(['To one only']);
});
