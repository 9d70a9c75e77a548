// Drafts of staff forms.
import type { Page } from '@playwright/test';
import { expect, test, undo } from './site-test';
import { apply, demoCredentials, findMemberId, signIn, unique, waitForData } from './staff-pages';

const draftKeys = (page: Page) =>
  page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('wwi_draft:')));

const note = (page: Page) => page.getByRole('form', { name: 'New progress note' });

/** Signs in and opens the notes of this person. */
async function openNotes(page: Page, name: string): Promise<void> {
  await signIn(
    page,
    async () => `/admin/member-profile/${await findMemberId(page, name)}?tab=progress`,
  );
  await waitForData(page);
}

test('keeps a draft across screens, a reload, and an ended session, and deletes it on sign-out', async ({
  page,
  request,
  complaints,
}) => {
  complaints.expectSome(/401/);
  const name = unique('Draft');
  await apply(request, name);
  await openNotes(page, name);
  await note(page).getByLabel('Title').fill('First visit');
  await note(page).getByLabel('Description').fill('She asked for the blue door');

  await page.getByRole('link', { name: 'Inbox', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Inbox' })).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill(name.toLowerCase());
  await page.getByRole('option', { name: new RegExp(name) }).click();
  await page.getByRole('tab', { name: /Progress/ }).click();
  await expect(note(page).getByLabel('Description')).toHaveValue('She asked for the blue door');
  await expect(note(page)).toContainText('We restored what you typed but did not save.');

  await page.reload();
  await waitForData(page);
  await expect(note(page).getByLabel('Title')).toHaveValue('First visit');

  await page.context().clearCookies();
  await page.getByRole('button', { name: 'Add Progress Note' }).click();
  await page.getByLabel('Username').fill(demoCredentials.username);
  await page.getByLabel('Password', { exact: true }).fill(demoCredentials.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(note(page).getByLabel('Description')).toHaveValue('She asked for the blue door');

  await note(page).getByRole('button', { name: 'Start over' }).click();
  await expect(note(page).getByLabel('Description')).toHaveValue('');
  await undo(page);
  await expect(note(page).getByLabel('Description')).toHaveValue('She asked for the blue door');
  expect((await draftKeys(page)).join()).toContain(`:admin:note:${await findMemberId(page, name)}`);

  // Wait for the response, which deletes the cookie.
  const left = page.waitForResponse('**/api/admin/logout');
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByLabel('Username')).toBeVisible();
  await left;
  expect(await draftKeys(page)).toEqual([]);
  await openNotes(page, name);
  await expect(note(page).getByLabel('Description')).toHaveValue('');
});
