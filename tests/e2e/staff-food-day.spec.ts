// Food day: recording one service for many people.
import type { Page } from '@playwright/test';
import { type CreatedCase, createCalls, createCase, createRandomWord } from './office';
import {
  desktopSize,
  expect,
  expectAccessible,
  expectFitForAll,
  phoneSize,
  test,
} from './site-test';
import { openSecondSession, signIn, visit, waitForData } from './staff-pages';

/** Future days, one per test, so that no other test adds services on or shortly before them. */
const days = {
  forty: '2061-03-14',
  lost: '2065-05-18',
  chosen: '2069-07-12',
  unsent: '2073-09-16',
  double: '2077-11-20',
};

async function chooseDay(page: Page, date: string): Promise<void> {
  await page.goto('/admin/food-day');
  await page.getByLabel('Service Type').selectOption('job-training');
  await page.getByLabel('Date').fill(date);
}
async function openDay(page: Page, date: string): Promise<void> {
  await chooseDay(page, date);
  await waitForData(page);
}
const box = (page: Page) => page.getByRole('combobox', { name: 'Name, phone number or reference' });
const entries = (page: Page, state: string) =>
  page.getByRole('list', { name: 'This list' }).locator(`li[data-state=${state}]`);
const servedOn = async (page: Page, date: string) =>
  (
    await (
      await page.context().request.get(`/api/service-day?serviceType=job-training&date=${date}`)
    ).json()
  ).served as { memberId: number; recordId: number }[];

test('records one service for forty people by keyboard in at most three keys each and three minutes', async ({
  page,
}) => {
  await signIn(page);
  const call = await createCalls(page);
  const people: CreatedCase[] = [];
  // Send sequentially: a busy server refuses too many requests at once.
  for (let at = 0; at < 40; at += 1) {
    people.push(
      await createCase(call, `${createRandomWord()}${at === 0 ? '-Featherstonehaugh' : ''}`),
    );
  }
  const [usual, others] = [people.slice(0, 20), people.slice(20)];
  const date = days.forty;
  const before = `${date.slice(0, 8)}01`;
  const given = { serviceType: 'job-training', description: 'Before', serviceDate: before };
  for (const { id } of usual) await call('/api/service-records', { memberId: id, ...given });
  await openDay(page, date);
  const expected = page.getByRole('listbox');
  await expect(expected.getByRole('option')).toHaveCount(20);
  await page.setViewportSize({ ...phoneSize, width: 320 });
  expect(await expected.evaluate((list) => list.scrollWidth - list.clientWidth)).toBe(0);
  await page.setViewportSize(desktopSize);
  await box(page).focus();
  const start = Date.now();
  let keys = 0;
  const press = async (key: string) => {
    keys += 1;
    await page.keyboard.press(key);
  };
  // People who usually come take one key each.
  await press('ArrowDown');
  for (const _ of usual) await press('Enter');
  // A scanner types a reference and Enter. Some send Enter twice, which must not choose another person.
  for (const { reference } of others.slice(0, 10)) {
    keys += 1;
    await page.keyboard.type(reference);
    await press('Enter');
    await page.keyboard.press('Enter');
  }
  for (const { lastName } of others.slice(10)) {
    for (const letter of lastName) await press(letter);
    await press('Enter');
  }
  await expect(entries(page, 'stored')).toHaveCount(40, { timeout: 100_000 });
  const seconds = (Date.now() - start) / 1000;
  console.log(`40 people: ${keys} keys and scans, ${seconds.toFixed(1)} s`);
  expect(keys).toBeLessThanOrEqual(40 * 3);
  expect(seconds).toBeLessThan(180);
  const served = await servedOn(page, date);
  expect(served).toHaveLength(40);
  expect(new Set(served.map(({ memberId }) => memberId))).toEqual(
    new Set(people.map(({ id }) => id)),
  );
  const first = await page.context().request.get(`/api/activity?memberId=${people[0]?.id}`);
  const made = (await first.json()).filter(
    (entry: { subject: string; subjectId: number }) =>
      entry.subject === 'service-record' &&
      served.some(({ recordId }) => recordId === entry.subjectId),
  );
  expect(made).toHaveLength(1);
});

test('stores each entry once after lost responses, a reload, and entries at another desk', async ({
  page,
  browser,
  complaints,
}) => {
  complaints.expectSome(/ERR_FAILED|409/);
  await signIn(page);
  const call = await createCalls(page);
  const one = await createCase(call, createRandomWord());
  const two = await createCase(call, createRandomWord());
  const three = await createCase(call, createRandomWord());
  const date = days.lost;
  await openDay(page, date);
  await page.route('**/api/service-records?*', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await box(page).fill(one.reference);
  await box(page).press('Enter');
  await expect(entries(page, 'failed')).toHaveCount(1);
  await expect(page.getByRole('alert')).toContainText('1 is not saved yet');
  await page.unroute('**/api/service-records?*');
  page.on('dialog', (dialog) => dialog.accept());
  await page.reload();
  await expect(page.getByLabel('Date')).toHaveValue(date);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(entries(page, 'stored')).toHaveCount(1);
  expect(await servedOn(page, date)).toHaveLength(1);

  // Add a person twice at this desk, and once at another one.
  await box(page).fill(one.lastName);
  await page.getByRole('option', { name: new RegExp(`^Ana ${one.lastName}`) }).click();
  await expect(entries(page, 'twice')).toContainText('already received this on that day');
  await entries(page, 'twice').getByRole('button', { name: 'Leave out' }).click();
  // The clicked button is gone, so the focus moves to the search field, where a scanner types.
  await expect(box(page)).toBeFocused();
  const other = await openSecondSession(browser, '/admin/dashboard');
  await openDay(other, date);
  await box(other).fill(one.reference);
  await box(other).press('Enter');
  await expect(entries(other, 'twice')).toHaveCount(1);
  await box(other).fill(two.reference);
  await box(other).press('Enter');
  await expect(entries(other, 'stored')).toHaveCount(1);
  await other.close();
  await box(page).fill(two.reference);
  await box(page).press('Enter');
  await entries(page, 'twice').getByRole('button', { name: 'Give it again' }).click();
  await box(page).fill(three.reference);
  await box(page).press('Enter');
  await expect(entries(page, 'stored')).toHaveCount(3);
  await page.getByRole('button', { name: `Undo for Ana ${three.lastName}` }).click();
  await expect(entries(page, 'undone')).toHaveCount(1);
  await expect(box(page)).toBeFocused();
  expect(await servedOn(page, date)).toHaveLength(3);

  await expectFitForAll(page);
});

test('retries unsaved food-day entries on every screen, and asks before sign-out discards them', async ({
  page,
  complaints,
}) => {
  complaints.expectSome(/ERR_FAILED/);
  await signIn(page, '/admin/dashboard', { isApart: true });
  const call = await createCalls(page);
  const one = await createCase(call, createRandomWord());
  const two = await createCase(call, createRandomWord());
  const date = days.unsent;
  const question = page.getByRole('dialog', { name: 'Sign out before everyone is saved?' });
  const loseAll = () => page.route('**/api/service-records?*', (route) => route.abort());
  const give = async ({ reference }: CreatedCase) => {
    await box(page).fill(reference);
    await box(page).press('Enter');
    await expect(entries(page, 'failed')).toHaveCount(1);
  };

  await openDay(page, date);
  await loseAll();
  await give(one);
  await visit(page, '/admin/dashboard');
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    void dialog.accept();
  });
  await page.reload();
  expect(asked).toEqual(['beforeunload']);
  const logout = page.getByRole('main').getByRole('button', { name: 'Logout' });
  await logout.click();
  await expect(question).toContainText('1 person on the food day list is not saved yet.');
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Stay signed in' }).click();
  await expect(question).toBeHidden();
  await expect(logout).toBeFocused();
  await page.unroute('**/api/service-records?*');
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect.poll(async () => (await servedOn(page, date)).length).toBe(1);

  await visit(page, '/admin/food-day');
  await expect(entries(page, 'stored')).toHaveCount(1);
  await loseAll();
  await give(two);
  await visit(page, '/admin/inbox');
  // The app retries by itself after some seconds.
  await page.unroute('**/api/service-records?*');
  await expect.poll(async () => (await servedOn(page, date)).length).toBe(2);

  await visit(page, '/admin/food-day');
  await loseAll();
  await give(await createCase(call, createRandomWord()));
  await page.setViewportSize(phoneSize);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await question.getByRole('button', { name: 'Sign out and discard' }).click();
  await expect(page.getByLabel('Username')).toBeVisible();
  expect(Object.keys(await page.evaluate(() => ({ ...sessionStorage }))).join()).not.toContain(
    'food-day',
  );
});
