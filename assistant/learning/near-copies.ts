// Detects near copies: an evaluation question among the examples would measure memory, not understanding.

const alikeEnough = 0.7;
const fewestWords = 4;

export function splitIntoPlainWords(text: string): string[] {
  const folded = text.normalize('NFKD').replace(/[\p{M}'’`]/gu, '');
  return folded.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

function pairsOf(words: readonly string[]): Set<string> {
  return new Set([...words, '$'].map((word, at) => `${words[at - 1] ?? '^'} ${word}`));
}

/** True when a text equals an original or shares most of its pairs of neighboring words. */
export function createCopyCheck(originals: readonly string[]): (text: string) => boolean {
  const whole = new Set<string>();
  const all: Set<string>[] = [];
  const byPair = new Map<string, number[]>();
  for (const original of originals) {
    const words = splitIntoPlainWords(original);
    whole.add(words.join(' '));
    if (words.length < fewestWords) continue;
    const pairs = pairsOf(words);
    for (const pair of pairs) byPair.set(pair, [...(byPair.get(pair) ?? []), all.length]);
    all.push(pairs);
  }
  return (text) => {
    const words = splitIntoPlainWords(text);
    if (whole.has(words.join(' '))) return true;
    if (words.length < fewestWords) return false;
    const pairs = pairsOf(words);
    const shared = new Map<number, number>();
    for (const pair of pairs) {
      for (const at of byPair.get(pair) ?? []) shared.set(at, (shared.get(at) ?? 0) + 1);
    }
    return [...shared].some(
      ([at, count]) => count / (pairs.size + (all[at]?.size ?? 0) - count) >= alikeEnough,
    );
  };
}
