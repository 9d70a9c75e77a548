// The contact form and the pledge form: sending, messages, and errors.
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
} from './site-test';

test.beforeEach(({ context }) => simulateReturningVisitor(context));

test.describe('contact form', () => {
  test('sends a message, and confirms it in a toast and a lasting panel', async ({ page }) => {
    const name = `Ana ${createUniqueName()}`;
    await page.goto('/contact');
    await waitForHydration(page);
    await page.getByLabel('Name').fill(name);
    await page.getByLabel('Email address').fill('ana@example.org');
    await page.getByLabel('Subject').fill('A question');
    await page.getByRole('textbox', { name: 'Message' }).fill('When are you open?');
    // Double-click, as impatient visitors do.
    await page.getByRole('button', { name: 'Send message' }).dblclick();
    await expect(getToasts(page)).toContainText('Message sent!');
    await expect(getToasts(page)).toContainText(
      "Thank you for contacting us. We'll get back to you soon.",
    );
    await expect(page.getByText(reference)).toBeVisible();
    await expect(page.locator('#sent-title')).toBeFocused();
    // Away from the header that the crisis bar half covers.
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await expectAccessible(page);
    const rows = await readStoredRows<{ name: string; message: string }>(
      page,
      `/api/contacts?search=${encodeURIComponent(name)}`,
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({
      message: 'When are you open?',
      isRead: false,
      needsReview: false,
    });
    await page.getByRole('link', { name: 'Send another message' }).click();
    await expect(page.getByLabel('Name')).toHaveValue('');
  });

  test('shows problems next to each field and in a focused summary', async ({ page }) => {
    await page.setViewportSize(phoneSize);
    await page.goto('/contact');
    await waitForHydration(page);
    await page.getByLabel('Email address').fill('not an address');
    await page.getByRole('textbox', { name: 'Message' }).fill('Still here');
    await page.getByRole('button', { name: 'Send message' }).click();
    const summary = page.getByRole('alert').filter({ hasText: 'Please check your answers' });
    await expect(summary).toBeFocused();
    await expect(summary.getByRole('link')).toHaveCount(3);
    for (const link of await summary.getByRole('link').all()) {
      expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    }
    await expect(page.getByLabel('Name')).toHaveAccessibleDescription(/Name is required/);
    await expect(page.getByLabel('Email address')).toHaveAttribute('aria-invalid', 'true');
    await expectAccessible(page);
    await summary.getByRole('link', { name: 'Subject is required' }).click();
    await expect(page.getByLabel('Subject')).toBeFocused();
    await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('Still here');
  });
});

test.describe('pledging a gift', () => {
  test('stores a pledge with a preset amount, and links to the donation page', async ({ page }) => {
    const name = `Dee ${createUniqueName()}`;
    await page.goto('/donate');
    await waitForHydration(page);
    await page.getByRole('button', { name: /\$100/ }).click();
    await expect(page.getByLabel('Amount in dollars')).toHaveValue('100');
    await page.getByLabel('Monthly').check();
    await page.getByLabel('Name').fill(name);
    await page.getByLabel('Email address').fill('dee@example.org');
    await page.getByRole('button', { name: 'Pledge my gift' }).click();
    await expect(getToasts(page)).toContainText('Thank you for your donation!');
    await expect(page.getByRole('link', { name: /Go to the donation page/ })).toHaveAttribute(
      'target',
      '_blank',
    );
    const rows = await readStoredRows(page, `/api/donations?search=${encodeURIComponent(name)}`);
    expect(rows).toMatchObject([{ amount: '100.00', type: 'monthly', isAnonymous: false }]);
    await page.getByRole('link', { name: 'Make another pledge' }).click();
    await expect(page.getByLabel('One-time')).toBeChecked();
    await expect(page.getByLabel('Amount in dollars')).toHaveValue('');
  });

  test('shows a toast and sends nothing when fields are missing', async ({ page }) => {
    await page.goto('/donate?amount=50&type=monthly');
    await waitForHydration(page);
    await expect(page.getByLabel('Amount in dollars')).toHaveValue('50');
    await expect(page.getByLabel('Monthly')).toBeChecked();
    await page.getByRole('button', { name: 'Pledge my gift' }).click();
    await expect(getToasts(page)).toContainText('Please fill in all fields');
    await expect(page.getByLabel('Name')).toHaveAccessibleDescription(/Name is required/);
  });

  test('asks before leaving a started gift by a link or by Back', async ({ page }) => {
    await page.goto('/about');
    await waitForHydration(page);
    await page.evaluate(() => history.pushState({}, '', '/about'));
    await page.goto('/programs');
    await waitForHydration(page);
    await page.getByRole('link', { name: 'Make a Donation' }).click();
    await page.getByLabel('Name').fill('Dee');
    await page.goBack();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('Complete your gift to make a difference');
    await expect(dialog).toContainText(
      'Your donation helps us bridge the gap from distress to prosperity.',
    );
    await expectAccessible(page);
    await dialog.getByRole('button', { name: "I'm ready" }).click();
    await expect(page).toHaveURL(/\/donate$/);
    await expect(page.getByLabel('Name')).toHaveValue('Dee');
    await page.getByRole('link', { name: 'Learn About My Donation' }).click();
    await dialog.getByRole('button', { name: 'Not today' }).click();
    await expect(page).toHaveURL(/\/donate-funds-supplies$/);
  });

  test('asks with its own dialog when Back leads to a page of an earlier document', async ({
    page,
  }) => {
    const prompts: string[] = [];
    page.on('dialog', (prompt) => {
      prompts.push(prompt.type());
      void prompt.accept();
    });
    await page.goto('/about');
    await page.goto('/donate');
    await waitForHydration(page);
    await page.getByLabel('Name').pressSequentially('Dee');
    const dialog = page.getByRole('dialog');
    for (const round of ['first', 'second']) {
      await page.goBack();
      await expect(dialog, round).toContainText('Complete your gift to make a difference');
      await dialog.getByRole('button', { name: "I'm ready" }).click();
      await expect(page.getByLabel('Name'), round).toHaveValue('Dee');
      await expect(page).toHaveURL(/\/donate$/);
    }
    await page.goBack();
    await dialog.getByRole('button', { name: 'Not today' }).click();
    await expect(page).toHaveURL(/\/about$/);
    expect(prompts).toEqual([]);
  });

  test('goes back at once when nothing was typed', async ({ page }) => {
    await page.goto('/about');
    await page.goto('/donate');
    await waitForHydration(page);
    await page.getByLabel('Name').pressSequentially('D');
    await page.getByLabel('Name').press('Backspace');
    await page.goBack();
    await expect(page).toHaveURL(/\/about$/);
    await page.goForward();
    await waitForHydration(page);
    await page.goBack();
    await expect(page).toHaveURL(/\/about$/);
  });

  test('keeps the gift and shows an error when the server fails', async ({ page, complaints }) => {
    complaints.expectSome(/500/);
    await page.route('**/api/donations', (route) => route.fulfill({ status: 500, body: '' }));
    await page.goto('/donate?amount=25');
    await waitForHydration(page);
    await page.getByLabel('Name').fill('Dee');
    await page.getByLabel('Email address').fill('dee@example.org');
    await page.getByRole('button', { name: 'Pledge my gift' }).click();
    await expect(
      page.getByRole('alert').filter({ hasText: 'What you typed is still here' }),
    ).toBeVisible();
    await expect(page.getByLabel('Name')).toHaveValue('Dee');
  });
});
