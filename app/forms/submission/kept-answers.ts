// The answers on /get-started, kept in this tab until they are sent. They tell nothing that could put
// somebody in danger; those of the application for assistance are kept nowhere.
import type { FormType } from '#domain/forms/submission';
import type { Draft } from '../deliver';
import { formTypeKey } from './submission';

// What leaves with "Leave this site quickly" is named so.
const storageKey = 'wwi_draft_get_started';
const sentKey = 'wwi_draft_get_started_sent';

export type Kept = {
  formType: FormType;
  answers: [string, string][];
  /** Under which it was sent already, perhaps: sent again, it makes no second row. */
  draft?: Draft | undefined;
};

export function keptAnswers(): Kept | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

export function readAnswers(form: HTMLFormElement, formType: FormType, draft?: Draft): Kept {
  const answers = [...new FormData(form)].map(([key, value]): [string, string] => [
    key,
    String(value),
  ]);
  return { formType, answers, draft: draft && { key: draft.key, revision: draft.revision } };
}

export function keepAnswers(kept: Kept): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(kept));
  } catch {
    // A browser that keeps nothing still sends the form.
  }
}

export function forgetAnswers(): void {
  try {
    sessionStorage.removeItem(storageKey);
  } catch {
    // Nothing was kept.
  }
}

/** Once for each that was sent: whoever comes back to that page may have begun another form. */
export function forgetSent(reference: string): void {
  try {
    if (sessionStorage.getItem(sentKey) === reference) return;
    sessionStorage.setItem(sentKey, reference);
  } catch {
    // Nor was anything else kept.
  }
  forgetAnswers();
}

/** Fills what is still as it was served: what somebody typed since counts more. */
export function fillIn(form: HTMLFormElement, { answers }: Kept): void {
  for (const [key, value] of answers) {
    if (key === formTypeKey) continue;
    for (const control of form.querySelectorAll(`[name="${CSS.escape(key)}"]`)) {
      if (control instanceof HTMLInputElement && /radio|checkbox/.test(control.type)) {
        if (control.value === value) control.checked = true;
      } else if (
        control instanceof HTMLInputElement ||
        control instanceof HTMLTextAreaElement ||
        control instanceof HTMLSelectElement
      ) {
        if (control.value === '') control.value = value;
      }
    }
  }
}
