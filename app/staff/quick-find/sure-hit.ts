// When what is typed names one person and nobody else, nothing is left to choose.
import { foldText, phoneDigits } from '#domain/text/text';
import type { QuickFindResponse } from '../data/rows';

/** Two to four letters and two groups of four, as every reference has them. */
const wholeReference = /^[a-z]{2,4}-[\da-z]{4}-[\da-z]{4}$/i;
const wholePhoneDigits = 10;

function isWhole(typed: string, name: string): boolean {
  if (wholeReference.test(typed) || foldText(typed) === foldText(name)) return true;
  return /^[\d\s().+-]+$/.test(typed) && phoneDigits(typed).length >= wholePhoneDigits;
}

/**
 * The only hit, typed in full: a longer name that begins so would be a second hit, and one that is only
 * near has another name.
 */
export function isSureHit(text: string, found: QuickFindResponse): boolean {
  const all = [...found.members, ...found.submissions, ...found.messages];
  const [only] = all;
  return only !== undefined && all.length === 1 && isWhole(text.trim(), only.name);
}
