// Layout with a doubled font size, as set in the browser, on a small phone.
import type { Page } from '@playwright/test';
import { contentOf } from '#content/all';
import { languages, localizePath } from '#content/languages';
import { expect, navigate, simulateReturningVisitor, test, waitForHydration } from './site-test';

const { seo } = contentOf('en');

test.use({ viewport: { width: 360, height: 780 } });

async function enlarge(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
}

const first = '/no-such-page';
const paths = [first, '/find?word=food', ...Object.keys(seo.pages)];

for (const language of languages) {
  test(`scrolls only vertically on every page in ${language}`, async ({
    page,
    context,
    complaints,
  }) => {
    test.slow();
    complaints.expectSome(/404/);
    await simulateReturningVisitor(context);
    await page.goto(localizePath(language, first));
    await waitForHydration(page);
    await enlarge(page);
    for (const path of paths) {
      if (path !== first) await navigate(page, localizePath(language, path));
      await expect(page).toHaveURL(localizePath(language, path));
      await expect
        .soft(page.locator('html'), path)
        .toHaveJSProperty('scrollWidth', page.viewportSize()?.width);
      const skip = await page.locator('.skip-link').boundingBox();
      expect((skip?.y ?? 0) + (skip?.height ?? 0), path).toBeLessThanOrEqual(0);
    }
  });
}

for (const size of [
  { width: 360, height: 780 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
]) {
  test(`shows all buttons of the cookie card within the card at ${size.width} px`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    await page.goto('/es/about');
    await enlarge(page);
    const card = page.locator('.cookie-card');
    await expect(card).toBeVisible();
    const ways = card.locator('button:visible, summary');
    await expect(ways).toHaveCount(3);
    for (const way of await ways.all()) await expect(way).toBeInViewport({ ratio: 1 });
    const isCut = (each: Element) => each.scrollWidth > each.clientWidth;
    expect(await card.evaluate(isCut)).toBe(false);
  });
}
