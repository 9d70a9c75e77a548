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

it('finds no word two mistakes away', () => {
  expect(buildNearPatterns('haddad').some((pattern) => matches(pattern, 'hadley'))).toBe(false);
});

it('makes each pattern of a word once, and none that only matches the word itself', () => {
  expect(buildNearPatterns('abc')).toEqual([
    ...['_abc', '_bc', 'bc', 'bac', 'a_bc', 'a_c', 'ac', 'acb', 'ab_c', 'ab_', 'ab', 'abc_'],
  ]);
});

it.each([
  [2, false],
  [3, true],
  [24, true],
  [25, false],
])('decides whether a word of %d letters has patterns: %s', (length, expected) => {
  expect(buildNearPatterns('x'.repeat(length)).length > 0).toBe(expected);
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
  ['abcd', 'axyd', false],
  ['abcd', 'acxd', false],
  ['abcd', 'axbd', false],
  ['', 'ab', false],
])('compares %s and %s as at most one typing mistake apart: %s', (one, other, expected) => {
  expect(isOneEditApart(one, other)).toBe(expected);
  expect(isOneEditApart(other, one)).toBe(expected);
});
