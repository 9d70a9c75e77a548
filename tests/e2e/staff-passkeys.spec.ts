// Passkeys: adding, signing in, confirming, removing, and user verification. The tests use the host name `localhost`,
// because passkeys do not work on IP addresses.
import type { Browser } from '@playwright/test';
import { owner, startOwnServer } from './own-server';
import {
  desktopSize,
  expect,
  expectAccessible,
  expectAccessibleInAllLights,
  getToasts,
  test,
} from './site-test';
import { apply, signIn, waitForData } from './staff-pages';

let site: Awaited<ReturnType<typeof startOwnServer>>;
let named: string;
test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  site = await startOwnServer();
  named = site.base.replace('127.0.0.1', 'localhost');
});
test.afterAll(() => site.stop());

async function pageAt(browser: Browser, baseURL: string) {
  const context = await browser.newContext({ baseURL });
  return { context, page: await context.newPage() };
}

test('adds a passkey, signs in and confirms an export with it, and removes it', async ({
  browser,
}) => {
  const { context, page } = await pageAt(browser, named);
  await context.credentials.install();
  await apply(context.request, 'Keyholder');
  await signIn(page, '/admin/account', { account: owner });
  await waitForData(page);
  const section = page.getByRole('region', { name: 'Passkeys' });
  await section.getByLabel('Name of the new passkey').fill('My phone');
  // The confirmed password expires while the device creates the passkey.
  let isLate = true;
  await page.route('**/api/my-passkeys', (route) => {
    if (route.request().method() !== 'POST' || !isLate) return route.continue();
    isLate = false;
    return route.fulfill({ status: 403, json: { error: { code: 'confirm-first' } } });
  });
  await section.getByRole('button', { name: 'Add a passkey' }).click();
  const again = page.getByRole('dialog', { name: 'Confirm that it is you' });
  await again.getByLabel('Your password').fill(owner.password);
  await page.keyboard.press('Enter');
  const codes = page.getByRole('dialog', { name: 'Recovery codes' });
  await expect(codes.getByRole('listitem')).toHaveCount(8);
  await codes.getByRole('button', { name: 'I saved them' }).click();
  await expect(section.getByText('My phone', { exact: true })).toBeVisible();
  await expect(page.getByText('8 recovery codes are left')).toBeVisible();
  await section.getByRole('button', { name: 'Rename My phone' }).click();
  await section.getByRole('textbox', { name: 'Name', exact: true }).fill('Old phone');
  await section.getByRole('button', { name: 'Save' }).click();
  await expect(section.getByText('Old phone')).toBeVisible();
  await expectAccessibleInAllLights(page);
  await page.setViewportSize(desktopSize);

  // The device answers the autofill request at once, so no input is needed.
  await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/admin\/dashboard$/);
  await expect(getToasts(page)).toContainText('Login Successful');

  await page.goto('/admin/member-profile/1');
  await page.getByRole('button', { name: 'Copy for the person…' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Your password')).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Confirm with a passkey' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('copy-member-1.html');

  await page.goto('/admin/account');
  await waitForData(page);
  await section.getByRole('button', { name: 'Remove Old phone' }).click();
  await expect(section.getByText('You have none yet.')).toBeVisible();
  await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click();
  await expect(getToasts(page)).toContainText('does not work for this account');
  await expect(page).toHaveURL(/\/admin\/login$/);
});

test('rejects a passkey without user verification, and requires it in addition to the password', async ({
  browser,
}) => {
  const { context, page } = await pageAt(browser, named);
  // Disable passkey autofill, with which this device would sign in before any click.
  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = async () => false;
  });
  const device = await context.newCDPSession(page);
  await device.send('WebAuthn.enable');
  const { authenticatorId } = await device.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', transport: 'internal', hasResidentKey: true },
      ...{ hasUserVerification: true, isUserVerified: true, automaticPresenceSimulation: true },
    },
  });
  const isVerified = (isUserVerified: boolean) =>
    device.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified });
  await signIn(page, '/admin/account', { account: owner });
  await waitForData(page);
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(page.getByRole('dialog', { name: 'Recovery codes' })).toBeVisible();
  await page.getByRole('button', { name: 'I saved them' }).click();
  await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click();
  const button = page.getByRole('button', { name: 'Sign in with a passkey' });
  await expect(button).toBeVisible();
  await expectAccessible(page);
  await button.click();
  await expect(page).toHaveURL(/\/admin\/dashboard$/);
  await isVerified(false);
  await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click();
  await button.click();
  await expect(page.getByText('The device did not add a passkey.')).toBeVisible();
  await page.getByLabel('Username').fill(owner.username);
  await page.getByLabel('Password', { exact: true }).fill(owner.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible();
  await expect(page.getByLabel('Recovery code')).toBeVisible();
  await expectAccessible(page);
  await isVerified(true);
  await button.click();
  await expect(page).toHaveURL(/\/admin\/dashboard$/);
});

test('offers no passkeys on an IP address', async ({ browser }) => {
  const { page } = await pageAt(browser, site.base);
  await page.goto('/admin/login');
  await expect(page.getByRole('button', { name: 'Sign in' })).toHaveCount(1);
  await expect(page.getByLabel('Username')).toHaveAttribute('autocomplete', 'username');
});
