import type { Config } from '@react-router/dev/config';

// The server renders all pages, at build time and at run time, so that both are identical; React Router's prerendering
// would differ.
export default {
  ssr: true,
  // A separate folder, because React Router empties it before each build.
  buildDirectory: 'build/app',
  routeDiscovery: { mode: 'initial' },
  // Each route is one file that app/start/load-chunk.ts fetches; the router would import its parts itself.
  splitRouteModules: false,
} satisfies Config;
