// The text in which a row is looked up, and what of it a person may type. Every word typed must begin
// one of its words.
import { foldText, phoneDigits } from '#domain/text/text';

/** The words typed. A phone number is one, however it is punctuated. */
export function searchTerms(search: string): string[] {
  const folded = foldText(search).replaceAll('\0', '');
  if (/^[\d\s().+-]*\d[\d\s().+-]*$/.test(folded)) return [phoneDigits(folded)];
  return [...new Set(folded.split(' '))].filter((term) => term !== '');
}

/** The folded text of a row: what is given, in its order, and then the ends by which people ask too. */
export function searchTextOf(parts: readonly (string | null | undefined)[], phone?: string | null) {
  const given = parts.filter((part) => part !== null && part !== undefined && part !== '');
  const digits = phone ? phoneDigits(phone) : '';
  const text = foldText([...given, digits].join(' '));
  return [text, ...text.split(' ').flatMap(endsOfWord), ...endsOfPhone(digits)].join(' ').trim();
}

/** An index takes 2,704 bytes, and one letter may be folded into many: so far a name is sorted and compared. */
const sortedOfName = 300;

export function sortNameOf({ firstName, lastName }: { firstName: string; lastName: string }) {
  return [...foldText(`${lastName} ${firstName}`)].slice(0, sortedOfName).join('');
}

const mostEnds = 4;

/** "garcia-lopez" is found by "lopez", and "o'neil" by "neil". */
function endsOfWord(word: string): string[] {
  return [...word.matchAll(/[-‐'](?=.)/gu)]
    .slice(0, mostEnds)
    .map(({ index }) => word.slice(index + 1));
}

/** Without the area, and the four digits that people remember. */
function endsOfPhone(digits: string): string[] {
  return [7, 4].filter((length) => digits.length > length).map((length) => digits.slice(-length));
}
