// Words that differ by one letter: one wrong, one missing, one too many, two in the wrong order.

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
