// A row that was dealt with leaves the list, and takes the focus with it. The focus goes on to the next row,
// so that the keys go on from there and nobody starts at the top again.
import { opener, rowSelector, rows } from './single-keys';

type Place = {
  path: string;
  target: Element;
  row: HTMLElement;
  list: Element | null;
  /** The other rows on the screen: those below it, then those above, the nearest first. */
  others: HTMLElement[];
};

let place: Place | undefined;

function remember({ target }: Event): void {
  // A menu of the row belongs to it.
  if (!(target instanceof Element) || target.closest('[role="menu"]')) return;
  const row = target.closest<HTMLElement>(rowSelector);
  if (row === null) {
    place = undefined;
    return;
  }
  const all = rows();
  const at = all.indexOf(row);
  const others = [...all.slice(at + 1), ...all.slice(0, at).reverse()];
  place = { path: location.pathname, target, row, list: row.parentElement, others };
}

const openerOf = (row: HTMLElement | undefined) => row && (opener(row) ?? row);

/** None where the list went with its last row. */
function headingOf(list: Element | null): HTMLElement | null {
  if (!list?.isConnected) return null;
  return list.closest('section')?.querySelector<HTMLElement>('h2, h3') ?? null;
}

function onChange(): void {
  if (place === undefined || place.target.isConnected) return;
  if (document.activeElement !== document.body) return;
  const { path, row, list, others } = place;
  place = undefined;
  // Another screen has its own beginning.
  if (path !== location.pathname) return;
  const left = [row, ...others].filter((one) => one.isConnected);
  const target =
    openerOf(left.find((one) => one.parentElement === list)) ??
    headingOf(list) ??
    openerOf(left[0]) ??
    document.querySelector<HTMLElement>('main h1');
  if (target === null) return;
  if (target.tabIndex < 0) target.tabIndex = -1;
  target.focus({ preventScroll: true });
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
