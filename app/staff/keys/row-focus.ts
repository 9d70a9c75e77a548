// A row that was dealt with leaves the list, and takes the focus with it. The focus goes on to the next row,
// so that the keys go on from there and nobody starts at the top again.
import { choose, lead, type Place, placeOf } from './rows';

/** What had the focus last. */
let last: { target: Element; place: Place | undefined } | undefined;

function remember({ target }: Event): void {
  // A menu of the row belongs to it.
  if (!(target instanceof Element) || target.closest('[role="menu"]')) return;
  choose();
  last = { target, place: placeOf(target) };
}

function onChange(): void {
  if (last === undefined || document.activeElement !== document.body) return;
  const { target, place } = last;
  if (target.isConnected) return;
  last = undefined;
  if (place !== undefined) lead(place);
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
