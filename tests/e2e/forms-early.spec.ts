// What a person does before the script runs counts: on a slow line, and where data is saved.
import type { Page } from '@playwright/test';
import {
  expect,
  hydrated,
  phone,
  returningVisitor,
  storedRows,
  test,
  unique,
  withoutScriptingQuery,
} from './site-test';

test.use({ viewport: phone });
test.beforeEach(({ context }) => returningVisitor(context));

/** Holds the app's script back until it is released; the page is complete and usable meanwhile. */
async function hold(page: Page): Promise<() => void> {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route(/\/assets\/entry\.client-/, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

/** The same, until the app has the page. */
async function holdScript(page: Page) {
  const release = await hold(page);
  return async () => {
    release();
    await hydrated(page);
  };
}

const started = (page: Page) =>
  page.waitForFunction(() =>
    Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__react')),
  );

test('a page with a form starts its script when it is painted, untouched, where data is saved', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  for (const path of ['/contact', '/donate', '/get-started', '/membership-assistance']) {
    await page.goto(path);
    await started(page);
  }
});

test('a type tapped too early shows its questions', async ({ page }) => {
  const letGo = await holdScript(page);
  await page.goto('/get-started', { waitUntil: 'commit' });
  await page.getByRole('radio', { name: /Media Partner/ }).check();
  await letGo();
  await expect(page.getByLabel('Name of your outlet')).toBeVisible();
  await expect(page.getByRole('radio', { name: /Media Partner/ })).toBeChecked();
});

test('a gift that was chosen too early is the gift that is stored', async ({
  page,
  complaints,
}) => {
  complaints.expectSome(/503/);
  const name = `Early ${unique()}`;
  const letGo = await holdScript(page);
  await page.goto('/donate', { waitUntil: 'commit' });
  await page.getByLabel('Monthly').check();
  await page.getByRole('button', { name: /\$250/ }).click();
  await page.getByLabel('Name').fill(name);
  await letGo();
  await expect(page.getByLabel('Amount in dollars')).toHaveValue('250');
  await page.getByLabel('E-mail').fill('early@example.org');
  await page.route('**/api/donations', (route) => route.fulfill({ status: 503, body: '' }), {
    times: 1,
  });
  const send = page.getByRole('button', { name: 'Pledge my gift' });
  await send.click();
  await expect(page.getByRole('alert')).toContainText('What you typed is still here');
  await expect(page.getByLabel('Name')).toHaveValue(name);
  await send.click();
  await expect(page.locator('#sent-title')).toBeFocused();
  const rows = await storedRows(page, `/api/donations?search=${encodeURIComponent(name)}`);
  expect(rows).toMatchObject([{ amount: '250.00', type: 'monthly' }]);
});

test('an amount typed too early survives a send that fails', async ({ page, complaints }) => {
  complaints.expectSome(/503/);
  const letGo = await holdScript(page);
  await page.goto('/donate', { waitUntil: 'commit' });
  await page.getByLabel('Amount in dollars').fill('37.50');
  await letGo();
  await page.getByLabel('Name').fill('Early');
  await page.getByLabel('E-mail').fill('early@example.org');
  await page.route('**/api/donations', (route) => route.fulfill({ status: 503, body: '' }));
  await page.getByRole('button', { name: 'Pledge my gift' }).click();
  await expect(page.getByRole('alert')).toContainText('What you typed is still here');
  await expect(page.getByLabel('Amount in dollars')).toHaveValue('37.50');
});

test('the last of what was done too early counts, typed or tapped', async ({ page }) => {
  const amount = page.getByLabel('Amount in dollars');
  for (const [typed, taps] of [
    ['40', [/\$250/]],
    ['', [/\$50(?!0)/, /\$100(?!0)/, /\$50(?!0)/]],
  ] as const) {
    const letGo = await holdScript(page);
    await page.goto('/donate', { waitUntil: 'commit' });
    for (const name of taps) await page.getByRole('button', { name }).click();
    if (typed !== '') await amount.fill(typed);
    await page.getByLabel('Name').fill('Early');
    await letGo();
    await expect(amount).toHaveValue(typed || '50');
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  }
});

test('a message that was sent too early, and again when the app has the page, arrives once', async ({
  page,
}) => {
  const name = `Twice ${unique()}`;
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    void dialog.accept();
  });
  const { promise: pressed, resolve: respond } = Promise.withResolvers<void>();
  let posts = 0;
  await page.route('**/contact', async (route) => {
    posts += route.request().method() === 'POST' ? 1 : 0;
    if (posts !== 1) return route.continue();
    // It is stored; its response takes its time, and the browser may no longer wait for it.
    const response = await route.fetch({ maxRedirects: 0 });
    await pressed;
    await route.fulfill({ response }).catch(() => {});
  });
  const release = await hold(page);
  await page.goto('/contact', { waitUntil: 'commit' });
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('E-mail').fill('early@example.org');
  await page.getByLabel('Subject').fill('Too early');
  await page.getByRole('textbox', { name: 'Message' }).fill('Are you open today?');
  const send = page.getByRole('button', { name: 'Send message' });
  // While the browser waits for a page it lets no test in: the second press is made from inside.
  await send.evaluate((button: HTMLElement) =>
    addEventListener('app-started', () => button.click()),
  );
  const first = page.waitForRequest((request) => request.method() === 'POST');
  await send.click({ noWaitAfter: true });
  await first;
  const second = page.waitForRequest((request) => request.method() === 'POST');
  release();
  await second;
  respond();
  await expect(page.locator('#sent-title')).toBeVisible();
  const rows = await storedRows(page, `/api/contacts?search=${encodeURIComponent(name)}`);
  expect(rows).toHaveLength(1);
  expect(asked, 'whether to leave').toEqual([]);
});

test('a phone that is some years old has whole pages, and its early presses count', async ({
  page,
}) => {
  // Safari 16.4, the oldest that the site is built for, has none of these.
  await page.addInitScript(() => {
    for (const [owner, names] of [
      [Element.prototype, ['checkVisibility']],
      [HTMLElement.prototype, ['popover', 'showPopover', 'togglePopover', 'hidePopover']],
      [Document.prototype, ['startViewTransition']],
      [Promise, ['withResolvers', 'try']],
      [Object, ['groupBy']],
      [Map, ['groupBy']],
      [Array, ['fromAsync']],
      [URL, ['canParse', 'parse']],
      [AbortSignal, ['any']],
      [Set.prototype, ['union', 'difference', 'intersection', 'isSubsetOf']],
      [window, ['requestIdleCallback', 'navigation', 'scheduler']],
    ] as const) {
      for (const name of names) Reflect.deleteProperty(owner, name);
    }
  });
  const letGo = await holdScript(page);
  await page.goto('/', { waitUntil: 'commit' });
  await page.locator('.chat-launcher').click();
  await letGo();
  await expect(page.getByRole('dialog', { name: /assistant/i })).toBeVisible();
  await expect(page.locator('main h1')).toBeVisible();

  await withoutScriptingQuery(page);
  await page.goto('/membership-assistance');
  await hydrated(page);
  await page.getByLabel('No, I am not safe at home').check();
  await expect(page.getByText('Your safety comes first')).toBeInViewport();
  await expect(page.getByText('Step 2 of 3')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Send my application' })).toBeHidden();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText('Step 2 of 3')).toBeVisible();
  await expect(page.getByText('Step 1 of 3')).toBeHidden();
});

test('the next step asked for too early comes back with the answers, and Back leads through them', async ({
  page,
}) => {
  const letGo = await holdScript(page);
  await page.goto('/membership-assistance', { waitUntil: 'commit' });
  await page.getByLabel('Yes, I am safe at home').check();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText('Step 2 of 3')).toBeVisible();
  // Who is typing when the app starts goes on typing: the focus is never taken away.
  await page.getByLabel('First name').focus();
  await page.evaluate(() => {
    const note = () => document.body.setAttribute('data-focus-taken', '');
    addEventListener('focusout', note, true);
  });
  await letGo();
  await expect(page).toHaveURL(/\?step=2$/);
  await expect(page.getByRole('button', { name: 'Back', exact: true })).toBeVisible();
  await expect(page.getByLabel('First name')).toBeFocused();
  await expect(page.locator('[data-focus-taken]')).toHaveCount(0);
  await page.goBack();
  await expect(page.getByText('Step 1 of 3')).toBeVisible();
  await expect(page.getByLabel('Yes, I am safe at home')).toBeChecked();
});

test('who is mending a field, or reads on after sending, keeps the focus when the app starts', async ({
  page,
}) => {
  const letGo = await holdScript(page);
  await page.goto('/contact', { waitUntil: 'commit' });
  const send = page.getByRole('button', { name: 'Send message' });
  await send.click();
  await expect(page.getByText('Please check your answers')).toBeVisible();
  await page.getByLabel('Name').focus();
  await letGo();
  await expect(page.getByLabel('Name')).toBeFocused();
  await page.unrouteAll({ behavior: 'ignoreErrors' });

  const letGoAgain = await holdScript(page);
  await page.goto('/contact', { waitUntil: 'commit' });
  await page.getByLabel('Name').fill(`Early ${unique()}`);
  await page.getByLabel('E-mail').fill('early@example.org');
  await page.getByLabel('Subject').fill('Too early');
  await page.getByRole('textbox', { name: 'Message' }).fill('Are you open today?');
  await send.click();
  const again = page.locator('.sent-actions').getByRole('link').first();
  await again.focus();
  await letGoAgain();
  await expect(again).toBeFocused();
});

test('on a page that came back with problems what is done too early counts too', async ({
  page,
}) => {
  const letGo = await holdScript(page);
  await page.goto('/donate', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Pledge my gift' }).click();
  await expect(page.getByText('Please check your answers')).toBeVisible();
  await page.getByRole('button', { name: /\$250/ }).click();
  await letGo();
  await expect(page.getByLabel('Amount in dollars')).toHaveValue('250');
  await expect(page.locator('head style')).toHaveCount(1);
});

test('words added too early to a page that came back with problems stay in its text area', async ({
  page,
}) => {
  const letGo = await holdScript(page);
  await page.goto('/contact', { waitUntil: 'commit' });
  const message = page.getByRole('textbox', { name: 'Message' });
  await page.getByLabel('Name').fill('Early');
  await page.getByLabel('Subject').fill('Too early');
  await message.fill('Are you open today?');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText('Please check your answers')).toBeVisible();
  await expect(message).toHaveValue('Are you open today?');
  await message.fill('Are you open today?\nAnd on Monday?');
  await letGo();
  await expect(message).toHaveValue('Are you open today?\nAnd on Monday?');
  await page.getByLabel('Subject').fill('Hours');
  await expect(message).toHaveValue('Are you open today?\nAnd on Monday?');
});

test('a type tapped too early, after a page that missed it, leaves no problem', async ({
  page,
}) => {
  const letGo = await holdScript(page);
  await page.goto('/get-started', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Next' }).click();
  const problem = page.getByText('Choose how you would like to help');
  await expect(problem.first()).toBeVisible();
  await page.getByRole('radio', { name: /Media Partner/ }).check();
  await letGo();
  await expect(page.getByLabel('Name of your outlet')).toBeVisible();
  await expect(problem).toHaveCount(0);
});
