// Generates references for visitors: short, unguessable, and without letters that look or sound alike.
import { randomInt } from 'node:crypto';
import { referencePrefix } from '#organization';

const alphabet = '23456789ACDEFHJKMNPRTWXY';
const groupLength = 4;

/**
 * The organization's prefix and two groups, like `7K4M-9RTX`: 24^8, about 10^11 combinations. A reference alone
 * grants no access.
 */
export function createReference(): string {
  const group = () =>
    Array.from({ length: groupLength }, () => alphabet[randomInt(alphabet.length)]).join('');
  return `${referencePrefix}-${group()}-${group()}`;
}
