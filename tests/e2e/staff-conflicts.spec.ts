// Two people at one case, and responses that are lost on the way: nothing is overwritten in silence,
// nothing is stored twice.
import type { Page } from '@playwright/test';
import { conflict } from './office';
import { expect, test, toast } from './site-test';
import {
  apply,
  changeElsewhere,
  field,
  memberNamed,
  signIn,
  signInToCase,
  unique,
} from './staff-pages';

/** Both versions, in the form itself. */
const bothVersions = (page: Page) =>
  page.getByRole('group', { name: 'admin changed this while you had it open' });

test('a select says what is there now, and changes it only when told again', async ({
  page,
  request,
  complaints,
}) => {
  complaints.expectSome(/409/);
  const name = unique('Select');
  await apply(request, name);
  const path = `/api/members/${await signInToCase(page, name)}`;
  await changeElsewhere(page, path, { status: 'on-hold' });
  const status = page.getByLabel('Status of the case');
  await status.selectOption('completed');
  await expect(conflict(page)).toContainText('admin changed this while you had it open');
  await expect(conflict(page).getByRole('row', { name: 'Status' })).toHaveText(
    'StatusOn HoldCompleted',
  );
  await conflict(page).getByRole('button', { name: 'Leave it as it is' }).click();
  await expect(status).toHaveValue('on-hold');

  await changeElsewhere(page, path, { status: 'inactive' });
  await status.selectOption('completed');
  await conflict(page).getByRole('button', { name: 'Change it all the same' }).click();
  await expect(toast(page)).toContainText('The status is now Completed.');
  await expect(status).toHaveValue('completed');
  // One's own changes are in nobody's way, also when they are quick.
  await status.selectOption('active');
  await page.getByLabel('Priority of the case').selectOption('low');
  await expect(toast(page)).toContainText('The priority is now Low.');
  await expect(status).toHaveValue('active');
});

test('a change of several rows names the one that somebody else has changed', async ({
  page,
  request,
}) => {
  const name = unique('Several');
  await apply(request, `${name}a`);
  await apply(request, `${name}b`);
  await signIn(page, `/admin/case-management?search=${name}`);
  await expect(page.getByRole('row')).toHaveCount(3);
  const id = await memberNamed(page, `${name}b`);
  await changeElsewhere(page, `/api/members/${id}`, { status: 'inactive' });
  await page.getByLabel('Choose all rows on this page').check();
  await page
    .getByRole('region', { name: 'Chosen rows' })
    .getByLabel('Change status')
    .selectOption('on-hold');
  await expect(conflict(page)).toContainText(`Ana ${name}b`);
  await expect(conflict(page).getByRole('row').last()).toContainText('InactiveOn Hold');
  const rows = page.locator('main tbody tr').filter({ hasText: name });
  await expect(rows.filter({ hasText: 'On Hold' })).toHaveCount(1);
  await expect(rows.filter({ hasText: 'Inactive' })).toHaveCount(1);
  // What was done can be taken back while the dialog stands before the toast.
  await expect(conflict(page)).toContainText('1 changed.');
  await conflict(page).getByRole('button', { name: 'Undo' }).click();
  await expect(rows.filter({ hasText: 'On Hold' })).toHaveCount(0);
  await expect(conflict(page)).toContainText('Undone');
  await conflict(page).getByRole('button', { name: 'Change it all the same' }).click();
  await expect(rows.filter({ hasText: 'On Hold' })).toHaveCount(1);
});

test('two people who edit one case: the second sees both versions and loses nothing', async ({
  page,
  request,
  complaints,
}) => {
  complaints.expectSome(/409/);
  const name = unique('Edit');
  await apply(request, name);
  const path = `/api/members/${await signInToCase(page, name)}`;
  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  await field(page, 'City').fill('Henrico');
  await field(page, 'ZIP Code').fill('23220');
  await changeElsewhere(page, path, {
    city: 'Petersburg',
    zipCode: '23803',
    householdIncome: '30,000',
  });
  await page.getByRole('button', { name: 'Save changes' }).click();
  const notice = bothVersions(page);
  await expect(notice).toContainText('nothing that you typed is lost');
  // Under a form that is longer than the window.
  await expect(notice).toBeInViewport({ ratio: 1 });
  await expect(notice).toBeFocused();
  await expect(notice.getByRole('row', { name: 'City' })).toContainText('Petersburg');
  await expect(notice.getByRole('row', { name: 'City' })).toContainText('Henrico');
  await expect(notice).toContainText('taken over into your form: Household income');
  await expect(field(page, 'City')).toHaveValue('Henrico');
  await notice.getByRole('button', { name: 'Take what is there now: ZIP Code' }).click();
  await expect(field(page, 'ZIP Code')).toHaveValue('23803');
  await notice.getByRole('button', { name: 'Save mine all the same' }).click();
  await expect(toast(page)).toContainText('Changes saved');
  const saved = await (await page.context().request.get(path)).json();
  expect(saved).toMatchObject({ city: 'Henrico', zipCode: '23803', householdIncome: '30,000' });
});
