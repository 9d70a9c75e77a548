// Staff accounts: invitation, password, screens of a role, sessions, and one-time codes.
import type { Browser, Page } from '@playwright/test';
import { generateCode } from '../api/authenticator-app';
import { owner, startOwnServer } from './own-server';
import {
  expect,
  expectAccessible,
  expectAccessibleInAllLights,
  getToasts,
  test,
} from './site-test';
import { apply, signIn, waitForData } from './staff-pages';

let site: Awaited<ReturnType<typeof startOwnServer>>;
test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  site = await startOwnServer();
});
test.afterAll(() => site.stop());

async function screenOf(browser: Browser, to: string, account = owner): Promise<Page> {
  const context = await browser.newContext({ baseURL: site.base });
  const page = await context.newPage();
  await signIn(page, to, { account, isApart: true });
  return page;
}

const newcomer = { username: 'fran', password: 'walnut gravel ombre tide' };

test('lets an invited front-desk member set a password and open only the permitted screens', async ({
  browser,
}) => {
  const page = await screenOf(browser, '/admin/accounts');
  await apply(page.context().request, 'Deskcase', { homeSafety: 'NOT SAFE' });
  await page.getByLabel('Username').fill(newcomer.username);
  await page.getByRole('combobox', { name: 'Role', exact: true }).selectOption('front-desk');
  await page.getByRole('button', { name: 'Create account' }).click();
  const link = await page.getByLabel('One-time link').inputValue();
  await page.getByRole('button', { name: 'Done' }).click();
  await expectAccessibleInAllLights(page);

  const context = await browser.newContext({ baseURL: site.base });
  const hers = await context.newPage();
  // Open an old link, then the new one in the same tab: only the part after # differs.
  await hers.goto(`/admin/welcome#${'0'.repeat(22)}`);
  await hers.getByLabel('New password').fill(newcomer.password);
  await hers.getByLabel('Repeat the password').fill(newcomer.password);
  await hers.getByRole('button', { name: 'Save password' }).click();
  await expect(hers.getByText(/^This link was already used/)).toBeVisible();
  await hers.goto(link);
  await expect(hers).toHaveURL(/\/admin\/welcome$/);
  await expect(hers.getByText(/^This link was already used/)).toBeHidden();
  await hers.getByLabel('New password').fill('Richmond1234!');
  await hers.getByLabel('Repeat the password').fill('Richmond1234!');
  await hers.getByRole('button', { name: 'Save password' }).click();
  await expect(hers.getByText(/easy to guess/)).toBeVisible();
  await hers.getByLabel('New password').fill(newcomer.password);
  await hers.getByLabel('Repeat the password').fill(newcomer.password);
  await hers.getByRole('button', { name: 'Save password' }).click();
  await hers.getByLabel('Username').fill(newcomer.username);
  await hers.getByLabel('Password', { exact: true }).fill(newcomer.password);
  await hers.getByRole('button', { name: 'Sign in' }).click();
  const menu = hers.getByRole('navigation', { name: 'Staff screens' });
  await expect(menu.getByRole('link', { name: 'Inbox' })).toBeVisible();
  for (const hidden of ['Staff accounts', 'Pledges', 'Alerts', 'Privacy']) {
    await expect(menu.getByRole('link', { name: hidden })).toHaveCount(0);
  }
  await menu.getByRole('link', { name: 'Cases' }).click();
  await expect(hers.getByText('Deskcase')).toBeVisible();
  await expect(hers.getByText('Ask a case worker before you contact them')).toBeVisible();
  await hers.goto('/admin/member-profile/1');
  await expect(hers.getByText(/Front desk.* cannot open this screen/)).toBeVisible();

  // The duplicate hint links to a search, because the front desk may not open the case itself.
  await hers.goto('/admin/member-intake');
  await hers.getByLabel(/Phone/).first().fill('804-555-0123');
  const compare = hers.getByRole('link', { name: /Open the other case/ }).first();
  await expect(compare).toHaveAttribute('href', /case-management\?search=Ana\+Deskcase/);

  // Changing the role of a colleague keeps the focus in place.
  const role = page.getByRole('combobox', { name: `Role of ${newcomer.username}` });
  await page.reload();
  await expect(role).toHaveValue('front-desk');
  await waitForData(page);
  await role.focus();
  await page.keyboard.press('ArrowUp');
  await expect(role).toHaveValue('case-worker');
  await page.keyboard.press('Enter');
  await expect(getToasts(page)).toContainText(`${newcomer.username} was changed`);
  await expect(role).toBeFocused();
  await role.selectOption('front-desk');
});

test('lists and ends sessions, and sets up one-time codes', async ({ browser }) => {
  await screenOf(browser, '/admin/account');
  const page = await screenOf(browser, '/admin/account');
  const sessions = page.getByRole('region', { name: 'Where you are signed in' });
  await expect(sessions.getByText('this browser')).toBeVisible();
  const before = await sessions.getByRole('listitem').count();
  await sessions
    .getByRole('button', { name: /^Sign out / })
    .first()
    .click();
  await expect(sessions.getByRole('listitem')).toHaveCount(before - 1);
  await page.getByRole('button', { name: 'Set up one-time codes' }).click();
  await expect(page.getByRole('img', { name: 'QR code' })).toBeVisible();
  const key = (await page.locator('code').innerText()).replaceAll(' ', '');
  const code = () => generateCode(key, Date.now());
  await page.getByLabel('The code it shows now').fill(code());
  await page.getByRole('button', { name: 'Turn on' }).click();
  const dialog = page.getByRole('dialog', { name: 'Recovery codes' });
  await expect(dialog.getByRole('listitem')).toHaveCount(8);
  const recovery = await dialog.getByRole('listitem').first().innerText();
  await dialog.getByRole('button', { name: 'I saved them' }).click();
  await expect(page.getByText('8 recovery codes are left')).toBeVisible();
  await expectAccessible(page);

  const context = await browser.newContext({ baseURL: site.base });
  const again = await context.newPage();
  await again.goto('/admin/login');
  await again.getByLabel('Username').fill(owner.username);
  await again.getByLabel('Password', { exact: true }).fill(owner.password);
  await again.getByRole('button', { name: 'Sign in' }).click();
  await expect(again.getByRole('textbox', { name: 'Code' })).toBeFocused();
  await again.keyboard.type('000000');
  await again.getByRole('button', { name: 'Sign in' }).click();
  await expect(again.getByText(/wrong or was already used/)).toBeVisible();
  await again.getByRole('textbox', { name: 'Code' }).fill(recovery);
  await again.getByRole('button', { name: 'Sign in' }).click();
  await expect(again.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(again).toHaveURL(/dashboard/);
});
