// Pages that show what staff change: rendered into memory when the server starts and again after
// each change, so that they are served as fast as the others.

import type { Log } from '../log.ts';
import { dataPolicy } from '../security-headers.ts';
import { cachedResponse, revalidate } from './cached-response.ts';
import { compress } from './compression.ts';
import { finishPage, type PageAssets } from './finish-page.ts';
import type { ResponseCache } from './response-cache.ts';
import type { FetchApi, PublicPage, Site } from './site.ts';
import { dataPathOf, renderPage } from './site-build.ts';

export type LivePagesOptions = {
  site: Pick<Site, 'respond' | 'publicPages'>;
  cache: ResponseCache;
  parts: PageAssets;
  fetchApi: FetchApi;
  log: Log;
  timeZone: string;
};

const tickMs = 10_000;

export function createLivePages(options: LivePagesOptions) {
  const { site, cache, parts, fetchApi, log, timeZone } = options;
  const pages = new Map(site.publicPages.filter(({ isLive }) => isLive).map((p) => [p.path, p]));
  const texts = new Map<string, string>();
  const running = new Map<string, { isStale: boolean; done: Promise<void> }>();
  const calendar = new Intl.DateTimeFormat('en-CA', { timeZone });
  const today = () => calendar.format(new Date());
  let day = today();

  async function render({ path, query, hasData }: PublicPage): Promise<void> {
    const { status, contentType, body } = await renderPage(site, path, fetchApi);
    if (status !== 200) throw new Error(`${path} was answered with ${status}`);
    const { html, policy } = finishPage(body, parts);
    await keep(path, { contentType, policy, query, isFile: false }, html);
    if (!hasData) return;
    const data = await renderPage(site, dataPathOf(path), fetchApi);
    const kind = { contentType: data.contentType, policy: dataPolicy, isFile: true };
    await keep(dataPathOf(path), { ...kind, query: ['_routes'] }, data.body);
  }

  async function keep(
    path: string,
    kind: { contentType: string; policy: string; query: readonly string[]; isFile: boolean },
    text: string,
  ): Promise<void> {
    if (texts.get(path) === text) return;
    texts.set(path, text);
    const { isFile, query } = kind;
    const put = async (effort: 'quick' | 'best') => {
      const bodies = await compress(Buffer.from(text), effort);
      // Another text may have come while this one was compressed.
      if (texts.get(path) !== text) return;
      const answer = cachedResponse({ ...kind, cacheControl: revalidate, bodies });
      cache.keep({ path, response: answer, isFile, query });
    };
    await put('quick');
    // Nobody waits for the last tenth.
    void put('best');
  }

  /** A change that comes while a page is being rendered must not be missed by it. */
  function refresh(page: PublicPage): Promise<void> {
    const already = running.get(page.path);
    if (already) {
      already.isStale = true;
      return already.done;
    }
    const run = { isStale: true, done: Promise.resolve() };
    running.set(page.path, run);
    run.done = (async () => {
      while (run.isStale) {
        run.isStale = false;
        // The page before stays, or the page is rendered per request: neither is an outage.
        await render(page).catch((err) =>
          log.error({ err, route: page.path }, 'A live page failed'),
        );
      }
      running.delete(page.path);
    })();
    return run.done;
  }

  async function refreshAll(): Promise<void> {
    await Promise.all([...pages.values()].map(refresh));
  }

  const timer = setInterval(() => {
    const isNewDay = day !== today();
    day = today();
    if (isNewDay) void refreshAll();
  }, tickMs).unref();

  return {
    refreshAll,
    /** Resolves when the pages show the change. */
    async invalidate(paths: readonly string[]): Promise<void> {
      await Promise.all(
        paths.map((path) => {
          const page = pages.get(path);
          return page && refresh(page);
        }),
      );
    },
    stop: () => clearInterval(timer),
  };
}
