// Input that a visitor makes before the app has started is not lost.
import type { Page } from '@playwright/test';
import {
  createUniqueName,
  disableScriptingQuery,
  expect,
  phoneSize,
  readStoredRows,
  simulateReturningVisitor,
  test,
  waitForHydration,
} from './site-test';

test.use({ viewport: phoneSize });
test.beforeEach(({ context }) => simulateReturningVisitor(context));

/** Delays the app's script until the returned function is called. The page is usable meanwhile. */
async function hold(page: Page): Promise<() => void> {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route(/\/assets\/entry\.client-/, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

/** Like `hold`, but the returned function also waits for hydration. */
async function holdScript(page: Page) {
  const release = await hold(page);
  return async () => {
    release();
    await waitForHydration(page);
  };
}

const started = (page: Page) =>
  page.waitForFunction(() =>
    Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__react')),
  );

test('starts the app on pages with a form after paint when data saving is on', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  for (const path of ['/contact', '/donate', '/get-started', '/membership-assistance']) {
    await page.goto(path);
    await started(page);
  }
});

test('shows the questions of a form type that was chosen before the app started', async ({
  page,
}) => {
  const letGo = await holdScript(page);
  await page.goto('/get-started', { waitUntil: 'commit' });
  await page.getByRole('radio', { name: /Media Partner/ }).check();
  await letGo();
  await expect(page.getByLabel('Name of your outlet')).toBeVisible();
  await expect(page.getByRole('radio', { name: /Media Partner/ })).toBeChecked();
});

test('stores the gift that was chosen before the app started', async ({ page, complaints }) => {
  complaints.expectSome(/503/);
  const name = `Early ${createUniqueName()}`;
  const letGo = await holdScript(page);
  await page.goto('/donate', { waitUntil: 'commit' });
  await page.getByLabel('Monthly').check();
  await page.getByRole('button', { name: /\$250/ }).click();
  await page.getByLabel('Name').fill(name);
  await letGo();
  await expect(page.getByLabel('Amount in dollars')).toHaveValue('250');
  await page.getByLabel('Email address').fill('early@example.org');
  await page.route('**/api/donations', (route) => route.fulfill({ status: 503, body: '' }), {
    times: 1,
  });
  const send = page.getByRole('button', { name: 'Pledge my gift' });
  await send.click();
  await expect(page.getByRole('alert')).toContainText('What you typed is still here');
  await expect(page.getByLabel('Name')).toHaveValue(name);
  await send.click();
  await expect(page.locator('#sent-title')).toBeFocused();
  const rows = await readStoredRows(page, `/api/donations?search=${encodeURIComponent(name)}`);
  expect(rows).toMatchObject([{ amount: '250.00', type: 'monthly' }]);
});

test('keeps an amount typed before the app started when sending fails', async ({
  page,
  complaints,
}) => {
  complaints.expectSome(/503/);
  const letGo = await holdScript(page);
  await page.goto('/donate', { waitUntil: 'commit' });
  await page.getByLabel('Amount in dollars').fill('37.50');
  await letGo();
  await page.getByLabel('Name').fill('Early');
  await page.getByLabel('Email address').fill('early@example.org');
  await page.route('**/api/donations', (route) => route.fulfill({ status: 503, body: '' }));
  await page.getByRole('button', { name: 'Pledge my gift' }).click();
  await expect(page.getByRole('alert')).toContainText('What you typed is still here');
  await expect(page.getByLabel('Amount in dollars')).toHaveValue('37.50');
});

test('uses the last amount that was typed or tapped before the app started', async ({ page }) => {
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

test('stores a message once when it is sent before the app started and again after', async ({
  page,
}) => {
  const name = `Twice ${createUniqueName()}`;
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
    // The server stores the message, but the response is slow and the browser may no longer wait for it.
    const response = await route.fetch({ maxRedirects: 0 });
    await pressed;
    await route.fulfill({ response }).catch(() => {});
  });
  const release = await hold(page);
  await page.goto('/contact', { waitUntil: 'commit' });
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Email address').fill('early@example.org');
  await page.getByLabel('Subject').fill('Too early');
  await page.getByRole('textbox', { name: 'Message' }).fill('Are you open today?');
  const send = page.getByRole('button', { name: 'Send message' });
  // Click from inside the page: Playwright cannot act while the browser waits for a navigation.
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
  const rows = await readStoredRows(page, `/api/contacts?search=${encodeURIComponent(name)}`);
  expect(rows).toHaveLength(1);
  expect(asked, 'whether to leave').toEqual([]);
});

test('works in Safari 16.4, including clicks before the app started', async ({ page }) => {
  // Remove APIs that Safari 16.4, the oldest supported browser, does not have.
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

  await disableScriptingQuery(page);
  await page.goto('/membership-assistance');
  await waitForHydration(page);
  await page.getByLabel('No, I am not safe at home').check();
  await expect(page.getByText('Your safety comes first')).toBeInViewport();
  await expect(page.getByText('Step 2 of 3')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Send my application' })).toBeHidden();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText('Step 2 of 3')).toBeVisible();
  await expect(page.getByText('Step 1 of 3')).toBeHidden();
});

test('shows the next step with the answers when Next is clicked before the app started', async ({
  page,
}) => {
  const letGo = await holdScript(page);
  await page.goto('/membership-assistance', { waitUntil: 'commit' });
  await page.getByLabel('Yes, I am safe at home').check();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText('Step 2 of 3')).toBeVisible();
  // The app must not take the focus from a field when it starts.
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

test('keeps the focus when the app starts on a page with problems or a confirmation', async ({
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
  await page.getByLabel('Name').fill(`Early ${createUniqueName()}`);
  await page.getByLabel('Email address').fill('early@example.org');
  await page.getByLabel('Subject').fill('Too early');
  await page.getByRole('textbox', { name: 'Message' }).fill('Are you open today?');
  await send.click();
  const again = page.locator('.sent-actions').getByRole('link').first();
  await again.focus();
  await letGoAgain();
  await expect(again).toBeFocused();
});

test('keeps an amount chosen before the app started on a page with problems', async ({ page }) => {
  const letGo = await holdScript(page);
  await page.goto('/donate', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Pledge my gift' }).click();
  await expect(page.getByText('Please check your answers')).toBeVisible();
  await page.getByRole('button', { name: /\$250/ }).click();
  await letGo();
  await expect(page.getByLabel('Amount in dollars')).toHaveValue('250');
  await expect(page.locator('head style')).toHaveCount(1);
});

test('keeps text typed before the app started on a page with problems', async ({ page }) => {
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

test('clears the missing-type problem when a type is chosen before the app started', async ({
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
