import { type ReactNode, useEffect, useRef } from 'react';

let isFirstScreen = true;

type ScreenHeaderProps = { title: ReactNode; children?: ReactNode };

/** Scrolls to the top and focuses the heading, so that screen readers announce the screen. */
export function ScreenHeader({ title, children }: ScreenHeaderProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isFirstScreen) {
      isFirstScreen = false;
      return;
    }
    window.scrollTo({ top: 0, behavior: 'instant' });
    // A reply box has taken the focus already.
    if (document.activeElement?.closest('[data-reply]')) return;
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div className="mb-2 flex flex-wrap items-center gap-x-4 gap-y-2 sm:mb-3">
      <h1 ref={heading} tabIndex={-1} className="grow">
        {title}
      </h1>
      {children === undefined ? null : (
        <div className="no-print flex flex-wrap gap-2">{children}</div>
      )}
    </div>
  );
}
