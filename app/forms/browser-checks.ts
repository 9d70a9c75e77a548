// The browser's own checks, in our own text.
import { forms } from '#content/en/forms';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

function isControl(element: Element): element is Control {
  return (
    element instanceof HTMLInputElement ||
    element instanceof HTMLSelectElement ||
    element instanceof HTMLTextAreaElement
  );
}

/** What the browser finds wrong, by field, in the order of the form. */
export function problemsIn(form: HTMLFormElement | HTMLFieldSetElement): Record<string, string> {
  const problems: Record<string, string> = {};
  for (const control of form.elements) {
    if (!isControl(control) || control.name === '' || problems[control.name] !== undefined)
      continue;
    const problem = problemOf(control);
    if (problem !== undefined) problems[control.name] = problem;
  }
  return problems;
}

function problemOf(control: Control): string | undefined {
  const label = control.dataset.label ?? control.name;
  // A space is no answer to the server; the browser alone would let it pass.
  const isBlank = control.required && control.type !== 'radio' && control.value.trim() === '';
  if (control.validity.valueMissing || isBlank) {
    return control.dataset.missing ?? forms.messages.required.replace('{label}', label);
  }
  if (control.validity.typeMismatch) {
    return control.type === 'url' ? forms.messages.url : forms.messages.email;
  }
  if (control.validity.tooLong && 'maxLength' in control) {
    return forms.messages.tooLong.replace('{max}', control.maxLength.toLocaleString('en-US'));
  }
  if (!control.validity.valid)
    return control.dataset.invalid ?? forms.messages.required.replace('{label}', label);
  return undefined;
}
