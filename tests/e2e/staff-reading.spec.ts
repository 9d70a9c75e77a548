// Lists that can be read at every width, lead back where one was, and say when something is not known.
import { desk, expect, phone, test } from './site-test';
import { settled, signIn } from './staff-pages';

test('a search that is opened at once does not throw one back to the list', async ({ page }) => {
  await page.clock.install();
  await signIn(page, '/admin/case-management');
  await expect(page.getByRole('link', { name: 'View Samir Haddad' })).toBeVisible();
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  // The screen that is opened takes its time, and the list stays in view meanwhile.
  await page.route(/member-profile.*\.js/, async (route) => {
    await held;
    await route.continue();
  });
  await page.getByLabel('Search by name or email').pressSequentially('had');
  await page
    .getByRole('link', { name: 'View Samir Haddad' })
    .evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveURL(/member-profile\/\d+$/);
  await page.clock.runFor(1000);
  letGo();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Samir Haddad');
  await expect(page).toHaveURL(/member-profile\/\d+$/);
});

test('queues have a control, and the way back keeps filters', async ({ page }) => {
  await signIn(page, '/admin/case-management');
  const waiting = page.getByLabel('Waiting');
  await waiting.selectOption('With open follow-ups');
  await expect(page).toHaveURL(/reminders=open/);
  await waiting.selectOption('With open alerts');
  await expect(page).toHaveURL(/\?alerts=open$/);
  await waiting.selectOption('New applicants');
  await expect(page).toHaveURL(/\?tag=new-member$/);
  await page.getByLabel('Order').selectOption('Name');
  await expect(page).toHaveURL(/sort=name/);
  await page.getByRole('row').nth(1).getByRole('link', { name: /^View/ }).click();
  await expect(page.getByRole('button', { name: 'Print' })).toBeVisible();
  await page.reload();
  await page.getByRole('link', { name: 'Back to Case Management' }).click();
  await expect(page).toHaveURL(/\?tag=new-member&sort=name$/);
  await expect(waiting).toHaveValue('applicants');
});

test('a number in the navigation opens a list of as many', async ({ page }) => {
  await signIn(page);
  await settled(page);
  for (const what of [
    'active alerts',
    'overdue follow-ups',
    'new submissions',
    'unread messages',
  ]) {
    const badge = page
      .getByRole('navigation', { name: 'Staff screens' })
      .getByRole('link', { name: new RegExp(`^\\d+ ${what}$`) });
    if ((await badge.count()) === 0) continue;
    await badge.click();
    // Others work here too: the number is compared as both stand at one moment.
    await expect(async () => {
      await page.getByRole('button', { name: 'Refresh' }).click();
      const count = (await badge.locator('[aria-hidden]').textContent()) ?? '';
      await expect(page.getByText(new RegExp(`of ${count}$`))).toBeVisible({ timeout: 1000 });
    }).toPass();
  }
});

test('a number that could not be had says so; offline is not an update', async ({
  page,
  complaints,
}) => {
  complaints.expectSome(/503|ERR_INTERNET|Failed to fetch|dynamically imported/);
  await signIn(page, '/admin/case-management');
  await settled(page);
  await page.route('**/api/summary', (route) => route.fulfill({ status: 503, json: {} }));
  await page.goto('/admin/dashboard');
  await expect(page.getByRole('link', { name: /Total Cases/ })).toContainText('not known');
  await expect(page.getByText('The numbers could not be loaded.')).toBeVisible();
  await page.context().setOffline(true);
  await page.getByRole('link', { name: 'Pledges' }).click();
  await expect(page.getByRole('alert')).toContainText('We cannot reach the server');
  await page.context().setOffline(false);
  await page.getByRole('alert').getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Pledges' })).toBeVisible();
});

const lists = ['/admin/case-management', '/admin/submissions', '/admin/inbox', '/admin/pledges'];

test('no list cuts anything off, and filters have names that are seen', async ({ page }) => {
  await signIn(page);
  for (const width of [desk.width, 1024, 768, phone.width]) {
    await page.setViewportSize({ width, height: 844 });
    for (const path of lists) {
      await page.goto(path);
      await settled(page);
      const cut = await page.locator('main').evaluate((main) =>
        [...main.querySelectorAll<HTMLElement>('td, td *, li, li *')]
          .filter((one) => {
            const { overflowX } = getComputedStyle(one);
            const isCut = overflowX !== 'visible' && one.scrollWidth > one.clientWidth + 1;
            return isCut && !one.matches('.sr-only');
          })
          .map((one) => one.textContent),
      );
      expect(cut, `${path} at ${width}`).toEqual([]);
    }
    await page.goto('/admin/case-management');
    await settled(page);
    if (width !== phone.width) await expect(page.getByText('Priority').first()).toBeVisible();
  }
  // On a phone the first case stands in the first screen, and the filters behind one press.
  const first = page.getByRole('list', { name: 'Case Management' }).getByRole('listitem').first();
  await expect(first.getByRole('link').first()).toBeInViewport({ ratio: 1 });
  await page.getByRole('button', { name: 'Filters', exact: true }).click();
  await expect(page.getByLabel('Priority')).toBeVisible();
});
