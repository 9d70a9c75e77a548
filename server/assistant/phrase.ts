// A small notation for what people say, so that a rule reads like the sentence it looks for.
//
// Words stand without capitals, accents and apostrophes: dont, manana.
//
//   want to die            these words, one after the other
//   (want|going) to die    either of these
//   <wish> to die          any entry of the word list "wish"
//   overdos*               any word that begins like this
//   my? life               "my" may be missing
//   he .. me               up to three other words may stand between
//   he ... me              up to eight
//   gun + bathroom         both, in any order, within fourteen words
import { chatSpeak } from './chat-speak.ts';

/** One word as it was written, and what it may have been meant to be. */
export type SpokenWord = { said: string; meant: string };
export type Span = { from: number; to: number };
export type WordLists = Record<string, string>;

const shortGap = 3;
const longGap = 8;
const togetherWithin = 14;

type WordTest = { text: string; prefix: boolean };
type Choice = readonly WordTest[];
type Piece = {
  /** Choices by their first word, and those whose first word is only a beginning. */
  byFirstWord: ReadonlyMap<string, readonly Choice[]>;
  byBeginning: readonly Choice[];
  optional: boolean;
  gapBefore: number;
};
type Part = readonly Piece[];
export type Phrase = { source: string; parts: readonly Part[] };

function testsOf(text: string): WordTest[] {
  return text
    .trim()
    .split(/\s+/)
    .flatMap((word) => {
      const prefix = word.endsWith('*');
      const plain = prefix ? word.slice(0, -1) : word;
      if (!/^[a-z\d]+$/.test(plain)) throw new Error(`Not a plain word: ${word}`);
      return (chatSpeak.get(plain) ?? [plain]).map((meant) => ({ text: meant, prefix }));
    });
}

function choicesOf(source: string, lists: WordLists): WordTest[][] {
  if (source.startsWith('<')) {
    const list = lists[source.slice(1, -1)];
    if (list === undefined) throw new Error(`No word list is called ${source}`);
    return list.split(',').flatMap((entry) => choicesOf(entry.trim(), lists));
  }
  const inner = source.startsWith('(') ? source.slice(1, -1) : source;
  return inner
    .split('|')
    .flatMap((choice) => (choice.startsWith('<') ? choicesOf(choice, lists) : [testsOf(choice)]));
}

type SortedChoices = Pick<Piece, 'byFirstWord' | 'byBeginning'>;
// The same lists are named in hundreds of phrases: each is read once.
const readLists = new WeakMap<WordLists, Map<string, SortedChoices>>();

function sortedChoices(token: string, lists: WordLists): SortedChoices {
  const read = readLists.get(lists) ?? new Map<string, SortedChoices>();
  readLists.set(lists, read);
  const known = read.get(token);
  if (known !== undefined) return known;
  const fresh = sorted(choicesOf(token, lists));
  read.set(token, fresh);
  return fresh;
}

function sorted(choices: readonly Choice[]): SortedChoices {
  const begins = (choice: Choice) => choice[0]?.prefix === true;
  return {
    byFirstWord: Map.groupBy(
      choices.filter((choice) => !begins(choice)),
      (choice) => choice[0]?.text ?? '',
    ),
    byBeginning: choices.filter(begins),
  };
}

function partOf(source: string, lists: WordLists): Part {
  const pieces: Piece[] = [];
  let gapBefore = 0;
  for (const [token] of source.matchAll(/\([^)]*\)\??|<[^>]*>\??|\S+/g)) {
    if (token === '..' || token === '...') {
      gapBefore = token === '..' ? shortGap : longGap;
      continue;
    }
    const optional = token.endsWith('?');
    const choices = sortedChoices(optional ? token.slice(0, -1) : token, lists);
    pieces.push({ ...choices, optional, gapBefore });
    gapBefore = 0;
  }
  // An optional end changes nothing, and an open one matches anything: both are mistakes.
  if (pieces.length === 0 || pieces.at(-1)?.optional === true || gapBefore > 0)
    throw new Error(`A phrase must end with a word that counts: ${source}`);
  return pieces;
}

export function compilePhrase(source: string, lists: WordLists = {}): Phrase {
  return { source, parts: source.split(' + ').map((part) => partOf(part, lists)) };
}

/** Every word a phrase asks for by name: what spelling mistakes are held against. */
export function wordsInPhrase(phrase: Phrase): string[] {
  return phrase.parts.flat().flatMap((piece) =>
    [...piece.byFirstWord.values(), piece.byBeginning]
      .flat(2)
      .filter((test) => !test.prefix)
      .map((test) => test.text),
  );
}

function passes(word: SpokenWord | undefined, test: WordTest): boolean {
  if (word === undefined) return false;
  return test.prefix
    ? word.said.startsWith(test.text) || word.meant.startsWith(test.text)
    : word.said === test.text || word.meant === test.text;
}

function fits(words: readonly SpokenWord[], at: number, choice: Choice): boolean {
  for (let offset = 0; offset < choice.length; offset++) {
    const test = choice[offset];
    if (test !== undefined && !passes(words[at + offset], test)) return false;
  }
  return true;
}

const none: readonly Choice[] = [];

function* choicesAt(words: readonly SpokenWord[], at: number, piece: Piece): Generator<Choice> {
  const word = words[at];
  if (word === undefined) return;
  yield* piece.byFirstWord.get(word.said) ?? none;
  if (word.meant !== word.said) yield* piece.byFirstWord.get(word.meant) ?? none;
  yield* piece.byBeginning;
}

/** Where the pieces from `next` on end at the earliest when they begin at `at`, or -1. */
function endOfPieces(words: readonly SpokenWord[], part: Part, next: number, at: number): number {
  const piece = part[next];
  if (piece === undefined) return at;
  let earliest = piece.optional ? endOfPieces(words, part, next + 1, at) : -1;
  const lastStart = next === 0 ? at : Math.min(at + piece.gapBefore, words.length - 1);
  for (let start = at; start <= lastStart; start++) {
    for (const choice of choicesAt(words, start, piece)) {
      if (!fits(words, start, choice)) continue;
      const whole = endOfPieces(words, part, next + 1, start + choice.length);
      if (whole !== -1 && (earliest === -1 || whole < earliest)) earliest = whole;
    }
  }
  return earliest;
}

function spansOfPart(words: readonly SpokenWord[], part: Part): Span[] {
  const spans: Span[] = [];
  for (let from = 0; from < words.length; from++) {
    const to = endOfPieces(words, part, 0, from);
    if (to > from) spans.push({ from, to });
  }
  return spans;
}

function overlap(a: Span, b: Span): boolean {
  return a.from < b.to && b.from < a.to;
}

function together(lists: readonly Span[][], chosen: readonly Span[]): Span | undefined {
  const [spans, ...rest] = lists;
  const from = Math.min(...chosen.map((span) => span.from));
  const to = Math.max(...chosen.map((span) => span.to));
  if (spans === undefined) return { from, to };
  for (const span of spans) {
    if (Math.max(to, span.to) - Math.min(from, span.from) > togetherWithin) continue;
    if (chosen.some((other) => overlap(other, span))) continue;
    const found = together(rest, [...chosen, span]);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Every place where the phrase is said; of words that only stand together, the first. */
export function findAll(words: readonly SpokenWord[], phrase: Phrase): Span[] {
  const spans = phrase.parts.map((part) => spansOfPart(words, part));
  if (spans.length === 1) return spans[0] ?? [];
  const found = spans.some((list) => list.length === 0) ? undefined : together(spans, []);
  return found === undefined ? [] : [found];
}
