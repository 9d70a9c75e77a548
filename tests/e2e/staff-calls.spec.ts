// What is pressed in a list that moves: one press is one call, with whom it was meant, and the focus goes on.
// An office of its own, where no other test makes rows.
import type { APIRequestContext, Page } from '@playwright/test';
import { ownOffice, writeTo } from './office';
import { owner } from './own-server';
import { expect, idle, test } from './site-test';
import { apply, changeElsewhere, memberNamed, settled, unique } from './staff-pages';

test.describe.configure({ mode: 'default' });

// Who is tried before the office opens is tried again on the same day, and stays on the list.
const { asOwner, desk } = ownOffice(11);

/** A day on which these people are to be called, one of them at once. */
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
      const path = `/api/members/${await memberNamed(page, name)}`;
      await changeElsewhere(page, path, { assignedTo: owner.username });
    }
    return '/admin/dashboard';
  });
  await settled(page);
}

const callsOn = (page: Page) => page.getByRole('list', { name: 'Call now' });

test('a call that is tapped twice is logged once, and for nobody else', async ({
  page,
  request,
}) => {
  const [danger = '', ...others] = [...'ABCDE'].map((letter) => unique(`Row${letter}`));
  await callsTo(page, request, danger, others);
  const attempts = async (name: string) =>
    asOwner(`/api/contact-attempts?memberId=${await memberNamed(page, name)}`);
  const labelOf = (name: string) => `Ana ${name}: no answer`;
  const tried = (name: string) => page.getByRole('button', { name: labelOf(name) });
  // Who is in danger stays on the list while the office is open.
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
  await idle(page);
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
  /** Pressed, and pressed again in the very frame in which `gone` has left, which a hand from outside would miss. */
  const tapTwice = async (name: string, gone: string, letGo: () => void) => {
    held = Promise.withResolvers();
    const { x = 0, y = 0, width = 0 } = (await tried(name).boundingBox()) ?? {};
    const place = { x: x + width / 2, y: y + 10 };
    await page.mouse.click(place.x, place.y);
    // More than a double click.
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
    await idle(page);
    expect(await attempts(name)).toHaveLength(1);
    return () => page.mouse.click(place.x, place.y);
  };

  // The one above goes late: the next comes to stand in the place.
  const day = Promise.withResolvers<void>();
  await page.route('**/api/my-day*', (route) => day.promise.then(() => route.continue()));
  held.resolve();
  const logged = page.waitForResponse('**/api/contact-attempts');
  await tried(above).click();
  await logged;
  await tapTwice(moved, above, day.resolve);
  expect(await attempts(first)).toHaveLength(0);

  // So it does when the one that was pressed goes.
  const tap = await tapTwice(first, first, () => held.resolve());
  expect(await attempts(next)).toHaveLength(0);
  await page.waitForTimeout(700);
  await tap();
  await expect(tried(next)).toBeHidden();
  expect(await attempts(next)).toHaveLength(1);
});

test('a press is for what the hand went down on, where the page moves before it comes up', async ({
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
  // A hand that goes elsewhere has thought better of it.
  await pressWhileItMoves(80, -60);
  const logged = page.waitForResponse('**/api/contact-attempts');
  await pressWhileItMoves(0, 2);
  expect((await logged).status()).toBe(201);
  await idle(page);
  expect(
    await asOwner(`/api/contact-attempts?memberId=${await memberNamed(page, name)}`),
  ).toHaveLength(1);
});

test('a message that is read and left the list gives the focus to the next one, and nothing scrolls', async ({
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
