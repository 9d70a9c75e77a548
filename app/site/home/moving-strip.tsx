import { type FocusEvent, type ReactElement, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { MovingStrip as Labels } from '#content/shape';
import { PauseButton } from '../round-button';
import { useMotion, wantsLessMotion } from '../use-motion';

type MovingStripProps = {
  labels: Labels;
  everyMs: number;
  className: string;
  /** The strip has no focusable content, so the strip itself must be focusable to be scrolled by keyboard. */
  isFocusable?: boolean;
  children: readonly ReactElement[];
};

/** Scrolls the focused card fully into view: browsers leave half of it outside. Clicks do not scroll. */
export function scrollToFocused({ target }: FocusEvent): void {
  if (!target.matches(':focus-visible')) return;
  target.scrollIntoView({ block: 'nearest', inline: 'center', behavior: 'instant' });
}

/** A row that advances one card at a time, without end. Visitors can also scroll it. */
export function MovingStrip({
  labels,
  everyMs,
  className,
  isFocusable,
  children,
}: MovingStripProps) {
  const list = useRef<HTMLUListElement>(null);
  const [first, setFirst] = useState(0);
  const motion = useMotion(everyMs, advance);

  function advance() {
    const strip = list.current;
    if (strip === null) return;
    const starts = Array.from(strip.children, (piece) => (piece as HTMLElement).offsetLeft);
    const startOf = (place: number) => (starts[place] ?? 0) - (starts[0] ?? 0);
    const passed = starts.findLastIndex((_, place) => startOf(place) <= strip.scrollLeft + 1);
    if (passed > 0) {
      // Move cards that left on the left side to the right end, out of view.
      const left = strip.scrollLeft - startOf(passed);
      flushSync(() => setFirst((first + passed) % children.length));
      strip.scrollTo({ left, behavior: 'instant' });
    }
    strip.scrollTo({
      left: startOf(passed + 1) - startOf(passed),
      behavior: wantsLessMotion() ? 'instant' : 'smooth',
    });
  }

  return (
    <div className={`moving-strip ${className}`} {...motion.watch}>
      <ul
        ref={list}
        aria-label={labels.label}
        tabIndex={isFocusable ? 0 : undefined}
        onFocus={scrollToFocused}
      >
        {[...children.slice(first), ...children.slice(0, first)]}
      </ul>
      <div className="needs-script tooltip-end">
        <PauseButton motion={motion} labels={labels} />
      </div>
    </div>
  );
}
