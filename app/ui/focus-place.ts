import type { MouseEvent } from 'react';

/**
 * Leads to a place on the page, as its plain link does without scripts, but makes no entry in the history: the
 * router would not know it, and on the way back let a filled form go without a question.
 */
export function focusPlace(event: MouseEvent<HTMLAnchorElement>): void {
  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  focusOn(event.currentTarget.hash.slice(1));
}

/** What takes the focus only now must not take it from every press on its text. */
export function focusOn(id: string): void {
  const place = document.getElementById(id);
  if (place?.tabIndex === -1 && !place.hasAttribute('tabindex')) {
    place.tabIndex = -1;
    place.addEventListener('blur', () => place.removeAttribute('tabindex'), { once: true });
  }
  place?.focus();
}
