// 10,000 messages, a worker that is killed 20 times: every one arrives, at most 20 come twice.
//   npm run bench:outbox [rows] [kills]
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
