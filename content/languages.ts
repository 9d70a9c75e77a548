// The languages of the public side. The first one has no prefix in its addresses; every other has its
// code: /es/about.

import { type Language, languageNames, languages, locales, spokenAs } from './language-list.ts';

export { type Language, languageNames, languages, locales, spokenAs };

export const defaultLanguage: Language = languages[0];
export const otherLanguages: readonly Language[] = languages.slice(1);
/** Staff read the first language. */
export const staffLocale = locales[defaultLanguage];

const prefix = new RegExp(`^/(${otherLanguages.join('|') || '(?!)'})(?=[/?#]|\\.data|$)`);

export function languageOfPath(path: string): Language {
  return languages.find((language) => language === prefix.exec(path)?.[1]) ?? defaultLanguage;
}

/** The address of a page without its language. */
export function pageOfPath(path: string): string {
  const page = path.replace(prefix, '');
  return page.startsWith('/') ? page : `/${page}`;
}

/** A page's address in a language; what is no address of this site stays. */
export function pathIn(language: Language, path: string): string {
  if (!path.startsWith('/') || language === defaultLanguage) return path;
  return `/${language}${path.replace(/^\/(?=[?#]|$)/, '')}`;
}

export function isLanguage(code: unknown): code is Language {
  return languages.some((language) => language === code);
}

/** From the answer to the question which language somebody speaks; undefined where it is none of ours. */
export function languageSpokenAs(answer: string | null | undefined): Language | undefined {
  return languages.find((language) => spokenAs[language] === answer);
}
