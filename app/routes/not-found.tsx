import { data, Form } from 'react-router';
import { notFound } from '#content/en/not-found';
import { CrisisLines } from '../components/site/crisis-lines';
import { PageIntro } from '../components/site/page-intro';
import { PageLink } from '../components/ui/page-link';
import { findPages } from '../find-page';
import type { PageHandle } from '../page-handle';
import type { Route } from './+types/not-found';

export const handle: PageHandle = { query: ['find'] };

/** The search under the message: a word in, pages out. */
export function loader({ request }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams.get('find') ?? '';
  return data({ query, found: findPages(query) }, { status: 404 });
}

export default function NotFound({ loaderData }: Route.ComponentProps) {
  const { page, search } = notFound;
  const { query, found } = loaderData;
  return (
    <>
      <PageIntro title={page.title} intro={page.text} />
      <div className="page-width grid gap-10 py-12">
        <div className="grid gap-4">
          <p className="max-w-prose">{page.help}</p>
          <CrisisLines />
        </div>
        <search>
          <Form method="get" className="form">
            <div className="field">
              <label htmlFor="find" className="field-label">
                {search.label}
              </label>
              <div className="flex flex-wrap gap-3">
                <input
                  id="find"
                  name="find"
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
          </Form>
          {query === '' ? null : (
            <div aria-live="polite" className="mt-4">
              {found.length === 0 ? <p>{search.none}</p> : <Links links={found} />}
            </div>
          )}
        </search>
        <nav aria-labelledby="not-found-links">
          <h2 id="not-found-links" className="mb-3 text-xl">
            {page.linksTitle}
          </h2>
          <Links links={page.links.map(({ href, text }) => ({ href, title: text }))} />
        </nav>
      </div>
    </>
  );
}

function Links({ links }: { links: readonly { href: string; title: string }[] }) {
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
