import type { Page } from '@playwright/test';
import { contentOf } from '#content/all';
import type { Route } from '#content/route';
import {
  desktopSize,
  expect,
  expectAccessible,
  navigate,
  openFooter,
  phoneSize,
  readLayoutShift,
  simulateReturningVisitor,
  test,
  waitForHydration,
} from './site-test';

const { seo } = contentOf('en');

test.beforeEach(({ context }) => simulateReturningVisitor(context));

const paths = Object.keys(seo.pages);

/** Tabs through the page and expects every control to be reachable with a visible focus. */
async function expectKeyboardReachesAll(page: Page): Promise<void> {
  const number = await page.evaluate(() => {
    document.documentElement.tabIndex = -1;
    document.documentElement.focus();
    const all = [
      ...document.querySelectorAll<HTMLElement>(
        'a[href], button, input, select, textarea, summary',
      ),
    ].filter(
      (element) =>
        element.tabIndex >= 0 &&
        !element.matches(':disabled, [inert] *') &&
        element.checkVisibility({ visibilityProperty: true }),
    );
    const walk = new AbortController();
    const kept = { left: new Set<Element>(all), unseen: [] as string[], walk };
    Object.assign(window, { kept });
    document.addEventListener(
      'focusin',
      ({ target }) => {
        if (!(target instanceof HTMLElement)) return;
        kept.left.delete(target);
        // The Tab key moves between groups of radio buttons, the arrows within one.
        if (target instanceof HTMLInputElement && target.type === 'radio') {
          for (const other of document.getElementsByName(target.name)) kept.left.delete(other);
        }
        const { outlineStyle, boxShadow } = getComputedStyle(target);
        if (outlineStyle === 'none' && boxShadow === 'none') kept.unseen.push(target.outerHTML);
      },
      walk,
    );
    return all.length;
  });
  for (let presses = 0; presses <= number; presses++) await page.keyboard.press('Tab');
  const { left, unseen } = await page.evaluate(() => {
    const { kept } = window as unknown as {
      kept: { left: Set<Element>; unseen: string[]; walk: AbortController };
    };
    kept.walk.abort();
    document.documentElement.removeAttribute('tabindex');
    return { left: [...kept.left].map(({ outerHTML }) => outerHTML), unseen: kept.unseen };
  });
  expect.soft(left, 'out of reach of the keyboard').toEqual([]);
  expect.soft(unseen, 'focused without a sign').toEqual([]);
}

/** Returns the elements that make the page scroll horizontally. */
function tooWide(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    if (document.documentElement.scrollWidth <= window.innerWidth) return [];
    const { scrollWidth } = document.documentElement;
    const found = [...document.querySelectorAll('body *')]
      .filter(
        (element) => element.getBoundingClientRect().right + window.scrollX > window.innerWidth,
      )
      .map(({ outerHTML }) => outerHTML.slice(0, 200));
    return [`${scrollWidth} px`, ...found];
  });
}

/** Navigates within the app. Other tests load each page directly. */
async function walkTo(page: Page, path: string): Promise<void> {
  await page.locator('main h1').evaluate((heading) => heading.blur());
  await navigate(page, path);
  await expect(page.locator('main h1')).toBeFocused();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page).toHaveTitle(seo.pages[path as Route].title);
  // The events load after the page and add links that the Tab key has to reach.
  await expect(page.locator('.event-skeleton')).toHaveCount(0);
}

const walks = 4;
for (let walk = 0; walk < walks; walk += 1) {
  const some = paths.filter((_, at) => at % walks === walk);
  test(`passes content, accessibility, keyboard, and width checks: ${some.join(', ')}`, async ({
    page,
  }) => {
    test.slow();
    // Stop animations, which have their own tests: moving content would disturb the Tab order check.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const path of some) await test.step(path, () => expectFine(page, path));
  });
}

async function expectFine(page: Page, path: string): Promise<void> {
  await page.setViewportSize({ width: 360, height: 780 });
  if (page.url() === 'about:blank') {
    await page.goto(path);
    await waitForHydration(page);
  } else await walkTo(page, path);
  await expect(page).toHaveURL(path);
  await expect(page.locator('main h1')).toHaveCount(1);
  await expect.soft(page.locator('main ul:empty'), 'nothing to tell').toHaveCount(0);
  await expectAccessible(page);
  await page.setViewportSize(desktopSize);
  await expectAccessible(page);
  await expectKeyboardReachesAll(page);
  // 640 px equals a desktop at 200% zoom.
  for (const width of [640, 320]) {
    await page.setViewportSize({ width, height: 450 });
    // Poll, because floating elements are repositioned a moment after the resize.
    await expect.soft.poll(() => tooWide(page), `sideways scroll at ${width} px`).toEqual([]);
    await expect(page.locator('main h1')).toBeVisible();
  }
  // Spanish texts are longer, so check the narrowest width in Spanish too.
  await openFooter(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Español' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await expect.soft.poll(() => tooWide(page), 'sideways scroll in Spanish').toEqual([]);
  // Scroll to the top, because axe would measure targets half under the sticky bar as too small.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expectAccessible(page);
  expect.soft(await page.context().cookies(), 'as the privacy page says').toEqual([]);
}

test('causes no layout shift when the app starts', async ({ page }) => {
  for (const size of [phoneSize, desktopSize]) {
    await page.setViewportSize(size);
    for (const path of [
      '/',
      '/programs',
      '/donate',
      '/get-started',
      '/membership-assistance',
      '/contact',
    ]) {
      await page.goto(path);
      await waitForHydration(page);
      expect(await readLayoutShift(page), `${path} at ${size.width}`).toBeLessThan(0.02);
    }
  }
  await page.setViewportSize({ width: 768, height: 1024 });
  for (const path of ['/volunteer', '/resource-partner']) {
    await page.goto(path);
    await waitForHydration(page);
    expect(await readLayoutShift(page), `${path} at 768`).toBeLessThan(0.02);
  }
});

test('scrolls to the top, focuses the heading, and sets the title on navigation', async ({
  page,
}) => {
  await page.goto('/about');
  await waitForHydration(page);
  // Other pages link to the section of service areas.
  await expect(page.locator('section#service-areas').getByRole('link')).toHaveCount(12);
  await page.evaluate(() => window.scrollTo(0, 800));
  await page.getByRole('link', { name: 'Meet Our Full Leadership Team' }).click();
  await expect(page).toHaveURL(/\/leadership$/);
  await expect(page.locator('main h1')).toBeFocused();
  await expect(page).toHaveTitle(seo.pages['/leadership'].title);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveTitle(seo.pages['/about'].title);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test('loops the food pictures by arrow buttons, with one to three in view', async ({ page }) => {
  await page.goto('/programs/five-group-foods');
  await waitForHydration(page);
  const strip = page.getByRole('list', { name: /Pictures of a day/ });
  await expect(strip.getByRole('listitem')).toHaveCount(10);
  const counts: Record<number, number> = { 390: 1, 800: 2, 1280: 3 };
  for (const [width, expected] of Object.entries(counts)) {
    await page.setViewportSize({ width: Number(width), height: 900 });
    const inView = await strip.evaluate((list) => {
      const frame = list.getBoundingClientRect();
      return [...list.children].filter((item) => {
        const box = item.getBoundingClientRect();
        return box.left >= frame.left - 5 && box.right <= frame.right + 5;
      }).length;
    });
    expect(inView, `${width} px`).toBe(expected);
  }
  const next = page.getByRole('button', { name: 'Next picture' });
  await page.getByRole('button', { name: 'Previous picture' }).click();
  for (const position of [10, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 1]) {
    await expect(page.getByText(`${position} of 10`)).toBeVisible();
    await expect.poll(() => firstInView(page)).toBe(position - 1);
    await next.click();
  }
  // Two quick clicks move by two pictures.
  await expect.poll(() => firstInView(page)).toBe(1);
  await next.click();
  await next.click();
  await expect.poll(() => firstInView(page)).toBe(3);
});

/** The index of the first visible picture. */
function firstInView(page: Page) {
  return page.locator('.picture-strip').evaluate((list) => {
    const inset = Number.parseFloat(getComputedStyle(list).paddingLeft);
    const edge = list.getBoundingClientRect().left + inset;
    const first = [...list.children].find(
      (item) => Math.abs(item.getBoundingClientRect().left - edge) < 8,
    );
    const { src = '' } = first?.querySelector('img') ?? {};
    return Number(/food-(\d+)/.exec(src)?.[1]) - 1;
  });
}

test('links to the search in header and footer, and finds programs by need', async ({ page }) => {
  await page.goto('/');
  for (const place of ['banner', 'contentinfo'] as const) {
    await expect(page.getByRole(place).getByRole('link', { name: 'Search' })).toHaveAttribute(
      'href',
      '/find',
    );
  }
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).click();
  await page.getByLabel(/Find a page/).fill('diapers');
  await page.getByRole('button', { name: 'Find' }).click();
  const help = page.getByRole('region', { name: 'Help with “diapers”' });
  await expect(help.getByRole('link').first()).toHaveAttribute('href', '/programs/home-at-heart');
  await expect(help.locator('mark').first()).toHaveText('diapers');
  await expectAccessible(page);
  await page.setViewportSize(phoneSize);
  await expectAccessible(page);
});

test('balances columns, keeps buttons low, and leaves no gap above the footer', async ({
  page,
}) => {
  for (const path of ['/donate', '/contact', '/get-started']) {
    await page.goto(path);
    for (const width of [1024, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const { beside, tallest } = await page.evaluate(() => {
        const [form, aside] = document.querySelector('.form-and-aside')?.children ?? [];
        const edge = (each: Element | undefined) => each?.getBoundingClientRect().bottom ?? 0;
        const buttons = [...document.querySelectorAll('main button')];
        return {
          beside: Math.abs(edge(form) - edge(aside)),
          tallest: Math.max(...buttons.map((each) => each.getBoundingClientRect().height)),
        };
      });
      expect.soft(beside, `${path} at ${width} px`).toBeLessThan(260);
      expect.soft(tallest, `${path} at ${width} px`).toBeLessThan(80);
    }
  }
  await page.goto('/events');
  const band = await page.locator('main > section').last().boundingBox();
  const footer = await page.getByRole('contentinfo').boundingBox();
  expect(footer?.y).toBe((band?.y ?? 0) + (band?.height ?? 0));
});
