// Decides when a typed text names exactly one person, who then opens at once.
import { foldText, normalizePhone } from '#domain/text/text';
import type { QuickFindResponse } from '../data/rows';

/** The format of references: two to four letters and two groups of four. */
const wholeReference = /^[a-z]{2,4}-[\da-z]{4}-[\da-z]{4}$/i;
const wholePhoneDigits = 10;

function isWhole(typed: string, name: string): boolean {
  if (wholeReference.test(typed) || foldText(typed) === foldText(name)) return true;
  return /^[\d\s().+-]+$/.test(typed) && normalizePhone(typed).length >= wholePhoneDigits;
}

/**
 * True for the only result if it is typed in full. A longer name would be a second result; a near match is not exact.
 */
export function isExactMatch(text: string, found: QuickFindResponse): boolean {
  const all = [...found.members, ...found.submissions, ...found.messages];
  const [only] = all;
  return only !== undefined && all.length === 1 && isWhole(text.trim(), only.name);
}
