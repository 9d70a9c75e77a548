// Texts of a form from the page's content.
import type { FieldProblems, Fields, FieldText } from '#content/field-shape';
import type { Forms } from '#content/form-shape';
import type { Language } from '#content/languages';
import { useLanguage, useLocale, useText } from '../text';

export type QuestionText = FieldText & {
  options?: Readonly<Record<string, string>>;
  initial?: string;
};

export type FormTexts = {
  forms: Forms;
  fields: Fields;
  fieldProblems: FieldProblems;
  language: Language;
  locale: string;
};

export function useFormTexts(): FormTexts {
  return {
    forms: useText('forms'),
    fields: useText('fields'),
    fieldProblems: useText('fieldProblems'),
    language: useLanguage(),
    locale: useLocale(),
  };
}

/** The text of a question; a question without a text shows its key. */
export function getFieldText(texts: object, key: string): QuestionText {
  return (texts as Record<string, QuestionText>)[key] ?? { label: key };
}
