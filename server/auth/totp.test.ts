import { expect, it } from 'vitest';
import { codeAt, newSecret, stepOfCode } from './totp.ts';

/** "12345678901234567890", the key of the RFC. */
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

it.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('at %d seconds the code is that of RFC 6238', (seconds, code) => {
  expect(codeAt(secret, Math.floor(seconds / 30))).toBe(code);
});

it('takes a clock that is half a minute off, and no more', () => {
  const own = newSecret();
  const now = new Date(1_800_000_000_000);
  const step = Math.floor(now.getTime() / 30_000);
  for (const [off, isTaken] of [
    [-2, false],
    [-1, true],
    [0, true],
    [1, true],
    [2, false],
  ] as const) {
    expect(stepOfCode(own, codeAt(own, step + off), now) === step + off, `${off}`).toBe(isTaken);
  }
  for (const hostile of ['', '12345', '1234567', 'abcdef', '１２３４５６', '12 456']) {
    expect(stepOfCode(own, hostile, now)).toBeUndefined();
  }
});
