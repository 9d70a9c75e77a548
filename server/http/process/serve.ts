// Assembles the server: response cache, request handler, socket, and shutdown.

import type { SiteContent } from '#content/site-content';
import type { Metrics } from '../../api/metrics.ts';
import { StartError } from '../../start-error.ts';
import type { TrustedProxies } from '../../trusted-proxies.ts';
import type { ApiFetch } from '../api-handler.ts';
import type { Log } from '../log.ts';
import type { PageAssets } from '../pages/finish-page.ts';
import { refreshFixedPages } from '../pages/fixed-pages.ts';
import { createLivePages } from '../pages/live-pages.ts';
import { createQueryPages } from '../pages/query-pages.ts';
import { createResponseCache, type ResponseCache } from '../pages/response-cache.ts';
import type { FetchApi, Site } from '../pages/site.ts';
import { loadSite, readStyles } from '../pages/site-build.ts';
import { getPagesFolder, loadInto, readIndex } from '../pages/stored-responses.ts';
import { createRequestHandler } from '../request-handler.ts';
import { drain, getAddress, listen } from './listen.ts';

export type ServeOptions = {
  port: number;
  host: string;
  trustProxy: TrustedProxies | false;
  publicUrl: string | undefined;
  siteContent: () => SiteContent;
  /** Receives the functions that the API calls when the content of public pages changed. */
  createApi: (
    onPublicChange: (paths: readonly string[]) => Promise<void>,
    onFiguresChange: () => void,
    onSitePublished: () => Promise<void>,
  ) => { fetch: ApiFetch };
  /** Loads the newest release of the site. Returns true when it is another one. */
  reloadSite: () => Promise<boolean>;
  passwordPaths: ReadonlySet<string>;
  /**
   * Calls back when another process may have changed public data. Returns a function that stops
   * watching.
   */
  watchChanges: (onChange: (isNewRelease: boolean) => void) => () => Promise<void>;
  log: Log;
  metrics?: Metrics;
};

export type RunningServer = {
  port: number;
  /** Resolves when all live pages are cached. Background work waits for it. */
  firstPages: Promise<void>;
  stop(): Promise<void>;
};
export type Serve = (options: ServeOptions) => Promise<RunningServer>;

const drainLimitMs = 10_000;

export async function loadBuild(buildFolder: string): Promise<Serve> {
  const cache = createResponseCache();
  const stored = await readIndex(getPagesFolder(buildFolder)).catch(() => {
    throw new StartError('There is no build to serve. Run: npm run build');
  });
  const [site, styles] = await Promise.all([
    loadSite(buildFolder),
    readStyles(
      buildFolder,
      stored.styles.map((path) => path.slice(1)),
    ),
  ]);
  loadInto(cache, getPagesFolder(buildFolder), stored);
  return (options) => serve({ site, cache, styles, starter: stored.starter }, options);
}

type Loaded = PageAssets & { site: Site; cache: ResponseCache };

async function serve(
  { site, cache, ...parts }: Loaded,
  options: ServeOptions,
): Promise<RunningServer> {
  const { log, siteContent } = options;
  const onPublicChange = (paths: readonly string[]) => {
    queryPages.forget();
    return livePages.invalidate(paths);
  };
  const onSitePublished = async () => {
    if (!(await options.reloadSite())) return;
    await showSite();
  };
  const api = options.createApi(onPublicChange, () => livePages.refreshSoon(), onSitePublished);
  const fetchApi: FetchApi = async (input, init) =>
    api.fetch(internalRequest(input, init), internalBindings);
  const queryPages = createQueryPages({ site, parts, fetchApi, siteContent });
  const livePages = createLivePages({
    site,
    cache,
    parts,
    fetchApi,
    siteContent,
    log,
  });
  async function showSite(): Promise<void> {
    queryPages.forget();
    await livePages.refreshSite();
    const context = { site, cache, parts, fetchApi };
    await refreshFixedPages(context, siteContent()).catch((err) =>
      log.error({ err }, 'The 404 and offline pages show an older release'),
    );
  }
  const stopWatching = options.watchChanges((isNewRelease) => {
    if (isNewRelease) return void showSite();
    queryPages.forget();
    void livePages.refreshAll();
  });

  let isDraining = false;
  const handler = createRequestHandler({
    siteContent,
    cache,
    site,
    queryPages,
    parts,
    awaitPage: livePages.awaited,
    api: (request, bindings) => api.fetch(request, bindings),
    passwordPaths: options.passwordPaths,
    log,
    metrics: options.metrics,
    trustProxy: options.trustProxy,
    publicUrl: options.publicUrl,
    isDraining: () => isDraining,
  });
  // The built pages show the texts of the files, so render those of the release before anybody sees them.
  if (siteContent().release !== 0) await showSite();
  const server = await listen(handler, options);
  // Pages requested before their turn are rendered per request, so no request waits for all of
  // them.
  const firstPages = livePages.refreshAll();
  return {
    port: getAddress(server).port,
    firstPages,
    async stop(): Promise<void> {
      isDraining = true;
      livePages.stop();
      await stopWatching();
      await firstPages;
      await drain(server, drainLimitMs);
    },
  };
}

const internalBindings = { address: '127.0.0.1' };

function internalRequest(input: string | Request, init?: RequestInit): Request {
  return typeof input === 'string' ? new Request(new URL(input, 'http://localhost'), init) : input;
}
