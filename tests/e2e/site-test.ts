// The test of the product in a real browser: every console message and every failed request fails it.
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import axe from 'axe-core';

export { expect };

export const phone = { width: 390, height: 844 };
export const desk = { width: 1280, height: 900 };

type Complaints = {
  /** Problems seen so far. A test that provokes one takes it off the list. */
  list: string[];
  /** Problems that this test causes on purpose. */
  expectSome: (...patterns: RegExp[]) => void;
};

let visitors = 0;

export const test = base.extend<{ complaints: Complaints; guard: undefined }>({
  complaints: async ({ page }, use) => {
    const list: string[] = [];
    const expected: RegExp[] = [];
    const add = (text: string) => {
      if (!expected.some((pattern) => pattern.test(text))) list.push(text);
    };
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) add(`console: ${message.text()}`);
    });
    page.on('pageerror', (error) => add(`error: ${error.message}`));
    page.on('requestfailed', (request) => {
      const reason = request.failure()?.errorText ?? '';
      // A page that is left stops what it was loading.
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
      // What a test opened beside its own page would go on working, and take its time from the next.
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
/** All that another colour scheme can change. */
const contrast = { type: 'rule' as const, values: ['color-contrast'] };

/** Until it scrolls no more: half-way, what stays at the top covers what passes under it. */
async function atRest(page: Page): Promise<void> {
  const seen = await page.evaluateHandle(() => ({ at: Number.NaN, frames: 0 }));
  await page.waitForFunction((last) => {
    last.frames = scrollY === last.at ? last.frames + 1 : 0;
    last.at = scrollY;
    return last.frames === 3;
  }, seen);
}

/** Nothing that a machine can find wrong for people who use other senses or other hands. */
export async function expectAccessible(
  page: Page,
  runOnly: typeof everything | typeof contrast = everything,
): Promise<void> {
  await atRest(page);
  // Half of the time goes into reading the tool: once for each page, not once for each look.
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
  // What else is looked at in this test is still to be heard of.
  expect.soft(violations, 'axe').toEqual([]);
}

/** By day, by night, and on a phone. At night only colours can be worse. */
export async function expectAccessibleInAllLights(page: Page): Promise<void> {
  for (const [size, colorScheme] of [
    [desk, 'light'],
    [desk, 'dark'],
    [phone, 'light'],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize(size);
    await arrived(page);
    await expectAccessible(page, colorScheme === 'dark' ? contrast : undefined);
  }
}

/** The same; and a phone, which comes last, scrolls one way only. */
export async function expectFitForAll(page: Page): Promise<void> {
  await expectAccessibleInAllLights(page);
  const beside = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect.soft(beside, 'to be scrolled to the side').toBe(0);
}

/** Waits until React has taken the page over and its effects have run: timers are set, keys and clicks are heard. */
export async function hydrated(page: Page): Promise<void> {
  await page.mouse.move(3, 3);
  await page.waitForFunction(() => 'hasAppStarted' in window);
  // What an effect asked to be drawn has effects too. No stopped clock stops messages.
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

/** As Safari 16 and Chrome 119 read a stylesheet: they cannot tell whether scripts run. */
export async function withoutScriptingQuery(page: Page): Promise<void> {
  await page.route('**/*', async (route) => {
    if (!/document|stylesheet/.test(route.request().resourceType())) return route.fallback();
    // A response without a page sends the browser on.
    const response = await route.fetch({ maxRedirects: 0 });
    const { 'content-security-policy': _, ...headers } = response.headers();
    const body = (await response.text()).replaceAll('(scripting:', '(not-known:');
    return route.fulfill({ response, headers, body });
  });
}

/** To another page as a link leads there: the app is not loaded once more, and what it knows stays. */
export async function navigate(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    const { __reactRouterDataRouter: router } = window as unknown as {
      __reactRouterDataRouter: { navigate: (to: string) => Promise<void> };
    };
    return router.navigate(to);
  }, path);
}

/** Until what comes in or goes out has arrived: half-way, colours are mixed and places are not final. */
export async function arrived(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const passing = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY);
    await Promise.allSettled(passing.map(({ finished }) => finished));
  });
}

/** Until the page has dealt with all that reached it. A busy machine may leave a browser no idle moment at all. */
export async function idle(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) =>
        requestIdleCallback(() => setTimeout(resolve, 100), { timeout: 2_000 }),
      ),
  );
}

/** The demo account's session, for looking at what was stored. */
export async function storedRows<Row>(page: Page, path: string): Promise<Row[]> {
  const { request } = page.context();
  const login = await request.post('/api/admin/login', {
    ...{ data: { username: 'admin', password: 'wondrous-demo' }, maxRetries: 2 },
  });
  expect(login.ok()).toBe(true);
  const list = await request.get(path);
  expect(list.ok()).toBe(true);
  // A list has what a list shows; the whole row is read one at a time, where it can be.
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

/** Somebody nobody else in the tests is called. */
export function unique(word = ''): string {
  people += 1;
  return `${word}${process.pid}x${people}x${Date.now().toString(36)}`;
}

/** Everything that a volunteer is asked, once that way to help is chosen; nothing is sent. */
export async function answerAsVolunteer(page: Page, lastName: string): Promise<void> {
  await page.getByLabel('First name').fill('Maya');
  await page.getByLabel('Last name').fill(lastName);
  await page.getByLabel('E-mail').fill('maya@example.org');
  await page.getByLabel('Phone number').fill('804-555-0123');
  await page.getByLabel('Location').fill('Richmond, VA');
  await page.getByLabel(/Best days and times/).fill('Saturdays');
  await page.getByLabel('How did you hear about us?').fill('A friend');
}

/** As it is shown after a form was sent. */
export const reference = /WW-[2-9A-Z]{4}-[2-9A-Z]{4}/;

/** The one toast on the screen. */
export function toast(page: Page) {
  return page.getByRole('region', { name: /Notifications/ });
}

/** Somebody who has chosen about cookies and gifts before: nothing floats over the page. */
export async function returningVisitor(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const choice = { necessary: true, analytics: false, marketing: false, functional: false };
    const timestamp = new Date().toISOString();
    localStorage.setItem('wwi_cookie_consent', JSON.stringify({ ...choice, timestamp }));
    sessionStorage.setItem('wwi_ticker_dismissed', 'true');
  });
}

/** How far what stood there has moved since the page began, and moves in the next moments, as browsers count it. */
export function shiftOf(page: Page): Promise<number> {
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
