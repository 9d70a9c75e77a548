import type { Config } from '@react-router/dev/config';

// Pages are rendered by the server's own function, at build time and live, so that both are alike:
// React Router's prerendering would write a second kind.
export default {
  ssr: true,
  // A folder of its own: React Router empties it before each build.
  buildDirectory: 'build/app',
  routeDiscovery: { mode: 'initial' },
  // A route is one file, fetched as app/start/load-chunk.ts does it: the router would import the pieces by itself.
  splitRouteModules: false,
} satisfies Config;
