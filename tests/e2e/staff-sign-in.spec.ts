// Sign-in, sign-out, and ended sessions.
import { expect, expectAccessible, getToasts, test, waitUntilIdle } from './site-test';
import { demoCredentials, getField, signIn, waitForData } from './staff-pages';

test('asks for a login and returns to the requested screen', async ({ page }) => {
  await page.goto('/admin/submissions?status=new');
  await expect(page).toHaveURL(/\/admin\/login/);
  await page.getByLabel('Username').fill(demoCredentials.username);
  await page.getByLabel('Password', { exact: true }).fill(demoCredentials.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/admin\/submissions\?status=new$/);
  await expect(getToasts(page)).toContainText('Login Successful');
});

test('shows the demo credentials on the login screen, and rejects wrong ones', async ({
  page,
  complaints,
}) => {
  complaints.expectSome(/401/);
  await page.goto('/admin/login');
  await expect(page.getByText('Demo credentials')).toBeVisible();
  await expect(page.getByText('Username: admin')).toBeVisible();
  await expect(page.getByText('Password: wondrous-demo')).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Username').fill('admin');
  await page.getByLabel('Password', { exact: true }).fill('wrong');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(getToasts(page)).toContainText('Login Failed');
  await expect(getToasts(page)).toContainText('Invalid username or password');
});

test('removes the token and ends the session on the server on sign-out', async ({ page }) => {
  await signIn(page);
  expect(await page.evaluate(() => localStorage.getItem('wwi_admin_token'))).toBeTruthy();
  await page.getByRole('main').getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/admin\/login$/);
  expect(await page.evaluate(() => localStorage.getItem('wwi_admin_token'))).toBeNull();
  const summary = () => page.context().request.get('/api/summary');
  await expect.poll(async () => (await summary()).status()).toBe(401);
});

test('sends no personal data in the HTML of a staff page, with Cache-Control no-store', async ({
  page,
}) => {
  await signIn(page);
  const response = await page.context().request.get('/admin/member-profile/1');
  const html = await response.text();
  // 804-555-0142 is the organization's own number.
  expect(html).not.toMatch(/Okafor|example\.org"|555-01(?!42)/);
  expect(response.headers()['cache-control']).toBe('no-store');
  expect(response.headers()['x-robots-tag']).toContain('noindex');
});

test('keeps the form input when the session ends', async ({ page, context, complaints }) => {
  complaints.expectSome(/401/);
  await signIn(page, '/admin/member-intake');
  await getField(page, 'First Name').fill('Draft');
  await getField(page, 'Last Name').fill('Keeper');
  await getField(page, 'Phone Number').fill('804-555-0190');
  await getField(page, 'Address').fill('1 Sample Street');
  await getField(page, 'City').fill('Richmond');
  await getField(page, 'State').fill('VA');
  await getField(page, 'ZIP Code').fill('23220');
  await page.getByLabel('Food & Nutrition').check();
  await page.getByLabel('Referral Source').selectOption('Other');
  await page.getByLabel('Service Region').selectOption('richmond-metro');
  await context.clearCookies({ name: 'wwi_session' });
  // The click detects the ended session, unless a background request did first and the button is gone.
  const create = page.getByRole('button', { name: 'Create Member Profile' });
  await create.click({ timeout: 3_000 }).catch(() => {});
  await expect(page).toHaveURL(/\/admin\/login/);
  await expect(page.getByText('Your session has ended.')).toBeVisible();
  await page.getByLabel('Username').fill(demoCredentials.username);
  await page.getByLabel('Password', { exact: true }).fill(demoCredentials.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/admin\/member-intake$/);
  await expect(getField(page, 'First Name')).toHaveValue('Draft');
  await expect(page.getByLabel('Food & Nutrition')).toBeChecked();
  await expect(page.getByText('We restored what you typed')).toBeVisible();
  await waitForData(page);
  await waitUntilIdle(page);
  await page.getByRole('button', { name: 'Create Member Profile' }).click();
  await expect(getToasts(page)).toContainText('Member Added Successfully');
  await expect(page).toHaveURL(/\/admin\/case-management$/);
});

test('returns 404 with the specified text for unknown staff paths, with and without scripts', async ({
  page,
  request,
  complaints,
}) => {
  complaints.expectSome(/404/);
  for (const path of ['/admin/nope', '/admin/dashboard/nope', '/admin/events/1/nope']) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(404);
    const html = await response.text();
    expect(html).toContain('404 Page Not Found');
    expect(html).toContain('Did you forget to add the page to the router?');
  }
  for (const path of [
    '/admin',
    '/admin/login',
    '/admin/member-profile',
    '/admin/member-profile/1/edit',
  ]) {
    expect((await request.get(path)).status(), path).toBe(200);
  }
  await page.goto('/admin/nope');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await expect(page).toHaveURL(/\/admin\/login/);
});
