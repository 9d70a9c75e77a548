// Tests that no plain text of personal data is in a table, the data folder, a log, or a backup.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { eq, getTableColumns, getTableName, is } from 'drizzle-orm';
import { type AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import * as v from 'valibot';
import { beforeAll, describe, expect, it } from 'vitest';
import { intakeSchema } from '#domain/cases/member';
import {
  findFilesContaining,
  findSealedTexts,
  findTablesShowing,
} from '../../../tests/api/canaries.ts';
import { engine, openSite, samples, signInBeforeAll } from '../../../tests/api/harness.ts';
import { prepareImports } from '../../../tests/api/valid-calls.ts';
import { writeBackup } from '../../backup/backup.ts';
import { getAllowedValues } from '../columns.ts';
import { importRows, runs } from '../schema/runs.ts';
import * as schema from '../schema.ts';
import { sealedTables } from './reseal.ts';

const birth = '1971-07-13';
const words = ['zqcanary', birth];
const said = (what: string) => `Zqcanary ${what}`;

// Replies require a mail server setting; nothing is sent here.
const site = openSite({ SMTP_URL: 'smtp://127.0.0.1:9' });
const staff = signInBeforeAll(site);
type Row = Record<string, unknown> & { id: number };

async function newest(path: string): Promise<number> {
  return ((await staff('GET', `${path}?limit=1`)).body as Row[])[0]?.id ?? 0;
}

/** Every field of the intake that takes any text, so that a new field needs no change here. */
function intakeTexts() {
  const words = said('intake');
  const entries = Object.entries<v.GenericSchema>(intakeSchema.entries);
  const texts = entries.filter(([key, entry]) => key !== 'assignedTo' && v.is(entry, words));
  return Object.fromEntries(texts.map(([key]) => [key, words]));
}

/** Writes a marker word into every field for free text. */
async function tellEverything(): Promise<number> {
  await site.visitor('POST', '/api/members', {
    body: {
      ...{ ...samples.application, emergency: 'YES', homeSafety: 'NO', dateOfBirth: birth },
      ...{ questions: said('question'), additionalInfo: { safety: said('dog') } },
    },
    headers: { 'idempotency-key': 'a-key-of-their-own' },
  });
  const memberId = await newest('/api/members');
  await staff('PATCH', `/api/members/${memberId}`, {
    body: { notes: said('note'), safeContact: { voicemail: false, note: said('safe') } },
  });
  await staff('POST', '/api/members', { body: { ...intakeTexts(), ...samples.intake } });
  const double = { ...samples.intake, firstName: 'Twice' };
  const takeIn = async (notes: string) =>
    ((await staff('POST', '/api/members', { body: { ...double, notes } })).body as Row).id;
  const keptId = await takeIn(said('kept'));
  const merge = { body: { otherId: await takeIn(said('double')), otherVersion: 1 } };
  expect((await staff('POST', `/api/members/${keptId}/merge`, merge)).status).toBe(200);
  for (const [path, fields] of [
    ['service-records', { serviceType: 'food', documents: [said('letter')] }],
    ['member-progress', { title: said('title'), outcome: said('end') }],
    ['reminders', { title: said('call'), dueDate: '2030-01-01T15:00:00Z' }],
    ['case-alerts', { title: said('alert'), message: said('alarm') }],
  ] as const) {
    const body = { memberId, description: said(path), ...fields };
    const made = await staff('POST', `/api/${path}`, { body });
    expect([path, made.status]).toEqual([path, 201]);
  }
  const related = { memberId, otherId: keptId, kind: 'keep-apart', note: said('apart') };
  expect((await staff('POST', '/api/relationships', { body: related })).status).toBe(201);
  const attempt = { memberId, kind: 'call', outcome: 'voicemail', note: said('tried') };
  expect((await staff('POST', '/api/contact-attempts', { body: attempt })).status).toBe(201);
  await staff('PATCH', `/api/case-alerts/${await newest('/api/case-alerts')}`, {
    body: { isResolved: true, resolution: said('reached') },
  });
  const message = { ...samples.contact, email: 'else@example.org', message: said('message') };
  await site.visitor('POST', '/api/contacts', { body: message });
  const contactId = await newest('/api/contacts');
  const replied = await staff('POST', `/api/contacts/${contactId}/replies`, {
    body: { body: said('reply') },
  });
  expect(replied.status).toBe(201);
  await site.visitor('POST', '/api/get-involved-submissions', {
    body: {
      ...{ ...samples.volunteer, notes: said('notes') },
      formData: { ...samples.volunteer.formData, message: said('hello') },
    },
  });
  await site.visitor('POST', '/api/donations', {
    body: { ...samples.donation, tributeMessage: said('tribute') },
  });
  await staff('POST', '/api/retention-holds', {
    body: { subject: 'contact', subjectId: contactId, reason: said('court') },
  });
  await importFile();
  return memberId;
}

async function importFile(): Promise<void> {
  const { sentImportId } = await prepareImports(site.db, 1);
  const settings = {
    columns: [],
    ignored: [said('heading')],
    fallbacks: {},
    onMatch: 'fill' as const,
  };
  await site.db
    .update(runs)
    .set({ title: said('file'), settings })
    .where(eq(runs.id, sentImportId));
  await site.db
    .update(importRows)
    .set({ cells: [said('cell')], changes: { notes: [said('before'), said('after')] } })
    .where(eq(importRows.runId, sentImportId));
}

let memberId: number;
beforeAll(async () => {
  memberId = await tellEverything();
});

describe('sealed columns', () => {
  it('covers every sealed column with test data', async () => {
    const held = await findSealedTexts(site.db, words);
    const found = new Set(held.map(({ table, column }) => `${table}.${column}`));
    const all = sealedTables.flatMap(({ name, columns }) =>
      columns.map((column) => `${name}.${column.name}`),
    );
    expect(all.filter((column) => !found.has(column)).toSorted()).toEqual([
      // Used only for questions that a form may get later.
      ...['contacts.other_answers', 'donations.other_answers'],
      // Names of fields and codes of problems.
      ...['import_rows.problems'],
      ...['members.triage_reasons'],
      // Holds texts after an erasure only.
      ...['pending_rewrites.texts'],
      // A random key that nobody types.
      ...['staff_accounts.totp_secret'],
      // A device name that a staff member chose.
      ...['staff_passkeys.label'],
      // Nothing writes these yet.
      ...['volunteers.experience', 'volunteers.motivation'],
    ]);
    const stored = (await findSealedTexts(site.db, ['emergency'])).map(({ column }) => column);
    expect(stored).toEqual(expect.arrayContaining(['triage_reasons', 'message']));
  });

  it('stores no plain text in tables, files, logs, or backups', async () => {
    expect(await findTablesShowing(site.db, words)).toEqual({});
    expect(site.logged.join('')).not.toMatch(/zqcanary/i);
    const folder = mkdtempSync(join(tmpdir(), 'wondrous-sealed-'));
    const file = join(folder, 'backup.gz');
    await writeBackup(site.database, file);
    const text = gunzipSync(readFileSync(file)).toString();
    rmSync(folder, { recursive: true });
    expect(text).toContain('"s1.tests.');
    expect(text).not.toMatch(/zqcanary|1971-07-13/i);
    if (engine === 'embedded') expect(findFilesContaining(site.env.dataDir, words)).toEqual([]);
  });

  it('shows and exports the original text', async () => {
    const member = (await staff('GET', `/api/members/${memberId}`)).body;
    expect(member).toMatchObject({
      ...{ notes: said('note'), dateOfBirth: birth },
      safeContact: { voicemail: false, note: said('safe') },
      triageReasons: expect.arrayContaining(['home-unsafe']),
      additionalInfo: { safety: said('dog') },
    });
    const records = (await staff('GET', `/api/service-records?memberId=${memberId}`)).body;
    expect(records).toMatchObject([{ documents: [said('letter')] }]);
    const exported = await staff(
      'GET',
      '/api/get-involved-submissions/export?columns=notes,answers',
    );
    expect(exported.text).toContain(said('notes'));
    const alerts = (await staff('GET', '/api/case-alerts?status=all')).body;
    const raised = { title: said('alert'), message: said('alarm') };
    expect(alerts).toEqual(expect.arrayContaining([expect.objectContaining(raised)]));
    const stream = (await staff('GET', `/api/members/${memberId}/timeline?kind=alert`)).body;
    expect(stream).toMatchObject([{ title: said('alert') }, {}, {}]);
    const history = (await staff('GET', `/api/activity?memberId=${memberId}`)).body;
    expect(JSON.stringify(history)).toContain(said('note'));
  });

  it('finds people by name, address, and number, and compares dates of birth', async () => {
    for (const search of ['silva', 'ana@example.org', '5550123', '(804) 555-0123']) {
      const found = (await staff('GET', `/api/members?search=${encodeURIComponent(search)}`)).body;
      expect((found as Row[]).map(({ id }) => id)).toContain(memberId);
    }
    const body = { ...samples.intake, firstName: 'Ana', lastName: 'Silva' };
    const { id } = (await staff('POST', '/api/members', { body })).body as Row;
    for (const dateOfBirth of [birth, '1971-07-14']) {
      await staff('PATCH', `/api/members/${id}`, { body: { dateOfBirth } });
      const alike = (await staff('GET', `/api/members/${id}/duplicates`)).body as Row[];
      expect(alike.some((one) => one.id === memberId)).toBe(dateOfBirth === birth);
    }
  });
});

/** Reasons why a text column is not sealed. Every new text column must be sealed or listed here. */
const plain: Record<string, string> = {
  'by it people and rows are found, sorted and told apart': `
    donations: reference email donorName tributeRecipient searchText
    volunteers: firstName lastName email phone address city state zipCode
    newsletters: email searchText
    updateStops: email
    contacts: reference name email subject searchText
    members: reference formerReferences companionNames firstName lastName email phone address city state zipCode searchText otherPhones otherEmails matchKeys sortName phoneDigits emailFolded
    getInvolvedSubmissions: reference firstName lastName email phone searchText sortName
    outbox: recipient subject dedupeKey messageId searchText
    householdPeople: firstName lastName
    textStops: phone`,
  'categories that lists filter and figures count by': `
    volunteers: preferredRole availability
    members: serviceRegion programAreas referralSource tags householdIncome preferredLanguage preferredContactMethod
    contacts: language
    getInvolvedSubmissions: corePrograms language
    outbox: language
    newsletters: language
    serviceRecords: partnerOrganization`,
  'one of our own texts or codes, which nobody types': `
    donations: reviewReason
    contacts: reviewReason
    members: reviewReason
    getInvolvedSubmissions: reviewReason
    outbox: claim lastError
    memberMerges: moved
    secretLinks: scope
    householdPeople: fromOn untilOn
    caseRelationships: fromOn untilOn
    staffSessions: device
    auditEntries: action subject
    readEntries: route filters allowedAs
    checks: name detail
    recurringJobs: name
    dataKeys: id probe
    idempotencyKeys: scope key requestHash mentions`,
  'names of colleagues': `
    contacts: answeredBy assignedTo
    contactAttempts: author
    members: assignedTo
    duplicatePairs: reasons decidedBy
    memberMerges: mergedBy
    serviceRecords: assignedTeamMember
    followUpReminders: assignedTo
    caseAlerts: resolvedBy
    getInvolvedSubmissions: assignedTo
    staffAccounts: username email phone
    auditEntries: actor
    readEntries: actor
    accessReviews: month reviewedBy
    emergencies: requestedBy seenBy
    colleagueNotices: recipient sender
    replies: author
    retentionHolds: heldBy
    savedViews: owner
    updates: author startedBy
    contentDrafts: author
    contentReleases: author
    runs: startedBy`,
  'numbers of rows': `
    runs: counts`,
  'a choice of categories and its name, in which nobody is searched for': `
    savedViews: name filter`,
  'hashes, and what is no use without the server': `
    staffAccounts: passwordHash
    staffSessions: tokenHash csrfHash
    staffLinks: tokenHash
    secretLinks: tokenHash
    staffRecoveryCodes: codeHash
    staffPasskeys: credentialId publicKey rpId transports
    staffDevices: tokenHash network
    rateLimits: key
    appSecrets: name value`,
  public: `
    contentDrafts: key value
    contentReleases: edits note
    updates: texts
    publicEvents: title description translatedTitle translatedDescription eventTime location address city state eventType
    wishStories: title childName wishType description fullStory imageUrl`,
};

describe('text columns', () => {
  const tables = Object.entries(schema).filter(([, part]) => is(part, PgTable)) as [
    string,
    PgTable,
  ][];
  const named = Object.values(plain).flatMap((lists) =>
    lists
      .trim()
      .split('\n')
      .flatMap((line) => {
        const [table = '', names = ''] = line.trim().split(': ');
        return names.split(' ').map((name) => `${table}.${name}`);
      }),
  );
  const isText = (column: AnyPgColumn) =>
    /^(text|jsonb?|varchar|bytea)/.test(column.getSQLType()) &&
    getAllowedValues(column) === undefined;
  const sealed = new Set(
    sealedTables.flatMap(({ name, columns }) => columns.map((column) => `${name}.${column.name}`)),
  );
  const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

  it.each(tables)('seals each text column of %s or lists the reason not to', (key, table) => {
    const undecided = Object.entries(getTableColumns(table))
      .filter(([, column]) => isText(column as AnyPgColumn))
      .filter(([name]) => !sealed.has(`${getTableName(table)}.${snake(name)}`))
      .map(([name]) => `${key}.${name}`)
      .filter((name) => !named.includes(name));
    expect(undecided).toEqual([]);
  });

  it('lists only existing columns as not sealed, each once', () => {
    const known = tables.flatMap(([key, table]) =>
      Object.keys(getTableColumns(table)).map((name) => `${key}.${name}`),
    );
    expect(named.filter((name) => !known.includes(name))).toEqual([]);
    expect(named.length).toBe(new Set(named).size);
  });
});
