// Parts of Spanish pages that appear later or only for some visitors contain no English sentence: the cookie card,
// the ticker, the chat, dialogs, toasts, and field problems.
import type { Page } from '@playwright/test';
import { contentOf } from '#content/all';
import { extractVisibleText, findEnglishSentences } from '../english';
import { expect, simulateReturningVisitor, test, waitForHydration } from './site-test';

const spanish = contentOf('es');
const { assistant, cookieCard, fields, forms, getStarted, ticker, toasts } = spanish;

/** Place names are not translated. */
const places = ticker.entries.map(({ location }) => location);
const says = async (page: Page) =>
  findEnglishSentences(extractVisibleText(await page.content()), places);
const notice = (page: Page) => page.getByRole('region', { name: toasts.region });

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitForHydration(page);
}

test('shows the cookie card and the ticker in Spanish on a first visit', async ({ page }) => {
  await page.clock.install();
  await open(page, '/es/about');
  await page.clock.runFor(10_000);
  const card = page.getByRole('region', { name: cookieCard.title });
  await card.getByText(cookieCard.choose).click();
  await expect(card.getByText(cookieCard.categories.marketing.text)).toBeVisible();
  expect(await says(page)).toEqual([]);
  await card.getByRole('button', { name: cookieCard.essentialOnly }).click();
  await page.clock.runFor(2_000);
  const gifts = page.getByRole('region', { name: ticker.label });
  await expect(gifts).toContainText(ticker.donate);
  expect(await says(page)).toEqual([]);
});

test('changes the language of an open chat without moving the focus', async ({ page, context }) => {
  await simulateReturningVisitor(context);
  await open(page, '/about');
  await page.locator('.chat-launcher').click();
  await expect(page.locator('#chat-question')).toBeFocused();
  await page.getByRole('banner').getByRole('link', { name: 'Español' }).click();
  const panel = page.getByRole('dialog', { name: assistant.name });
  await expect(panel).toContainText(assistant.greeting);
  await expect(page.getByRole('banner').getByRole('link', { name: 'English' })).toBeFocused();
});

/** The first sentence of an error, before the phone numbers that become links. */
const _beginOf = (text: string) => text.split('.')[0] ?? '';

test('shows dialogs and field problems in Spanish', async ({ page, context }) => {
  await simulateReturningVisitor(context);
  await open(page, '/es/get-started?type=media-partner');
  const texts = fields.getInvolved['media-partner'];
  await page.getByLabel(texts.website.label).fill('ninguno');
  await page.getByRole('button', { name: forms.buttons['get-involved'].submit }).click();
  await expect(page.getByLabel(texts.website.label)).toHaveAccessibleDescription(
    spanish.fieldProblems.url,
  );
  expect(await says(page), 'an address').toEqual([]);
  await page.getByRole('button', { name: getStarted.change.button }).click();
  await page.getByRole('radio', { name: spanish.vocabularies.formTypes.donate }).click();
  await expect(page.getByRole('status')).toContainText(getStarted.change.cleared);
  expect(await says(page), 'a change of the form').toEqual([]);

  await open(page, '/es/donate');
  for (const typed of ['2000000', '10.005', '0.5']) {
    await page.locator('[name=amount]').fill(typed);
    await page.getByRole('button', { name: forms.buttons.donation.submit }).click();
    await expect(page.locator('[name=amount]')).toHaveAttribute('aria-invalid', 'true');
    expect(await says(page), typed).toEqual([]);
  }
  await expect(notice(page)).toContainText(toasts.messages.donationIncomplete.title);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacidad' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(spanish.donate.leave.title);
  expect(await says(page), 'leaving').toEqual([]);
  await dialog.getByRole('button', { name: spanish.donate.leave.leave }).click();
  await expect(page).toHaveURL('/es/privacy');

  await open(page, '/es/contact');
  const message = page.getByRole('textbox', { name: fields.contact.message.label });
  await message.fill('x'.repeat(5003));
  await page.getByRole('button', { name: forms.buttons.contact.submit }).click();
  await expect(message).toHaveAccessibleDescription(/5,?000/);
  expect(await says(page), 'too long').toEqual([]);
});

test('shows events in Spanish, and marks those that staff have not translated', async ({
  page,
  request,
  context,
}) => {
  await simulateReturningVisitor(context);
  type Event = { title: string; translatedTitle: string; eventDate: string };
  const events: Event[] = await (await request.get('/api/public-events?upcoming=true')).json();
  const translated = events.find(({ translatedTitle }) => translatedTitle !== '');
  const original = events.find(({ translatedTitle }) => translatedTitle === '');
  await open(page, '/es/events');
  const card = page.locator('.event-card', { hasText: translated?.translatedTitle ?? '' }).first();
  const title = card.getByRole('heading', { name: translated?.translatedTitle ?? '' });
  await expect(title).not.toHaveAttribute('lang');
  await expect(card).not.toContainText('solo está en inglés');
  await expect(card.locator('.kicker')).not.toHaveAttribute('lang');
  await expect(card.getByRole('definition').nth(1)).toHaveText(
    /^\d+:\d\d a\.m\. - \d+:\d\d [ap]\.m\.$/,
  );
  const fallback = page.locator('.event-card', { hasText: original?.title ?? '' }).first();
  await expect(fallback.getByRole('heading')).toHaveAttribute('lang', 'en');
  await expect(fallback).toContainText('solo está en inglés');
  await open(page, '/events');
  await expect(page.getByRole('heading', { name: translated?.title ?? '' })).not.toHaveAttribute(
    'lang',
  );
});
