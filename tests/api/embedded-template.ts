// A migrated data folder that every test file copies: a first start costs seconds.
import { rmSync } from 'node:fs';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '../../server/db/client.ts';
import { fastFolder } from './fast-folder.ts';

export async function setup(project: TestProject) {
  const folder = fastFolder('wondrous-embedded-');
  const database = await openDatabase({ databaseUrl: undefined, dataDir: folder });
  await database.close();
  project.provide('databaseTemplate', folder);
  return () => rmSync(folder, { recursive: true, force: true });
}
