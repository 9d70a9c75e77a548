// Moves the focus to the next row when the focused row leaves the list, and back after a toast disappears.
import { acceptFocusedRow, focusNearestRow, getRowPosition, type RowPosition } from './rows';

/** The toasts, and the elements that lead Tab to them. */
const toastSelector = '[role="region"]:has(> .toast-viewport)';

/** The element that had the focus last, outside toasts. */
let last: { target: Element; place: RowPosition | undefined } | undefined;
let isInToast = false;

function remember({ target, type }: Event): void {
  // A row's menu counts as part of the row.
  if (!(target instanceof Element) || target.closest('[role="menu"]')) return;
  if (target.closest(toastSelector)) {
    // Some browsers do not focus a pressed button; the focus then has not moved.
    isInToast ||= type === 'focusin';
    return;
  }
  isInToast = false;
  acceptFocusedRow();
  last = { target, place: getRowPosition(target) };
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
    const isLed = place !== undefined && focusNearestRow(place);
    if (!isLed && wasInToast) focus(document.querySelector('main h1'));
  }
}

function focus(target: Element | null): void {
  if (target instanceof HTMLElement) target.focus({ preventScroll: true });
}

export function watchRowFocus(): () => void {
  const watch = new MutationObserver(onChange);
  watch.observe(document.body, { childList: true, subtree: true });
  // Listen to presses too, because not every browser focuses a pressed button.
  for (const kind of ['focusin', 'pointerdown'] as const) addEventListener(kind, remember, true);
  return () => {
    watch.disconnect();
    for (const kind of ['focusin', 'pointerdown'] as const) {
      removeEventListener(kind, remember, true);
    }
  };
}
