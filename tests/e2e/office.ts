// Helpers for tests with several staff members: API calls of the owner, case workers with their own browsers, and
// navigation between screens.
import type { APIRequestContext, Browser, Page } from '@playwright/test';
import { owner, startOwnServer } from './own-server';
import { expect, test } from './site-test';
import { maxRetries, signIn, unique } from './staff-pages';

export type Row = { id: number; version: number; [field: string]: unknown };
type Write = { path: string; method: string; id: number };
export type Worker = { page: Page; name: string; writes: Write[]; troubles: string[] };

/** Timeout for busy machines. */
const patienceMs = 45_000;
export const expectSlowly = expect.configure({ timeout: patienceMs });

const password = 'walnut gravel ombre tide';

export async function openSession(request: APIRequestContext, base: string, account: object) {
  const login = await request.post(`${base}/api/admin/login`, { data: account, maxRetries });
  expect(login.ok(), await login.text()).toBe(true);
  const { token } = await login.json();
  return callsWith(request, base, token);
}

/** API calls with the session of this page. */
export async function createCalls(page: Page) {
  const token = await page.evaluate(() => localStorage.getItem('wwi_admin_token') ?? '');
  return callsWith(page.context().request, new URL(page.url()).origin, token);
}

function callsWith(request: APIRequestContext, base: string, token: string) {
  return async (path: string, data?: object) => {
    const headers = { 'X-CSRF-Token': token, Origin: base, 'Idempotency-Key': unique('key') };
    const response = await request.fetch(`${base}${path}`, {
      ...{ headers, maxRetries, method: data === undefined ? 'GET' : 'POST' },
      ...(data === undefined ? {} : { data }),
    });
    expect(response.ok(), `${path} ${await response.text()}`).toBe(true);
    return response.json();
  };
}
export type Call = ReturnType<typeof callsWith>;

/** Starts a server for one test file, with the owner signed in, so that no other test adds rows. */
export function startOwnOffice(hour?: number) {
  let site: Awaited<ReturnType<typeof startOwnServer>>;
  let call: Call;
  // The server is undefined until beforeAll has run.
  test.use({ baseURL: async ({ baseURL }, use) => use(site?.base ?? baseURL) });
  test.beforeAll(async ({ browser }) => {
    site = await startOwnServer(hour);
    const { request } = await browser.newContext();
    call = await openSession(request, site.base, owner);
  });
  test.afterAll(() => site.stop());
  return {
    asOwner: (path: string, data?: object) => call(path, data),
    elsewhere: (browser: Browser) => browser.newContext({ baseURL: site.base }),
    desk: (page: Page, to: string | (() => Promise<string>)) =>
      signIn(page, to, { account: owner }),
  };
}

/** Creates a case worker who has accepted the invitation. */
export async function createAccount(request: APIRequestContext, username: string, asOwner: Call) {
  const { path } = await asOwner('/api/accounts', { username, role: 'case-worker' });
  const token = path.split('#')[1];
  await request.post('/api/admin/welcome', { data: { token, password } });
  return { username, password };
}

/** Creates a case worker with their own account and browser, and records the writes of the browser. */
export async function createWorker(browser: Browser, base: string, name: string, asOwner: Call) {
  const context = await browser.newContext({
    ...{ baseURL: base, reducedMotion: 'reduce' as const },
    viewport: { width: 1280, height: 720 },
  });
  const account = await createAccount(context.request, name, asOwner);
  const page = await context.newPage();
  page.setDefaultTimeout(patienceMs);
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

/** Opens a person with the quick find (Ctrl+K). */
export async function findPerson(page: Page, name: string): Promise<void> {
  await page.keyboard.press('Control+k');
  const box = page.getByRole('combobox', { name: /^Find people/ });
  await box.fill(name);
  const chosen = page.getByRole('option', { selected: true }).filter({ hasText: name });
  // An exact single match opens immediately, so the box may be closed already.
  await expectSlowly
    .poll(async () => (await box.isHidden()) || (await chosen.count()) > 0)
    .toBe(true);
  if (await box.isVisible()) await page.keyboard.press('Enter');
}

export async function openCase(page: Page, name: string): Promise<void> {
  const title = page.locator('h1');
  // Skip the search when the case is open already.
  if (!(await title.textContent())?.includes(name)) await findPerson(page, name);
  await expectSlowly(title).toContainText(name);
}

export async function openScreen(page: Page, path: string): Promise<void> {
  await page.getByRole('navigation').locator(`a[href="${path}"]`).first().click();
  await expectSlowly(page).toHaveURL(new RegExp(`${path}$`));
}

export async function closeDialog(page: Page): Promise<void> {
  // Do not press Escape: it would close a toast first.
  await page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).click();
  await expectSlowly(page.getByRole('dialog')).toBeHidden();
}

export const getConflictDialog = (page: Page) => page.getByRole('dialog', { name: /^Not changed/ });
export const getComposer = (page: Page) => page.getByRole('region', { name: 'Add to this case' });
/** Chooses the kind of entry by its chip, because an option may have the same name. */
export const chooseEntryKind = (page: Page, kind: string) =>
  getComposer(page).locator('label.staff-chip').filter({ hasText: kind }).click();
export const getDayEntry = (page: Page, name: string) =>
  page.getByRole('list', { name: 'This list' }).getByRole('listitem').filter({ hasText: name });
export const getTimelineList = (page: Page) => page.getByRole('list', { name: 'What happened' });

export type CreatedCase = { id: number; reference: string; lastName: string };

/** Creates a case. */
export function createCase(
  call: Call,
  lastName: string,
  tags: readonly string[] = [],
  assignedTo: string | null = null,
): Promise<CreatedCase> {
  return call('/api/members', {
    ...{ firstName: 'Ana', lastName, email: '', phone: '804-555-0171', age: 40 },
    ...{ householdSize: 2, address: '1 Sample Street', city: 'Richmond', state: 'VA' },
    ...{ zipCode: '23220', serviceRegion: 'richmond-metro', referralSource: 'Other' },
    ...{ programAreas: ['Food & Nutrition'], priority: 'low', tags },
    // Unassigned cases appear among the new applicants in My day.
    assignedTo,
  });
}

export async function writeTo(context: APIRequestContext, name: string): Promise<void> {
  const email = `${name.toLowerCase()}@example.org`;
  const data = { name, email, subject: `About ${name}`, message: 'When are you open?' };
  expect((await context.post('/api/contacts', { data, maxRetries })).ok()).toBe(true);
}

/** Letters for random words that no other name starts with, so that a short search finds one person. */
const letters = 'bcdfghjklmnpqrstvwxz';
export const createRandomWord = () =>
  Array.from({ length: 6 }, () => letters[Math.floor(Math.random() * 20)]).join('');
