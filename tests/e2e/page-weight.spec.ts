import { seo } from '#content/en/seo';
import { budgets, weigh } from '../bench/page-weight';
import { expect, phone, test } from './site-test';

test.use({ viewport: phone });

for (const path of Object.keys(seo.pages)) {
  test(`${path} stays within its bytes`, async ({ page }) => {
    const weight = await weigh(page, path);
    expect.soft(weight.firstPaint, 'HTML and CSS').toBeLessThanOrEqual(budgets.firstPaint);
    expect
      .soft(weight.firstView, 'pictures in the first view')
      .toBeLessThanOrEqual(budgets.firstView);
    expect.soft(weight.script, 'scripts').toBeLessThanOrEqual(budgets.script);
    expect.soft(weight.blocking, 'scripts in the way of the first paint').toBe(0);
  });
}
