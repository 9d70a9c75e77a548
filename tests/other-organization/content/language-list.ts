export const languages = ['en'] as const;
export type Language = (typeof languages)[number];

export const locales: Record<Language, string> = { en: 'en-US' };
export const languageNames: Record<Language, string> = { en: 'English' };
export const englishLanguageNames: Record<Language, string> = { en: 'English' };
