// `npm run assistant:learn`: learns from the examples again and writes down the weights.
// With --check it says how well topics are found in examples that were kept back.
import { writeFileSync } from 'node:fs';
import { createClassifier } from '#server/assistant/classifier';
import {
  readExamples,
  readWordLists,
  trainClassifier,
} from '#server/assistant/classifier-training';

const folds = 4;
const weightsFile = new URL('../assistant/classifier-weights.ts', import.meta.url);

const examples = readExamples();
const wordLists = readWordLists();

function crossValidate(): void {
  let right = 0;
  for (let fold = 0; fold < folds; fold++) {
    const kept = examples.filter((_, at) => at % folds === fold);
    const rest = examples.filter((_, at) => at % folds !== fold);
    const classify = createClassifier(trainClassifier([...rest, ...wordLists]));
    for (const { features, topic, text } of kept) {
      const [best] = [...classify.of(features)].sort((a, b) => b[1] - a[1]);
      if (best?.[0] === topic) right++;
      else if (process.argv.includes('--show')) console.log(`${topic} <- ${best?.[0]}: ${text}`);
    }
  }
  console.log(`${right} of ${examples.length}: ${((100 * right) / examples.length).toFixed(1)} %`);
}

if (process.argv.includes('--check')) {
  crossValidate();
} else {
  const { fingerprint, topics, words, lines, step } = trainClassifier([...examples, ...wordLists]);
  writeFileSync(
    weightsFile,
    `// Written by \`npm run assistant:learn\`. Do not edit.
import type { Weights } from './classifier.ts';

export const classifierWeights: Weights = {
  fingerprint: '${fingerprint}',
  step: ${step},
  topics: \`${topics}\`,
  words: \`${words}\`,
  lines: \`${lines}\`,
};
`,
  );
  console.log(
    `${examples.length} examples, ${lines.split('\n').length} features, ${lines.length} characters`,
  );
}
