// What a new page means to a person: it starts at the top, its heading has the focus, its title is said.
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { languageOfPath, pageOfPath } from '#content/languages';
import { laterText } from '#content/later';

export function PageChanges() {
  const location = useLocation();
  const shown = useRef(location);
  const [title, setTitle] = useState('');

  useEffect(() => {
    // Every page starts at its top, also on the way back.
    history.scrollRestoration = 'manual';
  }, []);

  useEffect(() => {
    const { pathname, hash } = location;
    const before = shown.current;
    if (before === location) return;
    shown.current = location;
    const hasTitle = before.pathname === pathname;
    if (!hasTitle) {
      void titleOf(pathname)
        // Where the titles are lost on the way, the heading says what came.
        .catch(() => document.querySelector('main h1')?.textContent ?? '')
        .then((found) => {
          if (shown.current.pathname !== pathname) return;
          document.title = found;
          setTitle(found);
        });
    }
    const target = document.getElementById(hash.slice(1));
    // In another language it is the same page: nobody is moved on it.
    if (hasTitle ? !target : pageOfPath(before.pathname) === pageOfPath(pathname)) return;
    if (target === null) window.scrollTo({ top: 0, behavior: 'instant' });
    else target.scrollIntoView({ behavior: 'instant' });
    const heading = target ?? document.querySelector<HTMLElement>('main h1');
    if (heading && heading.tabIndex < 0) heading.tabIndex = -1;
    heading?.focus({ preventScroll: true });
  }, [location]);

  return (
    <p className="sr-only" aria-live="polite" aria-atomic="true">
      {title}
    </p>
  );
}

/** Titles travel with the first navigation, not with every page. */
async function titleOf(pathname: string): Promise<string> {
  const seo = await laterText(languageOfPath(pathname), 'seo');
  const path = pageOfPath(pathname);
  const pages: Record<string, { title: string }> = seo.pages;
  const page = pages[path];
  if (page !== undefined) return page.title;
  if (path === '/find') return seo.find.title;
  return (path.startsWith('/programs/') ? seo.programNotFound : seo.notFound).title;
}
