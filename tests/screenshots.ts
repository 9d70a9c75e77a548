// npm run screenshots: the pictures of docs/pictures, from the running product.
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';

const port = 4179;
const base = `http://127.0.0.1:${port}`;
const pages = {
  home: '/',
  program: '/programs/five-group-foods',
  'get-started': '/get-started?type=volunteer',
  donate: '/donate',
  assistance: '/membership-assistance',
};
const folder = mkdtempSync(join(tmpdir(), 'wondrous-pictures-'));

async function startServer(): Promise<ChildProcess> {
  const server = spawn(process.execPath, ['build/server/main.js'], {
    env: { ...process.env, PORT: String(port), DATA_DIR: folder, LOG_LEVEL: 'silent' },
    stdio: 'ignore',
  });
  for (let tries = 0; tries < 120; tries++) {
    if (
      await fetch(`${base}/api/ready`).then(
        (answer) => answer.ok,
        () => false,
      )
    )
      return server;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  throw new Error('The server did not start. Has it been built?');
}

mkdirSync('docs/pictures', { recursive: true });
const server = await startServer();
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  for (const width of [390, 1440]) {
    const context = await browser.newContext({
      viewport: { width, height: width < 700 ? 844 : 900 },
      reducedMotion: 'reduce',
    });
    // The picture shows the page, not the question that a first visit is asked.
    await context.addInitScript(() => {
      const choice = { necessary: true, analytics: false, marketing: false, functional: false };
      localStorage.setItem(
        'wwi_cookie_consent',
        JSON.stringify({ ...choice, timestamp: new Date().toISOString() }),
      );
      sessionStorage.setItem('wwi_ticker_dismissed', 'true');
    });
    const page = await context.newPage();
    for (const [name, path] of Object.entries(pages)) {
      await page.goto(base + path, { waitUntil: 'networkidle' });
      await page.screenshot({ path: `docs/pictures/${name}-${width}.png` });
    }
    await context.close();
  }
} finally {
  await browser.close();
  server.kill('SIGTERM');
  rmSync(folder, { recursive: true, force: true });
}
