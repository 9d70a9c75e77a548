// Changing the language in the middle of a form.
import { contentOf } from '#content/all';
import {
  desktopSize,
  expect,
  readStoredRows,
  simulateReturningVisitor,
  test,
  waitForHydration,
} from './site-test';

const english = contentOf('en');
const spanish = contentOf('es');

test('keeps the step and all answers when the language changes in the middle of a form', async ({
  page,
  context,
}) => {
  await simulateReturningVisitor(context);
  await page.setViewportSize(desktopSize);
  await page.goto('/membership-assistance');
  await waitForHydration(page);
  await page.getByLabel('Yes, I am safe at home').check();
  await page.getByLabel(english.fields.assistance.coreProgram.label).selectOption({ index: 2 });
  await page.getByRole('button', { name: english.forms.next }).click();
  await page.getByLabel(english.fields.assistance.firstName.label).fill('Marisol');
  await page.getByRole('banner').getByRole('link', { name: 'Español' }).click();

  await expect(page).toHaveURL('/es/membership-assistance?step=2');
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await expect(page).toHaveTitle(spanish.seo.pages['/membership-assistance'].title);
  // The focus is on the link that leads back to English.
  await expect(page.getByRole('banner').getByRole('link', { name: 'English' })).toBeFocused();
  const { fields, forms } = spanish;
  await expect(page.getByLabel(fields.assistance.firstName.label)).toHaveValue('Marisol');
  // The form's Back button keeps the language.
  await page.getByRole('button', { name: forms.back, exact: true }).click();
  await expect(page).toHaveURL('/es/membership-assistance');
  await expect(page.getByLabel(fields.assistance.homeSafety.options.SAFE)).toBeChecked();
  await page.getByRole('button', { name: forms.next }).click();
  await page.getByRole('button', { name: forms.next }).click();
  await expect(page.getByRole('alert')).toContainText(forms.errorSummary.title);
  await page.getByLabel(fields.assistance.lastName.label).fill('Ruiz');
  await page
    .getByRole('textbox', { name: fields.assistance.email.label })
    .fill('marisol@example.org');
  await page.getByLabel(fields.assistance.phone.label).fill('804-555-0101');
  await page.getByLabel(fields.assistance.location.label).fill('Richmond, VA');
  await page.getByRole('button', { name: forms.next }).click();
  await expect(page.getByLabel(fields.assistance.language.label)).toHaveValue('Spanish');
  await page.getByLabel(fields.assistance.hearAbout.label).fill('Una vecina');
  await page.getByRole('button', { name: forms.buttons.assistance.submit }).click();
  await expect(page.getByText(spanish.toasts.messages.assistanceSent.title).first()).toBeVisible();
  const [member] = await readStoredRows<Record<string, string>>(
    page,
    '/api/members?search=marisol@example.org',
  );
  expect(member?.preferredLanguage).toBe('Spanish');
});
