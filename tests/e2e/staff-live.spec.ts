// Live updates of staff screens.
import { expect, expectAccessible, phoneSize, test } from './site-test';
import { apply, findMemberId, openSecondSession, signIn, unique } from './staff-pages';

test('shows an emergency on every open screen within two seconds until it is opened', async ({
  page,
  browser,
  request,
}) => {
  await signIn(page, '/admin/pledges', { isLive: true });
  const colleague = await openSecondSession(browser, '/admin/inbox', { isLive: true });
  const banner = (on: typeof page) => on.getByRole('region', { name: 'Emergencies' });
  let link = banner;
  let name = '';
  // Retry, because a busy machine may be late now and then.
  await expect(async () => {
    name = unique('Night');
    await apply(request, name, { emergency: 'YES', homeSafety: 'NOT SAFE' });
    const id = await findMemberId(page, name);
    link = (on) => banner(on).locator(`a[href$="/member-profile/${id}"]`);
    await Promise.all(
      [page, colleague].map((on) => expect(link(on)).toBeVisible({ timeout: 2_000 })),
    );
  }).toPass({ timeout: 30_000 });
  await expect(page).toHaveTitle(/^\(\d+\) Pledges/);
  await link(colleague).click();
  await expect(colleague.getByRole('heading', { level: 1 })).toContainText(name);
  await expect(link(page)).toBeHidden();
});

test('shows many emergencies in one line with a link to the complete list', async ({ page }) => {
  const createdAt = new Date(Date.UTC(2026, 2, 2, 12)).toISOString();
  const newest = { id: 900, subject: 'contact', subjectId: 900, createdAt };
  await page.route('**/api/emergencies/summary', (route) =>
    route.fulfill({ json: { count: 41, newest } }),
  );
  await signIn(page, '/admin/pledges');
  const banner = page.getByRole('region', { name: 'Emergencies' });
  await expect(banner).toContainText('41 emergencies are unopened.');
  const height = async () => (await banner.boundingBox())?.height ?? 0;
  expect(await height()).toBeLessThan(64);
  await page.setViewportSize(phoneSize);
  expect(await height()).toBeLessThan(110);
  await expectAccessible(page);
  await banner.getByRole('link', { name: 'Show all' }).click();
  await expect(page).toHaveURL(/\/admin\/unopened$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Emergencies' })).toBeVisible();
  await expectAccessible(page);
});

test('shares one connection between tabs, and moves it to another tab when its tab closes', async ({
  page,
  context,
  request,
}) => {
  const connections: string[] = [];
  context.on('request', (sent) => {
    if (sent.url().includes('/api/live')) connections.push(sent.url());
  });
  const name = unique('Tabs');
  const list = `/admin/inbox?search=${name}`;
  await signIn(page, list, { isLive: true });
  const others = [await context.newPage(), await context.newPage()];
  for (const tab of others) await tab.goto(list);
  const comesIn = async (subject: string, tabs: readonly (typeof page)[]) => {
    const email = `${name.toLowerCase()}@example.org`;
    await request.post('/api/contacts', { data: { name, email, subject, message: 'Hello' } });
    for (const tab of tabs) await expect(tab.getByText(subject, { exact: true })).toBeVisible();
  };
  for (const tab of others)
    await expect(tab.getByText('No messages', { exact: false })).toBeVisible();
  await comesIn('First', [page, ...others]);
  expect(connections).toHaveLength(1);
  await page.close();
  await expect.poll(() => connections.length).toBe(2);
  await comesIn('Second', others);
  expect(connections).toHaveLength(2);
});
