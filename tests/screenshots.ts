// `npm run screenshots`: takes the README's picture of the running product.
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { chromiumPath, startBuiltServer } from './built-server.ts';

const { base, stop } = await startBuiltServer();
const browser = await chromium.launch({
  executablePath: chromiumPath,
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
  });
  // Close the cookie banner and the gift ticker, which would cover the page.
  await context.addInitScript(() => {
    const choice = { necessary: true, analytics: false, marketing: false, functional: false };
    localStorage.setItem(
      'wwi_cookie_consent',
      JSON.stringify({ ...choice, timestamp: new Date().toISOString() }),
    );
    sessionStorage.setItem('wwi_ticker_dismissed', 'true');
  });
  const page = await context.newPage();
  await page.goto(base, { waitUntil: 'networkidle' });
  const picture = await page.screenshot();
  await sharp(picture).webp({ quality: 80 }).toFile('docs/pictures/home-1440.webp');
} finally {
  await browser.close();
  await stop();
}
