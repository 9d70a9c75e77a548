// Nothing that staff type is lost: whatever takes the form away, it comes back to who typed it.
import type { Page } from '@playwright/test';
import { expect, test, toast } from './site-test';
import { apply, demo, field, memberNamed, settled, signIn, unique } from './staff-pages';

const draftKeys = (page: Page) =>
  page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('wwi_draft:')));

const note = (page: Page) => page.getByRole('form', { name: 'New progress note' });

/** At a desk where the notes of this person are the first thing opened. */
async function openNotes(page: Page, name: string): Promise<void> {
  await signIn(
    page,
    async () => `/admin/member-profile/${await memberNamed(page, name)}?tab=progress`,
  );
  await settled(page);
}

test('a note survives another screen, a reload, quick find and an ended session, not a sign-out', async ({
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
  await expect(note(page)).toContainText('Here is what you had typed and not saved.');

  await page.reload();
  await settled(page);
  await expect(note(page).getByLabel('Title')).toHaveValue('First visit');

  await page.context().clearCookies();
  await page.getByRole('button', { name: 'Add Progress Note' }).click();
  await page.getByLabel('Username').fill(demo.username);
  await page.getByLabel('Password', { exact: true }).fill(demo.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(note(page).getByLabel('Description')).toHaveValue('She asked for the blue door');

  await note(page).getByRole('button', { name: 'Start afresh' }).click();
  await expect(note(page).getByLabel('Description')).toHaveValue('');
  await toast(page).getByRole('button', { name: 'Undo' }).click();
  await expect(note(page).getByLabel('Description')).toHaveValue('She asked for the blue door');
  expect((await draftKeys(page)).join()).toContain(`:admin:note:${await memberNamed(page, name)}`);

  // Its response takes the cookie away.
  const left = page.waitForResponse('**/api/admin/logout');
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByLabel('Username')).toBeVisible();
  await left;
  expect(await draftKeys(page)).toEqual([]);
  await openNotes(page, name);
  await expect(note(page).getByLabel('Description')).toHaveValue('');
});

test('an edit comes back after a walk to another screen, until it is saved', async ({
  page,
  request,
}) => {
  const name = unique('Walk');
  await apply(request, name);
  await signIn(page, async () => `/admin/member-profile/${await memberNamed(page, name)}/edit`);
  await field(page, 'City').fill('Henrico');
  await page.getByRole('link', { name: 'Pledges' }).click();
  await expect(page.getByRole('heading', { name: 'Pledges' })).toBeVisible();
  await page.goBack();
  await expect(field(page, 'City')).toHaveValue('Henrico');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(toast(page)).toContainText('Changes saved');
  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  await expect(field(page, 'City')).toHaveValue('Henrico');
  await expect(page.getByText('Here is what you had typed')).toBeHidden();
});

test('a record whose response was lost is stored once, sent again after a reload and corrected', async ({
  page,
  request,
  complaints,
}) => {
  complaints.expectSome(/ERR_FAILED/);
  const name = unique('Again');
  await apply(request, name);
  await signIn(page, async () => `/admin/member-profile/${await memberNamed(page, name)}`);
  await settled(page);
  let sends = 0;
  await page.route('**/api/service-records', async (route) => {
    sends += 1;
    const response = await route.fetch();
    if (sends <= 2) await route.abort();
    else await route.fulfill({ response });
  });
  const record = page.getByRole('form', { name: 'New service record' });
  await record.getByLabel('Service Type').selectOption('food');
  await record.getByLabel('Description').fill('Box of groceries');
  await record.getByRole('button', { name: 'Add Service Record' }).click();
  await expect(record.getByRole('alert')).toContainText('We cannot reach the server');
  await page.reload();
  await settled(page);
  await expect(record.getByLabel('Description')).toHaveValue('Box of groceries');
  await record.getByRole('button', { name: 'Add Service Record' }).click();
  await expect(record.getByRole('alert')).toBeVisible();
  await record.getByLabel('Description').fill('Two boxes');
  await record.getByRole('button', { name: 'Add Service Record' }).click();
  await expect(toast(page)).toContainText('Service record added successfully');
  await expect(page.getByRole('tab', { name: /Service Records\s*1/ })).toBeVisible();
  await expect(page.getByText('Two boxes')).toBeVisible();
  await expect(page.getByText('Box of groceries')).toHaveCount(0);
});
