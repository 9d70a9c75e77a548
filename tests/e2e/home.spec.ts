import { contentOf } from '#content/all';
import { programs } from '#domain/programs';
import { serviceAreas } from '#domain/service-areas';
import { desktopSize, expect, phoneSize, test, waitForHydration } from './site-test';
import { movePointerAway, openWithStoppedClock } from './still-clock';

const { figures: content, home, partners } = contentOf('en');

const seen = { consent: true, dismissed: true };

test('rotates twelve service areas every two seconds, with links to their programs', async ({
  page,
}) => {
  await openWithStoppedClock(page, '/', seen);
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

test('rotates eighteen partners every 1.5 seconds until paused', async ({ page }) => {
  await openWithStoppedClock(page, '/', seen);
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
  await movePointerAway(page);
  await expect(page.getByRole('button', { name: home.partners.play })).toBeVisible();
  const order = await list.textContent();
  await page.clock.runFor(10_000);
  expect(await list.textContent()).toBe(order);
});

test('does not rotate strips when reduced motion is preferred', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openWithStoppedClock(page, '/', seen);
  await page.clock.runFor(20_000);
  for (const label of [home.serviceAreas.label, home.partners.label]) {
    const list = page.getByRole('list', { name: label });
    expect(await list.evaluate((element) => element.scrollLeft)).toBe(0);
  }
});

test('scrolls nine program cards in a loop by arrow buttons, and enlarges a card on hover', async ({
  page,
}) => {
  await openWithStoppedClock(page, '/', seen);
  const list = page.getByRole('list', { name: home.programs.label });
  for (const { slug, name } of programs) {
    const more = list.getByRole('link', { name: new RegExp(`^Learn More ?: ${name}$`) });
    await expect(more).toHaveAttribute('href', `/programs/${slug}`);
  }
  const card = list.getByRole('listitem').first();
  const scale = () => card.evaluate((element) => getComputedStyle(element).transform);
  expect(await scale()).toBe('none');
  await card.hover();
  await expect.poll(scale).toBe('matrix(1.04, 0, 0, 1.04, 0, 0)');
  await movePointerAway(page);
  await expect.poll(scale).toBe('none');

  const left = () => list.evaluate((element) => Math.round(element.scrollLeft));
  const end = () => list.evaluate((element) => element.scrollWidth - element.clientWidth);
  for (const size of [phoneSize, desktopSize]) {
    await page.setViewportSize(size);
    await page.getByRole('button', { name: home.programs.next }).click();
    await expect.poll(left).toBeGreaterThan(200);
    await list.evaluate((element) => element.scrollTo({ left: 0, behavior: 'instant' }));
    await page.getByRole('button', { name: home.programs.previous }).click();
    await expect.poll(async () => (await end()) - (await left())).toBeLessThan(2);
    await page.getByRole('button', { name: home.programs.next }).click();
    await expect.poll(left).toBe(0);
  }
});

test('draws partner marks, and links to the main pages and the next three events', async ({
  page,
}) => {
  await page.goto('/');
  const mark = page.locator('.partners use').first();
  await mark.scrollIntoViewIfNeeded();
  await expect
    .poll(() => mark.evaluate((use) => (use as SVGUseElement).getBBox().width))
    .toBeGreaterThan(10);
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

  // The next three events, each with RSVP, calendar, and map links.
  const section = page.getByRole('region', { name: 'Upcoming Events' });
  const cards = section.getByRole('article');
  await expect(cards).toHaveCount(3);
  await expect(section.getByRole('link', { name: 'View All Events' })).toHaveAttribute(
    'href',
    '/events',
  );
  const workshop = cards.filter({ hasText: 'Resume Workshop' });
  await expect(workshop).toContainText(/Tuesday, [A-Z]/);
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

test('loads the newest events when scripts start, and again when a visitor returns', async ({
  page,
}) => {
  const newest = () => page.waitForRequest('**/api/public-events?upcoming=true');
  const first = newest();
  await page.goto('/');
  await waitForHydration(page);
  await first;
  await page.goto('/about');
  await waitForHydration(page);
  const asked = newest();
  await page.getByRole('link', { name: /home page/ }).click();
  await asked;
  await expect(page.getByRole('region', { name: 'Upcoming Events' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const size of [phoneSize, desktopSize]) {
    test(`renders completely without scripts at ${size.width} px`, async ({ page }) => {
      await page.setViewportSize(size);
      await page.goto('/');
      await expect(page.getByRole('heading', { name: 'END HUNGER: FEED THE WORLD' })).toBeVisible();
      await expect(page.getByRole('link', { name: /GET HELP TODAY/ })).toBeVisible();
      await expect(page.getByRole('list', { name: home.programs.label })).toBeVisible();
      await expect(page.getByRole('region', { name: 'Upcoming Events' })).toBeVisible();
      // Without scripts, a button must submit a form.
      await expect(page.locator('button:visible:not(form [type=submit])')).toHaveCount(0);
    });
  }
});

test('shows a story on home and about while the counts are small, and the counts from the threshold on', async ({
  page,
}) => {
  const story = page.getByRole('region', { name: content.story.title });
  const figures = page.getByRole('region', { name: content.title });
  const stats = () => page.waitForResponse('**/api/stats');
  for (const path of ['/about', '/']) {
    const asked = stats();
    await page.goto(path);
    await waitForHydration(page);
    const { peopleHelped } = await (await asked).json();
    expect(peopleHelped).toBeLessThan(content.showFrom);
    await expect(story).toContainText(content.story.note);
    await expect(figures).toHaveCount(0);
  }
  let pledges = 0;
  await page.route('**/api/stats', async (route) => {
    const response = await route.fetch();
    const body = await response.json();
    pledges = body.pledges;
    await route.fulfill({ response, json: { ...body, pledges: 4_321 } });
  });
  await page
    .getByRole('main')
    .getByRole('link', { name: /^DONATE Pledge/ })
    .click();
  await page.getByRole('button', { name: '$50' }).click();
  await page.getByLabel('Name').fill('Ada Neighbor');
  await page.getByLabel('Email address').fill('ada@example.org');
  const again = stats();
  await page.getByRole('button', { name: 'Pledge my gift' }).click();
  await again;
  expect(pledges).toBeGreaterThan(0);
  await page.getByRole('navigation').first().getByRole('link', { name: 'About' }).click();
  await expect(figures).toContainText('4,321');
  await expect(figures).not.toContainText(content.peopleHelped);
  await expect(story).toHaveCount(0);
});

test('scrolls the focused link of a strip into view on a phone', async ({ page }) => {
  await page.setViewportSize(phoneSize);
  await openWithStoppedClock(page, '/', seen);
  for (const label of [home.serviceAreas.label, home.programs.label]) {
    const list = page.getByRole('list', { name: label });
    const links = await list.getByRole('link').all();
    await links[0]?.focus();
    for (const link of links) {
      await expect(link).toBeFocused();
      // Allow for the shadow of the border.
      await expect(link).toBeInViewport({ ratio: 0.95 });
      await page.keyboard.press('Tab');
    }
  }
});
