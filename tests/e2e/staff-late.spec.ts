// What comes late, fails or is taken back in between: nothing happens that nobody wants any more, and nothing
// is taken for known that is not.
import type { Page } from '@playwright/test';
import { composer } from './office';
import { expect, expectAccessible, idle, navigate, shiftOf, test, toast } from './site-test';
import {
  apply,
  changeElsewhere,
  demo,
  field,
  memberNamed,
  settled,
  signIn,
  unique,
  visit,
  volunteer,
} from './staff-pages';

/** Requests of this kind wait until they are let go, or fail while they are broken. */
async function holding(page: Page, path: RegExp, method = 'GET') {
  let letGo = () => {};
  let held: Promise<void> | undefined;
  const state = {
    isBroken: false,
    status: 503,
    hold: () => {
      held = new Promise((resolve) => {
        letGo = resolve;
      });
    },
    letGo: () => letGo(),
  };
  await page.route(path, async (route) => {
    if (route.request().method() !== method) return route.fallback();
    await held;
    const fail = () => route.fulfill({ status: state.status, json: {} });
    if (state.isBroken) return fail();
    if (method !== 'GET') return route.continue();
    // The page may be gone meanwhile.
    const response = await route.fetch().catch(() => undefined);
    if (response === undefined) return;
    // What was on its way when it broke tells of nothing that came after.
    return state.isBroken ? fail() : route.fulfill({ response });
  });
  return state;
}

const failure = (page: Page) => page.getByRole('alert').filter({ hasText: 'could not be loaded' });
const old = (page: Page) => page.locator('[aria-live]', { hasText: 'may be out of date' });

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
  await failure(page).getByRole('button', { name: 'Try again' }).click();
  await expect(failure(page)).toBeHidden();
  await expect(page.getByRole('tab')).toHaveCount(4);
  alerts.letGo();
  await expect(failure(page)).toBeVisible();
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

test('nobody is offered a text message before it is known that they sent no STOP', async ({
  page,
  request,
  complaints,
}) => {
  complaints.expectSome(/503/);
  const name = unique('Stop');
  await apply(request, name);
  const stops = await holding(page, /\/api\/text-stops\/\d+$/);
  stops.hold();
  stops.isBroken = true;
  await openCase(page, name);
  const text = page.getByRole('link', { name: 'Text', exact: true });
  await expect(text).toBeDisabled();
  stops.letGo();
  await expect(failure(page)).toContainText('Whether this number answered STOP');
  await expect(text).toBeDisabled();
  await expect(text).not.toHaveAttribute('href');
  await expectAccessible(page);
  stops.isBroken = false;
  await failure(page).getByRole('button', { name: 'Try again' }).click();
  await expect(text).toHaveAttribute('href', 'sms:8045550123');
  await expect(failure(page)).toBeHidden();
});

test('that emergencies and people who are alike could not be read is said where they would stand', async ({
  page,
  complaints,
}) => {
  complaints.expectSome(/503/);
  const seen = { seenAt: null, seenBy: null, alike: 1, createdAt: new Date().toISOString() };
  const emergencies = await holding(page, /\/api\/emergencies$/);
  const alike = await holding(page, /\/api\/duplicates\?/);
  emergencies.isBroken = true;
  alike.isBroken = true;
  await signIn(page, '/admin/member-intake');
  const unread = (what: string) => failure(page).filter({ hasText: what });
  const retry = (what: string) => unread(what).getByRole('button', { name: 'Try again' }).click();
  await expect(unread('in danger')).toBeVisible();
  await field(page, 'Phone Number').fill('804-555-0123');
  await expect(unread('somebody we know')).toBeVisible();
  await expectAccessible(page);
  alike.isBroken = false;
  await retry('somebody we know');
  await expect(unread('somebody we know')).toBeHidden();
  await page.unroute(/\/api\/emergencies$/);
  await page.route(/\/api\/emergencies$/, (route) =>
    route.fulfill({ json: [{ id: 1, subject: 'contact', subjectId: 1, ...seen }] }),
  );
  await retry('in danger');
  await expect(page.getByRole('region', { name: 'Emergencies' })).toBeVisible();
  await expect(unread('in danger')).toBeHidden();
});

for (const { what, list, screen, title, missing } of [
  {
    what: 'a submission',
    list: '/api/get-involved-submissions',
    screen: '/admin/submissions?open=',
    title: /application$/,
    missing: 'This submission was not found.',
  },
  {
    what: 'a message',
    list: '/api/contacts',
    screen: '/admin/inbox?open=',
    title: /^Opening hours/,
    missing: 'This message was not found.',
  },
  {
    what: 'an event',
    list: '/api/public-events',
    screen: '/admin/events/',
    title: /^Edit event$/,
    missing: 'Event not found',
  },
]) {
  test(`${what} that could not be read is not called missing, and is asked for again`, async ({
    page,
    request,
    complaints,
  }) => {
    complaints.expectSome(/503|404/);
    const name = unique('Unread');
    await volunteer(request, name);
    await request.post('/api/contacts', {
      data: { name, email: 'a@example.org', subject: `Opening hours ${name}`, message: 'When?' },
    });
    await signIn(page, '/admin/pledges');
    const search = what === 'an event' ? '' : `?search=${name}`;
    const [{ id }] = await (await page.context().request.get(`${list}${search}`)).json();
    const reading = await holding(page, new RegExp(`${list}/${id}$`));
    reading.isBroken = true;
    await navigate(page, `${screen}${id}`);
    await expect(failure(page)).toBeVisible();
    await expect(page.getByText(missing)).toBeHidden();
    reading.isBroken = false;
    await failure(page).getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    await expect(failure(page)).toBeHidden();

    await navigate(page, `${screen}999999`);
    await expect(page.getByRole('heading', { name: missing })).toBeVisible();
    await expect(failure(page)).toBeHidden();
  });
}

test('a case that is open stays so when it cannot be read again, and is said to be old until it is', async ({
  page,
  request,
  complaints,
}) => {
  complaints.expectSome(/503/);
  const name = unique('Stays');
  await apply(request, name);
  const reading = await holding(page, /\/api\/members\/\d+$/);
  await openCase(page, name, { isLive: true });
  const path = `/api/members/${await memberNamed(page, name)}`;
  await expect(old(page)).toHaveCount(0);
  reading.isBroken = true;
  await changeElsewhere(page, path, { firstName: 'Anna' });
  await expect(old(page)).toContainText('Something broke on our side');
  await expect(old(page)).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('heading', { level: 1 })).toContainText(`Ana ${name}`);
  await expectAccessible(page);
  reading.isBroken = false;
  await old(page).getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(`Anna ${name}`);
  await expect(old(page)).toHaveCount(0);
});

test('a list stays when it cannot be read again, and is said to be old until it is', async ({
  page,
  request,
  complaints,
}) => {
  complaints.expectSome(/503|403/);
  await apply(request, unique('Listed'), { homeSafety: 'NOT SAFE' });
  await signIn(page, '/admin/pledges', { isLive: true });
  for (const { screen, path } of [
    { screen: '/admin/case-management', path: /\/api\/members\?/ },
    { screen: '/admin/case-management/alerts', path: /\/api\/case-alerts\?/ },
  ]) {
    const reading = await holding(page, path);
    await visit(page, screen);
    const rows = page.locator('main :is(tbody tr:not([aria-hidden]), [data-rows] > li)');
    const row = rows.first();
    await expect(row).toBeVisible();
    reading.isBroken = true;
    await apply(request, unique('Listed'), { homeSafety: 'NOT SAFE' });
    await expect(old(page)).toContainText('Something broke on our side');
    await expect(row).toBeVisible();
    await expect(failure(page)).toBeHidden();
    // Other tests make cases: nothing but the press is to read them.
    reading.hold();
    reading.isBroken = false;
    await old(page).getByRole('button', { name: 'Try again' }).click();
    reading.letGo();
    await expect(old(page)).toHaveCount(0);
    await expect(row).toBeVisible();
    Object.assign(reading, { isBroken: true, status: 403 });
    await apply(request, unique('Listed'), { homeSafety: 'NOT SAFE' });
    await expect(failure(page)).toBeVisible();
    await expect(row).toBeHidden();
    reading.isBroken = false;
  }
});

test('a submission and a message that are open stay so when they cannot be read again, and say it', async ({
  page,
  request,
  complaints,
}) => {
  complaints.expectSome(/503/);
  const name = unique('Stays');
  const subject = `Opening hours ${name}`;
  await volunteer(request, name);
  await request.post('/api/contacts', {
    data: { name, email: 'a@example.org', subject, message: 'When?' },
  });
  await signIn(page, '/admin/pledges');
  for (const { list, screen, title, press } of [
    {
      list: '/api/get-involved-submissions',
      screen: '/admin/submissions',
      title: 'Volunteer application',
      press: 'Start Processing',
    },
    { list: '/api/contacts', screen: '/admin/inbox', title: subject, press: 'Mark as answered' },
  ]) {
    const [{ id }] = await (await page.context().request.get(`${list}?search=${name}`)).json();
    const path = `${list}/${id}`;
    const reading = await holding(page, new RegExp(`${path}$`));
    await visit(page, `${screen}?search=${name}&open=${id}`);
    const dialog = page.getByRole('dialog', { name: title });
    await expect(dialog).toContainText(name);
    await settled(page);
    reading.isBroken = true;
    const asked = page.waitForResponse((one) => one.url().endsWith(path) && one.status() === 503);
    await dialog.getByRole('button', { name: press }).click();
    await asked;
    await expect(failure(page)).toContainText('Something broke on our side');
    await expect(dialog).toContainText(name);
    await expect(old(page).locator('p'), 'once is enough').toBeHidden();
    reading.isBroken = false;
    await failure(page).getByRole('button', { name: 'Try again' }).click();
    await expect(failure(page)).toBeHidden();
  }
});

test('settings say why they could not be read, and those that are there stay when they cannot be read again', async ({
  page,
  complaints,
}) => {
  complaints.expectSome(/503|422/);
  const path = '/api/my-notifications';
  const reading = await holding(page, new RegExp(`${path}$`));
  await signIn(page, '/admin/pledges');
  reading.isBroken = true;
  await navigate(page, '/admin/notifications');
  await expect(failure(page)).toContainText('Something broke on our side');
  reading.isBroken = false;
  await failure(page).getByRole('button', { name: 'Try again' }).click();
  const address = field(page, 'E-mail address');
  await address.fill('not an address');
  reading.isBroken = true;
  const asked = page.waitForResponse((one) => one.url().endsWith(path) && one.status() === 503);
  await page.getByRole('button', { name: 'Save' }).click();
  await asked;
  await expect(old(page)).toBeVisible();
  await expect(address).toHaveValue('not an address');
  await expect(page.getByText('Use one address like')).toBeVisible();
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
  await page.route('**/api/emergencies', (route) => route.fulfill({ json: [] }));
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
