// Trains the three models; the same examples always give the same models.
import { extractFeatures, type Features, reduceToSound } from '../features.ts';
import type { Model } from '../model.ts';
import type { Models } from '../model-file.ts';
import { splitWords } from '../text.ts';
import { getTopicKind } from '../topics/choose-topics.ts';
import { type Example, readDangerExamples, readTopicExamples } from './examples.ts';
import { createRandom, type Row, type Settings, train } from './trainer.ts';

/** Tuned by five-fold cross-validation. */
export const settings = {
  topics: { rows: 2 ** 16, epochs: 4, rate: 6, weights: 212_000, seed: 7 },
  danger: { rows: 2 ** 17, epochs: 4, rate: 3, weights: 170_000, seed: 7 },
  language: { rows: 2 ** 13, epochs: 2, rate: 2, weights: 12_000, seed: 7 },
} satisfies Record<keyof Models, Settings>;

export const temperatures: Record<keyof Models, number> = {
  topics: 0.85,
  danger: 1.1,
  language: 1,
};

/** Questions about these topics include calls for help, so they do not count as harmless examples. */
const criesAmong = new Set(['safety', 'crisis-line']);
/** Share of dangerous messages that are also trained next to a harmless one. */
const joinedShare = 0.6;
/**
 * Higher weights for examples that separate need from danger, which share their words, and for facts and
 * keywords, which have few or very short examples.
 */
const weights = { urgent: 4, need: 1.5, calm: 1.15, fact: 1.5, keyword: 1.5 };
/**
 * The result for such short texts depends on one or two words: train on all of them, and on a share of the longer
 * ones.
 */
const shortText = 20;
const languageStep = 4;

/** Share of messages also trained with typing mistakes. */
const misspelledShares = { topics: 0.6, danger: 0.4 };
const slipShare = 0.45;

/** Memoizes `make`: the same words and messages are read for several models. */
function once<Result>(make: (text: string) => Result): (text: string) => Result {
  const made = new Map<string, Result>();
  return (text) => {
    const result = made.get(text) ?? make(text);
    made.set(text, result);
    return result;
  };
}

const soundOnce = once(reduceToSound);

function learnedFeatures(words: readonly string[]): Features {
  return extractFeatures(words, undefined, soundOnce);
}

/** Letters that people swap when they spell by sound. */
const byEar: Record<string, string> = {
  c: 'k',
  k: 'c',
  s: 'z',
  z: 's',
  v: 'b',
  b: 'v',
  y: 'i',
  i: 'y',
  h: '',
  g: 'j',
  f: 'ph',
  p: 'b',
  t: 'd',
  d: 't',
};

/** Makes one mistake: a letter missing, doubled, swapped, spelled by sound, or another vowel. */
function slip(word: string, random: () => number): string {
  const at = 1 + Math.floor(random() * (word.length - 1));
  const [before, letter = '', after] = [word.slice(0, at), word[at], word.slice(at + 1)];
  const kind = Math.floor(random() * 5);
  if (kind === 0) return before + after;
  if (kind === 1) return before + letter + letter + after;
  if (kind === 2) return before + after.slice(0, 1) + letter + after.slice(1);
  if (kind === 3) return before + (byEar[letter] ?? letter) + after;
  const vowel = 'aeiou'[Math.floor(random() * 5)] ?? 'e';
  return before + (/[aeiou]/.test(letter) ? vowel : after.slice(0, 1)) + after;
}

/** Copies with typing mistakes, so that a misspelled word still counts. */
function misspelled(examples: readonly Example[], share: number): Row[] {
  const random = createRandom(3);
  return examples
    .filter(() => random() < share)
    .map(({ text, label }) => {
      const words = splitWords(text).map((word) =>
        word.length > 3 && !word.startsWith('{') && random() < slipShare
          ? slip(word, random)
          : word,
      );
      return { features: learnedFeatures(words), label, weight: 1 };
    });
}

const featuresOfText = once((text) => learnedFeatures(splitWords(text)));

export function buildRow(text: string, label: string): Row {
  return { features: featuresOfText(text), label, weight: 1 };
}

export function buildTopicRows(examples: readonly Example[] = readTopicExamples()): Row[] {
  const rows = examples.map(({ text, label, isKeyword }) => {
    const weight = getTopicKind(label) === 'fact' ? weights.fact : isKeyword ? weights.keyword : 1;
    return { ...buildRow(text, label), weight };
  });
  return [...rows, ...misspelled(examples, misspelledShares.topics)];
}

function calmOf(example: Example): Example & { isNeed: boolean } {
  return { ...example, label: 'calm', isNeed: getTopicKind(example.label) === 'need' };
}

export function buildDangerExamples(): Example[] {
  const questions = readTopicExamples().filter(({ label }) => !criesAmong.has(label));
  return [...readDangerExamples(), ...questions.map(calmOf)];
}

function calmWeight({ label, isUrgent, isNeed }: Pick<Example, 'label' | 'isUrgent' | 'isNeed'>) {
  if (isUrgent) return weights.urgent;
  if (isNeed) return weights.need;
  return label === 'calm' && isNeed === undefined ? weights.calm : 1;
}

/**
 * Adds mixed messages: danger next to something harmless stays danger, two harmless messages stay
 * harmless. The steps are coprime, so the pairs differ.
 */
export function buildDangerRows(examples: readonly Example[] = buildDangerExamples()): Row[] {
  const dangerous = examples.filter(({ label }) => label !== 'calm');
  const calm = examples.filter(({ label }) => label === 'calm');
  const at = (from: readonly Example[], turn: number) => from[turn % from.length] as Example;
  const joined = Array.from({ length: Math.round(dangerous.length * joinedShare) }, (_, turn) => {
    const [one, other, third] = [
      at(dangerous, turn * 17),
      at(calm, turn * 31),
      at(calm, turn * 53),
    ];
    return [
      buildRow(`${one.text}. ${other.text}`, one.label),
      buildRow(`${other.text}. ${third.text}`, 'calm'),
    ];
  });
  return [
    ...examples.map(({ text, label, isUrgent, isNeed }) => ({
      ...buildRow(text, label),
      weight: calmWeight({ label, isUrgent, isNeed }),
    })),
    ...misspelled(examples, misspelledShares.danger),
    ...joined.flat(),
  ];
}

function languageRows(): Row[] {
  const examples = [...readTopicExamples(), ...readDangerExamples()];
  return examples
    .filter(({ text }, at) => at % languageStep === 0 || text.length < shortText)
    .map(({ text, lang }) => buildRow(text, lang));
}

export function buildTrainingRows(): Record<keyof Models, Row[]> {
  return { danger: buildDangerRows(), topics: buildTopicRows(), language: languageRows() };
}

export function learn(): Models {
  const rows = buildTrainingRows();
  const fitted = (name: keyof Models): Model => ({
    ...train(rows[name], settings[name]),
    temperature: temperatures[name],
  });
  return { danger: fitted('danger'), topics: fitted('topics'), language: fitted('language') };
}
