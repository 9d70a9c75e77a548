import { useRef } from 'react';

/**
 * Gives the focus back to what had it when a dialog opened. The library does so only for triggers
 * of its own, and most dialogs here are opened by a row, a link or a key.
 */
export function useReturnFocus() {
  const opener = useRef<Element>(null);
  return {
    onOpenAutoFocus: () => {
      opener.current = document.activeElement;
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      const target = opener.current?.isConnected
        ? opener.current
        : document.querySelector('main h1');
      if (target instanceof HTMLElement) target.focus();
    },
  };
}
