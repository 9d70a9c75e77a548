// Helpers for tests of the chat.
import type { Page, Route } from '@playwright/test';
import { expect, hydrated, test } from './site-test';

export const launcher = (page: Page) =>
  page.getByRole('complementary', { name: 'Chat assistant' }).locator('.chat-launcher');
export const panel = (page: Page) => page.getByRole('dialog', { name: 'Wondrous World assistant' });
export const log = (page: Page) => panel(page).getByRole('log', { name: 'Chat messages' });
export const question = (page: Page) => panel(page).getByLabel('Your question');
export const lastEntry = (page: Page) => log(page).getByRole('listitem').last();

export async function openChat(page: Page, path = '/about'): Promise<void> {
  await page.goto(path);
  await hydrated(page);
  await launcher(page).click();
  await expect(panel(page)).toBeVisible();
}

/** Mocks the chat API with one reply, and records the questions. */
export async function reply(page: Page, given: string | ((route: Route) => Promise<void>)) {
  const asked: unknown[] = [];
  await page.route('**/api/chat', async (route) => {
    asked.push(route.request().postDataJSON());
    if (typeof given === 'string')
      await route.fulfill({ json: { success: true, response: given } });
    else await given(route);
  });
  return asked;
}

export async function sendChatMessage(page: Page, words: string): Promise<void> {
  await question(page).fill(words);
  await question(page).press('Enter');
}

/** Hides the cookie card and the ticker. */
export function hideFloatingCards(): void {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      localStorage.setItem('wwi_cookie_consent', JSON.stringify({ necessary: true }));
      sessionStorage.setItem('wwi_ticker_dismissed', 'true');
    });
  });
}
