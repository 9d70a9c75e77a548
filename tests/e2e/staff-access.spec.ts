// Accessibility of the staff area: axe, dark mode, keyboard, and print.
import type { Page } from '@playwright/test';
import { desktopSize, expect, expectFitForAll, test, waitUntilIdle } from './site-test';
import { signIn, visit, waitForData } from './staff-pages';

type Look = [path: string, open?: (page: Page) => Promise<void>];

const press = (name: string) => (page: Page) => page.getByRole('button', { name }).first().click();
const quickFind = (page: Page) => page.keyboard.press('Control+k');

/** Screens and their dialogs. No screen follows itself, so that each one is rendered anew. */
const walks: Record<string, Look[]> = {
  'dashboard, analytics, quick find, events, and delete dialog': [
    ['/admin/dashboard'],
    ['/admin/analytics'],
    ['/admin/events/1'],
    ['/admin/events'],
    ['/admin/events/1', press('Delete event')],
    ['/admin/dashboard', quickFind],
  ],
  'case lists, alert dialog, and intake': [
    ['/admin/case-management'],
    ['/admin/case-management/alerts'],
    ['/admin/case-management/reminders'],
    ['/admin/case-management/alerts', press('Resolve')],
    ['/admin/member-intake'],
  ],
  'submissions, inbox, pledges, and export dialog': [
    ['/admin/submissions'],
    ['/admin/inbox'],
    ['/admin/submissions?open=1', async () => {}],
    ['/admin/inbox?open=4', async () => {}],
    ['/admin/submissions?export=choose', async () => {}],
    ['/admin/pledges'],
  ],
  'outbox, updates, food day, and emergencies': [
    ['/admin/outbox'],
    ['/admin/updates'],
    ['/admin/updates/new'],
    ['/admin/subscribers'],
    ['/admin/food-day'],
    ['/admin/unopened'],
  ],
  'accounts, notifications, privacy, and checklist': [
    ['/admin/accounts'],
    ['/admin/account'],
    ['/admin/notifications'],
    ['/admin/privacy'],
    ['/admin/checklist'],
  ],
  'case and case form': [
    ['/admin/member-profile/1'],
    ['/admin/member-profile/1/edit'],
    ['/admin/member-profile/6?tab=reminders'],
  ],
};

for (const [what, looks] of Object.entries(walks)) {
  test(`passes accessibility checks in light and dark mode and on a phone: ${what}`, async ({
    page,
  }) => {
    test.slow();
    for (const [path, open] of looks) {
      await test.step(path, async () => {
        await page.emulateMedia({ colorScheme: 'light' });
        await page.setViewportSize(desktopSize);
        await (page.url() === 'about:blank' ? signIn : visit)(page, path);
        await waitForData(page);
        await open?.(page);
        await expect(page.getByRole('dialog')).toHaveCount(open === undefined ? 0 : 1);
        await expectFitForAll(page);
      });
    }
  });
}

test('keeps a hovered chip readable in dark mode', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await signIn(page, '/admin/member-profile/6');
  const chip = page.getByRole('group', { name: 'Show', exact: true }).getByRole('button').last();
  await chip.hover();
  await expect(chip).toHaveCSS('background-color', 'rgb(36, 45, 51)');
});

test('finds and opens a case and changes its tab by keyboard', async ({ page }) => {
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

test('moves focus into a dialog and returns it on close', async ({ page }) => {
  await signIn(page, '/admin/submissions?search=maya');
  const opener = page.getByRole('button', { name: 'View details of Maya Collins' });
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').locator(':focus')).toHaveCount(1);
  await page.waitForLoadState('networkidle');
  // Wait until idle: Escape would come before a busy page has mounted the dialog.
  await waitUntilIdle(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(opener).toBeFocused();
});

test('prints a profile with every section and without controls', async ({ page }) => {
  await signIn(page, '/admin/member-profile/6');
  await expect(page.getByRole('tab', { name: /Service Records\s*\d/ })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: 'Progress Tracking' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Follow-up Reminders' })).toBeVisible();
  const followUp = page.getByText('Call to see how the week went', { exact: true });
  await expect(followUp.filter({ visible: true })).toBeVisible();
  await expect(page.getByText(/Printed .* by admin/)).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Staff screens' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Add Service Record' })).toBeHidden();
});
