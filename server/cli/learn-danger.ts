// Part of `npm run assistant:learn`: learns the weights of the danger check from its examples.
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { learn, readExamples } from '../assistant/danger-learning.ts';

const at = (path: string) => fileURLToPath(new URL(`../assistant/${path}`, import.meta.url));
const examples = readExamples(at('danger-examples'));
const weights = learn(examples);
writeFileSync(at('danger-weights.json'), `${JSON.stringify(weights, undefined, 1)}\n`);
console.log(
  `Learned from ${examples.list.length} messages: ${Object.keys(weights.danger.weights).length} weights.`,
);
