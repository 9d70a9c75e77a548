// What comes late, fails or is taken back in between: nothing happens that nobody wants any more, and nothing
// is taken for known that is not.
import type { Page } from '@playwright/test';
import { composer } from './office';
import { expect, idle, shiftOf, test, toast } from './site-test';
import { apply, demo, holding, memberNamed, settled, signIn, unique, visit } from './staff-pages';

const failure = (page: Page) => page.getByRole('alert').filter({ hasText: 'could not be loaded' });
const openCase = (page: Page, name: string, desk = {}) =>
  signIn(page, async () => `/admin/member-profile/${await memberNamed(page, name)}`, desk);

test('who leaves before the password was checked has erased nobody; what has begun is waited for', async ({
  page,
  request,
}) => {
  const name = unique('Stays');
  await apply(request, name);
  const confirm = await holding(page, /\/api\/admin\/confirm$/, 'POST');
  const erasing = await holding(page, /\/api\/members\/\d+\?/, 'DELETE');
  await openCase(page, name);
  const dialog = page.getByRole('dialog');
  const erase = async () => {
    await page.getByRole('button', { name: 'Erase…' }).click();
    await dialog.getByLabel('Your password').fill(demo.password);
    await dialog.getByRole('button', { name: 'Erase for good' }).click();
  };
  confirm.hold();
  const checked = page.waitForResponse(/\/api\/admin\/confirm$/);
  await erase();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
  confirm.letGo();
  await checked;
  await page.waitForLoadState('networkidle');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name);

  erasing.hold();
  await erase();
  const cancel = dialog.getByRole('button', { name: 'Cancel' });
  await expect(cancel).toHaveAttribute('aria-disabled', 'true');
  await cancel.click({ force: true });
  await expect(dialog).toBeVisible();
  erasing.letGo();
  await expect(page.getByText(/^This was erased on/)).toBeVisible();
});

test('a response that comes late closes no other dialog', async ({ page, request }) => {
  const name = unique('Later');
  await apply(request, name);
  const holds = await holding(page, /\/api\/retention-holds$/, 'POST');
  const access = await holding(page, /\/api\/members\/\d+\/access$/, 'PUT');
  await openCase(page, name);
  const dialog = page.getByRole('dialog');
  const cancel = () => dialog.getByRole('button', { name: 'Cancel' }).click();
  holds.hold();
  await page.getByRole('button', { name: 'Hold…' }).click();
  await dialog.getByRole('textbox', { name: 'Why' }).fill('A court asked for it');
  await dialog.getByRole('button', { name: 'Hold', exact: true }).click();
  await cancel();
  await page.getByRole('button', { name: 'Erase…' }).click();
  await dialog.getByLabel('Your password').fill('half a pass');
  holds.letGo();
  await expect(toast(page)).toContainText('On hold');
  await expect(dialog.getByLabel('Your password')).toHaveValue('half a pass');
  await cancel();

  access.hold();
  await page.getByRole('button', { name: 'Restrict…' }).click();
  await dialog.getByRole('button', { name: 'Restrict to these people' }).click();
  await cancel();
  await page.getByRole('button', { name: 'Restrict…' }).click();
  access.letGo();
  await expect(toast(page)).toContainText('The case is restricted');
  await expect(dialog).toBeVisible();
});

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

test('what is done in one’s own name waits until the name is known', async ({
  page,
  request,
  complaints,
}) => {
  complaints.expectSome(/503/);
  const name = unique('Whose');
  await apply(request, name);
  const session = await holding(page, /\/api\/admin\/session$/);
  session.isBroken = true;
  await openCase(page, name);
  await composer(page).getByLabel('Service Type').selectOption('food');
  await composer(page).getByLabel('Description').fill('Groceries');
  session.isBroken = false;
  session.hold();
  const sent = page.waitForRequest(/\/api\/service-records$/);
  await composer(page).getByRole('button', { name: 'Add Service Record' }).click();
  session.letGo();
  expect((await sent).postDataJSON()).toMatchObject({ assignedTeamMember: demo.username });
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

test('a case is not closed before it is known what is open in it, and a note outlives a failure and a reload', async ({
  page,
  request,
  complaints,
}) => {
  complaints.expectSome(/503/);
  const name = unique('Open');
  await apply(request, name, { homeSafety: 'NOT SAFE' });
  const alerts = await holding(page, /\/api\/case-alerts\?/);
  const saving = await holding(page, /\/api\/members\/\d+$/, 'PATCH');
  alerts.isBroken = true;
  alerts.hold();
  await openCase(page, name);
  // What would still move, once the alerts come, is not there to be pressed.
  await expect(page.getByLabel('Status of the case')).toBeVisible();
  await expect(page.getByRole('tab')).toHaveCount(0);
  alerts.letGo();
  await expect(page.getByRole('tab')).toHaveCount(4);
  // Nor is it taken for one without alerts; asked for again, they take nothing away that was there.
  await expect(failure(page)).toContainText('The alerts of this case could not be loaded.');
  alerts.hold();
  const asking = failure(page).getByRole('button', { name: 'Try again' });
  await asking.click();
  await expect(asking).toHaveAttribute('aria-disabled', 'true');
  await expect(page.getByRole('tab')).toHaveCount(4);
  alerts.letGo();
  await expect(asking).toHaveAttribute('aria-disabled', 'false');
  const dialog = page.getByRole('dialog');
  const again = dialog.getByRole('button', { name: 'Try again' });
  const status = page.getByLabel('Status of the case');
  await status.selectOption('completed');
  await expect(again).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(status).toHaveValue('active');

  await page.getByRole('button', { name: 'Close case' }).click();
  const note = dialog.getByLabel('Note, if there is more to say');
  await note.fill('Moved away');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Close case' }).click();
  await expect(note).toHaveValue('');
  await note.fill('Moved to Norfolk');
  await page.reload();
  await page.getByRole('button', { name: 'Close case' }).click();
  await expect(note).toHaveValue('Moved to Norfolk');
  alerts.isBroken = false;
  await again.click();
  await expect(dialog).toContainText('Open in this case: 1 alert and');
  saving.isBroken = true;
  const reason = dialog.getByRole('group').getByRole('button').first();
  await reason.click();
  await expect(toast(page)).toContainText('not saved');
  await expect(note).toHaveValue('Moved to Norfolk');
  saving.isBroken = false;
  await reason.click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Reopen case' })).toBeVisible();
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('Norfolk');

  // Nor before it is known who it may be too.
  const alike = await holding(page, /\/duplicates$/);
  alike.hold();
  const known = page.waitForResponse(/\/api\/case-alerts\?/);
  await page.reload();
  await (await known).finished();
  await expect(page.getByRole('button', { name: 'Reopen case' })).toBeVisible();
  await idle(page);
  await expect(page.getByRole('tab')).toHaveCount(0);
  alike.isBroken = true;
  alike.letGo();
  await expect(page.getByRole('tab')).toHaveCount(4);
  await expect(failure(page)).toContainText(
    'Whether this is somebody we know could not be loaded.',
  );
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
