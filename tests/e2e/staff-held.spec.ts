// A response that is late finds things as they are by then: what is stored is never sent again, what was typed
// meanwhile stays, and nobody is led away from what they went on to.
import type { Page } from '@playwright/test';
import { callsOf, closeDialog, composer, type Row, takeIn, writeTo } from './office';
import { expect, test, toast } from './site-test';
import { field, settled, signIn, unique, visit } from './staff-pages';

/** The server stores the next write to this path; its response is kept back until it is let go. */
async function hold(page: Page, path: string) {
  const [stored, free] = [Promise.withResolvers<void>(), Promise.withResolvers<boolean>()];
  let isHeld = false;
  await page.route(path, async (route) => {
    if (isHeld || route.request().method() === 'GET') return route.fallback();
    isHeld = true;
    const response = await route.fetch();
    stored.resolve();
    await ((await free.promise) ? route.fulfill({ response }) : route.abort());
  });
  return {
    stored: stored.promise,
    letGo: () => free.resolve(true),
    lose: () => free.resolve(false),
  };
}

async function newCase(page: Page) {
  await signIn(page);
  const call = await callsOf(page);
  const { id } = await takeIn(call, unique('Held'));
  const path = `/admin/member-profile/${id}`;
  await visit(page, path);
  await settled(page);
  return { id, call, path };
}

const texts = (rows: Row[], name: string) => rows.map((row) => row[name]).sort();

test('a reply whose dialog was closed and opened again goes out once', async ({
  page,
  request,
}) => {
  const name = unique('Twice');
  await writeTo(request, name);
  await signIn(page, `/admin/inbox?search=${name}`);
  const dialog = page.getByRole('dialog');
  const reply = dialog.getByLabel('Write a reply');
  const open = () => page.getByRole('button', { name: `Read the message from ${name}` }).click();
  await open();
  await reply.fill('From eight to six.');
  const { stored, letGo } = await hold(page, '**/replies');
  await reply.press('Control+Enter');
  await stored;
  await closeDialog(page);
  await open();
  await expect(reply).toHaveValue('From eight to six.');
  await expect(dialog.getByRole('button', { name: 'Send the reply' })).toBeDisabled();
  letGo();
  await expect(reply).toHaveValue('');
  await expect(toast(page)).toContainText('The reply is waiting to be sent');
  await expect(dialog.getByRole('article')).toHaveCount(1);
});

test('a late response closes no dialog but its own, and takes no other text', async ({ page }) => {
  const { id, call } = await newCase(page);
  const dialog = page.getByRole('dialog');
  const openAlert = () => page.getByRole('button', { name: 'Raise an alert' }).click();
  const short = dialog.getByLabel('In short');
  const raise = dialog.getByRole('button', { name: 'Raise an alert' });
  await openAlert();
  await short.fill('No news');
  await dialog.getByLabel('What is the matter?').fill('Two calls');
  const raised = await hold(page, '**/api/case-alerts');
  await raise.click();
  await raised.stored;
  await closeDialog(page);
  await openAlert();
  await short.fill('No heating');
  await expect(raise).toBeDisabled();
  raised.letGo();
  await expect(toast(page)).toContainText('Alert raised');
  await expect(short).toHaveValue('No heating');
  await raise.click();
  await expect(dialog).toBeHidden();
  const alerts = await call(`/api/case-alerts?memberId=${id}&status=active`);
  expect(texts(alerts, 'title')).toEqual(['No heating', 'No news']);

  const resolve = page
    .getByRole('region', { name: 'Open alerts' })
    .getByRole('button', { name: 'Resolve' });
  await expect(resolve).toHaveCount(2);
  const done = dialog.getByLabel('What was done?');
  const resolved = await hold(page, '**/api/case-alerts/*');
  await resolve.first().click();
  await done.fill('Spoke on the phone');
  await dialog.getByRole('button', { name: 'Resolve' }).click();
  await resolved.stored;
  await closeDialog(page);
  await resolve.last().click();
  await done.fill('Brought a heater');
  resolved.letGo();
  // Said and shown; the dialog hides its region from assistive technology.
  await expect(page.getByText('Alert resolved').first()).toBeVisible();
  await expect(done).toHaveValue('Brought a heater');
});

test('who has gone on is told that it is stored, and stays where they are', async ({ page }) => {
  const { id, path } = await newCase(page);
  const goOn = async (api: string, button: string, said: string) => {
    const { stored, letGo } = await hold(page, api);
    await page.getByRole('button', { name: button }).click();
    await stored;
    await visit(page, path);
    const text = composer(page).getByLabel('Description');
    await text.fill(`While ${button}`);
    letGo();
    await expect(toast(page)).toContainText(said);
    // The next thing that this screen does is done here.
    await settled(page);
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expect(text).toHaveValue(`While ${button}`);
  };
  await visit(page, `${path}/edit`);
  await field(page, 'City').fill('Henrico');
  await goOn(`**/api/members/${id}`, 'Save changes', 'Changes saved');

  await visit(page, '/admin/member-intake');
  for (const [label, value] of [
    ['First Name', 'Ana'],
    ['Last Name', unique('Late')],
    ['Phone Number', '804-555-0191'],
    ['Address', '1 Sample Street'],
    ['City', 'Richmond'],
    ['State', 'VA'],
    ['ZIP Code', '23220'],
  ] as const) {
    await field(page, label).fill(value);
  }
  await page.getByLabel('Food & Nutrition').check();
  await page.getByLabel('Referral Source').selectOption('Other');
  await page.getByLabel('Service Region').selectOption('richmond-metro');
  await goOn('**/api/members', 'Create Member Profile', 'Member Added Successfully');

  await visit(page, '/admin/events/new');
  await page.getByLabel('Title').fill(unique('Held '));
  await page.getByLabel('Description').fill('Dig with us.');
  await page.getByLabel('Date').fill('2035-05-04');
  await page.getByLabel('Time').fill('10:00 AM');
  await page.getByLabel('Location').fill('The garden');
  await page.getByLabel('Type').fill('Garden Workshop');
  await page.getByLabel('Show on the public site').uncheck();
  await goOn('**/api/public-events', 'Save event', 'It is not on the public site');
});
