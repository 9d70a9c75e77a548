// Nobody is kept out of the staff area by how they see or work: axe, dark theme, keyboard, paper.
import type { Page } from '@playwright/test';
import { desk, expect, expectFitForAll, idle, test } from './site-test';
import { settled, signIn, visit } from './staff-pages';

type Look = [path: string, open?: (page: Page) => Promise<void>];

const press = (name: string) => (page: Page) => page.getByRole('button', { name }).first().click();
const quickFind = (page: Page) => page.keyboard.press('Control+k');

/** Screens, and dialogs over them. No screen follows itself, so that each is put up anew. */
const walks: Record<string, Look[]> = {
  'the overviews, quick find, the events and the dialog of deleting one': [
    ['/admin/dashboard'],
    ['/admin/analytics'],
    ['/admin/events/1'],
    ['/admin/events'],
    ['/admin/events/1', press('Delete event')],
    ['/admin/dashboard', quickFind],
  ],
  'the lists of cases, the dialog of an alert and the intake': [
    ['/admin/case-management'],
    ['/admin/case-management/alerts'],
    ['/admin/case-management/reminders'],
    ['/admin/case-management/alerts', press('Resolve')],
    ['/admin/member-intake'],
  ],
  'what was sent in, its dialogs and the dialog of the export': [
    ['/admin/submissions'],
    ['/admin/inbox'],
    ['/admin/submissions?open=1', async () => {}],
    ['/admin/inbox?open=4', async () => {}],
    ['/admin/submissions?export=choose', async () => {}],
    ['/admin/pledges'],
  ],
  'a case and its form': [
    ['/admin/member-profile/1'],
    ['/admin/member-profile/1/edit'],
    ['/admin/member-profile/6?tab=reminders'],
  ],
};

for (const [what, looks] of Object.entries(walks)) {
  test(`accessible by day, by night, and on a phone, where they scroll one way only: ${what}`, async ({
    page,
  }) => {
    test.slow();
    for (const [path, open] of looks) {
      await test.step(path, async () => {
        await page.emulateMedia({ colorScheme: 'light' });
        await page.setViewportSize(desk);
        await (page.url() === 'about:blank' ? signIn : visit)(page, path);
        await settled(page);
        await open?.(page);
        await expect(page.getByRole('dialog')).toHaveCount(open === undefined ? 0 : 1);
        await expectFitForAll(page);
      });
    }
  });
}

test('what the pointer is on is read by night too', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await signIn(page, '/admin/member-profile/6');
  const chip = page.getByRole('group', { name: 'Show', exact: true }).getByRole('button').last();
  await chip.hover();
  await expect(chip).toHaveCSS('background-color', 'rgb(36, 45, 51)');
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
  await signIn(page, '/admin/submissions?search=maya');
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
