// Definition of a form question; the input and both checks derive from it, and its texts are in content by key.
import { textLimits } from '../text/text.ts';

export type Control =
  | 'text'
  | 'email'
  | 'tel'
  | 'url'
  | 'textarea'
  | 'select'
  | 'radio'
  | 'checkbox'
  | 'checklist'
  | 'number'
  | 'date';

export type Field = {
  key: string;
  control: Control;
  /** `marked` fields are shown as required and never block, as the forms always worked. */
  required?: 'enforced' | 'marked';
  /** Key of a checkbox in the same form that waives this question. */
  unless?: string;
  options?: readonly string[];
  autocomplete?: string;
  maxLength?: number;
  initial?: string;
};

/** The answer to a field: yes/no, a list of choices, or text. */
export type Answer = string | boolean | string[];
export type Answers = Record<string, Answer>;

export function getMaxLength(field: Field): number {
  if (field.maxLength !== undefined) return field.maxLength;
  switch (field.control) {
    case 'textarea':
      return textLimits.story;
    case 'email':
      return textLimits.email;
    case 'tel':
      return textLimits.phone;
    case 'url':
      return textLimits.url;
    default:
      return textLimits.line;
  }
}

/** Answers without a column of their own; stored together, so that a new question needs no migration. */
export function pickOtherAnswers(
  fields: readonly Field[],
  columns: readonly string[],
  answers: Readonly<Record<string, unknown>>,
): Answers {
  const keys = fields.map(({ key }) => key).filter((key) => !columns.includes(key));
  return Object.fromEntries(
    keys.map((key) => [key, answers[key]] as const).filter(([, answer]) => isFilled(answer)),
  ) as Answers;
}

function isFilled(answer: unknown): boolean {
  return Array.isArray(answer) ? answer.length > 0 : Boolean(answer);
}
