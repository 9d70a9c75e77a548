import type { Page } from '@playwright/test';
import { seo } from '#content/en/seo';
import type { Route } from '#content/route';
import {
  desk,
  expect,
  expectAccessible,
  hydrated,
  navigate,
  phone,
  returningVisitor,
  shiftOf,
  test,
} from './site-test';

test.beforeEach(({ context }) => returningVisitor(context));

const paths = Object.keys(seo.pages);

/** Tab by Tab from the top to the end: nothing is left out, nothing holds the focus, all of it shows. */
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

/** What makes the page scroll sideways. */
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

/** Within the app; every page is loaded by itself where it is weighed, and where it has no scripts. */
async function walkTo(page: Page, path: string): Promise<void> {
  await page.locator('main h1').evaluate((heading) => heading.blur());
  await navigate(page, path);
  await expect(page.locator('main h1')).toBeFocused();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page).toHaveTitle(seo.pages[path as Route].title);
  // The list of events comes after its page, with ways to go that the Tab key has to reach.
  await expect(page.locator('.event-skeleton')).toHaveCount(0);
}

const walks = 4;
for (let walk = 0; walk < walks; walk += 1) {
  const some = paths.filter((_, at) => at % walks === walk);
  test(`complete, accessible and calm: ${some.join(', ')}`, async ({ page }) => {
    test.slow();
    // What moves by itself has tests of its own; here it would move on while the Tab key walks.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const path of some) await test.step(path, () => expectFine(page, path));
  });
}

async function expectFine(page: Page, path: string): Promise<void> {
  await page.setViewportSize({ width: 360, height: 780 });
  if (page.url() === 'about:blank') {
    await page.goto(path);
    await hydrated(page);
  } else await walkTo(page, path);
  await expect(page).toHaveURL(path);
  await expect(page.locator('main h1')).toHaveCount(1);
  await expect.soft(page.locator('main ul:empty'), 'nothing to tell').toHaveCount(0);
  await expectAccessible(page);
  await page.setViewportSize(desk);
  await expectAccessible(page);
  await expectKeyboardReachesAll(page);
  // 640 px is a desk at 200 %.
  for (const width of [640, 320]) {
    await page.setViewportSize({ width, height: 450 });
    // What floats beside a control finds its new place a moment after the page.
    await expect.soft.poll(() => tooWide(page), `sideways scroll at ${width} px`).toEqual([]);
    await expect(page.locator('main h1')).toBeVisible();
  }
  // Spanish is longer: the same page, at its narrowest, in the other language.
  await page.getByRole('contentinfo').getByRole('link', { name: 'Español' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await expect.soft.poll(() => tooWide(page), 'sideways scroll in Spanish').toEqual([]);
  await expectAccessible(page);
  expect.soft(await page.context().cookies(), 'as the privacy page says').toEqual([]);
}

test('a page does not move when its script arrives', async ({ page }) => {
  for (const size of [phone, desk]) {
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
      await hydrated(page);
      expect(await shiftOf(page), `${path} at ${size.width}`).toBeLessThan(0.02);
    }
  }
});

test('a navigation starts at the top, with the heading in focus and the title said', async ({
  page,
}) => {
  await page.goto('/about');
  await hydrated(page);
  // The service areas can be linked to as a section.
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

test('the food pictures loop with arrows, one, two or three in a view', async ({ page }) => {
  await page.goto('/programs/five-group-foods');
  await hydrated(page);
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
  // Two presses in a row are two pictures on.
  await expect.poll(() => firstInView(page)).toBe(1);
  await next.click();
  await next.click();
  await expect.poll(() => firstInView(page)).toBe(3);
});

/** Which picture stands first in the frame, as it was drawn. */
function firstInView(page: Page) {
  return page.locator('.picture-strip').evaluate((list) => {
    const edge = list.getBoundingClientRect().left;
    const first = [...list.children].find(
      (item) => Math.abs(item.getBoundingClientRect().left - edge) < 8,
    );
    const { src = '' } = first?.querySelector('img') ?? {};
    return Number(/food-(\d+)/.exec(src)?.[1]) - 1;
  });
}

test('search is in the header and the footer, and finds by need', async ({ page }) => {
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
  await page.setViewportSize(phone);
  await expectAccessible(page);
});

test('columns are filled, buttons keep their height, and bands meet', async ({ page }) => {
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
