import { home } from '#content/en/home';
import { arrived, desk, expect, expectAccessible, hydrated, phone, test } from './site-test';
import { openStill, pointAway } from './still-clock';

const seen = { consent: true, dismissed: true };

for (const size of [phone, desk]) {
  test.describe(`the hero at ${size.width} px`, { tag: size === phone ? '@slow' : [] }, () => {
    test.use({ viewport: size });

    test('is high enough, fades over one second, rests under the pointer, turns every six seconds and starts again', async ({
      page,
    }) => {
      await openStill(page, '/', seen);
      const hero = page.getByRole('region', { name: home.hero.label });
      await expect(hero.getByRole('heading', { name: 'END HUNGER: FEED THE WORLD' })).toBeVisible();
      const { height = 0 } = (await hero.boundingBox()) ?? {};
      expect.soft(height).toBeGreaterThanOrEqual(size === phone ? size.height * 0.85 : 500);
      await expect.soft(hero, 'two fingers still zoom').toHaveCSS('touch-action', /pinch-zoom/);
      const fade = await page
        .locator('.hero-slide[data-active] .hero-picture')
        .evaluate((picture) => getComputedStyle(picture).transitionDuration);
      expect.soft(fade).toBe('1s');

      await page.clock.runFor(5_999);
      await expect(hero.getByText('1 of 3', { exact: true })).toBeVisible();
      await page.clock.runFor(1);
      await expect(hero.getByRole('heading', { name: 'HAVE A COAT TO DONATE?' })).toBeVisible();
      await expect(hero.getByRole('heading', { name: /END HUNGER/ })).toHaveCount(0);
      await page.clock.runFor(6_000);
      await expect(hero.getByText('3 of 3', { exact: true })).toBeVisible();
      await page.clock.runFor(6_000);
      await expect(hero.getByText('1 of 3', { exact: true })).toBeVisible();

      await hero.hover();
      await page.clock.runFor(20_000);
      await expect(hero.getByText('1 of 3', { exact: true })).toBeVisible();
      await pointAway(page);
      await page.clock.runFor(6_000);
      await expect(hero.getByText('2 of 3', { exact: true })).toBeVisible();
    });

    test('turns by a swipe of more than 75 px, pauses and plays by its button', async ({
      page,
    }) => {
      await openStill(page, '/', seen);
      const hero = page.getByRole('region', { name: home.hero.label });
      const position = (text: string) => hero.getByText(text, { exact: true });
      const swipe = async (by: number) => {
        const touch = await page.context().newCDPSession(page);
        const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', x: number) =>
          touch.send('Input.dispatchTouchEvent', {
            type,
            touchPoints: type === 'touchEnd' ? [] : [{ x, y: 300 }],
          });
        await send('touchStart', 200);
        for (const part of [0.25, 0.5, 0.75, 1]) await send('touchMove', 200 + by * part);
        await send('touchEnd', 200 + by);
        await touch.detach();
      };
      // Round both ends.
      await swipe(76);
      await expect(position('3 of 3')).toBeVisible();
      await swipe(-76);
      await expect(position('1 of 3')).toBeVisible();
      await swipe(-120);
      await expect(position('2 of 3')).toBeVisible();
      await swipe(75);
      await swipe(-75);
      await expect(position('2 of 3')).toBeVisible();

      await hero.getByRole('button', { name: 'Pause the slides' }).click();
      await pointAway(page);
      await page.clock.runFor(12_000);
      await expect(position('2 of 3')).toBeVisible();
      await hero.getByRole('button', { name: 'Play the slides' }).click();
      await pointAway(page);
      await page.clock.runFor(6_000);
      await expect(position('3 of 3')).toBeVisible();
    });

    test('turns by buttons, both ways round, and stands still once it has the focus', async ({
      page,
    }) => {
      await openStill(page, '/', seen);
      const hero = page.getByRole('region', { name: home.hero.label });
      await hero.getByRole('button', { name: 'Previous slide' }).click();
      await expect(hero.getByText('3 of 3', { exact: true })).toBeVisible();
      await hero.getByRole('button', { name: 'Next slide' }).click();
      await expect(hero.getByText('1 of 3', { exact: true })).toBeVisible();
      await pointAway(page);
      await page.clock.runFor(20_000);
      await expect(hero.getByText('1 of 3', { exact: true })).toBeVisible();
      await expect(hero.getByRole('button', { name: 'Play the slides' })).toBeVisible();
    });

    test('stops for good when a keyboard reaches it', async ({ page }) => {
      await openStill(page, '/', seen);
      const hero = page.getByRole('region', { name: home.hero.label });
      await hero.getByRole('link', { name: /DONATE NOW/ }).focus();
      await page.getByRole('link', { name: /home page/ }).focus();
      await page.clock.runFor(20_000);
      await expect(hero.getByText('1 of 3', { exact: true })).toBeVisible();
    });

    test('does not start for people who asked for less motion', async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await openStill(page, '/', seen);
      const hero = page.getByRole('region', { name: home.hero.label });
      await page.clock.runFor(30_000);
      await expect(hero.getByText('1 of 3', { exact: true })).toBeVisible();
      await hero.getByRole('button', { name: 'Play the slides' }).click();
      await pointAway(page);
      await page.clock.runFor(6_000);
      await expect(hero.getByText('2 of 3', { exact: true })).toBeVisible();
    });

    test('keeps hidden slides out of reach, and their pictures for later', async ({ page }) => {
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

test('the slides lead to giving in a new tab and to help on this site', async ({ page }) => {
  await openStill(page, '/', seen);
  const hero = page.getByRole('region', { name: home.hero.label });
  for (const slide of home.hero.slides) {
    const give = hero.getByRole('link', { name: slide.primaryButton.text });
    await expect(give).toHaveAttribute('href', slide.primaryButton.link);
    await expect(give).toHaveAttribute('target', '_blank');
    const other = hero.getByRole('link', { name: slide.secondaryButton.text });
    await expect(other).toHaveAttribute('href', slide.secondaryButton.link);
    await expect(other).not.toHaveAttribute('target');
    await page.clock.runFor(6_000);
  }
});

test('is accessible on every slide, at 360 and at 1280 px', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await hydrated(page);
  for (const slide of home.hero.slides) {
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await expect(page.getByRole('heading', { name: slide.highlightText })).toBeVisible();
      await arrived(page);
      await expectAccessible(page);
    }
    await page.getByRole('button', { name: 'Next slide' }).click();
  }
});
