import { contentOf } from '#content/all';
import { measurePageWeight, weightBudgets } from '../bench/page-weight';
import { expect, phoneSize, test } from './site-test';

const { seo } = contentOf('en');

test.use({ viewport: phoneSize });

const paths = Object.keys(seo.pages);
const isProgram = (path: string) => path.startsWith('/programs/');

for (const [what, group] of [
  ['program', paths.filter(isProgram)],
  ['other page', paths.filter((path) => !isProgram(path))],
] as const) {
  test(`stays within the size budget on every ${what}`, async ({ page }) => {
    test.slow();
    for (const path of group) {
      // Clear the storage, so that each page loads like a first visit.
      await page.goto('/robots.txt');
      await page.evaluate(() => {
        localStorage.clear();
        sessionStorage.clear();
      });
      const weight = await measurePageWeight(page, path);
      await expect.soft(page.locator('main h1'), path).toHaveCount(1);
      const { firstPaint, firstView, script, blocking } = weight;
      expect
        .soft(firstPaint, `${path}: HTML and CSS`)
        .toBeLessThanOrEqual(weightBudgets.firstPaint);
      expect
        .soft(firstView, `${path}: pictures in the first view`)
        .toBeLessThanOrEqual(weightBudgets.firstView);
      expect.soft(script, `${path}: scripts`).toBeLessThanOrEqual(weightBudgets.script);
      expect.soft(blocking, `${path}: scripts in the way of the first paint`).toBe(0);
    }
  });
}
