import type { Route } from '@playwright/test';
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
import { expect, expectAccessible, phoneSize, test, waitForHydration } from './site-test';

const { assistant } = contentOf('en');

const { failures, greeting, quickActions } = assistant;

hideFloatingCards();

test.describe('loading the chat', () => {
  test('fetches the chat only when the pointer reaches the button', async ({ page }) => {
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
    const ofChat = () => fetched.filter((path) => /^\/assets\/chat-/.test(path));
    await page.goto('/about');
    await waitForHydration(page);
    await page.waitForLoadState('networkidle');
    await expect(getLauncher(page)).toBeVisible();
    expect(ofChat()).toEqual([]);
    await getLauncher(page).hover();
    // The script and the styles. The import reads them from the cache.
    await expect.poll(() => new Set(ofChat()).size).toBe(2);
  });

  test('opens the chat after a click that came before the app started', async ({ page }) => {
    const held = Promise.withResolvers<void>();
    await page.route('**/assets/entry.client-*', async (route) => {
      await held.promise;
      await route.continue();
    });
    await page.goto('/about');
    await getLauncher(page).click();
    await expect(page.getByText(/^Opening the chat\./)).toBeVisible();
    held.resolve();
    await expect(getPanel(page)).toBeVisible();
    await expect(page.getByText(/^Opening the chat\./)).toHaveCount(0);
  });

  test('shows the phone number when the chat fails to load, and retries on the next click', async ({
    page,
    complaints,
  }) => {
    complaints.expectSome(/chat-/, /Failed to load resource/);
    let isBroken = true;
    await page.route('**/assets/chat-*.js', (route) =>
      isBroken ? route.abort() : route.continue(),
    );
    await page.goto('/about');
    await waitForHydration(page);
    // The text appears on the click. Wait for the failed fetch before the route works again.
    const hasFailed = page.waitForEvent('console', (message) =>
      /could not be fetched/.test(message.text()),
    );
    await getLauncher(page).click();
    await expect(page.getByText('If it does not open, call us at 804-555-0142.')).toBeVisible();
    await hasFailed;
    isBroken = false;
    await getLauncher(page).click();
    await expect(getPanel(page)).toBeVisible();
  });
});

test.describe('opened chat', () => {
  test('shows the greeting and four questions, focuses the field, and fits the screen', async ({
    page,
  }) => {
    await openChat(page);
    await expect(getLog(page).getByText(greeting)).toBeVisible();
    for (const action of quickActions) {
      await expect(getPanel(page).getByRole('button', { name: action })).toBeInViewport();
    }
    await expect(getQuestionField(page)).toBeFocused();
    // 384 by 500 px on a desktop; the full width and 80% of the height on a phone.
    expect(await getPanel(page).boundingBox()).toMatchObject({ width: 384, height: 500 });
    await page.setViewportSize({ width: 640, height: 900 });
    expect(await getPanel(page).boundingBox()).toMatchObject({ width: 384, height: 500 });
    await page.setViewportSize({ width: 639, height: 800 });
    expect(await getPanel(page).boundingBox()).toMatchObject({ x: 0, width: 639, height: 640 });
    await page.setViewportSize(phoneSize);
    const { y = 0, height = 0 } = (await getPanel(page).boundingBox()) ?? {};
    expect(height).toBeCloseTo(phoneSize.height * 0.8, 0);
    expect(y + height).toBeCloseTo(phoneSize.height, 0);
  });

  test('works on a desktop at 200% zoom without covering the quick exit', async ({ page }) => {
    await replyWith(page, 'See /volunteer.');
    await page.setViewportSize({ width: 640, height: 360 });
    await openChat(page, '/get-assistance');
    await sendChatMessage(page, 'volunteer?');
    await expect(getLastEntry(page).getByRole('link', { name: '/volunteer' })).toBeInViewport();
    await getQuestionField(page).scrollIntoViewIfNeeded();
    await expect(getQuestionField(page)).toBeInViewport();
    const way = page.getByRole('link', { name: 'Leave this site quickly' });
    await expect(way).toBeInViewport();
    const isFree = await way.evaluate((link) => {
      const { x, y, width, height } = link.getBoundingClientRect();
      return link.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    });
    expect(isFree, 'nothing lies over it').toBe(true);
  });
});

test.describe('question in the chat', () => {
  const technical = {
    text: failures.technical,
    says: ['technical difficulties', '804-555-0142', 'hello@example.org'],
  };
  const tooMany = { ...technical, text: failures.tooMany };
  const trouble = { text: failures.trouble, says: ['trouble responding', '804-555-0142'] };
  const json = (body: unknown) => (route: Route) => route.fulfill({ json: body });
  const _failing: [string, (route: Route) => Promise<void>, typeof technical][] = [
    ['a server error', (route) => route.fulfill({ status: 500, body: 'no' }), technical],
    ['too many questions', (route) => route.fulfill({ status: 429, json: {} }), tooMany],
    ['a broken connection', (route) => route.abort('connectionreset'), technical],
    ['no success', json({ success: false, response: 'x' }), trouble],
    ['no text', json({ success: true }), trouble],
    ['an empty text', json({ success: true, response: ' ' }), trouble],
    ['nothing', json(null), trouble],
    ['no JSON', (route) => route.fulfill({ body: '<html>' }), trouble],
  ];

  test('shows a real reply, and in danger the emergency lines first, as buttons', async ({
    page,
  }) => {
    await openChat(page);
    await sendChatMessage(page, 'how do i become a volunteer');
    const volunteer = getLog(page).locator('a[href="/volunteer"]');
    await expect(volunteer.first()).toBeVisible();
    await expect(volunteer.first()).not.toContainText('/');
    await sendChatMessage(page, 'i want to kill myself');
    for (const [name, href] of [
      ['Call 988', 'tel:988'],
      ['Text 988', 'sms:988'],
      ['Call 911', 'tel:911'],
    ] as const) {
      const line = getLog(page).locator('.chat-lines').getByRole('link', { name });
      await expect(line).toBeInViewport({ ratio: 1 });
      await expect(line).toHaveAttribute('href', href);
      expect((await line.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    }
    await expectAccessible(page);
  });
});
