// Tests that erasures after a backup are listed beside it and repeated by a restore.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openFreshDatabase, samples, startApi } from '../../tests/api/harness.ts';
import { spyOnFiles } from '../../tests/spy-on-files.ts';
import { createApi } from '../api.ts';
import { createKeyPair } from '../backup/age.ts';
import { writeBackup } from '../backup/backup.ts';
import { restoreBackup } from '../backup/restore.ts';
import type { Transaction } from '../db/client.ts';
import { claimJobOfToday } from '../db/recurring-jobs.ts';
import { retentionHolds } from '../db/schema/privacy.ts';
import { contacts } from '../db/schema/public.ts';
import { recordRecentErasures, writeBackupOfToday } from './backups.ts';
import { readErasedList, recordErasures, repeatErasures } from './erased-list.ts';

const folder = mkdtempSync(join(tmpdir(), 'wondrous-erased-'));
const made = join(folder, 'made');
let site: Awaited<ReturnType<typeof startApi>>;
let staff: Awaited<ReturnType<typeof site.signIn>>;
beforeAll(async () => {
  site = await startApi({ BACKUP_DIR: made, BACKUP_RECIPIENTS: (await createKeyPair()).recipient });
  staff = await site.signIn();
  await site.visitor('POST', '/api/contacts', { body: samples.contact });
});
afterAll(async () => {
  await site.stop();
  rmSync(folder, { recursive: true, force: true });
});

describe('list of erasures', () => {
  const older = join(folder, 'older.gz');
  const lines = async () =>
    (await readErasedList(made))?.map(([subject, id]) => `${subject}-${id}`);
  const erase = (id: number, through = site.api) =>
    staff('DELETE', `/api/contacts/${id}?reason=asked`, { through });

  it('adds an erasure to the list at once', async () => {
    const body = { subject: 'contact', subjectId: 1, reason: 'Ana Silva is in court' };
    const hold = (await staff('POST', '/api/retention-holds', { body })).body as { id: number };
    await site.visitor('POST', '/api/contacts', { body: samples.contact });
    await writeBackup(site.database, older);
    await staff('DELETE', `/api/retention-holds/${hold.id}`);
    expect((await erase(1)).status).toBe(200);
    expect(await lines()).toEqual(['contact-1']);
  });

  it('lists an erasure by a process without access to the folder later', async () => {
    const env = { ...site.env, backupDir: undefined };
    const { db, log, now } = site;
    await claimJobOfToday(db, 'backup', now());
    expect((await erase(2, createApi({ db, env, log, now }))).status).toBe(200);
    expect(await lines()).toEqual(['contact-1']);
    await writeBackupOfToday(site.database, site.env, now());
    expect(await lines()).toEqual(['contact-1', 'contact-2']);
  });

  it('repeats erasures in the restore transaction, including rows that were on hold', async () => {
    const target = await openFreshDatabase();
    const { db } = target.database;
    const cut = () => Promise.reject(new Error('cut off'));
    await expect(restoreBackup(target.database, older, [], { finish: cut })).rejects.toThrow();
    const list = (await readErasedList(made)) ?? [];
    const finish = async (tx: Transaction) => {
      expect(await repeatErasures(tx, list, site.now())).toBe(2);
    };
    await restoreBackup(target.database, older, [], { finish });
    const blank = { name: 'Erased', email: '', message: '' };
    expect(await db.select().from(contacts)).toMatchObject([blank, blank]);
    expect(await db.select().from(retentionHolds)).toEqual([]);
    await target.drop();
  });

  it('keeps the list when a server starts on an empty database, and ignores reused ids', async () => {
    const empty = await openFreshDatabase();
    await recordErasures(empty.database.db, made);
    expect(await lines()).toEqual(['contact-1', 'contact-2']);
    const list = (await readErasedList(made)) ?? [];
    await empty.database.db.transaction(async (tx) => {
      const later = new Date(Date.now() + 60_000);
      const row = { ...samples.contact, reference: 'new', createdAt: later, dueAt: later };
      await tx.insert(contacts).values(row);
      expect(await repeatErasures(tx, list, later)).toBe(0);
    });
    await empty.drop();
  });

  it('keeps all entries of a list that somebody edited', async () => {
    const path = join(made, 'erased.json');
    const look = () => recordRecentErasures(site.db, site.env, site.now());
    await look();
    const list = (await readErasedList(made)) ?? [];
    const byHand = JSON.stringify([['contact', 77, '2026-01-01T00:00:00.000Z'], list[0]]);
    writeFileSync(path, byHand);
    await look();
    expect(await lines()).toEqual(['contact-77', 'contact-1', 'contact-2']);
    rmSync(path);
    await look();
    expect(await lines()).toEqual(['contact-1', 'contact-2']);
  });

  it('keeps the list when it cannot be read temporarily', async () => {
    const path = join(made, 'erased.json');
    writeFileSync(path, '[["contact",78,"2026-01-01T00:00:00.000Z"]]');
    const tooMany = Object.assign(new Error('too many open files'), { code: 'EMFILE' });
    spyOnFiles('readFile').mockRejectedValueOnce(tooMany);
    const look = () => recordRecentErasures(site.db, site.env, site.now());
    await expect(look()).rejects.toThrow(/erased\.json cannot be read/);
    await look();
    expect(await lines()).toEqual(['contact-78', 'contact-1', 'contact-2']);
    rmSync(path);
  });

  it('rebuilds a damaged list, and does not treat it as empty in a restore', async () => {
    writeFileSync(join(made, 'erased.json'), '[["contact",');
    await expect(readErasedList(made)).rejects.toThrow(/erased\.json is damaged/);
    await recordRecentErasures(site.db, site.env, site.now());
    expect(await lines()).toEqual(['contact-1', 'contact-2']);
  });
});
