// Many phrases at once. Each is filed under the words of its most telling piece, so that a message
// is held only against the few phrases it could contain.
import { everydayWords } from './common-words.ts';
import {
  findAll,
  type Part,
  type Phrase,
  type Piece,
  type Span,
  type SpokenWord,
} from './phrase.ts';

// A word that stands in every second message tells little.
const everydayCost = 12;
const beginningLength = 3;

function costOf({ choices }: Piece): number {
  let cost = choices.byBeginning.length;
  for (const word of choices.byFirstWord.keys()) {
    cost += everydayWords.has(word) ? everydayCost : 1;
  }
  return cost;
}

function tellingPiece(part: Part): Piece | undefined {
  const needed = part.filter((piece) => !piece.optional);
  return needed.reduce<Piece | undefined>(
    (best, piece) => (best === undefined || costOf(piece) < costOf(best) ? piece : best),
    undefined,
  );
}

export type PhraseSet<Rule> = {
  /** Every rule that the words fit, with the places, in the order of the rules. */
  matches(words: readonly SpokenWord[]): Generator<{ rule: Rule; spans: readonly Span[] }>;
};

export function createPhraseSet<Rule extends { phrase: Phrase }>(
  rules: readonly Rule[],
): PhraseSet<Rule> {
  const byWord = new Map<string, number[]>();
  const byBeginning = new Map<string, number[]>();
  function file(index: Map<string, number[]>, key: string, at: number): void {
    const list = index.get(key);
    if (list === undefined) index.set(key, [at]);
    else list.push(at);
  }
  rules.forEach(({ phrase }, at) => {
    const piece = tellingPiece(phrase.parts[0] ?? []);
    if (piece === undefined) return;
    for (const word of piece.choices.byFirstWord.keys()) file(byWord, word, at);
    for (const [first] of piece.choices.byBeginning) {
      file(byBeginning, first?.text.slice(0, beginningLength) ?? '', at);
    }
  });

  return {
    *matches(words) {
      const candidates = new Set<number>();
      for (const { said, meant } of words) {
        for (const word of /^\d/.test(said) ? [said, '#'] : new Set([said, meant])) {
          for (const at of byWord.get(word) ?? []) candidates.add(at);
          for (let length = 1; length <= beginningLength; length++) {
            for (const at of byBeginning.get(word.slice(0, length)) ?? []) candidates.add(at);
          }
        }
      }
      for (const at of [...candidates].sort((a, b) => a - b)) {
        const rule = rules[at];
        if (rule === undefined) continue;
        const spans = findAll(words, rule.phrase);
        if (spans.length > 0) yield { rule, spans };
      }
    },
  };
}
