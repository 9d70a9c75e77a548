// Runs the startup steps in a separate process: one of several at once, or one killed while resealing.
import { once } from 'node:events';
import { openDatabase } from '../../server/db/client.ts';
import { openKeys } from '../../server/db/sealing/known-keys.ts';
import { resealAll } from '../../server/db/sealing/reseal.ts';
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
  process.stdout.write('resealing');
  await resealAll(database.db, 1);
}
await database.close();
process.exit(0);
