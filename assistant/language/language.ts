// Tells which language a message is in: by its script, by its small words, and between English and
// Spanish, down to a single word, by what was learned.
import type { InterpretedLanguage } from '#domain/assistant-topics';
import { fold } from '../text.ts';
import { commonWords } from './common-words.ts';

/** Languages that are replied to in full. */
export type ReplyLanguage = 'en' | 'es';
export type Language = ReplyLanguage | InterpretedLanguage;
type Latin = keyof typeof commonWords;

const scripts: readonly [InterpretedLanguage, RegExp][] = [
  ['ko', /[\p{Script=Hangul}]/gu],
  ['am', /[\p{Script=Ethiopic}]/gu],
  ['ar', /[\p{Script=Arabic}]/gu],
  ['zh', /[\p{Script=Han}]/gu],
];
/** Letters and words of Dari that Arabic does not have. */
const dari = /[پچژگکی]|(?:^|\s)(?:من|است|هستم|دارم|برای)(?:\s|$)/;
const vietnameseLetters = /[ăđơưắằẳẵặấầẩẫậếềểễệốồổỗộớờởỡợứừửữự]/gi;
/** At least so many letters of a script, and more than of ours. */
const fewestLetters = 2;
const fewestWords = 2;

const languagesOf = new Map<string, Latin[]>();
for (const [language, list] of Object.entries(commonWords) as [Latin, string][]) {
  for (const word of new Set(fold(list).split(' '))) {
    languagesOf.set(word, [...(languagesOf.get(word) ?? []), language]);
  }
}

function byScript(message: string): InterpretedLanguage | undefined {
  const latin = message.match(/[a-z]/gi)?.length ?? 0;
  for (const [language, letters] of scripts) {
    const count = message.match(letters)?.length ?? 0;
    if (count < fewestLetters || count * 2 < latin) continue;
    return language === 'ar' && dari.test(message) ? 'prs' : language;
  }
  return (message.match(vietnameseLetters)?.length ?? 0) >= fewestLetters ? 'vi' : undefined;
}

/** A language other than ours, when its small words clearly outnumber ours. */
function bySmallWords(words: readonly string[]): InterpretedLanguage | undefined {
  const counts = { en: 0, es: 0, fr: 0, ht: 0, pt: 0, vi: 0, tl: 0 };
  for (const word of words) {
    const languages = languagesOf.get(word) ?? [];
    // A word of several languages says little about each.
    for (const language of languages) counts[language] += 1 / languages.length;
  }
  const ours = Math.max(counts.en, counts.es);
  const others = Object.entries(counts).filter(([language]) => !/^e[ns]$/.test(language));
  const [best, count] = others.reduce((one, other) => (other[1] > one[1] ? other : one));
  const enough = words.length === 1 ? 1 : fewestWords;
  return count >= enough && count > ours * 1.5 ? (best as InterpretedLanguage) : undefined;
}

/** So many words say little about their language: that of the page counts, unless it is plainly the other. */
const fewWords = 2;
const plainly = 0.9;

/** Where a word is of one of our languages alone: "hola". */
function ownWordOf(words: readonly string[]): ReplyLanguage | undefined {
  const own = words
    .map((word) => languagesOf.get(word) ?? [])
    .find(({ length }) => length === 1)?.[0];
  return own === 'en' || own === 'es' ? own : undefined;
}

/** `spanish` is how likely Spanish is rather than English, by what was learned. */
export function languageOf(
  message: string,
  words: readonly string[],
  spanish: number,
  page?: ReplyLanguage,
): Language {
  const other = byScript(message) ?? bySmallWords(words);
  if (other !== undefined) return other;
  // Somebody who writes half in Spanish reads Spanish.
  if (/[ñ¿¡]/i.test(message)) return 'es';
  if (page !== undefined && words.length <= fewWords) {
    const isPlain = Math.max(spanish, 1 - spanish) >= plainly && /\p{L}/u.test(message);
    if (!isPlain) return ownWordOf(words) ?? page;
  }
  return spanish >= 0.5 ? 'es' : 'en';
}
