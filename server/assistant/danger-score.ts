// How much a message sounds like those of people in danger, by the weights that were learned from
// examples: `npm run assistant:learn` makes danger-weights.json from danger-examples/.
import { featureOfWord, featuresOf } from './danger-features.ts';
import type { SpokenWord } from './phrase.ts';
import type { Alarm } from './reply-shape.ts';

type Line = { bias: number; weights: Record<string, number> };
export type Weights = {
  /** Of the examples, so that a test can tell when they have changed since. */
  learnedFrom: string;
  danger: Line;
  kinds: Record<Alarm, Line>;
};

/** Above 0 danger is likelier than not; 3 means twenty to one. */
export type DangerScore = { score: number; kind: Alarm };

function scoreBy({ bias, weights }: Line, features: readonly string[]): number {
  let sum = 0;
  let heard = 0;
  for (const feature of features) {
    if (!Object.hasOwn(weights, feature)) continue;
    sum += weights[feature] ?? 0;
    heard += 1;
  }
  return bias + sum / Math.sqrt(Math.max(1, heard));
}

export function createDangerScore({ danger, kinds }: Weights) {
  return (words: readonly SpokenWord[]): DangerScore => {
    const features = featuresOf(
      // A word that no example has may be a misspelled one that some have.
      words.map(({ said, meant }) =>
        Object.hasOwn(danger.weights, featureOfWord(said)) ? said : meant,
      ),
    );
    const [likeliest] = (Object.keys(kinds) as Alarm[])
      .map((kind) => ({ kind, score: scoreBy(kinds[kind], features) }))
      .sort((one, other) => other.score - one.score);
    return { score: scoreBy(danger, features), kind: likeliest?.kind ?? 'crime' };
  };
}
