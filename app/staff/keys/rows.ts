// Finds the rows of a list, and moves the focus when the focused row is removed.
import { turnedMs } from './one-press';

/** Rows of tables, and of lists that say that their items are rows. */
export const rowSelector = 'main tbody > tr, main [data-rows] > li, main li.work-row';
/** Selects the control that opens a row: its first link or button, except calls, texts, and mail. */
const openSelector = 'a[href]:not([href^="mailto:"], [href^="tel:"], [href^="sms:"]), button';

export const isSeen = (element: Element) => element.getClientRects().length > 0;

export function rows(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(rowSelector)].filter(isSeen);
}

export function opener(row: HTMLElement): HTMLElement | undefined {
  const own = row.querySelector<HTMLElement>('[data-row-link]');
  return own ?? [...row.querySelectorAll<HTMLElement>(openSelector)].find(isSeen);
}

/** A row among the others, as it was while it was there. */
export type Place = {
  path: string;
  row: HTMLElement;
  list: Element | null;
  /** The other rows on the screen: those below it, then those above, the nearest first. */
  others: HTMLElement[];
};

export function placeOf(target: Element): Place | undefined {
  const row = target.closest<HTMLElement>(rowSelector);
  if (row === null) return undefined;
  const all = rows();
  const at = all.indexOf(row);
  const others = [...all.slice(at + 1), ...all.slice(0, at).reverse()];
  return { path: location.pathname, row, list: row.parentElement, others };
}

const openerOf = (row: HTMLElement | undefined) => row && (opener(row) ?? row);

/** None where the list went with its last row. */
function headingOf(list: Element | null): HTMLElement | null {
  if (!list?.isConnected) return null;
  return list.closest('section')?.querySelector<HTMLElement>('h2, h3') ?? null;
}

/** When the focus was led to a row that nobody chose. */
let ledAt = Number.NEGATIVE_INFINITY;

/** Leads the focus to the nearest row that is still there, else to what stands above; says whether it did. */
export function lead({ path, row, list, others }: Place): boolean {
  // Another screen has its own beginning.
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
export function choose(): void {
  ledAt = Number.NEGATIVE_INFINITY;
}

/** Whether the focus was led here just now: a key that was on its way was meant for the row that is gone. */
export const isJustLed = () => performance.now() - ledAt <= turnedMs;
