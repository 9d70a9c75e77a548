// `npm run assistant:bench`: measures time per message, memory, and startup; hostile messages have the
// maximum length.

import { hostileTexts, pickRandom } from './hostile-text.ts';
import { formerHeldOutSet, heldOutSet, tuningSet } from './question-sets.ts';
import { createAssistantToTest } from './score.ts';

const limits = { worstMs: 20, memoryMb: 12, readyMs: 60 };
/** CPU milliseconds of this thread, so that other load on the machine does not count. */
function workMs(since?: NodeJS.CpuUsage): number {
  const { user, system } = process.threadCpuUsage(since);
  return (user + system) / 1000;
}

function held(): number {
  globalThis.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  return (heapUsed + external) / 1e6;
}

const before = held();
const started = process.threadCpuUsage();
const assistant = createAssistantToTest();
const readyMs = workMs(started);
const memoryMb = held() - before;

async function timed(messages: readonly string[]): Promise<number[]> {
  const times: number[] = [];
  for (const message of messages) {
    const from = process.threadCpuUsage();
    await assistant.reply(assistant.read(message));
    times.push(workMs(from));
  }
  return times.sort((one, other) => one - other);
}

function show(title: string, times: readonly number[]): number {
  const at = (share: number) =>
    times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
  const worst = at(1);
  console.log(
    `${title.padEnd(30)} p50 ${at(0.5).toFixed(2)} ms, p99 ${at(0.99).toFixed(2)} ms, worst ${worst.toFixed(2)} ms`,
  );
  return worst;
}

const asks = [tuningSet, heldOutSet, formerHeldOutSet]
  .flatMap((questions) => Object.values(questions).flat())
  .map(({ ask }) => ask);
const kinds = Object.entries(hostileTexts);
// Warm up: the first messages include the time of the JIT compiler.
await timed(asks.slice(0, 300));
for (const [, make] of kinds) await timed(Array.from({ length: 20 }, make));
console.log(`ready: ${readyMs.toFixed(0)} ms; memory: ${memoryMb.toFixed(1)} MB`);
show('10,000 mixed messages', await timed(Array.from({ length: 10_000 }, () => pickRandom(asks))));
const thousand = Array.from({ length: 1000 }, (_, at) => kinds[at % kinds.length]?.[1]() ?? '');
const worst = show('1,000 hostile messages', await timed(thousand));
for (const [name, make] of kinds) show(`  ${name}`, await timed(Array.from({ length: 50 }, make)));

const problems = [
  worst > limits.worstMs ? `worst message over ${limits.worstMs} ms` : '',
  memoryMb > limits.memoryMb ? `memory over ${limits.memoryMb} MB` : '',
  readyMs > limits.readyMs ? `ready after ${limits.readyMs} ms` : '',
].filter((problem) => problem !== '');
if (problems.length > 0) {
  console.log(`Too much: ${problems.join(', ')}`);
  process.exitCode = 1;
}
