import { contentOf } from '#content/all';
import { programs } from '#domain/programs';
import {
  desktopSize,
  expect,
  expectAccessible,
  phoneSize,
  test,
  waitForHydration,
} from './site-test';
import { openWithStoppedClock } from './still-clock';

const { navigation, organization } = contentOf('en');

const menu = navigation.programsMenu;

test.describe('header', () => {
  test('opens and closes the menu of nine programs by keyboard and by pointer', async ({
    page,
  }) => {
    await page.goto('/about');
    await waitForHydration(page);
    const nav = page.getByRole('navigation', { name: navigation.main.label });
    await nav.getByRole('link', { name: 'Programs', exact: true }).focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    for (const { slug, name } of programs) {
      const link = nav.getByRole('link', { name, exact: true });
      await expect(link).toHaveAttribute('href', `/programs/${slug}`);
      await expect(link).toBeVisible();
    }
    await page.keyboard.press('Tab');
    await expect(nav.getByRole('link', { name: 'Home at Heart' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(nav.getByRole('link', { name: 'Home at Heart' })).toBeHidden();
    await expect(nav.locator('summary')).toBeFocused();

    // The menu also closes when focus moves elsewhere, or on a click outside.
    const first = nav.getByRole('link', { name: 'Home at Heart' });
    await nav.locator('summary').click();
    await nav.getByRole('link', { name: menu.all.text }).focus();
    await page.keyboard.press('Tab');
    await page.mouse.move(3, 300);
    await expect(first).toBeHidden();
    await nav.locator('summary').click();
    await expect(first).toBeVisible();
    await page.mouse.click(5, 500);
    await expect(first).toBeHidden();

    // The menu also opens on hover, and closes when a program is chosen.
    await nav.getByRole('link', { name: 'Programs', exact: true }).hover();
    await nav.getByRole('link', { name: 'Nurture Nature' }).click();
    await expect(page).toHaveURL('/programs/nurture-nature');
    await expect(nav.getByRole('link', { name: 'Nurture Nature' })).toBeHidden();
    await expect(page.locator('main h1')).toBeFocused();
  });

  test.describe('header on a phone', () => {
    test.use({ viewport: phoneSize, hasTouch: true });

    test('opens a menu with the programs, and closes it on a new page', async ({ page }) => {
      await page.goto('/about');
      await waitForHydration(page);
      const header = page.getByRole('banner');
      await expect(header.getByRole('link', { name: 'Get Help' })).toBeVisible();
      await expect(header.getByRole('link', { name: /^Donate/ })).toBeVisible();
      await header.getByText(navigation.phoneMenu.open, { exact: true }).tap();
      const nav = page.getByRole('navigation', { name: navigation.phoneMenu.label });
      await expect(header.getByText(navigation.phoneMenu.close)).toBeVisible();
      await nav.locator('summary').tap();
      await nav.getByRole('link', { name: 'Blended Roots' }).tap();
      await expect(page).toHaveURL('/programs/blended-roots');
      await expect(nav).toBeHidden();
      await expect(page.locator('main h1')).toBeFocused();
    });
  });
});

test.describe('header without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('opens menus and follows their links without scripts', async ({ page }) => {
    await page.goto('/about');
    const nav = page.getByRole('navigation', { name: navigation.main.label });
    await nav.locator('summary').click();
    await page.mouse.move(3, 600);
    await nav.getByRole('link', { name: 'Home at Heart' }).click();
    await expect(page).toHaveURL('/programs/home-at-heart');
    await page.setViewportSize(phoneSize);
    await page.getByText(navigation.phoneMenu.open, { exact: true }).click();
    await page
      .getByRole('navigation', { name: navigation.phoneMenu.label })
      .getByRole('link', { name: 'Events' })
      .click();
    await expect(page).toHaveURL('/events');
  });

  test('hides buttons that need a script when scripts are off', async ({ page }) => {
    await page.goto('/contact');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const name of [navigation.footer.cookieSettings, 'Open the chat', /print/i]) {
      await expect(page.getByRole('button', { name })).toHaveCount(0);
    }
  });
});

test('focuses the skip link on the first Tab', async ({ page }) => {
  await page.goto('/');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: navigation.skipLink });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.locator('main :focus')).toHaveCount(1);
});

test('prints the name, phone, address, and crisis lines, without forms or buttons', async ({
  page,
}) => {
  await openWithStoppedClock(page, '/programs');
  await page.clock.runFor(1_000);
  await expect(page.getByRole('region', { name: /cookies/ })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  for (const part of ['.site-header', '.crisis-bar', '.cookie-card', '.skip-link', '.end-band']) {
    await expect(page.locator(part)).toBeHidden();
  }
  await expect(page.locator('main h1')).toBeVisible();
  const footer = page.locator('.site-footer');
  const { address, crisis, name, phone } = organization;
  for (const text of [name, phone.text, address.street, crisis.bar.danger, crisis.bar.lifeline]) {
    await expect(footer.getByText(text).first()).toBeVisible();
  }
  await expect(footer.locator('nav')).toBeHidden();
});

for (const width of [360, 1280]) {
  test(`passes accessibility checks with open menus and the cookie card at ${width} px`, {
    tag: width > 360 ? '@slow' : [],
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/contact');
    await waitForHydration(page);
    const card = page.getByRole('region', { name: /cookies/ });
    await card.getByText('Choose', { exact: true }).click();
    await expectAccessible(page);
    await card.getByRole('button', { name: 'Essential only' }).click();
    if (width < desktopSize.width) await page.locator('.phone-menu > summary').click();
    await page.locator('.programs-menu:visible summary').click();
    await expectAccessible(page);
  });
}

test('shows the header in one row with buttons of equal height from 1200 px on', async ({
  page,
}) => {
  for (const path of ['/', '/es']) {
    await page.goto(path);
    for (const width of [1200, 1280, 1366]) {
      await page.setViewportSize({ width, height: 720 });
      const box = await page.locator('.site-header').boundingBox();
      expect(box?.height, `${path} at ${width} px`).toBeLessThan(70);
    }
    const buttons = page.locator('.header-actions a');
    const boxes = await Promise.all((await buttons.all()).map((one) => one.boundingBox()));
    const heights = boxes.flatMap((box) => box?.height ?? []);
    expect(heights.length, path).toBeGreaterThanOrEqual(2);
    expect(new Set(heights).size, path).toBe(1);
  }
});

test('keeps the Spanish crisis lines clear of the quick exit and of the edges of the bar', async ({
  page,
}) => {
  await page.goto('/es/get-assistance');
  const bar = page.locator('.crisis-bar > p');
  for (const width of [768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 768 });
    const lines = await bar.boundingBox();
    const wayOut = await page.locator('.quick-exit').boundingBox();
    expect(wayOut?.x, `${width} px`).toBeGreaterThan((lines?.x ?? 0) + (lines?.width ?? 0));
    expect(wayOut?.y, `${width} px`).toBeLessThan(20);
  }
  await page.setViewportSize({ width: 320, height: 640 });
  const { y = 0, height = 0 } = (await bar.boundingBox()) ?? {};
  for (const link of await page.locator('.crisis-bar > p > a:visible').all()) {
    const text = await link.evaluate((each) => {
      const range = document.createRange();
      range.selectNodeContents(each);
      return range.getBoundingClientRect().toJSON();
    });
    expect(text.top).toBeGreaterThanOrEqual(y + 4);
    expect(text.bottom).toBeLessThanOrEqual(y + height - 4);
  }
});
