// The four forms in Spanish: what they refuse, what fails and what they say at the end; and what staff see.
import type { Page } from '@playwright/test';
import { contentOf } from '#content/all';
import { englishIn, shownIn } from '../english';
import { expect, hydrated, returningVisitor, test } from './site-test';
import { apply, signIn, unique } from './staff-pages';

const { forms, toasts } = contentOf('es');

const sent = [
  { form: 'contact', path: '/es/contact', api: 'contacts', toast: 'contact' },
  { form: 'donation', path: '/es/donate', api: 'donations', toast: 'donation' },
  {
    form: 'get-involved',
    path: '/es/get-started?type=volunteer',
    api: 'get-involved-submissions',
    toast: 'getInvolved',
  },
  {
    form: 'assistance',
    path: '/es/membership-assistance',
    api: 'members',
    toast: 'assistance',
  },
] as const;

const typed: Record<string, string> = {
  ...{ email: 'ana@example.org', tel: '804-555-0101', url: 'https://example.org', number: '25' },
};

/** Something in every field that can be seen and is still empty: the first choice, or a text. */
async function answerAll(page: Page): Promise<void> {
  const controls = page.locator('main form :is(input, select, textarea):not([name=homepage])');
  const types = await controls.evaluateAll((all) =>
    (all as HTMLInputElement[]).map(({ type, name, value }, index) => {
      const isGiven =
        type === 'radio'
          ? document.querySelector(`main [name="${name}"]:checked`) !== null ||
            all.findIndex((other) => (other as HTMLInputElement).name === name) !== index
          : type === 'checkbox' || value !== '';
      return isGiven || !all[index]?.checkVisibility() ? '' : type;
    }),
  );
  for (const [index, type] of types.entries()) {
    const control = controls.nth(index);
    if (type === '') continue;
    if (type === 'radio') await control.check();
    else if (type === 'select-one') await control.selectOption({ index: 1 });
    else await control.fill(typed[type] ?? 'Ana Ruiz');
  }
}

const says = async (page: Page) => englishIn(shownIn(await page.content()));

for (const { form, path, api, toast } of sent) {
  test(`the ${form} form refuses, fails and thanks without an English sentence`, async ({
    page,
    context,
    complaints,
  }) => {
    complaints.expectSome(/429|503/);
    await returningVisitor(context);
    // What is said of too many is the same on every form.
    const failures =
      form === 'contact' ? [[429, forms.failed.tooMany.split('{')[0] ?? ''] as const] : [];
    const failing = [...failures, [503, forms.failed.busy] as const];
    const statuses = failing.map(([status]) => status);
    await page.route(`**/api/${api}`, async (route) => {
      const status = statuses.shift();
      if (status === undefined) return route.continue();
      const json = { error: { code: 'busy', message: 'Please wait, and try again.' } };
      return route.fulfill({ status, headers: { 'Retry-After': '60' }, json });
    });
    await page.goto(path);
    await hydrated(page);
    const send = page.getByRole('button', {
      name: forms.buttons[form].submit,
    });
    const next = page.getByRole('button', { name: forms.next });
    const problems = page.locator('main .error-summary');
    for (let step = 2, isLast = false; !isLast; step += 1) {
      isLast = (await next.count()) === 0;
      await (isLast ? send : next).click();
      await expect(problems).toContainText(forms.errorSummary.title);
      expect(await says(page), 'refused').toEqual([]);
      await answerAll(page);
      if (isLast) break;
      await next.click();
      await expect(page.getByRole('group', { name: `Paso ${step} de` })).toBeVisible();
      await expect(problems).toHaveCount(0);
    }
    const notice = page.getByRole('region', { name: toasts.region });
    for (const [, reason] of failing) {
      await send.click();
      await expect(problems).toContainText(reason);
      await expect(notice).toContainText(toasts.messages[`${toast}Failed`].description ?? '');
      expect(await says(page), reason).toEqual([]);
    }
    await send.click();
    await expect(page.locator('#sent-title')).toBeVisible();
    await expect(notice).toContainText(toasts.messages[`${toast}Sent`].title);
    expect(await says(page), 'sent').toEqual([]);
  });
}

test('staff see at once that somebody wrote in Spanish, and begin to reply in it', async ({
  page,
  request,
}) => {
  const name = unique('Marisol');
  const email = `${name.toLowerCase()}@example.org`;
  const headers = { 'Content-Language': 'es' };
  const person = { firstName: 'Ana', lastName: name, email, phone: '804-555-0124' };
  const message = { name, email, subject: `Horario de ${name}`, message: '¿A qué hora abren?' };
  const volunteer = { location: 'Richmond', bestTimes: 'Sábados', volunteerType: 'in-person' };
  const submission = {
    ...{ formType: 'volunteer', ...person, corePrograms: [], status: 'new', notes: '' },
    formData: { ...person, ...volunteer, hearAbout: 'Una vecina' },
  };
  await request.post('/api/contacts', { data: message, headers });
  await request.post('/api/get-involved-submissions', { data: submission, headers });
  await apply(request, name, { language: 'Spanish' });

  for (const [list, open] of [
    ['inbox', message.subject],
    ['submissions', `Ana ${name}`],
  ] as const) {
    await (list === 'inbox'
      ? signIn(page, `/admin/inbox?search=${name}`)
      : page.goto(`/admin/submissions?search=${name}`));
    const row = page.getByRole('row', { name: new RegExp(name) });
    await expect(row.locator('.badge', { hasText: 'Español' })).toBeVisible();
    await row.getByRole('button', { name: open }).first().click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.locator('.badge', { hasText: 'Español' })).toBeVisible();
    const draft = await dialog.locator('a[href^="mailto:"]').first().getAttribute('href');
    expect(decodeURIComponent(draft ?? '')).toContain('Saludos cordiales,');
  }
  await page.goto(`/admin/case-management?search=${name}`);
  await page
    .getByRole('link', { name: `Ana ${name}` })
    .first()
    .click();
  await expect(page.locator('h1 .badge', { hasText: 'Español' })).toBeVisible();
});

test('the language that somebody chose to be called in stays, there and back', async ({ page }) => {
  await page.goto('/membership-assistance');
  await hydrated(page);
  await page.getByLabel('Yes, I am safe at home').check();
  const language = page.locator('select[name=language]');
  await language.evaluate((select: HTMLSelectElement) => {
    select.value = 'Spanish';
    select.dispatchEvent(new Event('change', { bubbles: true }));
  });
  for (const [name, lang] of [
    ['Español', 'es'],
    ['English', 'en'],
  ] as const) {
    await page.getByRole('contentinfo').getByRole('link', { name }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    await expect(language).toHaveValue('Spanish');
  }
});

test('a form that nobody answered is left without a question, also after a change of language', async ({
  page,
}) => {
  await page.goto('/membership-assistance');
  await hydrated(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Español' }).click();
  await expect(page.locator('select[name=language]')).toHaveValue('Spanish');
  await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click();
  await expect(page.locator('select[name=language]')).toHaveValue('English');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Español' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await page.getByRole('banner').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/es$/);
});

test('what is wrong with a form is said in the language that the page has now, and moves nobody', async ({
  page,
  context,
}) => {
  await returningVisitor(context);
  const english = contentOf('en');
  const spanish = contentOf('es');
  const missing = ({ fields, fieldProblems }: typeof english) => {
    const { label } = fields.assistance.homeSafety;
    return fieldProblems.unanswered.replace('{label}', label);
  };
  await page.goto('/membership-assistance');
  await hydrated(page);
  await page.getByLabel(/What do you need help with most/).selectOption('Housing & Shelter');
  await page.getByRole('button', { name: english.forms.next }).click();
  const summary = page.locator('main .error-summary');
  const besideIt = page.locator('#field-homeSafety-problem');
  await expect(summary).toBeFocused();
  await expect(summary).toContainText(missing(english));
  await expect(besideIt).toHaveText(missing(english));

  for (const [language, content] of [
    ['Español', spanish],
    ['English', english],
  ] as const) {
    const link = page.getByRole('contentinfo').getByRole('link', { name: language });
    await link.press('Enter');
    await expect(summary).toContainText(content.forms.errorSummary.title);
    await expect(summary).toContainText(missing(content));
    await expect(besideIt).toHaveText(missing(content));
    await expect(summary).not.toBeFocused();
    await expect(page.locator('[name=coreProgram]')).toHaveValue('Housing & Shelter');
  }
});

test('what the server refuses and why nothing was sent follow the language too', async ({
  page,
  context,
  complaints,
}) => {
  complaints.expectSome(/400|429|503/);
  await returningVisitor(context);
  const english = contentOf('en');
  const spanish = contentOf('es');
  const refused = {
    ...{ email: { code: 'email' }, subject: { code: 'tooLong', params: { max: 1200 } } },
    name: { code: 'missing', params: { label: 'contact.name' } },
  };
  const error = { code: 'invalid', message: 'Please check the marked fields.' };
  const responses = [
    { status: 400, json: { error: { ...error, problems: refused } } },
    { status: 429, headers: { 'Retry-After': '120' }, json: { error } },
    { status: 503, json: { error } },
  ];
  await page.route('**/api/contacts', (route) => route.fulfill(responses.shift()));
  await page.goto('/contact');
  await hydrated(page);
  await answerAll(page);
  const summary = page.locator('main .error-summary');
  const message = page.locator('[name=message]');
  await message.fill('¿A qué hora abren?');
  const switchTo = (language: string) =>
    page.getByRole('contentinfo').getByRole('link', { name: language }).press('Enter');
  const send = ({ forms: { buttons } }: typeof english) =>
    page.getByRole('button', { name: buttons.contact.submit }).click();
  const expectSaid = async (...sentences: string[]) => {
    for (const sentence of sentences) await expect(summary).toContainText(sentence);
    await expect(message).toHaveValue('¿A qué hora abren?');
  };

  await send(english);
  await expectSaid(english.fieldProblems.email, 'under 1,200 characters', 'Name is required');
  await switchTo('Español');
  await expectSaid(spanish.fieldProblems.email, 'menos de 1,200 caracteres');
  const { label } = spanish.fields.contact.name;
  await expectSaid(spanish.fieldProblems.missing.replace('{label}', label));

  await send(spanish);
  await expectSaid('2 minutos', spanish.forms.failed.kept);
  await switchTo('English');
  await expectSaid('Please wait 2 minutes and try again', english.forms.failed.kept);

  await send(english);
  await expectSaid(english.forms.failed.server);
  await switchTo('Español');
  await expectSaid(spanish.forms.failed.server);
});
