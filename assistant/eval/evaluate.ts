// `npm run assistant:eval`: scores the assistant by group with 95 % intervals; `--card` writes MODEL.md.
// Shows only scores of the held-out half, so that nobody tunes on it.
import { readFileSync, writeFileSync } from 'node:fs';
import { formerHeldOutSet, heldOutSet, type QuestionSet, tuningSet } from './question-sets.ts';
import {
  computeConfidenceInterval,
  countFalseAlarms,
  createAssistantToTest,
  type GroupScore,
  getThreshold,
  isGoodEnough,
  scoreQuestions,
} from './score.ts';

const showsFailures = process.argv.includes('--show-tuning-failures');
const cardFile = new URL('../MODEL.md', import.meta.url);
const assistant = createAssistantToTest();

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}

function shareOf(right: number, total: number): string {
  const { low, high } = computeConfidenceInterval(right, total);
  return `${right} of ${total}, ${percent(right / total)} (${percent(low)} to ${percent(high)})`;
}

function bothHalves(one: readonly GroupScore[], other: readonly GroupScore[]): GroupScore[] {
  return one.map((score) => {
    const { right = 0, total = 0 } = other.find(({ group }) => group === score.group) ?? {};
    return { ...score, right: score.right + right, total: score.total + total };
  });
}

function show(title: string, scores: readonly GroupScore[]): void {
  console.log(`\n${title}`);
  const right = scores.reduce((sum, score) => sum + score.right, 0);
  const total = scores.reduce((sum, score) => sum + score.total, 0);
  for (const score of scores) {
    const below = isGoodEnough(score) ? '' : `  below ${percent(getThreshold(score.group))}`;
    console.log(`  ${score.group.padEnd(14)} ${shareOf(score.right, score.total)}${below}`);
  }
  console.log(`  ${'all'.padEnd(14)} ${shareOf(right, total)}`);
}

function showFailures(scores: readonly GroupScore[]): void {
  for (const { group, failures } of scores) {
    for (const { ask, reply, missing, unwanted } of failures) {
      console.log(`\n  ${group}: ${ask}\n    ${reply}`);
      if (missing.length > 0) console.log(`    missing: ${missing.join('; ')}`);
      if (unwanted.length > 0) console.log(`    unwanted: ${unwanted.join('; ')}`);
    }
  }
}

const halves: [string, QuestionSet][] = [
  ['Tuning half', tuningSet],
  ['Held-out half', heldOutSet],
];
const scores: GroupScore[][] = [];
for (const [title, questions] of halves) {
  const found = await scoreQuestions(assistant, questions);
  scores.push(found);
  show(title, found);
  for (const group of ['need', 'fresh-need', 'sounds-alike']) {
    const { alarms, total } = countFalseAlarms(assistant, questions[group] ?? []);
    if (total > 0) console.log(`  false alarms, ${group}: ${shareOf(alarms, total)}`);
  }
}
const [tuned = [], kept = []] = scores;
const whole = bothHalves(tuned, kept);
show('The whole set', whole);
const once = await scoreQuestions(assistant, formerHeldOutSet);
show('Once held out, looked at since, and not part of the set', once);
if (showsFailures) showFailures([...tuned, ...once]);

if (process.argv.includes('--card')) {
  const line = ({ group }: GroupScore) => {
    const of = (list: readonly GroupScore[]) => {
      const found = list.find((score) => score.group === group);
      return found === undefined ? 'none' : shareOf(found.right, found.total);
    };
    return `| ${group} | ${of(tuned)} | ${of(kept)} |`;
  };
  const alarms = ['need', 'fresh-need', 'sounds-alike'].map((group) => {
    const [one = '', other = ''] = halves.map(([, questions]) => {
      const found = countFalseAlarms(assistant, questions[group] ?? []);
      return found.total === 0 ? 'none' : shareOf(found.alarms, found.total);
    });
    return `| false alarms: ${group} | ${one} | ${other} |`;
  });
  const table = [
    '| group | tuning half | held-out half |',
    '|---|---|---|',
    ...tuned.map(line),
    ...kept.filter(({ group }) => !(group in tuningSet)).map(line),
    ...alarms,
  ];
  const card = readFileSync(cardFile, 'utf8');
  writeFileSync(
    cardFile,
    card.replace(/(<!-- scores -->\n)[\s\S]*?(<!-- end -->)/, `$1${table.join('\n')}\n$2`),
  );
}

const problems = whole.filter((score) => !isGoodEnough(score)).map(({ group }) => group);
if (problems.length > 0) {
  console.log(`\nBelow what it should be: ${problems.join(', ')}`);
  process.exitCode = 1;
}
