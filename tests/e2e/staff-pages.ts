// Helpers for tests of the staff area: sign-in, navigation, and test data.
import {
  type APIRequestContext,
  type Browser,
  type BrowserContext,
  expect,
  type Page,
} from '@playwright/test';
import { navigate } from './site-test';

export { createUniqueName as unique } from './site-test';

export const demoCredentials = { username: 'admin', password: 'wondrous-demo' };

type Desk = {
  /** True to receive live updates. Most tests need none. */
  isLive?: boolean;
  /** True for a separate session, like another device. */
  isApart?: boolean;
  account?: typeof demoCredentials;
};

type Session = {
  token: string;
  cookies: Awaited<ReturnType<BrowserContext['cookies']>>;
  at: number;
};
const sessions = new Map<string, Session>();
/** Like a browser, retries when a keep-alive connection was just closed. */
export const maxRetries = 2;
/** Shorter than the time after which an export asks for the password again. */
const sessionAgeMs = 5 * 60_000;

/** Shares a session between the tests of a worker, because password hashing is slow on purpose. */
async function sessionOf(
  context: BrowserContext,
  account: typeof demoCredentials,
  isApart: boolean,
): Promise<Session> {
  const kept = isApart ? undefined : sessions.get(account.username);
  if (kept !== undefined && Date.now() - kept.at < sessionAgeMs) {
    await context.addCookies(kept.cookies);
    if ((await context.request.get('/api/admin/session', { maxRetries })).ok()) return kept;
  }
  const response = await context.request.post('/api/admin/login', { data: account, maxRetries });
  const { token } = await response.json();
  const session = { token, cookies: await context.cookies(), at: Date.now() };
  if (!isApart) sessions.set(account.username, session);
  return session;
}

/**
 * Turns live updates off by holding the lock of the listening tab. Intercepting the requests instead would disable
 * the browser's cache.
 */
function listenElsewhere(): void {
  void navigator.locks.request('wwi-staff-live', () => new Promise(() => {}));
}

/** Signs in through the API. The login screen has its own tests. */
export async function signIn(
  page: Page,
  to: string | (() => Promise<string>) = '/admin/dashboard',
  { isLive = false, isApart = false, account = demoCredentials }: Desk = {},
): Promise<void> {
  if (!isLive) await page.addInitScript(listenElsewhere);
  const { token } = await sessionOf(page.context(), account, isApart);
  await page.goto('/robots.txt');
  await page.evaluate((value) => localStorage.setItem('wwi_admin_token', value), token);
  // Resolve the path before loading a screen, to save one page load.
  const path = typeof to === 'string' ? to : await to();
  await page.goto(path);
  // Find h1 by element, because an open dialog hides it from role queries.
  await expect(page.locator('h1')).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${path.replace(/[.?+]/g, '\\$&')}$`));
}

/** Signs in, opens the case of this person, and returns its id. */
export async function signInToCase(page: Page, lastName: string): Promise<number> {
  await signIn(page, async () => `/admin/member-profile/${await findMemberId(page, lastName)}`);
  await waitForData(page);
  return findMemberId(page, lastName);
}

/** Waits until all data of a screen has loaded. */
export async function waitForData(page: Page): Promise<void> {
  // A dialog hides the heading from assistive technology, but it stays visible.
  await expect(page.locator('h1')).toBeVisible();
  await page.waitForLoadState('networkidle');
  // Navigation within the app does not affect the load state, so wait for skeletons too.
  await expect(page.locator('.skeleton, [aria-busy=true]')).toHaveCount(0);
}

/** Navigates to another screen within the app. */
export async function visit(page: Page, path: string): Promise<void> {
  const here = new URL(page.url());
  if (new URL(path, here).pathname === here.pathname) {
    await page.goto(path);
    return;
  }
  await page.locator('h1').evaluate((heading) => heading.setAttribute('data-left', ''));
  await navigate(page, path);
  // The URL changes before the screen does.
  await expect(page.locator('h1[data-left]')).toHaveCount(0);
  await expect(page.locator('h1')).toBeVisible();
}

/** Expects a line in the activity of the dashboard, and loads more entries until it appears. */
export async function expectActivity(page: Page, line: string): Promise<void> {
  const activity = page.getByRole('region', { name: 'Recent System Activity' });
  await expect(activity.getByRole('listitem').first()).toBeVisible();
  const found = activity.getByText(line).first();
  while (!(await found.isVisible())) {
    const shown = await activity.getByRole('listitem').count();
    await activity.getByRole('button', { name: 'Show more' }).click();
    await expect(activity.getByRole('listitem').nth(shown)).toBeVisible();
  }
}

/** Finds a text field by its exact name, because "Ethnicity" contains "city". */
export function getField(page: Page, name: string) {
  return page.getByRole('textbox', { name, exact: true });
}

/** A random address for each form, because forms over the limit of one network need review. */
function elsewhere() {
  const part = () => Math.floor(Math.random() * 250);
  return { 'X-Forwarded-For': `172.${16 + (part() % 16)}.${part()}.${part()}` };
}

export async function apply(
  request: APIRequestContext,
  lastName: string,
  changes: Record<string, unknown> = {},
): Promise<void> {
  const response = await request.post('/api/members', {
    ...{ headers: elsewhere(), maxRetries },
    data: {
      firstName: 'Ana',
      lastName,
      email: `${lastName.toLowerCase()}@example.org`,
      phone: '804-555-0123',
      location: 'Richmond, VA',
      homeSafety: 'SAFE',
      emergency: 'NO',
      hearAbout: 'A friend',
      coreProgram: 'Food, Nutrition & Agriculture',
      questions: 'Can somebody call me?',
      ...changes,
    },
  });
  expect(response.ok(), await response.text()).toBe(true);
}

export async function submitVolunteerForm(
  request: APIRequestContext,
  lastName: string,
): Promise<void> {
  const basics = {
    firstName: 'Vera',
    lastName,
    email: `${lastName.toLowerCase()}@example.org`,
    phone: '804-555-0124',
  };
  const response = await request.post('/api/get-involved-submissions', {
    ...{ headers: elsewhere(), maxRetries },
    data: {
      formType: 'volunteer',
      ...basics,
      corePrograms: [],
      formData: {
        ...basics,
        location: 'Richmond',
        bestTimes: 'Mornings',
        volunteerType: 'in-person',
        hearAbout: 'A friend',
      },
      status: 'new',
      notes: '',
    },
  });
  expect(response.ok(), await response.text()).toBe(true);
}

/** Opens a page in another browser context with a separate session. */
export async function openSecondSession(
  browser: Browser,
  to: string,
  desk: Desk = {},
): Promise<Page> {
  const context = await browser.newContext({
    extraHTTPHeaders: { 'X-Forwarded-For': '10.9.9.9' },
  });
  const page = await context.newPage();
  await signIn(page, to, { ...desk, isApart: true });
  return page;
}

/** Changes a row like another window, without live updates to this page. */
export async function changeElsewhere(
  page: Page,
  path: string,
  changes: Record<string, unknown>,
  /** The version, when the API has no route for the single row. */
  shown?: { version: number },
): Promise<void> {
  const { request } = page.context();
  const { version } = shown ?? (await (await request.get(path, { maxRetries })).json());
  const token = await page.evaluate(() => localStorage.getItem('wwi_admin_token') ?? '');
  const response = await request.fetch(path, {
    ...{ method: /^\/api\/get-involved|\/access$/.test(path) ? 'PUT' : 'PATCH', maxRetries },
    headers: {
      'X-CSRF-Token': token,
      Origin: new URL(page.url()).origin,
      'If-Match': `"${version}"`,
    },
    data: changes,
  });
  expect(response.ok(), await response.text()).toBe(true);
}

/** The id of the member with this last name. */
export async function findMemberId(page: Page, lastName: string): Promise<number> {
  const { request } = page.context();
  const response = await request.get(`/api/members?search=${lastName}`, { maxRetries });
  const [member] = await response.json();
  return member.id;
}

/** Intercepts requests: `hold` delays them until `letGo`, and `isBroken` makes them fail. */
export async function interceptRequests(page: Page, path: RegExp, method = 'GET') {
  let letGo = () => {};
  let held: Promise<void> | undefined;
  const state = {
    isBroken: false,
    status: 503,
    hold: () => {
      held = new Promise((resolve) => {
        letGo = resolve;
      });
    },
    letGo: () => letGo(),
  };
  await page.route(path, async (route) => {
    if (route.request().method() !== method) return route.fallback();
    await held;
    const fail = () => route.fulfill({ status: state.status, json: {} });
    if (state.isBroken) return fail();
    if (method !== 'GET') return route.continue();
    // The page may have been closed meanwhile.
    const response = await route.fetch().catch(() => undefined);
    if (response === undefined) return;
    // Fail also the requests that were in flight when `isBroken` was set.
    return state.isBroken ? fail() : route.fulfill({ response }).catch(() => {});
  });
  return state;
}
