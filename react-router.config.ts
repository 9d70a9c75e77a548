import type { Config } from '@react-router/dev/config';

// Pages are rendered to files by scripts/build.mjs, through the same function that renders live pages.
export default {
  ssr: true,
  buildDirectory: 'build',
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
