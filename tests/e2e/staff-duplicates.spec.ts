// Possible duplicates: the review list, a merge, and its undo.
import { expect, expectFitForAll, getToasts, test } from './site-test';
import { apply, signIn, unique, visit, waitForData } from './staff-pages';

test('reviews a pair, merges it, finds it by both numbers, and undoes the merge', async ({
  page,
  request,
}) => {
  test.slow();
  const name = unique('Pair');
  const numbers = Date.now().toString().slice(-7);
  const changed = `${name}z`;
  await apply(request, name, { phone: `(804) ${numbers}`, dateOfBirth: '1990-04-30' });
  await apply(request, changed, { phone: `(757) ${numbers}`, dateOfBirth: '1990-04-30' });
  await signIn(page, '/admin/duplicates');
  const pair = page.getByRole('article', { name: `Ana ${name} and Ana ${changed}` });
  await expect(pair).toContainText('Name one letter off, same birth date');
  await expectFitForAll(page);

  await pair.getByRole('button', { name: 'Compare and merge…' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: `Ana ${name}`, exact: true }).check();
  await dialog.getByRole('radio', { name: `(804) ${numbers}` }).check();
  const phone = dialog.getByRole('group', { name: 'Phone' });
  await expect(phone.getByText('The other one stays on the case')).toBeVisible();
  await expectFitForAll(page);
  await dialog.getByRole('button', { name: 'Merge the cases' }).click();
  await expect(getToasts(page)).toContainText(`Merged into Ana ${name}.`);
  await expect(page).toHaveURL(/\/admin\/duplicates$/);
  await expect(pair).toBeHidden();

  await visit(page, `/admin/case-management?search=757${numbers}`);
  await waitForData(page);
  await page
    .getByRole('link', { name: `Ana ${name}`, exact: true })
    .first()
    .click();
  await expect(page.getByText('Other phone numbers')).toBeVisible();
  const merged = page.getByRole('region', { name: 'Merged cases' });
  await merged.getByRole('button', { name: 'Undo the merge…' }).click();
  await merged.getByRole('button', { name: 'Make two cases again' }).click();
  await expect(merged).toBeHidden();
  await visit(page, '/admin/duplicates');
  await expect(pair).toBeVisible();
});
