// The offline page in every language, and the service worker that shows it. The worker stores nothing else
// and answers nothing else: every page that can be reached comes from the server.
import { createHash } from 'node:crypto';
import { languages, localizePath } from '#content/languages';
import type { SiteContent } from '#content/site-content';
import { offlineCache, offlinePath, serviceWorkerPath } from '#domain/offline';
import { plainPolicy, renderOfflinePage } from '../refusal-page.ts';
import { revalidate } from './cached-response.ts';
import { getContentType } from './content-type.ts';
import type { Storable } from './stored-responses.ts';

const workerPolicy = "default-src 'none'; connect-src 'self'; frame-ancestors 'none'";

export function buildOfflineResponses(site: SiteContent): Storable[] {
  const pages = languages.map((language) => ({
    path: localizePath(language, offlinePath),
    html: renderOfflinePage(language, site),
  }));
  const common = { cacheControl: revalidate, query: {} };
  return [
    ...pages.map(({ path, html }) => ({
      ...common,
      path,
      contentType: getContentType('offline.html'),
      policy: plainPolicy,
      identity: Buffer.from(html),
    })),
    {
      ...common,
      path: serviceWorkerPath,
      contentType: getContentType(serviceWorkerPath),
      policy: workerPolicy,
      identity: Buffer.from(workerScript(pages)),
    },
  ];
}

/** Browsers install a worker again when its text changes, so the text names the version of the pages. */
function workerScript(pages: readonly { path: string; html: string }[]): string {
  const version = createHash('sha256');
  for (const { html } of pages) version.update(html);
  return `// ${version.digest('base64url').slice(0, 12)}
const pages = ${JSON.stringify(pages.map(({ path }) => path))};
addEventListener('install', (event) => {
  const store = async () => {
    const cache = await caches.open('${offlineCache}');
    await cache.addAll(pages.map((page) => new Request(page, { cache: 'reload' })));
    await skipWaiting();
  };
  event.waitUntil(store());
});
addEventListener('activate', (event) => {
  event.waitUntil(registration.navigationPreload?.enable());
});
addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request;
  const { pathname } = new URL(url);
  if (mode !== 'navigate' || method !== 'GET' || /^\\/admin(\\/|$)/.test(pathname)) return;
  event.respondWith(load(event, pathname));
});
async function load(event, pathname) {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request));
  } catch {
    const [first, ...others] = pages;
    const page = others.find((each) => pathname.startsWith(each.slice(0, each.lastIndexOf('/'))));
    return (await caches.match(page ?? first)) ?? Response.error();
  }
}
`;
}
