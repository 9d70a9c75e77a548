// A visual hint for a control that already has the same text as its name or description. Opens after a
// short hover, or without delay on keyboard focus or shortly after another tooltip.
import {
  type FocusEvent,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';

export const tooltipDelayMs = 700;
export const tooltipSkipDelayMs = 300;

let lastClosedAt = Number.NEGATIVE_INFINITY;

export function Tooltip({ text, children }: { text: string; children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  function close() {
    clearTimeout(timer.current);
    if (isOpen) lastClosedAt = Date.now();
    setOpen(false);
  }
  function hover(event: PointerEvent) {
    if (event.pointerType !== 'mouse') return;
    const isSoon = Date.now() - lastClosedAt < tooltipSkipDelayMs;
    timer.current = setTimeout(setOpen, isSoon ? 0 : tooltipDelayMs, true);
  }
  function focus(event: FocusEvent) {
    if (event.target.matches(':focus-visible')) setOpen(true);
  }

  useEffect(() => () => clearTimeout(timer.current), []);
  // Before paint: a visible tooltip must react to Escape.
  useLayoutEffect(() => {
    if (!isOpen) return;
    const dismiss = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setOpen(false);
    };
    addEventListener('keydown', dismiss);
    return () => removeEventListener('keydown', dismiss);
  }, [isOpen]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only watches the control inside
    // biome-ignore lint/a11y/useKeyWithClickEvents: a click only closes the tooltip
    <span
      className="tooltip-anchor"
      onPointerEnter={hover}
      onPointerLeave={close}
      onFocus={focus}
      onBlur={close}
      onClick={close}
    >
      {children}
      {isOpen ? (
        <span role="tooltip" className="tooltip">
          {text}
        </span>
      ) : null}
    </span>
  );
}
