import type { MouseEvent } from 'react';

/**
 * Leads to a place on the page, as its plain link does without scripts, but makes no entry in the history: the
 * router would not know it, and on the way back let a filled form go without a question.
 */
export function focusPlace(event: MouseEvent<HTMLAnchorElement>): void {
  event.preventDefault();
  document.getElementById(event.currentTarget.hash.slice(1))?.focus();
}
