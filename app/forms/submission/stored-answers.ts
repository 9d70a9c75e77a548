// Stores the answers on /get-started in this tab until they are sent. Answers of the application for
// assistance are never stored, because they could put people in danger.
import type { FormType } from '#domain/forms/submission';
import type { Draft } from '../deliver';
import { formTypeKey } from './submission';

// "Leave this site quickly" removes keys with this prefix.
const storageKey = 'wwi_draft_get_started';
const sentKey = 'wwi_draft_get_started_sent';

export type StoredAnswers = {
  formType: FormType;
  answers: [string, string][];
  /** The draft may have been sent already; its key prevents a second row. */
  draft?: Draft | undefined;
};

export function loadAnswers(): StoredAnswers | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

export function readAnswers(
  form: HTMLFormElement,
  formType: FormType,
  draft?: Draft,
): StoredAnswers {
  const answers = [...new FormData(form)].map(([key, value]): [string, string] => [
    key,
    String(value),
  ]);
  return { formType, answers, draft };
}

export function storeAnswers(kept: StoredAnswers): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(kept));
  } catch {
    // Storage is blocked; the form still works.
  }
}

export function deleteAnswers(): void {
  try {
    sessionStorage.removeItem(storageKey);
  } catch {
    // Storage is blocked.
  }
}

/** Clears the answers once per sent form: a visitor who comes back may have begun another. */
export function deleteSentAnswers(reference: string): void {
  try {
    if (sessionStorage.getItem(sentKey) === reference) return;
    sessionStorage.setItem(sentKey, reference);
  } catch {
    // Storage is blocked.
  }
  deleteAnswers();
}

/** Fills in only empty fields, because newer input wins. */
export function fillEmptyFields(form: HTMLFormElement, { answers }: StoredAnswers): void {
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
