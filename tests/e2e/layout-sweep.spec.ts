// Looks at every public page at four widths in one pass.
import type { Page } from '@playwright/test';
import { seo } from '#content/en/seo';
import { expect, returningVisitor, test } from './site-test';

const widths = [390, 768, 1024, 1440];

/** Images whose drawn ratio is more than 2 % off their natural ratio, unless they are cropped on purpose. */
async function findDistortedImages(page: Page): Promise<string[]> {
  // A new width can choose another file of an image, so each is waited for rather than decoded once.
  await page.waitForFunction(() =>
    [...document.images]
      .filter((image) => image.checkVisibility())
      .every((image) => {
        image.loading = 'eager';
        return image.complete && image.naturalWidth > 0;
      }),
  );
  return page.evaluate(() => {
    const images = [...document.images].filter((image) => image.checkVisibility());
    return images.flatMap((image) => {
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
      return Math.abs(off - 1) <= 0.02
        ? []
        : [`${new URL(image.currentSrc).pathname} is ${width} × ${height}`];
    });
  });
}

test('draws every image of every public page in its own proportions at four widths', async ({
  page,
  context,
}) => {
  await returningVisitor(context);
  const distorted: string[] = [];
  for (const path of Object.keys(seo.pages)) {
    await page.goto(path);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      for (const image of await findDistortedImages(page)) {
        distorted.push(`${path} at ${width} px: ${image}`);
      }
    }
  }
  expect(distorted).toEqual([]);
});
