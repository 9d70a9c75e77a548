// Tests imports over the API: upload, plan, commit, resume, decisions, and undo.
import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { columnOf, type ImportColumn } from '#domain/imports/import-columns';
import type { ImportFieldName } from '#domain/imports/import-fields';
import { drainRuns, openSite, samples, signInBeforeAll } from '../../tests/api/harness.ts';
import { auditEntries } from '../db/schema/logs.ts';
import { members } from '../db/schema/members.ts';
import { outbox } from '../db/schema/outbox.ts';
import { importRows, runs } from '../db/schema/runs.ts';
import { createRunWorker } from '../runs/run-worker.ts';
import { deleteExpiredImports } from './expired-imports.ts';
import { importJob } from './import-job.ts';
import type { ShownImportRow } from './imports.ts';

const site = openSite();
const staff = signInBeforeAll(site);

type Run = { id: number; version: number; status: string; counts: Record<string, number> };
type Person = Partial<Record<ImportFieldName, string>>;

const basics: Person = {
  ...{ firstName: 'Ana', lastName: 'Silva', phone: '804-555-0111', age: '40', city: 'Richmond' },
  ...{ householdSize: '2', address: '1 Sample Street', state: 'VA', zipCode: '23220' },
};
const fallbacks = {
  ...{ serviceRegion: 'richmond-metro', programAreas: 'Food & Nutrition' },
  referralSource: 'Other',
};

/** Starts an import of these people, and sends its rows. */
async function send(people: readonly Person[], more: object = {}, by = staff): Promise<Run> {
  const names = [...new Set(people.flatMap((person) => Object.keys(person)))] as ImportFieldName[];
  const columns: ImportColumn[] = names.map((name) => columnOf(`My ${name}`, name));
  const body = { fileName: 'people.csv', columns, fallbacks, total: people.length, ...more };
  const started = await by('POST', '/api/imports', { body });
  expect(started.status, started.text).toBe(201);
  const run = started.body as Run;
  const rows = people.map((person, at) => ({
    line: at + 2,
    cells: names.map((name) => person[name] ?? ''),
  }));
  const sent = await by('POST', `/api/imports/${run.id}/rows`, { body: { rows } });
  expect(sent.status, sent.text).toBe(200);
  return run;
}

const read = async (id: number, by = staff) => (await by('GET', `/api/runs/${id}`)).body as Run;
const rowsOf = async (id: number, query = '', by = staff) =>
  (await by('GET', `/api/imports/${id}/rows${query}`)).body as ShownImportRow[];

async function step(id: number, name: string, body: object = {}, by = staff) {
  const done = await by('POST', `/api/imports/${id}/${name}`, { body });
  expect(done.status, done.text).toBe(200);
  await drainRuns(site);
  return read(id, by);
}

async function checked(people: readonly Person[], more: object = {}, by = staff): Promise<Run> {
  const { id } = await send(people, more, by);
  return step(id, 'check', {}, by);
}

async function imported(people: readonly Person[], more: object = {}): Promise<Run> {
  const { id } = await checked(people, more);
  return step(id, 'commit');
}

/** Names that no typing mistake turns into each other. */
function inventName(at: number): string {
  const letters = [...String(100 + at)].map((digit) => 'bcdfghjklm'[Number(digit)]);
  return letters.map((letter) => `${letter}${letter}a`).join('');
}

const peopleNamed = (lastName: string) =>
  site.db.select().from(members).where(eq(members.lastName, lastName)).orderBy(members.id);
const takeIn = async (person: object) =>
  (await staff('POST', '/api/members', { body: { ...samples.intake, ...person } })).body as {
    id: number;
    version: number;
  };

describe('plan', () => {
  it('adds new people, fills those on file, and lists rows with errors', async () => {
    await takeIn({ firstName: 'Olga', lastName: 'Plan', phone: '804-555-0121', email: '' });
    const run = await checked([
      { ...basics, firstName: 'Nora', lastName: 'Plan', phone: '804-555-0122' },
      { ...basics, firstName: 'Olga', lastName: 'Plan', phone: '(804) 555-0121' },
      { ...basics, firstName: 'Ray', lastName: 'Plan', phone: '12' },
      { ...basics, firstName: 'Nora', lastName: 'Plan', phone: '8045550122' },
    ]);
    expect(run).toMatchObject({ status: 'ready', counts: { new: 1, fill: 2, error: 1 } });
    const rows = await rowsOf(run.id);
    expect(
      rows.map(({ line, plan, reason, sameAsLine }) => [line, plan, reason, sameAsLine]),
    ).toEqual([
      [2, 'new', 'no-match', null],
      [3, 'fill', 'matched', null],
      [4, 'error', 'not-valid', null],
      [5, 'fill', 'in-file', 2],
    ]);
    expect(rows[1]?.matches[0]?.name).toBe('Olga Plan');
    expect(rows[2]?.problems).toEqual(['Phone number: A phone number has 10 digits']);
    expect(await peopleNamed('Plan')).toHaveLength(1);
  });

  it('refuses to check a file of which rows are missing', async () => {
    const { id } = await send([basics], { total: 2 });
    const refused = await staff('POST', `/api/imports/${id}/check`);
    expect(refused.status).toBe(409);
    expect(refused.text).toContain('did not arrive completely');
  });

  it('does not reveal a restricted case that the importer may not see', async () => {
    const { id } = await takeIn({ firstName: 'Zoe', lastName: 'Hidden', phone: '804-555-0131' });
    const access = { isRestricted: true, people: ['casey'] };
    await staff('PUT', `/api/members/${id}/access`, { body: access });
    const other = await site.signIn('chief', 'owner');
    const person = { ...basics, firstName: 'Zoe', lastName: 'Hidden', phone: '804-555-0131' };
    const run = await checked([person], {}, other);
    expect(run.counts).toEqual({ new: 1 });
    expect((await rowsOf(run.id, '', other))[0]?.matches).toEqual([]);
    const mine = await checked([person]);
    expect(mine.counts).toEqual({ fill: 1 });
    // A colleague who opens the import later does not see the match either.
    expect((await rowsOf(mine.id, '', other))[0]?.matches).toEqual([]);
    expect((await rowsOf(mine.id))[0]?.matches[0]?.id).toBe(id);
  });
});

describe('commit', () => {
  it('stores people like an intake, without mail, alert, or response date', async () => {
    const before = await site.db.$count(outbox);
    const run = await imported([
      { ...basics, lastName: 'Stored', notes: 'Likes tea', dateOfBirth: '3/5/84', tags: 'choir' },
    ]);
    expect(run).toMatchObject({ status: 'done', counts: { 'done-new': 1 } });
    const [person] = await peopleNamed('Stored');
    expect(person).toMatchObject({
      ...{ notes: 'Likes tea', dateOfBirth: '1984-03-05', tags: ['choir', 'imported'] },
      ...{ phoneDigits: '8045550111', sortName: 'stored ana', dueAt: null, assignedTo: null },
      serviceRegion: 'richmond-metro',
    });
    expect(person?.searchText).toContain('stored ana');
    expect(await site.db.$count(outbox)).toBe(before);
    const entries = await site.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.memberId, person?.id ?? 0));
    expect(entries).toMatchObject([{ action: 'created', subject: 'member', actor: 'casey' }]);
    const listed = await staff('GET', '/api/members?search=stored');
    expect(listed.headers.get('x-total-count')).toBe('1');
  });

  it('fills only empty fields, or updates all, as the plan says', async () => {
    const person = { firstName: 'Ida', lastName: 'Mode', phone: '804-555-0141' };
    const { id } = await takeIn({ ...person, email: '', city: 'Oldtown' });
    const row = { ...basics, ...person, email: 'ida@example.org', city: 'Newtown' };
    await imported([row]);
    expect(await peopleNamed('Mode')).toMatchObject([
      { id, email: 'ida@example.org', emailFolded: 'ida@example.org', city: 'Oldtown' },
    ]);
    await imported([row], { onMatch: 'update' });
    expect(await peopleNamed('Mode')).toMatchObject([{ id, city: 'Newtown' }]);
  });

  it('adds services once, also to the person of an earlier row', async () => {
    const visit = {
      ...{ serviceType: 'food', serviceDescription: 'Box' },
      ...{ phone: '804-555-0201', address: '7 Market Square' },
    };
    const rows = [
      { ...basics, lastName: 'Served', serviceDate: '1/5/2026', ...visit },
      { ...basics, lastName: 'Served', serviceDate: '2/5/2026', ...visit },
      { ...basics, lastName: 'Served', serviceDate: '2/5/2026', ...visit },
    ];
    await imported(rows);
    await imported(rows);
    const [person, another] = await peopleNamed('Served');
    expect(another).toBeUndefined();
    const records = await staff('GET', `/api/service-records/${person?.id}`);
    expect(records.body).toMatchObject([
      { serviceDate: '2026-02-05T12:00:00.000Z', outcome: 'completed', description: 'Box' },
      { serviceDate: '2026-01-05T12:00:00.000Z' },
    ]);
  });

  it('asks again about a case that changed since the plan, and imports it after a decision', async () => {
    const person = { firstName: 'Eva', lastName: 'Changed', phone: '804-555-0151' };
    const { id } = await takeIn({ ...person, email: '' });
    const run = await checked([{ ...basics, ...person, email: 'eva@example.org' }]);
    await staff('PATCH', `/api/members/${id}`, { body: { city: 'Elsewhere' } });
    expect((await step(run.id, 'commit')).counts).toEqual({ ask: 1 });
    expect((await rowsOf(run.id))[0]).toMatchObject({ plan: 'ask', reason: 'changed' });
    await step(run.id, 'decide', { lines: [2], plan: 'fill' });
    expect((await step(run.id, 'commit')).counts).toEqual({ 'done-fill': 1 });
    expect(await peopleNamed('Changed')).toMatchObject([{ email: 'eva@example.org' }]);
  });

  it('asks about a new person whom somebody added since the plan', async () => {
    const person = { firstName: 'Tim', lastName: 'Twice', phone: '804-555-0161' };
    const run = await checked([{ ...basics, ...person }]);
    await takeIn(person);
    expect((await step(run.id, 'commit')).counts).toEqual({ ask: 1 });
    expect(await peopleNamed('Twice')).toHaveLength(1);
  });

  it('continues after the process died, without importing a row twice', async () => {
    const people = Array.from({ length: 450 }, (_, at) => ({
      ...{ ...basics, firstName: inventName(at), lastName: 'Resumed' },
      ...{
        phone: `80${40_000_000 + at * 13_131}`,
        address: `${at * 37 + 1} ${inventName(at)} Road`,
      },
    }));
    const { id } = await checked(people);
    await staff('POST', `/api/imports/${id}/commit`);
    const { db, now } = site;
    const dying = createRunWorker({
      ...{ db, now, log: { error: () => {} } },
      jobs: {
        import: (run, context) =>
          importJob(run, {
            ...context,
            report: async (progress) => {
              await context.report(progress);
              throw new Error('killed');
            },
          }),
      },
    });
    await dying.drain();
    expect(await peopleNamed('Resumed')).toHaveLength(200);
    await db.update(runs).set({ claimedUntil: null }).where(eq(runs.id, id));
    await drainRuns(site);
    expect((await read(id)).status).toBe('done');
    const stored = await peopleNamed('Resumed');
    expect(new Set(stored.map(({ firstName }) => firstName)).size).toBe(450);
    expect(stored).toHaveLength(450);
  });
});

describe('rows that were not imported', () => {
  it('are downloaded with all their cells and reasons', async () => {
    const bad = Array.from({ length: 300 }, (_, at) => ({
      ...{ ...basics, firstName: `Bad${at}`, phone: '=1+1' },
    }));
    const { id } = await checked(bad);
    const file = await staff('GET', `/api/imports/${id}/export`);
    const lines = file.text.trim().split('\r\n');
    expect(lines).toHaveLength(301);
    expect(lines[0]).toContain('Line in the file,Why it was not imported,My firstName');
    expect(lines[1]).toBe(
      "2,Phone number: A phone number has 10 digits,Bad0,Silva,'=1+1,40,Richmond,2,1 Sample Street,VA,23220",
    );
  });
});

describe('undo', () => {
  it('removes untouched people, keeps and names touched ones, and restores fields nobody changed', async () => {
    const onFile = { firstName: 'Fil', lastName: 'Undone', phone: '804-555-0171' };
    const { id: oldId } = await takeIn({ ...onFile, email: '', city: 'Oldtown', age: 30 });
    const visit = { serviceDate: '1/5/2026', serviceType: 'food' };
    const { id } = await imported(
      [
        { ...basics, ...onFile, email: 'fil@example.org', city: 'Newtown', age: '31', ...visit },
        { ...basics, firstName: 'Gone', lastName: 'Undone', phone: '804-555-0172', ...visit },
        { ...basics, firstName: 'Kept', lastName: 'Undone', phone: '804-555-0173', ...visit },
      ],
      { onMatch: 'update' },
    );
    const kept = (await peopleNamed('Undone')).find(({ firstName }) => firstName === 'Kept');
    const gone = (await peopleNamed('Undone')).find(({ firstName }) => firstName === 'Gone');
    await staff('GET', `/api/members/${gone?.id}`);
    const note = { memberId: kept?.id, title: 'Called', description: 'x' };
    await staff('POST', '/api/member-progress', { body: note });
    await staff('PATCH', `/api/members/${oldId}`, { body: { city: 'Thirdtown' } });
    const run = await step(id, 'undo');
    expect(run).toMatchObject({ status: 'undone' });
    expect(run.counts).toEqual({ 'removed-new': 1, 'kept-new': 1, 'kept-update': 1 });
    expect(await peopleNamed('Undone')).toMatchObject([
      // The city was changed again since, so it stays.
      { firstName: 'Fil', email: null, age: 30, city: 'Thirdtown' },
      { firstName: 'Kept' },
    ]);
    expect((await staff('GET', `/api/service-records/${oldId}`)).body).toEqual([]);
    expect((await staff('GET', `/api/service-records/${kept?.id}`)).body).toHaveLength(1);
    const named = await rowsOf(id, '?state=kept');
    expect(named.map(({ name }) => name)).toEqual(['Fil Undone', 'Kept Undone']);
  });

  it('is refused after 30 days, when the rows are deleted', async () => {
    const { id } = await imported([{ ...basics, lastName: 'Expired', phone: '804-555-0181' }]);
    const later = new Date(site.now().getTime() + 31 * 86_400_000);
    await deleteExpiredImports(site.db, later);
    expect(await site.db.$count(importRows, eq(importRows.runId, id))).toBe(0);
    const [run] = await site.db.select().from(runs).where(eq(runs.id, id));
    expect(run?.title).toBe('');
    expect(await peopleNamed('Expired')).toHaveLength(1);
  });

  it('happens once when it is pressed twice', async () => {
    const { id } = await imported([{ ...basics, lastName: 'Pressed', phone: '804-555-0191' }]);
    const headers = { 'if-match': `"${(await read(id)).version}"` };
    const both = await Promise.all([
      staff('POST', `/api/imports/${id}/undo`, { headers }),
      staff('POST', `/api/imports/${id}/undo`, { headers }),
    ]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    await drainRuns(site);
    const undone = and(eq(auditEntries.subject, 'run'), eq(auditEntries.subjectId, id));
    const entries = await site.db.select().from(auditEntries).where(undone);
    expect(entries.filter(({ action }) => action === 'undone')).toHaveLength(1);
    expect(await peopleNamed('Pressed')).toEqual([]);
  });
});

describe('remembered columns', () => {
  it('propose the meaning that the newest file gave to a heading', async () => {
    const column = { ...columnOf('Alter', 'age'), meanings: { viejo: '80' } };
    await staff('POST', '/api/imports', {
      body: {
        ...{ fileName: 'x.csv', columns: [column, columnOf('Name', 'fullName')], total: 1 },
        ignored: ['Internal No.'],
      },
    });
    const known = (await staff('GET', '/api/import-columns')).body as { header: string }[];
    expect(known.find(({ header }) => header === 'alter')).toMatchObject({ column });
    expect(known.find(({ header }) => header === 'internal no')).toMatchObject({ column: null });
  });
});
