// Drafts for mail from staff, in the language of the recipient.
import { mailDrafts as enDrafts } from './en/staff/mail-drafts.ts';
import { vocabularies as enVocabularies } from './en/vocabularies.ts';
import type { Language } from './languages.ts';
import type { MailDrafts, Vocabularies } from './vocabulary-shape.ts';

type Drafts = MailDrafts & Pick<Vocabularies, 'formTypes'>;

const drafts: Record<Language, Drafts> = {
  en: { ...enDrafts, formTypes: enVocabularies.formTypes },
};

export function mailDraftsIn(language: Language): Drafts {
  return drafts[language];
}
