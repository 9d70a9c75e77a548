// Saved views, keyboard shortcuts, and the timeline of a case.
import type { Page } from '@playwright/test';
import { createCalls, createCase, createRandomWord } from './office';
import {
  expect,
  expectAccessible,
  expectFitForAll,
  getToasts,
  phoneSize,
  test,
  waitForAnimations,
} from './site-test';
import {
  apply,
  findMemberId,
  openSecondSession,
  signIn,
  submitVolunteerForm,
  unique,
  waitForData,
} from './staff-pages';

test('saves a view, shows it in the menu with its count, and shares, renames, and deletes it', async ({
  page,
  browser,
}) => {
  const name = unique('View').slice(0, 38);
  await signIn(page, async () => {
    const call = await createCalls(page);
    for (let at = 0; at < 2; at += 1) await createCase(call, createRandomWord(), [name]);
    return `/admin/case-management?tag=${name}&priority=low`;
  });
  await page.getByRole('button', { name: 'Views', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Views of this list' });
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByRole('button', { name: 'Save view' }).click();
  await expect(getToasts(page)).toContainText('View saved');
  await expect(dialog.getByRole('list', { name: 'Saved views of this list' })).toContainText(name);
  await dialog.getByRole('button', { name: `Share ${name}` }).click();
  await expect(dialog.getByRole('button', { name: `Stop sharing ${name}` })).toBeVisible();
  await dialog.getByRole('button', { name: `Rename ${name}` }).click();
  await dialog
    .getByRole('form', { name: `Rename ${name}` })
    .getByLabel('Name')
    .fill(`${name}X`);
  await dialog.getByRole('button', { name: 'Rename', exact: true }).click();
  await expect(getToasts(page)).toContainText('View renamed');
  await waitForAnimations(page);
  await expectAccessible(page);
  await page.keyboard.press('Escape');

  // The count equals the rows of the view, also for a colleague.
  await page.goto('/admin/dashboard');
  const link = (on: Page) =>
    on.getByRole('navigation').getByRole('link', { name: `${name}X, 2`, exact: true });
  await link(page).click();
  await expect(page.getByText('1 to 2 of 2')).toBeVisible();
  await expect(link(page)).toHaveAttribute('aria-current', 'page');
  const other = await openSecondSession(browser, '/admin/dashboard');
  await link(other).click();
  await expect(other.getByText('1 to 2 of 2')).toBeVisible();
  await other.close();

  await page.getByRole('button', { name: 'Views', exact: true }).click();
  await dialog.getByRole('button', { name: `Delete ${name}X` }).click();
  await expect(getToasts(page)).toContainText('View deleted');
  await expect(dialog).not.toContainText(`${name}X`);
  await page.keyboard.press('Escape');
  await expect(link(page)).toHaveCount(0);
});

test('navigates, changes, and searches lists by single keys, but not while typing', async ({
  page,
  request,
}) => {
  const name = unique('Keys');
  await apply(request, `${name}a`);
  await apply(request, `${name}b`);
  await submitVolunteerForm(request, name);
  await signIn(page, `/admin/case-management?search=${name}&sort=name`);
  await expect(page.getByRole('row')).toHaveCount(3);
  const focused = page.locator(':focus');
  await page.keyboard.press('j');
  await expect(focused).toHaveText(`Ana ${name}a`);
  await page.keyboard.press('j');
  await expect(focused).toHaveText(`Ana ${name}b`);
  await page.keyboard.press('j');
  await expect(focused).toHaveText(`Ana ${name}b`);
  await page.keyboard.press('k');
  await expect(focused).toHaveText(`Ana ${name}a`);
  // In a text field the same keys type letters.
  await page.keyboard.press('/');
  const box = page.getByLabel('Search by name or email');
  await expect(box).toBeFocused();
  await box.press('End');
  await page.keyboard.type('a');
  await expect(page.getByRole('row')).toHaveCount(2);
  await box.press('j');
  await expect(box).toHaveValue(`${name}aj`);
  await expect(page.getByRole('row')).toHaveCount(0);
  await box.press('Backspace');
  await box.blur();

  // r adds an entry to the chosen case, e edits the case.
  await expect(page.getByRole('row')).toHaveCount(2);
  const late = Promise.withResolvers<void>();
  await page.route('**/api/members/*', (route) => late.promise.then(() => route.continue()));
  await page.keyboard.press('j');
  await page.keyboard.press('r');
  await expect(page).toHaveURL(/member-profile/);
  // A key pressed meanwhile cancels the pending move of the focus.
  await page.keyboard.press('Escape');
  late.resolve();
  const description = page.getByRole('textbox', { name: 'Description' });
  await expect(description).toBeVisible();
  await waitForData(page);
  await expect(description).not.toBeFocused();
  await page.keyboard.press('r');
  await expect(page.getByLabel('Service Type')).toBeFocused();
  const happened = page.getByRole('list', { name: 'What happened' }).locator('> li');
  await expect(happened.first()).toBeVisible();
  await page.getByRole('heading', { level: 1 }).focus();
  await page.keyboard.press('j');
  await expect(happened.first()).toBeFocused();
  await page.keyboard.press('e');
  await expect(page).toHaveURL(/\/edit$/);

  await page.goto(`/admin/submissions?search=${name}`);
  await expect(page.getByRole('row')).toHaveCount(2);
  await page.keyboard.press('j');
  await page.keyboard.press('e');
  await expect(page.getByRole('row').last()).toContainText('In Progress');
  // Wait for the toast: Escape closes the newest element, so a later toast would close first.
  await expect(getToasts(page).getByRole('button', { name: 'Undo' })).toBeVisible();
  await page.keyboard.press('r');
  await expect(page.getByRole('dialog').locator('textarea')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();

  // ? lists all shortcuts and lets the user turn them off.
  await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: 'Keyboard' });
  for (const key of ['j', 'k', 'Enter', 'e', 'r', '/', '?']) {
    await expect(help.getByRole('rowheader', { name: key, exact: true })).toBeVisible();
  }
  await waitForAnimations(page);
  await expectAccessible(page);
  await help.getByLabel('Use single keys').uncheck();
  await page.keyboard.press('Escape');
  await expect(help).toBeHidden();
  await page.keyboard.press('?');
  await expect(help).toBeHidden();
  await page.getByText('Settings', { exact: true }).click();
  await page.getByRole('button', { name: /^Keyboard/ }).click();
  await help.getByLabel('Use single keys').check();
});

test('shows the timeline of a case and one composer, both on the first screen of a phone', async ({
  page,
  request,
}) => {
  // Use a short name that fits one line.
  const name = unique('S');
  await apply(request, name, { phone: `804-${Date.now().toString().slice(-7)}` });
  await page.setViewportSize(phoneSize);
  // Hide the emergency banner, which emergencies of other tests would show.
  await page.route('**/api/emergencies/summary', (route) =>
    route.fulfill({ json: { count: 0, newest: null } }),
  );
  await signIn(page, async () => `/admin/member-profile/${await findMemberId(page, name)}`);
  const composer = page.getByRole('region', { name: 'Add to this case' });
  const stream = page.getByRole('list', { name: 'What happened' }).locator('> li');
  await expect(stream).toContainText(['Applied for assistance']);

  await composer.getByText('Note', { exact: true }).click();
  await composer.getByLabel('Description').fill('She found a room. Moves in on Friday.');
  await composer.getByRole('button', { name: 'Add note' }).click();
  await expect(stream.first()).toContainText('She found a room.');
  await composer.getByText('Follow-up', { exact: true }).click();
  await composer.getByLabel('Title').fill('Ask about the keys');
  await composer.getByRole('button', { name: 'Add follow-up' }).click();
  await expect(stream.first()).toContainText('Ask about the keys');
  await composer.getByText('Contact', { exact: true }).click();
  await composer.getByLabel('How it went').selectOption('no-answer');
  await composer.getByRole('button', { name: 'Log contact' }).click();
  await expect(stream.first()).toContainText('Call: no answer');
  await composer.getByText('Service', { exact: true }).click();
  await composer.getByLabel('Service Type').selectOption('food');
  await composer.getByLabel('Description').fill('Box of groceries');
  await composer.getByRole('button', { name: 'Add Service Record' }).click();
  await expect(stream.first()).toContainText('Box of groceries');

  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expect(composer).toBeInViewport({ ratio: 1 });
  for (const at of [0, 1, 2]) await expect(stream.nth(at)).toBeInViewport({ ratio: 1 });

  // Status and priority appear once, and a change of them appears in the timeline.
  await expect(
    page.getByRole('main').getByText('Normal', { exact: true }).filter({ visible: true }),
  ).toHaveCount(0);
  await page.getByLabel('Status of the case').selectOption('on-hold');
  await expect(stream.first()).toContainText('Status changed from Active to On Hold');
  await page.getByRole('button', { name: 'Notes', exact: true }).click();
  await expect(stream).toHaveCount(1);
  await page.reload();
  await expect(stream).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Notes', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await page.getByRole('button', { name: 'All', exact: true }).click();

  // A draft survives a change of the entry kind, and opens its form again.
  await composer.getByText('Note', { exact: true }).click();
  await expect(composer.getByLabel('Description')).toBeFocused();
  await composer.getByLabel('Description').fill('Half a sentence');
  await composer.getByText('Service', { exact: true }).click();
  await page.reload();
  await expect(composer.getByLabel('Description')).toHaveValue('Half a sentence');
  await composer.getByRole('button', { name: 'Start over' }).click();
  await expectFitForAll(page);
});

test('hides the tiles below "My day" until the day has loaded', async ({ page }) => {
  const { promise: isSent, resolve: send } = Promise.withResolvers<void>();
  await page.route('**/api/my-day', async (route) => {
    await isSent;
    await route.continue();
  });
  await signIn(page);
  const tile = page.getByRole('main').locator('a[href="/admin/case-management"]').first();
  await expect(tile).not.toBeInViewport();
  send();
  await expect(page.getByRole('heading', { name: 'Call now' })).toBeVisible();
  await waitForData(page);
  await tile.click();
  await expect(page).toHaveURL(/\/admin\/case-management$/);
});
