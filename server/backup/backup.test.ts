// Tests that a restored backup equals the original, on the same engine and on the other one.
import { execFileSync, spawnSync } from 'node:child_process';
import { createReadStream, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { gunzipSync, gzipSync } from 'node:zlib';
import { ne, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readContents } from '../../tests/api/contents.ts';
import { createFastFolder } from '../../tests/api/fast-folder.ts';
import {
  copyEmptyDatabase,
  engine,
  type FreshDatabase,
  openFreshDatabase,
  samples,
  startApi,
} from '../../tests/api/harness.ts';
import { prepareImports } from '../../tests/api/valid-calls.ts';
import { generateMembers } from '../cli/generate.ts';
import { type Database, openDatabase } from '../db/client.ts';
import { queryRows } from '../db/rows-of.ts';
import { staffAccounts, staffPasskeys, staffRecoveryCodes } from '../db/schema/accounts.ts';
import { caseRelationships, householdPeople, households } from '../db/schema/households.ts';
import { colleagueNotices, outbox } from '../db/schema/outbox.ts';
import { newsletters } from '../db/schema/public.ts';
import { contentDrafts, contentReleases } from '../db/schema/site.ts';
import { updateStops, updates } from '../db/schema/updates.ts';
import { storeKeyProbe } from '../db/sealing/known-keys.ts';
import { resealAll } from '../db/sealing/reseal.ts';
import { prepareDatabase } from '../http/process/prepare.ts';
import { createLink } from '../links/secret-links.ts';
import { stopTexts } from '../notifications/text-stops.ts';
import { sendDigest } from '../operation/daily-digest.ts';
import { storeCheckResult } from '../privacy/checks.ts';
import { runPrivacyJobs } from '../privacy/upkeep.ts';
import { createKeyPair, decryptWith } from './age.ts';
import { writeBackup } from './backup.ts';
import { excludedTables } from './catalog.ts';
import { restoreBackup } from './restore.ts';

const hasAge = spawnSync('age', ['--version']).status === 0;
const folder = createFastFolder('wondrous-backup-');
const file = join(folder, 'backup.gz');
const locked = join(folder, 'locked.gz.age');
/** Reading and encrypting files do not depend on queries, so those tests run on one engine only. */
const isQuick = engine === 'postgres';
const key = await createKeyPair();
const other = await createKeyPair();
let site: Awaited<ReturnType<typeof startApi>>;
let original: Awaited<ReturnType<typeof readContents>>;
/** The target of refused restores. */
let empty: FreshDatabase;

const strange = [
  '"quoted" \\ back',
  'new\nline\ttab',
  '🌱 Ñandú 你好 \u200f',
  'it\'s {"json":[1]}',
  '\\u0000',
  'line\u2028and\u2029paragraph',
];

beforeAll(async () => {
  empty = await openFreshDatabase();
  site = await startApi({ DEMO: 'on', SMTP_URL: 'smtp://127.0.0.1:9' });
  await prepareDatabase(site.database, site.env);
  await generateMembers(site.database, 300);
  const staff = await site.signIn();
  for (const [at, message] of strange.entries()) {
    const headers = { 'idempotency-key': `strange-${at}` };
    await site.visitor('POST', '/api/contacts', { body: { ...samples.contact, message }, headers });
    await site.visitor('POST', '/api/donations', {
      body: { ...samples.donation, amount: '1000000' },
    });
    await site.visitor('POST', '/api/members', {
      body: { ...samples.application, questions: message, emergency: 'YES' },
    });
    await site.visitor('POST', '/api/get-involved-submissions', {
      body: { ...samples.volunteer, notes: message },
    });
  }
  // Sealed texts contain none of these characters in the file, so add them to an unsealed column.
  const description = strange.join(' ');
  await staff('POST', '/api/public-events', { body: { ...samples.event, description } });
  // The newest event is deleted: its id must not be reused after a restore.
  const event = await staff('POST', '/api/public-events', { body: samples.event });
  await staff('DELETE', `/api/public-events/${(event.body as { id: number }).id}`);
  await staff('POST', '/api/contacts/1/replies', { body: { body: 'Thank you. 🌱' } });
  await sendDigest(site.db, site.notifyContext(new Date('2026-03-02T15:00:00Z')));
  await stopTexts(site.db, '+18045550100', new Date());
  const hold = { subject: 'contact', subjectId: 1, reason: 'A court asked for it' };
  await staff('POST', '/api/retention-holds', { body: hold });
  await staff('GET', '/api/checklist');
  const view = { list: 'members', name: 'Urgent', filter: { priority: 'urgent' } };
  await staff('POST', '/api/saved-views', { body: view });
  await staff('POST', '/api/access-reviews', { body: { month: '2026-01' } });
  await staff('GET', '/api/members/1');
  await staff('GET', '/api/members/1/readers');
  await staff('POST', '/api/accounts', { body: { username: 'sam', role: 'figures' } });
  const { body: double } = await staff('POST', '/api/members', { body: samples.intake });
  const merge = { otherId: (double as { id: number }).id, otherVersion: 1 };
  expect((await staff('POST', '/api/members/2/merge', { body: merge })).status).toBe(200);
  const named = { isRestricted: true, people: ['casey'] };
  await staff('PUT', '/api/members/1/access', { body: named });
  const [account] = await site.db.select({ id: staffAccounts.id }).from(staffAccounts);
  const staffId = account?.id ?? 0;
  await site.db.insert(staffRecoveryCodes).values({ codeHash: 'a', staffId });
  await site.db.insert(staffPasskeys).values({
    ...{ credentialId: 'b', staffId, publicKey: 'c', counter: 4_294_967_295 },
    ...{ rpId: 'site.test', isSynced: true, isBackedUp: false, label: 'My phone' },
  });
  await site.db.insert(colleagueNotices).values({
    ...{ recipient: 'casey', sender: 'sam', kind: 'assigned', subject: 'member' },
    ...{ subjectId: 1, memberId: 1 },
  });
  await site.db.insert(households).values({});
  await site.db.insert(householdPeople).values({
    ...{ householdId: 1, firstName: 'Mia', relation: 'child', fromOn: '2026-01-05' },
  });
  await site.db
    .insert(caseRelationships)
    .values({ memberId: 1, otherId: 4, kind: 'sibling', fromOn: '2026-01-05' });
  await prepareImports(site.db, 1);
  const subscriber = { email: 'sub@example.org', confirmedAt: new Date() };
  await site.db.insert(newsletters).values(subscriber);
  await site.db
    .insert(contentDrafts)
    .values({ key: 'phone', value: '804-555-0177', author: 'casey' });
  await site.db
    .insert(contentReleases)
    .values({ edits: { phone: '804-555-0166' }, author: 'casey' });
  await site.db.insert(updateStops).values({ email: 'stop@example.org' });
  await site.db.insert(updates).values({ audience: 'newsletter', author: 'casey' });
  const link = { purpose: 'unsubscribe', subject: 'subscriber', subjectId: 1 } as const;
  await site.db.transaction((tx) => createLink(tx, { ...link, now: new Date() }));
  await runPrivacyJobs(site.database, site.log, new Date());
  await storeCheckResult(site.db, 'backup', { isGood: true, detail: 'Written' }, new Date());
  await storeKeyProbe(site.db);
  await resealAll(site.db);
  // A restore holds back waiting messages, so mark all as sent before comparing.
  await site.db.update(outbox).set({ status: 'sent' });
  original = await readContents(site.db);
  await writeBackup(site.database, file);
  if (isQuick) await writeBackup(site.database, locked, [other.recipient, key.recipient]);
});
afterAll(async () => {
  await Promise.all([site.stop(), empty.drop()]);
  rmSync(folder, { recursive: true, force: true });
});

async function expectRefused(bytes: Uint8Array, message: RegExp, identities?: string[]) {
  const broken = join(folder, 'broken');
  writeFileSync(broken, bytes);
  await expect(restoreBackup(empty.database, broken, identities)).rejects.toThrow(message);
  const contents = await readContents(empty.database.db);
  expect(Object.values(contents).every(({ rows }) => rows === 0)).toBe(true);
}

async function otherEngine(): Promise<Pick<FreshDatabase, 'database' | 'drop'>> {
  const dataDir = copyEmptyDatabase();
  const database = await openDatabase({ dataDir, databaseUrl: undefined });
  const drop = async () => {
    await database.close();
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { database, drop };
}

async function expectSame(database: Database) {
  const restored = await readContents(database.db);
  expect(Object.keys(restored)).toEqual(Object.keys(original));
  for (const [table, contents] of Object.entries(original)) {
    const expected = excludedTables.includes(table) ? { rows: 0, hash: null } : contents;
    expect(restored[table], table).toEqual(expected);
  }
}

describe('backup', () => {
  let restored: FreshDatabase;
  it('covers every table with test data', () => {
    const unused = ['volunteers', 'wish_stories', 'duplicate_pairs', 'pending_rewrites'];
    for (const [table, { rows }] of Object.entries(original)) {
      if (!unused.includes(table)) expect(rows, table).toBeGreaterThan(0);
    }
    expect(original.members?.rows).toBeGreaterThan(300);
  });

  it('restores an identical database on the same engine', async () => {
    restored = await openFreshDatabase();
    await restoreBackup(restored.database, file);
    await expectSame(restored.database);
  });

  if (engine === 'postgres')
    it('restores an identical database on the other engine and back', async () => {
      const embedded = await otherEngine();
      await restoreBackup(embedded.database, file);
      await expectSame(embedded.database);
      const again = join(folder, 'again.gz');
      await writeBackup(embedded.database, again);
      await embedded.drop();
      const server = await openFreshDatabase();
      await restoreBackup(server.database, again);
      await expectSame(server.database);
      await server.drop();
    });

  it('continues the sequences of the original after a restore', async () => {
    const { db } = restored.database;
    const [event] = await queryRows<{ id: number }>(
      db,
      sql`insert into public_events (title, description, event_date, event_time, location, city, state, event_type)
          values ('a', 'b', '2030-01-01', 'c', 'd', 'x', 'y', 'e') returning id`,
    );
    const [deleted] = await queryRows<{ id: number }>(
      db,
      sql`select subject_id as id from audit_entries where subject = 'event' and action = 'deleted'`,
    );
    expect(event?.id).toBeGreaterThan(deleted?.id ?? Number.POSITIVE_INFINITY);
    await restored.drop();
  });

  it('lets only the owner read a backup and leaves no other file', () => {
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(() => statSync(`${file}.unfinished`)).toThrow();
  });

  it('writes a consistent snapshot, whose restore holds back waiting messages', async () => {
    await site.db.insert(outbox).values({
      ...{ channel: 'email', kind: 'thanks', recipient: 'ana@example.org', params: {} },
      ...{ dedupeKey: 'a', messageId: '<a>', plannedAt: new Date(), dueAt: new Date() },
    });
    await site.db.update(updates).set({ status: 'sending', nextBatchAt: new Date() });
    const busy = join(folder, 'busy.gz');
    let isDone = false;
    const writing = (async () => {
      while (!isDone) {
        await site.visitor('POST', '/api/members', {
          body: { ...samples.application, emergency: 'YES' },
        });
      }
    })();
    const end = await writeBackup(site.database, busy);
    isDone = true;
    await writing;
    const target = await openFreshDatabase();
    await restoreBackup(target.database, busy);
    const [lonely] = await queryRows<{ rows: number }>(
      target.database.db,
      sql`select count(*)::int as rows from members m where emergency_needs
          and not exists (select from case_alerts a where a.member_id = m.id)`,
    );
    expect(lonely?.rows).toBe(0);
    expect(end.rows.members).toBeGreaterThan(300);
    const waited = await target.database.db.select().from(outbox).where(ne(outbox.status, 'sent'));
    expect(waited.map(({ dedupeKey }) => dedupeKey)).toContain('a');
    const held = { status: 'failed', lastError: 'held-after-restore' };
    for (const mail of waited) expect(mail, 'held back for a person').toMatchObject(held);
    // Recipients may have got the rest since the backup.
    const [update] = await target.database.db.select().from(updates);
    expect(update).toMatchObject({ status: 'canceled', nextBatchAt: null });
    await target.drop();
  });
});

if (isQuick)
  describe('encrypted backup', () => {
    it('rejects an encrypted backup without a key and with a wrong key', async () => {
      expect(readFileSync(locked).subarray(0, 21).toString()).toBe('age-encryption.org/v1');
      const stranger = await createKeyPair();
      await expectRefused(readFileSync(locked), /is encrypted/);
      await expectRefused(readFileSync(locked), /no identity matched/, [stranger.identity]);
    });

    it('never repeats a mistyped secret key in its message', async () => {
      const mistyped = key.identity.replace(/.$/, (last) => (last === 'Q' ? 'P' : 'Q'));
      await expectRefused(readFileSync(locked), /a key in the key file is mistyped\)\.$/, [
        mistyped,
      ]);
    });

    it('restores an encrypted backup with the key of any recipient', async () => {
      const target = await openFreshDatabase();
      await restoreBackup(target.database, locked, [key.identity]);
      await expectSame(target.database);
      await target.drop();
    });

    it("does not contain the server's signing key", async () => {
      const plain = gunzipSync(await decrypted(locked));
      const [secret] = await queryRows<{ value: string }>(
        site.db,
        sql`select value from app_secrets`,
      );
      expect(secret?.value.length).toBeGreaterThan(20);
      expect(plain.toString()).not.toContain(secret?.value);
      expect(plain.toString()).not.toContain('app_secrets');
    });

    const meta = { reason: 'the age command is not installed' };
    it.runIf(hasAge)('decrypts a backup with the age command', { meta }, () => {
      const keyFile = join(folder, 'key.txt');
      writeFileSync(keyFile, `${key.identity}\n`, { mode: 0o600 });
      const packed = execFileSync('age', ['-d', '-i', keyFile, locked], { maxBuffer: 1e9 });
      expect(gunzipSync(packed).toString()).toContain('"format":"wondrous-world backup"');
    });
  });

describe('restore', () => {
  const refused = 'refuses a file %s and stores nothing';
  // Detected at the end of the file, after every row was stored.
  it.each([
    ['with a row missing', (bytes: Buffer) => gzipSync(withoutOneRow(bytes)), /is damaged/],
  ])(refused, async (_, change, message) => {
    await expectRefused(change(readFileSync(file)), message);
  });

  if (isQuick)
    it.each([
      [
        'cut off in the middle',
        (bytes: Buffer) => bytes.subarray(0, bytes.length / 2),
        /is cut off/,
      ],
      [
        'without its end',
        (bytes: Buffer) => gzipSync(lines(bytes).slice(0, -1).join('\n')),
        /cut off/,
      ],
      ['of something else', () => gzipSync('{"format":"other"}\n'), /is not a backup/],
      ['of no archive at all', () => Buffer.from('hello'), /is not a backup/],
      [
        'of a build with other tables',
        (bytes: Buffer) => gzipSync(ofAnotherBuild(bytes)),
        /was made by another build with other tables: restore it with that build, then upgrade\.$/,
      ],
    ])(refused, async (_, change, message) => {
      await expectRefused(change(readFileSync(file)), message);
    });

  it('refuses a database that is not empty and changes nothing', async () => {
    const before = await readContents(site.db);
    await expect(restoreBackup(site.database, file)).rejects.toThrow(/is not empty/);
    expect(await readContents(site.db)).toEqual(before);
  });
});

const decrypted = async (path: string) =>
  buffer(decryptWith([key.identity], createReadStream(path)));
const lines = (bytes: Buffer) => gunzipSync(bytes).toString().trimEnd().split('\n');
const withoutOneRow = (bytes: Buffer) => {
  const all = lines(bytes);
  return all
    .toSpliced(
      all.findLastIndex((line) => line.startsWith('{')),
      1,
    )
    .join('\n');
};
const ofAnotherBuild = (bytes: Buffer) =>
  lines(bytes)
    .map((line, at) => (at === 0 ? line.replace('"migrations":["', '"migrations":["0') : line))
    .join('\n');
