// Seeded random numbers and unique references for invented people and messages.
import { referencePrefix, samplePhones } from '#organization';

/** A small seeded random number generator (mulberry32), good enough to vary people. */
export function createSeededRandom(seed: number) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const referenceAlphabet = '23456789ACDEFHJKMNPRTWXY';
const referenceRoom = 24n ** 8n;
// Coprime to the number of references, so that no two numbers get the same one.
const referenceStep = 48_271_000_007n;

export function referenceOf(number: number): string {
  let left = (BigInt(number) * referenceStep) % referenceRoom;
  let text = '';
  for (let place = 0; place < 8; place++) {
    text += referenceAlphabet[Number(left % 24n)];
    left /= 24n;
  }
  return `${referencePrefix}-${text.slice(0, 4)}-${text.slice(4)}`;
}

/** A name as used in an email address. */
export function emailNameOf(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/[^a-zA-Z]/g, '')
    .toLowerCase();
}

const { areaCodes } = samplePhones;

/** Returns a unique number for millions of people; the first ten thousand share an area code. */
export function phoneOf(number: number): string {
  const block = Math.floor(number / 10_000);
  const area = areaCodes[block % areaCodes.length];
  const exchange = 555 + (Math.floor(block / areaCodes.length) % 400);
  return `(${area}) ${exchange}-${String(number % 10_000).padStart(4, '0')}`;
}
