// Part of a build: the assistant learns from its examples. `node assistant/learn.ts FILE` writes what
// it learned to a file; `npm run assistant:check` says how well it does on examples that were kept back.
import { renameSync, writeFileSync } from 'node:fs';
import { createClassifier } from '#assistant/classifier';
import { readExamples, readWordLists, trainClassifier } from '#assistant/classifier-training';
import { soundsLikeDanger } from '#assistant/danger';
import { learnDanger, readDangerExamples } from '#assistant/danger-learning';
import { createDangerScore } from '#assistant/danger-score';
import type { Learned } from '#assistant/learned';
import { wordsOf } from '#assistant/words';

const folds = 4;
const [out] = process.argv.slice(2);

if (out === '--check') {
  checkTopics();
  checkDanger();
} else if (out === undefined) {
  process.stderr.write('Where should it be written? node assistant/learn.ts FILE\n');
  process.exitCode = 1;
} else {
  const learned: Learned = {
    topics: trainClassifier([...readExamples(), ...readWordLists()]),
    danger: learnDanger(readDangerExamples()),
  };
  // Whole or not at all: somebody else may read it at this moment.
  writeFileSync(`${out}.new`, JSON.stringify(learned));
  renameSync(`${out}.new`, out);
}

function percent(part: number, whole: number): string {
  return `${((100 * part) / whole).toFixed(1)} %`;
}

function checkTopics(): void {
  const examples = readExamples();
  const wordLists = readWordLists();
  let right = 0;
  let amongTwo = 0;
  for (let fold = 0; fold < folds; fold++) {
    const rest = examples.filter((_, at) => at % folds !== fold);
    const classify = createClassifier(trainClassifier([...rest, ...wordLists]));
    for (const [at, { features, topic, text }] of examples.entries()) {
      if (at % folds !== fold) continue;
      const [first, second] = [...classify.of(features)].sort((a, b) => b[1] - a[1]);
      if (first?.[0] === topic) right++;
      else if (process.argv.includes('--show')) console.log(`${topic} <- ${first?.[0]}: ${text}`);
      if (first?.[0] === topic || second?.[0] === topic) amongTwo++;
    }
  }
  const total = examples.length;
  console.log(
    `Topics: ${percent(right, total)} of ${total} right, ${percent(amongTwo, total)} among the first two.`,
  );
}

function checkDanger(): void {
  const examples = readDangerExamples();
  const counts = { danger: 0, missed: 0, calm: 0, alarmed: 0 };
  for (let fold = 0; fold < folds; fold++) {
    const scoreOf = createDangerScore(learnDanger(examples.filter((_, at) => at % folds !== fold)));
    for (const [at, { message, kind }] of examples.entries()) {
      if (at % folds !== fold) continue;
      const words = wordsOf(message).map((said) => ({ said, meant: said }));
      const isAlarm = scoreOf(words).score > soundsLikeDanger;
      counts[kind === 'calm' ? 'calm' : 'danger']++;
      if (kind === 'calm' && isAlarm) counts.alarmed++;
      if (kind !== 'calm' && !isAlarm) counts.missed++;
    }
  }
  const { danger, missed, calm, alarmed } = counts;
  console.log(
    `Danger, without the rules: ${percent(missed, danger)} of ${danger} missed, ${percent(alarmed, calm)} of ${calm} calm ones alarmed.`,
  );
}
