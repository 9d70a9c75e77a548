import { useRef } from 'react';
import { lead, type Place, placeOf } from '../keys/rows';

/** Elements that get the focus back, the latest last. */
const owed = new Set<Element>();

/**
 * Returns the focused element. The dialog library returns the focus a moment after a dialog closes; a key
 * pressed in that moment acts on the element that is about to get it.
 */
export function focused(): Element | null {
  const { activeElement, body } = document;
  return activeElement === body ? ([...owed].at(-1) ?? body) : activeElement;
}

/** Whether a key has put the focus somewhere in that moment: it stays there. A dialog beneath takes it by itself. */
function isElsewhere(): boolean {
  const { activeElement, body } = document;
  return (
    activeElement !== null && activeElement !== body && !activeElement.matches('[role$="dialog"]')
  );
}

/** A menu goes when something in it is chosen: what opened the menu stays. */
function openedBy(element: Element | null): Element | null {
  const button = element?.closest('[role="menu"]')?.getAttribute('aria-labelledby');
  return button ? document.getElementById(button) : element;
}

/**
 * Gives the focus back to what had it when a dialog opened. The library does so only for triggers
 * of its own, and most dialogs here are opened by a row, a link or a key.
 */
export function useReturnFocus() {
  const opener = useRef<Element>(null);
  /** The opener may leave the list while it is open: a message that is read is no unread one. */
  const place = useRef<Place>(undefined);
  return {
    onOpenAutoFocus: () => {
      opener.current = openedBy(document.activeElement);
      place.current = opener.current ? placeOf(opener.current) : undefined;
      if (opener.current) owed.add(opener.current);
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      if (opener.current) owed.delete(opener.current);
      if (isElsewhere()) return;
      const isThere = opener.current?.isConnected === true;
      if (!isThere && place.current !== undefined && lead(place.current)) return;
      const target = isThere ? opener.current : document.querySelector('main h1');
      if (target instanceof HTMLElement) target.focus();
    },
  };
}
