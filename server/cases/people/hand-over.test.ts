// Tests reassigning a case to a colleague, and the notices to that colleague.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { samples, startApi } from '../../../tests/api/harness.ts';
import { followUpReminders } from '../../db/schema/case-parts.ts';
import { colleagueNotices } from '../../db/schema/outbox.ts';

let site: Awaited<ReturnType<typeof startApi>>;
let marcus: Awaited<ReturnType<typeof site.signIn>>;
let dana: typeof marcus;
beforeAll(async () => {
  site = await startApi();
  marcus = await site.signIn('marcus', 'case-worker');
  dana = await site.signIn('dana', 'case-worker');
  await site.signIn('third', 'case-worker');
});
afterAll(() => site.stop());

type Row = Record<string, unknown> & { id: number; version: number };

async function takeIn(lastName: string, assignedTo: string | null = 'marcus'): Promise<number> {
  const body = { ...samples.intake, lastName, assignedTo };
  return ((await marcus('POST', '/api/members', { body })).body as Row).id;
}
async function remind(memberId: number, title: string, assignedTo?: string) {
  const body = { memberId, title, dueDate: '2027-01-05', assignedTo };
  expect((await marcus('POST', '/api/reminders', { body })).status).toBe(201);
}
const change = (id: number, body: object, who = marcus) =>
  who('PATCH', `/api/members/${id}`, { body });
async function ownersOf(memberId: number): Promise<Record<string, unknown>> {
  const rows = (await marcus('GET', `/api/reminders/${memberId}`)).body as Row[];
  return Object.fromEntries(rows.map(({ title, assignedTo }) => [title, assignedTo]));
}
const noticesOf = async (who = dana) => (await who('GET', '/api/from-colleagues')).body as Row[];
/** The notices about this person. */
const about = async (lastName: string, who = dana) =>
  (await noticesOf(who)).filter(({ name }) => String(name).endsWith(lastName));

it('reassigns the follow-ups of the previous assignee only, and restores them on undo', async () => {
  const id = await takeIn('Along');
  await remind(id, 'Own');
  await remind(id, 'Of the third', 'third');
  await remind(id, 'Done');
  const done = ((await marcus('GET', `/api/reminders/${id}`)).body as Row[]).find(
    ({ title }) => title === 'Done',
  );
  await marcus('PATCH', `/api/reminders/${done?.id}`, { body: { isCompleted: true } });
  const given = await change(id, { assignedTo: 'dana', openWork: 'hand-over' });
  expect(given.status, given.text).toBe(200);
  expect(await ownersOf(id)).toEqual({ Own: 'dana', 'Of the third': 'third', Done: 'marcus' });

  const { version } = given.body as Row;
  const headers = { 'if-match': `"${version}"` };
  const undone = await marcus('POST', `/api/members/${id}/undo`, { body: {}, headers });
  expect(undone.status, undone.text).toBe(200);
  expect(await ownersOf(id)).toMatchObject({ Own: 'marcus' });
  expect(await about('Along')).toEqual([]);
});

it('keeps the assignees of follow-ups when only the case is reassigned', async () => {
  const id = await takeIn('Alone');
  await remind(id, 'Own');
  await change(id, { assignedTo: 'dana' });
  expect(await ownersOf(id)).toEqual({ Own: 'marcus' });
});

it('reassigns no follow-ups to a person who takes an unassigned case', async () => {
  const id = await takeIn('Taken', null);
  await site.db.insert(followUpReminders).values({
    ...{ memberId: id, title: 'Unassigned', dueDate: new Date('2027-01-05') },
    ...{ createdAt: site.now(), updatedAt: site.now() },
  });
  await change(id, { assignedTo: 'dana', openWork: 'hand-over' }, dana);
  expect(await ownersOf(id)).toEqual({ Unassigned: 'dana' });
  expect(await about('Taken')).toEqual([]);
});

it('reassigns the follow-ups in a bulk change, and restores them on undo', async () => {
  const ids = [await takeIn('Severalone'), await takeIn('Severaltwo')];
  for (const id of ids) await remind(id, 'Own');
  const rows = ids.map((id) => ({ id, version: 1 }));
  const body = { rows, assignedTo: 'dana', openWork: 'hand-over' };
  const given = (await marcus('POST', '/api/members/bulk', { body })).body as { changed: Row[] };
  for (const id of ids) expect(await ownersOf(id)).toEqual({ Own: 'dana' });
  await marcus('POST', '/api/members/bulk/undo', {
    body: { rows: given.changed.map(({ id, version }) => ({ id, version })) },
  });
  for (const id of ids) expect(await ownersOf(id)).toEqual({ Own: 'marcus' });
});

it('notifies the new assignee until they open the case, but not if they took it themselves', async () => {
  const id = await takeIn('Told');
  await change(id, { assignedTo: 'dana' });
  expect(await about('Told')).toMatchObject([
    {
      kind: 'assigned',
      subject: 'member',
      by: 'marcus',
      memberId: id,
      name: 'Ben Told',
      note: null,
    },
  ]);
  expect(await about('Told', marcus)).toEqual([]);
  // An automatic refetch does not count as reading.
  await dana('GET', `/api/members/${id}`, { headers: { 'x-background': '1' } });
  expect(await about('Told')).toHaveLength(1);
  await dana('GET', `/api/members/${id}`);
  expect(await about('Told')).toEqual([]);
});

it('notifies a mentioned colleague until they open the case or the mention is removed', async () => {
  const id = await takeIn('Noted');
  const body = { memberId: id, title: 'Lease', description: '@dana can you read the lease?' };
  const note = (await marcus('POST', '/api/member-progress', { body })).body as Row;
  expect(await about('Noted')).toMatchObject([
    { kind: 'mentioned', by: 'marcus', memberId: id, note: '@dana can you read the lease?' },
  ]);
  const edited = { description: 'Can Joe read the lease?' };
  await marcus('PATCH', `/api/member-progress/${note.id}`, { body: edited });
  expect(await about('Noted')).toEqual([]);
});

it('notifies the new assignee of a message, a submission, and a follow-up', async () => {
  await site.visitor('POST', '/api/contacts', { body: { ...samples.contact, name: 'Ana Kinds' } });
  await site.visitor('POST', '/api/get-involved-submissions', {
    body: { ...samples.volunteer, lastName: 'Kinds' },
  });
  const [message] = (await marcus('GET', '/api/contacts?limit=1')).body as Row[];
  const forms = '/api/get-involved-submissions';
  const [form] = (await marcus('GET', `${forms}?limit=1`)).body as Row[];
  const to = { body: { assignedTo: 'dana' } };
  expect((await marcus('PATCH', `/api/contacts/${message?.id}`, to)).status).toBe(200);
  expect((await marcus('PUT', `${forms}/${form?.id}`, to)).status).toBe(200);
  await remind(await takeIn('Kinds'), 'Ask for the form', 'dana');
  const told = await about('Kinds');
  expect(told.map(({ subject, note }) => [subject, note]).toSorted()).toEqual([
    ['contact', null],
    ['reminder', 'Ask for the form'],
    ['submission', null],
  ]);
  await dana('GET', `/api/contacts/${message?.id}`);
  await dana('GET', `${forms}/${form?.id}`);
  expect((await about('Kinds')).map(({ subject }) => subject)).toEqual(['reminder']);
});

it('hides notices of a restricted case from a colleague without access, and after an erasure', async () => {
  const id = await takeIn('Hiddenone');
  await change(id, { assignedTo: 'dana' });
  const owner = await site.signIn('olga', 'owner');
  const restrict = { body: { isRestricted: true, people: ['olga'] } };
  expect((await owner('PUT', `/api/members/${id}/access`, restrict)).status).toBe(200);
  expect(await about('Hiddenone')).toEqual([]);

  const other = await takeIn('Erasedone');
  await change(other, { assignedTo: 'dana' });
  expect(await about('Erasedone')).toHaveLength(1);
  const erased = await owner('DELETE', `/api/members/${other}?reason=asked`);
  expect(erased.status, erased.text).toBe(200);
  const left = await site.db.select().from(colleagueNotices);
  expect(left.map(({ memberId }) => memberId)).not.toContain(other);
});
