// The journeys of a browser without scripts: every form posts and is answered with a page.
import { contentOf } from '#content/all';
import {
  answerAsVolunteer,
  expect,
  reference,
  storedRows,
  test,
  unique,
  withoutScriptingQuery,
} from './site-test';

test.use({ javaScriptEnabled: false });

test('a person in need asks for help', async ({ page }) => {
  const last = unique();
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
  await page.getByLabel('E-mail').fill('rosa@example.org');
  await page.getByLabel('Phone number').fill('804-555-0177');
  await page.getByLabel('Location').fill('Richmond, VA');
  await page.getByLabel('How did you hear about us?').fill('The library');
  await page.getByLabel('How did you hear about us?').press('Enter');
  await expect(page.getByText(reference)).toBeVisible();
  await expect(page.getByText(/Please do not wait for our call/)).toBeVisible();
  // Whoever is in danger reads of no wait of two days, and the page sends nothing when it is loaded again.
  await expect(page.getByText('24-48 hours')).toHaveCount(0);
  // Nor of steps that lie behind them.
  await expect(page.getByText(/Before you start|Three short steps/)).toHaveCount(0);
  await page.reload();
  await expect(page.getByText(reference)).toBeVisible();
  const rows = await storedRows<Record<string, unknown>>(page, `/api/members?search=${last}`);
  expect(rows).toMatchObject([{ firstName: 'Rosa', priority: 'urgent', needsReview: false }]);
});

test('a person without email asks for help', async ({ page }) => {
  const last = unique();
  for (const language of ['en', 'es'] as const) {
    const { fields, forms } = contentOf(language);
    const texts = fields.assistance;
    await page.goto(language === 'en' ? '/membership-assistance' : '/es/membership-assistance');
    await page.getByLabel(texts.homeSafety.options.SAFE).check();
    await page.getByLabel(texts.firstName.label).fill('Rosa');
    await page.getByLabel(texts.lastName.label).fill(`${last}${language}`);
    await page.getByLabel(texts.phone.label).fill('804-555-0177');
    await page.getByLabel(texts.location.label).fill('Richmond, VA');
    await page.getByLabel(texts.hearAbout.label).fill('The library');
    await page.getByRole('button', { name: forms.buttons.assistance.submit }).click();
    // An email is required as long as the checkbox is not checked.
    await expect(page.locator('.error-summary a')).toHaveAttribute('href', '#field-email');
    await page.getByLabel(texts.noEmail.label).check();
    await page.getByRole('button', { name: forms.buttons.assistance.submit }).click();
    await expect(page.getByText(reference)).toBeVisible();
  }
  const rows = await storedRows<Record<string, unknown>>(page, `/api/members?search=${last}`);
  expect(rows).toHaveLength(2);
  for (const row of rows) {
    expect(row).toMatchObject({ email: null, preferredContactMethod: 'Phone Call' });
  }
});

test('a person in need asks for help where no stylesheet can tell that scripts are off', async ({
  page,
}) => {
  const last = unique();
  await withoutScriptingQuery(page);
  await page.goto('/membership-assistance');
  await page.getByLabel('Yes, I am safe at home').check();
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByLabel('First name').fill('Rosa');
  await page.getByLabel('Last name').fill(last);
  await page.getByLabel('E-mail').fill('rosa@example.org');
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
  const rows = await storedRows(page, `/api/members?search=${last}`);
  expect(rows).toMatchObject([{ firstName: 'Rosa' }]);
});

test('a donor pledges a gift', async ({ page }) => {
  const name = `Dee ${unique()}`;
  await page.goto('/donate?amount=25');
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('E-mail').fill('dee@example.org');
  await page.getByRole('button', { name: 'Pledge my gift' }).click();
  await expect(page.getByText(reference)).toBeVisible();
  await expect(page.getByRole('link', { name: /Go to the donation page/ })).toBeVisible();
  const rows = await storedRows(page, `/api/donations?search=${encodeURIComponent(name)}`);
  expect(rows).toMatchObject([{ amount: '25.00', type: 'one-time' }]);
});

test('a volunteer signs up, starting from the choice of ways', async ({ page }) => {
  const last = unique();
  await page.goto('/get-started');
  await page.getByRole('radio', { name: /Volunteer/ }).check();
  await page.getByRole('button', { name: 'Next' }).click();
  await answerAsVolunteer(page, last);
  await page.getByRole('button', { name: 'Send my form' }).click();
  await expect(page.getByText(reference)).toBeVisible();
  const rows = await storedRows<{ formData: object }>(
    page,
    `/api/get-involved-submissions?search=${last}`,
  );
  expect(rows[0]?.formData).toMatchObject({ bestTimes: 'Saturdays', lastName: last });
});

test('who goes on without choosing a way is told to choose one', async ({ page }) => {
  for (const [path, language] of [
    ['/get-started', 'en'],
    ['/es/get-started', 'es'],
  ] as const) {
    const { fieldProblems, forms } = contentOf(language);
    await page.goto(path);
    await expect(page.getByRole('alert')).toHaveCount(0);
    await page.getByRole('button', { name: forms.next }).click();
    const link = page.getByRole('alert').getByRole('link', { name: fieldProblems.formType });
    await expect(link).toHaveAttribute('href', '#field-formType');
    const choice = page.locator('#field-formType');
    await expect(choice).toHaveAccessibleDescription(new RegExp(fieldProblems.formType));
    await expect(choice).toHaveAttribute('aria-invalid', 'true');
    await page.getByRole('radio').first().check();
    await page.getByRole('button', { name: forms.next }).click();
    await expect(page.getByRole('textbox').first()).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
  }
});

test('a message with mistakes comes back with every word and every problem', async ({ page }) => {
  await page.goto('/contact');
  await page.getByRole('textbox', { name: 'Name' }).fill('Ana');
  await page.getByRole('textbox', { name: 'E-mail' }).fill('nowhere');
  await page.getByRole('textbox', { name: 'Message' }).fill('Words worth keeping');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText('Please check your answers')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Subject is required' })).toHaveAttribute(
    'href',
    '#field-subject',
  );
  await expect(page.getByRole('textbox', { name: 'E-mail' })).toHaveAccessibleDescription(
    /Enter an e-mail address/,
  );
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('Words worth keeping');
  await page.getByRole('textbox', { name: 'E-mail' }).fill('ana@example.org');
  await page.getByRole('textbox', { name: 'Subject' }).fill('Hello');
  await page.getByRole('textbox', { name: 'Subject' }).press('Enter');
  await expect(page.getByText(reference)).toBeVisible();
  await expect(page).toHaveURL('/contact?sent');
});

test('keeps both messages when an edited one is sent after a lost response', async ({
  page,
  complaints,
}) => {
  complaints.expectSome(/ERR_FAILED/);
  const name = `Lost ${unique()}`;
  const write = async (message: string) => {
    await page.getByRole('textbox', { name: 'Name' }).fill(name);
    await page.getByRole('textbox', { name: 'E-mail' }).fill(`${name.slice(5)}@example.org`);
    await page.getByRole('textbox', { name: 'Subject' }).fill('Hours');
    await page.getByRole('textbox', { name: 'Message' }).fill(message);
    await page.getByRole('button', { name: 'Send message' }).click();
  };
  let sends = 0;
  await page.route('**/contact*', async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    sends += 1;
    if (sends > 1) return route.continue();
    // Stored, and the connection breaks before anybody hears of it.
    await route.fetch({ maxRedirects: 0 });
    return route.abort();
  });
  await page.goto('/contact');
  await write('Are you open on Mondy?');
  // The browser's own page about the broken connection.
  await page.waitForURL(/^chrome-error:/);
  await page.goto('/contact');
  await write('Are you open on Monday?');
  await expect(page.getByText(reference)).toBeVisible();
  type Row = { message: string };
  const rows = await storedRows<Row>(page, `/api/contacts?search=${encodeURIComponent(name)}`);
  expect(rows.map((row) => row.message)).toEqual([
    'Are you open on Monday?',
    'Are you open on Mondy?',
  ]);
});

test('a message that could not be taken says so before its first field, and only there', async ({
  page,
}) => {
  const name = `Flood${unique()}`;
  const message = { name, email: 'flood@example.org', subject: 'Hours', message: 'Open today?' };
  await page.route('**/contact', async (route) => {
    if (route.request().method() === 'GET') return route.continue();
    const send = () => page.request.post('/api/contacts', { data: message });
    await Promise.all(Array.from({ length: 40 }, send));
    return route.continue();
  });
  const notice = page.locator('main form').getByRole('alert');
  // Every ten seconds one more is taken: that may be this one.
  await expect(async () => {
    await page.goto('/contact');
    await page.getByRole('textbox', { name: 'Name' }).fill(name);
    await page.getByRole('textbox', { name: 'E-mail' }).fill('flood@example.org');
    await page.getByRole('textbox', { name: 'Subject' }).fill('Hours');
    await page.getByRole('textbox', { name: 'Message' }).fill('Are you open on Monday?');
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(notice.or(page.getByText(reference))).toBeVisible();
    await expect(notice).toHaveCount(1, { timeout: 1 });
  }).toPass();
  await expect(notice).toContainText(contentOf('en').forms.failed.kept);
  expect(await notice.evaluate((each) => each.nextElementSibling?.className)).toBe('field');
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue(name);
});

test('menus and links work', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('button', { name: /print/i })).toHaveCount(0);
  await page.getByRole('navigation').first().getByRole('link', { name: 'About' }).click();
  await expect(page).toHaveURL(/\/about$/);
});

test.describe('who changes the language at the end of a form', () => {
  const english = contentOf('en');
  const spanish = contentOf('es');

  test('keeps every answer, and nothing is sent or in the address', async ({ page }) => {
    const { fields } = english;
    const last = unique();
    await page.goto('/membership-assistance');
    await page.getByLabel('No, I am not safe at home').check();
    await page.getByLabel(fields.assistance.coreProgram.label).selectOption({ index: 2 });
    await page.getByLabel(fields.assistance.lastName.label).fill(last);
    await page.getByLabel(fields.assistance.questions.label).fill('"Hola" <b>\nen dos líneas');
    await page.getByRole('main').getByRole('button', { name: 'Español' }).click();

    await expect(page).toHaveURL('/es/membership-assistance');
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    await expect(page.getByRole('alert')).toHaveCount(0);
    const texts = spanish.fields.assistance;
    await expect(page.getByLabel(texts.homeSafety.options['NOT SAFE'])).toBeChecked();
    await expect(page.getByLabel(texts.lastName.label)).toHaveValue(last);
    await expect(page.getByLabel(texts.questions.label)).toHaveValue('"Hola" <b>\nen dos líneas');
    await expect(page.getByLabel(texts.coreProgram.label)).not.toHaveValue('');
    await expect(page.getByLabel(texts.language.label)).toHaveValue('Spanish');
    expect(await storedRows(page, `/api/members?search=${last}`)).toEqual([]);

    // And there it is sent by Enter, as before.
    await page.getByLabel(texts.firstName.label).fill('Rosa');
    await page.getByRole('textbox', { name: texts.email.label }).fill('rosa@example.org');
    await page.getByLabel(texts.phone.label).fill('804-555-0178');
    await page.getByLabel(texts.location.label).fill('Richmond, VA');
    await page.getByLabel(texts.hearAbout.label).fill('La biblioteca');
    await page.getByLabel(texts.hearAbout.label).press('Enter');
    await expect(page.getByText(reference)).toBeVisible();
    const rows = await storedRows(page, `/api/members?search=${last}`);
    expect(rows).toMatchObject([{ firstName: 'Rosa', preferredLanguage: 'Spanish' }]);
  });

  test('keeps a message, a gift and a chosen way to help', async ({ page }) => {
    const move = () => page.getByRole('main').getByRole('button', { name: 'Español' }).click();
    await page.goto('/contact');
    await page.getByRole('textbox', { name: 'E-mail' }).fill('nowhere');
    await move();
    await expect(page).toHaveURL('/es/contact');
    await expect(page.getByLabel(spanish.fields.contact.email.label)).toHaveValue('nowhere');
    await page.getByRole('main').getByRole('button', { name: 'English' }).click();
    await expect(page).toHaveURL('/contact');
    await expect(page.getByRole('textbox', { name: 'E-mail' })).toHaveValue('nowhere');

    await page.goto('/donate?amount=25');
    await page.getByLabel('Name').fill('Dee');
    await move();
    await expect(page.getByLabel(spanish.fields.donation.donorName.label)).toHaveValue('Dee');
    await expect(page.locator('[name=amount]')).toHaveValue('25');

    await page.goto('/get-started?type=volunteer');
    await page.getByLabel(/Best days and times/).fill('Saturdays');
    await move();
    const { bestTimes } = spanish.fields.getInvolved.volunteer;
    await expect(page.getByLabel(bestTimes.label)).toHaveValue('Saturdays');
  });
});
