// A worker that is killed while it sends; ten thousand messages and twenty kills are `npm run bench:outbox`.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fastFolder } from '../api/fast-folder.ts';
import { type PostgresServer, startPostgres } from '../api/postgres-server.ts';
import { sendThroughKills } from './outbox-kills.ts';

let postgres: PostgresServer;
beforeAll(async () => {
  postgres = await startPostgres({}, fastFolder('wondrous-pg-'));
});
afterAll(() => postgres.stop());

it('a worker that is killed while it sends loses nothing, and repeats at most one message a kill', async () => {
  const kills = 3;
  const env = { DATABASE_URL: postgres.url('postgres') };
  const outcome = await sendThroughKills(env, { rows: 150, kills });
  expect(outcome).toMatchObject({ arrived: 150 });
  expect(outcome.repeated).toBeLessThanOrEqual(kills);
  expect(outcome.mostCopies).toBeLessThanOrEqual(2);
});
