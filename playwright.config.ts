import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';
import { findFreePort } from './tests/free-port.ts';

// scripts/test.mjs sets this variable. Without it, try the usual paths.
const shell = '/usr/bin/chromium-headless-shell';
const executablePath =
  process.env.CHROMIUM_PATH ?? (existsSync(shell) ? shell : '/usr/bin/chromium');
// Workers load this file too and must get the same value.
process.env.E2E_PORT ??= `${await findFreePort()}`;
const port = process.env.E2E_PORT;
/** `npm run test:slow` runs the tests tagged @slow, and `npm test` runs the others. */
const isSlow = process.env.E2E_SLOW !== undefined;

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  ...(isSlow ? { grep: /@slow/ } : { grepInvert: /@slow/ }),
  // Three workers on two cores, because each waits for its page half of the time.
  workers: 3,
  // Retry once, so that a single hiccup does not fail the run; `npm test` lists the test as flaky.
  retries: 1,
  // These timeouts measure nothing: a shared machine may stall for many seconds.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: process.env.E2E_REPORT
    ? [['list'], ['json', { outputFile: process.env.E2E_REPORT }]]
    : 'list',
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    viewport: { width: 1280, height: 900 },
    launchOptions: {
      executablePath,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
    // Fail soon when a control never appears, so that the retry fits into the run.
    actionTimeout: 60_000,
    // Traces slow every test by a third; use `--trace on` when you need one.
    trace: 'off',
    // `page.route` does not see requests of service workers; offline.spec.ts allows them.
    serviceWorkers: 'block',
    locale: 'en-US',
  },
  webServer: {
    command: 'node tests/e2e/serve.ts',
    url: `http://127.0.0.1:${port}/api/ready`,
    env: { PORT: port },
    reuseExistingServer: false,
    timeout: 180_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
});
