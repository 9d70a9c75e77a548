// Something that moves by itself: it rests under the pointer, stops for good once it gets the focus,
// has a button to pause it, and never starts for people who asked for less motion.
import { type FocusEvent, useEffect, useEffectEvent, useState } from 'react';

export type Motion = ReturnType<typeof useMotion>;

export function wantsLessMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** `since` starts the wait anew when it changes. */
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
    /** For the element around all that moves and its controls. */
    watch: {
      onPointerEnter: () => setHovered(true),
      onPointerLeave: () => setHovered(false),
      onFocus({ target }: FocusEvent<HTMLElement>) {
        // A click on the pause button focuses it too: there the click decides.
        const isClicked = 'toggle' in target.dataset && !target.matches(':focus-visible');
        if (target.tabIndex >= 0 && !isClicked) setPlaying(false);
      },
    },
  };
}
