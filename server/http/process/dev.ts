// Runs the app for development: pages and styles reload on save, the API runs from source, nothing
// is cached.
import { createServer as createHttpServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { createServer as createVite } from 'vite';
import { listArtFiles } from '../pages/art.ts';
import { createCachedResponse } from '../pages/cached-response.ts';
import { buildStorableFile } from '../pages/prebuild.ts';
import { createResponseCache } from '../pages/response-cache.ts';
import type { Site } from '../pages/site.ts';
import { createSiteFromBuild } from '../pages/site-build.ts';
import { createRequestHandler } from '../request-handler.ts';
import { drain, getAddress } from './listen.ts';
import { run } from './run.ts';
import type { ServeOptions } from './serve.ts';
import { readStartContext } from './start-context.ts';

const artFolder = fileURLToPath(new URL('../../../art/rendered', import.meta.url));
const stopLimitMs = 1_000;

async function serveSources(options: ServeOptions) {
  const { port, host, log, trustProxy, publicUrl } = options;
  const server = createHttpServer();
  const vite = await createVite({
    server: { middlewareMode: true, hmr: { server } },
    appType: 'custom',
  });
  const cache = createResponseCache();
  for (const picture of listArtFiles(artFolder)) {
    const { identity, ...file } = await buildStorableFile(picture);
    cache.keep({ ...file, response: createCachedResponse({ ...file, bodies: { identity } }) });
  }
  const site: Pick<Site, 'respond' | 'patternOf' | 'spelled' | 'takesForm'> = {
    async respond(request, context) {
      const build = await vite.ssrLoadModule('virtual:react-router/server-build');
      return createSiteFromBuild(
        build as Parameters<typeof createSiteFromBuild>[0],
        'development',
      ).respond(request, context);
    },
    takesForm: () => true,
    patternOf: (path) => path,
    spelled: (path) => path,
  };
  const api = options.createApi(
    async () => {},
    () => {},
    async () => void (await options.reloadSite()),
  );
  const handler = createRequestHandler({
    siteContent: options.siteContent,
    cache,
    site,
    api: (request, bindings) => api.fetch(request, bindings),
    passwordPaths: options.passwordPaths,
    log,
    trustProxy,
    publicUrl,
    isDraining: () => false,
    isDevelopment: true,
  });
  server.on('request', (request, response) => {
    vite.middlewares(request, response, () => handler(request, response));
  });
  await new Promise<void>((resolve) => server.listen(port, host, resolve));
  return {
    port: getAddress(server).port,
    firstPages: Promise.resolve(),
    async stop() {
      await vite.close();
      await drain(server, stopLimitMs);
    },
  };
}

run(await readStartContext(), async () => serveSources);
