import { expect, idle, shiftOf, test, toast } from './site-test';
import { holding, settled, signIn, visit } from './staff-pages';

test('a response that comes late leads nobody away from where they have gone on to', async ({
  page,
}) => {
  const held = Promise.withResolvers<void>();
  await page.route('**/api/public-events/1', async (route) => {
    if (route.request().method() !== 'DELETE') return route.fallback();
    await held.promise;
    return route.fulfill({ json: {} });
  });
  await signIn(page, '/admin/events/1');
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Delete event' }).click();
  await dialog.getByRole('button', { name: 'Delete event' }).click();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await visit(page, '/admin/food-day');
  held.resolve();
  await expect(toast(page)).toContainText('Event deleted');
  await idle(page);
  await expect(page).toHaveURL(/\/admin\/food-day$/);
});

test('quick find says that it searches and that it could not, never that nobody is known', async ({
  page,
  complaints,
}) => {
  complaints.expectSome(/503/);
  const found = await holding(page, /\/api\/quick-find\?/);
  await signIn(page, '/admin/pledges');
  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog');
  found.hold();
  await page.keyboard.type('zzzunheard');
  await expect(dialog.getByRole('status')).toHaveText('Loading…');
  found.isBroken = true;
  found.letGo();
  await expect(dialog.getByRole('status')).toHaveText('This could not be loaded.');
  found.isBroken = false;
  await page.keyboard.type('of');
  await expect(dialog.getByRole('status')).toHaveText('Nothing found');
});

test('what comes late pushes nothing away on a phone, and nothing is told before it is known', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const data = await holding(
    page,
    /\/api\/(members|contacts|retention|access-reviews|checks)(\?|$)/,
  );
  // An emergency of another test pushes all of it down, and is meant to.
  await page.route('**/api/emergencies/summary', (route) =>
    route.fulfill({ json: { count: 0, newest: null } }),
  );
  data.hold();
  await signIn(page, '/admin/privacy');
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(3);
  await expect(page.getByText(/No backup has been made/)).toHaveCount(0);
  for (const path of ['/admin/case-management', '/admin/inbox', '/admin/privacy']) {
    data.hold();
    await page.goto(path);
    await expect(page.locator('main [aria-busy=true]').first()).toBeVisible();
    data.letGo();
    await settled(page);
    expect(await shiftOf(page), path).toBeLessThan(0.1);
  }
});
