// Checks the layout of every public page at four widths.
import type { Page } from '@playwright/test';
import { contentOf } from '#content/all';
import { languages, localizePath } from '#content/languages';
import { findLayoutProblems } from './layout-problems';
import { expect, phoneSize, simulateReturningVisitor, test } from './site-test';

const { seo } = contentOf('en');

const widths = [390, 768, 1024, 1440];

/** Images whose drawn ratio is more than 2 % off their natural ratio, unless they are cropped on purpose. */
function distortedImages(): string[] {
  const images = [...document.images].filter((image) => image.checkVisibility());
  return images.flatMap((image) => {
    image.loading = 'eager';
    if (!image.complete || image.naturalWidth === 0) return [`${image.src} has not loaded`];
    const style = getComputedStyle(image);
    if (style.objectFit === 'cover') return [];
    const sum = (...names: string[]) =>
      names.reduce((total, name) => total + Number.parseFloat(style.getPropertyValue(name)), 0);
    const isBorderBox = style.boxSizing === 'border-box';
    const width =
      sum('width') -
      (isBorderBox
        ? sum('padding-left', 'padding-right', 'border-left-width', 'border-right-width')
        : 0);
    const height =
      sum('height') -
      (isBorderBox
        ? sum('padding-top', 'padding-bottom', 'border-top-width', 'border-bottom-width')
        : 0);
    const off = width / height / (image.naturalWidth / image.naturalHeight);
    return Math.abs(off - 1) <= 0.02 ? [] : [`${image.currentSrc} is ${width} × ${height}`];
  });
}

/** A new width can choose another file of an image, so the page gets time to load it. */
async function findDistortedImages(page: Page): Promise<string[]> {
  let found: string[] = [];
  const look = async () => {
    found = await page.evaluate(distortedImages);
    return found.length;
  };
  await expect
    .poll(look)
    .toBe(0)
    .catch(() => {});
  return found;
}

test('lays out every public page without stretched images, overlapping texts, lone cards, blank bands, or sideways scrolling', async ({
  page,
  context,
}) => {
  test.slow();
  await simulateReturningVisitor(context);
  const problems: string[] = [];
  for (const [language, widthsToSee] of [
    ['en', widths],
    ['es', [390, 1024]],
  ] as const) {
    for (const path of Object.keys(seo.pages)) {
      await page.goto(localizePath(language, path));
      for (const width of widthsToSee) {
        await page.setViewportSize({ width, height: 900 });
        const found = [...(await findDistortedImages(page)), ...(await findLayoutProblems(page))];
        problems.push(...found.map((problem) => `${language} ${path} at ${width} px: ${problem}`));
      }
    }
  }
  expect(problems).toEqual([]);
});

for (const language of languages) {
  test(`asks the first question within 600 px on a phone in ${language}`, async ({
    page,
    context,
  }) => {
    await simulateReturningVisitor(context);
    await page.setViewportSize(phoneSize);
    for (const path of ['/get-started', '/membership-assistance']) {
      await page.goto(localizePath(language, path));
      const answer = page.locator('main form input[type=radio]').first();
      const { y = 0, height = 0 } = (await answer.boundingBox()) ?? {};
      expect(y + height, path).toBeLessThanOrEqual(600);
    }
  });

  test(`folds the groups of the footer on a phone in ${language}, also without scripts`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, viewport: phoneSize });
    const page = await context.newPage();
    await page.goto(localizePath(language, '/'));
    const footer = page.getByRole('contentinfo');
    expect((await footer.boundingBox())?.height).toBeLessThan(900);
    const volunteer = footer.locator(`a[href="${localizePath(language, '/volunteer')}"]`);
    await expect(volunteer).toBeHidden();
    await footer.locator('summary').first().click();
    await expect(volunteer).toBeVisible();
    await page.setViewportSize({ width: 1024, height: 800 });
    await expect(footer.locator('summary:visible')).toHaveCount(0);
    await expect(footer.locator(`a[href="${localizePath(language, '/about')}"]`)).toBeVisible();
  });

  test(`keeps the height of the first screen when the fonts arrive in ${language}`, async ({
    page,
    context,
    complaints,
  }) => {
    complaints.expectSome(/ERR_FAILED/);
    await simulateReturningVisitor(context);
    const heightOf = async (width: number) => {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(localizePath(language, '/'));
      await page.evaluate(() => document.fonts.ready);
      return page.locator('.hero').evaluate((hero) => hero.getBoundingClientRect().height);
    };
    for (const width of [360, 390, 412]) {
      const withFonts = await heightOf(width);
      await page.route('**/*.woff2', (route) => route.abort());
      expect(await heightOf(width), `${width} px`).toBe(withFonts);
      await page.unroute('**/*.woff2');
    }
  });
}
