// Texts that a staff member's email starts with, in the recipient's language.
import { mailDrafts as enDrafts } from './en/staff/mail-drafts.ts';
import { vocabularies as enVocabularies } from './en/vocabularies.ts';
import { mailDrafts as esDrafts } from './es/staff/mail-drafts.ts';
import { vocabularies as esVocabularies } from './es/vocabularies.ts';
import type { Language } from './languages.ts';
import type { MailDrafts, Vocabularies } from './vocabulary-shape.ts';

type Drafts = MailDrafts & Pick<Vocabularies, 'formTypes'>;

const drafts: Record<Language, Drafts> = {
  en: { ...enDrafts, formTypes: enVocabularies.formTypes },
  es: { ...esDrafts, formTypes: esVocabularies.formTypes },
};

export function mailDraftsIn(language: Language): Drafts {
  return drafts[language];
}
