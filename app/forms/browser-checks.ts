// Turns the browser's form validation into the same problems that the server reports.
import type { Problems } from './public-form';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

export function isControl(element: Element): element is Control {
  return (
    element instanceof HTMLInputElement ||
    element instanceof HTMLSelectElement ||
    element instanceof HTMLTextAreaElement
  );
}

/** The browser's validation problems by field, in form order. */
export function findBrowserProblems(form: HTMLFormElement | HTMLFieldSetElement): Problems {
  const problems: Problems = {};
  for (const control of form.elements) {
    if (!isControl(control) || control.name === '' || problems[control.name] !== undefined)
      continue;
    const problem = findBrowserProblem(control);
    if (problem !== undefined) problems[control.name] = problem;
  }
  return problems;
}

/** The problem of one control, if any. */
export function findBrowserProblem(control: Control): Problems[string] | undefined {
  const { label = control.name, max = Number.POSITIVE_INFINITY, ...codes } = control.dataset;
  const missing = { code: 'missing', params: { label } };
  const named = (code: string | undefined) => (code === undefined ? missing : { code });
  // The server rejects an answer of spaces, which the browser accepts.
  const isBlank = control.required && control.type !== 'radio' && control.value.trim() === '';
  if (control.validity.valueMissing || isBlank) return named(codes.missing);
  if (control.validity.typeMismatch) return { code: control.type === 'url' ? 'url' : 'email' };
  // Text is never truncated on input: report how much too long it is.
  const over = control.value.trim().length - Number(max);
  if (over > 0) return { code: 'tooLongBy', params: { over, max: Number(max) } };
  if (control.validity.rangeOverflow) return named(codes.over);
  if (control.validity.stepMismatch) return named(codes.step);
  return control.validity.valid ? undefined : named(codes.invalid);
}
