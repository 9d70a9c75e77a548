// Form submissions: from new to done, by one person and by two at once.
import type { Request } from '@playwright/test';
import { conflict } from './office';
import { expect, idle, phone, test, toast } from './site-test';
import { anotherDesk, expectActivity, signIn, unique, visit, volunteer } from './staff-pages';

test('a submission goes from new to in progress to completed, and every number follows', async ({
  page,
  request,
}) => {
  const name = unique('Mover');
  await volunteer(request, name);
  await signIn(page, `/admin/submissions?search=${name}`);
  const row = page.getByRole('row', { name: new RegExp(name) });
  await expect(row).toContainText('Volunteer');
  await expect(row).toContainText('New');
  await expect(row).toContainText(/due in/);
  await row.getByRole('button', { name: /^Start/ }).click();
  await expect(toast(page)).toContainText('Status Updated');
  await expect(toast(page)).toContainText('Submission status has been updated successfully.');
  await expect(row).toContainText('In Progress');
  await expect(row.getByRole('cell', { name: 'admin', exact: true })).toBeVisible();
  await expect(row).toContainText(/due in/);

  await row.getByRole('button', { name: /^Done/ }).click();
  await expect(row).toContainText('Completed');
  await expect(row).toContainText('answered');

  await visit(page, '/admin/dashboard');
  await expectActivity(page, 'admin completed a volunteer application');
  await expectActivity(page, 'admin started a volunteer application');
});

test('a change of status can be taken back for ten seconds', async ({ page, request }) => {
  const name = unique('Undo');
  await volunteer(request, name);
  await signIn(page, `/admin/submissions?search=${name}`);
  const row = page.getByRole('row', { name: new RegExp(name) });
  await row.getByRole('button', { name: /^Start/ }).click();
  await expect(row).toContainText('In Progress');
  await toast(page).getByRole('button', { name: 'Undo' }).click();
  await expect(row).toContainText('New');
  await expect(row.getByRole('cell', { name: 'admin', exact: true })).toHaveCount(0);
});

test('who comes second is told, and sees what is true', async ({ page, request, browser }) => {
  const name = unique('Race');
  await volunteer(request, name);
  await signIn(page, `/admin/submissions?search=${name}`);
  const other = await anotherDesk(browser, `/admin/submissions?search=${name}`);
  const mine = page.getByRole('row', { name: new RegExp(name) });
  const theirs = other.getByRole('row', { name: new RegExp(name) });
  await expect(mine).toContainText('New');
  await expect(theirs).toContainText('New');
  await mine.getByRole('button', { name: /^Start/ }).click();
  await expect(mine).toContainText('In Progress');
  await mine.getByRole('button', { name: /^Done/ }).click();
  await expect(mine).toContainText('Completed');
  // The other desk still shows "New" and starts it.
  await theirs.getByRole('button', { name: /^Start/ }).click();
  await expect(conflict(other)).toContainText(`Not changed: Vera ${name}`);
  await expect(conflict(other).getByRole('row', { name: 'Status' })).toContainText('Completed');
  await conflict(other).getByRole('button', { name: 'Leave it as it is' }).click();
  await expect(theirs).toContainText('Completed');
});

test('the dialog shows the answers in the order of the form, and writes a courteous mail', async ({
  page,
  request,
}) => {
  const name = unique('Reader');
  await volunteer(request, name);
  await signIn(page, `/admin/submissions?search=${name}`);
  await page.getByRole('button', { name: new RegExp(`View details of Vera ${name}`) }).click();
  const dialog = page.getByRole('dialog', { name: 'Volunteer application' });
  await expect(dialog).toContainText('Contact Information');
  await expect(dialog).toContainText('804-555-0124');
  const labels = await dialog.locator('dt').allTextContents();
  const asked = ['Location', 'Best days and times for you', 'How would you like to help?'];
  expect(labels.filter((label) => asked.includes(label))).toEqual(asked);
  await expect(dialog).toContainText('In person');
  const href = await dialog.getByRole('link', { name: 'Send Email' }).getAttribute('href');
  expect(decodeURIComponent(href ?? '')).toContain('subject=Re: Volunteer Application');
  expect(decodeURIComponent(href ?? '')).toContain('Hello Vera,');
  await dialog.getByRole('button', { name: 'Start Processing' }).click();
  await expect(dialog).toContainText('In Progress');
  await dialog.getByRole('button', { name: 'Mark Complete' }).click();
  await expect(dialog).toContainText('Completed');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
});

test('filters live in the address bar: Back, reload and a link keep them', async ({ page }) => {
  await signIn(page, '/admin/submissions');
  await page.getByLabel('Status').selectOption('completed');
  await expect(page).toHaveURL(/status=completed/);
  await page.getByLabel('Search by name').fill('iris');
  await expect(page).toHaveURL(/search=iris/);
  await expect(page.getByRole('row')).toHaveCount(2);
  await page.reload();
  await expect(page.getByLabel('Search by name')).toHaveValue('iris');
  await expect(page.getByRole('row')).toHaveCount(2);
  await page.goBack();
  await expect(page).toHaveURL(/\/admin\/submissions$/);
  await expect(page.getByLabel('Search by name')).toHaveValue('');
  await page.getByLabel('Search by name').fill('nobody is called this');
  await expect(page.getByText('No submissions found matching your criteria')).toBeVisible();
  await page.getByRole('button', { name: 'Clear Filters' }).click();
  await expect(page).toHaveURL(/\/admin\/submissions$/);
});

test('an older response never covers a newer one', async ({ page }) => {
  await signIn(page, '/admin/submissions');
  const isOlder = (request: Request) => /search=ma(&|$)/.test(request.url());
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
  await page.route('**/api/get-involved-submissions?*search=ma*', async (route) => {
    if (isOlder(route.request())) await held;
    await route.continue().catch(() => {});
  });
  const search = page.getByLabel('Search by name');
  await expect(page.getByRole('row', { name: /Maya Collins/ })).toBeVisible();
  const asked = page.waitForRequest(isOlder);
  const over = Promise.race([
    page.waitForEvent('requestfinished', isOlder),
    page.waitForEvent('requestfailed', isOlder),
  ]);
  await search.pressSequentially('ma', { delay: 10 });
  await asked;
  await search.pressSequentially('ya coll', { delay: 10 });
  await expect(page.getByRole('row')).toHaveCount(2);
  letGo();
  await over;
  await idle(page);
  await expect(page.getByRole('row', { name: /Maya Collins/ })).toBeVisible();
  await expect(page.getByRole('row')).toHaveCount(2);
});

test('a slow machine loses no letter of a search', async ({ page }) => {
  await signIn(page, '/admin/submissions');
  const search = page.getByLabel('Search by name');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  // A page that is busy between the keys: requests overtake what the address bar says.
  await page.evaluate(() => {
    const end = performance.now() + 6000;
    function beBusy() {
      const until = performance.now() + 140;
      while (performance.now() < until);
      if (until < end) setTimeout(beBusy, 10);
    }
    beBusy();
  });
  await search.pressSequentially('maya coll', { delay: 170 });
  await expect(search).toHaveValue('maya coll');
  await expect(page.getByRole('row')).toHaveCount(2);
  await expect(page).toHaveURL(/search=maya\+coll$/);
});

test.describe('on a phone', () => {
  test.use({ viewport: phone });

  test('submissions are cards with every action, and nothing scrolls sideways', async ({
    page,
  }) => {
    await signIn(page, '/admin/submissions?search=wells');
    await expect(page.getByRole('table')).toHaveCount(0);
    const card = page.getByRole('listitem').filter({ hasText: 'Adrian Wells' });
    await expect(card.getByRole('button', { name: /View details/ })).toBeVisible();
    await expect(card.getByRole('link', { name: /Send email/ })).toBeVisible();
    const sideways = await page.evaluate(
      () => document.documentElement.scrollWidth - window.innerWidth,
    );
    expect(sideways).toBe(0);
  });
});
