import { expect, hydrated, phone, returningVisitor, test } from './site-test';

test.use({ viewport: phone });

for (const path of ['/', '/donate', '/membership-assistance', '/events']) {
  test(`text of twice the size scrolls one way only on ${path}`, async ({ page, context }) => {
    await returningVisitor(context);
    await page.goto(path);
    await hydrated(page);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  });
}
