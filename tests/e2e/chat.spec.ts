import type { Page, Route } from '@playwright/test';
import { assistant } from '#content/en/assistant';
import { organisation } from '#content/en/organisation';
import { arrived, desk, expect, expectAccessible, hydrated, phone, test, toast } from './site-test';

const { failures, greeting, quickActions } = assistant;

const launcher = (page: Page) =>
  page.getByRole('complementary', { name: 'Chat assistant' }).locator('.chat-launcher');
const panel = (page: Page) => page.getByRole('dialog', { name: 'Wondrous World assistant' });
const log = (page: Page) => panel(page).getByRole('log', { name: 'Chat messages' });
const question = (page: Page) => panel(page).getByLabel('Your question');
const lastEntry = (page: Page) => log(page).getByRole('listitem').last();

async function open(page: Page, path = '/about'): Promise<void> {
  await page.goto(path);
  await hydrated(page);
  await launcher(page).click();
  await expect(panel(page)).toBeVisible();
}

/** Answers every question with the same words, and notes what was asked. */
async function answer(page: Page, reply: string | ((route: Route) => Promise<void>)) {
  const asked: unknown[] = [];
  await page.route('**/api/chat', async (route) => {
    asked.push(route.request().postDataJSON());
    if (typeof reply === 'string')
      await route.fulfill({ json: { success: true, response: reply } });
    else await reply(route);
  });
  return asked;
}

async function say(page: Page, words: string): Promise<void> {
  await question(page).fill(words);
  await question(page).press('Enter');
}

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('wwi_cookie_consent', JSON.stringify({ necessary: true }));
    sessionStorage.setItem('wwi_ticker_dismissed', 'true');
  });
});

test.describe('what it costs a page', () => {
  test('is a button: the chat is fetched when somebody reaches for it', async ({ page }) => {
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
    const ofChat = () => fetched.filter((path) => /^\/assets\/chat-/.test(path));
    await page.goto('/about');
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    await expect(launcher(page)).toBeVisible();
    expect(ofChat()).toEqual([]);
    await launcher(page).hover();
    await expect.poll(() => ofChat().length).toBe(2);
  });

  test('keeps a press that comes before the app has started', async ({ page }) => {
    await page.route('**/assets/entry.client-*', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1500));
      await route.continue();
    });
    await page.goto('/about');
    await launcher(page).click();
    await expect(page.getByText(/^Opening the chat\./)).toBeVisible();
    await expect(panel(page)).toBeVisible();
    await expect(page.getByText(/^Opening the chat\./)).toHaveCount(0);
  });

  test('says whom to call when it cannot be fetched, and tries again', async ({
    page,
    complaints,
  }) => {
    complaints.expectSome(/chat-/, /Failed to load resource/);
    let isBroken = true;
    await page.route('**/assets/chat-*.js', (route) =>
      isBroken ? route.abort() : route.continue(),
    );
    await page.goto('/about');
    await hydrated(page);
    // The line shows from the press on: the chat may be mended only once its fetch has failed.
    const hasFailed = page.waitForEvent('console', (message) => /imported/.test(message.text()));
    await launcher(page).click();
    await expect(page.getByText('If it does not open, call us at 804-555-0142.')).toBeVisible();
    await hasFailed;
    isBroken = false;
    await launcher(page).click();
    await expect(panel(page)).toBeVisible();
  });

  test('is nothing where there are no scripts', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
    const page = await context.newPage();
    await page.goto('/contact');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Open the chat' })).toHaveCount(0);
    await context.close();
  });
});

test.describe('opened', () => {
  test('greets, offers four questions, and has the focus in the field', async ({ page }) => {
    await open(page);
    await expect(log(page).getByText(greeting)).toBeVisible();
    for (const action of quickActions) {
      await expect(panel(page).getByRole('button', { name: action })).toBeInViewport();
    }
    await expect(question(page)).toBeFocused();
  });

  test('is 384 by 500 on a desk, and the width of a phone at 80 % of its height', async ({
    page,
  }) => {
    await open(page);
    expect(await panel(page).boundingBox()).toMatchObject({ width: 384, height: 500 });
    await page.setViewportSize({ width: 640, height: 900 });
    expect(await panel(page).boundingBox()).toMatchObject({ width: 384, height: 500 });
    await page.setViewportSize({ width: 639, height: 800 });
    expect(await panel(page).boundingBox()).toMatchObject({ x: 0, width: 639, height: 640 });
    await page.setViewportSize(phone);
    const { y = 0, height = 0 } = (await panel(page).boundingBox()) ?? {};
    expect(height).toBeCloseTo(phone.height * 0.8, 0);
    expect(y + height).toBeCloseTo(phone.height, 0);
  });

  test('can be used on a desk zoomed to 200 %, the way out of a help page still free', async ({
    page,
  }) => {
    await answer(page, 'See /volunteer.');
    await page.setViewportSize({ width: 640, height: 360 });
    await open(page, '/get-assistance');
    await say(page, 'volunteer?');
    await expect(lastEntry(page).getByRole('link', { name: '/volunteer' })).toBeInViewport();
    await question(page).scrollIntoViewIfNeeded();
    await expect(question(page)).toBeInViewport();
    await expect(page.getByRole('link', { name: 'Leave this site quickly' })).toBeInViewport();
    await page.getByRole('link', { name: 'Leave this site quickly' }).click({ trial: true });
  });

  test('comes from the contact page too', async ({ page }) => {
    await page.goto('/contact');
    await hydrated(page);
    await page.getByRole('main').getByRole('button', { name: 'Open the chat' }).click();
    await expect(question(page)).toBeFocused();
  });
});

test.describe('asking', () => {
  test('sends the words of a quick question alone, and the offer goes', async ({ page }) => {
    const asked = await answer(page, 'Yes, please volunteer!');
    await open(page);
    await panel(page).getByRole('button', { name: 'How can I volunteer?' }).click();
    await expect(lastEntry(page)).toContainText('Yes, please volunteer!');
    expect(asked).toEqual([{ message: 'How can I volunteer?' }]);
    await expect(panel(page).getByRole('button', { name: quickActions[1] })).toHaveCount(0);
    await expect(question(page)).toBeFocused();
    await say(page, 'And then?');
    await expect.poll(() => asked).toHaveLength(2);
    expect(asked[1]).toEqual({ message: 'And then?' });
  });

  test('sends on Enter, breaks the line on Shift+Enter, ignores what is empty', async ({
    page,
  }) => {
    const asked = await answer(page, 'Noted.');
    await open(page);
    const send = panel(page).getByRole('button', { name: 'Send', exact: true });
    await expect(send).toBeDisabled();
    await say(page, '   ');
    await question(page).fill('First line');
    await question(page).press('Shift+Enter');
    await question(page).pressSequentially('second line');
    expect(asked).toEqual([]);
    await expect(send).toBeEnabled();
    await question(page).press('Enter');
    await expect(lastEntry(page)).toContainText('Noted.');
    expect(asked).toEqual([{ message: 'First line\nsecond line' }]);
    await expect(question(page)).toHaveValue('');
  });

  test('waits for one answer before the next question, and shows that it waits', async ({
    page,
  }) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const asked = await answer(page, async (route) => {
      await held;
      await route.fulfill({ json: { success: true, response: 'Here you are.' } });
    });
    await open(page);
    await say(page, 'One');
    await expect(log(page).getByText('Looking it up')).toBeVisible();
    await say(page, 'Two');
    await expect(panel(page).getByRole('button', { name: 'Send', exact: true })).toBeDisabled();
    await expect(question(page)).toHaveValue('Two');
    release();
    await expect(lastEntry(page)).toContainText('Here you are.');
    await expect(log(page).getByText('Looking it up')).toHaveCount(0);
    expect(asked).toEqual([{ message: 'One' }]);
  });

  const technical = {
    text: failures.technical,
    says: ['technical difficulties', '804-555-0142', 'hello@example.org'],
  };
  const trouble = { text: failures.trouble, says: ['trouble responding', '804-555-0142'] };
  const json = (body: unknown) => (route: Route) => route.fulfill({ json: body });
  const failing: [string, (route: Route) => Promise<void>, typeof technical][] = [
    ['a server error', (route) => route.fulfill({ status: 500, body: 'no' }), technical],
    ['too many questions', (route) => route.fulfill({ status: 429, json: {} }), technical],
    ['a broken connection', (route) => route.abort('connectionreset'), technical],
    ['no success', json({ success: false, response: 'x' }), trouble],
    ['no text', json({ success: true }), trouble],
    ['an empty text', json({ success: true, response: ' ' }), trouble],
    ['nothing', json(null), trouble],
    ['no JSON', (route) => route.fulfill({ body: '<html>' }), trouble],
  ];
  for (const [what, respond, expected] of failing) {
    test(`answers ${what} with the way to reach a person`, async ({ page, complaints }) => {
      complaints.expectSome(/api\/chat/, /Failed to load resource/);
      await answer(page, respond);
      await open(page);
      await say(page, 'Hello?');
      await expect(lastEntry(page)).toContainText(expected.text);
      for (const words of expected.says) await expect(lastEntry(page)).toContainText(words);
      await expect(lastEntry(page).getByRole('link', { name: '804-555-0142' })).toHaveAttribute(
        'href',
        organisation.phone.href,
      );
      await expect(question(page)).toBeFocused();
    });
  }

  test('gets a real answer, and in danger the lines first, as buttons', async ({ page }) => {
    await open(page);
    await say(page, 'how do i become a volunteer');
    await expect(log(page).getByRole('link', { name: '/volunteer', exact: true })).toBeVisible();
    await say(page, 'i want to kill myself');
    for (const [name, href] of [
      ['Call 988', 'tel:988'],
      ['Text 988', 'sms:988'],
      ['Call 911', 'tel:911'],
    ] as const) {
      const line = log(page).locator('.chat-lines').getByRole('link', { name });
      await expect(line).toBeInViewport({ ratio: 1 });
      await expect(line).toHaveAttribute('href', href);
      expect((await line.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    }
    await expectAccessible(page);
  });
});

test.describe('what is said', () => {
  test('is never markup', async ({ page }) => {
    const hostile = '<img src=x onerror="document.title=1"> <a href="/donate">x</a> [x](/donate)';
    await answer(page, hostile);
    await open(page);
    await say(page, hostile);
    await expect(lastEntry(page)).toContainText(hostile);
    await expect(log(page).getByText(hostile)).toHaveCount(2);
    await expect(log(page).locator('img')).toHaveCount(0);
    await expect(log(page).getByRole('link')).toHaveCount(0);
  });

  test('leads to pages without leaving the talk, and lives through a reload', async ({ page }) => {
    await answer(page, 'Sign up at /get-started?type=volunteer. Or call 804-555-0142.');
    await open(page);
    await say(page, 'How?');
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));
    await log(page).getByRole('link', { name: '/get-started?type=volunteer' }).click();
    await expect(page).toHaveURL('/get-started?type=volunteer');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
    await expect(log(page)).toContainText('How?');
    await page.reload();
    await expect(panel(page)).toBeVisible();
    await expect(log(page)).toContainText('Sign up at /get-started?type=volunteer.');
    await expect(question(page)).not.toBeFocused();
    expect(await page.evaluate(() => Object.keys(localStorage).join())).not.toContain('chat');
  });

  test('is asked again after a reload in the middle of an answer', async ({ page }) => {
    let isSlow = true;
    const asked = await answer(page, async (route) => {
      if (isSlow) return;
      await route.fulfill({ json: { success: true, response: 'At last.' } });
    });
    await open(page);
    await say(page, 'Anybody?');
    await expect.poll(() => asked).toHaveLength(1);
    isSlow = false;
    await page.reload();
    await hydrated(page);
    await expect(lastEntry(page)).toContainText('At last.');
    await expect(log(page).getByText('Anybody?')).toHaveCount(1);
  });

  test('makes way on a phone for the page that was chosen', async ({ page }) => {
    await page.setViewportSize(phone);
    await answer(page, 'See /programs/maybe-more.');
    await open(page);
    await say(page, 'Where?');
    await log(page).getByRole('link', { name: '/programs/maybe-more' }).click();
    await expect(page).toHaveURL('/programs/maybe-more');
    await expect(panel(page)).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await launcher(page).click();
    await expect(log(page)).toContainText('Where?');
  });

  test('can be copied, one message or all of it', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
    await answer(page, 'We open at 8.');
    await open(page);
    await say(page, 'When?');
    await lastEntry(page).getByRole('button', { name: 'Copy this message' }).click();
    await expect(toast(page)).toContainText('Copied!');
    await expect(toast(page)).toContainText('Message copied to clipboard');
    expect(await clipboard()).toBe('We open at 8.');
    await panel(page).getByRole('button', { name: 'Copy the whole conversation' }).click();
    await expect(toast(page)).toContainText('Conversation copied to clipboard');
    expect(await clipboard()).toBe(
      `Assistant: ${greeting}\n\nYou: When?\n\nAssistant: We open at 8.`,
    );
  });

  test('can be shared, or is copied where a browser cannot share', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page);
    const share = panel(page).getByRole('button', { name: 'Share the conversation' });
    const setShare = (run: string) =>
      page.evaluate((body) => {
        navigator.share = new Function('data', body) as typeof navigator.share;
      }, run);
    await setShare('window.shared = data; return Promise.resolve();');
    await share.click();
    expect(await page.evaluate(() => Reflect.get(window, 'shared'))).toEqual({
      title: assistant.share.title,
      text: `Assistant: ${greeting}`,
    });
    await setShare('return Promise.reject(new DOMException("", "AbortError"));');
    await share.click();
    await expect(toast(page)).toHaveCount(0);
    await setShare('return Promise.reject(new DOMException("", "NotAllowedError"));');
    await share.click();
    await expect(toast(page)).toContainText(assistant.share.unavailable);
  });
});

test.describe('by keyboard', () => {
  test('opens, minimizes on Escape, grows again and closes; the focus follows', async ({
    page,
  }) => {
    await answer(page, 'Here.');
    await page.goto('/about');
    await hydrated(page);
    await launcher(page).focus();
    await page.keyboard.press('Enter');
    await expect(question(page)).toBeFocused();
    await question(page).fill('half a question');
    await page.keyboard.press('Escape');
    await expect(panel(page)).toHaveCount(0);
    await expect(launcher(page)).toBeFocused();
    await expect(launcher(page)).toHaveAccessibleName('Chat : Make the chat big again');
    await page.keyboard.press('Enter');
    await expect(question(page)).toBeFocused();
    await expect(question(page)).toHaveValue('half a question');
    await panel(page).getByRole('button', { name: 'Close the chat' }).press('Enter');
    await expect(launcher(page)).toBeFocused();
    await expect(launcher(page)).toHaveAccessibleName('Open the chat');
  });

  test('minimized, it says when the answer has come', async ({ page }) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await answer(page, async (route) => {
      await held;
      await route.fulfill({ json: { success: true, response: 'Done.' } });
    });
    await open(page);
    await say(page, 'Slow?');
    await panel(page).getByRole('button', { name: 'Make the chat small' }).click();
    release();
    await expect(page.getByRole('status').filter({ hasText: 'New answer' })).toBeAttached();
    await launcher(page).click();
    await expect(lastEntry(page)).toContainText('Done.');
  });

  test('three times Escape still leaves a help page, and nothing of the talk stays', async ({
    page,
  }) => {
    await page.route('https://www.google.com/**', (route) => route.fulfill({ body: 'weather' }));
    await answer(page, 'We can help.');
    await open(page, '/get-assistance');
    await say(page, 'I need to get out');
    await expect(lastEntry(page)).toContainText('We can help.');
    for (let presses = 0; presses < 3; presses += 1) await page.keyboard.press('Escape');
    await page.waitForURL(/google/);
    await page.goto('/get-assistance');
    await hydrated(page);
    expect(await page.evaluate(() => Object.keys(sessionStorage).join())).not.toContain('wwi_chat');
  });
});

test.describe('in the corner', () => {
  for (const size of [{ width: 360, height: 740 }, desk]) {
    test(`nothing is wrong for anyone, closed, open or minimized, at ${size.width}`, async ({
      page,
    }) => {
      test.slow();
      await page.setViewportSize(size);
      await answer(page, 'Read /about, or call 804-555-0142.');
      await page.goto('/accessibility');
      await hydrated(page);
      await expectAccessible(page);
      await launcher(page).click();
      await say(page, 'Who are you?');
      await expect(lastEntry(page)).toContainText('Read /about');
      await arrived(page);
      await expectAccessible(page);
      for (const control of await panel(page).getByRole('button').all()) {
        const { width = 0, height = 0 } = (await control.boundingBox()) ?? {};
        expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
      }
      await page.keyboard.press('Escape');
      await expectAccessible(page);
    });
  }

  for (const path of [
    '/contact',
    '/donate',
    '/get-started?type=volunteer',
    '/membership-assistance',
  ]) {
    test(`nothing covers the button that sends the form of ${path} on a phone`, async ({
      page,
    }) => {
      await page.setViewportSize(phone);
      await page.goto(path);
      await hydrated(page);
      const send = page.getByRole('main').locator('[type=submit]:visible').last();
      for (const view of ['closed', 'minimized']) {
        if (view === 'minimized') {
          await page.evaluate(() => scrollTo(0, 0));
          await launcher(page).click();
          await panel(page).getByRole('button', { name: 'Make the chat small' }).click();
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
          expect(covered, `${view}, ${fromBottom} px above the edge`).toEqual([]);
        }
        await page.evaluate(() => scrollTo(0, 0));
        await expect(launcher(page)).toHaveCSS('pointer-events', 'auto');
      }
    });
  }

  test('waits on a phone until the cookie card is answered', async ({ page }) => {
    await page.setViewportSize(phone);
    await page.addInitScript(() => localStorage.removeItem('wwi_cookie_consent'));
    await page.goto('/about');
    await hydrated(page);
    await page.getByRole('button', { name: 'Essential only' }).waitFor();
    await expect(launcher(page)).toBeHidden();
    await page.getByRole('button', { name: 'Essential only' }).click();
    await launcher(page).click();
    await expect(panel(page)).toBeVisible();
  });
});
