// One press, one step: what a hand did once, trembling or in a hurry, is not done twice, and never as
// whatever has meanwhile come to stand in the same place.
import { useEffect, useState } from 'react';

/** As long as a slow double click takes. */
const turnedMs = 600;

/** As far as a hand that means to stay where it is may go. */
const samePlacePx = 24;

/** The last that the hand did. */
let pressed: { button: Element; x: number; y: number; goneAt?: number } | undefined;

/** Who turns pages may do so quickly. */
function buttonOf(target: EventTarget | null): Element | null {
  return target instanceof Element ? target.closest('button:not(nav *)') : null;
}

/** Whether the button that was pressed here went just now, and another came to stand in its place. */
function hasTakenAPlace({ clientX, clientY }: MouseEvent): boolean {
  if (pressed?.goneAt === undefined || performance.now() - pressed.goneAt > turnedMs) return false;
  return Math.hypot(clientX - pressed.x, clientY - pressed.y) < samePlacePx;
}

/** The browser counts the clicks at one place, whatever stands there by then; keys and scripts count none. */
function onClick(event: MouseEvent): void {
  if (event.detail === 0) return;
  const button = buttonOf(event.target);
  if (button !== null && (event.detail > 1 || hasTakenAPlace(event))) {
    event.preventDefault();
    event.stopPropagation();
  } else pressed = button === null ? undefined : { button, x: event.clientX, y: event.clientY };
}

function onChange(): void {
  if (pressed !== undefined && !pressed.button.isConnected) pressed.goneAt ??= performance.now();
}

/** Enter that is held down would press a button again and again. */
function onKeyDown(event: KeyboardEvent): void {
  pressed = undefined;
  if (event.repeat && event.key === 'Enter' && buttonOf(event.target)) event.preventDefault();
}

export function watchPresses(): () => void {
  const watch = new MutationObserver(onChange);
  watch.observe(document.body, { childList: true, subtree: true });
  addEventListener('click', onClick, true);
  addEventListener('keydown', onKeyDown, true);
  return () => {
    // Presses on other screens are not seen from here.
    pressed = undefined;
    watch.disconnect();
    removeEventListener('click', onClick, true);
    removeEventListener('keydown', onKeyDown, true);
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
