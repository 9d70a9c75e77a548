// The application form on a phone with slow, lossy, or missing connections, and by keyboard.
import type { Locator, Page, Route } from '@playwright/test';
import {
  createUniqueName,
  expect,
  getToasts,
  openFooter,
  phoneSize,
  readStoredRows,
  reference,
  simulateReturningVisitor,
  test,
  waitForHydration,
} from './site-test';

test.use({ viewport: phoneSize });
test.beforeEach(({ context }) => simulateReturningVisitor(context));

const person = (last: string) => ({
  'First name': 'أمينة 👩‍👧',
  'Last name': last,
  'Email address': 'amina@example.org',
  'Phone number': '(804) 555-0177',
  Location: 'Richmond, VA',
});
const story = 'We have no food for tonight.\nPlease ring twice.';

async function answer(page: Page, last: string) {
  await page.getByLabel('Yes, I am safe at home').check();
  await page.getByLabel(/What do you need help with most/).selectOption('Housing & Shelter');
  await page.getByRole('button', { name: 'Next' }).click();
  for (const [label, text] of Object.entries(person(last))) await page.getByLabel(label).fill(text);
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByLabel(/Anything you want us to know/).fill(story);
  await page.getByLabel('How did you hear about us?').fill('The library');
}
const send = (page: Page) => page.getByRole('button', { name: 'Send my application' }).click();

async function expectRead(page: Page, last: string) {
  await expect(page.getByText(reference)).toBeVisible();
  const rows = await readStoredRows<Record<string, unknown>>(page, `/api/members?search=${last}`);
  expect(rows).toMatchObject([
    {
      firstName: 'أمينة 👩‍👧',
      lastName: last,
      phone: '(804) 555-0177',
      notes: story,
      programAreas: ['Housing & Shelter'],
      additionalInfo: { homeSafety: 'SAFE', hearAbout: 'The library', location: 'Richmond, VA' },
    },
  ]);
}

test('stores an application that was started before the script loads on slow 3G', async ({
  page,
  context,
}) => {
  const client = await context.newCDPSession(page);
  await client.send('Network.enable');
  await client.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 200_000,
    uploadThroughput: 90_000,
  });
  await client.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const last = createUniqueName();
  await page.goto('/membership-assistance', { waitUntil: 'commit' });
  await answer(page, last);
  await send(page);
  await expectRead(page, last);
});

test('shows a failed send in a toast and next to the button when offline', async ({
  page,
  context,
  complaints,
}) => {
  complaints.expectSome(/ERR_INTERNET_DISCONNECTED/);
  const last = createUniqueName();
  await page.goto('/membership-assistance');
  await waitForHydration(page);
  await answer(page, last);
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await send(page);
  const shown = getToasts(page).locator('[data-variant=destructive]');
  await expect(shown).toContainText('Error');
  await expect(shown).toContainText('Failed to submit application. Please try again.');
  await expect(page.getByRole('main').getByRole('alert')).toContainText(
    'What you typed is still here',
  );
  await context.setOffline(false);
  await send(page);
  await expectRead(page, last);
});

test('stores one application when responses are lost and data saving is on', async ({
  page,
  complaints,
}) => {
  complaints.expectSome(/ERR_FAILED/);
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  let responses = 3;
  await page.route(/\/api\/|\.data/, async (route) => {
    responses += 1;
    if (responses % 5 !== 0) return route.continue();
    await route.fetch();
    return route.abort();
  });
  const last = createUniqueName();
  await page.goto('/membership-assistance');
  await waitForHydration(page);
  await answer(page, last);
  await page.getByLabel('How did you hear about us?').fill('The library');
  for (let lost = 0; lost < 2; lost += 1) {
    responses = 4;
    await send(page);
    await expect(page.getByRole('alert')).toContainText('What you typed is still here');
  }
  await send(page);
  await expectRead(page, last);
});

test('stays on the page with all input when the data of the next page fails to load', async ({
  page,
  complaints,
}) => {
  complaints.expectSome(/ERR_FAILED|ERR_INTERNET_DISCONNECTED|503/);
  await page.goto('/membership-assistance');
  await waitForHydration(page);
  await page.getByLabel('Yes, I am safe at home').check();
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByLabel('First name').fill('Amina');
  const footer = page.getByRole('contentinfo');
  await openFooter(page);
  const notice = page.getByRole('alert');
  const name = page.locator('[name=firstName]');
  const expectToStay = async (address: string, sentence: string) => {
    await expect(notice).toContainText(sentence);
    await expect(notice.getByRole('link')).toHaveAttribute('href', /^tel:/);
    await expect(page).toHaveURL(address);
    await expect(name).toBeVisible();
    await expect(name).toHaveValue('Amina');
  };
  const english = '/membership-assistance?step=2';
  const inEnglish = 'Please try again in a moment, or call us at';

  await page.route('**/*.data*', (route) => route.abort());
  await footer.getByRole('link', { name: 'Español' }).click();
  await expectToStay(english, inEnglish);
  // After a failed navigation, the next attempt asks again.
  for (const answer of ['Leave', 'Stay on this page']) {
    await footer.getByRole('link', { name: 'Contact' }).first().click();
    await expect(notice).toHaveCount(0);
    await page.getByRole('dialog').getByRole('button', { name: answer }).click();
    if (answer === 'Leave') await expectToStay(english, inEnglish);
  }

  await page.context().setOffline(true);
  await footer.getByRole('link', { name: 'Español' }).click();
  await expectToStay(english, 'You are offline');
  await page.context().setOffline(false);

  await page.unroute('**/*.data*');
  await footer.getByRole('link', { name: 'Español' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await expect(name).toHaveValue('Amina');
  await page.route('**/*.data*', (route) => route.fulfill({ status: 503, body: '' }));
  await page.goBack();
  await expectToStay(`/es${english}`, 'Por favor');
  await page.unroute('**/*.data*');
  await page.goBack();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page).toHaveURL(english);
  await expect(name).toHaveValue('Amina');
});

test('keeps all input when the code of the next page fails to load, and opens it on the next attempt', async ({
  page,
  complaints,
}) => {
  complaints.expectSome(/ERR_FAILED/);
  await page.goto('/membership-assistance');
  await waitForHydration(page);
  await page.evaluate(() => Object.assign(window, { isFirst: true }));
  const isFirst = () => page.evaluate(() => 'isFirst' in window);
  await page.getByLabel('Yes, I am safe at home').check();
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByLabel('First name').fill('Amina');
  await openFooter(page);
  const contact = page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).first();
  const home = page.getByRole('banner').getByRole('link', { name: /home page/ });
  const leaveBy = async (link: Locator) => {
    await link.click();
    await page.getByRole('dialog').getByRole('button', { name: 'Leave' }).click();
  };
  const notice = page.getByRole('alert');
  const expectToStay = async () => {
    expect(await isFirst(), 'the page was not loaded again').toBe(true);
    await expect(page).toHaveURL('/membership-assistance?step=2');
    await expect(page.getByLabel('First name')).toHaveValue('Amina');
  };

  await page.route('**/assets/{contact,home}-*.js', (route) => route.abort());
  const isLost = page.waitForEvent('requestfailed');
  await contact.hover();
  await isLost;
  // Wait until the app has retried the request and given up.
  await page.waitForTimeout(1_500);
  await expectToStay();
  await expect(notice).toHaveCount(0);
  // The home page loads its figures with its own code, which fails too.
  for (const link of [home, contact]) {
    await leaveBy(link);
    await expect(notice).toContainText('Please try again in a moment, or call us at');
    await expectToStay();
  }

  await page.unroute('**/assets/{contact,home}-*.js');
  await leaveBy(contact);
  await expect(page).toHaveURL('/contact');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await isFirst()).toBe(true);
});

test('shows a loading bar for a slow page, and an error after ten seconds', async ({ page }) => {
  await page.clock.install();
  await page.goto('/membership-assistance');
  await waitForHydration(page);
  await page.getByLabel('Yes, I am safe at home').check();
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByLabel('First name').fill('Amina');
  await openFooter(page);
  const held: Route[] = [];
  await page.route('**/*.data*', (route) => void held.push(route));
  const spanish = page.getByRole('contentinfo').getByRole('link', { name: 'Español' });
  const bar = page.locator('.coming-page');
  const notice = page.getByRole('alert');
  const asked = page.waitForRequest(
    (request) => request.url().includes('.data') && request.resourceType() === 'fetch',
  );
  await expect(bar).toBeHidden();
  await spanish.click();
  await asked;
  await expect(bar).toBeVisible();
  await expect(notice).toHaveCount(0);
  await page.clock.fastForward(10_500);
  await expect(notice).toContainText('Please try again in a moment, or call us at');
  await expect(bar).toBeHidden();

  // Late responses change nothing.
  for (const route of held) await route.continue().catch(() => {});
  await page.waitForTimeout(500);
  await expect(page).toHaveURL('/membership-assistance?step=2');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByLabel('First name')).toHaveValue('Amina');

  await page.unroute('**/*.data*');
  await spanish.click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await expect(notice).toHaveCount(0);
  await expect(page.locator('[name=firstName]')).toHaveValue('Amina');
});

test('opens a link of an old page after a new version was deployed', async ({
  page,
  complaints,
}) => {
  complaints.expectSome(/404/);
  await page.goto('/about');
  await waitForHydration(page);
  let isOld = true;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) isOld = false;
  });
  await page.route('**/assets/contact-*.js', (route) =>
    isOld ? route.fulfill({ status: 404, body: 'Not found' }) : route.continue(),
  );
  await openFooter(page);
  const contact = page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).first();
  const isAsked = page.waitForResponse('**/assets/contact-*.js');
  await contact.hover();
  await isAsked;
  await contact.click();
  await expect(page).toHaveURL('/contact');
  await expect(page.getByLabel('Subject')).toBeVisible();
});

test('stores an application that is filled in by keyboard only', async ({ page }) => {
  const last = createUniqueName();
  await page.goto('/membership-assistance');
  await waitForHydration(page);
  const type = (text: string) => page.keyboard.insertText(text);
  await page.getByRole('radio').first().focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  const need = page.getByLabel(/What do you need help with most/);
  await expect(need).toBeFocused();
  await page.keyboard.type('Hous');
  await expect(need).toHaveValue('Housing & Shelter');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByLabel('Yes, I am safe at home')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('legend', { hasText: 'How to reach you' })).toBeFocused();
  for (const [field, text] of Object.entries(person(last))) {
    await page.keyboard.press('Tab');
    await type(text);
    // The checkbox "I don't have email" follows the email field.
    if (field === 'Email address') await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  await expect(page.locator('legend', { hasText: 'Anything else' })).toBeFocused();
  await page.keyboard.press('Tab');
  await type('Mia, 2019, daughter');
  await page.keyboard.press('Tab');
  await type(story);
  await page.keyboard.press('Tab');
  await type('The library');
  await page.keyboard.press('Enter');
  await expectRead(page, last);
});
