// Browser tests of another organization's site. `npm run test:slow` builds it first; to run only these:
//   node tests/other-organization/clone.mjs && playwright test -c tests/other-organization
import { defineConfig } from '@playwright/test';
import product from '../../playwright.config.ts';

export default defineConfig({
  ...product,
  grep: /./,
  grepInvert: [],
  testDir: '.',
  // Starting a second browser would cost more than these few pages.
  workers: 1,
  outputDir: '../../test-results/other-organization',
  use: { ...product.use, timezoneId: 'America/Los_Angeles' },
  webServer: {
    ...product.webServer,
    command: 'node ../../tests/e2e/serve.ts',
    cwd: '../../build/other-organization',
  },
});
