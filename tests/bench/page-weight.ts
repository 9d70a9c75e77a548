// Measures the bytes that a phone downloads for a page, in a real browser.
import type { CDPSession, Page } from '@playwright/test';

export type PageWeight = {
  /** HTML and stylesheets, which must arrive before the first paint. */
  firstPaint: number;
  /** Images in the first view. */
  firstView: number;
  /** All scripts of the page, including those loaded on the first interaction. */
  script: number;
  /** Number of scripts that block rendering. */
  blocking: number;
};

export const weightBudgets: PageWeight = {
  firstPaint: 30 * 1024,
  firstView: 60 * 1024,
  script: 110 * 1024,
  blocking: 0,
};

type Fetched = { url: string; type: string; bytes: number };

function watchFetches(client: CDPSession): Fetched[] {
  const fetched: Fetched[] = [];
  const open = new Map<string, Fetched>();
  client.on('Network.responseReceived', ({ requestId, response, type }) => {
    // Subtract the bytes received so far, which are headers: the budget is for bodies.
    open.set(requestId, { url: response.url, type, bytes: -response.encodedDataLength });
  });
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const one = open.get(requestId);
    if (one !== undefined) fetched.push({ ...one, bytes: one.bytes + encodedDataLength });
  });
  return fetched;
}

const sum = (list: readonly Fetched[]) => list.reduce((bytes, one) => bytes + one.bytes, 0);

export async function measurePageWeight(page: Page, path: string): Promise<PageWeight> {
  const client = await page.context().newCDPSession(page);
  await client.send('Network.enable');
  await client.send('Network.setCacheDisabled', { cacheDisabled: true });
  const fetched = watchFetches(client);
  await page.clock.install();
  await page.goto(path, { waitUntil: 'load' });
  const blocking = await page
    .locator('head script[src]:not([type=module]):not([defer]):not([async])')
    .count();
  await page.mouse.move(2, 2);
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__reactFiber')),
  );
  // The cookie banner appears a second after the load, with a script of its own.
  await page.clock.fastForward(1_000);
  await page.locator('.cookie-card').waitFor();
  await page.waitForLoadState('networkidle');
  const inView = await page.evaluate(() =>
    [...document.images]
      .filter((image) => {
        const box = image.getBoundingClientRect();
        return box.top < innerHeight && box.bottom > 0 && box.width > 0 && image.checkVisibility();
      })
      .map((image) => image.currentSrc),
  );
  await client.detach();
  return {
    firstPaint: sum(fetched.filter(({ type }) => type === 'Document' || type === 'Stylesheet')),
    firstView: sum(fetched.filter(({ url }) => inView.includes(url))),
    script: sum(fetched.filter(({ type }) => type === 'Script')),
    blocking,
  };
}
