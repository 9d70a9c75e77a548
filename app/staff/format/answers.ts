// The answers of a form as staff read them, in the form's own order.

import { applicationFields } from '#domain/forms/application';
import { contactFields } from '#domain/forms/contact';
import { donorFields } from '#domain/forms/donation';
import type { Answer, Answers, Field } from '#domain/forms/field';
import { type FormType, getFields } from '#domain/forms/submission';
import { getLabel } from '#domain/vocabulary';
import { fields } from '#text/fields';
import { submissions } from '#text/staff/submissions';

export type ReadableAnswer = { key: string; label: string; text: string };

type AnswerText = { label: string; options?: Readonly<Record<string, string>> };

/** Shown at the top of the dialog already. */
const shownElsewhere = new Set(['firstName', 'lastName', 'email', 'phone', 'selectedPrograms']);

export function formatAnswers(formType: string, answers: Answers): ReadableAnswer[] {
  const texts = fields.getInvolved[formType as FormType];
  return inOrderOf(getFields(formType as FormType), texts, answers).filter(
    ({ key }) => !shownElsewhere.has(key),
  );
}

export function formatApplicationAnswers(answers: Answers): ReadableAnswer[] {
  return inOrderOf(applicationFields, fields.assistance, answers);
}

export const formatContactAnswers = (answers: Answers) =>
  inOrderOf(contactFields, fields.contact, answers);
export const formatDonorAnswers = (answers: Answers) =>
  inOrderOf(donorFields, fields.donation, answers);

/** Restores the order of the questions; the database does not keep it. */
function inOrderOf(asked: readonly Field[], texts: object, answers: Answers): ReadableAnswer[] {
  const textAt = (key: string) => (texts as Partial<Record<string, AnswerText>>)[key];
  const known = asked.filter((field) => Object.hasOwn(answers, field.key));
  const others = Object.keys(answers).filter((key) => !asked.some((field) => field.key === key));
  return [
    ...known.map(({ key }) => ({
      key,
      label: textAt(key)?.label ?? convertKeyToLabel(key),
      text: textOf(answers[key], textAt(key)),
    })),
    ...others.map((key) => ({ key, label: convertKeyToLabel(key), text: textOf(answers[key]) })),
  ];
}

/** `preferredContactMethod` → "Preferred contact method". */
export function convertKeyToLabel(key: string): string {
  const spaced = key
    .replace(/[._-]+/g, ' ')
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .trim();
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}

function textOf(answer: Answer | undefined, text?: AnswerText): string {
  const { detail } = submissions;
  if (typeof answer === 'boolean') return answer ? detail.yes : detail.no;
  if (Array.isArray(answer)) {
    return answer.map((one) => getLabel(text?.options ?? {}, one)).join(', ') || detail.empty;
  }
  if (answer === undefined || answer === '') return detail.empty;
  return getLabel(text?.options ?? {}, answer);
}
