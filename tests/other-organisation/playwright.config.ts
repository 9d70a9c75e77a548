// The walk through another organisation's site. `npm test` builds it first; alone:
//   node tests/other-organisation/clone.mjs && playwright test -c tests/other-organisation
import { defineConfig } from '@playwright/test';
import product from '../../playwright.config.ts';

const port = Number(process.env.OTHER_PORT ?? 4174);

export default defineConfig({
  ...product,
  testDir: '.',
  outputDir: '../../test-results/other-organisation',
  use: { ...product.use, baseURL: `http://127.0.0.1:${port}`, timezoneId: 'America/Los_Angeles' },
  webServer: {
    command: 'node ../../tests/e2e/serve.ts',
    cwd: '../../build/other-organisation',
    url: `http://127.0.0.1:${port}/api/ready`,
    env: { PORT: String(port) },
    reuseExistingServer: false,
    timeout: 60_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
});
