// The header's menus open and close without scripts. With scripts they also close on navigation, when the focus
// leaves, on a click outside, and on Escape.
import { type RefObject, useEffect } from 'react';
import { useLocation } from 'react-router';

export function useMenus(header: RefObject<HTMLElement | null>): void {
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: every visit of a page closes them
  useEffect(() => {
    if (header.current !== null) closeAll(header.current);
  }, [key]);

  useEffect(() => {
    const element = header.current;
    if (element === null) return;
    const listening = new AbortController();
    const options = { signal: listening.signal };

    addEventListener(
      'keydown',
      ({ key }) => {
        if (key !== 'Escape') return;
        // The innermost open menu: the list of programs before the menu that contains it.
        const open = [...element.querySelectorAll<HTMLDetailsElement>('details[open]')].at(-1);
        if (element.contains(document.activeElement)) open?.querySelector('summary')?.focus();
        if (open === undefined) closeAll(element);
        else open.open = false;
      },
      options,
    );
    addEventListener(
      'pointerdown',
      ({ target }) => {
        if (!element.contains(target as Node)) closeAll(element);
      },
      options,
    );
    element.addEventListener(
      'focusout',
      ({ relatedTarget }) => {
        for (const details of element.querySelectorAll<HTMLDetailsElement>('details[open]')) {
          const menu = details.parentElement;
          if (relatedTarget !== null && !menu?.contains(relatedTarget as Node))
            details.open = false;
        }
      },
      options,
    );
    // A list closed under the pointer may open again after the pointer has left.
    element.addEventListener('pointerleave', () => element.removeAttribute('data-closed'), options);
    return () => listening.abort();
  }, [header]);
}

function closeAll(header: HTMLElement): void {
  for (const details of header.querySelectorAll('details')) details.open = false;
  header.toggleAttribute('data-closed', header.matches(':hover'));
}
