// Ignores the second press of a double press: the first may have changed what the button does, or moved another row's
// button to the same place.

/** Duration of a slow double click. */
export const doubleClickMs = 600;

/** The button that a press would activate. Page buttons are exempt: people press them quickly. */
function findButton(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element
    ? target.closest<HTMLElement>('button:not(nav *), [role="option"]')
    : null;
}

/** `detail` counts quick clicks at one place, whatever is there; keyboard and script clicks have 0. */
function onClick(event: MouseEvent): void {
  if (event.detail <= 1 || findButton(event.target) === null) return;
  event.preventDefault();
  event.stopPropagation();
}

/** Holding Enter would press a button repeatedly. */
function onKeyDown(event: KeyboardEvent): void {
  if (event.repeat && event.key === 'Enter' && findButton(event.target)) event.preventDefault();
}

export function watchPresses(): () => void {
  addEventListener('click', onClick, true);
  addEventListener('keydown', onKeyDown, true);
  return () => {
    removeEventListener('click', onClick, true);
    removeEventListener('keydown', onKeyDown, true);
  };
}
