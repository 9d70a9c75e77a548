import { describe, expect, it } from 'vitest';
import { soundsLikeDanger } from './danger.ts';
import { type Example, learnDanger, readDangerExamples } from './danger-learning.ts';
import { createDangerScore, type DangerWeights } from './danger-score.ts';
import { wordsOf } from './words.ts';

const examples = readDangerExamples();

function scoresBy(weights: DangerWeights, list: readonly Example[]): number[] {
  const scoreOf = createDangerScore(weights);
  return list.map(
    ({ message }) => scoreOf(wordsOf(message).map((said) => ({ said, meant: said }))).score,
  );
}

function share(scores: readonly number[], isRight: (score: number) => boolean): number {
  return scores.filter(isRight).length / scores.length;
}

describe('what was learned from the examples', () => {
  it('is the same each time', () => {
    const few = examples.filter((_, at) => at % 20 === 0);
    expect(learnDanger(few)).toEqual(learnDanger(few));
  });

  it('holds for messages that it has never seen', () => {
    const isKeptBack = (_: Example, at: number) => at % 5 === 0;
    const kept = examples.filter(isKeptBack);
    const weights = learnDanger(examples.filter((example, at) => !isKeptBack(example, at)));
    const danger = scoresBy(
      weights,
      kept.filter(({ kind }) => kind !== 'calm'),
    );
    const calm = scoresBy(
      weights,
      kept.filter(({ kind }) => kind === 'calm'),
    );
    // The rules catch half of what this alone would miss; most of the calm ones are hard on purpose.
    expect(share(danger, (score) => score > soundsLikeDanger)).toBeGreaterThan(0.9);
    expect(share(calm, (score) => score <= soundsLikeDanger)).toBeGreaterThan(0.9);
  });

  it('has no message that is both', () => {
    const calm = new Set(
      examples.filter(({ kind }) => kind === 'calm').map(({ message }) => message),
    );
    const both = examples.filter(({ kind, message }) => kind !== 'calm' && calm.has(message));
    expect(both).toEqual([]);
  });
});
