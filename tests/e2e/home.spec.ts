import type { Page } from '@playwright/test';
import { home } from '#content/en/home';
import { partners } from '#content/en/partners';
import { programs } from '#domain/programs';
import { serviceAreas } from '#domain/service-areas';
import { desk, expect, expectAccessible, hydrated, phone, test } from './site-test';
import { openStill } from './still-clock';

const seen = { consent: true, dismissed: true };

/** The pointer leaves whatever it was over: the top of the page has nothing that moves. */
async function pointAway(page: Page): Promise<void> {
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await page.mouse.move(3, 3);
}

for (const size of [phone, desk]) {
  test.describe(`the hero at ${size.width} px`, () => {
    test.use({ viewport: size });

    test('turns every six seconds and starts again after the third slide', async ({ page }) => {
      await openStill(page, '/', seen);
      const hero = page.getByRole('region', { name: home.hero.label });
      await expect(hero.getByRole('heading', { name: 'END HUNGER: FEED THE WORLD' })).toBeVisible();
      await page.clock.runFor(5_999);
      await expect(hero.getByText('1 of 3', { exact: true })).toBeVisible();
      await page.clock.runFor(1);
      await expect(hero.getByRole('heading', { name: 'HAVE A COAT TO DONATE?' })).toBeVisible();
      await expect(hero.getByRole('heading', { name: /END HUNGER/ })).toHaveCount(0);
      await page.clock.runFor(6_000);
      await expect(hero.getByText('3 of 3', { exact: true })).toBeVisible();
      await page.clock.runFor(6_000);
      await expect(hero.getByText('1 of 3', { exact: true })).toBeVisible();
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

    test('pauses and plays by its button', async ({ page }) => {
      await openStill(page, '/', seen);
      const hero = page.getByRole('region', { name: home.hero.label });
      await hero.getByRole('button', { name: 'Pause the slides' }).click();
      await pointAway(page);
      await page.clock.runFor(12_000);
      await expect(hero.getByText('1 of 3', { exact: true })).toBeVisible();
      await hero.getByRole('button', { name: 'Play the slides' }).click();
      await pointAway(page);
      await page.clock.runFor(6_000);
      await expect(hero.getByText('2 of 3', { exact: true })).toBeVisible();
    });

    test('stops for good when a keyboard reaches it', async ({ page }) => {
      await openStill(page, '/', seen);
      const hero = page.getByRole('region', { name: home.hero.label });
      await hero.getByRole('link', { name: /DONATE NOW/ }).focus();
      await page.getByRole('link', { name: /home page/ }).focus();
      await page.clock.runFor(20_000);
      await expect(hero.getByText('1 of 3', { exact: true })).toBeVisible();
    });

    test('rests under the pointer', async ({ page }) => {
      await openStill(page, '/', seen);
      const hero = page.getByRole('region', { name: home.hero.label });
      await hero.hover();
      await page.clock.runFor(20_000);
      await expect(hero.getByText('1 of 3', { exact: true })).toBeVisible();
      await pointAway(page);
      await page.clock.runFor(6_000);
      await expect(hero.getByText('2 of 3', { exact: true })).toBeVisible();
    });

    test('turns by a swipe of more than 75 px, round both ends', async ({ page }) => {
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
      await swipe(76);
      await expect(position('3 of 3')).toBeVisible();
      await swipe(-76);
      await expect(position('1 of 3')).toBeVisible();
      await swipe(-120);
      await expect(position('2 of 3')).toBeVisible();
      await swipe(75);
      await swipe(-75);
      await expect(position('2 of 3')).toBeVisible();
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

    test('is high enough and fades over one second', async ({ page }) => {
      await openStill(page, '/', seen);
      const hero = page.getByRole('region', { name: home.hero.label });
      const { height = 0 } = (await hero.boundingBox()) ?? {};
      expect(height).toBeGreaterThanOrEqual(size === phone ? size.height * 0.85 : 500);
      const fade = await page
        .locator('.hero-slide[data-active] .hero-picture')
        .evaluate((picture) => getComputedStyle(picture).transitionDuration);
      expect(fade).toBe('1s');
    });

    test('keeps hidden slides out of reach, and their pictures for later', async ({ page }) => {
      const pictures: string[] = [];
      page.on('request', (request) => {
        if (/hero-/.test(request.url())) pictures.push(request.url());
      });
      await page.clock.install();
      await page.goto('/');
      expect(pictures.filter((url) => !url.includes('hero-food'))).toEqual([]);
      await expect(page.locator('.hero-slide[inert]')).toHaveCount(2);
      await expect(page.locator('.hero-slide:not([inert]) a')).toHaveCount(2);
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

test('twelve service areas move on every two seconds, in a loop, and lead to their programs', async ({
  page,
}) => {
  await openStill(page, '/', seen);
  const list = page.getByRole('list', { name: home.serviceAreas.label });
  const chips = list.getByRole('link');
  await expect(chips).toHaveCount(12);
  for (const { name, program } of serviceAreas) {
    const chip = list.getByRole('link', { name, exact: true });
    await expect(chip).toHaveAttribute('href', `/programs/${program}`);
  }
  const leftOf = () => list.evaluate((element) => Math.round(element.scrollLeft));
  const scrolled = () => list.evaluate((element) => element.scrollLeft > 20);
  await page.clock.runFor(1_999);
  expect(await leftOf()).toBe(0);
  await page.clock.runFor(1);
  await expect.poll(scrolled).toBe(true);
  for (let step = 0; step < 12; step += 1) {
    await page.clock.runFor(2_000);
    await expect.poll(scrolled).toBe(true);
  }
  const first = await chips.first().textContent();
  expect(serviceAreas.map(({ name }) => name as string)).toContain(first);
  await expect(chips).toHaveCount(12);
});

test('eighteen partners move on every 1.5 seconds until they are paused', async ({ page }) => {
  await openStill(page, '/', seen);
  const list = page.getByRole('list', { name: home.partners.label });
  await expect(list.getByRole('listitem')).toHaveCount(18);
  for (const { name } of partners)
    await expect(list.getByText(name, { exact: true })).toHaveCount(1);
  const left = () => list.evaluate((element) => element.scrollLeft);
  await page.clock.runFor(1_499);
  expect(await left()).toBe(0);
  await page.clock.runFor(1);
  await expect.poll(left).toBeGreaterThan(20);
  await page.getByRole('button', { name: home.partners.pause }).click();
  await pointAway(page);
  await expect(page.getByRole('button', { name: home.partners.play })).toBeVisible();
  const order = await list.textContent();
  await page.clock.runFor(10_000);
  expect(await list.textContent()).toBe(order);
});

test('partner marks are drawn', async ({ page }) => {
  await page.goto('/');
  const mark = page.locator('.partners use').first();
  await mark.scrollIntoViewIfNeeded();
  await expect
    .poll(() => mark.evaluate((use) => (use as SVGUseElement).getBBox().width))
    .toBeGreaterThan(10);
});

test('strips stand still for people who asked for less motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openStill(page, '/', seen);
  await page.clock.runFor(20_000);
  for (const label of [home.serviceAreas.label, home.partners.label]) {
    const list = page.getByRole('list', { name: label });
    expect(await list.evaluate((element) => element.scrollLeft)).toBe(0);
  }
});

for (const size of [phone, desk]) {
  test(`nine program cards go round by arrows at ${size.width} px`, async ({ page }) => {
    await page.setViewportSize(size);
    await openStill(page, '/', seen);
    const list = page.getByRole('list', { name: home.programs.label });
    for (const { slug, name } of programs) {
      const more = list.getByRole('link', { name: new RegExp(`^Learn More ?: ${name}$`) });
      await expect(more).toHaveAttribute('href', `/programs/${slug}`);
    }
    const left = () => list.evaluate((element) => Math.round(element.scrollLeft));
    const end = () => list.evaluate((element) => element.scrollWidth - element.clientWidth);
    await page.getByRole('button', { name: home.programs.next }).click();
    await expect.poll(left).toBeGreaterThan(200);
    await list.evaluate((element) => element.scrollTo({ left: 0, behavior: 'instant' }));
    await page.getByRole('button', { name: home.programs.previous }).click();
    await expect.poll(async () => (await end()) - (await left())).toBeLessThan(2);
    await page.getByRole('button', { name: home.programs.next }).click();
    await expect.poll(left).toBe(0);
  });
}

test('the program card under the pointer grows', async ({ page }) => {
  await openStill(page, '/', seen);
  const card = page.getByRole('list', { name: home.programs.label }).getByRole('listitem').first();
  const scale = () => card.evaluate((element) => getComputedStyle(element).transform);
  expect(await scale()).toBe('none');
  await card.hover();
  await expect.poll(scale).toBe('matrix(1.04, 0, 0, 1.04, 0, 0)');
  await pointAway(page);
  await expect.poll(scale).toBe('none');
});

test('the page leads on: give, get involved, who we are, the survey, the short form', async ({
  page,
}) => {
  await page.goto('/');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: /^DONATE Pledge/ })).toHaveAttribute(
    'href',
    '/donate',
  );
  await expect(main.getByRole('link', { name: /^GET INVOLVED/ })).toHaveAttribute(
    'href',
    '/get-involved',
  );
  const about = main.getByRole('link', { name: 'Learn More About Us' });
  await expect(about).toHaveAttribute('href', '/about');
  const partnership = main.getByRole('link', { name: home.whoWeAre.contact.text });
  await expect(partnership).toHaveAttribute('href', '/contact');
  const survey = main.getByRole('link', { name: home.needsAssessment.button.text });
  await expect(survey).toHaveAttribute('target', '_blank');
  await expect(main.getByRole('heading', { name: home.promo.title })).toBeVisible();
});

test('shows the next three events, with a way to answer, to keep and to find them', async ({
  page,
}) => {
  await page.goto('/');
  const section = page.getByRole('region', { name: 'Upcoming Events' });
  const cards = section.getByRole('article');
  await expect(cards).toHaveCount(3);
  await expect(section.getByRole('link', { name: 'View All Events' })).toHaveAttribute(
    'href',
    '/events',
  );
  const workshop = cards.filter({ hasText: 'Resume Workshop' });
  await expect(workshop.getByText(/^[A-Z][a-z]+ \d{1,2}, 20\d\d$/)).toBeVisible();
  await expect(workshop.getByText('Richmond, VA')).toBeVisible();
  const rsvp = workshop.getByRole('link', { name: /RSVP For Free/ });
  await expect(rsvp).toHaveAttribute('target', '_blank');
  await expect(workshop.getByRole('link', { name: /Add to calendar/ })).toHaveAttribute(
    'href',
    /^\/events\/\d+\/calendar\.ics$/,
  );
  await expect(workshop.getByRole('link', { name: /See it on a map/ })).toHaveAttribute(
    'href',
    /Richmond%2C%20VA$/,
  );
  const giveaway = cards.filter({ hasText: 'Coat Giveaway' });
  await expect(giveaway.getByRole('link', { name: /RSVP/ })).toHaveCount(0);
});

for (const [what, answer] of [
  ['none', { json: [] }],
  ['no answer', { status: 500, json: { error: { code: 'broken', message: 'No' } } }],
] as const) {
  test(`is whole without the events when there are ${what}`, async ({ page, complaints }) => {
    complaints.expectSome(/status of 500/);
    await page.route('**/api/public-events?upcoming=true', (route) => route.fulfill(answer));
    await page.goto('/about');
    await hydrated(page);
    await page.getByRole('link', { name: /home page/ }).click();
    await expect(page.getByRole('heading', { name: 'Who We Are' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Upcoming Events' })).toHaveCount(0);
  });
}

test('asks for fresh events when somebody comes back to it', async ({ page }) => {
  await page.goto('/about');
  await hydrated(page);
  const asked = page.waitForRequest('**/api/public-events?upcoming=true');
  await page.getByRole('link', { name: /home page/ }).click();
  await asked;
  await expect(page.getByRole('region', { name: 'Upcoming Events' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const size of [phone, desk]) {
    test(`is whole at ${size.width} px`, async ({ page }) => {
      await page.setViewportSize(size);
      await page.goto('/');
      await expect(page.getByRole('heading', { name: 'END HUNGER: FEED THE WORLD' })).toBeVisible();
      await expect(page.getByRole('link', { name: /GET HELP TODAY/ })).toBeVisible();
      await expect(page.getByRole('list', { name: home.programs.label })).toBeVisible();
      await expect(page.getByRole('region', { name: 'Upcoming Events' })).toBeVisible();
      await expect(page.getByRole('button')).toHaveCount(0);
    });
  }
});

for (const width of [360, 1280]) {
  test(`is accessible on every slide at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/');
    await hydrated(page);
    for (const slide of home.hero.slides) {
      await expect(page.getByRole('heading', { name: slide.highlightText })).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Next slide' }).click();
    }
  });
}
