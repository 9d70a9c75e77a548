// Double clicks in a list whose rows move: each logs one call with the right person. Uses its own server, so that no other
// test adds rows.
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

test('logs a call once when its button is tapped twice, and for no other person', async ({
  page,
  request,
}) => {
  const [danger = '', ...others] = [...'ABC'].map((letter) => unique(`Row${letter}`));
  await callsTo(page, request, danger, others);
  const attempts = async (name: string) =>
    asOwner(`/api/contact-attempts?memberId=${await findMemberId(page, name)}`);
  const tried = (name: string) => page.getByRole('button', { name: `Ana ${name}: no answer` });
  // A person in danger stays in the list.
  await tried(danger).dblclick();
  await waitUntilIdle(page);
  expect(await attempts(danger)).toHaveLength(1);

  // The row of anybody else disappears, and the next row moves to its place.
  const { calls } = await asOwner('/api/my-day');
  const order: string[] = calls.rows.map((row: { name: string }) => row.name);
  const [first = '', next = ''] = others.toSorted(
    (one, other) => order.indexOf(`Ana ${one}`) - order.indexOf(`Ana ${other}`),
  );
  await tried(first).dblclick();
  await expect(tried(first)).toBeHidden();
  await waitUntilIdle(page);
  expect(await attempts(first)).toHaveLength(1);
  expect(await attempts(next)).toHaveLength(0);
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
