// Tests that an erased person is gone from every table, the data folder, the log, and the next
// backup.
import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  countTablesContaining,
  findFilesContaining,
  findSealedTexts,
} from '../../tests/api/canaries.ts';
import { engine, mailSettings, samples, startApi } from '../../tests/api/harness.ts';
import { audit } from '../api/audit.ts';
import { withoutScriptHeader } from '../api/idempotency.ts';
import { writeBackup } from '../backup/backup.ts';
import { queryRows } from '../db/rows-of.ts';
import { newsletters, volunteers } from '../db/schema/public.ts';
import { stopTexts } from '../notifications/text-stops.ts';
import type { AnalyticsResponse } from '../reports/analytics.ts';
import type { Summary } from '../reports/summary.ts';

/** Unique to this person. The name is folded and split into words for the search. */
const name = 'Zqcanary';
const email = 'zqcanary@example.org';
const phone = '804-555-9731';
const birth = '1971-07-13';
// Seven digits may be in any hash: they count only if no hex digit precedes them.
const number = ['804-?555-?9731', '[^0-9a-f]555-?9731', '^555-?9731'];
const words = ['zqcanary', ...number, birth];

let site: Awaited<ReturnType<typeof startApi>>;
let staff: Awaited<ReturnType<typeof site.signIn>>;
type Row = Record<string, unknown> & { id: number };
const ids = { member: 0, applied: 0, contact: 0, submission: 0, donation: 0 };
const folder = mkdtempSync(join(tmpdir(), 'wondrous-erasure-'));

const said = (what: string) => `${name} ${what}`;
const key = () => ({ 'idempotency-key': randomUUID() });

async function newest(path: string): Promise<number> {
  return ((await staff('GET', `${path}?limit=1`)).body as Row[])[0]?.id ?? 0;
}

/** Position and writer of each row in logs that an erasure does not rewrite. */
function untouched() {
  return queryRows<{ log: string }>(
    site.db,
    sql`select 'reads' as log, id, ctid::text, xmin::text from read_entries
`,
  );
}

/** The files of tables; a rewritten table has a new file. */
async function places(): Promise<string[]> {
  const found = await queryRows<{ place: string }>(
    site.db,
    sql`select pg_relation_filepath(name::regclass) as place
        from unnest(array['read_entries', 'audit_entries', 'members']) as name`,
  );
  return found.map(({ place }) => place);
}

async function logContact(about: object): Promise<number> {
  const body = { kind: 'call', outcome: 'reached', ...about };
  return ((await staff('POST', '/api/contact-attempts', { body })).body as Row).id;
}

/** An audit entry of a contact attempt with free text, as older versions wrote it. */
const loggedOnce = (subjectId: number) =>
  audit(site.db, 'system', new Date(), {
    ...{ action: 'changed', subject: 'contact-attempt', subjectId },
    changes: { note: [said('sister'), said('brother')] },
  });

async function tellEverything(): Promise<void> {
  const person = { firstName: name, lastName: name, email, phone };
  const application = {
    ...{ ...samples.application, ...person, emergency: 'YES' },
    ...{ questions: said('question'), notes: said('note'), address: said('street') },
    ...{ dateOfBirth: birth, householdIncome: said('income') },
    additionalInfo: { safety: said('dog') },
  };
  await site.visitor('POST', '/api/members', { body: application, headers: key() });
  ids.applied = await newest('/api/members');
  const intake = { ...samples.intake, ...person, address: said('road'), notes: said('intake') };
  const taken = await staff('POST', '/api/members', { body: intake });
  const memberId = (taken.body as Row).id;
  ids.member = memberId;
  await staff('PATCH', `/api/members/${memberId}`, {
    body: {
      ...{ notes: said('changed'), dateOfBirth: birth, tags: [said('tag')] },
      ...{ safeContact: { voicemail: false, note: said('safe') }, status: 'completed' },
    },
  });
  await staff('PUT', `/api/members/${memberId}/duplicates`, {
    body: { otherId: ids.applied, decision: 'different' },
  });
  const parts: [string, object, object][] = [
    ['service-records', { serviceType: 'food', outcome: 'completed' }, { outcome: 'referred' }],
    ['member-progress', { title: said('title'), outcome: said('end') }, { title: said('new') }],
    ['reminders', { title: said('call'), dueDate: '2030-01-01T15:00:00Z' }, { priority: 'high' }],
  ];
  for (const [path, fields, changes] of parts) {
    const body = { memberId, description: said(path), ...fields };
    const made = await staff('POST', `/api/${path}`, { body });
    await staff('PATCH', `/api/${path}/${(made.body as Row).id}`, {
      body: { ...changes, description: said('corrected') },
    });
  }
  const alert = ((await staff('GET', '/api/case-alerts')).body as Row[])[0]?.id;
  await staff('PATCH', `/api/case-alerts/${alert}`, {
    body: { isResolved: true, resolution: said('reached') },
  });
  await staff('POST', '/api/contact-attempts', {
    body: { memberId, kind: 'call', outcome: 'no-answer', note: said('tried') },
  });
  const message = { name, email, subject: said('subject'), message: said('message') };
  const headers = { ...key(), [withoutScriptHeader]: 'yes' };
  await site.visitor('POST', '/api/contacts', { body: message, headers });
  ids.contact = await newest('/api/contacts');
  const thread = `/api/contacts/${ids.contact}/replies`;
  await staff('POST', thread, { body: { body: said('reply') } });
  const { contact: contactId } = ids;
  await loggedOnce(await logContact({ contactId, note: said('wrote') }));
  const involved = {
    ...{ ...samples.volunteer, ...person, notes: said('notes') },
    formData: { ...samples.volunteer.formData, ...person, message: said('hello') },
  };
  await site.visitor('POST', '/api/get-involved-submissions', { body: involved, headers: key() });
  ids.submission = await newest('/api/get-involved-submissions');
  await staff('PUT', `/api/get-involved-submissions/${ids.submission}`, {
    body: { status: 'in-progress', notes: said('called') },
  });
  const { submission: submissionId } = ids;
  const rang = { submissionId, note: said('rang') };
  await loggedOnce(await logContact(rang));
  const mistaken = await logContact(rang);
  expect((await staff('DELETE', `/api/contact-attempts/${mistaken}`)).status).toBe(200);
  await site.visitor('POST', '/api/donations', {
    body: {
      ...{ ...samples.donation, donorName: name, email },
      ...{ tributeMessage: said('tribute'), tributeRecipient: name },
    },
    headers: key(),
  });
  ids.donation = await newest('/api/donations');
  await staff('PATCH', `/api/donations/${ids.donation}`, { body: { needsReview: true } });
  await staff('PATCH', `/api/donations/${ids.donation}`, { body: { needsReview: false } });
  await stopTexts(site.db, '+18045559731', new Date());
  await site.db.insert(newsletters).values({ email });
  await site.db.insert(volunteers).values({
    ...{ ...person, address: name, city: name, state: 'VA', zipCode: '23220' },
    ...{ preferredRole: name, availability: name, motivation: name },
  });
  for (const path of [
    '/api/members',
    '/api/members/export',
    '/api/quick-find',
    '/api/duplicates/typed',
  ]) {
    await staff('GET', `${path}?search=${name}&email=${email}`);
  }
  await staff('GET', `/api/members/${memberId}`);
}

/** The answer to "Is this an emergency?", and the resulting priority and alerts. */
const danger = async () => ({
  member: (await staff('GET', `/api/members/${ids.applied}`)).body,
  alerts: (await staff('GET', `/api/case-alerts?memberId=${ids.applied}&status=all`)).body,
});

const pathOf = {
  member: 'members',
  applied: 'members',
  contact: 'contacts',
  submission: 'get-involved-submissions',
  donation: 'donations',
} as const;
const erase = (what: keyof typeof ids) =>
  staff('DELETE', `/api/${pathOf[what]}/${ids[what]}?reason=asked`);
const figures = async () => ({
  stats: (await site.visitor('GET', '/api/stats')).body as Record<string, unknown>,
  totals: await queryRows(
    site.db,
    sql`select (select count(*) from members)::int as members, (select count(*) from service_records where outcome = 'referred')::int as services,
          (select sum(amount) from donations)::int as pledged, (select count(*) from contacts)::int as messages`,
  ),
});
let before: Awaited<ReturnType<typeof figures>>;
/** Sealed texts have other bytes, which must be gone too. */
let bytes: string[];

beforeAll(async () => {
  site = await startApi(mailSettings);
  staff = await site.signIn();
  await tellEverything();
});
afterAll(async () => {
  await site.stop();
  rmSync(folder, { recursive: true, force: true });
});

describe('erasure of a person', () => {
  it('finds the test data in many tables', async () => {
    expect(Object.keys(await countTablesContaining(site.db, words)).toSorted()).toEqual([
      ...['audit_entries', 'case_alerts', 'contact_attempts', 'contacts', 'donations'],
      'follow_up_reminders',
      ...['get_involved_submissions', 'idempotency_keys', 'member_progress', 'members'],
      ...['newsletters', 'outbox', 'replies', 'service_records', 'text_stops'],
      ...['volunteers'],
    ]);
    expect(await danger()).toMatchObject({
      member: { emergencyNeeds: true, priority: 'urgent' },
      alerts: [{ alertType: 'emergency', reason: 'emergency', priority: 'critical' }],
    });
  });

  it('lists everything of a person together, whatever form it came from', async () => {
    const related = (await staff('GET', `/api/members/${ids.member}/related`)).body as Row[];
    expect(related.map(({ subject, id }) => `${subject}-${id}`)).toEqual([
      ...[`member-${ids.applied}`, `submission-${ids.submission}`],
      ...[`contact-${ids.contact}`, `donation-${ids.donation}`],
    ]);
    const others = (
      (await staff('GET', `/api/donations/${ids.donation}/related`)).body as Row[]
    ).map(({ subject }) => subject);
    expect(others).toEqual(['member', 'member', 'submission', 'contact']);
  });

  it('exports everything as one readable file, with an audit entry', async () => {
    for (const people of [['casey'], []]) {
      const body = { isRestricted: people.length > 0, people };
      const set = await staff('PUT', `/api/members/${ids.member}/access`, { body });
      expect(set.status).toBe(200);
    }
    const rest = `contact-${ids.contact},submission-${ids.submission},donation-${ids.donation}`;
    const copy = await staff('GET', `/api/members/${ids.member}/copy?with=${rest}`);
    expect(copy.headers.get('content-disposition')).toMatch(/^attachment; filename="copy-member-/);
    for (const what of [
      ...['changed', 'safe', 'tag', 'corrected', 'end', 'call', 'subject', 'message', 'reply'],
      ...['hello', 'called', 'tribute', 'tried', 'wrote', 'rang'],
    ]) {
      expect(copy.text, what).toContain(said(what));
    }
    expect(copy.text).toContain(birth);
    expect(copy.text).not.toMatch(/searchText|casey|<script/i);
    expect(copy.text).toMatch(/Made on \w+ \d+, \d{4} at \d+:\d\d [AP]M/);
    expect(copy.text).toMatch(/: .+ → /);
    expect(copy.text).not.toMatch(/\bnull\b|\dT\d\d:/);
    const [entry] = (await staff('GET', `/api/activity?memberId=${ids.member}&limit=1`))
      .body as Row[];
    expect(entry).toMatchObject({ action: 'exported', actor: 'casey' });
    site.clock.offsetMs += 10 * 60_000;
    expect((await staff('GET', `/api/members/${ids.member}/copy`)).status).toBe(403);
    site.clock.offsetMs -= 10 * 60_000;
  });

  it('escapes HTML in the exported file', async () => {
    const body = { ...samples.contact, message: '<img src=x onerror=alert(1)>' };
    await site.visitor('POST', '/api/contacts', { body });
    const copy = await staff('GET', `/api/contacts/${await newest('/api/contacts')}/copy`);
    expect(copy.text).toContain('&lt;img src=x');
    expect(copy.text).not.toContain('<img');
  });

  it('requires a recent sign-in and a reason', async () => {
    const path = `/api/contacts/${ids.contact}`;
    expect((await staff('DELETE', path)).status).toBe(422);
    site.clock.offsetMs += 10 * 60_000;
    const stale = await staff('DELETE', `${path}?reason=asked`);
    expect([stale.status, stale.body]).toMatchObject([403, { error: { code: 'confirm-first' } }]);
    const wrong = await staff('POST', '/api/admin/confirm', { body: { password: 'not this one' } });
    expect(wrong.status).toBe(422);
    expect((await staff('DELETE', `${path}?reason=asked`)).status).toBe(403);
    const right = { body: { password: 'a long enough password' } };
    expect((await staff('POST', '/api/admin/confirm', right)).status).toBe(200);
    before = await figures();
    bytes = [...words, ...(await findSealedTexts(site.db, words)).map(({ sealed }) => sealed)];
    expect(bytes.length).toBeGreaterThan(20);
    expect((await staff('DELETE', `${path}?reason=asked`)).status).toBe(200);
  });

  it('removes the person from every table once everything is erased', async () => {
    const kept = await untouched();
    expect(kept.map(({ log }) => log)).toEqual(expect.arrayContaining(['reads']));
    for (const what of ['submission', 'donation', 'member', 'applied'] as const) {
      const done = await erase(what);
      expect([what, done.status, done.text]).toEqual([what, 200, expect.any(String)]);
    }
    expect(await countTablesContaining(site.db, words)).toEqual({});
    // Rows that name no person are unchanged.
    expect(await untouched()).toEqual(expect.arrayContaining(kept));
  });

  it('removes the answer about an emergency and the subject of alerts', async () => {
    expect(await danger()).toMatchObject({
      member: { emergencyNeeds: false, priority: 'normal' },
      alerts: [{ alertType: 'other', reason: null, priority: 'medium' }],
    });
  });

  it('leaves the counts unchanged after an erasure', async () => {
    expect(await figures()).toEqual(before);
  });

  it('leaves nothing in log lines or the next backup', async () => {
    expect(site.logged.join('')).not.toMatch(new RegExp(words.join('|'), 'i'));
    const file = join(folder, 'backup.gz');
    await writeBackup(site.database, file);
    expect(gunzipSync(readFileSync(file)).toString()).not.toMatch(new RegExp(bytes.join('|'), 'i'));
  });

  if (engine === 'embedded')
    it('leaves nothing in the data folder after its rewrite', async () => {
      expect(findFilesContaining(site.env.dataDir, words)).not.toEqual([]);
      expect(findFilesContaining(site.env.dataDir, bytes.slice(words.length))).not.toEqual([]);
      const before = await places();
      await site.database.rewrite({});
      expect(findFilesContaining(site.env.dataDir, bytes)).toEqual([]);
      // The access log is long and names nobody, so it is not rewritten.
      const stayed = (await places()).filter((place, at) => place === before[at]);
      expect(stayed).toEqual(before.slice(0, 1));
    });

  it('hides the person from search, but still opens the erased case', async () => {
    expect((await staff('GET', `/api/members?search=${name}`)).body).toEqual([]);
    expect((await staff('GET', `/api/members/${ids.member}`)).body).toMatchObject({
      ...{ firstName: 'Erased', lastName: '', email: null, status: 'completed' },
      ...{ programAreas: samples.intake.programAreas, age: 40, erasedAt: expect.any(String) },
    });
  });

  it('excludes the person from every list and its total', async () => {
    const gone = { member: ids.member, submission: ids.submission, donation: ids.donation };
    for (const [path, id] of [
      ['/api/members?limit=200', gone.member],
      ['/api/members?status=completed', gone.member],
      [`/api/quick-find?search=%23${gone.member}`, gone.member],
      ['/api/quick-find?search=erased', gone.member],
      ['/api/get-involved-submissions?needsReview=true', gone.submission],
      ['/api/get-involved-submissions?limit=200', gone.submission],
      ['/api/donations?limit=200', gone.donation],
    ] as const) {
      const { status, text } = await staff('GET', path);
      expect([path, status, text.includes(`"id":${id},`)]).toEqual([path, 200, false]);
    }
    for (const path of ['case-alerts?status=all', 'contact-attempts', 'service-records']) {
      const { text } = await staff('GET', `/api/${path}`);
      expect([path, text.includes(`"memberId":${gone.member},`)]).toEqual([path, false]);
    }
    const listed = (await staff('GET', '/api/members?limit=200')).body as Row[];
    const { members } = (await staff('GET', '/api/summary')).body as Summary;
    const { casesByStatus } = (await staff('GET', '/api/analytics')).body as AnalyticsResponse;
    const sum = casesByStatus.reduce((all, { total }) => all + total, 0);
    expect([members.total, sum]).toEqual([listed.length, listed.length]);
    const log = (await staff('GET', `/api/activity?memberId=${gone.member}`)).body as Row[];
    expect(log.map(({ memberName }) => memberName)).toEqual(log.map(() => null));
  });

  it('rejects additions from a screen that is still open', async () => {
    const memberId = ids.member;
    const note = { memberId, title: said('late'), description: said('late') };
    expect((await staff('POST', '/api/member-progress', { body: note })).status).toBe(404);
    const path = `/api/members/${memberId}`;
    expect((await staff('PATCH', path, { body: { notes: said('late') } })).status).toBe(409);
    expect((await erase('member')).status).toBe(409);
  });

  it('shows the erasure in the history with actor, time, and reason', async () => {
    const log = (await staff('GET', `/api/activity?memberId=${ids.member}`)).body as Row[];
    expect(log.find(({ action }) => action === 'erased')).toMatchObject({
      ...{ actor: 'casey', subject: 'member', note: 'asked', changes: null },
    });
    expect(log.every(({ changes, action }) => changes === null || action === 'erased')).toBe(true);
    expect(log.map(({ subject }) => subject)).toContain('progress-note');
  });

  it('does not restore data when an old request is sent again', async () => {
    const headers = key();
    const body = { ...samples.contact, message: said('again') };
    await site.visitor('POST', '/api/contacts', { body, headers });
    ids.contact = await newest('/api/contacts');
    await erase('contact');
    const again = await site.visitor('POST', '/api/contacts', { body, headers });
    expect(again.headers.get('idempotency-replayed')).toBe('true');
    expect(await countTablesContaining(site.db, words)).toEqual({});
  });
});
