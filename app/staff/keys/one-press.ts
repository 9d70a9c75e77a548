// One press, one step: what a hand did once, trembling or in a hurry, is not done twice, and never as
// whatever has meanwhile come to stand in the same place. A page that moves while a hand is down takes no
// press away either.
import { useEffect, useState } from 'react';

/** As long as a slow double click takes. */
export const turnedMs = 600;

/** As far as a hand that means to stay where it is may go. */
const samePlacePx = 24;

type Press = { button: HTMLElement; x: number; y: number };

/** The pressed button, until the pointer is released. */
let down: Press | undefined;
/** The last that the hand did, and since when what it pressed is not there any more. */
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

/** Whether the button that was pressed here left its place just now, and this one came to stand in it. */
function hasTakenAPlace({ button }: Press, event: MouseEvent): boolean {
  if (pressed?.leftAt === undefined || pressed.button === button) return false;
  return performance.now() - pressed.leftAt <= turnedMs && isNear(pressed, event);
}

function onDown(event: MouseEvent): void {
  down = pressOf(event);
}

/** The browser counts the clicks at one place, whatever stands there by then; keys and scripts count none. */
function onClick(event: MouseEvent): void {
  if (event.detail === 0) return;
  const press = pressOf(event);
  const meant = down;
  down = undefined;
  if (event.detail === 1 && meant?.button.isConnected && hasLeft(meant) && isNear(meant, event)) {
    // The page moved, not the hand.
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

/** It goes with its row, or moves where a row above it goes. */
function onChange(): void {
  if (pressed !== undefined && pressed.leftAt === undefined && hasLeft(pressed)) {
    pressed.leftAt = performance.now();
  }
}

/** Enter that is held down would press a button again and again. */
function onKeyDown(event: KeyboardEvent): void {
  if (event.repeat && event.key === 'Enter' && buttonOf(event.target)) event.preventDefault();
}

/** Events between two presses that show the person has seen the new rows. */
const betweens = ['keydown', 'wheel', 'touchmove'];
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
    // Presses on other screens are not seen from here.
    forget();
    watch.disconnect();
    removeEventListener('pointerdown', onDown, true);
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
