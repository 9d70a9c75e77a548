// Mail, by the language of the person who gets it: what the site sends, and what staff begin with.
import { mail as enMail } from './en/mail.ts';
import { mail as esMail } from './es/mail.ts';
import type { Language } from './languages.ts';
import type { Mail } from './mail-shape.ts';

const mails: Record<Language, Mail> = { en: enMail, es: esMail };

export function mailOf(language: Language): Mail {
  return mails[language];
}
