// The browser's own checks, in our own text.
import { missingAs } from '#domain/forms/problem';
import type { FormTexts } from './form-texts';

export type CheckTexts = Pick<FormTexts, 'forms' | 'fieldProblems' | 'locale'>;

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

export function isControl(element: Element): element is Control {
  return (
    element instanceof HTMLInputElement ||
    element instanceof HTMLSelectElement ||
    element instanceof HTMLTextAreaElement
  );
}

/** What the browser finds wrong, by field, in the order of the form. */
export function problemsIn(
  form: HTMLFormElement | HTMLFieldSetElement,
  texts: CheckTexts,
): Record<string, string> {
  const problems: Record<string, string> = {};
  for (const control of form.elements) {
    if (!isControl(control) || control.name === '' || problems[control.name] !== undefined)
      continue;
    const problem = problemOf(control, texts);
    if (problem !== undefined) problems[control.name] = problem;
  }
  return problems;
}

/** What is wrong with one control, if anything. */
export function problemOf(
  control: Control,
  { forms, fieldProblems, locale }: CheckTexts,
): string | undefined {
  const label = control.dataset.label ?? control.name;
  const missing = fieldProblems[missingAs(label)].replace('{label}', label);
  // A space is no answer to the server; the browser alone would let it pass.
  const isBlank = control.required && control.type !== 'radio' && control.value.trim() === '';
  if (control.validity.valueMissing || isBlank) {
    return control.dataset.missing ?? missing;
  }
  if (control.validity.typeMismatch) {
    return fieldProblems[control.type === 'url' ? 'url' : 'email'];
  }
  // Nothing is cut while somebody types or pastes: what is too long is said, and by how much.
  const max = Number(control.dataset.max ?? Number.POSITIVE_INFINITY);
  const over = control.value.trim().length - max;
  if (over > 0) {
    return forms.tooLong
      .replace('{over}', over.toLocaleString(locale))
      .replace('{max}', max.toLocaleString(locale));
  }
  if (control.validity.rangeOverflow) return control.dataset.over;
  if (control.validity.stepMismatch) return control.dataset.step;
  return control.validity.valid ? undefined : (control.dataset.invalid ?? missing);
}
