// Compares street addresses by house number, street, apartment, and ZIP code.
import { foldText } from '../text/text.ts';

export type ComparedAddress = { house: string; unit: string; zip: string };

const directions = new Set('n s e w ne nw se sw north south east west'.split(' '));
const unitWords = new Set('apt apartment unit suite ste apto lot room rm'.split(' '));

/** The house number with the first word of the street: "1204 N. Oak Street" and "1204 oak st" are one house. */
export function parseAddress(address: string, zipCode: string): ComparedAddress | undefined {
  const words = foldText(address)
    .replace(/#/g, ' unit ')
    .replace(/[.']/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  const at = words.findIndex((word) => /^\d/.test(word));
  const box = words.indexOf('box');
  const unitAt = words.findIndex((word, index) => index > 0 && unitWords.has(word));
  const street = words.slice(at + 1).find((word) => !directions.has(word));
  const house = box >= 0 ? `box ${words[box + 1] ?? ''}` : `${words[at]} ${street}`;
  if (at < 0 || (box < 0 && street === undefined)) return undefined;
  return { house, unit: unitAt < 0 ? '' : (words[unitAt + 1] ?? ''), zip: zipCode.slice(0, 5) };
}

export const buildAddressKey = ({ house }: ComparedAddress) => `a:${house.slice(0, 60)}`;

const canBeSame = (one: string, other: string) => one === '' || other === '' || one === other;

export function compareAddresses(
  one: ComparedAddress | undefined,
  other: ComparedAddress | undefined,
): boolean {
  if (one === undefined || other === undefined || one.house !== other.house) return false;
  return canBeSame(one.unit, other.unit) && canBeSame(one.zip, other.zip);
}
