// The keys j, k, e, r, and / on any list or profile. They read rows and actions from the markup, so a new list gets
// them automatically.
import { openQuickFind } from '../quick-find/quick-find-state';
import { getFocusedElement } from '../shell/use-return-focus';
import {
  acceptFocusedRow,
  findRowOpener,
  hasFocusJustMoved,
  isVisible,
  listVisibleRows,
  rowSelector,
} from './rows';

const typingSelector =
  'input:not([type="checkbox"], [type="radio"], [type="button"]), textarea, select, [contenteditable], [role="menu"], [role="listbox"], [role="combobox"]';
/** Time limit for a text box to appear after a row was opened. */
const appearMs = 5_000;

const currentRow = () => getFocusedElement()?.closest<HTMLElement>(rowSelector) ?? undefined;

/** Focuses the control that Enter opens, so that it is visible and announced. */
function move(step: 1 | -1): boolean {
  const all = listVisibleRows();
  if (all.length === 0) return false;
  const at = all.indexOf(currentRow() ?? document.body);
  const next = all[at < 0 ? 0 : Math.max(0, Math.min(at + step, all.length - 1))];
  if (next === undefined) return false;
  const target = findRowOpener(next) ?? next;
  if (target === next) next.tabIndex = -1;
  target.focus({ preventScroll: true });
  next.scrollIntoView({ block: 'nearest' });
  acceptFocusedRow();
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
  const field = [...document.querySelectorAll<HTMLElement>(fields)].find(isVisible);
  field?.focus();
  field?.scrollIntoView({ block: 'nearest' });
  return field !== undefined;
}

/** Opens the row and focuses its text box. */
function reply(): boolean {
  if (writeHere()) return true;
  if (press('r')) return true;
  const row = currentRow();
  const target = row === undefined ? undefined : findRowOpener(row);
  if (target === undefined) return false;
  target.click();
  return writeSoon();
}

/** Focuses the text box when it appears, unless the person starts something else first. */
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

/** True if letters are input here, not shortcuts. */
export function isTextInput(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(typingSelector) !== null;
}

export function isTyping({ target, isComposing }: KeyboardEvent): boolean {
  return isComposing || isTextInput(target);
}

/** Names, references, and numbers start with a capital or a digit; no shortcut does. */
const namesBegin = /^[\p{Lu}\d]$/u;

/** Returns whether the key did something. */
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
      return hasFocusJustMoved() || press('e');
    case 'r':
      return hasFocusJustMoved() || reply();
    case '/':
      return search();
    default:
      return false;
  }
}
