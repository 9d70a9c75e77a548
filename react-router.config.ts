import type { Config } from '@react-router/dev/config';

// Pages are rendered by the server's own function, at build time and live, so that both are alike:
// React Router's prerendering would write a second kind.
export default {
  ssr: true,
  buildDirectory: 'build',
  serverBuildFile: 'app.js',
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
