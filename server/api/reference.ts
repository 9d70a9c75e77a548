// A reference to hold on to: short, unguessable, readable aloud. No letter looks or sounds like another.
import { randomInt } from 'node:crypto';
import { referencePrefix } from '#organisation';

const alphabet = '23456789ACDEFHJKMNPRTWXY';
const groupLength = 4;

/**
 * The organisation's letters and two groups, like `7K4M-9RTX`: 24^8, about 10^11 of them, and none opens
 * anything by itself.
 */
export function newReference(): string {
  const group = () =>
    Array.from({ length: groupLength }, () => alphabet[randomInt(alphabet.length)]).join('');
  return `${referencePrefix}-${group()}-${group()}`;
}
