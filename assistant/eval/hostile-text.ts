// Random messages of maximum length that are the most expensive to read.
import { maxQuestionLength } from '#domain/chat';
import { createRandom } from '../learning/trainer.ts';

const random = createRandom(1);
export const pickRandom = <T>(list: readonly T[]): T =>
  list[Math.floor(random() * list.length)] as T;
const letters = 'abcdefghijklmnopqrstuvwxyz';

function repeated(piece: () => string): string {
  let text = '';
  while (text.length < maxQuestionLength) text += piece();
  return text.slice(0, maxQuestionLength).toWellFormed();
}

function nearWord(): string {
  const word = pickRandom(
    'suicide killing husband overdose abused shelter apartment choked bleeding hurt'.split(' '),
  );
  const at = Math.floor(random() * word.length);
  return `${word.slice(0, at)}${pickRandom([...letters])}${word.slice(at + 1)} `;
}

/** Generators by kind of text; each call makes a new message. */
export const hostileTexts: Record<string, () => string> = {
  'near-words': () => repeated(nearWord),
  // A message with one of our names is read twice.
  'near-words and a name': () => repeated(() => pickRandom(['renee ', nearWord()])),
  'one long word': () => repeated(() => pickRandom([...letters])),
  'one letter': () => pickRandom([...letters]).repeat(maxQuestionLength),
  'single letters': () => repeated(() => `${pickRandom([...letters])} `),
  'words of rules': () =>
    repeated(() => `${pickRandom('he she want to kill my took no me not end i'.split(' '))} `),
  'half phrases': () =>
    repeated(() => pickRandom(['took all of the ', 'no tengo a ', 'he has a '])),
  'digits in words': () =>
    repeated(() => `${pickRandom([...letters])}${pickRandom([...'013457@$!|*'])}`),
  emoji: () => repeated(() => pickRandom(['🙂', '🔫', '😭', '👩‍👩‍👧‍👦'])),
  zalgo: () => repeated(() => `${pickRandom([...letters])}\u0301\u0321\u0335\u0489`),
  'mixed scripts': () => repeated(() => pickRandom(['食', 'ም', '한', 'ا', 'a ', 'ñ', 'đ '])),
  // One character that normalizes to eighteen letters.
  'signs that are sentences': () => repeated(() => pickRandom(['ﷺ', 'ﷺ '])),
  punctuation: () => repeated(() => pickRandom([...'?!.,;(){}[]<>'])),
  dots: () => repeated(() => `${pickRandom([...letters])}.`),
  'names of places': () => repeated(() => pickRandom(['{program} ', '{place}', 'in his home '])),
};
