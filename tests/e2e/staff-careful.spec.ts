// No tap of staff is wrong: a change is made when it is meant, and nobody is reached unwarned.
import type { Page } from '@playwright/test';
import { callsOf } from './office';
import { desk, expect, phone, test, toast } from './site-test';
import { apply, memberNamed, signIn, signInToCase, unique, visit, volunteer } from './staff-pages';

/** How often something was written since. */
function writes(page: Page): { count: number } {
  const seen = { count: 0 };
  page.on('request', (request) => {
    // That somebody is here is told again and again.
    const isWrite = request.method() !== 'GET' && !request.url().endsWith('/api/presence');
    if (isWrite) seen.count += 1;
  });
  return seen;
}

test('arrow keys look at a status; Enter or the button sets it, and Undo takes it back', async ({
  page,
  request,
}) => {
  const name = unique('Arrow');
  await apply(request, name);
  await signInToCase(page, name);
  const written = writes(page);
  const status = page.getByLabel('Status of the case');
  await status.focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(status).toHaveValue('completed');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('button', { name: 'Set to On Hold' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(status).toHaveValue('active');
  await page.keyboard.press('ArrowDown');
  await page.getByRole('link', { name: 'Edit', exact: true }).focus();
  await expect(status).toHaveValue('active');
  expect(written.count).toBe(0);

  await status.focus();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await expect(toast(page)).toContainText('The status is now On Hold.');
  await toast(page).getByRole('button', { name: 'Undo' }).click();
  await expect(status).toHaveValue('active');
  expect(written.count).toBe(2);
});

test('that somebody was reached can be taken back at once, and all day in the history of the case', async ({
  page,
  request,
}) => {
  const name = unique('Slip');
  await apply(request, name, { emergency: 'YES' });
  await signInToCase(page, name);
  const reached = page.getByRole('button', { name: 'We reached this person' });
  const history = page.getByRole('list', { name: 'What happened' });
  await page.getByRole('button', { name: `Log a contact with Ana ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Call: Reached' }).click();
  await expect(reached).toBeHidden();
  // That the case changed with it has no way back of its own.
  await expect(history.getByRole('button', { name: /^Take back/ })).toHaveCount(1);
  await history.getByRole('button', { name: 'Take back: Call: reached' }).click();
  await expect(toast(page)).toContainText('The contact was taken back');
  await expect(reached).toBeVisible();

  await reached.click();
  await toast(page).getByRole('button', { name: 'Undo' }).click();
  await expect(reached).toBeVisible();
  await reached.click();
  await expect(reached).toBeHidden();
  await history.getByRole('button', { name: 'Take back: Reached' }).click();
  await expect(reached).toBeVisible();
  await expect(history.getByRole('button', { name: /^Take back/ })).toHaveCount(0);
  await page.getByRole('tab', { name: /Follow-up/ }).click();
  await expect(page.getByText('Pending', { exact: true })).toBeVisible();
});

test('several rows change when it is meant; closing them asks about what is open', async ({
  page,
  request,
}) => {
  const name = unique('Meant');
  await apply(request, name, { emergency: 'YES' });
  await signIn(page, `/admin/case-management?search=${name}`);
  await page.getByLabel(`Choose Ana ${name}`).check();
  const written = writes(page);
  const bar = page.getByRole('region', { name: 'Chosen rows' });
  await bar.getByLabel('Change status').focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(bar.getByRole('button', { name: 'Set to Inactive' })).toBeVisible();
  expect(written.count).toBe(0);
  await bar.getByRole('button', { name: 'Set to Inactive' }).click();
  const dialog = page.getByRole('dialog', { name: 'Something is still open' });
  await expect(dialog).toContainText('In 1 of the chosen cases.');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  expect(written.count).toBe(0);
  await bar.getByLabel('Change status').selectOption('completed');
  await dialog.getByRole('button', { name: 'Close them too' }).click();
  const row = page.getByRole('row', { name: new RegExp(name) });
  await expect(row).toContainText('Completed');
  await expect(row.getByText('1 alert')).toHaveCount(0);
  await toast(page).getByRole('button', { name: 'Undo' }).click();
  await expect(row).toContainText('Active');
  await expect(row.getByText('1 alert')).toHaveCount(1);
});

test('closing several asks also where nothing open is pressing', async ({ page, request }) => {
  const name = unique('Calm');
  await apply(request, name);
  await signIn(page);
  const memberId = await memberNamed(page, name);
  const alert = { memberId, title: 'No heating', message: 'Since Monday', priority: 'medium' };
  const call = await callsOf(page);
  await call('/api/case-alerts', alert);
  await visit(page, `/admin/case-management?search=${name}`);
  await page.getByLabel(`Choose Ana ${name}`).check();
  await page.getByLabel('Change status').selectOption('completed');
  await page
    .getByRole('dialog', { name: 'Something is still open' })
    .getByRole('button', { name: 'Close them too' })
    .click();
  await expect(page.getByRole('row', { name: new RegExp(name) })).toContainText('Completed');
  expect(await call(`/api/case-alerts?memberId=${memberId}`)).toEqual([]);
});

test('who said that home is not safe is shown with a caution wherever they can be reached', async ({
  page,
  request,
}) => {
  const name = unique('Careful');
  await apply(request, name, {
    homeSafety: 'NOT SAFE',
    contactMethod: 'Text Message',
    questions: 'Please text me at work',
  });
  const caution =
    'Said that home is not safe · Ask first which way is safe · Asked for: Text Message · In their own words: “Please text me at work”';
  const id = await signInToCase(page, name);
  await expect(page.getByRole('link', { name: 'Call' })).toHaveAccessibleDescription(
    /Said that home is not safe/,
  );
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(caution).first()).toBeVisible();
  await expect(page.getByText('Case sheet')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Call' })).toBeHidden();
  await expect(page.getByRole('button')).toHaveCount(0);
  await page.emulateMedia({ media: 'screen' });
  await visit(page, `/admin/case-management?search=${name}`);
  for (const viewport of [desk, { width: 1024, height: 800 }, { width: 768, height: 800 }, phone]) {
    await page.setViewportSize(viewport);
    await expect(page.getByText(caution)).toBeInViewport();
  }
  await visit(page, `/admin/member-profile/${id}?tab=reminders`);
  await expect(page.getByRole('tabpanel').getByText(caution)).toBeVisible();
});

test('a message is answered when somebody wrote, not when somebody started', async ({
  page,
  request,
}) => {
  const name = unique('Wrote');
  await volunteer(request, name);
  await signIn(page, `/admin/submissions?search=${name}`);
  const row = page.getByRole('row', { name: new RegExp(name) });
  await row.getByRole('button', { name: /^Start/ }).click();
  await expect(row).toContainText('In Progress');
  await expect(row).toContainText(/due in/);
  await row.getByRole('link', { name: /Send email/ }).evaluate((link: HTMLElement) => {
    link.addEventListener('click', (event) => event.preventDefault());
    link.click();
  });
  await toast(page).getByRole('button', { name: 'Mark as answered' }).click();
  await expect(row).toContainText('answered');
  await toast(page).getByRole('button', { name: 'Undo' }).click();
  await expect(row).toContainText(/due in/);
});
