// A screen that was left alone, and a second window: nobody else reads what was there.
import { expect, idle, test, toast } from './site-test';
import { apply, demo, memberNamed, settled, signIn, unique } from './staff-pages';

test('a screen that nobody uses is cleared, and nothing of it opens again', async ({
  page,
  request,
  complaints,
}) => {
  // What the screen says of itself while it goes comes after the session has ended.
  complaints.expectSome(/40[13]/);
  const name = unique('Idle');
  await apply(request, name);
  await page.clock.install();
  await signIn(page);
  await page.goto(`/admin/member-profile/${await memberNamed(page, name)}`);
  const person = page.getByText(name);
  await expect(person.first()).toBeVisible();
  await page.clock.fastForward('28:00');
  const told = page.waitForRequest('**/api/admin/session');
  await page.keyboard.press('Shift');
  await told;
  await page.clock.fastForward('28:00');
  await expect(person.first()).toBeVisible();
  await page.clock.fastForward('02:00');
  await expect(page.getByLabel('Username')).toBeVisible();
  await expect(person).toHaveCount(0);
  await page.goBack();
  await expect(page.getByLabel('Username')).toBeVisible();
  await expect(person).toHaveCount(0);
  const summary = () => page.context().request.get('/api/summary');
  await expect.poll(async () => (await summary()).status()).toBe(401);
});

test('what stood over a screen when the session ended does not open for who signs in next', async ({
  page,
}) => {
  await signIn(page, '/admin/pledges');
  await settled(page);
  // Also the one below, which roles leave out.
  const dialogs = page.locator('[role=dialog]');
  await page.keyboard.press('?');
  await expect(dialogs).toHaveCount(1);
  await page.keyboard.press('Control+k');
  await expect(dialogs).toHaveCount(2);
  // As another tab ends it.
  await page.evaluate(() => {
    const key = 'wwi_admin_token';
    const oldValue = localStorage.getItem(key);
    localStorage.removeItem(key);
    dispatchEvent(new StorageEvent('storage', { key, oldValue, newValue: null }));
  });
  await page.getByLabel('Username').fill(demo.username);
  await page.getByLabel('Password', { exact: true }).fill(demo.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/admin\/pledges$/);
  await settled(page);
  await expect(dialogs).toHaveCount(0);
});

test('what was said of a case is not read after Logout, nor what comes back then', async ({
  page,
  request,
  complaints,
}) => {
  complaints.expectSome(/40[139]/);
  const name = unique('Said');
  await apply(request, name);
  await signIn(page, async () => `/admin/member-profile/${await memberNamed(page, name)}`, {
    isApart: true,
  });
  const said = toast(page).getByRole('listitem');
  await page.getByRole('button', { name: `Log a contact with Ana ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Call: Left a message' }).click();
  await expect(said).toContainText('Logged: left a message');
  const held = Promise.withResolvers<void>();
  const error = { code: 'changed-since', message: '', current: { version: 9 } };
  await page.route(/api\/members\/\d+$/, async (route) => {
    if (route.request().method() !== 'PATCH') return route.fallback();
    await held.promise;
    return route.fulfill({ status: 409, json: { error } });
  });
  await page.getByLabel('Priority of the case').selectOption('urgent');
  // Less than the ten seconds after which it would go by itself.
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByLabel('Username')).toBeVisible();
  await expect(said).toHaveCount(0, { timeout: 2_000 });
  const refused = page.waitForResponse(/api\/members\/\d+$/);
  held.resolve();
  await refused;
  await page.getByLabel('Username').fill(demo.username);
  await page.getByLabel('Password', { exact: true }).fill(demo.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await settled(page);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('Logout clears the screen at once, also on a dead line', async ({ page }) => {
  await signIn(page, '/admin/pledges', { isApart: true });
  await page.route('**/api/admin/logout', () => {});
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByLabel('Username')).toBeVisible();
});

test('who signs in in another tab waits for a Logout that is under way, and stays signed in', async ({
  page,
  context,
}) => {
  await signIn(page, '/admin/pledges', { isApart: true });
  const held = Promise.withResolvers<void>();
  await page.route('**/api/admin/logout', async (route) => {
    const response = await route.fetch();
    await held.promise;
    await route.fulfill({ response });
  });
  const other = await context.newPage();
  await other.goto('/admin/login');
  await other.getByLabel('Username').fill(demo.username);
  await other.getByLabel('Password', { exact: true }).fill(demo.password);
  let logins = 0;
  other.on('request', (request) => {
    if (request.url().endsWith('/api/admin/login')) logins += 1;
  });
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByLabel('Username')).toBeVisible();
  await other.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(other.getByRole('button', { name: 'Signing in' })).toBeVisible();
  expect(logins).toBe(0);
  held.resolve();
  await expect(other).toHaveURL(/\/admin\/dashboard$/);
  await other.reload();
  await expect(other.getByRole('heading', { name: 'My day' })).toBeVisible();
});

test('an export that is under way is not saved after Logout', async ({ page }) => {
  await signIn(page, '/admin/submissions', { isApart: true });
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  const held = Promise.withResolvers<void>();
  await page.route('**/export?*', (route) =>
    held.promise.then(() => route.fulfill({ contentType: 'text/csv', body: 'Name\nMaya\n' })),
  );
  let downloads = 0;
  page.on('download', () => {
    downloads += 1;
  });
  const asked = page.waitForRequest('**/export?*');
  await page.getByRole('button', { name: 'Download CSV' }).click();
  await asked;
  // Under the dialog: as the lock, or another window of this browser.
  await page
    .getByRole('button', { name: 'Logout', includeHidden: true })
    .first()
    .dispatchEvent('click');
  await expect(page.getByLabel('Username')).toBeVisible();
  held.resolve();
  await idle(page);
  expect(downloads).toBe(0);
});

test('what somebody typed in a second window is not there for the next who signs in', async ({
  page,
  context,
  request,
}) => {
  const name = unique('Second');
  await apply(request, name);
  await signIn(page);
  const id = await memberNamed(page, name);
  const second = await context.newPage();
  await second.goto(`/admin/member-profile/${id}?tab=progress`);
  await settled(second);
  const note = second.getByRole('form', { name: 'New progress note' }).getByLabel('Description');
  await note.fill('She asked for the blue door');
  const drafts = () => second.evaluate(() => JSON.stringify(sessionStorage));
  await expect.poll(drafts).toContain('the blue door');
  await page.evaluate(() => localStorage.setItem('wwi_admin_user', 'morgan'));
  await expect(note).toHaveValue('');
  expect(await drafts()).not.toContain('the blue door');
});
