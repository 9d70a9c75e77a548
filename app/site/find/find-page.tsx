import { localizePath } from '#content/languages';
import { useLanguage, useText } from '../../text';
import { PageLink } from '../../ui/page-link';
import { Glyph } from '../glyph';

/** The search page: a search box and the pages found. */
export function FindPage({ query }: { query: string }) {
  const find = useText('find');
  const language = useLanguage();
  return (
    <search className="w-full max-w-2xl">
      <form method="get" action={localizePath(language, '/find')} className="form">
        <div className="field">
          <label htmlFor="find" className="field-label">
            {find.label}
          </label>
          <div className="flex gap-3">
            <input
              id="find"
              name="word"
              type="search"
              defaultValue={query}
              maxLength={100}
              className="field-control"
            />
            <button type="submit" className="button-primary">
              <Glyph name="search" />
              {find.button}
            </button>
          </div>
        </div>
      </form>
    </search>
  );
}

export function PageLinks({ links }: { links: readonly { href: string; title: string }[] }) {
  return (
    <ul className="grid gap-x-6 sm:grid-cols-2 lg:grid-cols-3">
      {links.map(({ href, title }) => (
        <li key={href}>
          <PageLink href={href} className="text-link target">
            {title}
          </PageLink>
        </li>
      ))}
    </ul>
  );
}
