// A small notation for what people say, so that a rule reads like the sentence it looks for.
// Words stand without capitals, accents and apostrophes: dont, manana.
//
//   want to die            these words, one after the other
//   (want|going) to die    either of these
//   <wish> to die          any entry of the word list "wish"
//   overdos*               any word that begins like this
//   #                      a number from five on
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

const manyFrom = 5;
const numberWord = '#';

type WordTest = { text: string; isBeginning: boolean };
type Choice = readonly WordTest[];
type Choices = {
  byFirstWord: ReadonlyMap<string, readonly Choice[]>;
  /** Choices whose first word is only a beginning. */
  byBeginning: readonly Choice[];
};
export type Piece = { choices: Choices; optional: boolean; gapBefore: number };
export type Part = readonly Piece[];
export type Phrase = { source: string; parts: readonly Part[] };

// Words that add force and no meaning: they are left out of phrases and of what is held against them.
const fillers = new Set(
  'really just so very fucking fuckin fkn fking freaking freakin frickin literally kinda sorta actually honestly basically even totally omg damn dang ugh um uh goddamn rly rlly super ya pues muy tan nomas mero literalmente wey guey pinche verdad neta'.split(
    ' ',
  ),
);

export function withoutFillers(words: readonly SpokenWord[]): SpokenWord[] {
  return words.filter((word) => !fillers.has(word.said));
}

function readWord(word: string): WordTest[] {
  if (word === numberWord) return [{ text: numberWord, isBeginning: false }];
  if (fillers.has(word)) return [];
  const isBeginning = word.endsWith('*');
  const plain = isBeginning ? word.slice(0, -1) : word;
  if (!/^[a-z\d]+$/.test(plain)) throw new Error(`Not a plain word: ${word}`);
  const written = isBeginning ? [plain] : (chatSpeak.get(plain) ?? [plain]);
  return written.map((text) => ({ text, isBeginning }));
}

function readChoices(source: string, lists: WordLists): Choice[] {
  if (source.startsWith('<')) {
    const list = lists[source.slice(1, -1)];
    if (list === undefined) throw new Error(`No word list is called ${source}`);
    return list.split(',').flatMap((entry) => readChoices(entry.trim(), lists));
  }
  if (source.startsWith('(')) {
    return source
      .slice(1, -1)
      .split('|')
      .flatMap((choice) => readChoices(choice, lists));
  }
  return [source.trim().split(/\s+/).flatMap(readWord)];
}

// The same lists are named in hundreds of phrases: each is read once.
const readLists = new WeakMap<WordLists, Map<string, Choices>>();

function choicesOf(source: string, lists: WordLists): Choices {
  const read = readLists.get(lists) ?? new Map<string, Choices>();
  readLists.set(lists, read);
  const known = read.get(source);
  if (known !== undefined) return known;
  const byFirstWord = new Map<string, Choice[]>();
  const byBeginning: Choice[] = [];
  for (const choice of readChoices(source, lists)) {
    const [first] = choice;
    if (first === undefined) continue;
    const same = byFirstWord.get(first.text);
    if (first.isBeginning) byBeginning.push(choice);
    else if (same === undefined) byFirstWord.set(first.text, [choice]);
    else same.push(choice);
  }
  const choices = { byFirstWord, byBeginning };
  read.set(source, choices);
  return choices;
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
    const choices = choicesOf(optional ? token.slice(0, -1) : token, lists);
    if (choices.byFirstWord.size + choices.byBeginning.length === 0) {
      if (!optional) throw new Error(`Only fillers in: ${source}`);
      continue;
    }
    pieces.push({ choices, optional, gapBefore });
    gapBefore = 0;
  }
  // An optional end changes nothing, and an open one matches anything: both are mistakes.
  if (pieces.length === 0 || pieces.at(-1)?.optional === true || gapBefore > 0) {
    throw new Error(`A phrase must end with a word that counts: ${source}`);
  }
  return pieces;
}

export function compilePhrase(source: string, lists: WordLists = {}): Phrase {
  return { source, parts: source.split(' + ').map((part) => partOf(part, lists)) };
}

/** Every word a phrase names. */
export function wordsInPhrase({ parts }: Phrase): string[] {
  return parts.flat().flatMap(({ choices }) =>
    [...choices.byFirstWord.values(), choices.byBeginning]
      .flat(2)
      .filter((test) => !test.isBeginning)
      .map((test) => test.text),
  );
}

function isMany(word: string): boolean {
  return /^\d+$/.test(word) && Number(word) >= manyFrom;
}

function passes(word: SpokenWord | undefined, { text, isBeginning }: WordTest): boolean {
  if (word === undefined) return false;
  if (text === numberWord) return isMany(word.said);
  if (!isBeginning) return word.said === text || word.meant === text;
  return word.said.startsWith(text) || word.meant.startsWith(text);
}

function fits(words: readonly SpokenWord[], at: number, choice: Choice): boolean {
  return choice.every((test, offset) => passes(words[at + offset], test));
}

/** Where the pieces from `next` on end at the earliest when they begin at `at`, or -1. */
function endOfPieces(words: readonly SpokenWord[], part: Part, next: number, at: number): number {
  const piece = part[next];
  if (piece === undefined) return at;
  const { byFirstWord, byBeginning } = piece.choices;
  let earliest = piece.optional ? endOfPieces(words, part, next + 1, at) : -1;
  const tryChoices = (choices: readonly Choice[] | undefined, start: number) => {
    if (choices === undefined) return;
    for (const choice of choices) {
      if (!fits(words, start, choice)) continue;
      const end = endOfPieces(words, part, next + 1, start + choice.length);
      if (end !== -1 && (earliest === -1 || end < earliest)) earliest = end;
    }
  };
  const lastStart = next === 0 ? at : at + piece.gapBefore;
  for (let start = at; start <= lastStart; start++) {
    const word = words[start];
    if (word === undefined) break;
    tryChoices(byFirstWord.get(word.said), start);
    if (isMany(word.said)) tryChoices(byFirstWord.get(numberWord), start);
    if (word.meant !== word.said) tryChoices(byFirstWord.get(word.meant), start);
    if (byBeginning.length > 0) tryChoices(byBeginning, start);
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
export function findAll(words: readonly SpokenWord[], { parts }: Phrase): Span[] {
  const spans = parts.map((part) => spansOfPart(words, part));
  if (spans.length === 1) return spans[0] ?? [];
  const found = spans.some((list) => list.length === 0) ? undefined : together(spans, []);
  return found === undefined ? [] : [found];
}
