// Two people edit one case: no change is overwritten silently.
import type { Page } from '@playwright/test';
import { expect, getToasts, test } from './site-test';
import { apply, changeElsewhere, getField, signInToCase, unique } from './staff-pages';

/** The conflict notice within the form. */
const bothVersions = (page: Page) =>
  page.getByRole('group', { name: 'admin changed this while you had it open' });

test('shows both versions and keeps the input when another user changed the case', async ({
  page,
  request,
  complaints,
}) => {
  complaints.expectSome(/409/);
  const name = unique('Edit');
  await apply(request, name);
  const path = `/api/members/${await signInToCase(page, name)}`;
  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  await getField(page, 'City').fill('Henrico');
  await getField(page, 'ZIP Code').fill('23220');
  await changeElsewhere(page, path, {
    city: 'Petersburg',
    zipCode: '23803',
    householdIncome: '30,000',
  });
  await page.getByRole('button', { name: 'Save changes' }).click();
  const notice = bothVersions(page);
  await expect(notice).toContainText('nothing that you typed is lost');
  // The form is longer than the window, so the notice must be scrolled into view.
  await expect(notice).toBeInViewport({ ratio: 1 });
  await expect(notice).toBeFocused();
  await expect(notice.getByRole('row', { name: 'City' })).toContainText('Petersburg');
  await expect(notice.getByRole('row', { name: 'City' })).toContainText('Henrico');
  await expect(notice).toContainText('updated in your form: Household income');
  await expect(getField(page, 'City')).toHaveValue('Henrico');
  await notice.getByRole('button', { name: 'Use the current value: ZIP Code' }).click();
  await expect(getField(page, 'ZIP Code')).toHaveValue('23803');
  await notice.getByRole('button', { name: 'Save mine anyway' }).click();
  await expect(getToasts(page)).toContainText('Changes saved');
  const saved = await (await page.context().request.get(path)).json();
  expect(saved).toMatchObject({ city: 'Henrico', zipCode: '23803', householdIncome: '30,000' });
});
