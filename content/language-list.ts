// The languages of the public site; staff use the first. To add one, extend the lists here, in all.ts,
// later.ts, mail-drafts.ts and reply-languages.ts, and add its folder.

export const languages = ['en', 'es'] as const;
export type Language = (typeof languages)[number];

/** Locales for dates, money and numbers. */
export const locales: Record<Language, string> = { en: 'en-US', es: 'es-US' };
/**
 * Names of the languages: in the language itself, and as the value of the question about the spoken
 * language.
 */
export const languageNames: Record<Language, string> = { en: 'English', es: 'Español' };
export const englishLanguageNames: Record<Language, string> = { en: 'English', es: 'Spanish' };
