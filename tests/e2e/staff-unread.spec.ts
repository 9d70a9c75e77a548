// What could not be read: it is not taken for nothing, and what is there stays and is said to be old.
import type { Page } from '@playwright/test';
import { codes } from '#content/en/staff/codes';
import { expect, expectAccessible, navigate, test } from './site-test';
import {
  apply,
  changeElsewhere,
  demo,
  field,
  holding,
  memberNamed,
  settled,
  signIn,
  unique,
  visit,
  volunteer,
} from './staff-pages';

const failure = (page: Page) => page.getByRole('alert').filter({ hasText: 'could not be loaded' });
const old = (page: Page) => page.locator('[aria-live]', { hasText: 'may be out of date' });

const openCase = (page: Page, name: string, desk = {}) =>
  signIn(page, async () => `/admin/member-profile/${await memberNamed(page, name)}`, desk);

test('that emergencies and people who are alike could not be read is said where they would stand', async ({
  page,
  complaints,
}) => {
  complaints.expectSome(/503/);
  const createdAt = new Date().toISOString();
  const emergencies = await holding(page, /\/api\/emergencies\/summary$/);
  const alike = await holding(page, /\/api\/duplicates\?/);
  emergencies.isBroken = true;
  alike.isBroken = true;
  await signIn(page, '/admin/member-intake');
  const unread = (what: string) => failure(page).filter({ hasText: what });
  const retry = (what: string) => unread(what).getByRole('button', { name: 'Try again' }).click();
  await expect(unread('Emergencies')).toBeVisible();
  await field(page, 'Phone Number').fill('804-555-0123');
  await expect(unread('somebody we know')).toBeVisible();
  await expectAccessible(page);
  alike.isBroken = false;
  await retry('somebody we know');
  await expect(unread('somebody we know')).toBeHidden();
  await page.unroute(/\/api\/emergencies\/summary$/);
  await page.route(/\/api\/emergencies\/summary$/, (route) =>
    route.fulfill({
      json: { count: 1, newest: { id: 1, subject: 'contact', subjectId: 1, createdAt } },
    }),
  );
  await retry('Emergencies');
  await expect(page.getByRole('region', { name: 'Emergencies' })).toBeVisible();
  await expect(unread('Emergencies')).toBeHidden();
});

test('nobody is told of emergencies that they may not read, and they are read as soon as they may', async ({
  page,
  request,
  complaints,
}) => {
  complaints.expectSome(/403/);
  const emergencies = await holding(page, /\/api\/emergencies\/summary$/);
  Object.assign(emergencies, { isBroken: true, status: 403 });
  let mustEnrol = true;
  await page.route(/\/api\/admin\/session$/, async (route) => {
    const response = await route.fetch();
    return route.fulfill({ response, json: { ...(await response.json()), mustEnrol } });
  });
  const refused = page.waitForResponse(/\/api\/emergencies\/summary$/);
  await signIn(page, '/admin/account', { isLive: true });
  await refused;
  await expect(page.getByText(codes.overdue)).toBeVisible();
  await expect(failure(page)).toBeHidden();
  // They set it up in another tab, and an account was changed by that.
  mustEnrol = false;
  emergencies.isBroken = false;
  const read = page.waitForResponse(
    (one) => one.url().endsWith('/emergencies/summary') && one.ok(),
  );
  await request.post('/api/admin/login', { data: demo });
  await read;
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
  complaints.expectSome(/503|403/);
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
  // To whom it is not open any more nothing of it is left.
  Object.assign(reading, { isBroken: true, status: 403 });
  await changeElsewhere(page, path, { firstName: 'Anne' });
  await expect(failure(page)).toBeVisible();
  await expect(page.getByText(name)).toHaveCount(0);
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
    // Whatever else asks for it meanwhile has no response before the button is pressed.
    reading.hold();
    reading.isBroken = false;
    await failure(page).getByRole('button', { name: 'Try again' }).press('Enter');
    reading.letGo();
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
