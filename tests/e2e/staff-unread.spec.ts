// What could not be read: it is not taken for nothing, and what is there stays and is said to be old.
import type { Page } from '@playwright/test';
import { codes } from '#content/en/staff/codes';
import { expect, expectAccessible, navigate, test } from './site-test';
import { demo, field, holding, signIn } from './staff-pages';

const failure = (page: Page) => page.getByRole('alert').filter({ hasText: 'could not be loaded' });
const old = (page: Page) => page.locator('[aria-live]', { hasText: 'may be out of date' });

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
