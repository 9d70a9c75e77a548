// Runs only the API, in a separate process that a test can kill; no pages, so no build is needed.
import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { pino } from 'pino';
import { createFailureWatch } from '../../server/api/failure-watch.ts';
import { createApi, createLive, responseClockStops } from '../../server/api.ts';
import { openDatabase } from '../../server/db/client.ts';
import { openKeys } from '../../server/db/sealing/known-keys.ts';
import { loadEnv } from '../../server/env.ts';
import { createOutbox } from '../../server/operation/outbox-worker.ts';

const env = loadEnv();
const database = await openDatabase(env);
await openKeys(database, env, () => {});
const { db } = database;
const log = pino({ level: 'error' }, process.stderr);
const live = createLive(db);
const failures = createFailureWatch({ db, log });
const outbox = await createOutbox({
  db,
  env,
  log,
  failures,
  stopClocks: responseClockStops,
  leaseMs: Number(process.env.LEASE_MS ?? 120_000),
});
const stopHearing = database.watchChanges({
  heard: (channel, payload) => {
    if (channel === 'outbox') outbox.wake();
    if (channel === 'staff_change') live.hear(payload);
  },
  missed: () => {
    outbox.wake();
    live.missed();
  },
});
outbox.start();
const api = createApi({ db, env, log, live, failures });
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
  live.close();
  await outbox.stop();
  await stopHearing();
  server.close();
  server.closeAllConnections();
  await database.close();
  process.exit(0);
});
