// Guesses what a message is about from messages that people might have typed. It learned from the
// examples beforehand; here it only adds up the weights that it learned.
import { type Features, featuresOf } from './features.ts';
import { createLineTable } from './line-table.ts';

export type Weights = {
  /** The topics, with blanks between them, in the order in which the weights count them. */
  topics: string;
  /** The words of the examples, so that the speller takes none of them for another. */
  words: string;
  /** A line for each feature: `feature<TAB>topic weight topic weight …`, in steps of `step`. */
  lines: string;
  step: number;
};

export type Classifier = {
  /** How strongly the words point to each topic; only differences mean something. */
  (words: readonly string[]): Map<string, number>;
  of(features: Features): Map<string, number>;
  /** The words of the examples. */
  words: ReadonlySet<string>;
};

export function createClassifier(weights: Weights): Classifier {
  const { step } = weights;
  const topics = weights.topics.split(' ');
  const table = createLineTable(weights.lines);

  function weigh(features: Features): Map<string, number> {
    const sums = new Float64Array(topics.length);
    for (const [feature, value] of features) {
      const pairs = table.get(feature);
      for (let at = 0; at < pairs.length; at += 2) {
        const topic = pairs[at] ?? 0;
        sums[topic] = (sums[topic] ?? 0) + (pairs[at + 1] ?? 0) * step * value;
      }
    }
    return new Map(topics.map((topic, at) => [topic, sums[at] ?? 0]));
  }

  return Object.assign((words: readonly string[]) => weigh(featuresOf(words)), {
    of: weigh,
    words: new Set(weights.words.split(' ')),
  });
}

/** Who asks about these may be in danger all the same. */
const troubledTopics: ReadonlySet<string> = new Set(['safety', 'crisis-line', 'counseling']);

/** How clearly a message asks for something of ours: from about 7 there is little doubt. */
export function clearness(found: ReadonlyMap<string, number>): number {
  let most = 0;
  for (const [topic, strength] of found) {
    if (!troubledTopics.has(topic)) most = Math.max(most, strength);
  }
  return most;
}
