// Finds the rows of a list, and moves the focus when the focused row is removed.
import { doubleClickMs } from './double-press-guard';

/** Rows of tables, and of lists marked as rows. */
export const rowSelector = 'main tbody > tr, main [data-rows] > li, main li.work-row';
/** Selects the control that opens a row: its first link or button, except calls, texts, and mail. */
const openSelector = 'a[href]:not([href^="mailto:"], [href^="tel:"], [href^="sms:"]), button';

export const isVisible = (element: Element) => element.getClientRects().length > 0;

export function listVisibleRows(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(rowSelector)].filter(isVisible);
}

export function findRowOpener(row: HTMLElement): HTMLElement | undefined {
  const own = row.querySelector<HTMLElement>('[data-row-link]');
  return own ?? [...row.querySelectorAll<HTMLElement>(openSelector)].find(isVisible);
}

/** The position of a row among the others. */
export type RowPosition = {
  path: string;
  row: HTMLElement;
  list: Element | null;
  /** The other rows: those below, then those above, nearest first. */
  others: HTMLElement[];
};

export function getRowPosition(target: Element): RowPosition | undefined {
  const row = target.closest<HTMLElement>(rowSelector);
  if (row === null) return undefined;
  const all = listVisibleRows();
  const at = all.indexOf(row);
  const others = [...all.slice(at + 1), ...all.slice(0, at).reverse()];
  return { path: location.pathname, row, list: row.parentElement, others };
}

const openerOf = (row: HTMLElement | undefined) => row && (findRowOpener(row) ?? row);

/** Null if the list disappeared with its last row. */
function headingOf(list: Element | null): HTMLElement | null {
  if (!list?.isConnected) return null;
  return list.closest('section')?.querySelector<HTMLElement>('h2, h3') ?? null;
}

/** The time at which the focus moved to a row that nobody chose. */
let ledAt = Number.NEGATIVE_INFINITY;

/** Moves the focus to the nearest remaining row, else to the heading above; returns whether it moved. */
export function focusNearestRow({ path, row, list, others }: RowPosition): boolean {
  // Another screen sets its own focus.
  if (path !== location.pathname) return false;
  const left = [row, ...others].filter((one) => one.isConnected);
  const target =
    openerOf(left.find((one) => one.parentElement === list)) ??
    headingOf(list) ??
    openerOf(left[0]) ??
    document.querySelector<HTMLElement>('main h1');
  if (target === null) return false;
  if (target.tabIndex < 0) target.tabIndex = -1;
  target.focus({ preventScroll: true });
  ledAt = performance.now();
  return true;
}

/** Marks the focused row as chosen on purpose. */
export function acceptFocusedRow(): void {
  ledAt = Number.NEGATIVE_INFINITY;
}

/** True just after the focus moved: a key pressed now was meant for the removed row. */
export const hasFocusJustMoved = () => performance.now() - ledAt <= doubleClickMs;
