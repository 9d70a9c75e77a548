// `npm run bench:outbox [rows] [kills]`: kills the outbox worker 20 times while it sends 10,000 messages;
// all must arrive, and at most 20 twice.
import { fileURLToPath } from 'node:url';
import { startPostgres } from '../api/postgres-server.ts';
import { sendThroughKills } from '../faults/outbox-kills.ts';

const [rows = 10_000, kills = 20] = process.argv.slice(2).map(Number);
const script = fileURLToPath(new URL('../faults/api-process.ts', import.meta.url));
const postgres = await startPostgres();
const startedAt = performance.now();
const outcome = await sendThroughKills(
  { DATABASE_URL: postgres.url('postgres') },
  { rows, kills, script },
);
await postgres.stop();
const seconds = Math.round((performance.now() - startedAt) / 1000);
console.log(JSON.stringify({ rows, kills, ...outcome, seconds }));
const isGood = outcome.arrived === rows && outcome.repeated <= kills;
process.exitCode = isGood ? 0 : 1;
