// What the tests of a whole office share: an owner's calls, case workers in browsers of their own, and the ways
// from one screen to another.
import type { APIRequestContext, Browser, Page } from '@playwright/test';
import { expect } from './site-test';
import { signIn, unique } from './staff-pages';

export type Row = { id: number; version: number; [field: string]: unknown };
type Write = { path: string; method: string; id: number };
export type Worker = { page: Page; name: string; writes: Write[]; troubles: string[] };

const password = 'walnut gravel ombre tide';

export async function sessionOf(request: APIRequestContext, base: string, account: object) {
  const login = await request.post(`${base}/api/admin/login`, { data: account });
  expect(login.ok(), await login.text()).toBe(true);
  const { token } = await login.json();
  return async (path: string, data?: object) => {
    const headers = { 'X-CSRF-Token': token, Origin: base, 'Idempotency-Key': unique('key') };
    const response =
      data === undefined
        ? await request.get(`${base}${path}`)
        : await request.post(`${base}${path}`, { data, headers });
    expect(response.ok(), `${path} ${await response.text()}`).toBe(true);
    return response.json();
  };
}
export type Call = Awaited<ReturnType<typeof sessionOf>>;

/** A case worker with an account of their own, whose browser remembers what it has written. */
export async function workerNamed(browser: Browser, base: string, name: string, asOwner: Call) {
  const { path } = await asOwner('/api/accounts', { username: name, role: 'case-worker' });
  const context = await browser.newContext({ baseURL: base });
  const account = { username: name, password };
  const token = path.split('#')[1];
  await context.request.post('/api/admin/welcome', { data: { token, password } });
  const page = await context.newPage();
  const worker: Worker = { page, name, writes: [], troubles: [] };
  page.on('pageerror', (error) => worker.troubles.push(error.message));
  page.on('response', async (response) => {
    const method = response.request().method();
    const { pathname } = new URL(response.url());
    if (!/^\/api\/(?!live|admin)/.test(pathname) || method === 'GET') return;
    if (response.status() >= 500) worker.troubles.push(`${method} ${pathname}`);
    if (!response.ok()) return;
    const row: unknown = await response.json();
    const id = (row as Partial<Row> | null)?.id;
    if (id !== undefined) worker.writes.push({ path: pathname, method, id });
  });
  await signIn(page, '/admin/dashboard', { account });
  return worker;
}

/** Ctrl K, the name, Enter. */
export async function find(page: Page, name: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: /^Find people/ }).fill(name);
  const chosen = page.getByRole('option', { selected: true });
  await expect(chosen).toContainText(name);
  await page.keyboard.press('Enter');
}

export async function openCase(page: Page, name: string): Promise<void> {
  await find(page, name);
  await expect(page.locator('h1')).toContainText(name);
}

export async function goTo(page: Page, path: string): Promise<void> {
  await page.getByRole('navigation').locator(`a[href="${path}"]`).first().click();
  await expect(page).toHaveURL(new RegExp(`${path}$`));
}

export async function closeDialog(page: Page): Promise<void> {
  // Escape would take a toast first.
  await page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
}

export const conflict = (page: Page) =>
  page.getByRole('dialog', { name: 'Somebody else changed this meanwhile' });
export const composer = (page: Page) => page.getByRole('region', { name: 'Add to this case' });
/** What is to be added: its chip, not an option of the same name. */
export const addWhat = (page: Page, kind: string) =>
  composer(page).locator('label.chip').filter({ hasText: kind }).click();
export const entry = (page: Page, name: string) =>
  page.getByRole('list', { name: 'This list' }).getByRole('listitem').filter({ hasText: name });
export const happened = (page: Page) => page.getByRole('list', { name: 'What happened' });

/** The reference of a new case. */
export async function takeIn(asOwner: Call, lastName: string): Promise<string> {
  const { reference } = await asOwner('/api/members', {
    ...{ firstName: 'Ana', lastName, email: '', phone: '804-555-0171', age: 40 },
    ...{ householdSize: 2, address: '1 Sample Street', city: 'Richmond', state: 'VA' },
    ...{ zipCode: '23220', serviceRegion: 'richmond-metro', referralSource: 'Other' },
    ...{ programAreas: ['Food & Nutrition'], priority: 'low', tags: [] },
  });
  return reference;
}

export async function writeTo(context: APIRequestContext, name: string): Promise<void> {
  const email = `${name.toLowerCase()}@example.org`;
  const data = { name, email, subject: `About ${name}`, message: 'When are you open?' };
  expect((await context.post('/api/contacts', { data })).ok()).toBe(true);
}
