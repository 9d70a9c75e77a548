import { expect, it } from 'vitest';
import { isComposing } from './composing.ts';

it.each([
  ['in the middle of a word', { isComposing: true, keyCode: 13 }, true],
  ['at the end of it, in Safari', { isComposing: false, keyCode: 229 }, true],
  ['by itself', { isComposing: false, keyCode: 13 }, false],
])('detects IME input for an Enter %s', (_, nativeEvent, picks) => {
  expect(isComposing({ nativeEvent })).toBe(picks);
});
