// The application form in a browser without scripts.
import { contentOf } from '#content/all';
import {
  createUniqueName,
  disableScriptingQuery,
  expect,
  readStoredRows,
  reference,
  test,
} from './site-test';

test.use({ javaScriptEnabled: false });

test('stores an application from a browser without scripts', async ({ page }) => {
  const last = createUniqueName();
  await page.goto('/get-assistance');
  await page.getByRole('link', { name: 'Ask for help now' }).first().click();
  await page.getByLabel('No, I am not safe at home').check();
  await expect(page.getByText('Your safety comes first')).toBeVisible();
  await page
    .getByRole('group', { name: /Is this an emergency/ })
    .getByLabel('Not sure')
    .check();
  await page.getByLabel('First name').fill('Rosa');
  await page.getByLabel('Last name').fill(last);
  await page.getByLabel('Email address').fill('rosa@example.org');
  await page.getByLabel('Phone number').fill('804-555-0177');
  await page.getByLabel('Location').fill('Richmond, VA');
  await page.getByLabel('How did you hear about us?').fill('The library');
  await page.getByLabel('How did you hear about us?').press('Enter');
  await expect(page.getByText(reference)).toBeVisible();
  await expect(page.getByText(/Please do not wait for our call/)).toBeVisible();
  // A person in danger must not read of a wait of two days, and a reload must not send the form again.
  await expect(page.getByText('24-48 hours')).toHaveCount(0);
  // The confirmation no longer explains the steps of the form.
  await expect(page.getByText(/Before you start|Three short steps/)).toHaveCount(0);
  await page.reload();
  await expect(page.getByText(reference)).toBeVisible();
  const rows = await readStoredRows<Record<string, unknown>>(page, `/api/members?search=${last}`);
  expect(rows).toMatchObject([{ firstName: 'Rosa', priority: 'urgent', needsReview: false }]);
});

test('stores an application without scripts when the browser lacks the scripting media query', async ({
  page,
}) => {
  const last = createUniqueName();
  await disableScriptingQuery(page);
  await page.goto('/membership-assistance');
  await page.getByLabel('Yes, I am safe at home').check();
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByLabel('First name').fill('Rosa');
  await page.getByLabel('Last name').fill(last);
  await page.getByLabel('Email address').fill('rosa@example.org');
  await page.getByLabel('Phone number').fill('804-555-0177');
  await page.getByLabel('Location').fill('Richmond, VA');
  await page.getByRole('button', { name: 'Next' }).click();
  const { options } = contentOf('en').fields.assistance.homeSafety;
  const review = page.getByRole('region', {
    name: contentOf('en').membershipAssistance.review.title,
  });
  for (const answer of [options.SAFE, 'Rosa', last, 'Richmond, VA']) {
    await expect(review.getByText(answer, { exact: true })).toBeVisible();
  }
  await page.getByLabel('How did you hear about us?').fill('The library');
  await page.getByRole('button', { name: 'Send my application' }).click();
  await expect(page.getByText(reference)).toBeVisible();
  const rows = await readStoredRows(page, `/api/members?search=${last}`);
  expect(rows).toMatchObject([{ firstName: 'Rosa' }]);
});
