// What the questions of the public forms say, by form, question and value: the questions themselves, their
// values, the order and the checks are the domain's, and so a new one asks for its text in every language.
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
  /** What is chosen at first, where the form has it otherwise. */
  initial?: Value;
}

type TextOf<Question> = Question extends { options: readonly (infer Value extends string)[] }
  ? ChoiceText<Value>
  : FieldText;
type TextsOf<Questions extends readonly Field[]> = {
  [Question in Questions[number] as Question['key']]: TextOf<Question>;
};

/** Who is writing. */
export type BasicTexts = TextsOf<typeof basicFields>;
/** What is asked on each form of its own, beside who is writing. */
export type OwnTexts = { [Form in FormType]: TextsOf<(typeof typeFields)[Form]> };
export type GetInvolvedTexts = { [Form in FormType]: BasicTexts & OwnTexts[Form] };

export interface Fields {
  assistance: TextsOf<typeof applicationFields>;
  contact: TextsOf<typeof contactFields>;
  donation: TextsOf<typeof donorFields> & { type: ChoiceText<GiftType> };
  getInvolved: GetInvolvedTexts;
}

/** What is said about an answer that the check refuses, by the code of the problem. */
export type FieldProblems = Record<ProblemCode, string>;
