import type { MouseEvent } from 'react';

/**
 * Moves the focus to the target of a fragment link without adding a history entry: the router would not
 * know the entry, and going back would lose a filled form without a question.
 */
export function focusLinkTarget(event: MouseEvent<HTMLAnchorElement>): void {
  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  focusElement(event.currentTarget.hash.slice(1));
}

/**
 * Makes the element focusable only until it loses the focus, so that clicks on its text do not focus it.
 */
export function focusElement(id: string): void {
  const place = document.getElementById(id);
  if (place?.tabIndex === -1 && !place.hasAttribute('tabindex')) {
    place.tabIndex = -1;
    place.addEventListener('blur', () => place.removeAttribute('tabindex'), { once: true });
  }
  place?.focus();
}
