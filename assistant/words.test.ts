import { describe, expect, it } from 'vitest';
import { createSpeller } from './spelling.ts';
import { stem } from './stems.ts';
import { wordsOf } from './words.ts';

describe('reading a message', () => {
  it.each([
    ["I don't WANNA go", 'i do not want to go'],
    ['¿Qué día es mañana?', 'que dia es manana'],
    ['k1ll mys3lf', 'kill myself'],
    ['k m s', 'kms'],
    ['heeeelp', 'heelp'],
    ['M.A.Y.B.E. More', 'maybe more'],
    ['501(c)(3)?', '501c3'],
    ['wi-fi', 'wifi'],
    ["he od'd", 'he overdosed'],
    ['ill do it', 'i will do it'],
    ['su\u200bicide', 'suicide'],
    ['ｓｕｉｃｉｄｅ', 'suicide'],
    ['took 💊', 'took pills'],
    ['call 911', 'call 911'],
  ])('%s', (text, words) => {
    expect(wordsOf(text).join(' ')).toBe(words);
  });
});

describe('mending spelling', () => {
  const spell = createSpeller({
    words: ['volunteer', 'time', 'hambre', 'rent'],
    likelyWords: ['eviction', 'coat', 'jacket', 'resume', 'ged'],
    closeWords: ['danger', 'suicidal'],
    isWord: (word) => ['dancer', 'tent'].includes(word),
  });
  it.each([
    ['voluntear', 'volunteer'],
    ['tiem', 'time'],
    ['ambre', 'hambre'],
    ['sucidal', 'suicidal'],
    ['dangr', 'danger'],
    ['dancer', 'dancer'],
    ['tent', 'tent'],
    ['xylophone', 'xylophone'],
    ['evicshun', 'eviction'],
    ['cote', 'coat'],
    ['jakit', 'jacket'],
    ['resumay', 'resume'],
    ['gde', 'ged'],
  ])('%s is %s', (written, meant) => {
    expect(spell(written)).toBe(meant);
  });
});

describe('stems', () => {
  it('bring English forms together', () => {
    expect(stem.en('evicted')).toBe(stem.en('eviction'));
    expect(stem.en('groceries')).toBe(stem.en('grocery'));
    expect(stem.en('donating')).toBe(stem.en('donate'));
  });

  it('bring Spanish forms together', () => {
    expect(stem.es('donando')).toBe(stem.es('donar'));
    expect(stem.es('voluntarias')).toBe(stem.es('voluntario'));
  });

  it('keep apart what differs', () => {
    expect(stem.en('better')).not.toBe(stem.en('bet'));
  });
});
