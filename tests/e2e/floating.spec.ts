import { contentOf } from '#content/all';
import { desktopSize, expect, openFooter, phoneSize, test, waitForHydration } from './site-test';
import { openWithLateApp, openWithStoppedClock } from './still-clock';

const { chatLauncher, cookieCard, navigation, organization, ticker } = contentOf('en');

const consentIn = () => JSON.parse(localStorage.getItem('wwi_cookie_consent') ?? 'null');

test('shows the cookie card after a retry when its code failed to load', async ({
  page,
  complaints,
}) => {
  complaints.expectSome(/ERR_FAILED|could not be fetched/);
  const failed: string[] = [];
  await page.route('**/assets/cookie-card-*.js', (route) => {
    const url = route.request().url();
    if (failed.filter((one) => one === url).length >= 2) return route.continue();
    failed.push(url);
    return route.abort();
  });
  await page.goto('/about');
  await expect(page.getByRole('region', { name: cookieCard.title })).toBeVisible();
  expect(failed).toHaveLength(4);
});

for (const size of [phoneSize, desktopSize]) {
  test.describe(`cookie card at ${size.width} px`, {
    tag: size === desktopSize ? '@slow' : [],
  }, () => {
    test.use({ viewport: size });

    test('appears one second after the page even if the app starts late, takes no focus, and ignores Escape', async ({
      page,
    }) => {
      await openWithLateApp(page, '/about', 600);
      const card = page.getByRole('region', { name: cookieCard.title });
      await page.clock.runFor(399);
      await expect(card).toHaveCount(0);
      await page.clock.runFor(1);
      await expect(card).toBeVisible();
      await expect(page.locator('body')).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(card).toBeVisible();
      expect(await page.evaluate(consentIn)).toBeNull();
    });

    for (const [choice, allowed] of [
      [cookieCard.acceptAll, true],
      [cookieCard.essentialOnly, false],
    ] as const) {
      test(`stores "${choice}" and does not ask again`, async ({ page }) => {
        await openWithStoppedClock(page, '/about');
        await page.clock.runFor(1_000);
        const card = page.getByRole('region', { name: cookieCard.title });
        await card.getByRole('button', { name: choice }).click();
        await expect(card).toHaveCount(0);
        expect(await page.evaluate(consentIn)).toEqual({
          necessary: true,
          analytics: allowed,
          marketing: allowed,
          functional: allowed,
          timestamp: expect.stringMatching(/^2026-03-02T15:00:1\d\.\d{3}Z$/),
        });
        await page.reload();
        await waitForHydration(page);
        await page.clock.runFor(5_000);
        await expect(card).toHaveCount(0);
      });
    }

    test('stores a choice by category, which visitors can change from the footer', async ({
      page,
    }) => {
      await openWithStoppedClock(page, '/about');
      await page.clock.runFor(1_000);
      const card = page.getByRole('region', { name: cookieCard.title });
      await card.getByText(cookieCard.choose).click();
      await expect(card.getByRole('checkbox', { name: /^Necessary/ })).toBeDisabled();
      await card.getByRole('checkbox', { name: /^Functional/ }).check();
      await card.getByRole('button', { name: cookieCard.savePreferences }).click();
      await expect(card).toHaveCount(0);
      expect(await page.evaluate(consentIn)).toMatchObject({ analytics: false, functional: true });

      await openFooter(page);
      const settings = page.getByRole('button', { name: navigation.footer.cookieSettings });
      await settings.click();
      await expect(card.getByRole('heading', { name: cookieCard.title })).toBeFocused();
      await card.getByText(cookieCard.choose).click();
      await expect(card.getByRole('checkbox', { name: /^Functional/ })).toBeChecked();
      await card.getByRole('button', { name: cookieCard.essentialOnly }).click();
      await expect(settings).toBeFocused();
      expect(await page.evaluate(consentIn)).toMatchObject({ functional: false });
    });
  });
}

test('opens the donation page in a new tab and closes the ticker', async ({ page, context }) => {
  await context.route(`${organization.links.donate}*`, (route) =>
    route.fulfill({ contentType: 'text/html', body: 'Give' }),
  );
  const gifts = page.getByRole('region', { name: ticker.label });
  await openWithStoppedClock(page, '/about', { consent: true });
  await page.clock.runFor(2_000);
  const opened = page.waitForEvent('popup');
  await gifts.getByRole('link', { name: ticker.donate }).click();
  expect((await opened).url()).toBe(organization.links.donate);
  await expect(gifts).toHaveCount(0);
});

test('hides the cookie card and the ticker while the chat is open', async ({ page }) => {
  await openWithStoppedClock(page, '/about');
  await page.clock.runFor(1_000);
  const card = page.getByRole('region', { name: cookieCard.title });
  await expect(card).toBeVisible();
  await page.getByRole('button', { name: chatLauncher.open }).click();
  await expect(card).toHaveCount(0);
  // Wait for the dialog first: after ten seconds the app gives up on pending requests.
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.clock.runFor(10_000);
  await expect(page.getByRole('region', { name: ticker.label })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(card).toBeVisible();
});

test.describe('cookie card on a phone', () => {
  test.use({ viewport: phoneSize });

  test('hides the cookie card while a visitor fills in a form', async ({ page }) => {
    await openWithStoppedClock(page, '/contact');
    await page.clock.runFor(1_000);
    const card = page.getByRole('region', { name: cookieCard.title });
    await expect(card).toBeVisible();
    await page.getByLabel('Name').fill('Ada');
    await expect(card).toBeHidden();
    const send = page.locator('main [type=submit]');
    await send.scrollIntoViewIfNeeded();
    const isOnTop = await send.evaluate((button) => {
      const { left, top, width, height } = button.getBoundingClientRect();
      const there = document.elementFromPoint(left + width / 2, top + height / 2);
      return button.contains(there);
    });
    expect(isOnTop).toBe(true);
  });
});

test('shows the chat button when a page opens', async ({ page }) => {
  for (const size of [phoneSize, desktopSize]) {
    await page.setViewportSize(size);
    for (const path of [
      '/about',
      '/contact',
      '/donate',
      '/membership-assistance',
      '/programs',
      '/find',
    ]) {
      await openWithStoppedClock(page, path, { consent: true, dismissed: true });
      await page.clock.runFor(20);
      await expect(page.locator('.chat-launcher'), path).toBeInViewport({ ratio: 1 });
    }
  }
});

for (const width of [1024, 1440]) {
  test(`shows the cookie card, the ticker, and the chat without overlap or covered buttons at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: width === 1024 ? 768 : 900 });
    for (const path of ['/', '/es', '/about']) {
      await page.goto('/robots.txt');
      await page.evaluate(() => sessionStorage.clear());
      await openWithStoppedClock(page, path);
      await page.clock.runFor(2_000);
      const places = await Promise.all(
        ['.cookie-card', '.ticker', '.chat-launcher'].map(async (selector) => {
          await expect(page.locator(selector), path).toBeVisible();
          const { x = 0, width = 0 } = (await page.locator(selector).boundingBox()) ?? {};
          return { start: x, end: x + width };
        }),
      );
      for (const [at, place] of places.slice(1).entries()) {
        expect(place.start, path).toBeGreaterThan(places[at]?.end ?? 0);
      }
      expect(await page.evaluate(coveredButtons), path).toEqual([]);
      await page.clock.resume();
    }
  });
}

/** Returns buttons and links whose center is under the cookie card or the ticker. */
function coveredButtons(): string[] {
  return [...document.querySelectorAll('main :is(a, button, summary)')].flatMap((each) => {
    const { left, top, width, height } = each.getBoundingClientRect();
    if (width === 0) return [];
    const topmost = document.elementFromPoint(left + width / 2, top + height / 2);
    return topmost?.closest('.cookie-card, .ticker') ? [each.outerHTML.slice(0, 90)] : [];
  });
}
