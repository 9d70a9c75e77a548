import { type RefObject, useEffect } from 'react';

const nearPx = 8;
const mustStayClear = 'main [type=submit], main :focus-visible';

/** Marks the corner of the chat while it would cover a button that sends a form, or what has the focus. */
export function useStepAside(corner: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    function look() {
      const own = corner.current?.getBoundingClientRect();
      if (own === undefined) return;
      const isInTheWay = [...document.querySelectorAll(mustStayClear)].some((each) => {
        const { right, top, bottom } = each.getBoundingClientRect();
        return right > own.left - nearPx && bottom > own.top - nearPx && top < own.bottom + nearPx;
      });
      corner.current?.toggleAttribute('data-aside', isInTheWay);
    }
    const signs = ['scroll', 'resize', 'focusin', 'focusout'] as const;
    for (const sign of signs) addEventListener(sign, look, { passive: true });
    // The page also grows and shrinks under a corner that stays: a step of a form, a new page.
    const watcher = new ResizeObserver(look);
    watcher.observe(document.body);
    return () => {
      for (const sign of signs) removeEventListener(sign, look);
      watcher.disconnect();
    };
  }, [corner]);
}
