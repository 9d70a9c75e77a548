// What is erased after a backup is listed beside it, and erased again by whoever restores it.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freshDatabase, samples, startApi } from '../../tests/api/harness.ts';
import { spyOnFiles } from '../../tests/spy-on-files.ts';
import { createApi } from '../api.ts';
import { createKeyPair } from '../backup/age.ts';
import { writeBackup } from '../backup/backup.ts';
import { restoreBackup } from '../backup/restore.ts';
import type { Transaction } from '../db/client.ts';
import { claimToday } from '../db/recurring-jobs.ts';
import { retentionHolds } from '../db/schema/privacy.ts';
import { contacts } from '../db/schema/public.ts';
import { backUpToday, listLately } from './backups.ts';
import { eraseAgain, listErased, readErased } from './erased-list.ts';

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

describe('what was erased since the newest backup', () => {
  const older = join(folder, 'older.gz');
  const lines = async () => (await readErased(made))?.map(([subject, id]) => `${subject}-${id}`);
  const erase = (id: number, through = site.api) =>
    staff('DELETE', `/api/contacts/${id}?reason=asked`, { through });

  it('is listed with the erasure', async () => {
    const body = { subject: 'contact', subjectId: 1, reason: 'Ana Silva is in court' };
    const hold = (await staff('POST', '/api/retention-holds', { body })).body as { id: number };
    await site.visitor('POST', '/api/contacts', { body: samples.contact });
    await writeBackup(site.database, older);
    await staff('DELETE', `/api/retention-holds/${hold.id}`);
    expect((await erase(1)).status).toBe(200);
    expect(await lines()).toEqual(['contact-1']);
  });

  it('is listed by whoever has the folder, where the process that erases has it not', async () => {
    const env = { ...site.env, backupDir: undefined };
    const { db, log, now } = site;
    await claimToday(db, 'backup', now());
    expect((await erase(2, createApi({ db, env, log, now }))).status).toBe(200);
    expect(await lines()).toEqual(['contact-1']);
    await backUpToday(site.database, site.env, now());
    expect(await lines()).toEqual(['contact-1', 'contact-2']);
  });

  it('is erased again with the restore or nothing is restored, also what was on hold then', async () => {
    const target = await freshDatabase();
    const { db } = target.database;
    const cut = () => Promise.reject(new Error('cut off'));
    await expect(restoreBackup(target.database, older, [], { finish: cut })).rejects.toThrow();
    const list = (await readErased(made)) ?? [];
    const finish = async (tx: Transaction) => {
      expect(await eraseAgain(tx, list, site.now())).toBe(2);
    };
    await restoreBackup(target.database, older, [], { finish });
    const blank = { name: 'Erased', email: '', message: '' };
    expect(await db.select().from(contacts)).toMatchObject([blank, blank]);
    expect(await db.select().from(retentionHolds)).toEqual([]);
    await target.drop();
  });

  it('stays listed when a server starts on an empty database, and its numbers harm nobody new', async () => {
    const empty = await freshDatabase();
    await listErased(empty.database.db, made);
    expect(await lines()).toEqual(['contact-1', 'contact-2']);
    const list = (await readErased(made)) ?? [];
    await empty.database.db.transaction(async (tx) => {
      const later = new Date(Date.now() + 60_000);
      const row = { ...samples.contact, reference: 'new', createdAt: later, dueAt: later };
      await tx.insert(contacts).values(row);
      expect(await eraseAgain(tx, list, later)).toBe(0);
    });
    await empty.drop();
  });

  it('is read again only where the list is another, and nothing leaves that one either', async () => {
    const path = join(made, 'erased.json');
    const reading = spyOnFiles('readFile');
    const look = async () => {
      reading.mockClear();
      await listLately(site.db, site.env, site.now());
      return reading.mock.calls.filter(([file]) => file === path).length;
    };
    await look();
    expect(await look()).toBe(0);
    const list = (await readErased(made)) ?? [];
    const byHand = JSON.stringify([['contact', 77, '2026-01-01T00:00:00.000Z'], list[0]]);
    writeFileSync(path, byHand);
    expect(await look()).toBe(1);
    expect(await look()).toBe(0);
    expect(await lines()).toEqual(['contact-77', 'contact-1', 'contact-2']);
    rmSync(path);
    await look();
    expect(await lines()).toEqual(['contact-1', 'contact-2']);
  });

  it('stays listed where the list cannot be read for a moment', async () => {
    const path = join(made, 'erased.json');
    writeFileSync(path, '[["contact",78,"2026-01-01T00:00:00.000Z"]]');
    const tooMany = Object.assign(new Error('too many open files'), { code: 'EMFILE' });
    spyOnFiles('readFile').mockRejectedValueOnce(tooMany);
    const look = () => listLately(site.db, site.env, site.now());
    await expect(look()).rejects.toThrow(/erased\.json cannot be read/);
    await look();
    expect(await lines()).toEqual(['contact-78', 'contact-1', 'contact-2']);
    rmSync(path);
  });

  it('is listed anew where the list was damaged, which no restore takes for an empty one', async () => {
    writeFileSync(join(made, 'erased.json'), '[["contact",');
    await expect(readErased(made)).rejects.toThrow(/erased\.json is damaged/);
    await listLately(site.db, site.env, site.now());
    expect(await lines()).toEqual(['contact-1', 'contact-2']);
  });
});
