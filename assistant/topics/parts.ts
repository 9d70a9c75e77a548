// Splits a message where a second question may begin: "where is your office and when are you open".

export type WordRange = { from: number; to: number };

const joints: ReadonlySet<string> = new Set(
  'and also plus then y e tambien ademas pero but or'.split(' '),
);
/** Longer messages tell a story; their clauses are not separate questions. */
const longestMessage = 30;

export function splitIntoWordRanges(
  words: readonly string[],
  breaks: readonly number[],
): WordRange[] {
  if (words.length > longestMessage) return [];
  const cuts = new Set([0, ...breaks, words.length]);
  for (const [at, word] of words.entries()) if (joints.has(word)) cuts.add(at).add(at + 1);
  const ends = [...cuts].filter((cut) => cut <= words.length).sort((one, other) => one - other);
  const parts = ends.slice(1).map((to, at) => ({ from: ends[at] ?? 0, to }));
  const whole = parts.filter(({ from, to }) => to - from > 1 || !joints.has(words[from] ?? ''));
  return whole.length > 1 ? whole : [];
}
