// A reference to hold on to: short, unguessable, readable aloud. No letter looks or sounds like another.
import { randomInt } from 'node:crypto';

const alphabet = '23456789ACDEFHJKMNPRTWXY';
const groupLength = 4;

/** For example `WW-7K4M-9RTX`: 24^8, about 10^11 of them, and none opens anything by itself. */
export function newReference(): string {
  const group = () =>
    Array.from({ length: groupLength }, () => alphabet[randomInt(alphabet.length)]).join('');
  return `WW-${group()}-${group()}`;
}
