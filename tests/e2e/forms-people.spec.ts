// The get-started form and the application form.
import { vocabularies } from '#content/en/vocabularies';
import {
  createUniqueName,
  expect,
  expectAccessible,
  getToasts,
  phoneSize,
  readStoredRows,
  reference,
  simulateReturningVisitor,
  test,
  waitForHydration,
  waitUntilIdle,
} from './site-test';

test.beforeEach(({ context }) => simulateReturningVisitor(context));

test.describe('get started', () => {
  const answers: Record<string, string> = {
    Location: 'Richmond, VA',
    Website: 'https://example.org/show',
  };

  // A component test sends every type of form.
  for (const [formType, label] of Object.entries(vocabularies.formTypes).slice(1, 2)) {
    test(`sends the form of a ${label}`, async ({ page }) => {
      const last = createUniqueName();
      await page.goto(`/get-started?type=${formType}`);
      await waitForHydration(page);
      await expect(page.getByText(`How do you want to help? ${label}`)).toBeVisible();
      await page.getByLabel('First name').fill('Maya');
      await page.getByLabel('Last name').fill(last);
      await page.getByLabel('Email address').fill('maya@example.org');
      await page.getByLabel('Phone number').fill('804-555-0123');
      for (const control of await page.locator('form [required]:not([type=radio])').all()) {
        if ((await control.inputValue()) !== '') continue;
        const name = await control.evaluate(({ labels }: HTMLInputElement) =>
          String(labels?.[0]?.textContent),
        );
        await control.fill(answers[name] ?? `My answer to ${name}`);
      }
      await page.getByRole('button', { name: 'Send my form' }).click();
      await expect(getToasts(page)).toContainText('Form Submitted Successfully');
      await expect(page.getByText(reference)).toBeVisible();
      const rows = await readStoredRows<{
        formType: string;
        formData: Record<string, unknown>;
        status: string;
      }>(page, `/api/get-involved-submissions?search=${last}`);
      expect(rows).toHaveLength(1);
      expect(rows[0]).toMatchObject({ formType, status: 'new', assignedTo: null });
      expect(rows[0]?.formData).toMatchObject({ lastName: last, location: 'Richmond, VA' });
      expect(Object.values(rows[0]?.formData ?? {})).toContain(
        'My answer to How did you hear about us?',
      );
      await page.getByRole('link', { name: 'Send another form' }).press('Enter');
      await expect(page).toHaveURL('/get-started');
      await waitUntilIdle(page);
      await expect(page.getByRole('radio').first()).toBeFocused();
    });
  }

  test('keeps the answers after a reload, and deletes them when the visitor leaves the form', async ({
    page,
  }) => {
    page.on('dialog', (dialog) => dialog.accept());
    await page.goto('/get-started?type=volunteer');
    await waitForHydration(page);
    await page.getByLabel('First name').fill('Maya');
    await page.reload();
    await waitForHydration(page);
    await expect(page.getByLabel('First name')).toHaveValue('Maya');
    await page.getByRole('link', { name: 'About' }).first().click();
    await page.getByRole('dialog').getByRole('button', { name: 'Leave' }).click();
    await expect(page).toHaveURL('/about');
    await page.goBack();
    await expect(page.getByLabel('First name')).toHaveValue('');
  });
});

test.describe('asking for help', () => {
  test('leads through three steps and back, and stores all answers', async ({
    page,
    complaints,
  }) => {
    complaints.expectSome(/422/);
    await page.setViewportSize(phoneSize);
    const last = createUniqueName();
    await page.goto('/membership-assistance');
    await waitForHydration(page);
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(
      page.getByRole('link', { name: 'Please answer: Are you safe at home?' }),
    ).toBeVisible();
    await page.getByLabel('Yes, I am safe at home').check();
    await page
      .getByRole('group', { name: /Is this an emergency/ })
      .getByLabel('No', { exact: true })
      .check();
    await page
      .getByLabel(/What do you need help with most/)
      .selectOption('Food, Nutrition & Agriculture');
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(page.getByText('Step 2 of 3')).toBeVisible();
    await page.getByLabel('First name').fill('Rosa');
    await page.getByLabel('Last name').fill(last);
    await page.getByLabel('Email address').fill('rosa@example.org');
    await page.getByLabel('Phone number').fill('(804) 555-0177');
    await page.getByLabel('Location').fill('Richmond, VA');
    await page.getByLabel(/Language/).selectOption('Spanish');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(page.getByText('Step 3 of 3')).toBeVisible();
    await expect(page.getByText('Food, Nutrition & Agriculture').last()).toBeVisible();
    await page.getByRole('button', { name: 'Back' }).click();
    await expect(page.getByLabel('First name')).toHaveValue('Rosa');
    await page.getByRole('button', { name: 'Next' }).click();
    const wish = page.getByLabel(/Anything you want us to know/);
    await wish.fill('We have no food\u0007');
    await page.getByLabel('How did you hear about us?').fill('The library');
    await page.getByRole('button', { name: 'Send my application' }).click();
    // A server-side problem is shown at its question, although the API field has another name.
    await expect(wish).toHaveAccessibleDescription(/characters we cannot store/);
    await page.getByRole('alert').getByRole('link').click();
    await expect(wish).toBeFocused();
    // A vertical tab, as pasted from a word processor.
    await wish.fill('We have no food\vfor tonight.');
    await page.getByRole('button', { name: 'Send my application' }).click();
    await expect(getToasts(page)).toContainText('Application Submitted');
    await expect(page.getByText(reference)).toBeVisible();
    const [member] = await readStoredRows<Record<string, unknown>>(
      page,
      `/api/members?search=${last}`,
    );
    expect(member).toMatchObject({
      firstName: 'Rosa',
      city: 'Richmond',
      state: 'VA',
      programAreas: ['Food, Nutrition & Agriculture'],
      preferredLanguage: 'Spanish',
      notes: 'We have no food\nfor tonight.',
      status: 'active',
      tags: ['member-assistance', 'new-member'],
      referralSource: 'membership-assistance',
      additionalInfo: { homeSafety: 'SAFE', hearAbout: 'The library', location: 'Richmond, VA' },
    });
    expect(
      await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage })),
    ).not.toContain('Rosa');
  });
});
