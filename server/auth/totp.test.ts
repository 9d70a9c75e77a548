import { expect, it } from 'vitest';
import { generateCode } from '../../tests/api/authenticator-app.ts';
import { buildEnrollmentUrl, createSecret, findCodeStep } from './totp.ts';

it.each([
  [59_000, '287082'],
  [1_111_111_109_000, '081804'],
  [20_000_000_000_000, '353130'],
])('accepts the code that RFC 6238 lists for %i ms', (at, code) => {
  const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
  expect(findCodeStep(secret, code, new Date(at))).toBe(Math.floor(at / 30_000));
});

it.each([
  [-2, undefined],
  [-1, 59_999_999],
  [0, 60_000_000],
  [1, 60_000_001],
  [2, undefined],
])('returns the step of a code that is %i steps off only up to one step', (off, step) => {
  const secret = createSecret();
  const now = 1_800_000_000_000;
  expect(findCodeStep(secret, generateCode(secret, now + off * 30_000), new Date(now))).toBe(step);
});

it.each(['', '12345', '1234567', 'abcdef', '１２３４５６', '12 456'])(
  'refuses %j, which is not six digits',
  (code) => {
    expect(findCodeStep(createSecret(), code, new Date())).toBeUndefined();
  },
);

it('puts secret, account, and organization into the address for the app', () => {
  const address = new URL(buildEnrollmentUrl('A'.repeat(32), 'ana', 'Food & Friends'));
  expect(decodeURIComponent(`${address.host}${address.pathname}`)).toBe('totp/Food & Friends:ana');
  const { secret, issuer, period, digits } = Object.fromEntries(address.searchParams);
  expect([secret, issuer, period, digits]).toEqual(['A'.repeat(32), 'Food & Friends', '30', '6']);
});
