// Live pages: rendered into memory at the start and after each change by staff. A page stays until
// its replacement rendered completely, for example while the database is down.

import { languages, localizePath } from '#content/languages';
import type { SiteContent } from '#content/site-content';
import { toOfficeDate } from '#domain/calendar/office-hours';
import type { Log } from '../log.ts';
import { dataPolicy } from '../security-headers.ts';
import { computeDigest, createCachedResponse, revalidate } from './cached-response.ts';
import { compress } from './compression.ts';
import { finishPage, type PageAssets } from './finish-page.ts';
import type { PageQuery } from './page-query.ts';
import type { ResponseCache } from './response-cache.ts';
import type { FetchApi, PublicPage, Site } from './site.ts';
import { getDataPath, renderPage } from './site-build.ts';

export type LivePagesOptions = {
  site: Pick<Site, 'respond' | 'publicPages'>;
  cache: ResponseCache;
  parts: PageAssets;
  fetchApi: FetchApi;
  siteContent: () => SiteContent;
  log: Log;
};

const tickMs = 10_000;

type Run = {
  isStale: boolean;
  done: Promise<void>;
  /** Resolves when the page is in the response cache or rendering gave up. */
  shown: PromiseWithResolvers<void>;
};

export function createLivePages(options: LivePagesOptions) {
  const { site, cache, parts, fetchApi, siteContent, log } = options;
  const pages = new Map(site.publicPages.filter(({ isLive }) => isLive).map((p) => [p.path, p]));
  /** Digests of the cached texts. All pages together would take megabytes. */
  const digests = new Map<string, string>();
  /** Rendered again at the next tick: rendering failed, or figures may have changed slightly. */
  const owed = new Set<PublicPage>();
  const running = new Map<string, Run>();
  const today = () => toOfficeDate(new Date());
  let day = today();
  let best = Promise.resolve();

  async function render(page: PublicPage, { shown }: Run): Promise<void> {
    const { path, query, dataQuery, hasData } = page;
    const { contentType, body } = await renderWhole(path);
    const { html, policy } = finishPage(body, parts);
    await keep(path, { contentType, policy, query }, html);
    shown.resolve();
    if (!hasData) return;
    const data = await renderWhole(getDataPath(path));
    const kind = { contentType: data.contentType, policy: dataPolicy };
    await keep(getDataPath(path), { ...kind, query: dataQuery }, data.body);
  }

  /**
   * Throws if any API call failed: the page would render with less content and must not be cached.
   */
  async function renderWhole(path: string) {
    let failed: string | undefined;
    const watched: FetchApi = async (input, init) => {
      const response = await fetchApi(input, init).catch((error: unknown) => {
        failed = `a call failed: ${error}`;
        throw error;
      });
      if (!response.ok) failed = `the response to a call was ${response.status}`;
      return response;
    };
    const rendered = await renderPage(site, path, watched, siteContent());
    if (rendered.status !== 200) failed = `its response was ${rendered.status}`;
    if (failed !== undefined) throw new Error(`${path} is not whole: ${failed}`);
    return rendered;
  }

  async function keep(
    path: string,
    kind: { contentType: string; policy: string; query: PageQuery },
    text: string,
  ): Promise<void> {
    const identity = Buffer.from(text);
    const digest = computeDigest(identity);
    if (digests.get(path) === digest) return;
    digests.set(path, digest);
    const { query } = kind;
    // A newer text may have arrived while this one was queued or compressed.
    const isOld = () => digests.get(path) !== digest;
    const put = async (effort: 'quick' | 'best') => {
      if (isOld()) return;
      const bodies = await compress(identity, effort);
      if (isOld()) return;
      const response = createCachedResponse({ ...kind, cacheControl: revalidate, bodies });
      cache.keep({ path, response, query });
    };
    await put('quick');
    // Best compression is not urgent. Run one at a time: several would need their memory at once.
    best = best
      .then(() => put('best'))
      .catch((err) => log.error({ err, route: path }, 'A live page stayed larger'));
  }

  /** Renders again if a change arrives while the page is being rendered. */
  function refresh(page: PublicPage): Promise<void> {
    const already = running.get(page.path);
    if (already) {
      already.isStale = true;
      return already.done;
    }
    const shown = Promise.withResolvers<void>();
    const run: Run = { isStale: true, done: Promise.resolve(), shown };
    running.set(page.path, run);
    run.done = (async () => {
      while (run.isStale) {
        run.isStale = false;
        // On failure the previous page stays, or the page is rendered per request: neither is an
        // outage.
        await render(page, run).then(
          () => owed.delete(page),
          (err) => {
            owed.add(page);
            log.error({ err, route: page.path }, 'A live page failed');
          },
        );
      }
      running.delete(page.path);
      shown.resolve();
    })();
    return run.done;
  }

  /** Sequential, so that a request for one page does not wait for all. */
  async function refreshAll(): Promise<void> {
    for (const page of pages.values()) await refresh(page);
  }

  /** Renders every page, because any of them may show a published text. */
  async function refreshSite(): Promise<void> {
    for (const page of site.publicPages) await refresh(page);
  }

  const timer = setInterval(() => {
    const isNewDay = day !== today();
    day = today();
    for (const page of isNewDay ? pages.values() : owed) void refresh(page);
    owed.clear();
  }, tickMs).unref();

  return {
    refreshAll,
    refreshSite,
    /** Lets a request wait for a page that is being rendered, instead of rendering it again. */
    awaited: (path: string) => running.get(path)?.shown.promise,
    /** Resolves when the pages show the change. */
    async invalidate(paths: readonly string[]): Promise<void> {
      await Promise.all(
        paths
          .flatMap((path) => languages.map((language) => pages.get(localizePath(language, path))))
          .map((page) => page && refresh(page)),
      );
    },
    /**
     * Call after a write that changes the public figures. Figures on a page may be some seconds old; the browser
     * fetches current ones.
     */
    refreshSoon(): void {
      for (const page of pages.values()) owed.add(page);
    },
    stop: () => clearInterval(timer),
  };
}
