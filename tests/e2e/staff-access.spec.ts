// Nobody is kept out of the staff area by how they see or work: axe, dark theme, keyboard, paper.
import { expect, expectAccessibleInAllLights, idle, phone, test } from './site-test';
import { settled, signIn } from './staff-pages';

const screens = [
  '/admin/dashboard',
  '/admin/case-management',
  '/admin/case-management/alerts',
  '/admin/case-management/reminders',
  '/admin/submissions',
  '/admin/member-intake',
  '/admin/member-profile/1',
  '/admin/member-profile/6?tab=reminders',
  '/admin/member-profile/1/edit',
  '/admin/inbox',
  '/admin/pledges',
  '/admin/events',
  '/admin/events/1',
  '/admin/analytics',
];

const dialogs: [name: string, path: string, open: string][] = [
  ['a submission', '/admin/submissions?open=1', ''],
  ['a message', '/admin/inbox?open=4', ''],
  ['the export', '/admin/submissions?export=choose', ''],
  ['an alert', '/admin/case-management/alerts', 'Resolve'],
  ['deleting an event', '/admin/events/1', 'Delete event'],
];

for (const path of screens) {
  test(`${path} is accessible by day, by night, and on a phone, where it scrolls one way only`, async ({
    page,
  }) => {
    await signIn(page, path);
    await settled(page);
    await expectAccessibleInAllLights(page);
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
    ).toBe(0);
  });
}

for (const [name, path, open] of dialogs) {
  test(`the dialog of ${name} is accessible`, async ({ page }) => {
    await signIn(page, path);
    if (open !== '') await page.getByRole('button', { name: open }).first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessibleInAllLights(page);
  });
}

test('quick find is accessible', async ({ page }) => {
  await signIn(page);
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox')).toBeFocused();
  await expectAccessibleInAllLights(page);
});

test('the menu of a phone opens a screen and closes', async ({ page }) => {
  await page.setViewportSize(phone);
  await signIn(page);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog').getByRole('link', { name: /Inbox/ }).click();
  await expect(page).toHaveURL(/\/admin\/inbox$/);
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('a case is opened, worked on and left without a mouse', async ({ page }) => {
  await signIn(page, '/admin/case-management');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await page.getByLabel('Search by name or email').focus();
  await page.keyboard.type('haddad');
  await expect(page.getByRole('row')).toHaveCount(2);
  const view = page.getByRole('link', { name: 'View Samir Haddad' });
  for (let presses = 0; presses < 40; presses += 1) {
    await page.keyboard.press('Tab');
    if (await view.evaluate((element) => element === document.activeElement)) break;
  }
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  const tab = page.getByRole('tab', { name: /Service Records/ });
  await tab.focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: /Progress Tracking/ })).toHaveAttribute(
    'aria-selected',
    'true',
  );
});

test('a dialog takes the focus and gives it back', async ({ page }) => {
  await signIn(page, '/admin/submissions');
  const opener = page.getByRole('button', { name: 'View details of Maya Collins' });
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').locator(':focus')).toHaveCount(1);
  await page.waitForLoadState('networkidle');
  // Faster than any hand, Escape would come before a busy page has finished putting up the dialog.
  await idle(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(opener).toBeFocused();
});

test('a profile on paper has every part and no tools', async ({ page }) => {
  await signIn(page, '/admin/member-profile/6');
  await expect(page.getByRole('tab', { name: /Service Records\s*\d/ })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: 'Progress Tracking' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Follow-up Reminders' })).toBeVisible();
  await expect(page.getByText('Call to see how the week went', { exact: true })).toBeVisible();
  await expect(page.getByText(/Printed .* by admin/)).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Staff screens' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Add Service Record' })).toBeHidden();
});
