// Tests forms sent without scripts: the server checks and stores them and responds with a page.
import { expect, inject, it } from 'vitest';
import { contentOf } from '#content/all';
import { type Language, localizePath } from '#content/languages';
import { createUniqueName, PlainBrowser, readStoredRows, reference } from './plain-browser';

const english = contentOf('en');
const spanish = contentOf('es');
const languages: readonly Language[] = ['en', 'es'];

const textOf = ({ page }: PlainBrowser) => page.document.body.textContent ?? '';
const problems = ({ page }: PlainBrowser) =>
  [...page.document.querySelectorAll('.error-summary a')].map((link) => link.getAttribute('href'));
const answerTo = (browser: PlainBrowser, label: string) => browser.control(label).value;

function writeMessage(browser: PlainBrowser, name: string, message: string): void {
  browser.fill('Name', name);
  browser.fill('Email address', `${name.replaceAll(' ', '')}@example.org`);
  browser.fill('Subject', 'Hours');
  browser.fill('Message', message);
}

it.each(languages)(
  'accepts an application without email only when its checkbox is ticked (%s)',
  async (language) => {
    const { fields, forms } = contentOf(language);
    const texts = fields.assistance;
    const browser = new PlainBrowser();
    const last = createUniqueName();
    await browser.goTo(localizePath(language, '/membership-assistance'));
    browser.check(texts.homeSafety.options.SAFE);
    browser.fill(texts.firstName.label, 'Rosa');
    browser.fill(texts.lastName.label, last);
    browser.fill(texts.phone.label, '804-555-0177');
    browser.fill(texts.location.label, 'Richmond, VA');
    browser.fill(texts.hearAbout.label, 'The library');
    await browser.press(forms.buttons.assistance.submit);
    expect(problems(browser)).toEqual(['#field-email']);
    browser.check(texts.noEmail.label);
    await browser.press(forms.buttons.assistance.submit);
    expect(textOf(browser)).toMatch(reference);
    expect(await readStoredRows(`/api/members?search=${last}`)).toMatchObject([
      { email: null, preferredContactMethod: 'Phone Call' },
    ]);
  },
);

it.each(['/about', '/es/about', '/programs/home-at-heart', '/admin/login', '/nowhere'])(
  'refuses a form posted to %s, which takes none, with the emergency lines',
  async (path) => {
    const body = new URLSearchParams({ name: 'Ana' });
    const response = await fetch(inject('site') + path, { method: 'POST', body });
    expect(response.status).toBe(405);
    expect(await response.text()).toMatch(/tel:911.*tel:988/s);
  },
);

it('stores a pledge with the amount from the URL and links to the donation page', async () => {
  const browser = new PlainBrowser();
  const name = `Dee ${createUniqueName()}`;
  await browser.goTo('/donate?amount=25');
  browser.fill('Name', name);
  browser.fill('Email address', 'dee@example.org');
  await browser.press('Pledge my gift');
  expect(textOf(browser)).toMatch(reference);
  browser.page.getByRole('link', { name: /Go to the donation page/ });
  const rows = await readStoredRows(`/api/donations?search=${encodeURIComponent(name)}`);
  expect(rows).toMatchObject([{ amount: '25.00', type: 'one-time' }]);
});

it('accepts a volunteer form that starts from the choice of ways to help', async () => {
  const browser = new PlainBrowser();
  const last = createUniqueName();
  await browser.goTo('/get-started');
  browser.check('Volunteer');
  await browser.press('Next');
  browser.fill('First name', 'Maya');
  browser.fill('Last name', last);
  browser.fill('Email address', 'maya@example.org');
  browser.fill('Phone number', '804-555-0123');
  browser.fill('Location', 'Richmond, VA');
  browser.fill('Best days and times', 'Saturdays');
  browser.fill('How did you hear about us?', 'A friend');
  await browser.press('Send my form');
  expect(textOf(browser)).toMatch(reference);
  const rows = await readStoredRows(`/api/get-involved-submissions?search=${last}`);
  expect(rows).toMatchObject([{ formData: { bestTimes: 'Saturdays', lastName: last } }]);
});

it.each(languages)(
  'asks the visitor to choose a way to help when none was chosen (%s)',
  async (language) => {
    const { fieldProblems, forms } = contentOf(language);
    const browser = new PlainBrowser();
    await browser.goTo(localizePath(language, '/get-started'));
    expect(problems(browser)).toEqual([]);
    await browser.press(forms.next);
    expect(problems(browser)).toEqual(['#field-formType']);
    const choice = browser.page.document.querySelector('#field-formType');
    expect(choice?.getAttribute('aria-invalid')).toBe('true');
    const about = choice?.getAttribute('aria-describedby')?.split(' ') ?? [];
    const said = about.map((id) => browser.page.document.getElementById(id)?.textContent);
    expect(said.join(' ')).toContain(fieldProblems.formType);
    const [first] = browser.page.getAllByRole<HTMLInputElement>('radio');
    if (first) first.checked = true;
    await browser.press(forms.next);
    expect(problems(browser)).toEqual([]);
    expect(browser.page.getAllByRole('textbox').length).toBeGreaterThan(3);
  },
);

it('returns every answer and every problem when a message has mistakes', async () => {
  const browser = new PlainBrowser();
  await browser.goTo('/contact');
  browser.fill('Name', 'Ana');
  browser.fill('Email address', 'nowhere');
  browser.fill('Message', 'Words worth keeping');
  await browser.press('Send message');
  expect(textOf(browser)).toContain('Please check your answers');
  expect(problems(browser)).toEqual(['#field-email', '#field-subject']);
  const problem = browser.page.document.querySelector('#field-email-problem');
  expect(problem?.textContent).toContain('Enter an email address');
  expect(answerTo(browser, 'Message')).toBe('Words worth keeping');
  browser.fill('Email address', 'ana@example.org');
  browser.fill('Subject', 'Hello');
  await browser.press('Send message');
  expect(textOf(browser)).toMatch(reference);
  expect(browser.page.path).toBe('/contact?sent');
});

it('rejects and accepts a message in Spanish and stores its language', async () => {
  const { fields, forms, fieldProblems, contact } = spanish;
  const browser = new PlainBrowser();
  const subject = `Una pregunta ${createUniqueName()}`;
  await browser.goTo('/es/contact');
  browser.fill(fields.contact.name.label, 'Ana');
  browser.fill(fields.contact.email.label, 'ana');
  await browser.press(forms.buttons.contact.submit);
  const summary = browser.page.document.querySelector('.error-summary')?.textContent;
  expect(summary).toContain(forms.errorSummary.title);
  expect(summary).toContain(fieldProblems.email);
  expect(summary).toContain('Falta contestar: Asunto');
  browser.fill(fields.contact.email.label, 'ana@example.org');
  browser.fill(fields.contact.subject.label, subject);
  browser.fill(fields.contact.message.label, '¿A qué hora abren?');
  await browser.press(forms.buttons.contact.submit);
  expect(browser.page.path).toBe('/es/contact?sent');
  browser.page.getByRole('heading', { name: contact.success.title });
  const rows = await readStoredRows(`/api/contacts?search=${encodeURIComponent(subject)}`);
  expect(rows).toMatchObject([{ language: 'es' }]);
});

it('stores a message once when it is resent, and both versions when it was edited', async () => {
  const name = `Lost ${createUniqueName()}`;
  // Each page simulates a visitor whose response was lost.
  const browser = new PlainBrowser();
  for (const message of ['Are you open on Mondy?', 'Are you open on Mondy?', 'Open on Monday?']) {
    await browser.goTo('/contact');
    writeMessage(browser, name, message);
    await browser.press('Send message');
    expect(textOf(browser)).toMatch(reference);
  }
  const rows = await readStoredRows<{ message: string }>(
    `/api/contacts?search=${encodeURIComponent(name)}`,
  );
  expect(rows.map(({ message }) => message)).toEqual(['Open on Monday?', 'Are you open on Mondy?']);
});

it('says once, before the first field, that a message over the limit was not stored', async () => {
  const browser = new PlainBrowser();
  const name = `Flood ${createUniqueName()}`;
  const message = { name, email: 'flood@example.org', subject: 'Hours', message: 'Open today?' };
  const notices = () => [...browser.page.document.querySelectorAll('main form [role=alert]')];
  await browser.goTo('/contact');
  writeMessage(browser, name, 'Are you open on Monday?');
  const send = () =>
    browser.fetch('/api/contacts', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(message),
    });
  await Promise.all(Array.from({ length: 60 }, send));
  await browser.press('Send message');
  expect(notices()).toHaveLength(1);
  expect(notices()[0]?.textContent).toContain(english.forms.failed.kept);
  expect(notices()[0]?.nextElementSibling?.className).toBe('field');
  expect(answerTo(browser, 'Name')).toBe(name);
});

it('keeps every answer of an application when the language changes, and sends nothing', async () => {
  const { assistance } = english.fields;
  const texts = spanish.fields.assistance;
  const browser = new PlainBrowser();
  const last = createUniqueName();
  const questions = '"Hola" <b>\nen dos líneas';
  const area = 'Housing & Shelter';
  await browser.goTo('/membership-assistance');
  browser.check(assistance.homeSafety.options['NOT SAFE']);
  browser.fill(assistance.coreProgram.label, area);
  browser.fill(assistance.lastName.label, last);
  browser.fill(assistance.questions.label, questions);
  await browser.press('Español');

  expect(browser.page.path).toBe('/es/membership-assistance');
  expect(browser.page.document.documentElement.lang).toBe('es');
  expect(problems(browser)).toEqual([]);
  expect(browser.control(texts.homeSafety.options['NOT SAFE'])).toMatchObject({ checked: true });
  expect(answerTo(browser, texts.lastName.label)).toBe(last);
  expect(answerTo(browser, texts.questions.label)).toBe(questions);
  expect(answerTo(browser, texts.coreProgram.label)).toBe(area);
  expect(answerTo(browser, texts.language.label)).toBe('Spanish');
  expect(await readStoredRows(`/api/members?search=${last}`)).toEqual([]);

  browser.fill(texts.firstName.label, 'Rosa');
  browser.fill(texts.email.label, 'rosa@example.org');
  browser.fill(texts.phone.label, '804-555-0178');
  browser.fill(texts.location.label, 'Richmond, VA');
  browser.fill(texts.hearAbout.label, 'La biblioteca');
  await browser.press(spanish.forms.buttons.assistance.submit);
  expect(textOf(browser)).toMatch(reference);
  const rows = await readStoredRows(`/api/members?search=${last}`);
  expect(rows).toMatchObject([{ firstName: 'Rosa', preferredLanguage: 'Spanish' }]);
});

it('keeps a message, a gift and a chosen way to help when the language changes', async () => {
  const browser = new PlainBrowser();
  const { contact, donation, getInvolved } = spanish.fields;
  await browser.goTo('/contact');
  browser.fill('Email address', 'nowhere');
  await browser.press('Español');
  expect(browser.page.path).toBe('/es/contact');
  expect(answerTo(browser, contact.email.label)).toBe('nowhere');
  await browser.press('English');
  expect(browser.page.path).toBe('/contact');
  expect(answerTo(browser, 'Email address')).toBe('nowhere');

  await browser.goTo('/donate?amount=25');
  browser.fill('Name', 'Dee');
  await browser.press('Español');
  expect(answerTo(browser, donation.donorName.label)).toBe('Dee');
  const amount = browser.page.document.querySelector<HTMLInputElement>('[name=amount]');
  expect(amount?.value).toBe('25');

  await browser.goTo('/get-started?type=volunteer');
  browser.fill('Best days and times', 'Saturdays');
  await browser.press('Español');
  expect(answerTo(browser, getInvolved.volunteer.bestTimes.label)).toBe('Saturdays');
});
