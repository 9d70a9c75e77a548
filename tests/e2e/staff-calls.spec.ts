// Clicks in a list whose rows move: each click logs one call with the right person. Uses its own server, so that no
// other test adds rows.
import type { APIRequestContext, Page } from '@playwright/test';
import { startOwnOffice, writeTo } from './office';
import { owner } from './own-server';
import { expect, test, waitUntilIdle } from './site-test';
import { apply, changeElsewhere, findMemberId, unique, waitForData } from './staff-pages';

test.describe.configure({ mode: 'default' });

// Start at 11: before opening hours, the next attempt would be on the same day and the row would stay.
const { asOwner, desk } = startOwnOffice(11);

/** Opens "My day" with calls to these people, one of them an emergency. */
async function callsTo(
  page: Page,
  request: APIRequestContext,
  danger: string,
  others: readonly string[],
): Promise<void> {
  await apply(request, danger, { emergency: 'YES' });
  for (const name of others) await apply(request, name);
  await desk(page, async () => {
    for (const name of [danger, ...others]) {
      const path = `/api/members/${await findMemberId(page, name)}`;
      await changeElsewhere(page, path, { assignedTo: owner.username });
    }
    return '/admin/dashboard';
  });
  await waitForData(page);
}

const callsOn = (page: Page) => page.getByRole('list', { name: 'Call now' });

test('logs a call once when its button is tapped twice, and for no other person', async ({
  page,
  request,
}) => {
  const [danger = '', ...others] = [...'ABCDE'].map((letter) => unique(`Row${letter}`));
  await callsTo(page, request, danger, others);
  const attempts = async (name: string) =>
    asOwner(`/api/contact-attempts?memberId=${await findMemberId(page, name)}`);
  const labelOf = (name: string) => `Ana ${name}: no answer`;
  const tried = (name: string) => page.getByRole('button', { name: labelOf(name) });
  // A person in danger stays in the list, so the button can be clicked repeatedly.
  await tried(danger).evaluate(async (button: HTMLElement) => {
    const isLogged = () =>
      performance.getEntriesByType('resource').some(({ name }) => /attempts/.test(name));
    let again = 0;
    while (again < 10) {
      button.click();
      await new Promise((resolve) => setTimeout(resolve, 20));
      if (isLogged()) again += 1;
    }
  });
  await waitUntilIdle(page);
  expect(await attempts(danger)).toHaveLength(1);

  const { calls } = await asOwner('/api/my-day');
  const order: string[] = calls.rows.map((row: { name: string }) => row.name);
  await expect(callsOn(page).locator('[data-row-link]')).toHaveText(order);
  const [above = '', moved = '', first = '', next = ''] = others.toSorted(
    (one, other) => order.indexOf(`Ana ${one}`) - order.indexOf(`Ana ${other}`),
  );
  let held = Promise.withResolvers<void>();
  await page.route('**/api/contact-attempts', async (route) => {
    await held.promise;
    await route.continue();
  });
  /** Clicks, and clicks again in the frame in which the row of `gone` disappears. Playwright would be too slow. */
  const tapTwice = async (name: string, gone: string, letGo: () => void) => {
    held = Promise.withResolvers();
    const { x = 0, y = 0, width = 0 } = (await tried(name).boundingBox()) ?? {};
    const place = { x: x + width / 2, y: y + 10 };
    await page.mouse.click(place.x, place.y);
    // Wait longer than a double click.
    await page.waitForTimeout(700);
    const again = page.evaluate(
      async ({ label, at: { x: clientX, y: clientY } }) => {
        while (document.querySelector(`[aria-label="${label}"]`) !== null) {
          await new Promise(requestAnimationFrame);
        }
        const press = { bubbles: true, cancelable: true, detail: 1, clientX, clientY };
        document.elementFromPoint(clientX, clientY)?.dispatchEvent(new MouseEvent('click', press));
      },
      { label: labelOf(gone), at: place },
    );
    letGo();
    await again;
    held.resolve();
    await expect(tried(name)).toBeHidden();
    await waitUntilIdle(page);
    expect(await attempts(name)).toHaveLength(1);
    return () => page.mouse.click(place.x, place.y);
  };

  // The row above disappears late, so that the next row moves to its place.
  const day = Promise.withResolvers<void>();
  await page.route('**/api/my-day*', (route) => day.promise.then(() => route.continue()));
  held.resolve();
  const logged = page.waitForResponse('**/api/contact-attempts');
  await tried(above).click();
  await logged;
  await tapTwice(moved, above, day.resolve);
  expect(await attempts(first)).toHaveLength(0);

  // The next row also moves when the clicked row itself disappears.
  const tap = await tapTwice(first, first, () => held.resolve());
  expect(await attempts(next)).toHaveLength(0);
  await page.waitForTimeout(700);
  await tap();
  await expect(tried(next)).toBeHidden();
  expect(await attempts(next)).toHaveLength(1);
});

test('clicks the button that was under the pointer on press when the page moves before release', async ({
  page,
  request,
}) => {
  const name = unique('Moving');
  await callsTo(page, request, name, []);
  const tried = page.getByRole('button', { name: `Ana ${name}: no answer` });
  const pressWhileItMoves = async (px: number, handPx: number) => {
    const { x = 0, y = 0 } = (await tried.boundingBox()) ?? {};
    await page.mouse.move(x + 10, y + 10);
    await page.mouse.down();
    await callsOn(page).evaluate((list, by) => {
      list.style.paddingTop = `${by}px`;
    }, px);
    await page.mouse.move(x + 10, y + 10 + handPx);
    await page.mouse.up();
  };
  // Moving the pointer away before release cancels the click.
  await pressWhileItMoves(80, -60);
  const logged = page.waitForResponse('**/api/contact-attempts');
  await pressWhileItMoves(0, 2);
  expect((await logged).status()).toBe(201);
  await waitUntilIdle(page);
  expect(
    await asOwner(`/api/contact-attempts?memberId=${await findMemberId(page, name)}`),
  ).toHaveLength(1);
});

test('focuses the next message without scrolling when a read message leaves the list', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 1280, height: 340 });
  const name = unique('Unread');
  for (const letter of 'abc') await writeTo(request, `${name}${letter}`);
  await desk(page, `/admin/inbox?status=unread&search=${name}`);
  const rows = page.locator('main tbody tr').filter({ hasText: name });
  await expect(rows).toHaveCount(3);
  for (let at = 0; at < 2; at += 1) await page.keyboard.press('j');
  await page.evaluate(() => scrollTo({ top: 999, behavior: 'instant' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toContainText(`${name}b`);
  await expect(rows).toHaveCount(2);
  const scrolled = await page.evaluate(() => scrollY);
  expect(scrolled).toBeGreaterThan(50);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(rows.filter({ has: page.locator(':focus') })).toContainText(`${name}a`);
  expect(await page.evaluate(() => scrollY)).toBe(scrolled);
});
