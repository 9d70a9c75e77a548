// Detects answers in a form. The document is their only store: the app reads it on start and never overwrites it.
import { honeypotKeys } from './answers';

/** Fields that do not count as answers. */
const choices = ['type', 'formType', honeypotKeys.honeypot];

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
