// Finds the content passage that fits a question, by rare words in an index built once. A message costs one
// lookup per word, up to a few dozen.
import type { Passage } from '#domain/assistant-content';
import { commonWords } from '../language/common-words.ts';
import { splitWords } from '../text.ts';

export type FoundPassage = {
  passage: Passage;
  score: number;
  /**
   * Share of the question's words, weighted by rarity, that the passage contains; `shared` is their number.
   */
  share: number;
  shared: number;
};
/** Weight of a passage by its topic. */
export type TopicWeight = (about: string) => number;
export type PassageFinder = (
  words: readonly string[],
  weigh: TopicWeight,
) => FoundPassage | undefined;

const readWords = 40;
const beginning = 5;
/** Words in the title show the passage's topic. */
const titleWeight = 1.5;
/** Questions with "when" or "how many" look for a figure. */
const figureWeight = 1.3;
const figureAsked =
  /^(?:when|time|times|days?|hours?|late|early|many|much|heavy|weigh|weighs|big|long|old|far|often|soon)$/;
const figure =
  /\d|\b(?:one|two|three|four|five|six|seven|ten|twice|once|(?:mon|tues|wednes|thurs|fri|satur|sun)days?)\b/i;
/** Emergency lines come only from the danger check, never from a passage. */
const emergencyLines = /\b(?:911|988)\b/;

const smallWords = new Set(
  `${commonWords.en} ${commonWords.es} many much long time times day days late early big far old often soon gotta gonna wanna yall like really still also which who whose whats then than them their us as go going come give take make know tell let ok hi hello hey thanks good people someone somebody something thing things place one open opens closed close office`.split(
    ' ',
  ),
);

function stemOf(word: string): string {
  const single = word.replace(/(?<=x|ss|ch|sh)es$|(?<=[^s])s$/, '');
  return single.slice(0, beginning);
}

function stemsOf(words: readonly string[]): Set<string> {
  const telling = words.filter((word) => word.length > 2 && !smallWords.has(word));
  return new Set(telling.slice(0, readWords).map(stemOf));
}

export function createPassageFinder(all: readonly Passage[]): PassageFinder {
  const passages = all.filter(({ text }) => !emergencyLines.test(text));
  const places = new Map<string, { at: number; weight: number }[]>();
  passages.forEach(({ title, text }, at) => {
    const inTitle = stemsOf(splitWords(title));
    for (const stem of new Set([...inTitle, ...stemsOf(splitWords(text))])) {
      const entry = { at, weight: inTitle.has(stem) ? titleWeight : 1 };
      places.set(stem, [...(places.get(stem) ?? []), entry]);
    }
  });
  const rarity = (count: number) => Math.log(1 + passages.length / count);

  return (words, weigh) => {
    const asksFigure = words.some((word) => figureAsked.test(word));
    const found = new Map<number, { sum: number; heard: number; shared: number }>();
    let asked = 0;
    for (const stem of stemsOf(words)) {
      const entries = places.get(stem) ?? [];
      const worth = rarity(Math.max(1, entries.length));
      asked += worth;
      for (const { at, weight } of entries) {
        const { sum = 0, heard = 0, shared = 0 } = found.get(at) ?? {};
        found.set(at, { sum: sum + worth * weight, heard: heard + worth, shared: shared + 1 });
      }
    }
    let best: FoundPassage | undefined;
    for (const [at, { sum, heard, shared }] of found) {
      const passage = passages[at];
      if (passage === undefined) continue;
      const fits = asksFigure && figure.test(passage.text) ? figureWeight : 1;
      const score = sum * fits * weigh(passage.about);
      if (score > (best?.score ?? 0)) {
        best = { passage, score, share: heard / asked, shared };
      }
    }
    return best;
  };
}
