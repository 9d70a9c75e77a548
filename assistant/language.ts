// Tells Spanish from English, message by message, down to a single word.
import { programs } from '#domain/programs';
import { englishWords, sharedWords, spanishWords } from './common-words.ts';
import { wordsOf } from './words.ts';

export type Language = 'en' | 'es';
export type Vocabulary = { en: ReadonlySet<string>; es: ReadonlySet<string> };
/** `isSure` is false when nothing in the message points to either language. */
export type LanguageGuess = { lang: Language; isSure: boolean };

const spanishLook =
  /(?:cion|ciones|mente|ando|iendo|amos|emos|aron|ieron|idad|illo|illa|ito|ita|anza|ncia|cito|cita|rme|rse|rnos)$/;
const englishLook =
  /(?:ing|tion|ness|ment|ful|less|ght|th|ck|sh|ly|ed|wn|ll)$|^wh|w|k[^aeiou]|ee|oo/;

// Their names are English in every language.
const programNames = programs.map(({ name }) => ` ${wordsOf(name).join(' ')} `);

function withoutProgramNames(words: readonly string[]): string[] {
  let text = ` ${words.join(' ')} `;
  for (const name of programNames) text = text.replaceAll(name, ' ');
  return text.trim().split(/\s+/);
}

export function createLanguageCheck(vocabulary: Vocabulary) {
  function points(word: string): { en: number; es: number } {
    if (sharedWords.has(word)) return { en: 0, es: 0 };
    const english = englishWords.has(word);
    const spanish = spanishWords.has(word);
    if (english !== spanish) return english ? { en: 1, es: 0 } : { en: 0, es: 1 };
    const topicEnglish = vocabulary.en.has(word);
    const topicSpanish = vocabulary.es.has(word);
    if (topicEnglish !== topicSpanish) return topicEnglish ? { en: 1, es: 0 } : { en: 0, es: 1 };
    if (topicEnglish || english) return { en: 0, es: 0 };
    if (word.length > 3 && spanishLook.test(word)) return { en: 0, es: 0.6 };
    return { en: word.length > 3 && englishLook.test(word) ? 0.5 : 0, es: 0 };
  }

  return (message: string, words: readonly string[]): LanguageGuess => {
    let en = 0;
    let es = /[ñ¿¡]/i.test(message) ? 1.5 : 0;
    // "Résumé" and "café" are English too; any other accent is not.
    if (/[áíóú]/i.test(message)) es += 1;
    for (const word of withoutProgramNames(words)) {
      const point = points(word);
      en += point.en;
      es += point.es;
    }
    // Somebody who writes half in Spanish reads Spanish.
    return { lang: es > 0 && es >= en ? 'es' : 'en', isSure: es + en > 0 };
  };
}
