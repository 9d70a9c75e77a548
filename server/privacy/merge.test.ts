// Merging two cases of one person, and undoing it.
import { eq, getTableColumns, getTableName, is, sql } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { describe, expect, it } from 'vitest';
import { openSite, samples, signInBeforeAll } from '../../tests/api/harness.ts';
import { memberMerges, members } from '../db/schema/members.ts';
import { colleagueNotices, emergencies, outbox } from '../db/schema/outbox.ts';
import * as schema from '../db/schema.ts';
import { isSafeToText } from '../triage/safe-contact.ts';
import { movedTables } from './merge-tables.ts';

const site = openSite();
const staff = signInBeforeAll(site);
type Row = Record<string, unknown> & { id: number; version: number; reference: string };

let people = 0;
async function takeIn(changes: object = {}): Promise<Row> {
  people += 1;
  const unique = { email: `m${people}@example.org`, phone: `804-555-${2000 + people}` };
  const body = { ...samples.intake, ...unique, ...changes };
  return (await staff('POST', '/api/members', { body })).body as Row;
}
const read = async (id: number) => (await staff('GET', `/api/members/${id}`)).body as Row;
const found = async (search: string) =>
  ((await staff('GET', `/api/members?search=${encodeURIComponent(search)}`)).body as Row[]).map(
    ({ id }) => id,
  );
const merge = async (kept: number, other: number, choices: object = {}, as = staff) => {
  const otherVersion = (await read(other)).version;
  return as('POST', `/api/members/${kept}/merge`, {
    body: { otherId: other, otherVersion, choices },
  });
};
type Listed = { id: number; canUndo: boolean };
const mergesOf = async (id: number, as = staff) =>
  (await as('GET', `/api/members/${id}/merges`)).body as Listed[];
const unmerge = async (kept: number, as = staff) =>
  as('POST', `/api/members/${kept}/unmerge`, {
    body: { mergeId: (await mergesOf(kept, as)).at(-1)?.id },
  });
const note = async (memberId: number, title: string) =>
  (
    (await staff('POST', '/api/member-progress', { body: { memberId, title, description: 'x' } }))
      .body as Row
  ).id;
const notesOf = async (id: number) =>
  ((await staff('GET', `/api/member-progress/${id}`)).body as Row[]).map(({ title }) => title);

describe('tables of a case', () => {
  // Each stays for a reason: logs are insert-only, and the others are about the pair of cases.
  const staying = ['audit_entries', 'duplicate_pairs', 'case_access', 'member_merges'];
  it('lists every table with the id of a case as moved or staying', () => {
    const tables = (Object.values(schema) as unknown[]).filter((one) => is(one, PgTable));
    const named = tables
      .filter((table) => {
        const columns = getTableColumns(table);
        return 'memberId' in columns || 'subjectId' in columns || 'keptId' in columns;
      })
      .map(getTableName);
    const moved = Object.values(movedTables).map(({ table }) => getTableName(table));
    const aboutMessages = ['replies'];
    expect([...new Set([...moved, ...staying, ...aboutMessages])].toSorted()).toEqual(
      named.toSorted(),
    );
  });

  it('moves every column that refers to a case', () => {
    for (const { table, column } of Object.values(movedTables)) {
      expect(getTableColumns(table as PgTable)).toHaveProperty(column);
    }
  });
});

describe('merge', () => {
  it('moves everything to the kept case and removes the other from lists, search, and totals', async () => {
    const kept = await takeIn({ firstName: 'Nadia', notes: 'Kept note' });
    const other = await takeIn({ firstName: 'Xaverine', notes: 'Other note' });
    await note(other.id, 'Of the other');
    const insertOutbox = {
      kind: 'thanks' as const,
      channel: 'email' as const,
      recipient: 'x@y.org',
    };
    await site.db.insert(outbox).values({
      ...insertOutbox,
      ...{ params: {} as never, subject: 'member', subjectId: other.id },
      ...{ dedupeKey: `t${other.id}`, messageId: `t${other.id}` },
      ...{ plannedAt: site.now(), dueAt: site.now() },
    });
    await site.db.insert(emergencies).values({ subject: 'member', subjectId: other.id });
    const total = async () =>
      ((await staff('GET', '/api/summary')).body as { members: { total: number } }).members.total;
    const before = await total();
    const done = await merge(kept.id, other.id, { name: 'kept', phone: 'kept' });
    expect(done.status, done.text).toBe(200);
    expect(done.body).toMatchObject({ id: kept.id, firstName: 'Nadia', phone: kept.phone });
    expect((done.body as Row).notes).toContain('Kept note\nOther note');
    expect(await notesOf(kept.id)).toEqual(['Of the other']);
    expect(await total()).toBe(before - 1);
    expect(await found('Xaverine')).toEqual([]);
    expect(await found(other.reference)).toEqual([kept.id]);
    for (const table of [outbox, emergencies]) {
      expect(await site.db.$count(table, eq(table.subjectId, kept.id))).toBeGreaterThan(0);
      expect(await site.db.$count(table, eq(table.subjectId, other.id))).toBe(0);
    }
    const gone = await staff('GET', `/api/members/${other.id}`);
    expect(gone.status).toBe(404);
    expect(gone.body).toMatchObject({ error: { mergedInto: kept.id } });
    for (const id of [kept.id, other.id]) {
      const log = (await staff('GET', `/api/activity?memberId=${id}`)).body as Row[];
      expect(log.some(({ action, subjectId }) => action === 'merged' && subjectId === id)).toBe(
        true,
      );
      expect(new Set(log.map(({ memberName }) => memberName))).toEqual(new Set(['Nadia Ito']));
    }
  });

  it('finds the kept case by the old reference after a later change', async () => {
    const [kept, other] = [await takeIn(), await takeIn()];
    await merge(kept.id, other.id);
    await staff('PATCH', `/api/members/${kept.id}`, { body: { firstName: 'Later' } });
    expect(await found(other.reference)).toEqual([kept.id]);
  });

  it('keeps both phone numbers and emails, finds the case by each, and treats each as its own', async () => {
    const kept = await takeIn({ phone: '804-555-7001', email: 'kept7@example.org' });
    const other = await takeIn({ phone: '(804) 555-7113', email: 'Other7@example.org' });
    const cautious = { safeContact: { text: false } };
    await staff('PATCH', `/api/members/${kept.id}`, { body: cautious });
    const done = await merge(kept.id, other.id, { phone: 'kept', email: 'kept' });
    expect(done.body).toMatchObject({
      ...{ phone: '804-555-7001', otherPhones: ['(804) 555-7113'] },
      ...{ email: 'kept7@example.org', otherEmails: ['Other7@example.org'] },
    });
    for (const known of ['8045557113', '7113', 'other7@example.org', '8045557001']) {
      expect([known, await found(known)]).toEqual([known, [kept.id]]);
    }
    expect(await isSafeToText(site.db, '+18045557113')).toBe(false);
    const gift = { donorName: 'Other', email: 'other7@example.org', amount: 5 };
    await site.visitor('POST', '/api/donations', { body: gift });
    const related = (await staff('GET', `/api/members/${kept.id}/related`)).body;
    expect(related).toMatchObject([{ subject: 'donation', email: 'other7@example.org' }]);
    const corrected = await staff('PATCH', `/api/members/${kept.id}`, {
      body: { otherPhones: [] },
    });
    expect(corrected.body).toMatchObject({ otherPhones: [] });
    expect(await found('8045557113')).toEqual([]);
  });

  it('keeps one notice of a colleague about both cases', async () => {
    const [kept, other] = [await takeIn(), await takeIn()];
    for (const { id } of [kept, other]) {
      await site.db.insert(colleagueNotices).values({
        ...{ recipient: 'casey', sender: 'ruth', kind: 'assigned', subject: 'member' },
        ...{ subjectId: id, memberId: id },
      });
    }
    expect((await merge(kept.id, other.id)).status).toBe(200);
    const left = await site.db
      .select({ about: colleagueNotices.subjectId })
      .from(colleagueNotices)
      .where(eq(colleagueNotices.memberId, kept.id));
    expect(left).toEqual([{ about: kept.id }]);
  });

  it('refuses a stale version of either case, a merged case, a ring, and a case with itself', async () => {
    const [one, two, three] = [await takeIn(), await takeIn(), await takeIn()];
    const body = { otherId: two.id, otherVersion: 99 };
    expect((await staff('POST', `/api/members/${one.id}/merge`, { body })).status).toBe(409);
    expect((await merge(one.id, one.id)).status).toBe(409);
    expect((await merge(one.id, two.id)).status).toBe(200);
    for (const [kept, otherId] of [
      [two.id, one.id],
      [three.id, two.id],
    ] as const) {
      const again = { otherId, otherVersion: (await read(otherId)).version ?? 2 };
      expect((await staff('POST', `/api/members/${kept}/merge`, { body: again })).status).toBe(409);
    }
  });

  it('lets one of two opposite merges at the same time through', async () => {
    const [one, two] = [await takeIn(), await takeIn()];
    const both = await Promise.all([merge(one.id, two.id), merge(two.id, one.id)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  it('refuses changes of the merged case', async () => {
    const [kept, other] = [await takeIn(), await takeIn()];
    await merge(kept.id, other.id);
    const change = { body: { firstName: 'Again' } };
    expect((await staff('PATCH', `/api/members/${other.id}`, change)).status).toBe(409);
    const added = { body: { memberId: other.id, title: 'Late', description: 'x' } };
    expect((await staff('POST', '/api/member-progress', added)).status).toBe(404);
  });

  it('restricts the kept case to the people of the restricted one, who alone learn where it went', async () => {
    const [kept, other] = [await takeIn(), await takeIn()];
    const restrict = { body: { isRestricted: true, people: ['casey'] } };
    expect((await staff('PUT', `/api/members/${other.id}/access`, restrict)).status).toBe(200);
    expect((await merge(kept.id, other.id)).status).toBe(200);
    expect(await read(kept.id)).toMatchObject({ isRestricted: true });
    const stranger = await site.signIn('stranger', 'case-worker');
    for (const id of [kept.id, other.id]) {
      const refused = await stranger('GET', `/api/members/${id}`);
      expect(refused.status).toBe(403);
      expect(refused.text).not.toContain('mergedInto');
    }
    const hidden = (await stranger('GET', '/api/restricted-cases')).body;
    expect(hidden).toEqual({ notShown: 1 });
    await unmerge(kept.id);
    expect(await read(kept.id)).toMatchObject({ isRestricted: false });
    expect((await stranger('GET', `/api/members/${kept.id}`)).status).toBe(200);
    expect((await stranger('GET', `/api/members/${other.id}`)).status).toBe(403);
  });

  it('refuses two cases that are restricted to different people', async () => {
    await site.signIn('ruth', 'case-worker');
    const [kept, other] = [await takeIn(), await takeIn()];
    for (const [id, people] of [
      [kept.id, ['casey', 'ruth']],
      [other.id, ['casey']],
    ] as const) {
      const body = { isRestricted: true, people };
      expect((await staff('PUT', `/api/members/${id}/access`, { body })).status).toBe(200);
    }
    expect((await merge(kept.id, other.id)).status).toBe(409);
  });
});

describe('undo of a merge', () => {
  it('moves back what still is there, restores unchanged fields, and lists what was added', async () => {
    const kept = await takeIn({ firstName: 'Kim', notes: 'Own' });
    const other = await takeIn({ firstName: 'Kym', lastName: 'Other' });
    await note(other.id, 'Moved');
    await merge(kept.id, other.id, { name: 'other', phone: 'other', email: 'other' });
    await note(kept.id, 'Added');
    const now = site.now();
    await site.db
      .update(schema.memberProgress)
      .set({ createdAt: new Date(now.getTime() + 1) })
      .where(eq(schema.memberProgress.memberId, kept.id));
    await staff('PATCH', `/api/members/${kept.id}`, { body: { phone: '804-555-9999' } });
    const undone = await unmerge(kept.id);
    expect(undone.status, undone.text).toBe(200);
    expect(undone.body).toEqual({
      ...{ keptId: kept.id, otherId: other.id, added: [{ kind: 'progress-note', rows: 1 }] },
    });
    expect(await notesOf(kept.id)).toEqual(['Added']);
    expect(await notesOf(other.id)).toEqual(['Moved']);
    const { version: _, updatedAt: __, ...restored } = await read(other.id);
    expect(other).toMatchObject(restored);
    expect(await read(kept.id)).toMatchObject({
      ...{ firstName: 'Kim', email: kept.email, phone: '804-555-9999', notes: 'Own' },
    });
    expect(await found(other.reference)).toEqual([other.id]);
    expect((await mergesOf(kept.id)).length).toBe(0);
  });

  it('undoes a merge of a merge in reverse order only', async () => {
    const [one, two, three] = [await takeIn(), await takeIn(), await takeIn()];
    await merge(two.id, one.id);
    await merge(three.id, two.id);
    expect((await staff('GET', `/api/members/${one.id}`)).body).toMatchObject({
      error: { mergedInto: three.id },
    });
    expect(await found(one.reference)).toEqual([three.id]);
    expect((await unmerge(two.id)).status).toBe(409);
    expect((await unmerge(three.id)).status).toBe(200);
    expect((await staff('GET', `/api/members/${one.id}`)).body).toMatchObject({
      error: { mergedInto: two.id },
    });
    expect((await unmerge(two.id)).status).toBe(200);
    expect(await read(one.id)).toMatchObject({ reference: one.reference });
  });

  it('lets the person who merged undo it for 30 days, and an owner at any time', async () => {
    const [kept, other] = [await takeIn(), await takeIn()];
    const worker = await site.signIn('worker', 'case-worker');
    const colleague = await site.signIn('colleague', 'case-worker');
    expect((await merge(kept.id, other.id, {}, worker)).status).toBe(200);
    expect(await mergesOf(kept.id, worker)).toMatchObject([{ canUndo: true }]);
    expect((await unmerge(kept.id, colleague)).status).toBe(403);
    await site.db
      .update(memberMerges)
      .set({ createdAt: sql`now() - interval '31 days'` })
      .where(eq(memberMerges.keptId, kept.id));
    expect((await unmerge(kept.id, worker)).status).toBe(403);
    expect((await unmerge(kept.id)).status).toBe(200);
  });
});

describe('erasing a merged case', () => {
  it.each(['kept', 'other'] as const)(
    'erases both cases when the %s one is erased',
    async (which) => {
      const pair = { kept: await takeIn(), other: await takeIn({ firstName: 'Zqmerged' }) };
      await note(pair.other.id, 'Zqnote');
      await merge(pair.kept.id, pair.other.id, { name: 'kept' });
      const erased = await staff('DELETE', `/api/members/${pair[which].id}?reason=asked`);
      expect(erased.status, erased.text).toBe(200);
      const rows = await site.db
        .select()
        .from(members)
        .where(sql`${members.id} in (${pair.kept.id}, ${pair.other.id})`);
      for (const row of rows) {
        expect(row.erasedAt).not.toBeNull();
        expect(row.reference).toBe(`erased-${row.id}`);
        expect(row.formerReferences).toEqual([]);
      }
      expect(await site.db.$count(memberMerges, eq(memberMerges.keptId, pair.kept.id))).toBe(0);
      const log = (await staff('GET', `/api/activity?memberId=${pair.other.id}`)).text;
      expect(log).not.toContain('Zqmerged');
    },
  );
});

describe("copy of a merged person's data", () => {
  it('includes the other case as it was', async () => {
    const [kept, other] = [await takeIn(), await takeIn({ firstName: 'Beforehand' })];
    await merge(kept.id, other.id, { name: 'kept' });
    expect((await staff('GET', `/api/members/${kept.id}/copy`)).text).toContain('Beforehand');
  });
});
