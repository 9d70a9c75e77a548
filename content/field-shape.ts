// Types of the texts of public forms. The questions come from the domain, so a new one requires a text in
// every language.
import type { applicationFields } from '#domain/forms/application';
import type { contactFields } from '#domain/forms/contact';
import type { donorFields, GiftType } from '#domain/forms/donation';
import type { Field } from '#domain/forms/field';
import type { FormType } from '#domain/forms/form-types';
import type { basicFields } from '#domain/forms/person-fields';
import type { ProblemCode } from '#domain/forms/problem';
import type { typeFields } from '#domain/forms/submission';

export interface FieldText {
  label: string;
  hint?: string;
  placeholder?: string;
}

interface ChoiceText<Value extends string> extends FieldText {
  options: Record<Value, string>;
  /** The preselected value, if it differs from the form's. */
  initial?: Value;
}

type TextOf<Question> = Question extends { options: readonly (infer Value extends string)[] }
  ? ChoiceText<Value>
  : FieldText;
type TextsOf<Questions extends readonly Field[]> = {
  [Question in Questions[number] as Question['key']]: TextOf<Question>;
};

/** Texts of the contact questions. */
export type BasicTexts = TextsOf<typeof basicFields>;
/** Texts of the questions that each form adds. */
export type OwnTexts = { [Form in FormType]: TextsOf<(typeof typeFields)[Form]> };
export type GetInvolvedTexts = { [Form in FormType]: BasicTexts & OwnTexts[Form] };

export interface Fields {
  assistance: TextsOf<typeof applicationFields>;
  contact: TextsOf<typeof contactFields>;
  donation: TextsOf<typeof donorFields> & { type: ChoiceText<GiftType> };
  getInvolved: GetInvolvedTexts;
}

/** Sentences for rejected answers, by problem code. */
export type FieldProblems = Record<ProblemCode, string>;
