// The API alone in a process of its own, to be killed: no pages, so that it needs no build.
import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { pino } from 'pino';
import { createApi } from '../../server/api.ts';
import { openDatabase } from '../../server/db/client.ts';
import { loadEnv } from '../../server/env.ts';

const env = loadEnv();
const database = await openDatabase(env);
const api = createApi({ db: database.db, env, log: pino({ level: 'error' }, process.stderr) });
const server = createServer(
  getRequestListener((request, bindings) =>
    api.fetch(request, { incoming: bindings.incoming as never }),
  ),
);
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.stdout.write(`port ${typeof address === 'object' ? address?.port : ''}\n`);
});
process.on('SIGTERM', async () => {
  server.close();
  server.closeAllConnections();
  await database.close();
  process.exit(0);
});
