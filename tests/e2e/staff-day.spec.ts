// "My day", contact log, follow-ups, and closing and reopening a case.
import type { APIRequestContext, Page } from '@playwright/test';
import { getConflictDialog } from './office';
import { expect, expectAccessible, getToasts, test, undo } from './site-test';
import {
  apply,
  changeElsewhere,
  findMemberId,
  signIn,
  signInToCase,
  submitVolunteerForm,
  unique,
  visit,
  waitForData,
} from './staff-pages';

/** Creates an applicant assigned to the signed-in user, and opens "My day". */
async function mine(page: Page, request: APIRequestContext, word: string, answers = {}) {
  const name = unique(word);
  await apply(request, name, answers);
  await signIn(page, async () => {
    const path = `/api/members/${await findMemberId(page, name)}`;
    await changeElsewhere(page, path, { assignedTo: 'admin' });
    return '/admin/dashboard';
  });
  await waitForData(page);
  // Retry, because other tests add and remove rows at the same time.
  const more = page.getByRole('button', { name: /^Show \d+ more$/ }).first();
  await expect(async () => {
    if (await more.isVisible()) await more.click({ timeout: 1_000 });
    await expect(more).toBeHidden({ timeout: 100 });
  }).toPass();
  return { name, id: await findMemberId(page, name) };
}

const calls = (page: Page) => page.getByRole('list', { name: 'Call now' });
const attemptsOf = async (page: Page, id: number) =>
  (await page.context().request.get(`/api/contact-attempts?memberId=${id}`)).json();

test('shows a call with reason, due time, and phone number, logs it in one click, and undoes it', async ({
  page,
  request,
}) => {
  const { name, id } = await mine(page, request, 'Danger', { emergency: 'YES' });
  const row = calls(page).getByRole('listitem').filter({ hasText: name });
  await expect(row).toContainText('Emergency: reach this person now');
  await expect(row.locator('time')).toContainText(/due in|late by/);
  await expect(row.getByRole('link', { name: '804-555-0123' })).toHaveAttribute(
    'href',
    'tel:8045550123',
  );
  await expectAccessible(page);
  await row.getByRole('button', { name: `Ana ${name}: no answer` }).click();
  await expect(getToasts(page)).toContainText('Next try:');
  expect(await attemptsOf(page, id)).toMatchObject([{ outcome: 'no-answer', kind: 'call' }]);
  await undo(page);
  await expect(getToasts(page)).toContainText('The contact was undone');
  expect(await attemptsOf(page, id)).toEqual([]);
});

test('logs a contact by keyboard from a case, and with a note from a submission', async ({
  page,
  request,
}) => {
  const [name, helper] = [unique('Keys'), unique('Helper')];
  await apply(request, name);
  await submitVolunteerForm(request, helper);
  await signInToCase(page, name);
  await page.getByRole('button', { name: `Log a contact with Ana ${name}` }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Call: Reached' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(getToasts(page)).toContainText('Logged: reached');
  await expect(page.getByRole('button', { name: 'We reached this person' })).toBeHidden();

  await visit(page, `/admin/submissions?search=${helper}`);
  await page.getByRole('button', { name: `Vera ${helper}`, exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: /^Log a contact/ }).click();
  await page.getByRole('menuitem', { name: 'Add a note or date…' }).click();
  const form = page.getByRole('dialog', { name: /^Log a contact/ });
  await form.getByLabel('How it went').selectOption('voicemail');
  await form.getByLabel('Note').fill('Asked to call back');
  await form.getByRole('button', { name: 'Log contact' }).click();
  await expect(dialog.getByText('Call: left a message')).toBeVisible();
  await expect(dialog.getByText('Asked to call back')).toBeVisible();
});

test('postpones and completes a follow-up in its row, and shows a conflict when it changed', async ({
  page,
  request,
  complaints,
}) => {
  complaints.expectSome(/409/);
  const name = unique('Plan');
  await apply(request, name);
  await signIn(page, '/admin/case-management/reminders?assignedTo=%40me&priority=urgent');
  const memberId = await findMemberId(page, name);
  const dueDate = new Date(Date.now() + 60_000).toISOString();
  const made = await write(page, 'post', '/api/reminders', {
    ...{ memberId, title: `Call ${name}`, dueDate, priority: 'urgent' },
  });
  await page.getByRole('button', { name: 'Refresh' }).click();
  // Search within main, because toasts are list items too.
  const row = page.getByRole('main').getByRole('listitem').filter({ hasText: name });
  const height = await row.evaluate((element) => element.getBoundingClientRect().height);
  expect(height).toBeLessThanOrEqual(48);
  await expect(row.getByRole('link', { name: '804-555-0123' })).toBeVisible();
  await row.getByRole('button', { name: /^Later/ }).click();
  await page.getByRole('menuitem').last().click();
  await expect(getToasts(page)).toContainText('Moved to');
  await waitForData(page);
  // Another window changes the follow-up.
  await write(
    page,
    'patch',
    `/api/reminders/${made.id}`,
    { description: 'At six' },
    made.version + 1,
  );
  await row.getByRole('button', { name: /^Later/ }).click();
  await page.getByRole('menuitem').first().click();
  await expect(getConflictDialog(page)).toContainText('admin changed this while you had it open');
  await getConflictDialog(page).getByRole('button', { name: 'Change it anyway' }).click();
  await expect(getConflictDialog(page)).toBeHidden();
  await row.getByRole('button', { name: /^Complete/ }).click();
  await expect(row).toBeHidden();
});

test('lists a follow-up as overdue on its day once its time has passed', async ({
  page,
  request,
}) => {
  const name = unique('Passed');
  await apply(request, name);
  await signIn(page);
  const memberId = await findMemberId(page, name);
  const dueDate = new Date(Date.now() - 120_000).toISOString();
  await write(page, 'post', '/api/reminders', {
    ...{ memberId, title: `Call ${name}`, dueDate, priority: 'low' },
  });
  await visit(page, '/admin/case-management/reminders?status=overdue&priority=low');
  const row = page.getByRole('list', { name: 'Overdue' }).getByRole('listitem');
  await expect(row.filter({ hasText: name })).toContainText('late by');
});

/** Writes like another window, without live updates to this page. */
async function write(
  page: Page,
  method: 'post' | 'patch',
  path: string,
  data: object,
  version?: number,
): Promise<{ id: number; version: number }> {
  const token = await page.evaluate(() => localStorage.getItem('wwi_admin_token') ?? '');
  const headers = {
    'X-CSRF-Token': token,
    Origin: new URL(page.url()).origin,
    'Idempotency-Key': unique('key'),
    ...(version === undefined ? {} : { 'If-Match': `"${version}"` }),
  };
  const response = await page.context().request[method](path, { headers, data });
  expect(response.ok(), await response.text()).toBe(true);
  return response.json();
}

test('raises an alert, and closes and reopens a case with reasons in the history', async ({
  page,
  request,
}) => {
  const name = unique('Close');
  await apply(request, name);
  await signInToCase(page, name);
  await page.getByRole('button', { name: 'Raise an alert' }).click();
  const alert = page.getByRole('dialog', { name: 'Raise an alert' });
  await expect(alert.getByLabel('Priority')).toHaveValue('medium');
  await alert.getByLabel('Title').fill('No news for a week');
  await alert.getByLabel('What is wrong?').fill('Two calls were not answered');
  await expectAccessible(page);
  await alert.getByRole('button', { name: 'Raise an alert' }).click();
  await expect(page.getByRole('region', { name: 'Open alerts' })).toContainText('No news');
  await page.getByRole('button', { name: 'Close case' }).click();
  await page.getByRole('button', { name: 'Moved away' }).click();
  await expect(page.getByLabel('Status of the case')).toHaveValue('inactive');
  await page.getByRole('button', { name: 'Reopen case' }).click();
  const again = page.getByRole('dialog', { name: 'Reopen this case' });
  await again.getByLabel(/^Note/).fill('Came back');
  await again.getByRole('button', { name: 'Reopen case' }).click();
  await expect(page.getByLabel('Status of the case')).toHaveValue('active');
  await page.getByRole('button', { name: 'Show history' }).click();
  await expect(page.getByText('“Moved away”')).toBeVisible();
  await expect(page.getByText('“Came back”')).toBeVisible();
});
