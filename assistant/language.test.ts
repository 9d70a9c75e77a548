import { describe, expect, it } from 'vitest';
import { createLanguageCheck } from './language.ts';
import { createSearchIndex } from './search.ts';
import { wordsOf } from './words.ts';

const languageOf = createLanguageCheck(createSearchIndex().vocabulary);

describe('the language of a message', () => {
  it.each([
    ['i need help with rent', 'en'],
    ['necesito ayuda con la renta', 'es'],
    ['hola', 'es'],
    ['comida', 'es'],
    ['food', 'en'],
    ['me van a desalojar', 'es'],
    ['que es home at heart', 'es'],
    ['what is home at heart', 'en'],
    ['where can i get comida', 'en'],
    ['necesito help con mi rent', 'es'],
    ['my son no come', 'en'],
    ['my son drank bleech', 'en'],
    ['my papa hits me', 'en'],
    ['son gratis', 'es'],
    ['résumé help', 'en'],
    ['asdf', 'en'],
  ])('%s: %s', (message, lang) => {
    expect(languageOf(message, wordsOf(message)).lang).toBe(lang);
  });
});
