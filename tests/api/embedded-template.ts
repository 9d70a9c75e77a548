// A migrated data folder that every test file copies: a first start costs seconds.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '../../server/db/client.ts';

export async function setup(project: TestProject) {
  const folder = mkdtempSync(join(tmpdir(), 'wondrous-embedded-'));
  const database = await openDatabase({ databaseUrl: undefined, dataDir: folder });
  await database.close();
  project.provide('databaseTemplate', folder);
  return () => rmSync(folder, { recursive: true, force: true });
}
