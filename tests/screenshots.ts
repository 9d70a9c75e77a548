// npm run screenshots: the pictures of docs/pictures, from the running product.
import { mkdirSync } from 'node:fs';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { chromiumPath, startBuiltServer } from './built-server.ts';

const pages = {
  home: '/',
  program: '/programs/five-group-foods',
  'get-started': '/get-started?type=volunteer',
  donate: '/donate',
  assistance: '/membership-assistance',
};

mkdirSync('docs/pictures', { recursive: true });
const { base, stop } = await startBuiltServer();
const browser = await chromium.launch({
  executablePath: chromiumPath,
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
      const picture = await page.screenshot();
      await sharp(picture).webp({ quality: 80 }).toFile(`docs/pictures/${name}-${width}.webp`);
    }
    await context.close();
  }
} finally {
  await browser.close();
  await stop();
}
