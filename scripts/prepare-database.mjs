// Creates and migrates an empty database during the build. The first start copies it, because creating one takes
// seconds and a gigabyte of memory.
import { chmodSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { openDatabase } from '../server/db/client.ts';
import {
  createDatabaseFolder,
  getDatabaseFolder,
  syncTree,
} from '../server/db/embedded/data-folder.ts';
import { DatabaseThread } from '../server/db/embedded/database-thread.ts';
import { fromRoot } from './project.mjs';

const dataDir = fromRoot('build', 'database-in-the-making');
const target = fromRoot('build', 'database');

/** Makes the folder readable for all users, because another user may run the server. It contains no data. */
function letAnyoneRead(folder) {
  chmodSync(folder, 0o755);
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) letAnyoneRead(path);
    else chmodSync(path, 0o644);
  }
}

rmSync(dataDir, { recursive: true, force: true });
mkdirSync(dataDir, { recursive: true });
await createDatabaseFolder(dataDir, (folder) => DatabaseThread.create(folder));
const database = await openDatabase({ databaseUrl: undefined, dataDir });
await database.close();
rmSync(target, { recursive: true, force: true });
letAnyoneRead(getDatabaseFolder(dataDir));
// Sync to disk, so that a power cut does not leave incomplete files that a first start would copy.
syncTree(getDatabaseFolder(dataDir));
renameSync(getDatabaseFolder(dataDir), target);
rmSync(dataDir, { recursive: true, force: true });
