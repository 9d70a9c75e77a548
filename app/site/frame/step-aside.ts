// What floats covers no button, no link, no question of a form, no warning and nothing that has the focus: it makes room
// upwards, and where there is none it waits unseen until the page has moved on. Fields are kept clear where there is room.
import { type RefObject, useLayoutEffect } from 'react';

const nearPx = 8;
/** Who cannot press one end of something as tall as this presses the other. */
const tallPx = 120;
/** What is read or filled in to its last line, however tall. */
const whole = 'textarea, .help-card';
const needed =
  ':is(main, .site-footer) :is(a, button, summary), main :is(label, legend, .field-hint, .field-problem, .help-card, :focus-visible)';
const fields = 'main :is(input, select, textarea)';

type Box = { left: number; right: number; top: number; bottom: number };

/** Where it stands by itself, not where it has been lifted to. */
function ownBox({ offsetLeft: left, offsetTop: top, offsetWidth, offsetHeight }: HTMLElement): Box {
  return { left, right: left + offsetWidth, top, bottom: top + offsetHeight };
}

/** The way up to where nothing is covered; undefined when it is too far. */
function liftFor(own: Box, obstacles: readonly Box[], highest: number): number | undefined {
  let lift = 0;
  // The lowest first, so that each way up is known to be needed.
  for (const { top, bottom } of obstacles.toSorted((a, b) => b.bottom - a.bottom)) {
    const isCovered = bottom > own.top - lift - nearPx && top < own.bottom - lift + nearPx;
    if (isCovered) lift = own.bottom - top + nearPx;
  }
  return lift > Math.min(innerHeight * highest, own.top) ? undefined : lift;
}

/** What has a size is seen unless it is hidden, or folded away. Safari before 17.4 cannot be asked, and folds to nothing. */
function isSeen(element: Element): boolean {
  return (
    element.checkVisibility?.({ visibilityProperty: true }) ??
    getComputedStyle(element).visibility === 'visible'
  );
}

/** What stands in its way up, and is in sight. */
function boxesOver({ left, right }: Box, selector: string): Box[] {
  return [...document.querySelectorAll(selector)]
    .map((each) => ({ each, box: each.getBoundingClientRect() }))
    .filter(
      ({ each, box }) =>
        box.height > 0 &&
        (box.height < tallPx || each.matches(whole)) &&
        box.right > left - nearPx &&
        box.left < right + nearPx &&
        box.bottom > 0 &&
        box.top < innerHeight &&
        isSeen(each),
    )
    .map(({ box }) => box);
}

type Manner = {
  isShown?: boolean;
  mustStayClear?: string;
  /** How far up it may go, of the height of the window. */
  highest?: number;
};

export function useStepAside(
  floating: RefObject<HTMLElement | null>,
  { isShown = true, mustStayClear = needed, highest = 0.25 }: Manner = {},
): void {
  useLayoutEffect(() => {
    if (!isShown) return;
    let frame = 0;
    function look() {
      frame = 0;
      const element = floating.current;
      if (element === null) return;
      const own = ownBox(element);
      const obstacles = boxesOver(own, mustStayClear);
      const others = mustStayClear === needed ? boxesOver(own, fields) : [];
      const lift =
        liftFor(own, [...obstacles, ...others], highest) ?? liftFor(own, obstacles, highest);
      element.toggleAttribute('data-aside', lift === undefined);
      element.style.setProperty('--lift', `${lift ?? 0}px`);
    }
    const lookSoon = () => {
      frame ||= requestAnimationFrame(look);
    };
    look();
    const signs = ['scroll', 'resize', 'focusin', 'focusout'] as const;
    for (const sign of signs) addEventListener(sign, lookSoon, { passive: true });
    // The page also grows and shrinks under what floats: a step of a form, a new page.
    const watcher = new ResizeObserver(lookSoon);
    watcher.observe(document.body);
    return () => {
      cancelAnimationFrame(frame);
      for (const sign of signs) removeEventListener(sign, lookSoon);
      watcher.disconnect();
    };
  }, [floating, isShown, mustStayClear, highest]);
}
