import { expect, it } from 'vitest';
import { buildNearPatterns, isOneEditApart } from './near.ts';

const matches = (pattern: string, word: string) =>
  new RegExp(`^${pattern.replaceAll('_', '.')}$`).test(word);

it.each([
  ['haddad', 'hadad', 'missing letter'],
  ['haddad', 'hadddad', 'extra letter'],
  ['haddad', 'haddat', 'wrong letter'],
  ['haddad', 'ahddad', 'swapped letters'],
])('finds %s when %s was typed: %s', (name, typed) => {
  expect(buildNearPatterns(typed).some((pattern) => matches(pattern, name))).toBe(true);
});

it('finds no word two mistakes away and makes no patterns for short words', () => {
  expect(buildNearPatterns('haddad').some((pattern) => matches(pattern, 'hadley'))).toBe(false);
  expect(buildNearPatterns('ab')).toEqual([]);
});

it.each([
  ['evergreen', 'evergren', true],
  ['evergreen', 'evergreeen', true],
  ['evergreen', 'evergeren', true],
  ['roots', 'boots', true],
  ['roots', 'roots', true],
  ['roots', 'root', true],
  ['heart', 'health', false],
  ['abcd', 'badc', false],
  ['', 'ab', false],
])('compares %s and %s as at most one typing mistake apart: %s', (one, other, expected) => {
  expect(isOneEditApart(one, other)).toBe(expected);
  expect(isOneEditApart(other, one)).toBe(expected);
});
