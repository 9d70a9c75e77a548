import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { soundsLikeDanger } from './danger.ts';
import { type Example, learn, readExamples } from './danger-learning.ts';
import { createDangerScore, type Weights } from './danger-score.ts';
import dangerWeights from './danger-weights.json' with { type: 'json' };
import { wordsOf } from './words.ts';

const examples = readExamples(fileURLToPath(new URL('./danger-examples', import.meta.url)));

function scoresBy(weights: Weights, list: readonly Example[]): number[] {
  const scoreOf = createDangerScore(weights);
  return list.map(
    ({ message }) => scoreOf(wordsOf(message).map((said) => ({ said, meant: said }))).score,
  );
}

function share(scores: readonly number[], isRight: (score: number) => boolean): number {
  return scores.filter(isRight).length / scores.length;
}

describe('what was learned from the examples', () => {
  it('was learned from those that stand there now (else: npm run assistant:learn)', () => {
    expect(dangerWeights.learnedFrom).toBe(examples.digest);
  });

  it('is the same each time', () => {
    const few = { list: examples.list.filter((_, at) => at % 20 === 0), digest: '' };
    expect(learn(few)).toEqual(learn(few));
  });

  it('holds for messages that it has never seen', () => {
    const isKeptBack = (_: Example, at: number) => at % 5 === 0;
    const kept = examples.list.filter(isKeptBack);
    const weights = learn({
      list: examples.list.filter((example, at) => !isKeptBack(example, at)),
      digest: '',
    });
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
      examples.list.filter(({ kind }) => kind === 'calm').map(({ message }) => message),
    );
    const both = examples.list.filter(({ kind, message }) => kind !== 'calm' && calm.has(message));
    expect(both).toEqual([]);
  });
});
