// One press, one step: what a hand did once, trembling or in a hurry, is not done twice, and never as
// whatever has meanwhile come to stand in the same place.
import { useEffect, useState } from 'react';

/** As long as a slow double click takes. */
const turnedMs = 600;

/** As far as a hand that means to stay where it is may go. */
const samePlacePx = 24;

/** The last that the hand did, and since when what it pressed is not there any more. */
let pressed: { button: Element; x: number; y: number; leftAt?: number } | undefined;

/** Who turns pages may do so quickly. */
function buttonOf(target: EventTarget | null): Element | null {
  return target instanceof Element ? target.closest('button:not(nav *)') : null;
}

/** Whether the button that was pressed here left its place just now, and this one came to stand in it. */
function hasTakenAPlace(button: Element, { clientX, clientY }: MouseEvent): boolean {
  if (pressed?.leftAt === undefined || pressed.button === button) return false;
  if (performance.now() - pressed.leftAt > turnedMs) return false;
  return Math.hypot(clientX - pressed.x, clientY - pressed.y) < samePlacePx;
}

/** The browser counts the clicks at one place, whatever stands there by then; keys and scripts count none. */
function onClick(event: MouseEvent): void {
  if (event.detail === 0) return;
  const button = buttonOf(event.target);
  if (button !== null && (event.detail > 1 || hasTakenAPlace(button, event))) {
    event.preventDefault();
    event.stopPropagation();
  } else pressed = button === null ? undefined : { button, x: event.clientX, y: event.clientY };
}

/** It goes with its row, or moves where a row above it goes. */
function onChange(): void {
  if (pressed === undefined || pressed.leftAt !== undefined) return;
  const { left, right, top, bottom } = pressed.button.getBoundingClientRect();
  const { x, y } = pressed;
  if (x < left || x > right || y < top || y > bottom) pressed.leftAt = performance.now();
}

/** Enter that is held down would press a button again and again. */
function onKeyDown(event: KeyboardEvent): void {
  if (event.repeat && event.key === 'Enter' && buttonOf(event.target)) event.preventDefault();
}

/** Whoever scrolls or types in between means what is there now. */
const betweens = ['keydown', 'wheel', 'touchmove'];
const listening = { capture: true, passive: true };
const forget = () => {
  pressed = undefined;
};

export function watchPresses(): () => void {
  const watch = new MutationObserver(onChange);
  watch.observe(document.body, { childList: true, subtree: true });
  addEventListener('click', onClick, true);
  addEventListener('keydown', onKeyDown, true);
  for (const kind of betweens) addEventListener(kind, forget, listening);
  return () => {
    // Presses on other screens are not seen from here.
    forget();
    watch.disconnect();
    removeEventListener('click', onClick, true);
    removeEventListener('keydown', onKeyDown, true);
    for (const kind of betweens) removeEventListener(kind, forget, listening);
  };
}

/**
 * Whether a control has just become another: what it does now was not there when the hand set out. It says
 * so with `aria-disabled`, so that it keeps the focus.
 */
export function useTurned(does: unknown): boolean {
  const [settled, setSettled] = useState(does);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(does), turnedMs);
    return () => clearTimeout(timer);
  }, [does]);
  return settled !== does;
}
