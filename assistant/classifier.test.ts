import { describe, expect, it } from 'vitest';
import { createClassifier } from './classifier.ts';
import { readExamples, trainClassifier } from './classifier-training.ts';
import { readLearned } from './learned.ts';
import { wordsOf } from './words.ts';

const examples = readExamples();

function bestTopic(classify: ReturnType<typeof createClassifier>, text: string) {
  return [...classify(wordsOf(text))].sort((a, b) => b[1] - a[1])[0]?.[0];
}

describe('the classifier', () => {
  it('learns the same from the same examples', () => {
    const few = examples.filter((_, at) => at % 20 === 0);
    expect(trainClassifier(few)).toEqual(trainClassifier(few));
  });

  it('understands what no example says in these words', () => {
    const classify = createClassifier(readLearned().topics);
    expect(bestTopic(classify, 'my niece has no boots for the snow')).toBe('clothes');
    expect(bestTopic(classify, 'mi sobrina no tiene botas')).toBe('clothes');
    expect(bestTopic(classify, 'my aunt cannot have peanuts or milk')).toBe('special-diet');
  });

  it('has learned every example it was given, but for a few', () => {
    const classify = createClassifier(readLearned().topics);
    const missed = examples.filter(({ text, topic }) => bestTopic(classify, text) !== topic);
    expect(missed.length / examples.length).toBeLessThan(0.08);
  });
});
