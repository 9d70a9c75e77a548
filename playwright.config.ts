import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';
import { freePort } from './tests/free-port.ts';

// scripts/test.mjs finds it; alone, the usual places are tried.
const shell = '/usr/bin/chromium-headless-shell';
const executablePath =
  process.env.CHROMIUM_PATH ?? (existsSync(shell) ? shell : '/usr/bin/chromium');
// The workers read this file too, and must find the same.
process.env.E2E_PORT ??= `${await freePort()}`;
const port = process.env.E2E_PORT;
/** `npm run test:slow` runs the tests tagged @slow, and `npm test` runs the others. */
const isSlow = process.env.E2E_SLOW !== undefined;

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  ...(isSlow ? { grep: /@slow/ } : { grepInvert: /@slow/ }),
  // Each of them waits for its page half of the time: two would leave a core idle.
  workers: 3,
  // A second attempt keeps one hiccup from rejecting a change; `npm test` names the test as flaky.
  retries: 1,
  // Nothing is measured by these: a machine that others use may stand still for many seconds.
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
    // A click on a control that never comes fails soon, so that its retry fits into the run.
    actionTimeout: 60_000,
    // Traces slow every test by a third; `--trace on` when one is wanted.
    trace: 'off',
    // Requests of a service worker pass by `page.route`; offline.spec.ts allows it.
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
