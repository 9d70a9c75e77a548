// Renders the pages outside the list of public pages after a release: the 404 pages, and the offline pages with
// their service worker.
import { languages, localizePath } from '#content/languages';
import type { SiteContent } from '#content/site-content';
import { createCachedResponse, revalidate } from './cached-response.ts';
import { compress } from './compression.ts';
import { finishPage, type PageAssets } from './finish-page.ts';
import { buildOfflineResponses } from './offline.ts';
import type { ResponseCache } from './response-cache.ts';
import type { FetchApi, Site } from './site.ts';
import { renderPage, unknownPath } from './site-build.ts';

type Options = {
  site: Pick<Site, 'respond' | 'notFoundQuery'>;
  cache: ResponseCache;
  parts: PageAssets;
  fetchApi: FetchApi;
};

export async function refreshFixedPages(
  { site, cache, parts, fetchApi }: Options,
  siteContent: SiteContent,
): Promise<void> {
  for (const language of languages) {
    const path = localizePath(language, unknownPath);
    const { contentType, body } = await renderPage(site, path, fetchApi, siteContent);
    const { html, policy } = finishPage(body, parts);
    const bodies = await compress(Buffer.from(html), 'quick');
    const fields = { contentType, policy, cacheControl: revalidate, bodies };
    const response = createCachedResponse({ ...fields, status: 404 });
    cache.keepNotFound({ path, response, query: site.notFoundQuery });
  }
  for (const { path, query, identity, ...fields } of buildOfflineResponses(siteContent)) {
    const bodies = await compress(identity, 'quick');
    cache.keep({ path, query, response: createCachedResponse({ ...fields, bodies }) });
  }
}
