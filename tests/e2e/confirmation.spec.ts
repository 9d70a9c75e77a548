// The confirmation after sending a form, with scripts. tests/pages/confirmation.test.ts tests every form without
// scripts.
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { contentOf } from '#content/all';
import type { Language } from '#content/languages';
import {
  expect,
  navigate,
  reference,
  simulateReturningVisitor,
  test,
  waitForHydration,
} from './site-test';

/** Fills in and sends one form. */
const forms: Record<string, (page: Page) => Promise<void>> = {
  async '/es/membership-assistance'(page) {
    const { fields, forms } = contentOf('es');
    const { assistance } = fields;
    const goOn = page.getByRole('button', { name: forms.next });
    await page.getByLabel(assistance.homeSafety.options['NOT SAFE'], { exact: true }).check();
    await goOn.click();
    await page.getByLabel(assistance.firstName.label).fill('Rosa');
    await page.getByLabel(assistance.lastName.label).fill('Diaz');
    await page.getByRole('textbox', { name: assistance.email.label }).fill('rosa@example.org');
    await page.getByLabel(assistance.phone.label).fill('804-555-0177');
    await page.getByLabel(assistance.location.label).fill('Richmond, VA');
    await goOn.click();
    await page.getByLabel(assistance.hearAbout.label).fill('The library');
    await page.getByRole('button', { name: forms.buttons.assistance.submit }).click();
  },
  '/contact': writeMessage,
};

async function writeMessage(page: Page): Promise<void> {
  const { fields, forms } = contentOf('en');
  await page.getByLabel(fields.contact.name.label).fill('Ana');
  await page.getByLabel(fields.contact.email.label).fill('ana@example.org');
  await page.getByLabel(fields.contact.subject.label).fill('Hours');
  await page.getByRole('textbox', { name: fields.contact.message.label }).fill('Open today?');
  await page.getByRole('button', { name: forms.buttons.contact.submit }).click();
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
}

for (const [address, send] of Object.entries(forms)) {
  test(`shows the confirmation of ${address} only to its sender, at a neutral address`, async ({
    page,
    context,
    browser,
  }) => {
    const language = address.startsWith('/es') ? 'es' : 'en';
    await simulateReturningVisitor(context);
    await page.goto(address);
    await waitForHydration(page);
    const title = await page.title();
    await send(page);
    const number = page.locator('.sent-reference strong');
    await expect(number).toHaveText(reference);
    const sent = await number.textContent();
    await expect(page).toHaveURL(`${address}?sent`);
    await expect(page).toHaveTitle(title);
    await page.reload();
    await expect(number).toHaveText(sent ?? '');
    if (language === 'es') {
      await expect(page.getByText(contentOf(language).forms.danger.text)).toBeVisible();
    }
    await elsewhere(browser, page.url(), language);
  });
}

test('keeps the chat button clear of the confirmation on a phone and a tablet', async ({
  page,
  context,
}) => {
  await simulateReturningVisitor(context);
  await page.goto('/contact');
  await waitForHydration(page);
  await writeMessage(page);
  await expect(page.locator('.sent-panel')).toBeVisible();
  for (const width of [390, 768, 1024]) {
    await page.setViewportSize({ width, height: 700 });
    const overlaps = await page.evaluate(() => {
      const box = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
      const found: number[] = [];
      for (let top = 0; top < document.body.scrollHeight; top += 50) {
        scrollTo({ top, behavior: 'instant' });
        const [panel, chat] = [box('.sent-panel'), box('.chat-launcher')];
        if (panel === undefined || chat === undefined) throw new Error('Nothing to compare.');
        const isApart =
          chat.left >= panel.right || chat.top >= panel.bottom || chat.bottom <= panel.top;
        if (!isApart) found.push(top);
      }
      return found;
    });
    expect(overlaps, `${width} px`).toEqual([]);
  }
});

test('deletes the confirmation from the browser when a visitor leaves quickly', async ({
  page,
  context,
  complaints,
}) => {
  complaints.expectSome(/www\.google\.com|localStorage/);
  await simulateReturningVisitor(context);
  await page.route('https://www.google.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>Weather</h1>' }),
  );
  await page.goto('/contact');
  await waitForHydration(page);
  await writeMessage(page);
  await expect(page.getByText(reference)).toBeVisible();
  const leaving = page.waitForRequest(/^https:\/\/www\.google\.com\/search/);
  await page.getByRole('link', { name: contentOf('en').navigation.quickExit.label }).click();
  await leaving;
  await expect.poll(() => confirmationCookies(context)).toEqual([]);
  await page.goto('/contact?sent');
  await expectForm(page, 'en');
});

async function confirmationCookies(context: BrowserContext): Promise<string[]> {
  const cookies = await context.cookies();
  return cookies.map(({ name }) => name).filter((name) => name.includes('confirmation'));
}

test('shows the confirmation again on Back, and the form once the cookie is gone', async ({
  page,
  context,
}) => {
  await simulateReturningVisitor(context);
  await page.goto('/contact');
  await waitForHydration(page);
  await writeMessage(page);
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
