// A row that was dealt with leaves the list, and takes the focus with it. The focus goes on to the next row,
// so that the keys go on from there and nobody starts at the top again. A toast that goes gives it back.
import { choose, lead, type Place, placeOf } from './rows';

/** The toasts, and what leads the Tab key to them. */
const toastSelector = '[role="region"]:has(> .toast-viewport)';

/** The element that had the focus last, outside toasts. */
let last: { target: Element; place: Place | undefined } | undefined;
let isInToast = false;

function remember({ target, type }: Event): void {
  // A menu of the row belongs to it.
  if (!(target instanceof Element) || target.closest('[role="menu"]')) return;
  if (target.closest(toastSelector)) {
    // Some browsers do not focus a pressed button; the focus then has not moved.
    isInToast ||= type === 'focusin';
    return;
  }
  isInToast = false;
  choose();
  last = { target, place: placeOf(target) };
}

function onChange(): void {
  if (last === undefined || document.activeElement !== document.body) return;
  const { target, place } = last;
  const wasInToast = isInToast;
  if (target.isConnected && !wasInToast) return;
  isInToast = false;
  if (target.isConnected) focus(target);
  else {
    last = undefined;
    const isLed = place !== undefined && lead(place);
    if (!isLed && wasInToast) focus(document.querySelector('main h1'));
  }
}

function focus(target: Element | null): void {
  if (target instanceof HTMLElement) target.focus({ preventScroll: true });
}

export function watchRowFocus(): () => void {
  const watch = new MutationObserver(onChange);
  watch.observe(document.body, { childList: true, subtree: true });
  // Not every browser gives a pressed button the focus.
  for (const kind of ['focusin', 'pointerdown'] as const) addEventListener(kind, remember, true);
  return () => {
    watch.disconnect();
    for (const kind of ['focusin', 'pointerdown'] as const) {
      removeEventListener(kind, remember, true);
    }
  };
}
