import { contentOf } from '#content/all';
import {
  desktopSize,
  expect,
  expectAccessible,
  phoneSize,
  test,
  waitForAnimations,
  waitForHydration,
} from './site-test';
import { openWithStoppedClock } from './still-clock';

const { home } = contentOf('en');

const seen = { consent: true, dismissed: true };

for (const size of [phoneSize, desktopSize]) {
  test.describe(`hero at ${size.width} px`, { tag: size === phoneSize ? '@slow' : [] }, () => {
    test.use({ viewport: size });

    test('fills the screen, fades in one second, allows pinch zoom, and changes slides on a swipe', async ({
      page,
    }) => {
      await openWithStoppedClock(page, '/', seen);
      const hero = page.getByRole('region', { name: home.hero.label });
      await expect(hero.getByRole('heading', { name: 'END HUNGER: FEED THE WORLD' })).toBeVisible();
      const { height = 0 } = (await hero.boundingBox()) ?? {};
      expect.soft(height).toBeGreaterThanOrEqual(size === phoneSize ? size.height * 0.85 : 500);
      await expect.soft(hero, 'two fingers still zoom').toHaveCSS('touch-action', /pinch-zoom/);
      const fade = await page
        .locator('.hero-slide[data-active] .hero-picture')
        .evaluate((picture) => getComputedStyle(picture).transitionDuration);
      expect.soft(fade).toBe('1s');

      const touch = await page.context().newCDPSession(page);
      const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', x: number) =>
        touch.send('Input.dispatchTouchEvent', {
          type,
          touchPoints: type === 'touchEnd' ? [] : [{ x, y: 300 }],
        });
      await send('touchStart', 200);
      for (const x of [180, 160, 140, 100]) await send('touchMove', x);
      await send('touchEnd', 100);
      await expect(hero.getByText('2 of 3', { exact: true })).toBeVisible();
      await expect(hero.getByRole('heading', { name: 'HAVE A COAT TO DONATE?' })).toBeVisible();
      await expect(hero.getByRole('heading', { name: /END HUNGER/ })).toHaveCount(0);
    });

    test('makes hidden slides inert, and loads their pictures later', async ({ page }) => {
      const pictures: string[] = [];
      page.on('request', (request) => {
        if (/hero-/.test(request.url())) pictures.push(request.url());
      });
      const held = Promise.withResolvers<void>();
      await page.route('**/assets/entry.client-*', async (route) => {
        await held.promise;
        await route.continue();
      });
      await page.clock.install();
      await page.goto('/');
      expect(pictures.filter((url) => !url.includes('hero-food'))).toEqual([]);
      await expect(page.locator('.hero-slide[inert]')).toHaveCount(2);
      await expect(page.locator('.hero-slide:not([inert]) a')).toHaveCount(2);
      held.resolve();
    });
  });
}

test('passes accessibility checks on every slide at 360 and 1280 px', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await waitForHydration(page);
  for (const slide of home.hero.slides) {
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await expect(page.getByRole('heading', { name: slide.highlightText })).toBeVisible();
      await waitForAnimations(page);
      await expectAccessible(page);
    }
    await page.getByRole('button', { name: 'Next slide' }).click();
  }
});
