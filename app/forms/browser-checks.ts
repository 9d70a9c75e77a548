// The browser's own checks, as the problems that the server names too.
import type { Problems } from './public-form';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

export function isControl(element: Element): element is Control {
  return (
    element instanceof HTMLInputElement ||
    element instanceof HTMLSelectElement ||
    element instanceof HTMLTextAreaElement
  );
}

/** What the browser finds wrong, by field, in the order of the form. */
export function problemsIn(form: HTMLFormElement | HTMLFieldSetElement): Problems {
  const problems: Problems = {};
  for (const control of form.elements) {
    if (!isControl(control) || control.name === '' || problems[control.name] !== undefined)
      continue;
    const problem = problemOf(control);
    if (problem !== undefined) problems[control.name] = problem;
  }
  return problems;
}

/** What is wrong with one control, if anything. */
export function problemOf(control: Control): Problems[string] | undefined {
  const { label = control.name, max = Number.POSITIVE_INFINITY, ...codes } = control.dataset;
  const missing = { code: 'missing', params: { label } };
  const named = (code: string | undefined) => (code === undefined ? missing : { code });
  // A space is no answer to the server; the browser alone would let it pass.
  const isBlank = control.required && control.type !== 'radio' && control.value.trim() === '';
  if (control.validity.valueMissing || isBlank) return named(codes.missing);
  if (control.validity.typeMismatch) return { code: control.type === 'url' ? 'url' : 'email' };
  // Nothing is cut while somebody types or pastes: what is too long is said, and by how much.
  const over = control.value.trim().length - Number(max);
  if (over > 0) return { code: 'tooLongBy', params: { over, max: Number(max) } };
  if (control.validity.rangeOverflow) return named(codes.over);
  if (control.validity.stepMismatch) return named(codes.step);
  return control.validity.valid ? undefined : named(codes.invalid);
}
