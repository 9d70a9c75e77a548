// A page whose scripts fail to load works without them, and starts after a retry.
import type { Page } from '@playwright/test';
import { contentOf } from '#content/all';
import {
  createUniqueName,
  expect,
  phoneSize,
  readStoredRows,
  simulateReturningVisitor,
  test,
  waitForHydration,
  waitUntilIdle,
} from './site-test';

test.use({ viewport: phoneSize });
test.beforeEach(({ context }) => simulateReturningVisitor(context));
test.beforeEach(({ complaints }) => complaints.expectSome(/ERR_CONNECTION_RESET/));

/** Aborts the requests for scripts for which `isLost` returns true, and returns their paths. */
async function lose(page: Page, isLost: (path: string, times: number) => boolean) {
  const lost: string[] = [];
  await page.route('**/assets/*.js', (route) => {
    const { pathname } = new URL(route.request().url());
    const times = lost.filter((path) => path === pathname).length;
    if (!isLost(pathname, times)) return route.continue();
    lost.push(pathname);
    return route.abort('connectionreset');
  });
  return lost;
}

for (const path of ['/', '/contact', '/membership-assistance', '/es']) {
  test(`starts ${path} when each of its scripts failed to load once`, async ({ page }) => {
    const lost = await lose(page, (_, times) => times === 0);
    await page.goto(path);
    await waitForHydration(page);
    expect(lost.length).toBeGreaterThan(10);
    await page.locator('.chat-launcher').click();
    await expect(page.getByRole('dialog')).toBeVisible();
  });
}

test('ignores clicks while scripts fail to load, then retries and keeps the input', async ({
  page,
}) => {
  let isDead = true;
  const lost = await lose(page, (path) => isDead && path.includes('/framework-'));
  await page.goto('/donate');
  const amount = page.getByLabel('Amount in dollars');
  const gift = page.getByRole('button', { name: /\$250/ });
  await page.getByLabel('Name').fill('Ana');
  await gift.click();
  await expect.poll(() => lost.length).toBeGreaterThanOrEqual(2);
  await expect(amount).toHaveValue('');
  isDead = false;
  await expect(async () => {
    await gift.click();
    await expect(amount).toHaveValue('250', { timeout: 3_000 });
  }).toPass();
  await expect(page.getByLabel('Name')).toHaveValue('Ana');
});

test('retries failed scripts on a key press, but not on mouse moves', async ({ page }) => {
  const lost = await lose(page, (path) => path.includes('/framework-'));
  // Disable the retry on idle, so that only user actions trigger one.
  await page.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }));
  await page.goto('/about');
  await page.keyboard.press('Shift');
  await expect.poll(() => lost.length).toBe(2);
  for (let at = 0; at < 9; at += 1) await page.mouse.move(at * 40, at * 80);
  // Wait longer than a retry takes.
  await page.waitForTimeout(1_000);
  expect(lost).toHaveLength(2);
  await expect(async () => {
    await page.keyboard.press('Shift');
    expect(lost.length).toBeGreaterThan(2);
  }).toPass();
});

test('stops retrying scripts that return 404', async ({ page, complaints }) => {
  complaints.expectSome(/404/);
  let asked = 0;
  await page.route('**/assets/framework-*.js', (route) => {
    asked += 1;
    return route.fulfill({ status: 404 });
  });
  await page.goto('/about');
  await page.keyboard.press('Shift');
  await expect.poll(() => asked).toBe(2);
  await waitUntilIdle(page);
  await page.keyboard.press('Shift');
  await waitUntilIdle(page);
  expect(asked).toBe(2);
});

test('sends a message natively when no script loads', async ({ page }) => {
  const name = `Lost ${createUniqueName()}`;
  await lose(page, () => true);
  await page.goto('/es/contact');
  const { contact } = contentOf('es').fields;
  await page.getByRole('textbox', { name: contact.name.label }).fill(name);
  await page.getByRole('textbox', { name: contact.email.label }).fill('lost@example.org');
  await page.getByRole('textbox', { name: contact.subject.label }).fill('Horario');
  await page.getByRole('textbox', { name: contact.message.label }).fill('¿Abren hoy?');
  await page.locator('main form button[type=submit]').last().click();
  await expect(page).toHaveURL('/es/contact?sent');
  const rows = await readStoredRows(page, `/api/contacts?search=${encodeURIComponent(name)}`);
  expect(rows).toHaveLength(1);
});

for (const file of ['framework', 'staff-area', 'login']) {
  test(`offers a reload of the staff area when its ${file} failed to load`, async ({
    page,
    complaints,
  }) => {
    complaints.expectSome(/could not be fetched/);
    let isDead = true;
    const lost = await lose(page, (path) => isDead && path.includes(`/${file}-`));
    await page.goto('/admin/login');
    const again = page.getByText('Reload');
    await expect(again).toBeVisible();
    expect(lost).not.toEqual([]);
    await expect(page.getByText('updated')).toHaveCount(0);
    isDead = false;
    await again.click();
    await expect(page.getByLabel('Username')).toBeVisible();
  });
}
