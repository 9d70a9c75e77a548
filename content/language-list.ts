// The languages of the public side: the first is the one that staff read, too. Another language is a line
// in each of these, in all.ts, later.ts, mail-drafts.ts and reply-languages.ts, and a folder of its own.

export const languages = ['en', 'es'] as const;
export type Language = (typeof languages)[number];

/** As dates, money and numbers are written. */
export const locales: Record<Language, string> = { en: 'en-US', es: 'es-US' };
/** As each names itself, and as the answer to the question which language somebody speaks. */
export const languageNames: Record<Language, string> = { en: 'English', es: 'Español' };
export const spokenAs: Record<Language, string> = { en: 'English', es: 'Spanish' };
