// Staff lists: export, bulk changes, quick find, and layout.
import { readFile } from 'node:fs/promises';
import type { Locator } from '@playwright/test';
import { expect, getToasts, phoneSize, test, undo } from './site-test';
import {
  apply,
  expectActivity,
  signIn,
  submitVolunteerForm,
  unique,
  visit,
  waitForData,
} from './staff-pages';

test('exports the rows, the order, and the columns of the screen', async ({ page, request }) => {
  const name = unique('Sheet');
  for (const end of ['b', 'c', 'a']) await apply(request, `${name}${end}`);
  await apply(request, `${name}d`, { emergency: 'YES' });
  const filter = `status=active&sort=name&priority=normal&search=${name}`;
  await signIn(page, `/admin/case-management?${filter}`);
  await expect(page.getByRole('row')).toHaveCount(4);
  const names = await page.getByRole('row').locator('td:nth-child(2) a').allTextContents();
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Export as CSV' });
  await expect(dialog).toContainText(`${names.length} rows`);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Download CSV' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^cases-\d{4}-\d{2}-\d{2}\.csv$/);
  const text = await readFile(await download.path(), 'utf8');
  const [head = '', ...lines] = text
    .replace(/^\ufeff/, '')
    .trimEnd()
    .split('\r\n');
  expect(text.startsWith('\ufeff')).toBe(true);
  expect(head).toBe(
    'ID,Member,Email,Phone,Program Areas,Status,Priority,Response due,Next follow-up',
  );
  expect(lines.map((line) => line.split(',')[1])).toEqual(names);
  await expect(getToasts(page)).toContainText('Export saved');
  await visit(page, '/admin/dashboard');
  await expectActivity(page, `admin exported ${names.length} cases`);
});

test('changes several submissions together, and undoes the change', async ({ page, request }) => {
  const name = unique('Bulk');
  await submitVolunteerForm(request, `${name}a`);
  await submitVolunteerForm(request, `${name}b`);
  await signIn(page, `/admin/submissions?search=${name}`);
  await expect(page.getByRole('row')).toHaveCount(3);
  await page.getByLabel('Choose all rows on this page').check();
  const bar = page.getByRole('region', { name: 'Chosen rows' });
  await expect(bar).toContainText('2 chosen');
  await bar.getByLabel('Change status').selectOption('in-progress');
  await expect(getToasts(page)).toContainText('2 changed.');
  await expect(page.getByRole('row').filter({ hasText: 'In Progress' })).toHaveCount(2);
  await expect(bar).toBeHidden();
  await undo(page);
  await expect(page.getByRole('row').filter({ hasText: 'New' })).toHaveCount(2);
  await page.getByLabel(`Choose Vera ${name}a`).check();
  await bar.getByLabel('Assign to').selectOption('admin');
  const own = page.getByRole('cell', { name: 'admin', exact: true });
  await expect(own).toHaveCount(1);

  // Undo restores the earlier assignees, for one row and for several.
  await page.getByRole('button', { name: `Start Vera ${name}a` }).click();
  await expect(getToasts(page)).toContainText('Status Updated');
  await expect(page.getByRole('row').filter({ hasText: 'New' })).toHaveCount(1);
  await undo(page);
  await expect(page.getByRole('row').filter({ hasText: 'New' })).toHaveCount(2);
  await expect(own).toHaveCount(1);
  await page.getByLabel('Choose all rows on this page').check();
  await bar.getByLabel('Change status').selectOption('in-progress');
  await expect(getToasts(page)).toContainText('2 changed.');
  await expect(own).toHaveCount(2);
  await undo(page);
  await expect(page.getByRole('row').filter({ hasText: 'New' })).toHaveCount(2);
  await expect(own).toHaveCount(1);
});

test('opens people and screens from quick find by keyboard', async ({ page, request }) => {
  await signIn(page);
  await waitForData(page);
  await page.keyboard.press('Control+k');
  const finder = page.getByRole('combobox', { name: /Find people/ });
  await expect(finder).toBeFocused();
  await finder.fill('whitfield');
  await expect(page.getByRole('option', { name: /Marcus Whitfield/ })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/member-profile\/\d+$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Marcus Whitfield');
  // Quick find shows few matches, with a link to all of them.
  await page.keyboard.press('Control+k');
  await finder.fill('whit');
  await page.getByRole('option', { name: 'All cases matching “whit”' }).click();
  await expect(page).toHaveURL(/case-management\?search=whit$/);
  await expect(page.getByRole('link', { name: 'View Marcus Whitfield' })).toBeVisible();
  // Quick find does not cache results: a new person appears at once.
  const name = unique('Anew');
  const look = async () => {
    await page.keyboard.press('Control+k');
    await finder.fill(name);
  };
  await look();
  await expect(page.getByText('Nothing found')).toBeVisible();
  await page.keyboard.press('Escape');
  await apply(request, name);
  await look();
  await expect(page.getByRole('option', { name: new RegExp(`Ana ${name}`) })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+k');
  await finder.fill('pledg');
  await expect(page.getByRole('option', { name: 'Pledges' })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin\/pledges$/);
});

test.describe('lists on a touch screen', () => {
  test.use({ viewport: phoneSize, hasTouch: true });
  test('shows a 24 px checkbox and no keyboard hints on a touch screen', async ({ page }) => {
    await signIn(page, '/admin/case-management');
    const tick = await page.locator('.staff-tick').first().boundingBox();
    expect([tick?.width, tick?.height]).toEqual([24, 24]);
    await page.getByRole('button', { name: 'Menu' }).tap();
    await expect(page.getByText('Ctrl K').filter({ visible: true })).toHaveCount(0);
    await page.getByRole('button', { name: /^Quick find/ }).tap();
    await expect(page.getByText(/Arrow keys/)).toBeHidden();
  });
});

test('shows analytics in two columns on a desktop', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page, '/admin/analytics');
  const left = (name: string) =>
    page.getByRole('region', { name }).evaluate((element) => element.getBoundingClientRect().left);
  expect(await left('Responses in time')).toBeGreaterThan((await left('Cases by status')) + 400);
});

test('shows 14 cases and the sign-out on a laptop, and cases as compact rows on a phone', async ({
  page,
  request,
}) => {
  // A short name, as people have.
  const name = `Q${unique().slice(-6)}`;
  for (let at = 0; at < 14; at += 1) await apply(request, `${name}${'abcdefghijklmn'[at]}`);
  // Hide the emergency banner, which emergencies of other tests would show.
  await page.route('**/api/emergencies/summary', (route) =>
    route.fulfill({ json: { count: 0, newest: null } }),
  );
  await page.setViewportSize({ width: 1280, height: 800 });
  await signIn(page, `/admin/case-management?search=${name}`);
  await expect(page.getByRole('row')).toHaveCount(15);
  const bottom = (found: Locator) =>
    found.evaluate((element) => element.getBoundingClientRect().bottom);
  expect(await bottom(page.getByRole('row').last())).toBeLessThanOrEqual(800);
  await page.setViewportSize({ width: 1024, height: 768 });
  await expect(page.getByRole('row')).toHaveCount(15);
  await page.getByText('Settings', { exact: true }).click();
  expect(await bottom(page.getByRole('button', { name: 'Logout' }))).toBeLessThanOrEqual(768);
  await page.setViewportSize(phoneSize);
  const list = page.getByRole('list', { name: 'Cases' });
  const { height = 0 } = (await list.boundingBox()) ?? {};
  expect(height).toBeLessThan(14 * 90);
});

test('keeps amounts, row buttons, and dates on one line', async ({ page, request }) => {
  const donorName = `Wolfeschlegelsteinhausenbergerdorff${unique('long')}`;
  const pledge = { type: 'one-time', amount: '1250', donorName, isAnonymous: false };
  const email = `${donorName.toLowerCase().slice(0, 50)}@example.org`;
  expect((await request.post('/api/donations', { data: { ...pledge, email } })).ok()).toBe(true);
  const heightOf = (found: Locator) =>
    found.evaluate((element) => element.clientHeight || element.getBoundingClientRect().height);
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page, `/admin/pledges?search=${donorName}`);
  const erase = page.getByRole('button', { name: `Erase… ${donorName}` });
  await expect(erase).toBeVisible();
  const top = async (found: Locator) => (await found.boundingBox())?.y;
  const write = page.getByRole('link', { name: `Email ${donorName}` });
  // Poll, because notices above the list may appear between two measurements.
  await expect.poll(async () => (await top(erase)) === (await top(write))).toBe(true);
  for (const size of [{ width: 1024, height: 768 }, phoneSize]) {
    await page.setViewportSize(size);
    const amount = page.locator('main').getByText('$1,250');
    await expect(amount).toBeVisible();
    await expect.poll(() => heightOf(amount)).toBeLessThan(24);
  }

  await page.setViewportSize({ width: 1440, height: 900 });
  await visit(page, '/admin/outbox');
  const moments = page.getByRole('cell').filter({ hasText: /^\w{3} \d{2}, \d{4}, .* [AP]M$/ });
  await expect(moments.first()).toBeVisible();
  for (const moment of await moments.all()) {
    const lines = await moment.evaluate((cell) => {
      const range = document.createRange();
      range.selectNodeContents(cell);
      return new Set([...range.getClientRects()].map(({ top }) => top)).size;
    });
    expect(lines).toBe(1);
  }
});

test('shows the list within ten seconds when a user goes back from a case on a slow processor', async ({
  page,
  context,
}) => {
  await signIn(page, '/admin/case-management');
  const client = await context.newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const names = page.getByRole('row').locator('td:nth-child(2) a');
  await expect(names.first()).toBeVisible();
  // Before the screen of the case is loaded, while its data is loading, and after that.
  for (const pauseMs of [0, 50, 150, 400, 1_000, 2_000]) {
    await names.first().click();
    await page.waitForTimeout(pauseMs);
    await page.goBack({ waitUntil: 'commit' });
    await expect(page).toHaveURL(/\/admin\/case-management$/);
    await expect(names.first()).toBeVisible({ timeout: 10_000 });
  }
});
