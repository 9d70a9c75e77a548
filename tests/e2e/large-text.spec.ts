// Letters of twice the size, as a reader sets them in the browser, on a small phone.
import type { Page } from '@playwright/test';
import { seo } from '#content/en/seo';
import { languages, pathIn } from '#content/languages';
import { expect, hydrated, navigate, returningVisitor, test } from './site-test';

test.use({ viewport: { width: 360, height: 780 } });

async function enlarge(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
}

const first = '/no-such-page';
const paths = [first, '/find?word=food', ...Object.keys(seo.pages)];

for (const language of languages) {
  test(`scroll one way only, on every page in ${language}`, async ({
    page,
    context,
    complaints,
  }) => {
    test.slow();
    complaints.expectSome(/404/);
    await returningVisitor(context);
    await page.goto(pathIn(language, first));
    await hydrated(page);
    await enlarge(page);
    for (const path of paths) {
      if (path !== first) await navigate(page, pathIn(language, path));
      await expect(page).toHaveURL(pathIn(language, path));
      await expect
        .soft(page.locator('html'), path)
        .toHaveJSProperty('scrollWidth', page.viewportSize()?.width);
      const skip = await page.locator('.skip-link').boundingBox();
      expect((skip?.y ?? 0) + (skip?.height ?? 0), path).toBeLessThanOrEqual(0);
    }
  });
}

test('leave the first question about cookies within the screen', async ({ page }) => {
  await page.goto('/es');
  await enlarge(page);
  const card = page.locator('.cookie-card');
  await expect(card).toBeVisible();
  for (const button of await card.getByRole('button').all()) {
    await expect(button).toBeInViewport({ ratio: 1 });
  }
});
