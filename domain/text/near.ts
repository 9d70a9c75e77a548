// Compares words that differ by one typing mistake: a wrong, missing, extra, or swapped letter.

/** True when one wrong, missing, extra, or swapped letter separates the words; equal words are near too. */
export function isOneEditApart(one: string, other: string): boolean {
  if (one === other) return true;
  let at = 0;
  while (one[at] === other[at]) at += 1;
  const rest = (word: string, from: number) => word.slice(at + from);
  const isSwapped = one[at] === other[at + 1] && one[at + 1] === other[at];
  return (
    rest(one, 1) === rest(other, 1) ||
    rest(one, 1) === rest(other, 0) ||
    rest(one, 0) === rest(other, 1) ||
    (isSwapped && rest(one, 2) === rest(other, 2))
  );
}

/** Shorter words match too many others; longer ones are not names. */
const minLength = 3;
const maxLength = 24;

/** SQL LIKE patterns that match every word one typing mistake away from this word of letters. */
export function buildNearPatterns(word: string): string[] {
  const near = new Set<string>();
  if (word.length < minLength || word.length > maxLength) return [];
  for (let at = 0; at <= word.length; at += 1) {
    const [before, after] = [word.slice(0, at), word.slice(at)];
    near.add(`${before}_${after}`);
    if (after === '') continue;
    near.add(`${before}_${after.slice(1)}`);
    near.add(before + after.slice(1));
    if (after.length > 1) near.add(before + after.charAt(1) + after.charAt(0) + after.slice(2));
  }
  return [...near];
}
