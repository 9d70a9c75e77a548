import type { Page } from '@playwright/test';
import { contentOf } from '#content/all';
import {
  desktopSize,
  expect,
  navigate,
  openFooter,
  phoneSize,
  simulateReturningVisitor,
  test,
  waitForHydration,
} from './site-test';
import { chosenConsent } from './still-clock';

const { navigation } = contentOf('en');

for (const size of [phoneSize, desktopSize]) {
  test.describe(`leaving quickly at ${size.width} px`, {
    tag: size === desktopSize ? '@slow' : [],
  }, () => {
    test.use({ viewport: size });
    const { quickExit } = navigation;

    test('shows the quick exit on help pages only, also after scrolling', async ({ page }) => {
      for (const path of ['/get-assistance', '/membership-assistance', '/contact', '/complaints']) {
        await page.goto(path);
        const exit = page.getByRole('link', { name: quickExit.label });
        await page.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }));
        await expect(exit, path).toBeInViewport();
      }
      await page.goto('/about');
      await expect(page.getByRole('link', { name: quickExit.label })).toHaveCount(0);
    });

    const ways = {
      'by the button': (page: Page) => page.getByRole('link', { name: quickExit.label }).click(),
      'by Escape, three times and once more': (page: Page) =>
        // Retry, because the listener may start a moment later on a busy machine.
        expect(async () => {
          for (let press = 0; press < 4; press += 1) await page.keyboard.press('Escape');
          const isLeaving = page.locator('.quick-exit-cover').or(page.getByText('Weather'));
          await expect(isLeaving).toBeVisible({ timeout: 1_000 });
        }).toPass(),
    };
    test('covers the page at once and deletes stored data', async ({ page }) => {
      // A 204 response keeps the browser on the page, like a slow target page.
      await page.route('https://www.google.com/**', (route) => route.fulfill({ status: 204 }));
      await page.goto('/contact');
      await waitForHydration(page);
      await page.evaluate((consent) => {
        sessionStorage.setItem('wwi_draft_help', 'x');
        sessionStorage.setItem('wwi_chat_log', 'x');
        localStorage.setItem('wwi_draft_other', 'x');
        localStorage.setItem('wwi_cookie_consent', consent);
      }, JSON.stringify(chosenConsent));
      const name = page.getByLabel('Name');
      await name.fill('Ada');
      await ways['by the button'](page);
      await expect(page.locator('.quick-exit-cover')).toBeVisible();
      const left = await page.evaluate(() => ({
        keys: [...Object.keys(sessionStorage), ...Object.keys(localStorage)],
        onTop: document.elementFromPoint(200, 200)?.className,
        title: document.title,
      }));
      expect(left).toEqual({
        keys: ['wwi_cookie_consent'],
        onTop: 'quick-exit-cover',
        title: quickExit.covering,
      });
      await expect(name).toHaveValue('');
    });

    for (const [how, leave] of Object.entries(ways)) {
      test(`removes help pages and form steps from the history, ${how}`, async ({
        page,
        context,
      }) => {
        await simulateReturningVisitor(context);
        await page.route('https://www.google.com/**', (route) =>
          route.fulfill({ contentType: 'text/html', body: '<h1>Weather</h1>' }),
        );
        const { fields, forms } = contentOf('es');
        await page.goto('/about');
        await waitForHydration(page);
        await navigate(page, '/get-assistance');
        await expect(page.getByRole('link', { name: quickExit.label })).toBeVisible();
        await navigate(page, '/es/membership-assistance');
        await page.getByLabel(fields.assistance.homeSafety.options.SAFE).check();
        await page.getByRole('button', { name: forms.next }).click();
        if (size === phoneSize) await openFooter(page);
        await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click();
        await expect(page).toHaveURL('/membership-assistance?step=2');
        await leave(page);
        await expect(page.getByRole('heading', { name: 'Weather' })).toBeVisible();
        expect(await page.goForward()).toBeNull();
        await page.goBack();
        await expect(page).toHaveURL('/about');
        await page.goForward();
        await expect(page.getByRole('heading', { name: 'Weather' })).toBeVisible();
      });
    }

    test('covers the page at once before the app has started', async ({ page }) => {
      const { promise: held, resolve: release } = Promise.withResolvers<void>();
      await page.route('**/assets/*.js', async (route) => {
        await held;
        await route.continue();
      });
      await page.route('https://www.google.com/**', (route) => route.fulfill({ status: 204 }));
      await page.goto('/contact');
      await page.evaluate(() => sessionStorage.setItem('wwi_chat_log', 'x'));
      const name = page.getByLabel('Name');
      await name.fill('Ada');
      await ways['by Escape, three times and once more'](page);
      await expect(page.locator('.quick-exit-cover')).toHaveText(quickExit.covering);
      await expect(page).toHaveTitle(quickExit.covering);
      await expect(name).toHaveValue('');
      expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual([]);
      // Scripts that load late change nothing.
      release();
      await page.waitForLoadState('networkidle');
      await expect(page.locator('.quick-exit-cover')).toBeVisible();
      expect(await page.evaluate(() => 'hasAppStarted' in window)).toBe(false);
    });

    test('replaces the help page in the history before the app has started', async ({ page }) => {
      await page.route('**/assets/*.js', () => {});
      await page.route('https://www.google.com/**', (route) =>
        route.fulfill({ contentType: 'text/html', body: '<h1>Weather</h1>' }),
      );
      await page.goto('/about');
      await page.goto('/contact');
      await ways['by the button'](page);
      await expect(page.getByRole('heading', { name: 'Weather' })).toBeVisible();
      await page.goBack();
      await expect(page).toHaveURL('/about');
    });

    test('removes help pages that were visited before a reload from the history', async ({
      page,
    }) => {
      await page.route('https://www.google.com/**', (route) =>
        route.fulfill({ contentType: 'text/html', body: '<h1>Weather</h1>' }),
      );
      await page.goto('/about');
      await waitForHydration(page);
      await navigate(page, '/get-assistance');
      await navigate(page, '/membership-assistance');
      await page.getByLabel('Yes, I am safe at home').check();
      await page.getByRole('button', { name: 'Next' }).click();
      await expect(page).toHaveURL(/step=2/);
      await page.reload();
      await waitForHydration(page);
      await ways['by the button'](page);
      await expect(page.getByRole('heading', { name: 'Weather' })).toBeVisible();
      expect(await page.goForward()).toBeNull();
      await page.goBack();
      await expect(page).toHaveURL('/about');
    });

    test('leads back to the home page when the help page was the first page', async ({ page }) => {
      await page.route('https://www.google.com/**', (route) =>
        route.fulfill({ contentType: 'text/html', body: '<h1>Weather</h1>' }),
      );
      await page.goto('/membership-assistance');
      await waitForHydration(page);
      await page.getByLabel('Yes, I am safe at home').check();
      await page.getByRole('button', { name: 'Next' }).click();
      await expect(page).toHaveURL(/step=2/);
      // Simulate a slow phone, where going back takes time.
      await page.evaluate(() => {
        const go = history.go.bind(history);
        history.go = (by) => setTimeout(go, 500, by);
      });
      await ways['by the button'](page);
      await expect(page.getByRole('heading', { name: 'Weather' })).toBeVisible();
      expect(await page.goForward()).toBeNull();
      await page.goBack();
      await expect(page).toHaveURL('/');
      await page.goBack();
      await expect(page).toHaveURL('about:blank');
    });
  });
}
