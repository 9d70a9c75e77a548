// `npm run bench:peers [-- ROUNDS ROWS]`: CPU ms per request beside WordPress, Request Tracker, nginx, and bare Node
// servers, in one interleaved run and over all processes of each. Needs a build.
import { measureTreeMs } from './cpu-time.ts';
import { computeMedian } from './mixed-load.ts';
import { type Call, type Measure, type Peer, send, stopAll } from './peer-process.ts';
import { startTracker, startWordPress } from './peer-products.ts';
import { startBare, startNginx, startOwn, startOwnOnPostgres } from './peer-servers.ts';

const [rounds = 5, rows = 10_000] = process.argv.slice(2).map(Number);
const starts = {
  startOwn,
  startOwnOnPostgres,
  startBare,
  startNginx,
  startWordPress,
  startTracker,
};
const measures: { measure: Measure; times: number; atOnce?: number }[] = [
  { measure: 'home page', times: 5 },
  { measure: 'durable write', times: 10 },
  { measure: 'durable write, 16 at once', times: 1, atOnce: 16 },
  { measure: 'list of 50', times: 6 },
  { measure: 'profile', times: 4 },
];
let isInterrupted = false;
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, () => {
    isInterrupted = true;
  });
}

try {
  const peers: Peer[] = [];
  for (const [name, start] of Object.entries(starts)) {
    try {
      peers.push(...(await start(rows)));
    } catch (error) {
      console.log(`Skipped (${name}): ${(error as Error).message.split('\n')[0]}`);
    }
  }
  console.log(
    `CPU ms per request, median of ${rounds} rounds, ${rows} rows; in brackets requests per second\n`,
  );
  console.log(`${''.padEnd(27)}${peers.map(({ name }) => name.padStart(19)).join('')}`);
  for (const one of measures) console.log(await compare(peers, one));
} finally {
  await stopAll();
}

/** Alternates between the peers, so that other load affects all of them; the first round warms up. */
async function compare(peers: Peer[], { measure, times, atOnce = 1 }: (typeof measures)[number]) {
  const taken = peers.map(() => ({ ms: [] as number[], rates: [] as number[] }));
  let sent = 0;
  for (let round = 0; round <= rounds; round += 1) {
    for (const [at, peer] of peers.entries()) {
      const call = peer.calls[measure] ?? peer.calls[measure.replace(/,.*/, '') as Measure];
      if (call === undefined) continue;
      if (isInterrupted) throw new Error('Interrupted');
      // CPU time is counted in steps of 10 ms, so fast servers get more requests.
      const count = times * (peer.isSlow ? 1 : measure === 'home page' ? 200 : 4);
      const before = measureAll(peer);
      const startedAt = performance.now();
      for (let time = 0; time < count; time += 1) {
        const first = sent + 1;
        sent += atOnce;
        await Promise.all(
          Array.from({ length: atOnce }, (_, place) => expectStatus(peer, call(first + place))),
        );
      }
      if (round === 0) continue;
      taken[at]?.ms.push((measureAll(peer) - before) / (count * atOnce));
      taken[at]?.rates.push((count * atOnce * 1000) / (performance.now() - startedAt));
    }
  }
  const cells = taken.map(({ ms, rates }) => {
    if (ms.length === 0) return '–'.padStart(19);
    const figure = computeMedian(ms);
    return `${figure.toFixed(figure < 1 ? 3 : 1)} (${computeMedian(rates).toFixed(0)}/s)`.padStart(
      19,
    );
  });
  return `${measure.padEnd(27)}${cells.join('')}`;
}

function measureAll({ pids }: Peer): number {
  return pids.reduce((sum, pid) => sum + measureTreeMs(pid), 0);
}

async function expectStatus(peer: Peer, call: Call): Promise<void> {
  const { status } = await send(peer.port, call);
  if (status !== call.status)
    throw new Error(`${peer.name}: ${call.path} responded with ${status}`);
}
