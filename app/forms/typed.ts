// What a form holds by the hand of a person. The document is the one place where it is kept: it is read
// when the app starts, and never overwritten.
import { trapKeys } from './answers';

/** Choices that say nothing by themselves. */
const choices = ['type', 'formType', trapKeys.honeypot];

export function hasAnswers(form: HTMLFormElement): boolean {
  return [...form.elements].some((control) => {
    if (control instanceof HTMLInputElement && /radio|checkbox/.test(control.type)) {
      return !choices.includes(control.name) && control.checked !== control.defaultChecked;
    }
    if (control instanceof HTMLSelectElement) return control.value !== valueAtFirst(control);
    return (
      (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) &&
      control.type !== 'hidden' &&
      !choices.includes(control.name) &&
      control.value !== control.defaultValue
    );
  });
}

function valueAtFirst({ options }: HTMLSelectElement): string {
  const [first] = options;
  return ([...options].find((option) => option.defaultSelected) ?? first)?.value ?? '';
}
