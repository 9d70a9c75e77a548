import { useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { type Language, languages, localizePath, removeLanguagePrefix } from '#content/languages';
import { useLanguage, useText } from '../../text';
import { rememberChoice } from './language-choice';

/** Links to this page, at this step, in the other languages. Typed answers stay. */
export function LanguageItem({ className }: { className?: string }) {
  const { names } = useText('navigation').languages;
  const current = useLanguage();
  const others = languages.filter((language) => language !== current);
  if (others.length === 0) return null;
  return (
    <li className={className}>
      {others.map((language, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the link that was pressed stays, and keeps the focus
        <LanguageLink key={at} language={language} onClick={rememberChoice}>
          {names[language]}
        </LanguageLink>
      ))}
    </li>
  );
}

type LanguageLinkProps = { language: Language; children: string; onClick: () => void };

export function LanguageLink({ language, children, onClick }: LanguageLinkProps) {
  const { pathname, search } = useLocation();
  // The server caches pages without their query; the app adds it to the link after hydration.
  const [query, setQuery] = useState('');
  useEffect(() => setQuery(search), [search]);
  return (
    <Link
      to={localizePath(language, removeLanguagePrefix(pathname)) + query}
      lang={language}
      hrefLang={language}
      prefetch="intent"
      onClick={onClick}
    >
      {children}
    </Link>
  );
}
