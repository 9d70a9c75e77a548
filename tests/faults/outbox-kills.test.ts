// Kills the outbox worker while it sends; `npm run bench:outbox` does so at full scale.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createFastFolder } from '../api/fast-folder.ts';
import { type PostgresServer, startPostgres } from '../api/postgres-server.ts';
import { sendThroughKills } from './outbox-kills.ts';

let postgres: PostgresServer;
beforeAll(async () => {
  postgres = await startPostgres({}, createFastFolder('wondrous-pg-'));
});
afterAll(() => postgres.stop());

it('loses no message when the worker is killed, and repeats at most one per kill', async () => {
  const kills = 3;
  const env = { DATABASE_URL: postgres.url('postgres') };
  const outcome = await sendThroughKills(env, { rows: 150, kills });
  expect(outcome).toMatchObject({ arrived: 150 });
  expect(outcome.repeated).toBeLessThanOrEqual(kills);
  expect(outcome.mostCopies).toBeLessThanOrEqual(2);
});
