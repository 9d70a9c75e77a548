// Runs the startup steps in a separate process: one of several at once, or one killed while sealing.
import { once } from 'node:events';
import { openDatabase } from '../../server/db/client.ts';
import { openKeys } from '../../server/db/sealing/known-keys.ts';
import { sealPlain } from '../../server/db/sealing/seal-rows.ts';
import { loadEnv } from '../../server/env.ts';
import { prepareDatabase } from '../../server/http/process/prepare.ts';

const isOneOfSeveral = process.argv[2] === 'with-others';
const env = loadEnv();
if (isOneOfSeveral) {
  process.stdout.write('ready');
  await once(process.stdin, 'data');
}
const database = await openDatabase(env);
await openKeys(database, env, () => {});
if (isOneOfSeveral) await prepareDatabase(database, env);
else {
  process.stdout.write('sealing');
  await sealPlain(database.db, { rowsAtATime: 1 });
}
await database.close();
process.exit(0);
