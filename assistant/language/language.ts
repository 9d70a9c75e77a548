// Detects a message's language by script, by common short words, and between English and Spanish by a model.
import type { InterpretedLanguage } from '#domain/assistant-topics';
import { fold } from '../text.ts';
import { commonWords } from './common-words.ts';

/** Languages with a full set of replies. */
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
/** A script needs at least this many letters, and at least half as many as Latin letters. */
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

/** Returns another language when its common words clearly outnumber the English and Spanish ones. */
function bySmallWords(words: readonly string[]): InterpretedLanguage | undefined {
  const counts = { en: 0, es: 0, fr: 0, ht: 0, pt: 0, vi: 0, tl: 0 };
  for (const word of words) {
    const languages = languagesOf.get(word) ?? [];
    // Words shared by several languages count less for each.
    for (const language of languages) counts[language] += 1 / languages.length;
  }
  const ours = Math.max(counts.en, counts.es);
  const others = Object.entries(counts).filter(([language]) => !/^e[ns]$/.test(language));
  const [best, count] = others.reduce((one, other) => (other[1] > one[1] ? other : one));
  const enough = words.length === 1 ? 1 : fewestWords;
  return count >= enough && count > ours * 1.5 ? (best as InterpretedLanguage) : undefined;
}

/** Messages this short take the page's language, unless they are clearly in the other one. */
const fewWords = 2;
const plainly = 0.9;

/** The language of the first word that belongs to English or Spanish only: "hola". */
function ownWordOf(words: readonly string[]): ReplyLanguage | undefined {
  const own = words
    .map((word) => languagesOf.get(word) ?? [])
    .find(({ length }) => length === 1)?.[0];
  return own === 'en' || own === 'es' ? own : undefined;
}

/** `spanish` is the model's chance of Spanish against English. */
export function detectLanguage(
  message: string,
  words: readonly string[],
  spanish: number,
  page?: ReplyLanguage,
): Language {
  const other = byScript(message) ?? bySmallWords(words);
  if (other !== undefined) return other;
  // A message that is half in Spanish comes from a Spanish reader.
  if (/[ñ¿¡]/i.test(message)) return 'es';
  if (page !== undefined && words.length <= fewWords) {
    const isPlain = Math.max(spanish, 1 - spanish) >= plainly && /\p{L}/u.test(message);
    if (!isPlain) return ownWordOf(words) ?? page;
  }
  return spanish >= 0.5 ? 'es' : 'en';
}
