// "My day" shows work as unassigned when its assignee is inactive or cannot open it.
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import {
  assignCase,
  createApplication,
  createRow,
  openOffice,
  type Row,
  readMyDay,
  site,
  staff,
} from '../../tests/api/day-office.ts';
import { samples } from '../../tests/api/harness.ts';
import { staffAccounts } from '../db/schema/accounts.ts';
import type { MyDay } from './my-day.ts';

openOffice();

describe('work of an inactive assignee', () => {
  const account = async (username: string, changes: Partial<typeof staffAccounts.$inferInsert>) =>
    site.db.update(staffAccounts).set(changes).where(eq(staffAccounts.username, username));
  const colleagues = async () =>
    ((await staff('GET', '/api/staff')).body as { username: string; isInUse: boolean }[])
      .filter(({ isInUse }) => !isInUse)
      .map(({ username }) => username);
  const written = async (assignedTo: string) => {
    const form = await createRow('/api/get-involved-submissions', samples.volunteer);
    await staff('PUT', `/api/get-involved-submissions/${form}`, { body: { assignedTo } });
    const message = await createRow('/api/contacts', samples.contact);
    await staff('PATCH', `/api/contacts/${message}`, { body: { assignedTo } });
    return { form, message };
  };
  const found = ({ rows }: MyDay['calls']) => rows.map(({ of, id }) => `${of} ${id}`).toSorted();

  it('counts work as unassigned once the assignee has left, and lets anyone take it', async () => {
    await site.signIn('lee', 'case-worker');
    const [plain, danger] = [
      await createApplication('Plain'),
      await createApplication('Danger', { emergency: 'YES' }),
    ];
    for (const id of [plain, danger]) await assignCase(id, 'lee');
    const { form, message } = await written('lee');
    const body = { ...samples.intake, assignedTo: 'lee' };
    const idle = (await staff('POST', '/api/members', { body })).body as Row;
    const plan = { memberId: plain, title: 'Ask', dueDate: '2026-11-18', assignedTo: 'lee' };
    await staff('POST', '/api/reminders', { body: plan });
    const before = await readMyDay();
    expect([before.calls.rows, before.unassigned.rows]).toEqual([[], []]);
    expect(await colleagues()).toEqual([]);

    await account('lee', { isDisabled: true });
    const own = await readMyDay();
    expect(own.calls).toMatchObject({ total: 1, rows: [{ id: danger, isNobodys: true }] });
    expect(own.unassigned.total).toBe(3);
    expect(own.unassigned.rows.every(({ isNobodys }) => isNobodys)).toBe(true);
    const others = [`contactId ${message}`, `memberId ${plain}`, `submissionId ${form}`];
    expect(found(own.unassigned)).toEqual(others);
    const nobodys = await readMyDay('?assignedTo=%40none');
    expect(found(nobodys.calls)).toEqual([`memberId ${danger}`, ...others].toSorted());
    expect(nobodys.calls.total).toBe(4);
    expect(nobodys.withoutStep).toMatchObject({ total: 1, rows: [{ id: idle.id }] });
    expect(await colleagues()).toEqual(['lee']);
    expect((await readMyDay('?assignedTo=lee')).calls.rows[0]).toMatchObject({ isNobodys: true });

    expect((await assignCase(danger, 'casey')).status).toBe(200);
    expect((await readMyDay()).calls).toMatchObject({ total: 1, rows: [{ isNobodys: false }] });
    await assignCase(plain, 'casey');
    const { followUps } = await readMyDay('?assignedTo=%40none');
    expect(followUps.rows.map(({ title }) => title)).toContain('Ask');

    await account('lee', { isDisabled: false });
    expect((await readMyDay()).unassigned.rows).toEqual([]);
  });

  it('does not list a former colleague without open work', async () => {
    await site.signIn('gone', 'case-worker');
    const id = await createApplication('Done');
    await assignCase(id, 'gone');
    await account('gone', { isDisabled: true });
    expect(await colleagues()).toEqual(['gone']);
    await staff('PATCH', `/api/members/${id}`, { body: { status: 'completed' } });
    expect(await colleagues()).toEqual([]);
  });

  it('counts work as unassigned only where the role of the assignee cannot open it', async () => {
    await site.signIn('fay', 'case-worker');
    const id = await createApplication('Desk');
    await assignCase(id, 'fay');
    const { form, message } = await written('fay');
    await account('fay', { role: 'front-desk' });
    expect(found((await readMyDay()).unassigned)).toEqual([`memberId ${id}`]);
    expect((await readMyDay()).unassigned.total).toBe(1);
    expect(
      (await readMyDay('?assignedTo=fay')).calls.rows.map(({ of, isNobodys }) => [of, isNobodys]),
    ).toEqual(
      expect.arrayContaining([
        ['memberId', true],
        ['contactId', false],
      ]),
    );
    expect(await colleagues()).toEqual([]);
    await account('fay', { role: 'figures' });
    expect(found((await readMyDay()).unassigned)).toEqual([
      `contactId ${message}`,
      `memberId ${id}`,
      `submissionId ${form}`,
    ]);
  });

  it('refuses to assign work to an account whose role cannot open it', async () => {
    await site.signIn('desk', 'front-desk');
    await site.signIn('count', 'figures');
    const id = await createApplication('Given');
    const form = await createRow('/api/get-involved-submissions', samples.volunteer);
    const message = await createRow('/api/contacts', samples.contact);
    const statuses = async (assignedTo: string) => [
      (await assignCase(id, assignedTo)).status,
      (
        await staff('POST', '/api/members/bulk', {
          body: { rows: [{ id, version: 1 }], assignedTo },
        })
      ).status,
      (
        await staff('POST', '/api/reminders', {
          body: { memberId: id, title: 'Ask', dueDate: '2026-11-18', assignedTo },
        })
      ).status,
      (await staff('PUT', `/api/get-involved-submissions/${form}`, { body: { assignedTo } }))
        .status,
      (await staff('PATCH', `/api/contacts/${message}`, { body: { assignedTo } })).status,
    ];
    expect(await statuses('desk')).toEqual([422, 422, 422, 200, 200]);
    expect(await statuses('count')).toEqual([422, 422, 422, 422, 422]);
    expect((await assignCase(id, 'desk')).text).toContain('Choose somebody whose role opens this');
  });
});
