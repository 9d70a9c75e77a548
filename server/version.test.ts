import { expect, it } from 'vitest';
import { isOlderVersion } from './version.ts';

it.each([
  ['0.1.0', '0.2.0', true],
  ['0.9.0', '0.10.0', true],
  ['1.0.0', '0.10.0', false],
  ['0.1.0', '0.1.0', false],
  ['0.1.1', '0.1.0', false],
])('compares versions by their numbers: %s is older than %s: %s', (one, other, isOlder) => {
  expect(isOlderVersion(one, other)).toBe(isOlder);
});
