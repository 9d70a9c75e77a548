import { notFound } from '#content/en/not-found';
import type { PageHandle } from '../page-handle';
import { PageIntro } from '../page-intro';
import type { Route } from './+types/find';
import { FindPage, PageLinks } from './find-page';
import { findPages } from './page-for-word';

export const handle: PageHandle = { query: ['word'] };

export function loader({ request }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams.get('word')?.slice(0, 100) ?? '';
  return { query, found: findPages(query) };
}

export default function FindRoute({ loaderData }: Route.ComponentProps) {
  const { query, found } = loaderData;
  const { search } = notFound;
  return (
    <>
      <PageIntro title={search.title} />
      <div className="page-width grid gap-8 py-12">
        <FindPage query={query} />
        <div aria-live="polite">
          {query === '' ? null : found.length === 0 ? (
            <p>{search.none}</p>
          ) : (
            <PageLinks links={found} />
          )}
        </div>
      </div>
    </>
  );
}
