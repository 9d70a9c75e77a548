// The public side in Spanish: no English sentence anywhere, nothing lost on the way between languages.
import { contentOf } from '#content/all';
import { pathIn } from '#content/languages';
import { budgets } from '../bench/page-weight';
import { englishIn, shownIn, textsIn } from '../english';
import { desk, expect, hydrated, phone, returningVisitor, storedRows, test } from './site-test';

const english = contentOf('en');
const spanish = contentOf('es');
const paths = [...Object.keys(english.seo.pages), '/find', '/find?word=comida', '/no-such-page'];

test('no page holds an English sentence, and each says so to search engines', async ({
  request,
}) => {
  const events = textsIn(await (await request.get('/api/public-events')).json());
  for (const path of paths) {
    const address = pathIn('es', path);
    const response = await request.get(address);
    const html = await response.text();
    expect(html, address).toContain('<html lang="es"');
    expect(englishIn(shownIn(html), events), address).toEqual([]);
    if (path.startsWith('/find') || path === '/no-such-page') continue;
    expect(html, address).toContain('<meta property="og:locale" content="es_US"');
    expect(html, address).toMatch(/<link rel="canonical" href="https:[^"]*\/es[/"]/);
    for (const language of ['en', 'es', 'x-default']) {
      expect(html, address).toContain(`<link rel="alternate" hrefLang="${language}"`);
    }
    const packed = await request.get(address, { headers: { 'Accept-Encoding': 'br' } });
    expect(Number(packed.headers()['content-length']), address).toBeLessThanOrEqual(
      budgets.firstPaint,
    );
  }
});

test('a form posted without scripts is refused, and taken, in Spanish', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/es/contact');
  await page.locator('form[method=post]').evaluate((form) => form.setAttribute('novalidate', ''));
  const send = page.getByRole('button', { name: spanish.forms.buttons.contact.submit });
  await page.getByLabel(spanish.fields.contact.name.label).fill('Ana');
  await page.getByLabel(spanish.fields.contact.email.label).fill('ana');
  await send.click();
  await expect(page.getByRole('alert')).toContainText(spanish.forms.errorSummary.title);
  await expect(page.getByRole('alert')).toContainText(spanish.fieldProblems.email);
  await expect(page.getByRole('alert')).toContainText('Falta contestar: Asunto');
  await page.getByLabel(spanish.fields.contact.email.label).fill('ana@example.org');
  await page.getByLabel(spanish.fields.contact.subject.label).fill('Una pregunta');
  await page
    .getByRole('textbox', { name: spanish.fields.contact.message.label })
    .fill('¿A qué hora abren?');
  await send.click();
  await expect(page).toHaveURL('/es/contact?sent');
  await expect(page.getByRole('heading', { name: spanish.contact.success.title })).toBeVisible();
  const [newest] = await storedRows<{ language: string }>(
    page,
    '/api/contacts?search=Una pregunta',
  );
  expect(newest?.language).toBe('es');
});

test('who changes the language in the middle of a form stays at the step and keeps every answer', async ({
  page,
  context,
}) => {
  await returningVisitor(context);
  await page.setViewportSize(desk);
  await page.goto('/membership-assistance');
  await hydrated(page);
  await page.getByLabel('Yes, I am safe at home').check();
  await page.getByLabel(english.fields.assistance.coreProgram.label).selectOption({ index: 2 });
  await page.getByRole('button', { name: english.forms.next }).click();
  await page.getByLabel(english.fields.assistance.firstName.label).fill('Marisol');
  await page.getByRole('banner').getByRole('link', { name: 'Español' }).click();

  await expect(page).toHaveURL('/es/membership-assistance?step=2');
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await expect(page).toHaveTitle(spanish.seo.pages['/membership-assistance'].title);
  // What was pressed leads back.
  await expect(page.getByRole('banner').getByRole('link', { name: 'English' })).toBeFocused();
  const { fields, forms } = spanish;
  await expect(page.getByLabel(fields.assistance.firstName.label)).toHaveValue('Marisol');
  // The form's own way back stays in the language.
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
  const [member] = await storedRows<Record<string, string>>(
    page,
    '/api/members?search=marisol@example.org',
  );
  expect(member?.preferredLanguage).toBe('Spanish');
});

test.describe('a browser in Spanish', () => {
  test.use({ locale: 'es-MX', viewport: phone });

  test('is offered Spanish in one line, once, and is never sent there', async ({
    page,
    context,
  }) => {
    await returningVisitor(context);
    await page.goto('/about');
    await hydrated(page);
    const { text, accept, dismiss } = spanish.languageOffer;
    await expect(page.getByText(text)).toBeVisible();
    await expect(page).toHaveURL('/about');
    await expect(page.getByRole('link', { name: accept })).toHaveAttribute('href', '/es/about');
    await page.getByRole('button', { name: dismiss }).click();
    await expect(page.getByText(text)).toBeHidden();
    await expect(page.getByRole('main')).toBeFocused();
    await page.goto('/es/contact');
    await hydrated(page);
    await page.locator('.chat-launcher').click();
    const panel = page.getByRole('dialog', { name: spanish.assistant.name });
    await expect(panel).toContainText(spanish.assistant.greeting);
    await page.goto('/about');
    await hydrated(page);
    await expect(page.getByText(text)).toBeHidden();
  });
});
