// Helpers for tests of the chat.
import type { Page, Route } from '@playwright/test';
import { expect, test, waitForHydration } from './site-test';

export const getLauncher = (page: Page) =>
  page.getByRole('complementary', { name: 'Chat assistant' }).locator('.chat-launcher');
export const getPanel = (page: Page) =>
  page.getByRole('dialog', { name: 'Wondrous World assistant' });
export const getLog = (page: Page) => getPanel(page).getByRole('log', { name: 'Chat messages' });
export const getQuestionField = (page: Page) => getPanel(page).getByLabel('Your question');
export const getLastEntry = (page: Page) => getLog(page).getByRole('listitem').last();

export async function openChat(page: Page, path = '/about'): Promise<void> {
  await page.goto(path);
  await waitForHydration(page);
  await getLauncher(page).click();
  await expect(getPanel(page)).toBeVisible();
}

/** Mocks the chat API with one reply, and records the questions. */
export async function replyWith(page: Page, given: string | ((route: Route) => Promise<void>)) {
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
  await getQuestionField(page).fill(words);
  await getQuestionField(page).press('Enter');
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
