// The base test for real browsers. Console errors and warnings, page errors, and failed requests fail a test.
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import axe from 'axe-core';

export { expect };

export const phoneSize = { width: 390, height: 844 };
export const desktopSize = { width: 1280, height: 900 };

type Complaints = {
  /** The problems so far. */
  list: string[];
  /** Ignores problems that the test causes on purpose. */
  expectSome: (...patterns: RegExp[]) => void;
};

let visitors = 0;

export const test = base.extend<{ complaints: Complaints; guard: undefined }>({
  complaints: async ({ page }, use) => {
    const list: string[] = [];
    // playwright.config.ts blocks it.
    const expected: RegExp[] = [/Service Worker registration blocked by Playwright/];
    const add = (text: string) => {
      if (!expected.some((pattern) => pattern.test(text))) list.push(text);
    };
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) add(`console: ${message.text()}`);
    });
    page.on('pageerror', (error) => add(`error: ${error.message}`));
    page.on('requestfailed', (request) => {
      const reason = request.failure()?.errorText ?? '';
      // Navigation aborts pending requests.
      if (!/ERR_ABORTED/.test(reason)) add(`request: ${request.url()} ${reason}`);
    });
    await use({ list, expectSome: (...patterns) => expected.push(...patterns) });
    expect(list, 'console messages and failed requests').toEqual([]);
  },
  guard: [
    async ({ complaints, browser }, use) => {
      void complaints;
      const before = new Set(browser.contexts());
      await use(undefined);
      // Close other contexts, which would slow down the next test.
      const left = browser.contexts().filter((context) => !before.has(context));
      await Promise.all(left.map((context) => context.close()));
    },
    { auto: true },
  ],
  /** Each test has its own network, because limits count networks. */
  context: async ({ context }, use) => {
    visitors += 1;
    const address = `${[0xfd00, process.pid & 0xffff, visitors].map((part) => part.toString(16)).join(':')}::1`;
    await context.setExtraHTTPHeaders({ 'X-Forwarded-For': address });
    await context.addInitScript(() => {
      addEventListener('app-started', () => Object.assign(window, { hasAppStarted: true }));
    });
    await use(context);
  },
});

const everything = {
  type: 'tag' as const,
  values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
};
/** The only rule that the color scheme affects. */
const contrast = { type: 'rule' as const, values: ['color-contrast'] };

/** Waits until scrolling ends. During scrolling, sticky elements cover others. */
async function atRest(page: Page): Promise<void> {
  const seen = await page.evaluateHandle(() => ({ at: Number.NaN, frames: 0 }));
  await page.waitForFunction((last) => {
    last.frames = scrollY === last.at ? last.frames + 1 : 0;
    last.at = scrollY;
    return last.frames === 3;
  }, seen);
}

/** Expects no accessibility violations from axe. */
export async function expectAccessible(
  page: Page,
  runOnly: typeof everything | typeof contrast = everything,
): Promise<void> {
  await atRest(page);
  // Inject axe once per page, because parsing it takes half of the time.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const violations = await page.evaluate(
    async (options) => {
      const { axe: tool } = window as unknown as { axe: typeof axe };
      const results = await tool.run(document, options);
      return results.violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
      );
    },
    { runOnly, resultTypes: ['violations' as const] },
  );
  // Soft, so that the test also reports its other failures.
  expect.soft(violations, 'axe').toEqual([]);
}

/** Checks accessibility in light and dark mode and on a phone. In dark mode only contrast can differ. */
export async function expectAccessibleInAllLights(page: Page): Promise<void> {
  for (const [size, colorScheme] of [
    [desktopSize, 'light'],
    [desktopSize, 'dark'],
    [phoneSize, 'light'],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize(size);
    await waitForAnimations(page);
    await expectAccessible(page, colorScheme === 'dark' ? contrast : undefined);
  }
}

/** Checks accessibility in all modes, and that a phone does not scroll horizontally. */
export async function expectFitForAll(page: Page): Promise<void> {
  await expectAccessibleInAllLights(page);
  const beside = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect.soft(beside, 'to be scrolled to the side').toBe(0);
}

/** Waits until React has hydrated the page and run its effects, so that listeners and timers exist. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.mouse.move(3, 3);
  await page.waitForFunction(() => 'hasAppStarted' in window);
  // Effects may trigger further renders. Message channels work even when the clock is stopped.
  await page.evaluate(async () => {
    for (let turn = 0; turn < 5; turn += 1) {
      await new Promise((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = resolve;
        port2.postMessage(0);
      });
    }
  });
}

/** Simulates Safari 16 and Chrome 119, which do not support the `scripting` media query. */
export async function disableScriptingQuery(page: Page): Promise<void> {
  await page.route('**/*', async (route) => {
    if (!/document|stylesheet/.test(route.request().resourceType())) return route.fallback();
    // Let the browser follow redirects itself.
    const response = await route.fetch({ maxRedirects: 0 });
    const { 'content-security-policy': _, ...headers } = response.headers();
    const body = (await response.text()).replaceAll('(scripting:', '(not-known:');
    return route.fulfill({ response, headers, body });
  });
}

/** Navigates within the app, without a page load. */
export async function navigate(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    const { __reactRouterDataRouter: router } = window as unknown as {
      __reactRouterDataRouter: { navigate: (to: string) => Promise<void> };
    };
    return router.navigate(to);
  }, path);
}

/** Waits until animations end. During them, colors and positions are not final. */
export async function waitForAnimations(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const passing = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY);
    await Promise.allSettled(passing.map(({ finished }) => finished));
  });
}

/** Waits until the page is idle, for at most two seconds, because a busy machine may never be idle. */
export async function waitUntilIdle(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) =>
        requestIdleCallback(() => setTimeout(resolve, 100), { timeout: 2_000 }),
      ),
  );
}

/** Reads stored rows with the demo account. */
export async function readStoredRows<Row>(page: Page, path: string): Promise<Row[]> {
  const { request } = page.context();
  const login = await request.post('/api/admin/login', {
    ...{ data: { username: 'admin', password: 'wondrous-demo' }, maxRetries: 2 },
  });
  expect(login.ok()).toBe(true);
  const list = await request.get(path);
  expect(list.ok()).toBe(true);
  // Lists omit fields, so read each whole row if the API has a route for it.
  const [base] = path.split('?');
  const rows = await Promise.all(
    (await list.json()).map(async (row: { id: number }) => {
      const whole = await request.get(`${base}/${row.id}`);
      return whole.ok() ? whole.json() : row;
    }),
  );
  await page.context().clearCookies();
  return rows;
}

let people = 0;

/** Returns a name that no other test uses. */
export function createUniqueName(word = ''): string {
  people += 1;
  return `${word}${process.pid}x${people}x${Date.now().toString(36)}`;
}

/** Fills in the volunteer form without sending it. */
export async function fillVolunteerForm(page: Page, lastName: string): Promise<void> {
  await page.getByLabel('First name').fill('Maya');
  await page.getByLabel('Last name').fill(lastName);
  await page.getByLabel('Email address').fill('maya@example.org');
  await page.getByLabel('Phone number').fill('804-555-0123');
  await page.getByLabel('Location').fill('Richmond, VA');
  await page.getByLabel(/Best days and times/).fill('Saturdays');
  await page.getByLabel('How did you hear about us?').fill('A friend');
}

/** The format of a reference. */
export const reference = /WW-[2-9A-Z]{4}-[2-9A-Z]{4}/;

/** The region of the toasts. */
export function getToasts(page: Page) {
  return page.getByRole('region', { name: /Notifications/ });
}

/** Presses Undo in the list of recent actions: a toast leaves after five seconds, maybe before a click on a busy machine. */
export async function undo(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Recent actions' }).click();
  const list = page.getByRole('dialog', { name: 'Recent actions' });
  await list.getByRole('button', { name: 'Undo' }).first().click();
}

/** Simulates a visitor who has answered the cookie card and closed the ticker. */
export async function simulateReturningVisitor(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const choice = { necessary: true, analytics: false, marketing: false, functional: false };
    const timestamp = new Date().toISOString();
    localStorage.setItem('wwi_cookie_consent', JSON.stringify({ ...choice, timestamp }));
    sessionStorage.setItem('wwi_ticker_dismissed', 'true');
  });
}

/** Opens the groups of the footer, which are folded on a phone. */
export async function openFooter(page: Page): Promise<void> {
  for (const group of await page.getByRole('contentinfo').locator('summary:visible').all()) {
    await group.click();
  }
}

/** The cumulative layout shift since the page load and during the next 300 ms. */
export function readLayoutShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        const add = (entries: PerformanceEntryList) => {
          for (const entry of entries) {
            const { value, hadRecentInput } = entry as PerformanceEntry & {
              value: number;
              hadRecentInput: boolean;
            };
            if (!hadRecentInput) sum += value;
          }
        };
        const observer = new PerformanceObserver((list) => add(list.getEntries()));
        observer.observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => {
          add(observer.takeRecords());
          resolve(sum);
        }, 300);
      }),
  );
}
