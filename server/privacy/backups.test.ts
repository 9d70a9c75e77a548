// Backups by themselves: made, thinned out, and shown to be good by a drill.
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freshDatabase, samples, startApi } from '../../tests/api/harness.ts';
import { newIdentity } from '../backup/age.ts';
import { writeBackup } from '../backup/backup.ts';
import { restoreBackup } from '../backup/restore.ts';
import { contacts } from '../db/schema/public.ts';
import { loadEnv } from '../env.ts';
import { backUp, filesToRemove } from './backups.ts';
import { eraseAgain } from './erased-list.ts';
import { sealLogs } from './seals.ts';

const folder = mkdtempSync(join(tmpdir(), 'wondrous-backups-'));
const { recipient } = newIdentity();
let site: Awaited<ReturnType<typeof startApi>>;
let staff: Awaited<ReturnType<typeof site.signIn>>;
beforeAll(async () => {
  site = await startApi({ BACKUP_DIR: join(folder, 'made'), BACKUP_RECIPIENTS: recipient });
  staff = await site.signIn();
  await site.visitor('POST', '/api/contacts', { body: samples.contact });
  await sealLogs(site.db, site.now());
});
afterAll(async () => {
  await site.stop();
  rmSync(folder, { recursive: true, force: true });
});

type Check = { name: string; isGood: boolean; detail: string };
const checks = async () => (await staff('GET', '/api/checks')).body as Check[];

describe('a scheduled backup', () => {
  it('is written for the named keys, restored by a drill, and both results are shown', async () => {
    await backUp(site.database, site.env, new Date('2026-03-02T15:00:00Z'), freshDatabase);
    expect(readdirSync(join(folder, 'made'))).toEqual(['backup-2026-03-02.gz.age', 'erased.json']);
    expect(await checks()).toMatchObject([
      { name: 'backup', isGood: true, detail: expect.stringMatching(/for 1 keys$/) },
      { name: 'drill', isGood: true, detail: expect.stringMatching(/rows restored and compared/) },
    ]);
  });

  it('of before an erasure does not bring the person back', async () => {
    const older = join(folder, 'made', 'older.gz');
    await writeBackup(site.database, older);
    expect((await staff('DELETE', '/api/contacts/1?reason=asked')).status).toBe(200);
    await backUp(site.database, site.env, new Date('2026-03-03T15:00:00Z'), freshDatabase);
    const target = await freshDatabase();
    await restoreBackup(target.database, older);
    expect(await eraseAgain(target.database.db, join(folder, 'made'), site.now())).toBe(1);
    const rows = await target.database.db.select().from(contacts);
    expect(rows).toMatchObject([{ name: 'Erased', email: '', message: '' }]);
    await target.drop();
  });

  it('that cannot be written says so', async () => {
    writeFileSync(join(folder, 'file'), '');
    const env = { ...site.env, backupDir: join(folder, 'file') };
    await backUp(site.database, env, site.now());
    expect(await checks()).toMatchObject([{ name: 'backup', isGood: false }, { name: 'drill' }]);
  });

  it('is kept for 7 days, 4 weeks and 12 months', () => {
    const day = (back: number) =>
      new Date(Date.UTC(2026, 5, 30) - back * 86_400_000).toISOString().slice(0, 10);
    const names = Array.from({ length: 500 }, (_, back) => `backup-${day(back)}.gz.age`);
    const removed = filesToRemove([...names, 'something else']);
    const left = names.filter((name) => !removed.includes(name)).map((name) => name.slice(7, 17));
    expect(left).toEqual([
      ...['2026-06-30', '2026-06-29', '2026-06-28', '2026-06-27', '2026-06-26', '2026-06-25'],
      ...['2026-06-24', '2026-06-21', '2026-06-14', '2026-05-31', '2026-04-30', '2026-03-31'],
      ...['2026-02-28', '2026-01-31', '2025-12-31', '2025-11-30', '2025-10-31', '2025-09-30'],
      ...['2025-08-31', '2025-07-31'],
    ]);
    expect(removed).not.toContain('something else');
  });

  it('is not made without a key: the start says what to set', () => {
    const variables = { DEMO: 'off', BACKUP_DIR: folder };
    expect(() => loadEnv(variables)).toThrow(/BACKUP_RECIPIENTS/);
    expect(() => loadEnv({ ...variables, BACKUP_RECIPIENTS: 'age1short' })).toThrow(/age1…/);
  });
});
