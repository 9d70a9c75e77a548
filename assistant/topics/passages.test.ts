import { describe, expect, it } from 'vitest';
import { splitWords } from '../text.ts';
import { createPassageFinder } from './passages.ts';

const find = createPassageFinder([
  { title: 'Toy box', text: 'About 9 pounds of toys.', path: '/toys', about: 'toys' },
  { title: 'Toy van', text: 'We bring a box to your door.', path: '/toys', about: 'toys' },
  { title: 'Kite club', text: 'Saturday on the hill, with tea.', path: '/kites', about: 'kites' },
  { title: 'Kite help', text: 'In danger, call 911 first.', path: '/kites', about: 'kites' },
]);
const titleFor = (question: string, weigh = (_about: string) => 1) =>
  find(splitWords(question), weigh)?.passage.title;

describe('createPassageFinder', () => {
  it('finds the passage that shares the rarest words with the question', () => {
    expect(titleFor('do you have tea on the hill')).toBe('Kite club');
  });

  it('prefers a passage with a figure when the question asks for one', () => {
    expect(titleFor('how heavy is a toys box')).toBe('Toy box');
  });

  it('weighs passages by the likely topic of the message', () => {
    expect(titleFor('tea or a door')).toBeDefined();
    expect(titleFor('tea or a door', (about) => (about === 'toys' ? 2 : 0.5))).toBe('Toy van');
  });

  it('finds nothing for common words and for words in no passage', () => {
    expect(titleFor('what is it and where do you have that')).toBeUndefined();
    expect(titleFor('the capital of mongolia')).toBeUndefined();
  });

  it('excludes passages that name the emergency lines', () => {
    expect(titleFor('kite help in danger')).not.toBe('Kite help');
  });
});
