// Learns from the examples and from the topics' word lists which words point to which topic: a
// softmax regression, trained by stochastic gradient descent. Runs on a developer's machine.
import type { Weights } from './classifier.ts';
import { type Features, featuresOf } from './features.ts';
import { readTopicExamples } from './topic-examples.ts';
import { actionTopics, factTopics, needs, roleFactTopics, talkTopics } from './topics.ts';
import { wordsOf, wordsOfList } from './words.ts';

export type Example = { topic: string; text: string; features: Features; weight: number };

const settings = { epochs: 12, rate: 4, shrink: 4e-4, seed: 7, wordListWeight: 1, step: 0.2 };

/** Steps; what weighs less is not worth its place. */
const faint = 3;
const surelyAWord = 3;

export function readExamples(): Example[] {
  return readTopicExamples().map(({ topic, text }) => ({
    topic,
    text,
    features: featuresOf(wordsOf(text)),
    weight: 1,
  }));
}

/** Every entry of a word list is a short message of its own. */
export function readWordLists(): Example[] {
  const lists = { ...needs, ...actionTopics, ...roleFactTopics, ...factTopics, ...talkTopics };
  return Object.entries(lists).flatMap(([topic, { en, es }]) =>
    [...wordsOfList(en), ...wordsOfList(es)].map((words) => ({
      topic,
      text: words.join(' '),
      features: featuresOf(words),
      weight: settings.wordListWeight,
    })),
  );
}

/** The same numbers on every machine, so that the same examples give the same weights. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
    return state / 0x7fffffff;
  };
}

function shuffle(list: number[], random: () => number): void {
  for (let at = list.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1));
    const kept = list[at] ?? 0;
    list[at] = list[other] ?? 0;
    list[other] = kept;
  }
}

/** Features that are worth a weight, with how telling they are: rare ones tell most. */
function tellingFeatures(set: readonly Example[]): Map<string, { row: number; worth: number }> {
  const counts = new Map<string, number>();
  for (const { features } of set) {
    for (const feature of features.keys()) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  }
  const telling = new Map<string, { row: number; worth: number }>();
  for (const [feature, count] of counts) {
    // Two words that stand side by side once or twice do so by chance.
    if (count < 3 && /.[ -]./.test(feature)) continue;
    telling.set(feature, { row: telling.size, worth: Math.log(set.length / count) / 6 });
  }
  return telling;
}

function toProbabilities(scores: Float64Array): void {
  const highest = scores.reduce((a, b) => Math.max(a, b), -Infinity);
  let sum = 0;
  for (let at = 0; at < scores.length; at++) {
    scores[at] = Math.exp((scores[at] ?? 0) - highest);
    sum += scores[at] ?? 0;
  }
  for (let at = 0; at < scores.length; at++) scores[at] = (scores[at] ?? 0) / sum;
}

/** Words that several people wrote; what one wrote may be a slip of the thumb. */
function wordsIn(set: readonly Example[]): string[] {
  const counts = new Map<string, number>();
  for (const { text } of set) {
    for (const word of new Set(wordsOf(text))) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return [...counts].filter(([, count]) => count >= surelyAWord).map(([word]) => word);
}

export function trainClassifier(set: readonly Example[]): Weights {
  const topics = [...new Set(set.map(({ topic }) => topic))];
  const columns = topics.length;
  const columnOf = new Map(topics.map((topic, at) => [topic, at]));
  const telling = tellingFeatures(set);
  const rows = set.map(({ topic, features, weight }) => ({
    answer: columnOf.get(topic) ?? 0,
    weight,
    cells: [...features].flatMap(([feature, value]) => {
      const known = telling.get(feature);
      return known === undefined
        ? []
        : [{ start: known.row * columns, value: value * known.worth }];
    }),
  }));

  const learned = new Float64Array(telling.size * columns);
  const errors = new Float64Array(columns);
  const random = createRandom(settings.seed);
  const order = rows.map((_, at) => at);
  for (let epoch = 0; epoch < settings.epochs; epoch++) {
    shuffle(order, random);
    const rate = settings.rate * (1 - epoch / settings.epochs);
    for (const at of order) {
      const row = rows[at];
      if (row === undefined) continue;
      errors.fill(0);
      for (const { start, value } of row.cells) {
        for (let column = 0; column < columns; column++) {
          errors[column] = (errors[column] ?? 0) + (learned[start + column] ?? 0) * value;
        }
      }
      toProbabilities(errors);
      errors[row.answer] = (errors[row.answer] ?? 0) - 1;
      for (const { start, value } of row.cells) {
        for (let column = 0; column < columns; column++) {
          const now = learned[start + column] ?? 0;
          const step = (errors[column] ?? 0) * value + settings.shrink * now;
          learned[start + column] = now - rate * row.weight * step;
        }
      }
    }
  }

  const lines = [...telling].flatMap(([feature, { row, worth }]) => {
    const pairs: number[] = [];
    for (let column = 0; column < columns; column++) {
      const weight = Math.round(((learned[row * columns + column] ?? 0) * worth) / settings.step);
      if (Math.abs(weight) >= faint) pairs.push(column, weight);
    }
    return pairs.length === 0 ? [] : [`${feature}\t${pairs.join(' ')}`];
  });
  return {
    topics: topics.join(' '),
    lines: lines.sort().join('\n'),
    step: settings.step,
    words: wordsIn(set).sort().join(' '),
  };
}
