// After a navigation: scrolls to the top, focuses the heading, and announces the title.
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { removeLanguagePrefix } from '#content/languages';
import { useTitle } from '../../text';

export function PageChanges() {
  const location = useLocation();
  const shown = useRef(location);
  const title = useTitle();
  const [said, setSaid] = useState('');

  useEffect(() => {
    // Every page starts at the top, also after Back.
    history.scrollRestoration = 'manual';
  }, []);

  useEffect(() => {
    const { pathname, hash } = location;
    const before = shown.current;
    if (before === location) return;
    shown.current = location;
    const hasTitle = before.pathname === pathname;
    if (!hasTitle) {
      document.title = title;
      setSaid(title);
    }
    const target = document.getElementById(hash.slice(1));
    // A language switch keeps the page and its scroll position.
    if (
      hasTitle ? !target : removeLanguagePrefix(before.pathname) === removeLanguagePrefix(pathname)
    )
      return;
    if (target === null) window.scrollTo({ top: 0, behavior: 'instant' });
    else target.scrollIntoView({ behavior: 'instant' });
    const heading = target ?? document.querySelector<HTMLElement>('main h1');
    if (heading && heading.tabIndex < 0) heading.tabIndex = -1;
    heading?.focus({ preventScroll: true });
  }, [location, title]);

  return (
    <p className="sr-only" aria-live="polite" aria-atomic="true">
      {said}
    </p>
  );
}
