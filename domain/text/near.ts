// Compares words that differ by one typing mistake: a wrong, missing, extra, or swapped letter.

/** True when one wrong, missing, extra, or swapped letter separates the words; equal words are near too. */
export function isOneEditApart(one: string, other: string): boolean {
  if (one === other) return true;
  if (Math.abs(one.length - other.length) > 1) return false;
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

const letters = [...'abcdefghijklmnopqrstuvwxyz'];
/** Shorter words are near too many others, longer ones are no names. */
const shortest = 3;
const longest = 24;

/** The folded word itself and all that are one letter away; some hundreds at the most. */
export function nearSpellings(word: string): string[] {
  const near = new Set([word]);
  if (word.length < shortest || word.length > longest) return [...near];
  for (let at = 0; at <= word.length; at += 1) {
    const [before, after] = [word.slice(0, at), word.slice(at)];
    for (const letter of letters) {
      near.add(before + letter + after);
      if (after !== '') near.add(before + letter + after.slice(1));
    }
    if (after !== '') near.add(before + after.slice(1));
    if (after.length > 1) near.add(before + after.charAt(1) + after.charAt(0) + after.slice(2));
  }
  return [...near];
}
