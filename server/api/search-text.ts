// Builds the search text of a row and the terms of a search. Each term must begin a word of the text.
import { foldText, normalizePhone } from '#domain/text/text';

/** Splits the search into words. A phone number is one word, with any punctuation. */
export function splitSearchTerms(search: string): string[] {
  const folded = foldText(search).replaceAll('\0', '');
  if (/^[\d\s().+-]*\d[\d\s().+-]*$/.test(folded)) return [normalizePhone(folded)];
  return [...new Set(folded.split(' '))].filter((term) => term !== '');
}

/** The folded text of the parts in order, then the word and phone endings that people also search for. */
export function buildSearchText(
  parts: readonly (string | null | undefined)[],
  phones: readonly (string | null | undefined)[] = [],
) {
  const given = parts.filter((part) => part !== null && part !== undefined && part !== '');
  const digits = phones.map((phone) => normalizePhone(phone ?? '')).filter(Boolean);
  const text = foldText([...given, ...digits].join(' '));
  return [text, ...text.split(' ').flatMap(endsOfWord), ...digits.flatMap(endsOfPhone)]
    .join(' ')
    .trim();
}

/** Maximum length of a sort name: an index entry takes 2,704 bytes, and one letter may fold into many. */
const sortedOfName = 300;

export function buildSortName({ firstName, lastName }: { firstName: string; lastName: string }) {
  return [...foldText(`${lastName} ${firstName}`)].slice(0, sortedOfName).join('');
}

const mostEnds = 4;

/** Makes "lopez" find "garcia-lopez", and "neil" find "o'neil". */
function endsOfWord(word: string): string[] {
  return [...word.matchAll(/[-‐'](?=.)/gu)]
    .slice(0, mostEnds)
    .map(({ index }) => word.slice(index + 1));
}

/** The number without the area code, and its last four digits. */
function endsOfPhone(digits: string): string[] {
  return [7, 4].filter((length) => digits.length > length).map((length) => digits.slice(-length));
}
