// The cookie card asks everybody who comes first, also who came for help: it stands in nobody's way.
import { coveredOn } from './covered';
import { expect, hydrated, phone, test } from './site-test';
import { openStill, stopClock } from './still-clock';

test('the cookie card covers no help button, wherever a page is scrolled to', async ({ page }) => {
  await page.setViewportSize(phone);
  for (const path of ['/', '/es/get-assistance', '/programs/home-at-heart']) {
    await openStill(page, path);
    await page.clock.runFor(1_000);
    const card = page.locator('.cookie-card');
    await expect(card, path).toBeVisible();
    const help = 'main :is([href^="tel:"], [href^="sms:"], [href*="-assistance"])';
    expect(await coveredOn(page, help, '.cookie-card'), path).toEqual([]);
    await page.clock.resume();
  }
});

test('the cookie card covers nothing of what is wrong with a form', async ({ page }) => {
  await stopClock(page);
  await page.goto('/contact');
  await page.locator('main form').evaluate((form: HTMLFormElement) => form.submit());
  await expect(page.locator('.error-summary a')).toHaveCount(4);
  await hydrated(page);
  await page.clock.runFor(1_000);
  await expect(page.locator('.cookie-card')).toBeAttached();
  expect(await coveredOn(page, '.error-summary a', '.cookie-card')).toEqual([]);
});

for (const [path, size] of [
  ['/membership-assistance', { width: 1024, height: 768 }],
  ['/donate', { width: 1024, height: 768 }],
  ['/contact', { width: 1440, height: 900 }],
  ['/', { width: 1440, height: 900 }],
] as const) {
  test(`the cookie card covers no button of ${path} that stops or sends, and nothing that has the focus`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    await openStill(page, path);
    await page.clock.runFor(1_000);
    await expect(page.locator('.cookie-card')).toBeVisible();
    const launcher = page.locator('.chat-launcher');
    let focusedInCard = 0;
    for (let key = 0; key < 150; key += 1) {
      await page.keyboard.press('Tab');
      // The page may scroll, and a frame later the card steps aside.
      const place = async () => {
        await page.clock.runFor(20);
        return page.evaluate(placeOfFocus);
      };
      await expect.poll(place).not.toBe('covered');
      if ((await place()) === 'in the card') focusedInCard += 1;
      if (await launcher.evaluate((one) => one === document.activeElement)) break;
    }
    await expect(launcher).toBeFocused();
    expect(focusedInCard, 'its link, two buttons and the choice').toBe(4);
    const buttons = 'main :is(form, .hero-controls) button';
    expect(await coveredOn(page, buttons, '.cookie-card')).toEqual([]);
  });
}

/** Of something tall an end is still seen. */
function placeOfFocus(): 'in the card' | 'covered' | 'clear' {
  const focused = document.activeElement;
  if (focused === null || focused.closest('.cookie-card')) return 'in the card';
  const { left, right, top, bottom } = focused.getBoundingClientRect();
  const there = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  return bottom - top < 120 && there?.closest('.cookie-card') ? 'covered' : 'clear';
}
