// The confirmation after sending: shown to the browser that sent the form, under an address and a title that say
// nothing of the answers.
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { contentOf } from '#content/all';
import type { Language } from '#content/languages';
import {
  answerAsVolunteer,
  expect,
  hydrated,
  navigate,
  reference,
  returningVisitor,
  test,
} from './site-test';

const languages: readonly Language[] = ['en', 'es'];

/** Fills in and sends one form, with scripts or without. */
const forms: Record<string, (page: Page, language: Language) => Promise<void>> = {
  async '/membership-assistance'(page, language) {
    const { fields, forms } = contentOf(language);
    const { assistance } = fields;
    await page.getByLabel(assistance.homeSafety.options['NOT SAFE'], { exact: true }).check();
    await goOn(page, forms.next);
    await page.getByLabel(assistance.firstName.label).fill('Rosa');
    await page.getByLabel(assistance.lastName.label).fill('Diaz');
    await page.getByRole('textbox', { name: assistance.email.label }).fill('rosa@example.org');
    await page.getByLabel(assistance.phone.label).fill('804-555-0177');
    await page.getByLabel(assistance.location.label).fill('Richmond, VA');
    await goOn(page, forms.next);
    await page.getByLabel(assistance.hearAbout.label).fill('The library');
    await page.getByRole('button', { name: forms.buttons.assistance.submit }).click();
  },
  async '/contact'(page, language) {
    const { fields, forms } = contentOf(language);
    await page.getByLabel(fields.contact.name.label).fill('Ana');
    await page.getByLabel(fields.contact.email.label).fill('ana@example.org');
    await page.getByLabel(fields.contact.subject.label).fill('Hours');
    await page
      .getByRole('textbox', { name: fields.contact.message.label })
      .fill('Are you open today?');
    await page.getByRole('button', { name: forms.buttons.contact.submit }).click();
  },
  async '/donate'(page, language) {
    const { fields, forms } = contentOf(language);
    await page.locator('input[name=amount]').fill('75');
    await page.getByLabel(fields.donation.donorName.label).fill('Ana');
    await page.getByLabel(fields.donation.email.label).fill('ana@example.org');
    await page.getByRole('button', { name: forms.buttons.donation.submit }).click();
  },
  async '/get-started?type=volunteer'(page, language) {
    const { fields, forms } = contentOf(language);
    const { volunteer } = fields.getInvolved;
    if (language === 'en') await answerAsVolunteer(page, 'Sent');
    else {
      const texts: Record<string, { label: string }> = volunteer;
      const answers = { firstName: 'Maya', lastName: 'Sent', email: 'maya@example.org' };
      const more = { phone: '804-555-0123', location: 'Richmond', bestTimes: 'Sábados' };
      for (const [key, answer] of Object.entries({ ...answers, ...more, hearAbout: 'Amiga' })) {
        await page.getByLabel(texts[key]?.label ?? '').fill(answer);
      }
    }
    await page.getByRole('button', { name: forms.buttons['get-involved'].submit }).click();
  },
};

/** Without scripts all steps stand below one another. */
async function goOn(page: Page, next: string): Promise<void> {
  const button = page.getByRole('button', { name: next });
  if (await button.isVisible()) await button.click();
}

async function elsewhere(browser: Browser, address: string, language: Language): Promise<void> {
  const other = await browser.newContext({ javaScriptEnabled: false });
  const page = await other.newPage();
  await page.goto(address);
  await expectForm(page, language);
  await other.close();
}

async function expectForm(page: Page, language: Language): Promise<void> {
  await expect(page.getByText(contentOf(language).forms.noConfirmation)).toBeVisible();
  await expect(page.locator('main form')).toBeVisible();
  await expect(page.getByText(reference)).toHaveCount(0);
  await expect(page.getByText('WW-AAAA-AAAA')).toHaveCount(0);
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    for (const language of languages) {
      for (const [form, send] of Object.entries(forms)) {
        test(`the confirmation of ${form} (${language}) is shown to its sender alone, at a neutral address`, async ({
          page,
          context,
          browser,
        }) => {
          await returningVisitor(context);
          await page.goto(language === 'en' ? form : `/es${form}`);
          if (javaScriptEnabled) await hydrated(page);
          const title = await page.title();
          await send(page, language);
          const number = page.locator('.sent-reference strong');
          await expect(number).toHaveText(reference);
          const sent = await number.textContent();
          const [path = ''] = form.split('?');
          const address = `${language === 'en' ? '' : '/es'}${path}?sent`;
          await expect(page).toHaveURL(address);
          await expect(page).toHaveTitle(title);
          await page.reload();
          await expect(number).toHaveText(sent ?? '');
          if (path === '/membership-assistance') {
            await expect(page.getByText(contentOf(language).forms.danger.text)).toBeVisible();
          }
          if (path === '/donate') {
            await expect(page.locator('main a[href*="amount=75"]')).toBeVisible();
          }
          await elsewhere(browser, page.url(), language);
        });
      }
    }

    test('an invented confirmation shows the form and one sentence', async ({ page }) => {
      for (const language of languages) {
        for (const form of ['/membership-assistance', '/contact', '/donate', '/get-started']) {
          const path = language === 'en' ? form : `/es${form}`;
          await page.goto(`${path}?sent=WW-AAAA-AAAA&help=now`);
          await expectForm(page, language);
        }
      }
    });

    test('"Leave quickly" takes the confirmation from the browser', async ({
      page,
      context,
      complaints,
    }) => {
      // Without scripts the browser follows a redirect, which no test can answer.
      complaints.expectSome(/www\.google\.com|localStorage/);
      await returningVisitor(context);
      await page.route('https://www.google.com/**', (route) =>
        route.fulfill({ contentType: 'text/html', body: '<h1>Weather</h1>' }),
      );
      await page.goto('/contact');
      if (javaScriptEnabled) await hydrated(page);
      await forms['/contact']?.(page, 'en');
      await expect(page.getByText(reference)).toBeVisible();
      const leaving = page.waitForRequest(/^https:\/\/www\.google\.com\/search/);
      await page.getByRole('link', { name: contentOf('en').navigation.quickExit.label }).click();
      await leaving;
      await expect.poll(() => confirmationCookies(context)).toEqual([]);
      await page.goto('/contact?sent');
      await expectForm(page, 'en');
    });
  });
}

async function confirmationCookies(context: BrowserContext): Promise<string[]> {
  const cookies = await context.cookies();
  return cookies.map(({ name }) => name).filter((name) => name.includes('confirmation'));
}

test('the confirmation leaves a screen that stays open for 30 minutes', async ({
  page,
  context,
}) => {
  await returningVisitor(context);
  await page.clock.install();
  await page.goto('/contact');
  await hydrated(page);
  await forms['/contact']?.(page, 'en');
  await expect(page.getByText(reference)).toBeVisible();
  await page.clock.fastForward('30:01');
  await expectForm(page, 'en');
});

test('Back shows the confirmation within 30 minutes, and the form once the cookie is gone', async ({
  page,
  context,
}) => {
  await returningVisitor(context);
  await page.goto('/contact');
  await hydrated(page);
  await forms['/contact']?.(page, 'en');
  await expect(page.getByText(reference)).toBeVisible();
  await expect(page).toHaveURL('/contact?sent');
  await navigate(page, '/about');
  await page.goBack();
  await expect(page.getByText(reference)).toBeVisible();
  await navigate(page, '/about');
  await context.clearCookies();
  await page.goBack();
  await expectForm(page, 'en');
});
