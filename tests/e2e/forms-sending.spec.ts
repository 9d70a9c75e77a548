// Sending forms when responses or assets are lost: no input is lost and nothing is stored twice.
import type { Page, Route } from '@playwright/test';
import {
  createUniqueName,
  expect,
  readStoredRows,
  reference,
  simulateReturningVisitor,
  test,
  waitForHydration,
  waitUntilIdle,
} from './site-test';

test.beforeEach(({ context }) => simulateReturningVisitor(context));

/** Lets the server store the request, but drops the response. */
async function lose(route: Route) {
  await route.fetch();
  await route.abort();
}

async function write(page: Page, name: string, message: string) {
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Email address').fill('ana@example.org');
  await page.getByLabel('Subject').fill('Over a bad line');
  await page.getByRole('textbox', { name: 'Message' }).fill(message);
}
const send = (page: Page) => page.getByRole('button', { name: 'Send message' }).click();

test('stores a message once when responses are lost and it is sent again', async ({
  page,
  complaints,
}) => {
  complaints.expectSome(/ERR_FAILED/);
  const name = `Lost ${createUniqueName()}`;
  await page.route('**/api/contacts', lose, { times: 2 });
  await page.goto('/contact');
  await waitForHydration(page);
  await write(page, name, 'The only text');
  for (let lost = 0; lost < 2; lost += 1) {
    await send(page);
    await expect(page.getByRole('alert')).toContainText('What you typed is still here');
    await expect(page.getByRole('button', { name: 'Send message' })).toBeEnabled();
  }
  await send(page);
  await expect(page.getByText(reference)).toBeVisible();
  const rows = await readStoredRows(page, `/api/contacts?search=${encodeURIComponent(name)}`);
  expect(rows).toMatchObject([{ message: 'The only text' }]);
});

test('keeps the input when a script fails to load, and fetches it again', async ({
  page,
  complaints,
}) => {
  complaints.expectSome(/ERR_FAILED|could not be fetched/);
  let isBroken = true;
  const name = `Patient ${createUniqueName()}`;
  await page.route('**/assets/deliver-*.js', (route) =>
    isBroken ? route.abort() : route.continue(),
  );
  await page.route('**/assets/{toaster,confirm-dialog}-*.js', (route) => route.abort());
  await page.goto('/contact');
  await waitForHydration(page);
  await write(page, name, 'Over one bar');
  await send(page);
  await expect(page.getByRole('alert')).toContainText('What you typed is still here');
  // The browser's dialog asks before leaving when the page's own dialog failed to load.
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.message());
    void dialog.dismiss();
  });
  await page.getByRole('link', { name: 'About' }).first().click();
  await expect.poll(() => asked).toEqual([expect.stringContaining('Leave')]);
  isBroken = false;
  await send(page);
  await expect(page.getByText(reference)).toBeVisible();
  await waitUntilIdle(page);
  await expect(page.getByText(reference)).toBeVisible();
  const rows = await readStoredRows(page, `/api/contacts?search=${encodeURIComponent(name)}`);
  expect(rows).toMatchObject([{ message: 'Over one bar' }]);
});

test('sends the form natively without a leave prompt when a new version was deployed', async ({
  page,
  complaints,
}) => {
  complaints.expectSome(/404/);
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    void dialog.accept();
  });
  const name = `Old ${createUniqueName()}`;
  await page.route('**/assets/deliver-*.js', (route) =>
    route.fulfill({ status: 404, body: 'Not found' }),
  );
  await page.goto('/contact');
  await waitForHydration(page);
  await write(page, name, 'This page was open all night');
  await send(page);
  await expect(page.getByText(reference)).toBeVisible();
  const rows = await readStoredRows(page, `/api/contacts?search=${encodeURIComponent(name)}`);
  expect(rows).toMatchObject([{ message: 'This page was open all night' }]);
  expect(asked, 'whether to leave').toEqual([]);
});

test('explains why an amount is invalid', async ({ page }) => {
  await page.goto('/donate');
  await waitForHydration(page);
  const amount = page.getByLabel('Amount in dollars');
  for (const [typed, said] of [
    ['2000000', /The most you can pledge here is \$1,000,000/],
    ['10.005', /whole cents, like 10\.50/],
    ['0.5', /at least \$1/],
  ] as const) {
    await amount.fill(typed);
    await page.getByRole('button', { name: 'Pledge my gift' }).click();
    await expect(amount).toHaveAccessibleDescription(said);
  }
});

test('passes the gift to the donation page after a pledge, and copies the reference', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/donate?amount=25&type=monthly');
  await waitForHydration(page);
  await page.getByLabel('Name').fill(`Copy ${createUniqueName()}`);
  await page.getByLabel('Email address').fill('copy@example.org');
  await page.getByRole('button', { name: 'Pledge my gift' }).click();
  await expect(page.getByRole('link', { name: /Go to the donation page/ })).toHaveAttribute(
    'href',
    /amount=25\.00&frequency=monthly$/,
  );
  await page.getByRole('button', { name: 'Copy the number' }).click();
  await expect(page.getByText('Copied', { exact: true })).toBeVisible();
  const said = await page.locator('.sent-reference strong').textContent();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(said);
});
