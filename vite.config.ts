import { fileURLToPath } from 'node:url';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Plugin } from 'vite';
import { computeArtVersion } from './server/http/pages/art.ts';

// Code that every page and screen shares: React, the router, and the loader of the other chunks.
const framework =
  /node_modules\/(react|react-dom|react-router|scheduler)\/|\/app\/ui\/history-index\.ts$|vite\/preload-helper/;

// Group chunks, so that a page loads a handful of files instead of forty.
const chunkGroups = [
  { name: 'framework', test: framework, priority: 3 },
  // The frame of the public pages, without code that only some pages need.
  { name: 'site', test: /\/app\/site\/(site|page-intro|page-handle)\.tsx?$/, priority: 2 },
  // A group includes its dependencies; those that other pages share stay separate.
  { name: 'picture', test: /\/app\/(site\/intro-picture|ui\/picture)\.tsx$/, priority: 1 },
  { name: 'crisis-lines', test: /\/app\/site\/crisis-lines\.tsx$/, priority: 1 },
  { name: 'service-areas', test: /\/domain\/service-areas\.ts$/, priority: 1 },
  // The code of all public forms in one file, because several small files cost more.
  {
    name: 'form-fields',
    test: /\/(domain\/(forms\/(field|person-fields|problem)|text\/text|vocabulary)|app\/forms\/(use-public-form|form-texts|field-input|form-frame|error-summary|leave-guard|has-answers|browser-checks|public-form|answers|confirmation|confirmation-notice|lazy-sent-panel))\.tsx?$/,
    priority: 0,
  },
  {
    name: 'assistance',
    test: /\/(app\/forms\/assistance\/(assistance|assistance-form|use-steps|danger-panel)|app\/site\/pages\/membership-assistance|domain\/forms\/application(-payload)?)\.tsx?$/,
    priority: 0,
  },
  // Code that several staff screens share.
  { name: 'staff-common', test: /\?staff$/, minShareCount: 2, priority: 0 },
];

/**
 * Gives the staff area its own copies of modules that public pages use. Shared copies would be split by use, and public
 * pages would load chunks made for staff screens.
 */
function staffApart(): Plugin {
  const mark = '?staff';
  return {
    name: 'staff-apart',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    async resolveId(source, importer, options) {
      const isEntrance = source.endsWith('/staff-area');
      if (!importer || !(isEntrance || importer.endsWith(mark))) return null;
      const found = await this.resolve(source, importer.replace(mark, ''), {
        ...options,
        skipSelf: true,
      });
      const isShared = !found || found.external || !/\.(tsx?|m?js)$/.test(found.id);
      return isShared || framework.test(found.id) ? found : found.id + mark;
    },
  };
}

const loadChunkPath = fileURLToPath(new URL('app/start/load-chunk.ts', import.meta.url));

/** Router code that the product does not use (three kilobytes of every page) or replaces. */
const replacedOfRouter: Record<string, string> = {
  // Instrumentation hooks.
  'router/instrumentation.js': `
    export const consumeInstrumentationClientResultMetaReceiver = () => undefined;
    export const getRouteInstrumentationUpdates = () => ({});
    export const instrumentClientSideRouter = (router) => router;
    export const [instrumentHandler, instrumentationResultMetaContext] = [];`,
  // Lazy route discovery: each page knows all routes (routeDiscovery: 'initial').
  'dom/ssr/fog-of-war.js': `
    export const isFogOfWarEnabled = () => false;
    export const useFogOFWarDiscovery = () => {};
    export const getPatchRoutesOnNavigationFunction = () => undefined;
    export const [URL_LIMIT, getManifestPath, getPartialManifest, getPathsWithAncestors,
      handleClientVersionMismatch] = [];`,
  // The router's own error page; the root route has one.
  'dom/ssr/errorBoundaries.js': `
    export const RemixErrorBoundary = ({ children }) => children;
    export const RemixRootDefaultErrorBoundary = () => null;`,
  'dom/ssr/fallback.js': 'export const RemixRootDefaultHydrateFallback = () => null;',
  // When another page's code fails to load, the router would reload this page and lose typed input.
  'dom/ssr/routeModules.js': `
    import { loadChunk } from ${JSON.stringify(loadChunkPath)};
    export const loadRouteModule = async (route, modules) =>
      (modules[route.id] ??= await loadChunk(
        () => import(/* @vite-ignore */ route.module),
        [route.module, ...route.imports],
      ));`,
};

/** Router code that assumes chunks always load, with replacements. */
const changedInRouter: Record<string, [from: string, to: string][]> = {
  // Components that we do not use. These lines would keep them in the bundle.
  'dom/lib.js': [
    ['ScrollRestoration.displayName = "ScrollRestoration";', ''],
    ...['Form', 'NavLink'].flatMap((name): [string, string][] => [
      [`${name}.displayName = "${name}";`, ''],
      [`const ${name} = React`, `const ${name} = /* @__PURE__ */ React`],
    ]),
  ],
  // The router caches a failed load until the page is closed; without this line it retries.
  'dom/ssr/routes.js': [['if (lazyRoutePromise) return await lazyRoutePromise;', '']],
  'router/router.js': [
    ['if (cachedPromise) return cachedPromise;', ''],
    // Only links navigate; the rest of the function prepares forms.
    ['if (!opts || !isSubmissionNavigation(opts)) return { path };', 'return { path };'],
    // Show an error for a page whose code failed to load; the router would show it empty.
    [
      'return cb({',
      `return (async (args) => (await Promise.all(
        [cb(args), ...matches.map((match) => match._lazyPromises?.route)]))[0])({`,
    ],
  ],
  // A plain fetch would wait without end on a silent connection.
  'dom/ssr/single-fetch.js': [
    [
      'import invariant from "./invariant.js";',
      `import invariant from "./invariant.js";
      import { fetchComplete } from ${JSON.stringify(loadChunkPath)};`,
    ],
    ['let res = await fetch(', 'let res = await fetchComplete('],
  ],
  'dom/ssr/components.js': [
    // A failed prefetch must not cause an error.
    ['routeModules).then((links)', 'routeModules).catch(() => []).then((links)'],
    // Our loader fetches them; a browser would cache the failure of a `modulepreload`.
    ['getModuleLinkHrefs(newMatchesForAssets, manifest)', '[]'],
  ],
};

/** Router functions that nothing calls: our forms and screens send their own requests, and each page knows all routes. */
const unusedInRouter: Record<string, string[]> = {
  'router/router.js': [
    ...['fetch', 'handleAction', 'handleFetcherAction', 'handleFetcherLoader'],
    ...['discoverRoutes', 'patchRoutes'],
  ],
  'dom/ssr/components.js': ['RSCPrefetchPageLinksImpl'],
};

/** Functions of one file are indented alike, so the first closing brace at that indent ends the function. */
function withoutFunction(code: string, name: string): string {
  const whole = new RegExp(`^(\\t*)(?:async )?function ${name}\\([\\s\\S]*?\\n\\1}$`, 'm');
  if (!whole.test(code)) throw new Error(`The router has changed: ${name}`);
  return code.replace(
    whole,
    `$1function ${name}() {\n$1\tthrow new Error('${name} was left out');\n$1}`,
  );
}

function ownRouter(): Plugin {
  const fileOf = (id: string) => id.split('/react-router/dist/production/lib/')[1] ?? '';
  return {
    name: 'own-router',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    load: (id) => replacedOfRouter[fileOf(id)],
    transform: (code, id) =>
      changedInRouter[fileOf(id)]?.reduce(
        (changed, [from, to]) => {
          if (changed.split(from).length !== 2) throw new Error(`The router has changed: ${from}`);
          return changed.replace(from, to);
        },
        (unusedInRouter[fileOf(id)] ?? []).reduce(withoutFunction, code),
      ),
  };
}

/** Sends dynamic imports through app/start/load-chunk.ts. */
function ownLoading(): Plugin {
  return {
    name: 'own-loading',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    load: (id) =>
      id === '\0vite/preload-helper.js'
        ? `export { loadChunk as __vitePreload } from ${JSON.stringify(loadChunkPath)};`
        : undefined,
  };
}

export default defineConfig(({ command }) => ({
  plugins: [staffApart(), ownRouter(), ownLoading(), tailwindcss(), reactRouter()],
  define: { __ART_VERSION__: JSON.stringify(computeArtVersion('art/rendered')) },
  // React and its router are bundled into the server build: a start reads one file instead of
  // several hundred, and React's production build is fixed when the site is built.
  ssr: command === 'build' ? { noExternal: true } : {},
  build: { assetsInlineLimit: 0, reportCompressedSize: false },
  environments: {
    ...(command === 'build' && {
      ssr: {
        define: { 'process.env.NODE_ENV': JSON.stringify('production') },
        // Skips unused modules of packages such as lucide-react. In the browser's build it would add bytes to form pages.
        build: { rolldownOptions: { experimental: { lazyBarrel: true } } },
      },
    }),
    client: {
      build: {
        // Pass single-file chunks to the loader too.
        modulePreload: {
          resolveDependencies: (file, others) => (others.length > 0 ? others : [file]),
        },
        rolldownOptions: {
          // Content modules have no side effects, so texts that a page does not show are dropped from its script. The
          // same holds for the staff copies of packages, which lost their package metadata.
          treeshake: {
            moduleSideEffects: [
              { test: /\/content\/.*\.ts/, sideEffects: false },
              { test: /node_modules\/.*\?staff$/, sideEffects: false },
            ],
          },
          output: { codeSplitting: { groups: chunkGroups } },
        },
      },
    },
  },
}));
