// Tests the newsletter without scripts: signing up in the footer, confirming, and unsubscribing.
import { expect, inject, it } from 'vitest';
import { contentOf } from '#content/all';
import { type Language, localizePath } from '#content/languages';
import {
  createNetworkHeaders,
  createUniqueName,
  PlainBrowser,
  readStoredRows,
} from './plain-browser';

const site = inject('site');
const languages: readonly Language[] = ['en', 'es'];
const title = ({ page }: PlainBrowser) => page.document.querySelector('h1')?.textContent;

/** The path of the link in the newest mail to the address; a demo shows its mail in the outbox. */
async function linkIn(address: string): Promise<string> {
  const rows = await readStoredRows(`/api/outbox?search=${encodeURIComponent(address)}`);
  const [mail] = rows as unknown as { text: { text: string } }[];
  return /\/\S*newsletter\/\S+/.exec(mail?.text.text ?? '')?.[0] ?? expect.unreachable();
}

it.each(languages)('signs up in the footer and confirms by a button (%s)', async (language) => {
  const { navigation, newsletter } = contentOf(language);
  const { signUp } = navigation.footer;
  const email = `${createUniqueName().toLowerCase()}@example.org`;
  const browser = new PlainBrowser();
  await browser.goTo(localizePath(language, '/about'));
  browser.fill(signUp.label, email);
  await browser.press(signUp.button, 'contentinfo');
  expect(browser.page.path).toBe(`${localizePath(language, '/newsletter')}?sent`);
  browser.page.getByText(newsletter.sent.title);
  const states = async (state: string) =>
    readStoredRows(`/api/newsletters?state=${state}&search=${encodeURIComponent(email)}`);
  const path = new URL(await linkIn(email), site).pathname;
  expect(path.startsWith(localizePath(language, '/newsletter/confirm/'))).toBe(true);
  await browser.goTo(path);
  expect(title(browser)).toBe(newsletter.confirm.title);
  // Reading the page, as mail scanners do, changed nothing.
  expect(await states('confirmed')).toEqual([]);
  await browser.press(newsletter.confirm.button);
  expect(title(browser)).toBe(newsletter.confirm.done.title);
  expect(await states('confirmed')).toMatchObject([{ email, language }]);
});

it('shows the problem beside the address and keeps what was typed', async () => {
  const { newsletter } = contentOf('en');
  const response = await fetch(`${site}/newsletter`, {
    method: 'POST',
    headers: createNetworkHeaders(),
    body: new URLSearchParams({ email: 'not an address' }),
  });
  expect(response.status).toBe(422);
  const html = await response.text();
  expect(html).toContain(newsletter.problems.email);
  expect(html).toContain('value="not an address"');
});

it('keeps the token of a link from other sites, caches, and search engines', async () => {
  const response = await fetch(`${site}/newsletter/unsubscribe/some-token`);
  expect(response.status).toBe(200);
  expect(response.headers.get('referrer-policy')).toBe('no-referrer');
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(response.headers.get('x-robots-tag')).toBe('noindex');
});

it.each([
  ['a mail program', {}],
  ['a page that hides its address', { Origin: 'null' }],
  ['a mail program in a browser', { Origin: 'https://mail.example.com' }],
])('accepts a one-click post from %s, and answers without a redirect', async (_, headers) => {
  const response = await fetch(`${site}/es/newsletter/unsubscribe/unknown-token`, {
    method: 'POST',
    headers: { ...createNetworkHeaders(), ...headers },
    body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
    redirect: 'manual',
  });
  expect(response.status).toBe(404);
  expect(await response.text()).toContain(contentOf('es').newsletter.unknown.title);
});
