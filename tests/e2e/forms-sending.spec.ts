// Sending over a line that loses responses: nothing typed is lost, and nothing arrives twice.
import type { Page, Route } from '@playwright/test';
import { contact } from '#content/en/contact';
import {
  answerAsVolunteer,
  expect,
  hydrated,
  idle,
  reference,
  respondAtNewAddress,
  returningVisitor,
  storedRows,
  test,
  toast,
  unique,
} from './site-test';

test.beforeEach(({ context }) => returningVisitor(context));

/** Stored, but the response is lost on the way back. */
async function lose(route: Route) {
  await route.fetch();
  await route.abort();
}

async function write(page: Page, name: string, message: string) {
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('E-mail').fill('ana@example.org');
  await page.getByLabel('Subject').fill('Over a bad line');
  await page.getByRole('textbox', { name: 'Message' }).fill(message);
}
const send = (page: Page) => page.getByRole('button', { name: 'Send message' }).click();

test('what was stored, lost, edited and sent again arrives once, with the newest text', async ({
  page,
  complaints,
}) => {
  complaints.expectSome(/ERR_FAILED/);
  const name = `Lost ${unique()}`;
  await page.route('**/api/contacts', lose, { times: 2 });
  await page.goto('/contact');
  await hydrated(page);
  await write(page, name, 'The first text');
  await send(page);
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('What you typed is still here');
  await page.getByRole('textbox', { name: 'Message' }).fill('The second text');
  await send(page);
  await expect(page.getByRole('button', { name: 'Send message' })).toBeEnabled();
  await page.getByRole('textbox', { name: 'Message' }).fill('The newest text');
  await send(page);
  await expect(page.getByText(reference)).toBeVisible();
  const rows = await storedRows(page, `/api/contacts?search=${encodeURIComponent(name)}`);
  expect(rows).toMatchObject([{ message: 'The newest text' }]);
});

test('a part of the page that is lost on the way is fetched again, and takes nothing with it', async ({
  page,
  complaints,
}) => {
  complaints.expectSome(/ERR_FAILED|could not be fetched/);
  let isBroken = true;
  const name = `Patient ${unique()}`;
  await page.route('**/assets/deliver-*.js', (route) =>
    isBroken ? route.abort() : route.continue(),
  );
  await page.route('**/assets/{toaster,confirm-dialog}-*.js', (route) => route.abort());
  await page.goto('/contact');
  await hydrated(page);
  await write(page, name, 'Over one bar');
  await send(page);
  await expect(page.getByRole('alert')).toContainText('What you typed is still here');
  // Who would leave is asked by the browser, where the page cannot.
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
  await idle(page);
  await expect(page.getByText(reference)).toBeVisible();
  const rows = await storedRows(page, `/api/contacts?search=${encodeURIComponent(name)}`);
  expect(rows).toMatchObject([{ message: 'Over one bar' }]);
});

test('what cannot be sent since what sends it was lost is said at once, and in a toast', async ({
  page,
  complaints,
}) => {
  complaints.expectSome(/ERR_FAILED/);
  await page.route('**/assets/deliver-*.js', (route) => route.abort());
  await page.goto('/contact');
  await hydrated(page);
  await write(page, 'Ana', 'Over no bar');
  await send(page);
  await expect(page.getByRole('alert')).toContainText('What you typed is still here');
  await expect(toast(page).locator('[data-variant=destructive]')).toBeVisible();
});

test('after a new version was deployed an old page is sent by the browser, and nobody is asked whether to leave', async ({
  page,
  complaints,
}) => {
  complaints.expectSome(/404/);
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    void dialog.accept();
  });
  const name = `Old ${unique()}`;
  await page.route('**/assets/deliver-*.js', (route) =>
    route.fulfill({ status: 404, body: 'Not found' }),
  );
  await page.goto('/contact');
  await hydrated(page);
  await write(page, name, 'This page was open all night');
  await send(page);
  await expect(page.getByText(reference)).toBeVisible();
  const rows = await storedRows(page, `/api/contacts?search=${encodeURIComponent(name)}`);
  expect(rows).toMatchObject([{ message: 'This page was open all night' }]);
  expect(asked, 'whether to leave').toEqual([]);
});

test('who leaves while a form is being sent is told of it, and not led back', async ({ page }) => {
  const { promise: hasLeft, resolve: respond } = Promise.withResolvers<void>();
  await page.route('**/api/contacts', async (route) => {
    await hasLeft;
    await route.continue();
  });
  await page.goto('/contact');
  await hydrated(page);
  await write(page, `Gone ${unique()}`, 'I have to run');
  await send(page);
  await page.getByRole('link', { name: 'About' }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL('/about');
  respond();
  await expect(toast(page).locator('.toast')).toBeVisible();
  await idle(page);
  await expect(page).toHaveURL('/about');
});

test('who is leaving when the response comes is not led back', async ({ page }) => {
  await page.addInitScript(respondAtNewAddress, '/api/contacts');
  await page.goto('/contact');
  await hydrated(page);
  await write(page, `Leaving ${unique()}`, 'I have to run');
  const hasResponse = page.waitForResponse('**/api/contacts');
  await send(page);
  await hasResponse;
  await page.getByRole('link', { name: 'About' }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Leave' }).click();
  await expect(toast(page).locator('.toast')).toBeVisible();
  await idle(page);
  await expect(page).toHaveURL('/about');
});

test('what is typed while the response is awaited arrives too', async ({ page }) => {
  const name = `Late ${unique()}`;
  const { promise: typed, resolve: respond } = Promise.withResolvers<void>();
  const hold = async (route: Route) => {
    const response = await route.fetch();
    await typed;
    await route.fulfill({ response });
  };
  await page.route('**/api/contacts', hold, { times: 1 });
  await page.goto('/contact');
  await hydrated(page);
  await write(page, name, 'We need diapers');
  await send(page);
  await expect(page.getByRole('button', { name: 'Sending your message…' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Message' }).fill('We need diapers, and a crib');
  respond();
  await expect(page.getByText(reference)).toBeVisible();
  const rows = await storedRows(page, `/api/contacts?search=${encodeURIComponent(name)}`);
  expect(rows).toMatchObject([{ message: 'We need diapers, and a crib' }]);
});

test('a message that tells of danger is answered with numbers to call now, and no wait', async ({
  page,
}) => {
  await page.goto('/contact');
  await hydrated(page);
  await write(page, 'Ana', 'I want to kill myself tonight');
  await send(page);
  await expect(toast(page)).toContainText('Message sent!');
  for (const look of ['now', 'after a reload']) {
    const panel = page.getByRole('region', { name: contact.success.title });
    await expect(panel.getByRole('link', { name: 'Call 911' }), look).toBeVisible();
    await expect(panel).not.toContainText(/24|spam/);
    await page.goto(page.url());
  }
});

test('the way to help cannot be changed under a form that is on its way', async ({ page }) => {
  const { promise: waited, resolve: respond } = Promise.withResolvers<void>();
  await page.route('**/api/get-involved-submissions', async (route) => {
    await waited;
    await route.fulfill({ status: 201, json: { reference: 'WW-2345-6789' } });
  });
  await page.goto('/get-started');
  await hydrated(page);
  await page.getByRole('radio', { name: /Volunteer/ }).check();
  await answerAsVolunteer(page, 'Green');
  await page.getByRole('button', { name: 'Send my form' }).click();
  await expect(page.getByRole('button', { name: 'Sending your form…' })).toBeVisible();
  await page.getByRole('radio', { name: /Resource partner/i }).click();
  await idle(page);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('radio', { name: /Volunteer/ })).toBeChecked();
  respond();
  await expect(page.getByText('WW-2345-6789')).toBeVisible();
});

test('a send without a response ends after 20 seconds, says what to do, and can be repeated', async ({
  page,
}) => {
  await page.addInitScript(() => {
    // As it is where the page came over plain http.
    Object.defineProperty(crypto, 'randomUUID', { value: undefined });
  });
  await page.clock.install();
  const name = `Slow ${unique()}`;
  await page.goto('/contact');
  await hydrated(page);
  await write(page, name, 'Words I do not want to type twice.');
  const asked = page.waitForRequest('**/api/contacts');
  await page.route('**/api/contacts', () => {}, { times: 1 });
  await send(page);
  await asked;
  await expect(page.getByRole('button', { name: 'Sending your message…' })).toBeVisible();
  await page.clock.fastForward(20_500);
  await expect(page.getByRole('alert')).toContainText('no response for 20 seconds');
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue(
    'Words I do not want to type twice.',
  );
  await send(page);
  await expect(page.getByText(reference)).toBeVisible();
  const rows = await storedRows(page, `/api/contacts?search=${encodeURIComponent(name)}`);
  expect(rows).toHaveLength(1);
});

test('what the server finds wrong stands beside its field and asks nobody to try again', async ({
  page,
  complaints,
}) => {
  complaints.expectSome(/422/);
  await page.goto('/contact');
  await hydrated(page);
  const body = {
    error: { code: 'invalid', message: 'x', problems: { subject: { code: 'characters' } } },
  };
  await page.route('**/api/contacts', (route) => route.fulfill({ status: 422, json: body }));
  await write(page, 'Ana', 'Hello');
  await send(page);
  const subject = page.getByLabel('Subject');
  await expect(subject).toHaveAccessibleDescription(/characters we cannot store/);
  await expect(toast(page).filter({ hasText: 'try again' })).toHaveCount(0);
  // The field is mended: its problem goes, and the focus stays where somebody types.
  await subject.pressSequentially('!');
  await expect(subject).not.toHaveAttribute('aria-invalid');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(subject).toBeFocused();
});

test('a text that is too long is said before anything is cut', async ({ page }) => {
  await page.goto('/contact');
  await hydrated(page);
  const message = page.getByRole('textbox', { name: 'Message' });
  await message.fill('x'.repeat(4990));
  await expect(page.getByText('10 characters left')).toBeVisible();
  await write(page, 'Ana', 'x'.repeat(5003));
  await expect(page.getByText('3 characters too many')).toBeVisible();
  await expect(message).toHaveValue('x'.repeat(5003));
  await send(page);
  await expect(message).toHaveAccessibleDescription(/3 characters too long. At most 5,000/);
  await message.fill('x'.repeat(5000));
  await expect(message).not.toHaveAttribute('aria-invalid');
});

test('an amount that cannot be is told what is the matter with it', async ({ page }) => {
  await page.goto('/donate');
  await hydrated(page);
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

test('after a pledge the donation page is told of the gift, and the number can be copied', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/donate?amount=25&type=monthly');
  await hydrated(page);
  await page.getByLabel('Name').fill(`Copy ${unique()}`);
  await page.getByLabel('E-mail').fill('copy@example.org');
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
