// Caches public pages that read their query (a search, a preselected form). Unknown parameters are
// ignored and the least recently used page is evicted.
import type { SiteContent } from '#content/site-content';
import { toOfficeDate } from '#domain/calendar/office-hours';
import { confirmationParameter } from '#domain/forms/confirmation';
import { createCachedResponse, revalidate } from './cached-response.ts';
import { compress } from './compression.ts';
import { finishPage, type PageAssets } from './finish-page.ts';
import { normalizeQuery } from './page-query.ts';
import type { CacheEntry } from './response-cache.ts';
import type { FetchApi, PublicPage, Site } from './site.ts';
import { renderPage } from './site-build.ts';

export type QueryPages = ReturnType<typeof createQueryPages>;

type Options = {
  site: Pick<Site, 'respond' | 'publicPages'>;
  parts: PageAssets;
  fetchApi: FetchApi;
  siteContent: () => SiteContent;
};

const maxPages = 64;
/** Pages with a longer query are rendered per request. */
const longestQuery = 120;

export function createQueryPages({ site, parts, fetchApi, siteContent }: Options) {
  const pages = new Map(
    site.publicPages.filter((p) => Object.keys(p.query).length > 0).map((p) => [p.path, p]),
  );
  /** Ordered from least to most recently used. */
  const kept = new Map<string, CacheEntry>();
  const underWay = new Map<string, Promise<CacheEntry | undefined>>();
  let day = toOfficeDate(new Date());

  async function render(page: PublicPage, target: string): Promise<CacheEntry | undefined> {
    const { status, contentType, body } = await renderPage(site, target, fetchApi, siteContent());
    if (status !== 200 || !contentType.startsWith('text/html')) return undefined;
    const { html, policy } = finishPage(body, parts);
    const bodies = await compress(Buffer.from(html), 'quick');
    const response = createCachedResponse({
      contentType,
      policy,
      cacheControl: revalidate,
      bodies,
    });
    return { path: page.path, response, query: page.query };
  }

  function find(target: string): CacheEntry | undefined {
    // A search names upcoming events.
    const today = toOfficeDate(new Date());
    if (today !== day) kept.clear();
    day = today;
    const found = kept.get(target);
    if (found) {
      kept.delete(target);
      kept.set(target, found);
    }
    return found;
  }

  return {
    /** Returns the URL reduced to its known parameters, or undefined if that page is not cached. */
    targetOf(path: string, query: string): string | undefined {
      const page = pages.get(path);
      if (page === undefined) return undefined;
      const known = normalizeQuery(page.query, query);
      const isPersonal = new URLSearchParams(known).has(confirmationParameter);
      if (known === '' || known.length > longestQuery || isPersonal) return undefined;
      return `${path}?${known}`;
    },
    /**
     * Looks up a page by its URL. Links by browsers and by this site already have the reduced form.
     */
    find,
    /** Renders the page once for all simultaneous requests. */
    async prepare(target: string): Promise<CacheEntry | undefined> {
      const page = pages.get(target.slice(0, target.indexOf('?')));
      if (page === undefined) return undefined;
      const already = underWay.get(target);
      if (already) return already;
      const work = render(page, target).finally(() => underWay.delete(target));
      underWay.set(target, work);
      const ready = await work;
      if (ready === undefined) return undefined;
      kept.set(target, ready);
      const [oldest] = kept.keys();
      if (kept.size > maxPages && oldest !== undefined) kept.delete(oldest);
      return ready;
    },
    forget: () => kept.clear(),
  };
}
