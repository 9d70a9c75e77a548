// Tests resealing and key changes: repeated, interrupted, concurrent, and never losing a text.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { findTablesShowing } from '../../../tests/api/canaries.ts';
import { type FreshDatabase, openFreshDatabase, testKeys } from '../../../tests/api/harness.ts';
import { writeBackup } from '../../backup/backup.ts';
import { restoreBackup } from '../../backup/restore.ts';
import { loadEnv } from '../../env.ts';
import { queryRows } from '../rows-of.ts';
import { auditEntries } from '../schema/logs.ts';
import { members } from '../schema/members.ts';
import { dataKeys, idempotencyKeys } from '../schema/requests.ts';
import { createKeyLine, readKeys } from './key-file.ts';
import { setKeys } from './key-ring.ts';
import { findMissingKeys, openKeys, storeKeyProbe } from './known-keys.ts';
import { resealAll } from './reseal.ts';

let fresh: FreshDatabase;
const older = testKeys.DATA_KEYS;
const newer = createKeyLine();
const keys = (...lines: string[]) => readKeys(loadEnv({ DATA_KEYS: lines.join(',') }));
beforeEach(async () => {
  setKeys(keys(older));
  fresh = await openFreshDatabase();
});
afterEach(async () => {
  await fresh.drop();
  setKeys(keys(older));
});
const db = () => fresh.database.db;

const people = 130;
const text = (number: number) => `Zqplain "${number}"\nof old`;

/** Stores rows in plain text, which resealing treats like rows of an older key. */
async function storePlainRows(): Promise<void> {
  await db().execute(sql`insert into members (reference, first_name, last_name, notes, date_of_birth, additional_info, safe_contact, triage_reasons)
    select 'r' || n, 'A', 'B', 'Zqplain "' || n || E'"\nof old', '1980-01-02', '{"a": ["Zqplain"]}', '{"note": "Zqplain", "sayWho": false}', '["Zqplain one", "two"]'
    from generate_series(1, ${people}) n`);
  await db().execute(sql`insert into service_records (member_id, service_type, service_date, description, documents)
    select id, 'food', now(), 'Zqplain visit', '[]' from members`);
  const changes = { notes: [null, 'Zqplain'] };
  await db().execute(sql`insert into audit_entries (actor, action, subject, subject_id, changes, note)
    select 'casey', 'changed', 'member', n, ${JSON.stringify(changes)}, 'Zqplain note' from generate_series(1, 40) n`);
  await db().execute(sql`insert into idempotency_keys (scope, key, request_hash, status, response)
    select 'members', 'key' || n, '', 201, '{"notes": "Zqplain"}' from generate_series(1, 7) n`);
}

async function expectAllSealed(): Promise<void> {
  expect(await findTablesShowing(db(), ['zqplain', '1980-01-02'])).toEqual({});
  const rows = await db().select().from(members).orderBy(members.id);
  expect(rows.map(({ notes }) => notes)).toEqual(
    Array.from({ length: people }, (_, at) => text(at + 1)),
  );
  expect(rows[0]).toMatchObject({
    dateOfBirth: '1980-01-02',
    additionalInfo: { a: ['Zqplain'] },
    safeContact: { note: 'Zqplain', sayWho: false },
    triageReasons: ['Zqplain one', 'two'],
    version: 1,
  });
  const [entry] = await db().select().from(auditEntries).limit(1);
  expect(entry).toMatchObject({ changes: { notes: [null, 'Zqplain'] }, note: 'Zqplain note' });
  const [kept] = await db().select().from(idempotencyKeys).limit(1);
  expect(kept?.response).toEqual({ notes: 'Zqplain' });
}

const rowsAtATime = 50;

const allRows = 2 * people + 40 + 7;

describe('resealing', () => {
  it('seals each text once, in small steps', async () => {
    await storePlainRows();
    expect(await resealAll(db(), rowsAtATime)).toBe(allRows);
    await expectAllSealed();
    expect(await resealAll(db())).toBe(0);
  });

  it('seals each row once with several concurrent runs and writes', async () => {
    await storePlainRows();
    const write = async (number: number) =>
      db()
        .insert(members)
        .values({ reference: `w${number}`, firstName: 'C', lastName: 'D', notes: 'Zqplain new' });
    const writing = [1, 2, 3].map(write);
    const resealed = await Promise.all([1, 2, 3].map(() => resealAll(db(), 10)));
    await Promise.all(writing);
    expect(resealed.reduce((sum, one) => sum + one)).toBe(allRows);
    await db().execute(sql`delete from members where reference like 'w%'`);
    await expectAllSealed();
  });

  it('keeps every text when a process is killed while resealing', async () => {
    await storePlainRows();
    for (let round = 0; round < 3; round++) await killedWhileResealing(fresh.env.databaseUrl ?? '');
    const [done] = await queryRows<{ sealed: number }>(
      db(),
      sql`select count(*)::int as sealed from members where notes like 's1.%'`,
    );
    expect(done?.sealed).toBeGreaterThan(0);
    await resealAll(db(), rowsAtATime);
    await expectAllSealed();
  });

  it('allows sealing, but no other change, of audit entries', async () => {
    await storePlainRows();
    const change = (to: string) =>
      db().transaction(async (tx) => {
        await tx.execute(sql`select set_config('app.sealing', 'on', true)`);
        await tx.execute(sql`update audit_entries set note = ${to} where id = 3`);
      });
    await expect(change('something else')).rejects.toThrow();
    await change(`s1.tests.${'A'.repeat(60)}`);
  });
});

/** Starts a process that reseals, and kills it after it sealed some rows. */
async function killedWhileResealing(databaseUrl: string): Promise<void> {
  const sealed = async () =>
    (
      await queryRows<{ n: number }>(
        db(),
        sql`select count(*)::int as n from members where notes like 's1.%'`,
      )
    )[0]?.n ?? 0;
  const from = await sealed();
  const child = spawn(process.execPath, [join(inject('programs'), 'start-process.js')], {
    env: { DATABASE_URL: databaseUrl, ...testKeys },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let isGone = false;
  const gone = once(child, 'exit').then(() => {
    isGone = true;
  });
  // Do not poll earlier: queries would slow down the start of the process.
  await Promise.race([once(child.stdout, 'data'), gone]);
  while (!isGone && (await sealed()) < from + 3) await setImmediate();
  child.kill('SIGKILL');
  await gone;
}

describe('key rotation', () => {
  it('opens every text with only the new key after resealing', async () => {
    await storeKeyProbe(db());
    await storePlainRows();
    await resealAll(db());
    setKeys(keys(newer, older));
    await storeKeyProbe(db());
    await db()
      .insert(members)
      .values({ reference: 'n', firstName: 'C', lastName: 'D', notes: 'x' });
    expect(await resealAll(db(), rowsAtATime)).toBe(allRows);
    await db().execute(sql`delete from members where reference = 'n'`);
    setKeys(keys(newer));
    expect(await findMissingKeys(db())).toEqual([]);
    await expectAllSealed();
    expect((await db().select().from(dataKeys)).map(({ id }) => id)).toEqual([newer.split(' ')[0]]);
  });
});

describe('start with keys', () => {
  const settings = (lines: string) => ({ ...fresh.env, dataKeys: lines });
  const start = (lines: string) => openKeys(fresh.database, settings(lines), () => {});

  it('refuses to start without the key that sealed the texts, and starts with it', async () => {
    await start(older);
    await expect(start(newer)).rejects.toMatchObject({
      name: 'StartError',
      message: expect.stringMatching(
        /^The texts in .* sealed with the key tests, .* does not hold it\. Put it back: [^\n]*$/,
      ),
    });
    await expect(start(`tests ${'x'.repeat(43)}`)).rejects.toThrow(/sealed with the key tests/);
    await start(`${newer},${older}`);
    // The new key is in use since then, so the old key alone is not enough.
    await expect(start(older)).rejects.toThrow(newer.split(' ')[0]);
  });

  it('makes a key for an empty folder once and never a second one', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'wondrous-first-key-'));
    const said: string[] = [];
    const place = { dataDir: folder, databaseUrl: undefined, demo: false };
    const none = { ...place, dataKeys: undefined, dataKeysFile: undefined };
    const open = () => openKeys(fresh.database, none, (line) => said.push(line));
    await open();
    expect(said).toEqual([expect.stringContaining(`Made ${join(folder, 'data-keys')}: `)]);
    await open();
    expect(said).toHaveLength(1);
    rmSync(join(folder, 'data-keys'));
    await expect(open()).rejects.toThrow(/does not hold it/);
    rmSync(folder, { recursive: true });
  });
});

describe('backup of sealed texts', () => {
  it('restores a backup with the key that sealed it, and refuses without it', async () => {
    await storeKeyProbe(db());
    await storePlainRows();
    await resealAll(db());
    const folder = mkdtempSync(join(tmpdir(), 'wondrous-sealed-backup-'));
    const file = join(folder, 'backup.gz');
    await writeBackup(fresh.database, file);
    const target = await openFreshDatabase();
    setKeys(keys(newer));
    await storeKeyProbe(target.database.db);
    await expect(restoreBackup(target.database, file)).rejects.toThrow(
      /holds texts that are sealed with the key tests\. Add its line to DATA_KEYS_FILE/,
    );
    expect(await target.database.db.select().from(members)).toEqual([]);
    setKeys(keys(newer, older));
    await restoreBackup(target.database, file);
    const [one] = await target.database.db.select().from(members).limit(1);
    expect(one?.notes).toBe(text(1));
    const known = await target.database.db.select().from(dataKeys);
    expect(known.map(({ id }) => id).toSorted()).toEqual(['tests', newer.split(' ')[0]].toSorted());
    await target.drop();
    rmSync(folder, { recursive: true });
  });
});
