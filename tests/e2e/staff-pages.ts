// What the tests of the staff area share: signing in, and a colleague besides the demo account.
import {
  type APIRequestContext,
  type Browser,
  type BrowserContext,
  expect,
  type Page,
} from '@playwright/test';
import { navigate } from './site-test';

export { unique } from './site-test';

export const demo = { username: 'admin', password: 'wondrous-demo' };

type Desk = {
  /** Whether its screens hear of what others change. Most tests are about one desk alone. */
  isLive?: boolean;
  /** Whether it has a session to itself, as another device has. */
  isApart?: boolean;
  account?: typeof demo;
};

type Session = {
  token: string;
  cookies: Awaited<ReturnType<BrowserContext['cookies']>>;
  at: number;
};
const sessions = new Map<string, Session>();
/** A browser too tries again where a kept connection was just closed. */
export const maxRetries = 2;
/** Less than the time after which a password is asked for again before an export. */
const sessionAgeMs = 5 * 60_000;

/** Passwords take long to check, on purpose: the tests of a worker share a session while it lasts. */
async function sessionOf(
  context: BrowserContext,
  account: typeof demo,
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
 * Another tab listens, and never tells. Taking the requests instead would send every request of the page
 * through the test, and nothing would be cached.
 */
function listenElsewhere(): void {
  void navigator.locks.request('wwi-staff-live', () => new Promise(() => {}));
}

/** As the login screen does it; that screen has tests of its own. */
export async function signIn(
  page: Page,
  to: string | (() => Promise<string>) = '/admin/dashboard',
  { isLive = false, isApart = false, account = demo }: Desk = {},
): Promise<void> {
  if (!isLive) await page.addInitScript(listenElsewhere);
  const { token } = await sessionOf(page.context(), account, isApart);
  await page.goto('/robots.txt');
  await page.evaluate((value) => localStorage.setItem('wwi_admin_token', value), token);
  // What is asked of the API first saves a screen that nobody looks at.
  const path = typeof to === 'string' ? to : await to();
  await page.goto(path);
  // By its element: an open dialog hides it from those who ask for roles.
  await expect(page.locator('h1')).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${path.replace(/[.?+]/g, '\\$&')}$`));
}

/** At a desk where the case of this person is the first thing opened; its number. */
export async function signInToCase(page: Page, lastName: string): Promise<number> {
  await signIn(page, async () => `/admin/member-profile/${await memberNamed(page, lastName)}`);
  await settled(page);
  return memberNamed(page, lastName);
}

/** Until everything a screen asks for has come. */
export async function settled(page: Page): Promise<void> {
  // A dialog hides the heading from assistive technology, not from the eye.
  await expect(page.locator('h1')).toBeVisible();
  await page.waitForLoadState('networkidle');
  // A screen that is come to within the app loads nothing that the browser counts.
  await expect(page.locator('.skeleton, [aria-busy=true]')).toHaveCount(0);
}

/** To another screen within the app. */
export async function visit(page: Page, path: string): Promise<void> {
  const here = new URL(page.url());
  if (new URL(path, here).pathname === here.pathname) {
    await page.goto(path);
    return;
  }
  await page.locator('h1').evaluate((heading) => heading.setAttribute('data-left', ''));
  await navigate(page, path);
  // The address is new before the screen is.
  await expect(page.locator('h1[data-left]')).toHaveCount(0);
  await expect(page.locator('h1')).toBeVisible();
}

/** On the dashboard, however much others do meanwhile: it shows the newest first, and more when it is asked. */
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

/** A text field by its whole name: "City" is also in "Ethnicity". */
export function field(page: Page, name: string) {
  return page.getByRole('textbox', { name, exact: true });
}

/** Everybody writes from a place of their own: many from one place are set apart. */
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

export async function volunteer(request: APIRequestContext, lastName: string): Promise<void> {
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

/** A second person at another desk, with a session of their own. */
export async function anotherDesk(browser: Browser, to: string, desk: Desk = {}): Promise<Page> {
  const context = await browser.newContext({
    extraHTTPHeaders: { 'X-Forwarded-For': '10.9.9.9' },
  });
  const page = await context.newPage();
  await signIn(page, to, { ...desk, isApart: true });
  return page;
}

/** Changes a row as another window would, without this page hearing of it. */
export async function changeElsewhere(
  page: Page,
  path: string,
  changes: Record<string, unknown>,
  /** Where the row cannot be asked for by itself. */
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

/** The number of the member with this last name. */
export async function memberNamed(page: Page, lastName: string): Promise<number> {
  const { request } = page.context();
  const response = await request.get(`/api/members?search=${lastName}`, { maxRetries });
  const [member] = await response.json();
  return member.id;
}

/** Requests of this kind wait until they are let go, or fail while they are broken. */
export async function holding(page: Page, path: RegExp, method = 'GET') {
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
    // The page may be gone meanwhile, or by the time that it is told.
    const response = await route.fetch().catch(() => undefined);
    if (response === undefined) return;
    // What was on its way when it broke tells of nothing that came after.
    return state.isBroken ? fail() : route.fulfill({ response }).catch(() => {});
  });
  return state;
}
