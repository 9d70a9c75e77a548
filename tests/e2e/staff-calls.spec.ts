// What is pressed in a list that moves: one press is one call, with whom it was meant, and the focus goes on.
// An office of its own, where no other test makes rows.
import type { APIRequestContext, Page } from '@playwright/test';
import { dateAfter, officeDate } from '#domain/calendar/office-hours';
import { ownOffice, takeIn, writeTo } from './office';
import { owner } from './own-server';
import { expect, idle, test, toast } from './site-test';
import { apply, changeElsewhere, memberNamed, settled, signIn, unique } from './staff-pages';

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

test('a call that is logged by a key gives the focus to the next row, the last to the heading', async ({
  page,
  request,
}) => {
  const [danger = '', ...others] = ['D', 'E', 'F'].map((letter) => unique(`Row${letter}`));
  await callsTo(page, request, danger, others);
  const focused = page.locator(':focus');
  const calls = callsOn(page);
  const links = calls.getByRole('listitem').locator('[data-row-link]');
  for (const name of others.map((other) => `Ana ${other}`)) {
    const order = await links.allTextContents();
    const at = order.indexOf(name);
    await page.getByRole('button', { name: `${name}: no answer` }).focus();
    await page.keyboard.press('Enter');
    await expect(calls.getByText(name)).toBeHidden();
    await expect(focused).toHaveText(order[at + 1] ?? order[at - 1] ?? 'Call now');
  }
});

test('a follow-up that is done gives the focus to the next one, the last to the heading', async ({
  page,
}) => {
  const { id: memberId } = await takeIn(asOwner, unique('Focus'));
  for (const [at, title] of ['One', 'Two', 'Three'].entries()) {
    const dueDate = dateAfter(officeDate(new Date()), at === 2 ? 3 : 1);
    await asOwner('/api/reminders', {
      ...{ memberId, title, dueDate, assignedTo: owner.username, priority: 'urgent' },
    });
  }
  await desk(page, '/admin/case-management/reminders?assignedTo=%40me&priority=urgent');
  const rows = page.getByRole('main').getByRole('listitem');
  await expect(rows).toHaveCount(3);
  const inFocus = rows.filter({ has: page.locator(':focus') });
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await expect(inFocus).toContainText('Two');
  await page.keyboard.press('e');
  await expect(rows).toHaveCount(2);
  await expect(inFocus).toContainText('One');
  await inFocus.getByRole('button', { name: /^Complete/ }).click();
  await expect(rows).toHaveCount(1);
  await expect(inFocus).toContainText('Three');
  // Nobody has chosen it yet.
  await page.keyboard.press('k');
  await page.keyboard.press('e');
  await expect(page.locator('h1')).toBeFocused();
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

test('Undo gives the focus back to where it came from, by keyboard and by mouse', async ({
  page,
}) => {
  const { id: memberId } = await takeIn(asOwner, unique('Return'));
  for (const [at, title] of ['One', 'Two'].entries()) {
    const dueDate = dateAfter(officeDate(new Date()), at + 1);
    const whose = { memberId, assignedTo: owner.username, priority: 'low' };
    await asOwner('/api/reminders', { ...whose, title, dueDate });
  }
  await desk(page, '/admin/case-management/reminders?assignedTo=%40me&priority=low');
  const rows = page.getByRole('main').getByRole('listitem');
  const inFocus = rows.filter({ has: page.locator(':focus') });
  await expect(rows).toHaveCount(2);
  const undo = toast(page).getByRole('button', { name: 'Undo' });
  const byKeyboard = async () => {
    await page.keyboard.press('F8');
    for (let at = 0; at < 2; at += 1) await page.keyboard.press('Tab');
    await expect(undo).toBeFocused();
    await page.keyboard.press('Enter');
  };
  for (const { toFirst, press } of [
    { toFirst: 'j', press: byKeyboard },
    { toFirst: 'k', press: () => undo.click() },
  ]) {
    await page.keyboard.press(toFirst);
    await page.keyboard.press('e');
    await expect(inFocus).toContainText('Two');
    await expect(undo).toBeVisible();
    await press();
    await expect(rows).toHaveCount(2);
    await expect(inFocus).toContainText('Two');
  }
  for (const left of [1, 0]) {
    await page.keyboard.press('j');
    await page.keyboard.press('e');
    await expect(rows).toHaveCount(left);
  }
});

test('a note about a call is typed on and stored where its follow-up leaves the list meanwhile', async ({
  page,
}) => {
  const { id: memberId } = await takeIn(asOwner, unique('Note'));
  const dueDate = dateAfter(officeDate(new Date()), 1);
  const followUp = { memberId, dueDate, assignedTo: owner.username, priority: 'high' };
  const first = await asOwner('/api/reminders', { ...followUp, title: 'Ask about the rent' });
  const other = await asOwner('/api/reminders', { ...followUp, title: 'Ask about school' });
  await signIn(page, '/admin/case-management/reminders?assignedTo=%40me&priority=high', {
    ...{ account: owner, isLive: true },
  });
  // Not by its role: an open dialog hides it from those who ask for roles.
  const row = page.locator('main li').filter({ hasText: 'Ask about the rent' });
  await row.getByRole('button', { name: /^Log a contact/ }).click();
  await page.getByRole('menuitem', { name: 'With a note or a date…' }).click();
  const note = page.getByRole('dialog', { name: /^Log a contact/ }).getByLabel('Note');
  await note.fill('She pays in w');
  await changeElsewhere(page, `/api/reminders/${first.id}`, { isCompleted: true }, first);
  await expect(row).toHaveCount(0);
  await page.keyboard.type('eeks, ask in June');
  await expect(note).toHaveValue('She pays in weeks, ask in June');
  await page.getByRole('button', { name: 'Log the contact' }).click();
  await expect(note).toBeHidden();
  const next = page.locator('main li').filter({ hasText: 'Ask about school' });
  await expect(next.locator(':focus')).toHaveCount(1);
  expect(await asOwner(`/api/contact-attempts?memberId=${memberId}`)).toMatchObject([
    { note: 'She pays in weeks, ask in June' },
  ]);
  const reminders = await asOwner(`/api/reminders?memberId=${memberId}`);
  expect(reminders).toContainEqual(expect.objectContaining({ id: other.id, isCompleted: false }));
});
