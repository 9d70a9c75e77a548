import { contentOf } from '#content/all';
import {
  getLastEntry,
  getLauncher,
  getLog,
  getPanel,
  getQuestionField,
  hideFloatingCards,
  openChat,
  replyWith,
  sendChatMessage,
} from './chat-panel';
import {
  desktopSize,
  expect,
  expectAccessible,
  phoneSize,
  test,
  waitForAnimations,
  waitForHydration,
} from './site-test';

const { assistant } = contentOf('en');

hideFloatingCards();

test.describe('conversation', () => {
  test('stays open when a link is followed and after a reload', async ({ page }) => {
    await replyWith(page, 'Sign up at /get-started?type=volunteer. Or call 804-555-0142.');
    await openChat(page);
    await sendChatMessage(page, 'How?');
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));
    await getLog(page).getByRole('link', { name: '/get-started?type=volunteer' }).click();
    await expect(page).toHaveURL('/get-started?type=volunteer');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
    await expect(getLog(page)).toContainText('How?');
    await page.reload();
    await expect(getPanel(page)).toBeVisible();
    await expect(getLog(page)).toContainText('Sign up at /get-started?type=volunteer.');
    await expect(getQuestionField(page)).not.toBeFocused();
    expect(await page.evaluate(() => Object.keys(localStorage).join())).not.toContain('chat');
  });

  test('reopens minimized after a reload when the visitor has started a form', async ({ page }) => {
    await page.setViewportSize(phoneSize);
    await openChat(page);
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    await page.route('**/assets/chat-*.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/membership-assistance');
    await waitForHydration(page);
    await page.getByLabel('Yes, I am safe at home').check();
    release();
    // The minimized chat exists, although a form on a phone hides it.
    await expect(page.locator('.chat-minimized')).toBeAttached();
    await expect(getPanel(page)).toHaveCount(0);
  });

  test('moves focus to a section of the current page each time its link is clicked', async ({
    page,
  }) => {
    await replyWith(page, 'See /about#service-areas.');
    await page.goto('/about');
    await getLauncher(page).click();
    await sendChatMessage(page, 'Where?');
    const place = page.locator('#service-areas');
    for (const time of ['first', 'second']) {
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      await getLog(page).getByRole('link', { name: '/about#service-areas' }).click();
      await expect(place, time).toBeFocused();
      await expect(place, time).toBeInViewport();
    }
  });

  test('closes the panel on a phone when a link is followed', async ({ page }) => {
    await page.setViewportSize(phoneSize);
    await replyWith(page, 'See /programs/maybe-more.');
    await openChat(page);
    await sendChatMessage(page, 'Where?');
    await getLog(page).getByRole('link', { name: '/programs/maybe-more' }).click();
    await expect(page).toHaveURL('/programs/maybe-more');
    await expect(getPanel(page)).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await getLauncher(page).click();
    await expect(getLog(page)).toContainText('Where?');
  });
});

test('keeps the crisis lines visible in the open panel on every screen size', async ({ page }) => {
  await replyWith(page, 'A long reply. '.repeat(60));
  await openChat(page);
  for (const words of ['One?', 'Two?']) await sendChatMessage(page, words);
  const crisis = getPanel(page).getByText(assistant.crisis.slice(0, 10));
  for (const size of [phoneSize, desktopSize, { width: 390, height: 300 }]) {
    await page.setViewportSize(size);
    await expect(crisis).toBeInViewport({ ratio: 1 });
    for (const top of [0, 10_000]) {
      await getPanel(page).evaluate((element, to) => element.scrollTo(0, to), top);
      await getLog(page).evaluate((element, to) => element.scrollTo(0, to), top);
      await expect(crisis).toBeInViewport({ ratio: 1 });
    }
    await expect(crisis.getByRole('link', { name: '911' })).toBeVisible();
  }
});

test.describe('chat by keyboard', () => {
  test('moves focus correctly when the chat opens, minimizes on Escape, reopens, and closes', async ({
    page,
  }) => {
    await replyWith(page, 'Here.');
    await page.goto('/about');
    await waitForHydration(page);
    await getLauncher(page).focus();
    await page.keyboard.press('Enter');
    await expect(getQuestionField(page)).toBeFocused();
    await getQuestionField(page).fill('half a question');
    await page.keyboard.press('Escape');
    await expect(getPanel(page)).toHaveCount(0);
    await expect(getLauncher(page)).toBeFocused();
    await expect(getLauncher(page)).toHaveAccessibleName('Chat : Make the chat big again');
    await page.keyboard.press('Enter');
    await expect(getQuestionField(page)).toBeFocused();
    await expect(getQuestionField(page)).toHaveValue('half a question');
    await getPanel(page).getByRole('button', { name: 'Close the chat' }).press('Enter');
    await expect(getLauncher(page)).toBeFocused();
    await expect(getLauncher(page)).toHaveAccessibleName('Open the chat');
  });

  test('leaves a help page on three Escapes and deletes the conversation', async ({ page }) => {
    await page.route('https://www.google.com/**', (route) => route.fulfill({ body: 'weather' }));
    await replyWith(page, 'We can help.');
    await openChat(page, '/get-assistance');
    await sendChatMessage(page, 'I need to get out');
    await expect(getLastEntry(page)).toContainText('We can help.');
    for (let presses = 0; presses < 3; presses += 1) await page.keyboard.press('Escape');
    await page.waitForURL(/google/);
    await page.goto('/get-assistance');
    await waitForHydration(page);
    expect(await page.evaluate(() => Object.keys(sessionStorage).join())).not.toContain('wwi_chat');
  });
});

test.describe('chat in the corner of the page', () => {
  for (const size of [{ width: 360, height: 740 }, desktopSize]) {
    test(`passes accessibility checks when closed, open, or minimized at ${size.width} px`, async ({
      page,
    }) => {
      test.slow();
      await page.setViewportSize(size);
      await replyWith(page, 'Read /about, or call 804-555-0142.');
      await page.goto('/accessibility');
      await waitForHydration(page);
      await expectAccessible(page);
      await getLauncher(page).click();
      await sendChatMessage(page, 'Who are you?');
      await expect(getLastEntry(page)).toContainText('Read /about');
      await waitForAnimations(page);
      await expectAccessible(page);
      for (const control of await getPanel(page).getByRole('button').all()) {
        const { width = 0, height = 0 } = (await control.boundingBox()) ?? {};
        expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
      }
      await page.keyboard.press('Escape');
      await expectAccessible(page);
    });
  }

  test('does not cover the submit button of a form on a phone', async ({ page }) => {
    await page.setViewportSize(phoneSize);
    for (const path of [
      '/contact',
      '/donate',
      '/get-started?type=volunteer',
      '/membership-assistance',
    ]) {
      await page.goto(path);
      await waitForHydration(page);
      const send = page.getByRole('main').locator('[type=submit]:visible').last();
      for (const view of ['closed', 'minimized']) {
        if (view === 'minimized') {
          await page.evaluate(() => scrollTo(0, 0));
          await getLauncher(page).click();
          await getPanel(page).getByRole('button', { name: 'Make the chat small' }).click();
          await page.evaluate(() => (document.activeElement as HTMLElement).blur());
        }
        for (const fromBottom of [0, 20, 40, 80]) {
          const covered = await send.evaluate(async (button, gap) => {
            const { bottom } = button.getBoundingClientRect();
            scrollBy({ top: bottom - innerHeight + gap, behavior: 'instant' });
            await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
            const { left, right, top, height } = button.getBoundingClientRect();
            const across = [left + 6, (left + right) / 2, right - 6];
            return across.filter(
              (x) => !button.contains(document.elementFromPoint(x, top + height / 2)),
            );
          }, fromBottom);
          expect.soft(covered, `${path} ${view}, ${fromBottom} px above the edge`).toEqual([]);
        }
        await page.evaluate(() => scrollTo(0, 0));
        await expect(getLauncher(page)).toHaveCSS('pointer-events', 'auto');
      }
      // Close the chat, so that it starts closed on the next page.
      await getLauncher(page).click();
      await getPanel(page).getByRole('button', { name: 'Close the chat' }).click();
    }
  });

  test('waits on a phone until the cookie card is answered', async ({ page }) => {
    await page.setViewportSize(phoneSize);
    await page.addInitScript(() => localStorage.removeItem('wwi_cookie_consent'));
    await page.goto('/about');
    await waitForHydration(page);
    await page.getByRole('button', { name: 'Essential only' }).waitFor();
    await expect(getLauncher(page)).toBeHidden();
    await page.getByRole('button', { name: 'Essential only' }).click();
    await getLauncher(page).click();
    await expect(getPanel(page)).toBeVisible();
  });
});
