// No tap of staff is wrong: a change is made when it is meant, and nobody is reached unwarned.
import type { Page } from '@playwright/test';
import { desk, expect, phone, test, toast } from './site-test';
import { apply, signInToCase, unique, visit } from './staff-pages';

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
