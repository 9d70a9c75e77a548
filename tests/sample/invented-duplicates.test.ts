// Measures how many of the known duplicates among invented people the rule finds, and how many pairs are wrong.
import { expect, it } from 'vitest';
import { findDuplicates } from '../../domain/duplicates/find-duplicates.ts';
import { inventDuplicates } from './invented-duplicates.ts';

it('finds 97 % of 500 duplicates among 20,000 people, with at most 2 % of the pairs wrong', () => {
  const { people, pairs } = inventDuplicates({ people: 20_000, duplicates: 500 });
  const known = new Set(pairs.map(([one, other]) => `${one} ${other}`));
  const found = findDuplicates(people).map(({ one, other }) => `${one} ${other}`);
  const right = found.filter((pair) => known.has(pair)).length;
  expect(right / known.size).toBeGreaterThanOrEqual(0.97);
  expect(1 - right / found.length).toBeLessThanOrEqual(0.02);
});
