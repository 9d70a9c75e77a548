// Ignores accidental second presses: a trembling or hurried press must not act twice, or act on a control that moved to
// the same place.
import { useEffect, useState } from 'react';

/** Duration of a slow double click. */
export const doubleClickMs = 600;

/** Distance within which a press counts as the same place. */
const samePlacePx = 24;

type Press = { button: HTMLElement; x: number; y: number };

/** The pressed button, until the pointer is released. */
let down: Press | undefined;
/** The last press, and the time since its button left the page. */
let pressed: (Press & { leftAt?: number }) | undefined;

/** The button that a press would activate. Page buttons are exempt: people press them quickly. */
function buttonOf(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element
    ? target.closest<HTMLElement>('button:not(nav *), [role="option"]')
    : null;
}

function pressOf({ target, clientX, clientY }: MouseEvent): Press | undefined {
  const button = buttonOf(target);
  return button === null ? undefined : { button, x: clientX, y: clientY };
}

const isNear = ({ x, y }: Press, { clientX, clientY }: MouseEvent) =>
  Math.hypot(clientX - x, clientY - y) < samePlacePx;

/** True if the button is no longer under the pointer that pressed it. */
function hasLeft({ button, x, y }: Press): boolean {
  const { left, right, top, bottom } = button.getBoundingClientRect();
  return x < left || x > right || y < top || y > bottom;
}

/** True if the pressed button just left its place and this button moved there. */
function hasTakenAPlace({ button }: Press, event: MouseEvent): boolean {
  if (pressed?.leftAt === undefined || pressed.button === button) return false;
  return performance.now() - pressed.leftAt <= doubleClickMs && isNear(pressed, event);
}

function onDown(event: MouseEvent): void {
  down = pressOf(event);
}

/** `detail` counts clicks at one place, whatever is there; keyboard and script clicks have 0. */
function onClick(event: MouseEvent): void {
  if (event.detail === 0) return;
  const press = pressOf(event);
  const meant = down;
  down = undefined;
  if (event.detail === 1 && meant?.button.isConnected && hasLeft(meant) && isNear(meant, event)) {
    // The page moved under the pointer.
    refuse(event);
    pressed = { ...meant, leftAt: performance.now() };
    meant.button.click();
  } else if (press !== undefined && (event.detail > 1 || hasTakenAPlace(press, event))) {
    refuse(event);
  } else pressed = press;
}

function refuse(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}

/** The button disappears with its row, or moves when a row above disappears. */
function onChange(): void {
  if (pressed !== undefined && pressed.leftAt === undefined && hasLeft(pressed)) {
    pressed.leftAt = performance.now();
  }
}

/** Holding Enter would press a button repeatedly. */
function onKeyDown(event: KeyboardEvent): void {
  if (event.repeat && event.key === 'Enter' && buttonOf(event.target)) event.preventDefault();
}

/** Events between two presses that show the person has seen the new rows. Dictation and autofill press no key. */
const betweens = ['keydown', 'input', 'wheel', 'touchmove'];
const listening = { capture: true, passive: true };
const forget = () => {
  down = undefined;
  pressed = undefined;
};

export function watchPresses(): () => void {
  const watch = new MutationObserver(onChange);
  watch.observe(document.body, { childList: true, subtree: true });
  addEventListener('pointerdown', onDown, true);
  addEventListener('click', onClick, true);
  addEventListener('keydown', onKeyDown, true);
  for (const kind of betweens) addEventListener(kind, forget, listening);
  return () => {
    // Presses on other screens are not recorded.
    forget();
    watch.disconnect();
    removeEventListener('pointerdown', onDown, true);
    removeEventListener('click', onClick, true);
    removeEventListener('keydown', onKeyDown, true);
    for (const kind of betweens) removeEventListener(kind, forget, listening);
  };
}

/**
 * True just after a control changed its action: a press aimed at the earlier one must not count. Uses `aria-disabled`
 * to keep the focus.
 */
export function useHasJustChanged(does: unknown): boolean {
  const [settled, setSettled] = useState(does);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(does), doubleClickMs);
    return () => clearTimeout(timer);
  }, [does]);
  return settled !== does;
}
