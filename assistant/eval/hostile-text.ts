// Messages that cost the most to read: as long as the site takes them, and made anew every time.
import { longestQuestion } from '#domain/chat';
import { createRandom } from '../learning/trainer.ts';

const random = createRandom(1);
export const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
const letters = 'abcdefghijklmnopqrstuvwxyz';

function repeated(piece: () => string): string {
  let text = '';
  while (text.length < longestQuestion) text += piece();
  return text.slice(0, longestQuestion).toWellFormed();
}

function nearWord(): string {
  const word = pick(
    'suicide killing husband overdose abused shelter apartment choked bleeding hurt'.split(' '),
  );
  const at = Math.floor(random() * word.length);
  return `${word.slice(0, at)}${pick([...letters])}${word.slice(at + 1)} `;
}

/** The kinds of text that cost the most, each made anew every time. */
export const hostile: Record<string, () => string> = {
  'near-words': () => repeated(nearWord),
  // What holds a name of ours is read twice.
  'near-words and a name': () => repeated(() => pick(['renee ', nearWord()])),
  'one long word': () => repeated(() => pick([...letters])),
  'one letter': () => pick([...letters]).repeat(longestQuestion),
  'single letters': () => repeated(() => `${pick([...letters])} `),
  'words of rules': () =>
    repeated(() => `${pick('he she want to kill my took no me not end i'.split(' '))} `),
  'half phrases': () => repeated(() => pick(['took all of the ', 'no tengo a ', 'he has a '])),
  'digits in words': () => repeated(() => `${pick([...letters])}${pick([...'013457@$!|*'])}`),
  emoji: () => repeated(() => pick(['🙂', '🔫', '😭', '👩‍👩‍👧‍👦'])),
  zalgo: () => repeated(() => `${pick([...letters])}\u0301\u0321\u0335\u0489`),
  'mixed scripts': () => repeated(() => pick(['食', 'ም', '한', 'ا', 'a ', 'ñ', 'đ '])),
  // One sign that is eighteen letters when it is taken apart.
  'signs that are sentences': () => repeated(() => pick(['ﷺ', 'ﷺ '])),
  punctuation: () => repeated(() => pick([...'?!.,;(){}[]<>'])),
  dots: () => repeated(() => `${pick([...letters])}.`),
  'names of places': () => repeated(() => pick(['{program} ', '{place}', 'in his home '])),
};
