// `npm run bench:lists [-- postgres | URL] [-- NUMBER]`: compares each GET call with NUMBER (100,000)
// members to the same call with 1,000. With the URL of a PostgreSQL server its databases are reused.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startPostgres } from '../api/postgres-server.ts';
import { type Calls, callsOf } from './list-calls.ts';
import { computeMedian } from './mixed-load.ts';
import { type BenchDatabase, openBenchDatabase } from './place.ts';

const few = 1_000;
const rounds = 11;
const moreRounds = 31;
const quickMs = 50;
const quickSearchMs = 150;
const given = process.argv.slice(2);
const many = Number(given.find((argument) => /^\d+$/.test(argument)) ?? 100_000);
const only = given.find((argument) => argument.startsWith('only='))?.slice(5);
const kept = given.find((argument) => argument.startsWith('postgres://'));
const folder = mkdtempSync(join(tmpdir(), 'bench-lists-'));
// A temporary server, so it needs no durability.
const server = given.includes('postgres')
  ? await startPostgres({ fsync: 'off', max_wal_size: '4GB' })
  : undefined;
const addressOf = (name: string) => (kept ? `${kept}/${name}` : server?.url(name));

try {
  const small = await open(few);
  const large = await open(many);
  console.log(
    `\n${addressOf('') ? 'PostgreSQL' : 'Embedded'}, median of ${rounds} rounds.\n` +
      `${''.padEnd(52)}${few} members  ${many} members   ratio`,
  );
  for (const [path, calls] of Object.entries(callsOf)) {
    for (const [name, call] of Object.entries(calls)) {
      const title = `${path.slice(5)}${name === '' ? '' : `, ${name}`}`;
      if (only === undefined || title.includes(only))
        await compare(title, path, call, small, large);
    }
  }
  await small.close();
  await large.close();
} finally {
  await server?.stop();
  rmSync(folder, { recursive: true, force: true });
}

async function open(number: number): Promise<BenchDatabase> {
  const address = addressOf(`members_${number}`);
  if (address) await createDatabase(address, `members_${number}`);
  return openBenchDatabase(number, {
    DATA_DIR: join(folder, `${number}`),
    ...(address ? { DATABASE_URL: address } : {}),
  });
}

async function createDatabase(address: string, name: string): Promise<void> {
  const client = new pg.Client({ connectionString: address.replace(/[^/]*$/, 'postgres') });
  await client.connect();
  const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name]);
  if (rowCount === 0) await client.query(`create database ${name}`);
  await client.end();
}

async function compare(
  title: string,
  path: string,
  call: Calls,
  small: BenchDatabase,
  large: BenchDatabase,
): Promise<void> {
  const { goal = 3 } = call;
  const isSearch = call.queries.some((query) => query.includes('search='));
  const quick = call.perRow ? 0 : isSearch ? quickSearchMs : quickMs;
  const isMet = (taken: Awaited<ReturnType<typeof measure>>) =>
    taken.ratio <= goal || taken.manyMs < quick;
  let times = await measure(path, call, [small, large], rounds);
  if (!isMet(times)) times = await measure(path, call, [small, large], moreRounds);
  const { fewMs, manyMs, ratio } = times;
  if (!isMet(times)) process.exitCode = 1;
  const [unit, scale] = call.perRow ? ['µs', 1000] : ['ms', 1];
  const figure = (ms: number) => `${(ms * scale).toFixed(1)} ${unit}`;
  console.log(
    `${title.padEnd(52)}${figure(fewMs).padStart(12)}${figure(manyMs).padStart(16)}${ratio.toFixed(2).padStart(8)}${isMet(times) ? '' : `  MISSED (goal ${goal})`}`,
  );
}

/**
 * Alternates between the databases, so that other load on the machine affects both; the first round warms
 * up.
 */
async function measure(
  path: string,
  { queries, pagesIn = 0, perRow = false }: Calls,
  places: [BenchDatabase, BenchDatabase],
  times: number,
) {
  const take = async (place: BenchDatabase) => {
    let ms = 0;
    for (const query of queries) {
      ms += await place.ask(path.replace(/\{\w+\}/, '7') + query, { pagesIn, perRow });
    }
    return ms / queries.length;
  };
  const [small, large] = places;
  const taken: [number, number][] = [];
  for (let round = 0; round <= times; round += 1) {
    const pair: [number, number] = [await take(small), await take(large)];
    if (round > 0) taken.push(pair);
  }
  const fewMs = computeMedian(taken.map(([ms]) => ms));
  const manyMs = computeMedian(taken.map(([, ms]) => ms));
  return { fewMs, manyMs, ratio: manyMs / fewMs };
}
