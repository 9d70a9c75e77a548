import { expect, getToasts, phoneSize, test } from './site-test';
import { expectActivity, signIn, submitVolunteerForm, unique, visit } from './staff-pages';

test('moves a submission from new to in progress to completed, and logs each step', async ({
  page,
  request,
}) => {
  const name = unique('Mover');
  await submitVolunteerForm(request, name);
  await signIn(page, `/admin/submissions?search=${name}`);
  const row = page.getByRole('row', { name: new RegExp(name) });
  await expect(row).toContainText('Volunteer');
  await expect(row).toContainText('New');
  await expect(row).toContainText(/due in/);
  await row.getByRole('button', { name: /^Start/ }).click();
  await expect(getToasts(page)).toContainText('Status Updated');
  await expect(getToasts(page)).toContainText('Submission status has been updated successfully.');
  await expect(row).toContainText('In Progress');
  await expect(row.getByRole('cell', { name: 'admin', exact: true })).toBeVisible();
  await expect(row).toContainText(/due in/);

  await row.getByRole('button', { name: /^Done/ }).click();
  await expect(row).toContainText('Completed');
  await expect(row).toContainText('answered');

  await visit(page, '/admin/dashboard');
  await expectActivity(page, 'admin completed a volunteer submission');
  await expectActivity(page, 'admin started a volunteer submission');
});

test.describe('submissions on a phone', () => {
  test.use({ viewport: phoneSize });

  test('shows submissions as cards with all actions, without horizontal scrolling', async ({
    page,
  }) => {
    await signIn(page, '/admin/submissions?search=wells');
    await expect(page.getByRole('table')).toHaveCount(0);
    const card = page.getByRole('listitem').filter({ hasText: 'Adrian Wells' });
    await expect(card.getByRole('button', { name: /View details/ })).toBeVisible();
    await expect(card.getByRole('link', { name: /Send email/ })).toBeVisible();
    const sideways = await page.evaluate(
      () => document.documentElement.scrollWidth - window.innerWidth,
    );
    expect(sideways).toBe(0);
  });
});

for (const size of [phoneSize, { width: 1024, height: 768 }]) {
  test(`keeps toasts clear of the buttons of an open dialog at ${size.width} px`, async ({
    page,
    request,
  }) => {
    await page.setViewportSize(size);
    const name = unique('Covered');
    await submitVolunteerForm(request, name);
    await signIn(page, `/admin/submissions?search=${name}`);
    await page.getByRole('button', { name: /View details/ }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Start Processing' }).click();
    const shown = getToasts(page).getByRole('listitem');
    await expect(shown).toContainText('Status Updated');
    await expect(dialog.getByRole('button', { name: 'Mark Complete' })).toBeVisible();
    const above = await shown.boundingBox();
    if (above === null) throw new Error('There is no toast');
    const covered: string[] = [];
    for (const button of await dialog.getByRole('button').all()) {
      const box = await button.boundingBox();
      const isBelow =
        box !== null &&
        box.x < above.x + above.width &&
        box.x + box.width > above.x &&
        box.y < above.y + above.height &&
        box.y + box.height > above.y;
      if (isBelow) covered.push(await button.innerText());
    }
    expect(covered).toEqual([]);
  });
}
