// `npm run assistant:eval`: how well and how fast the assistant answers. The held-out half shows its
// scores and nothing else, so that nobody tunes the rules on it.
import { heldOut } from './held-out/groups.ts';
import { onceBlind } from './once-blind/groups.ts';
import { tuning } from './questions/groups.ts';
import {
  createAssistantToTest,
  type GroupScore,
  isGoodEnough,
  type Questions,
  scoreQuestions,
  thresholdOf,
} from './score.ts';

const timedQuestions = 10_000;
const buildLimitMs = 300;
const p99LimitMs = 20;

const showsFailures = process.argv.includes('--show-tuning-failures');
/** What the goals are for; its halves are shown beside it. */
const wholeSet = 'The whole set';
const problems: string[] = [];

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}

function printScores(title: string, scores: readonly GroupScore[]): void {
  console.log(`\n${title}`);
  for (const score of scores) {
    const { group, right, total } = score;
    const isEnough = isGoodEnough(score);
    if (!isEnough && title === wholeSet) problems.push(group);
    console.log(
      `  ${group.padEnd(14)} ${String(right).padStart(3)} of ${String(total).padStart(3)}  ${percent(right / total).padStart(8)}  ${isEnough ? '' : `below ${percent(thresholdOf(group))}`}`,
    );
  }
  const right = scores.reduce((sum, score) => sum + score.right, 0);
  const total = scores.reduce((sum, score) => sum + score.total, 0);
  console.log(`  ${'all'.padEnd(14)} ${String(right).padStart(3)} of ${String(total).padStart(3)}`);
}

function bothHalves(one: readonly GroupScore[], other: readonly GroupScore[]): GroupScore[] {
  return one.map((score) => {
    const { right = 0, total = 0 } = other.find(({ group }) => group === score.group) ?? {};
    return { ...score, right: score.right + right, total: score.total + total };
  });
}

function printFailures(scores: readonly GroupScore[]): void {
  for (const { group, failures } of scores) {
    for (const { ask, reply, missing, unwanted } of failures) {
      console.log(`\n  ${group}: ${ask}\n    ${reply}`);
      if (missing.length > 0) console.log(`    missing: ${missing.join('; ')}`);
      if (unwanted.length > 0) console.log(`    unwanted: ${unwanted.join('; ')}`);
    }
  }
}

/** Milliseconds of work on this thread: what else the machine does, does not count. */
function workMs(since?: NodeJS.CpuUsage): number {
  const { user, system } = process.threadCpuUsage(since);
  return (user + system) / 1000;
}

const beforeStart = process.threadCpuUsage();
const assistant = createAssistantToTest();
const buildMs = workMs(beforeStart);

const tuningScores = await scoreQuestions(assistant, tuning);
printScores('Tuning half', tuningScores);
if (showsFailures) printFailures(tuningScores);
const heldOutScores = await scoreQuestions(assistant, heldOut as Questions);
printScores('Held-out half', heldOutScores);
printScores(wholeSet, bothHalves(tuningScores, heldOutScores));
const onceBlindScores = await scoreQuestions(assistant, onceBlind);
printScores('Once held out, looked at since, and not part of the set', onceBlindScores);
if (showsFailures) printFailures(onceBlindScores);

const asks = [...Object.values(tuning), ...Object.values(heldOut as Questions)]
  .flat()
  .map((question) => question.ask);
const times: number[] = [];
for (let at = 0; at < timedQuestions; at++) {
  const from = process.threadCpuUsage();
  await assistant.answer(asks[at % asks.length] ?? '');
  times.push(workMs(from));
}
times.sort((a, b) => a - b);
const at = (share: number) => times[Math.floor(times.length * share)] ?? 0;
console.log(
  `\nServer time over ${timedQuestions} questions: p50 ${at(0.5).toFixed(2)} ms, p99 ${at(0.99).toFixed(2)} ms`,
);
console.log(`Start: ${buildMs.toFixed(0)} ms`);
if (at(0.99) > p99LimitMs) problems.push('p99');
if (buildMs > buildLimitMs) problems.push('start');

if (problems.length > 0) {
  console.log(`\nBelow what it should be: ${problems.join(', ')}`);
  process.exitCode = 1;
}
