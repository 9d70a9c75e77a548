import type { Page } from '@playwright/test';
import { expect, phoneSize, test } from './site-test';
import { openWithStoppedClock } from './still-clock';

const card = (page: Page) => page.locator('.cookie-card');

async function openWithCard(page: Page, path: string): Promise<void> {
  await openWithStoppedClock(page, path);
  await page.clock.runFor(1_000);
  await expect(card(page), path).toBeVisible();
}

test('shows the cookie card as a bar of at most 96 px at the bottom of a phone screen', async ({
  page,
}) => {
  await page.setViewportSize(phoneSize);
  for (const path of ['/', '/donate', '/contact', '/es', '/es/get-assistance']) {
    await openWithCard(page, path);
    const box = await card(page).boundingBox();
    expect(box, path).toMatchObject({ x: 0, width: phoneSize.width });
    expect(box?.height, path).toBeLessThanOrEqual(96);
    expect((box?.y ?? 0) + (box?.height ?? 0), path).toBe(phoneSize.height);
    await page.clock.resume();
  }
});

for (const width of [390, 768, 1440]) {
  test(`scrolls the footer clear of the cookie card at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await openWithCard(page, '/about');
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    const lastLine = await page.locator('.footer-end > p').last().boundingBox();
    const { y: cardTop = 0 } = (await card(page).boundingBox()) ?? {};
    expect((lastLine?.y ?? 0) + (lastLine?.height ?? 0)).toBeLessThanOrEqual(cardTop);
    const footer = await page.getByRole('contentinfo').boundingBox();
    // Tolerate one pixel: page heights are fractional, scroll positions are whole.
    expect((footer?.y ?? 0) + (footer?.height ?? 0)).toBeGreaterThan(843);
  });
}

for (const [path, size] of [
  ['/about', phoneSize],
  ['/membership-assistance', { width: 1024, height: 768 }],
  ['/donate', { width: 1024, height: 768 }],
  ['/', { width: 1440, height: 900 }],
] as const) {
  test(`never covers the focus with the cookie card or the chat button on ${path} at ${size.width} px`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    await openWithCard(page, path);
    let focusedInCard = 0;
    for (let key = 0; key < 150; key += 1) {
      await page.keyboard.press('Tab');
      const place = () => page.evaluate(placeOfFocus);
      await expect.poll(place).not.toBe('covered');
      const now = await place();
      if (now === 'in the card') focusedInCard += 1;
      if (now === 'at the end') break;
    }
    expect(focusedInCard, 'its link, two buttons and the choice').toBe(4);
  });
}

test('does not cover the slide buttons with the cookie card at 1024 px', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  for (const path of ['/', '/es']) {
    await openWithCard(page, path);
    const { y: cardTop = 0 } = (await card(page).boundingBox()) ?? {};
    for (const button of await page.locator('.hero-controls button').all()) {
      const { y = 0, height = 0 } = (await button.boundingBox()) ?? {};
      expect(y + height, path).toBeLessThanOrEqual(cardTop);
    }
    await page.clock.resume();
  }
});

/** Check only the middle of a tall element, because its ends can be scrolled into view. */
function placeOfFocus(): 'in the card' | 'covered' | 'at the end' | 'clear' {
  const focused = document.activeElement;
  if (focused === null || focused === document.body) return 'at the end';
  if (focused.closest('.cookie-card')) return 'in the card';
  if (focused.closest('.chat-corner')) return 'at the end';
  const { left, right, top, bottom } = focused.getBoundingClientRect();
  const topmost = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  return topmost?.closest('.cookie-card, .chat-corner') ? 'covered' : 'clear';
}
