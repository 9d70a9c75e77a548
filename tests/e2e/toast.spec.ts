// Toasts: duration, F8, swipe, and position.
import type { Page } from '@playwright/test';
import { expect, getToasts, phoneSize, test } from './site-test';
import { openWithStoppedClock } from './still-clock';

/** Submits the empty pledge form, which shows a toast without a server. */
async function askForToast(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Pledge my gift' }).click();
  await expect(shown(page)).toHaveCount(1);
}

const shown = (page: Page) => getToasts(page).getByRole('listitem');

async function swipe(page: Page, by: number): Promise<void> {
  const box = await shown(page).boundingBox();
  if (box === null) throw new Error('There is no toast');
  const at = { x: box.x + 40, y: box.y + box.height / 2 };
  await page.mouse.move(at.x, at.y);
  await page.mouse.down();
  for (const part of [0.25, 0.5, 0.75, 1]) await page.mouse.move(at.x + by * part, at.y);
  await page.mouse.up();
}

for (const size of [phoneSize, { width: 1280, height: 900 }]) {
  test(`shows one toast at a time for five seconds at ${size.width} px, with F8 and swipe`, {
    tag: size !== phoneSize ? '@slow' : [],
  }, async ({ page }) => {
    await page.setViewportSize(size);
    await openWithStoppedClock(page, '/donate', { consent: true, dismissed: true });

    await test.step('stays five seconds', async () => {
      await askForToast(page);
      await page.clock.runFor(3500);
      await expect(shown(page)).toHaveCount(1);
      await page.clock.runFor(1500);
      await expect(shown(page)).toHaveCount(0);
    });

    await test.step('is replaced by the next one', async () => {
      await askForToast(page);
      await page.clock.runFor(3500);
      await askForToast(page);
      await page.clock.runFor(3500);
      await expect(shown(page)).toHaveCount(1);
      await page.clock.runFor(1500);
      await expect(shown(page)).toHaveCount(0);
    });

    await test.step('takes the focus on F8, stays while focused, and closes with its button', async () => {
      await askForToast(page);
      await page.keyboard.press('F8');
      await expect(getToasts(page).locator(':focus')).toHaveCount(1);
      await page.clock.runFor(8000);
      await expect(shown(page)).toHaveCount(1);
      await shown(page).getByRole('button', { name: 'Close this notification' }).click();
      await expect(shown(page)).toHaveCount(0);
    });

    await test.step('stays five seconds after another toast was closed', async () => {
      await askForToast(page);
      await page.clock.runFor(5000);
      await expect(shown(page)).toHaveCount(0);
    });

    await test.step('closes on a swipe of 50 px to the right, but not on a shorter one', async () => {
      await askForToast(page);
      await swipe(page, 40);
      await expect(shown(page)).toHaveCount(1);
      await swipe(page, 60);
      await expect(shown(page)).toHaveCount(0);
    });
  });
}

test('keeps a toast clear of the crisis lines on a phone', async ({ page }) => {
  await page.setViewportSize(phoneSize);
  await openWithStoppedClock(page, '/donate', { consent: true, dismissed: true });
  await askForToast(page);
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  const bar = await page.locator('.crisis-bar').boundingBox();
  const { y = 0 } = (await shown(page).boundingBox()) ?? {};
  expect(y).toBeGreaterThanOrEqual(bar?.height ?? 0);
});

test('keeps a toast clear of the quick exit on a phone at every scroll position', async ({
  page,
  complaints,
}) => {
  complaints.expectSome(/503/);
  await page.setViewportSize(phoneSize);
  await page.route('**/api/contacts', (route) => route.fulfill({ status: 503 }));
  await openWithStoppedClock(page, '/contact', { consent: true, dismissed: true });
  await page.getByLabel('Name').fill('Ada');
  await page.getByLabel('Email address').fill('ada@example.org');
  await page.getByLabel('Subject').fill('Hours');
  await page.getByRole('textbox', { name: 'Message' }).fill('When are you open?');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(shown(page)).toHaveCount(1);
  const wayOut = page.locator('.quick-exit a');
  for (const top of [0, 600]) {
    await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top);
    const isFree = () =>
      wayOut.evaluate((link) => {
        const { left, right, top, bottom } = link.getBoundingClientRect();
        return link.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
      });
    await expect.poll(isFree).toBe(true);
  }
});
