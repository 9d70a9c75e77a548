import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { openFreshDatabase } from '../../tests/api/harness.ts';
import type { Db } from '../db/client.ts';
import { writeBackup } from './backup.ts';
import { restoreBackup } from './restore.ts';

it('reports a successful restore even if updating statistics fails', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'wondrous-restore-'));
  const fresh = await openFreshDatabase();
  onTestFinished(async () => {
    await fresh.drop();
    rmSync(folder, { recursive: true, force: true });
  });
  const file = join(folder, 'backup.gz');
  const end = await writeBackup(fresh.database, file);
  const { db } = fresh.database;
  let isRestored = false;
  const fail = () => Promise.reject(new Error('canceling statement due to statement timeout'));
  const transaction: Db['transaction'] = async (work) => {
    if (isRestored) return fail();
    const result = await db.transaction(work);
    isRestored = true;
    return result;
  };
  const failing: Db = Object.assign(Object.create(db), { transaction, execute: fail });
  expect(await restoreBackup({ db: failing }, file)).toEqual(end);
});
