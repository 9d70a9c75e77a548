// A screen that was left alone, and a second window: nobody else reads what was there.
import { expect, test } from './site-test';
import { apply, demo, memberNamed, settled, signIn, unique } from './staff-pages';

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
