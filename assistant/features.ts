// What the classifier sees of a message: its words, what they are stems of, what stands beside what,
// and the families its words belong to.
import { phraseFamilies } from './phrase-families.ts';
import { stem } from './stems.ts';
import { wordFamilies } from './word-families.ts';
import { wordsOfList } from './words.ts';

export type Features = ReadonlyMap<string, number>;

// How much each kind of feature counts in all, found by cross-validation.
const share = { family: 1.5, phrase: 1.2, word: 1, pair: 0.5, nearPair: 0.35 };
// A message of one word must not shout louder than a whole sentence.
const fewestOfAKind = 3;

const familiesOfWord = new Map<string, Set<string>>();
for (const [family, words] of Object.entries(wordFamilies)) {
  for (const word of words.split(' ')) {
    for (const form of [word, stem.en(word), stem.es(word)]) {
      const families = familiesOfWord.get(form) ?? new Set();
      familiesOfWord.set(form, families.add(family));
    }
  }
}

const longestPhrase = 5;
const familyOfPhrase = new Map<string, string>();
for (const [family, list] of Object.entries(phraseFamilies)) {
  for (const words of wordsOfList(list)) familyOfPhrase.set(words.join(' '), family);
}

function* phrasesIn(words: readonly string[]): Iterable<string> {
  for (let from = 0; from < words.length; from++) {
    let phrase = '';
    for (let to = from; to < Math.min(words.length, from + longestPhrase); to++) {
      phrase = phrase === '' ? (words[to] ?? '') : `${phrase} ${words[to]}`;
      const family = familyOfPhrase.get(phrase);
      if (family !== undefined) yield family;
    }
  }
}

function familiesOf(word: string): Iterable<string> {
  return (
    familiesOfWord.get(word) ??
    familiesOfWord.get(stem.en(word)) ??
    familiesOfWord.get(stem.es(word)) ??
    []
  );
}

export function featuresOf(words: readonly string[]): Features {
  const kinds = {
    family: new Set<string>(),
    phrase: new Set<string>(),
    word: new Set<string>(),
    pair: new Set<string>(),
    nearPair: new Set<string>(),
  };
  const stems = words.map(stem.en);
  for (const family of phrasesIn(words)) kinds.phrase.add(`@${family}`);
  words.forEach((word, at) => {
    for (const family of familiesOf(word)) kinds.family.add(`#${family}`);
    kinds.word.add(`${stems[at]}-`).add(stem.es(word));
    kinds.pair.add(`${words[at - 1] ?? '^'} ${word}`);
    for (const next of [stems[at + 1], stems[at + 2]]) {
      if (next !== undefined) kinds.nearPair.add(`${stems[at]}-${next}`);
    }
  });
  const features = new Map<string, number>();
  for (const kind of Object.keys(kinds) as (keyof typeof kinds)[]) {
    const found = kinds[kind];
    const value = share[kind] / Math.sqrt(Math.max(found.size, fewestOfAKind));
    for (const feature of found) features.set(feature, value);
  }
  return features;
}
