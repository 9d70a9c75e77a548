import { expect, it } from 'vitest';
import { isOneEditApart, nearSpellings } from './near.ts';

it.each([
  ['haddad', 'hadad', 'one is missing'],
  ['haddad', 'hadddad', 'one is too many'],
  ['haddad', 'haddat', 'one is wrong'],
  ['haddad', 'ahddad', 'two are in the wrong order'],
  ['haddad', 'haddad', 'none is wrong'],
])('%s is near what was typed: %s (%s)', (name, typed) => {
  expect(nearSpellings(typed)).toContain(name);
});

it('stays a few hundred words, and near is not far', () => {
  expect(nearSpellings('haddad')).not.toContain('hadley');
  expect(nearSpellings('abcdefghijklmnopqrstuvwx').length).toBeLessThan(1400);
  expect(nearSpellings('ab')).toEqual(['ab']);
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
])('%s and %s differ by at most one typing mistake: %s', (one, other, expected) => {
  expect(isOneEditApart(one, other)).toBe(expected);
  expect(isOneEditApart(other, one)).toBe(expected);
});
