// What the learned check looks at in a message: its words, how the longer ones begin, which of them
// stand side by side, and which begin and end it. Words are cut to their stems, so that "bleeding"
// teaches about "bleeds".
import { stem } from './stems.ts';

const longestMessage = 150;
const beginningLength = 4;
const beginning = '^';
const end = '$';

export function featureOfWord(word: string): string {
  return stem.en(word);
}

export function featuresOf(words: readonly string[]): string[] {
  const read = words.slice(0, longestMessage);
  const stems = read.map(featureOfWord);
  const features = new Set(stems);
  for (const word of read) {
    if (word.length > beginningLength) features.add(`${word.slice(0, beginningLength)}*`);
  }
  const bounded = [beginning, ...stems, end];
  for (let at = 1; at < bounded.length; at++) features.add(`${bounded[at - 1]} ${bounded[at]}`);
  return [...features];
}
