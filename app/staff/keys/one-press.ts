// One press, one step: what a hand did once, trembling or in a hurry, is not done twice, and never as
// whatever has meanwhile come to stand in the same place.
import { useEffect, useState } from 'react';

/** As long as a slow double click takes. */
const turnedMs = 600;

/** The browser counts the clicks at one place, whatever stands there by then; keys and scripts count none. */
function onClick(event: MouseEvent): void {
  if (event.detail < 2 || !isButton(event.target)) return;
  event.preventDefault();
  event.stopPropagation();
}

/** Enter that is held down would press a button again and again. */
function onKeyDown(event: KeyboardEvent): void {
  if (event.repeat && event.key === 'Enter' && isButton(event.target)) event.preventDefault();
}

/** Who turns pages may do so quickly. */
function isButton(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('button:not(nav *)') !== null;
}

export function watchPresses(): () => void {
  addEventListener('click', onClick, true);
  addEventListener('keydown', onKeyDown, true);
  return () => {
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
