// j, k, e, r and / on whatever list or profile is on the screen: the page says by its markup what a row is
// and what can be done with it, so that a new list has the keys without asking for them.
import { openQuickFind } from '../quick-find/quick-find-state';
import { focused } from '../shell/use-return-focus';
import { choose, isJustLed, isSeen, opener, rowSelector, rows } from './rows';

const typingSelector =
  'input:not([type="checkbox"], [type="radio"], [type="button"]), textarea, select, [contenteditable], [role="menu"], [role="listbox"], [role="combobox"]';
/** How long a place to write may take to appear after something was opened. */
const appearMs = 5_000;

const currentRow = () => focused()?.closest<HTMLElement>(rowSelector) ?? undefined;

/** The focus goes to what Enter opens, so that it is seen, said, and needs no key of ours. */
function move(step: 1 | -1): boolean {
  const all = rows();
  if (all.length === 0) return false;
  const at = all.indexOf(currentRow() ?? document.body);
  const next = all[at < 0 ? 0 : Math.max(0, Math.min(at + step, all.length - 1))];
  if (next === undefined) return false;
  const target = opener(next) ?? next;
  if (target === next) next.tabIndex = -1;
  target.focus({ preventScroll: true });
  next.scrollIntoView({ block: 'nearest' });
  choose();
  return true;
}

/** Runs the key's action in the row, else on the screen: focuses a select, presses anything else. */
function press(key: string): boolean {
  const control =
    currentRow()?.querySelector<HTMLElement>(`[data-key="${key}"]`) ??
    document.querySelector<HTMLElement>(`main [data-page-key="${key}"]`);
  if (control === null) return false;
  if (control instanceof HTMLSelectElement) control.focus();
  else control.click();
  return true;
}

function writeHere(): boolean {
  const area = document.querySelector('[role="dialog"]') ? '[role="dialog"]' : 'main';
  const fields = ['textarea', 'select', 'input:not([type="radio"])']
    .map((field) => `${area} [data-reply] ${field}`)
    .join();
  const field = [...document.querySelectorAll<HTMLElement>(fields)].find(isSeen);
  field?.focus();
  field?.scrollIntoView({ block: 'nearest' });
  return field !== undefined;
}

/** Opens the row, and goes to the place to write. */
function reply(): boolean {
  if (writeHere()) return true;
  if (press('r')) return true;
  const row = currentRow();
  const target = row === undefined ? undefined : opener(row);
  if (target === undefined) return false;
  target.click();
  return writeSoon();
}

/** Once the place to write is there, and only if nothing else is begun before. */
function writeSoon(): boolean {
  const watch = new MutationObserver(() => {
    if (writeHere()) stop();
  });
  const waiting = new AbortController();
  const timer = setTimeout(() => stop(), appearMs);
  const stop = () => {
    watch.disconnect();
    clearTimeout(timer);
    waiting.abort();
  };
  watch.observe(document.body, { childList: true, subtree: true });
  const { signal } = waiting;
  for (const begun of ['keydown', 'pointerdown']) {
    addEventListener(begun, stop, { capture: true, signal });
  }
  return true;
}

function search(): boolean {
  const box = document.querySelector<HTMLElement>(
    'main input[type="search"], main [data-page-key="/"]',
  );
  if (box === null) openQuickFind();
  else box.focus();
  return true;
}

/** Whether letters go into it, and are no keys. */
export function takesText(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(typingSelector) !== null;
}

export function isTyping({ target, isComposing }: KeyboardEvent): boolean {
  return isComposing || takesText(target);
}

/** A capital or a digit: a name, a reference or a number begins so, and no key of a list does. */
const namesBegin = /^[\p{Lu}\d]$/u;

/** Whether the key did something. */
export function pressKey(key: string): boolean {
  // An open dialog has its own keys; `r` starts a reply in it.
  const dialog = document.querySelector('[role="dialog"]');
  if (dialog !== null) {
    const isToCome = dialog.querySelector('[aria-busy]') !== null;
    return key === 'r' && (writeHere() || (isToCome && writeSoon()));
  }
  if (namesBegin.test(key)) {
    openQuickFind(key);
    return true;
  }
  switch (key) {
    case 'j':
      return move(1);
    case 'k':
      return move(-1);
    case 'e':
      return isJustLed() || press('e');
    case 'r':
      return isJustLed() || reply();
    case '/':
      return search();
    default:
      return false;
  }
}
