// Runs an animation that pauses under the pointer, stops for good on focus, has a pause button, and never starts for
// visitors who prefer reduced motion.
import { type FocusEvent, useEffect, useEffectEvent, useState } from 'react';

export type Motion = ReturnType<typeof useMotion>;

export function wantsLessMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** A change of `since` restarts the wait. */
export function useMotion(everyMs: number, step: () => void, since?: unknown) {
  const [isPlaying, setPlaying] = useState(false);
  const [isHovered, setHovered] = useState(false);
  const onStep = useEffectEvent(step);

  useEffect(() => setPlaying(!wantsLessMotion()), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `since` restarts the wait
  useEffect(() => {
    if (!isPlaying || isHovered) return;
    const timer = setInterval(() => onStep(), everyMs);
    return () => clearInterval(timer);
  }, [isPlaying, isHovered, everyMs, since]);

  return {
    isPlaying,
    toggle: () => setPlaying(!isPlaying),
    /** For the element around the moving part and its controls. */
    watch: {
      onPointerEnter: () => setHovered(true),
      onPointerLeave: () => setHovered(false),
      onFocus({ target }: FocusEvent<HTMLElement>) {
        // A click on the pause button also focuses it: handle only the click.
        const isClicked = 'toggle' in target.dataset && !target.matches(':focus-visible');
        if (target.tabIndex >= 0 && !isClicked) setPlaying(false);
      },
    },
  };
}
