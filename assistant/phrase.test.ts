import { describe, expect, it } from 'vitest';
import { compilePhrase, findAll, withoutFillers } from './phrase.ts';

function isSaid(phrase: string, text: string, lists = {}): boolean {
  const words = withoutFillers(text.split(' ').map((said) => ({ said, meant: said })));
  return findAll(words, compilePhrase(phrase, lists)).length > 0;
}

describe('a phrase', () => {
  it.each([
    ['want to die', 'i want to die', true],
    ['want to die', 'want die', false],
    ['(want|need) to go', 'we need to go', true],
    ['overdos*', 'he overdosed', true],
    ['my? life', 'end life', true],
    ['he .. me', 'he comes home and hits me', false],
    ['he .. me', 'he really really really often hits me', true],
    ['he .. me', 'he often hits me', true],
    ['he ... me', 'he comes home late at night and hits me', true],
    ['gun + bathroom', 'in the bathroom with his gun', true],
    ['took # pills', 'took 30 pills', true],
    ['took # pills', 'took 2 pills', false],
  ])('%s in "%s": %s', (phrase, text, expected) => {
    expect(isSaid(phrase, text)).toBe(expected);
  });

  it('takes words from a list by name', () => {
    expect(isSaid('<kin> fell', 'my grandma fell', { kin: 'my mom, my grandma' })).toBe(true);
    expect(() => compilePhrase('<kin> fell')).toThrow('No word list');
  });

  it('refuses what can only be a mistake', () => {
    expect(() => compilePhrase('he ..')).toThrow();
    expect(() => compilePhrase('he me?')).toThrow();
    expect(() => compilePhrase('cañón')).toThrow();
  });

  it('takes what was meant for what was said', () => {
    const words = [{ said: 'suicde', meant: 'suicide' }];
    expect(findAll(words, compilePhrase('suicide'))).toHaveLength(1);
  });
});
