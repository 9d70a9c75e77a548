import { useRef } from 'react';
import { focusNearestRow, getRowPosition, type RowPosition } from '../keys/rows';

/** Elements that get the focus back, the latest last. */
const owed = new Set<Element>();

/**
 * Returns the focused element. The dialog library returns the focus a moment after a dialog closes; a key
 * pressed in that moment acts on the element that is about to get it.
 */
export function getFocusedElement(): Element | null {
  const { activeElement, body } = document;
  return activeElement === body ? ([...owed].at(-1) ?? body) : activeElement;
}

/** True if a key has moved the focus since. A dialog below takes the focus itself. */
function isElsewhere(): boolean {
  const { activeElement, body } = document;
  return (
    activeElement !== null && activeElement !== body && !activeElement.matches('[role$="dialog"]')
  );
}

/** The opener of a menu item's menu, because the menu itself disappears. */
function openedBy(element: Element | null): Element | null {
  const button = element?.closest('[role="menu"]')?.getAttribute('aria-labelledby');
  return button ? document.getElementById(button) : element;
}

/**
 * Returns the focus to the opener of a dialog. The library does so only for its own triggers; most dialogs here are
 * opened by a row, a link, or a key.
 */
export function useReturnFocus() {
  const opener = useRef<Element>(null);
  /** The button that opened the dialog may leave the list, such as a message that is now read. */
  const place = useRef<RowPosition>(undefined);
  return {
    onOpenAutoFocus: () => {
      opener.current = openedBy(document.activeElement);
      place.current = opener.current ? getRowPosition(opener.current) : undefined;
      if (opener.current) owed.add(opener.current);
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      if (opener.current) owed.delete(opener.current);
      if (isElsewhere()) return;
      const isThere = opener.current?.isConnected === true;
      if (!isThere && place.current !== undefined && focusNearestRow(place.current)) return;
      const target = isThere ? opener.current : document.querySelector('main h1');
      if (target instanceof HTMLElement) target.focus();
    },
  };
}
