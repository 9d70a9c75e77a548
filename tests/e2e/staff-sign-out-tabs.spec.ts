// Signing out and in with two tabs.
import { expect, test } from './site-test';
import { demoCredentials, signIn } from './staff-pages';

test('delays a sign-in in another tab until a pending sign-out has finished', async ({
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
  await other.getByLabel('Username').fill(demoCredentials.username);
  await other.getByLabel('Password', { exact: true }).fill(demoCredentials.password);
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
