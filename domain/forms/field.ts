// A question on a form, written once: from it come the input, the browser's check, the server's
// check and the readable label that staff see.
import { textLimits } from '../text/text.ts';
import type { Vocabulary } from '../vocabulary.ts';

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
  label: string;
  control: Control;
  /** `marked` fields are shown as required and never block: that is how the forms always worked. */
  required?: 'enforced' | 'marked';
  options?: Vocabulary;
  hint?: string;
  placeholder?: string;
  autocomplete?: string;
  maxLength?: number;
  initial?: string;
};

/** What a field answers: yes/no, a list of choices, or text. */
export type Answer = string | boolean | string[];
export type Answers = Record<string, Answer>;

export function maxLengthOf(field: Field): number {
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

export const fieldMessages = {
  missing: (label: string) => `${label} is required`,
  email: 'Enter an e-mail address like name@example.org',
  url: 'Enter a web address that starts with https://',
  option: 'Choose one of the options',
  other: 'This is missing or not right',
};

/** The answers that have no column of their own, so that a new question needs no migration. */
export function otherAnswers(
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
