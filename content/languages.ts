// Paths by language: the first language has no prefix, every other has its code, as in /es/about.

import {
  englishLanguageNames,
  type Language,
  languageNames,
  languages,
  locales,
} from './language-list.ts';

export { englishLanguageNames, type Language, languageNames, languages, locales };

export const defaultLanguage: Language = languages[0];
export const otherLanguages: readonly Language[] = languages.slice(1);
/** Staff screens use the first language. */
export const staffLocale = locales[defaultLanguage];

const prefix = new RegExp(`^/(${otherLanguages.join('|') || '(?!)'})(?=[/?#]|\\.data|$)`);

export function getPathLanguage(path: string): Language {
  return languages.find((language) => language === prefix.exec(path)?.[1]) ?? defaultLanguage;
}

/** The path of a page without its language prefix. */
export function removeLanguagePrefix(path: string): string {
  const page = path.replace(prefix, '');
  return page.startsWith('/') ? page : `/${page}`;
}

/** The path of a page in a language; URLs of other sites stay unchanged. */
export function localizePath(language: Language, path: string): string {
  if (!path.startsWith('/') || language === defaultLanguage) return path;
  return `/${language}${path.replace(/^\/(?=[?#]|$)/, '')}`;
}

export function isLanguage(code: unknown): code is Language {
  return languages.some((language) => language === code);
}

/** The language for an answer about the spoken language; undefined for languages without content. */
export function findSpokenLanguage(answer: string | null | undefined): Language | undefined {
  return languages.find((language) => englishLanguageNames[language] === answer);
}
