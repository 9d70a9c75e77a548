// A family: named in the application, added to the household, kept apart from somebody, and counted on a food day.
import { expect, expectAccessible, expectFitForAll, getToasts, test, undo } from './site-test';
import {
  apply,
  findMemberId,
  signIn,
  signInToCase,
  unique,
  visit,
  waitForData,
} from './staff-pages';

test('adds the people whom an application names, a partner with a case, and a caution', async ({
  page,
  request,
}) => {
  const [name, partner, other] = [unique('Home'), unique('Mate'), unique('Apart')];
  await apply(request, name, { livesWith: 'Mia, 2019, daughter\nLeo, 2021, son' });
  await apply(request, partner, { phone: '804-555-0177' });
  await apply(request, other, { phone: '804-555-0178' });
  const id = await signInToCase(page, name);
  const household = page.getByRole('region', { name: 'Household' });

  // The people of the application become companions after a check.
  await expect(household).toContainText('Mia, 2019, Child · Leo, 2021, Child');
  await household.getByRole('button', { name: 'Check and add…' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('First name, Person 2')).toHaveValue('Leo');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Add to the household' }).click();
  await expect(getToasts(page)).toContainText('Added to the household.');
  await expect(household.getByRole('listitem').nth(1)).toContainText(`Mia ${name}`);
  await expect(household).toContainText('(born 2019) · child');
  await expect(household.getByRole('button', { name: 'Check and add…' })).toBeHidden();

  // A search by the child's name finds the case.
  await visit(page, `/admin/case-management?search=mia%20${name}`);
  await expect(page.getByRole('link', { name: `View Ana ${name}` })).toBeVisible();
  await visit(page, `/admin/member-profile/${id}`);

  // The partner has a case of their own.
  await household.getByRole('button', { name: 'Add a case' }).click();
  await dialog.getByRole('searchbox').fill(partner);
  await dialog.getByRole('radio', { name: new RegExp(partner) }).check();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Add to the household' }).click();
  await expect(household.getByRole('link', { name: `Ana ${partner}` })).toBeVisible();
  await expect(household).toContainText('partner');

  // The head changes and comes back with Undo.
  await household.getByRole('button', { name: `Edit Ana ${partner}` }).click();
  await dialog.getByRole('button', { name: 'Make head of household' }).click();
  await expect(household.getByRole('listitem').first()).toContainText(`Ana ${partner}`);
  await undo(page);
  await expect(household.getByRole('listitem').first()).toContainText(`Ana ${name}`);

  // The caution stands on both cases.
  await household.getByRole('button', { name: 'Add a relationship' }).click();
  await dialog.getByLabel('This case is the').selectOption('keep-apart');
  await dialog.getByRole('searchbox').fill(other);
  await dialog.getByRole('radio', { name: new RegExp(other) }).check();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(`Keep apart from Ana ${other}`).first()).toBeVisible();
  await expectFitForAll(page);
  await visit(page, `/admin/member-profile/${await findMemberId(page, other)}`);
  await expect(page.getByText(`Keep apart from Ana ${name}`).first()).toBeVisible();

  // Food day says that the partner was served.
  await visit(page, '/admin/food-day');
  const box = page.getByRole('combobox', { name: /^Name, phone/ });
  await box.fill(partner);
  await page.getByRole('option', { name: new RegExp(`Ana ${partner}`) }).click();
  await expect(page.getByRole('listitem').filter({ hasText: partner })).toContainText('saved');
  await box.fill(name);
  await expect(page.getByRole('option', { name: new RegExp(`Ana ${name}`) })).toContainText(
    'their partner was served at',
  );
});

test('takes in a family on one screen that fits everyone', async ({ page }) => {
  const name = unique('Clan');
  await signIn(page, '/admin/member-intake');
  await waitForData(page);
  await page.getByRole('button', { name: 'Add another person' }).click();
  await page.keyboard.type('Mia');
  await page.keyboard.press('Tab');
  await page.keyboard.type('2019');
  await page.keyboard.press('Enter');
  await expectFitForAll(page);
  for (const [label, value] of [
    ['First Name', 'Rosa'],
    ['Last Name', name],
    ['Phone Number', '804-555-0123'],
    ['Address', '1 Elm Street'],
    ['City', 'Richmond'],
    ['State', 'VA'],
    ['ZIP Code', '23220'],
  ] as const) {
    await page
      .getByLabel(new RegExp(`^${label}( \\*)?$`))
      .first()
      .fill(value);
  }
  await page.getByLabel('Housing & Shelter').check();
  await page.getByLabel(/^Referral Source/).selectOption('Other');
  await page.getByLabel(/^Service Region/).selectOption('richmond-metro');
  await page.getByRole('button', { name: 'Create Member Profile' }).click();
  await expect(page).toHaveURL(/case-management/);
  await visit(page, `/admin/member-profile/${await findMemberId(page, name)}`);
  await expect(page.getByRole('region', { name: 'Household' })).toContainText(`Mia ${name}`);
});
