// What tests of a whole office share: an owner's calls, and the ways from one screen to another.
import type { APIRequestContext, Page } from '@playwright/test';
import { expect } from './site-test';
import { unique } from './staff-pages';

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
type Call = Awaited<ReturnType<typeof sessionOf>>;

export async function goTo(page: Page, path: string): Promise<void> {
  await page.getByRole('navigation').locator(`a[href="${path}"]`).first().click();
  await expect(page).toHaveURL(new RegExp(`${path}$`));
}

export async function closeDialog(page: Page): Promise<void> {
  // Escape would take a toast first.
  await page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
}

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
