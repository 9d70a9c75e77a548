// The site of a second organization, built from the same code and other content.
import { readdirSync, readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { simulateReturningVisitor, test, waitForHydration } from '../e2e/site-test';
import { findFirstOrganizationWords } from './first-organization';

const account = { username: 'admin', password: 'cedar-bay-demo' };
const assets = new URL('../../build/other-organization/build/app/client/', import.meta.url);

test.beforeEach(({ context }) => simulateReturningVisitor(context));

/** Expects that the HTML of the page does not mention the first organization. */
async function expectOwn(page: Page) {
  expect(findFirstOrganizationWords(await page.content()), page.url()).toEqual([]);
}

test('contains no name of the first organization on any page or in any file', async ({
  request,
}) => {
  const map = await (await request.get('/sitemap.xml')).text();
  const pages = [...map.matchAll(/<loc>https:\/\/[^/]+(\/?[^<]*)</g)].map(
    ([, path]) => path || '/',
  );
  expect(pages.filter((path) => path.startsWith('/programs/'))).toHaveLength(5);
  const addresses = ['/sitemap.xml', '/robots.txt', '/manifest.webmanifest', '/api/openapi.json'];
  const more = ['/find?q=food', '/admin/login', '/nowhere', '/api/public-events', '/api/stats'];
  for (const path of [...pages, ...addresses, ...more]) {
    const text = await (await request.get(path)).text();
    expect(text.length, path).toBeGreaterThan(20);
    expect(findFirstOrganizationWords(text), path).toEqual([]);
  }
  const files = readdirSync(assets, { recursive: true }).map(String);
  const scripts = files.filter((file) => /\.(js|css|svg|json)$/.test(file));
  expect(scripts.length).toBeGreaterThan(20);
  for (const file of scripts) {
    expect(
      findFirstOrganizationWords(file + readFileSync(new URL(file, assets), 'utf8')),
      file,
    ).toEqual([]);
  }
});

test.describe('visitor who reads Spanish', () => {
  test.use({ locale: 'es-MX' });
  test('offers no other language to a visitor who reads Spanish', async ({ page }) => {
    await page.goto('/');
    await waitForHydration(page);
    await page.waitForLoadState('networkidle');
    await expect(page.locator('[hreflang]')).toHaveCount(0);
    await expect(page.locator('li.language')).toHaveCount(0);
    await expect(page.locator('.language-offer')).toHaveCount(0);
    expect((await page.request.get('/es')).status()).toBe(404);
    expect((await page.request.get('/es/about')).status()).toBe(404);
  });
});

test('shows its own home page, programs, and office hours', async ({ page }) => {
  // Saturday, 1 PM at the office: open, while the first organization is closed.
  await page.clock.setFixedTime(new Date('2026-11-14T21:00:00Z'));
  await page.goto('/');
  await expect(page).toHaveTitle('Cedar Bay Neighbors | Help in Astoria, OR');
  await expect(page.getByRole('heading', { name: 'FIVE PROGRAMS' })).toBeVisible();
  await expectOwn(page);
  await page
    .getByRole('link', { name: /Steady Hand/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Steady Hand' })).toBeVisible();
  await expect(page.getByText('An hour to talk')).toBeVisible();
  await expectOwn(page);
  await page.goto('/contact');
  await expect(page.getByText('Open now, until 7:00 PM')).toBeVisible();
  await expect(page.getByText('Tuesday-Saturday 10:00 AM-7:00 PM Pacific').first()).toBeVisible();
});

test('serves an additional page that is defined only by its text', async ({ page, request }) => {
  const isMapped = (await (await request.get('/sitemap.xml')).text()).includes('/annual-report<');
  expect(isMapped, 'in the map for search engines').toBe(true);
  // The server renders the whole page, and the search finds it.
  expect(await (await request.get('/find?word=lighthouse')).text()).toContain('/annual-report');
  expect(await (await request.get('/annual-report')).text()).toContain('What came in</h2>');
  await page.goto('/about');
  await waitForHydration(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Annual report' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our year in boats and bread');
  await expect(page).toHaveTitle('Annual report | Cedar Bay Neighbors');
  await expect(page.getByText('Written in March.')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Give' }).click();
  await expect(page).toHaveURL('/donate');
});

test('stores an application and shows it to staff as a case', async ({ page }) => {
  await page.goto('/membership-assistance');
  await waitForHydration(page);
  await page.getByLabel('Yes, I am safe at home').check();
  await page.getByLabel(/What do you need help with most/).selectOption('Rent and shelter');
  await page.getByRole('button', { name: 'Next' }).click();
  const person = {
    'First name': 'Solveig',
    'Last name': 'Nyberg',
    'Email address': 's@example.org',
  };
  for (const [label, text] of Object.entries(person)) await page.getByLabel(label).fill(text);
  await page.getByLabel('Phone number').fill('503-555-0188');
  await page.getByLabel('Location').fill('Astoria, OR');
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByLabel('How did you hear about us?').fill('A neighbor');
  await page.getByRole('button', { name: 'Send my application' }).click();
  await expect(page.getByText(/CBN-[2-9A-Z]{4}-[2-9A-Z]{4}/)).toBeVisible();
  await expectOwn(page);

  await page.goto('/admin/login');
  await expect(page.getByText(`Password: ${account.password}`)).toBeVisible();
  await page.getByLabel('Username').fill(account.username);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: /Sign in/i }).click();
  await expect(page).toHaveURL(/\/admin\/dashboard/);
  await expectOwn(page);
  await page.goto('/admin/case-management');
  await page.getByRole('link', { name: 'Solveig Nyberg' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: /Solveig Nyberg/ })).toBeVisible();
  await expect(page.getByText('Rent and shelter').first()).toBeVisible();
  await expectOwn(page);
});

test('replies in the chat with its own programs, and offers an interpreter in Spanish', async ({
  request,
}) => {
  const ask = async (message: string) => {
    const response = await request.post('/api/chat', { data: { message } });
    expect(response.ok()).toBe(true);
    return response.text();
  };
  const replies = {
    rent: await ask('i cannot pay my rent'),
    river: await ask('i want to join a river clean-up'),
    spanish: await ask('necesito comida para mis hijos'),
    danger: await ask('me quiero matar'),
    hours: await ask('when are you open'),
    programs: await ask('what programs do you have'),
  };
  expect(replies.rent).toContain('/programs/roof-and-key');
  expect(replies.river).toContain('503-555-0117');
  expect(replies.spanish).toContain('intérprete');
  expect(replies.danger).toContain('oprima 2');
  expect(replies.hours).toContain('Tuesday');
  expect(replies.programs).toContain('Little Boats');
  expect(findFirstOrganizationWords(JSON.stringify(replies))).toEqual([]);
});

test('opens the chat in the browser', async ({ page }) => {
  await page.goto('/');
  await waitForHydration(page);
  await page.getByRole('button', { name: /chat/i }).first().click();
  await expect(page.getByText('Cedar Bay assistant').first()).toBeVisible();
  await page.getByRole('textbox').last().fill('i need food');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/Warm Table/).last()).toBeVisible();
  await expectOwn(page);
});
