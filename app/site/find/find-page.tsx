import { notFound } from '#content/en/not-found';
import { PageLink } from '../../ui/page-link';

/** A word in, pages out. */
export function FindPage({ query }: { query: string }) {
  const { search } = notFound;
  return (
    <search>
      <form method="get" action="/find" className="form">
        <div className="field">
          <label htmlFor="find" className="field-label">
            {search.label}
          </label>
          <div className="flex flex-wrap gap-3">
            <input
              id="find"
              name="word"
              type="search"
              defaultValue={query}
              maxLength={100}
              className="field-control max-w-96"
            />
            <button type="submit" className="button-secondary">
              {search.button}
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
          <PageLink href={href} className="text-link target inline-flex items-center">
            {title}
          </PageLink>
        </li>
      ))}
    </ul>
  );
}
