// Tests that the confirmation after sending without scripts is shown only to the browser that sent the form.
import { describe, expect, it } from 'vitest';
import { contentOf } from '#content/all';
import { type Language, localizePath } from '#content/languages';
import { PlainBrowser, reference } from './plain-browser';

const languages: readonly Language[] = ['en', 'es'];

/** Fills in and sends each form. */
const forms: Record<string, (browser: PlainBrowser, language: Language) => Promise<unknown>> = {
  async '/membership-assistance'(browser, language) {
    const { fields, forms } = contentOf(language);
    const { assistance } = fields;
    browser.check(assistance.homeSafety.options['NOT SAFE']);
    browser.fill(assistance.firstName.label, 'Rosa');
    browser.fill(assistance.lastName.label, 'Diaz');
    browser.fill(assistance.email.label, 'rosa@example.org');
    browser.fill(assistance.phone.label, '804-555-0177');
    browser.fill(assistance.location.label, 'Richmond, VA');
    browser.fill(assistance.hearAbout.label, 'The library');
    await browser.press(forms.buttons.assistance.submit);
  },
  async '/contact'(browser, language) {
    const { fields, forms } = contentOf(language);
    browser.fill(fields.contact.name.label, 'Ana');
    browser.fill(fields.contact.email.label, 'ana@example.org');
    browser.fill(fields.contact.subject.label, 'Hours');
    browser.fill(fields.contact.message.label, 'Are you open today?');
    await browser.press(forms.buttons.contact.submit);
  },
  async '/donate?amount=75'(browser, language) {
    const { fields, forms } = contentOf(language);
    browser.fill(fields.donation.donorName.label, 'Ana');
    browser.fill(fields.donation.email.label, 'ana@example.org');
    await browser.press(forms.buttons.donation.submit);
  },
  async '/get-started?type=volunteer'(browser, language) {
    const { fields, forms } = contentOf(language);
    const texts: Record<string, { label: string }> = fields.getInvolved.volunteer;
    const answers = {
      ...{ firstName: 'Maya', lastName: 'Sent', email: 'maya@example.org', hearAbout: 'Amiga' },
      ...{ phone: '804-555-0123', location: 'Richmond', bestTimes: 'Sábados' },
    };
    for (const [key, answer] of Object.entries(answers)) {
      browser.fill(texts[key]?.label ?? key, answer);
    }
    await browser.press(forms.buttons['get-involved'].submit);
  },
};

const shownReference = ({ page }: PlainBrowser) =>
  page.document.querySelector('.sent-reference strong')?.textContent;

function expectForm({ page }: PlainBrowser, language: Language): void {
  expect(page.document.body.textContent).toContain(contentOf(language).forms.noConfirmation);
  expect(page.document.querySelector('main form')).not.toBeNull();
  expect(page.document.body.textContent).not.toMatch(/WW-/);
}

const sent = languages.flatMap((language) =>
  Object.entries(forms).map(([form, send]) => ({ form, language, send })),
);

describe('confirmation after sending', () => {
  it.each(sent)(
    'shows the confirmation of $form ($language) only to its sender, at a neutral URL',
    async ({ form, language, send }) => {
      const browser = new PlainBrowser();
      const { title } = (await browser.goTo(localizePath(language, form))).document;
      await send(browser, language);
      const number = shownReference(browser);
      expect(number).toMatch(reference);
      const path = localizePath(language, form.replace(/\?.*/, ''));
      expect(browser.page.path).toBe(`${path}?sent`);
      expect(browser.page.document.title).toBe(title);
      await browser.goTo(browser.page.path);
      expect(shownReference(browser)).toBe(number);
      const main = browser.page.document.querySelector('main');
      if (form === '/membership-assistance') {
        expect(main?.textContent).toContain(contentOf(language).forms.danger.text);
      }
      if (form.startsWith('/donate')) {
        expect(main?.querySelector('a[href*="amount=75"]')).not.toBeNull();
      }
      const other = new PlainBrowser();
      await other.goTo(`${path}?sent`);
      expectForm(other, language);
    },
  );

  it('disappears from the browser when the visitor leaves quickly', async () => {
    const browser = new PlainBrowser();
    await browser.goTo('/contact');
    await forms['/contact']?.(browser, 'en');
    expect(shownReference(browser)).toMatch(reference);
    const left = await browser.fetch('/leave');
    expect(left.status).toBe(303);
    expect([...browser.cookies.keys()]).toEqual([]);
    await browser.goTo('/contact?sent');
    expectForm(browser, 'en');
  });
});

it('shows the form and one sentence when the confirmation URL is invented', async () => {
  const browser = new PlainBrowser();
  for (const language of languages) {
    for (const form of ['/membership-assistance', '/contact', '/donate', '/get-started']) {
      await browser.goTo(`${localizePath(language, form)}?sent=WW-AAAA-AAAA&help=now`);
      expectForm(browser, language);
    }
  }
});
