// A day's work in the hand: one service for many people, the whole case in one stream, views and keys.
import type { Page } from '@playwright/test';
import { arrived, contrast, expect, expectAccessible, phone, test, toast } from './site-test';
import { anotherDesk, apply, memberNamed, settled, signIn, unique, volunteer } from './staff-pages';

type Taken = { id: number; reference: string; lastName: string };

async function asStaff(page: Page) {
  const token = await page.evaluate(() => localStorage.getItem('wwi_admin_token') ?? '');
  const origin = new URL(page.url()).origin;
  return (path: string, data: object) =>
    page.context().request.post(path, {
      data,
      headers: { 'X-CSRF-Token': token, Origin: origin, 'Idempotency-Key': crypto.randomUUID() },
    });
}

async function takeIn(
  page: Page,
  names: readonly string[],
  tags: readonly string[] = [],
): Promise<Taken[]> {
  const post = await asStaff(page);
  const taken: Taken[] = [];
  // One after the other: a busy server sheds what comes all at once.
  for (const lastName of names) {
    const response = await post('/api/members', {
      ...{ firstName: 'Ana', lastName, email: '', phone: '804-555-0171', age: 40 },
      ...{ householdSize: 2, address: '1 Sample Street', city: 'Richmond', state: 'VA' },
      ...{ zipCode: '23220', serviceRegion: 'richmond-metro', referralSource: 'Other' },
      ...{ programAreas: ['Food & Nutrition'], priority: 'low', tags },
    });
    expect(response.ok(), await response.text()).toBe(true);
    taken.push(await response.json());
  }
  return taken;
}

/** A word that begins no other name: so few keys find a person. */
const letters = 'bcdfghjklmnpqrstvwxz';
const word = () =>
  Array.from({ length: 6 }, () => letters[Math.floor(Math.random() * 20)]).join('');

/** A day of its own in years to come: no other test gives anything there. */
const farDay = () =>
  `20${60 + Math.floor(Math.random() * 39)}-0${1 + Math.floor(Math.random() * 9)}-1${Math.floor(Math.random() * 10)}`;

async function openDay(page: Page, date: string): Promise<void> {
  await page.goto('/admin/food-day');
  await page.getByLabel('Service Type').selectOption('job-training');
  await page.getByLabel('Date').fill(date);
  await settled(page);
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

test('forty people are given one service by keyboard, in few keys and under three minutes', async ({
  page,
}) => {
  test.setTimeout(180_000);
  await signIn(page);
  const people = await takeIn(page, Array.from({ length: 40 }, word));
  const [usual, others] = [people.slice(0, 20), people.slice(20)];
  const date = farDay();
  const post = await asStaff(page);
  const before = `${date.slice(0, 8)}01`;
  const given = { serviceType: 'job-training', description: 'Before', serviceDate: before };
  for (const { id } of usual) await post('/api/service-records', { memberId: id, ...given });
  await openDay(page, date);
  await expect(page.getByRole('listbox').getByRole('option')).toHaveCount(20);
  await box(page).focus();
  const start = Date.now();
  let keys = 0;
  const press = async (key: string) => {
    keys += 1;
    await page.keyboard.press(key);
  };
  // Down the list of those who usually come: one key each.
  await press('ArrowDown');
  for (const _ of usual) await press('Enter');
  // A scanner types a reference and Enter, and some send Enter twice: nobody else is taken by it.
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

test('a lost response, a reload and another desk lose nobody and give nothing twice; Undo takes it back', async ({
  page,
  browser,
  complaints,
}) => {
  complaints.expectSome(/ERR_FAILED/);
  await signIn(page);
  const [one, two, three] = await takeIn(page, [word(), word(), word()]);
  if (!one || !two || !three) throw new Error('three people are needed');
  const date = farDay();
  await openDay(page, date);
  await page.route('**/api/service-records', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await box(page).fill(one.reference);
  await box(page).press('Enter');
  await expect(entries(page, 'failed')).toHaveCount(1);
  await expect(page.getByRole('alert')).toContainText('1 is not stored yet');
  await page.unroute('**/api/service-records');
  page.on('dialog', (dialog) => dialog.accept());
  await page.reload();
  await expect(page.getByLabel('Date')).toHaveValue(date);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(entries(page, 'stored')).toHaveCount(1);
  expect(await servedOn(page, date)).toHaveLength(1);

  // Twice at this desk, and once at another one.
  await box(page).fill(one.lastName);
  await page.getByRole('option', { name: new RegExp(one.lastName) }).click();
  await expect(entries(page, 'twice')).toContainText('has had this on that day already');
  await entries(page, 'twice').getByRole('button', { name: 'Leave out' }).click();
  const other = await anotherDesk(browser, '/admin/dashboard');
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
  expect(await servedOn(page, date)).toHaveLength(3);

  await expectFitForAll(page);
});

/** By day, by night, and on a phone, where it scrolls one way only. */
async function expectFitForAll(page: Page): Promise<void> {
  await arrived(page);
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await arrived(page);
  await expectAccessible(page, contrast);
  await page.setViewportSize(phone);
  await arrived(page);
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
}

test('a filter is saved under a name, stands in the menu with its number, is shared, renamed and deleted', async ({
  page,
  browser,
}) => {
  const name = unique('View').slice(0, 38);
  await signIn(page);
  await takeIn(page, [word(), word()], [name]);
  await page.goto(`/admin/case-management?tag=${name}&priority=low`);
  await page.getByRole('button', { name: 'Views', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Views of this list' });
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByRole('button', { name: 'Save view' }).click();
  await expect(toast(page)).toContainText('View saved');
  await expect(dialog.getByRole('list', { name: 'Saved views of this list' })).toContainText(name);
  await dialog.getByRole('button', { name: `Share ${name}` }).click();
  await expect(dialog.getByRole('button', { name: `Stop sharing ${name}` })).toBeVisible();
  await dialog.getByRole('button', { name: `Rename ${name}` }).click();
  await dialog
    .getByRole('form', { name: `Rename ${name}` })
    .getByLabel('Name')
    .fill(`${name}X`);
  await dialog.getByRole('button', { name: 'Rename', exact: true }).click();
  await expect(toast(page)).toContainText('View renamed');
  await arrived(page);
  await expectAccessible(page);
  await page.keyboard.press('Escape');

  // Its number is that of the rows it opens, here and for a colleague.
  await page.goto('/admin/dashboard');
  const link = (on: Page) =>
    on.getByRole('navigation').getByRole('link', { name: `${name}X, 2`, exact: true });
  await link(page).click();
  await expect(page.getByText('1 to 2 of 2')).toBeVisible();
  await expect(link(page)).toHaveAttribute('aria-current', 'page');
  const other = await anotherDesk(browser, '/admin/dashboard');
  await link(other).click();
  await expect(other.getByText('1 to 2 of 2')).toBeVisible();
  await other.close();

  await page.getByRole('button', { name: 'Views', exact: true }).click();
  await dialog.getByRole('button', { name: `Delete ${name}X` }).click();
  await expect(toast(page)).toContainText('View deleted');
  await expect(dialog).not.toContainText(`${name}X`);
  await page.keyboard.press('Escape');
  await expect(link(page)).toHaveCount(0);
});

test('every list is walked, opened, changed and searched by single keys, never while typing', async ({
  page,
  request,
}) => {
  const name = unique('Keys');
  await apply(request, `${name}a`);
  await apply(request, `${name}b`);
  await volunteer(request, name);
  await signIn(page, `/admin/case-management?search=${name}&sort=name`);
  await expect(page.getByRole('row')).toHaveCount(3);
  const focused = page.locator(':focus');
  await page.keyboard.press('j');
  await expect(focused).toHaveText(`Ana ${name}a`);
  await page.keyboard.press('j');
  await expect(focused).toHaveText(`Ana ${name}b`);
  await page.keyboard.press('j');
  await expect(focused).toHaveText(`Ana ${name}b`);
  await page.keyboard.press('k');
  await expect(focused).toHaveText(`Ana ${name}a`);
  // In a box the same keys are letters.
  await page.keyboard.press('/');
  const box = page.getByLabel('Search by name or email');
  await expect(box).toBeFocused();
  await box.press('End');
  await page.keyboard.type('a');
  await expect(page.getByRole('row')).toHaveCount(2);
  await box.press('j');
  await expect(box).toHaveValue(`${name}aj`);
  await box.press('Backspace');
  await box.blur();

  // r records something in the case that is chosen, e edits it.
  await expect(page.getByRole('row')).toHaveCount(2);
  await page.keyboard.press('j');
  await page.keyboard.press('r');
  await expect(page.getByRole('textbox', { name: 'Description' })).toBeFocused();
  const happened = page.getByRole('list', { name: 'What happened' }).locator('> li');
  await expect(happened.first()).toBeVisible();
  await page.getByRole('heading', { level: 1 }).focus();
  await page.keyboard.press('j');
  await expect(happened.first()).toBeFocused();
  await page.keyboard.press('e');
  await expect(page).toHaveURL(/\/edit$/);

  await page.goto(`/admin/submissions?search=${name}`);
  await expect(page.getByRole('row')).toHaveCount(2);
  await page.keyboard.press('j');
  await page.keyboard.press('e');
  await expect(page.getByRole('row').last()).toContainText('In Progress');
  await page.keyboard.press('r');
  await expect(page.getByRole('dialog').locator('textarea')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();

  // ? shows them all, and turns them off for who does not want them.
  await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: 'Keyboard' });
  for (const key of ['j', 'k', 'Enter', 'e', 'r', '/', '?']) {
    await expect(help.getByRole('rowheader', { name: key, exact: true })).toBeVisible();
  }
  await arrived(page);
  await expectAccessible(page);
  await help.getByLabel('Use single keys').uncheck();
  await page.keyboard.press('Escape');
  await expect(help).toBeHidden();
  await page.keyboard.press('?');
  await expect(help).toBeHidden();
  await page.getByRole('button', { name: /^Keyboard/ }).click();
  await help.getByLabel('Use single keys').check();
});

test('a case is one stream with one place to add to it; on a phone both are on the first screen', async ({
  page,
  request,
}) => {
  const name = unique('Stream');
  await apply(request, name, { phone: `804-${Date.now().toString().slice(-7)}` });
  await page.setViewportSize(phone);
  // What others are in danger of stands above every screen, and is not what is looked at here.
  await page.route('**/api/emergencies', (route) => route.fulfill({ json: [] }));
  await signIn(page);
  await page.goto(`/admin/member-profile/${await memberNamed(page, name)}`);
  const composer = page.getByRole('region', { name: 'Add to this case' });
  const stream = page.getByRole('list', { name: 'What happened' }).locator('> li');
  await expect(stream).toContainText(['Applied for assistance']);

  await composer.getByText('Note', { exact: true }).click();
  await composer.getByLabel('Description').fill('She found a room. Moves in on Friday.');
  await composer.getByRole('button', { name: 'Add note' }).click();
  await expect(stream.first()).toContainText('She found a room.');
  await composer.getByText('Follow-up', { exact: true }).click();
  await composer.getByLabel('Title').fill('Ask about the keys');
  await composer.getByRole('button', { name: 'Add follow-up' }).click();
  await expect(stream.first()).toContainText('Ask about the keys');
  await composer.getByText('Contact', { exact: true }).click();
  await composer.getByLabel('How it went').selectOption('no-answer');
  await composer.getByRole('button', { name: 'Log the contact' }).click();
  await expect(stream.first()).toContainText('Call: no answer');
  await composer.getByText('Service', { exact: true }).click();
  await composer.getByLabel('Service Type').selectOption('food');
  await composer.getByLabel('Description').fill('Box of groceries');
  await composer.getByRole('button', { name: 'Add Service Record' }).click();
  await expect(stream.first()).toContainText('Box of groceries');

  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expect(composer).toBeInViewport({ ratio: 1 });
  for (const at of [0, 1, 2]) await expect(stream.nth(at)).toBeInViewport({ ratio: 1 });

  // Status and priority stand once; a change of them is in the stream.
  await expect(
    page.getByRole('main').getByText('Normal', { exact: true }).filter({ visible: true }),
  ).toHaveCount(0);
  await page.getByLabel('Status of the case').selectOption('on-hold');
  await expect(stream.first()).toContainText('Status changed from Active to On Hold');
  await page.getByRole('button', { name: 'Notes', exact: true }).click();
  await expect(stream).toHaveCount(1);
  await page.reload();
  await expect(stream).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Notes', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await page.getByRole('button', { name: 'All', exact: true }).click();

  // What is typed stays, whichever kind is looked at, and is the draft of the tab too.
  await composer.getByText('Note', { exact: true }).click();
  await composer.getByLabel('Description').fill('Half a sentence');
  await composer.getByText('Service', { exact: true }).click();
  await page.reload();
  await expect(composer.getByLabel('Description')).toHaveValue('Half a sentence');
  await page.getByRole('tab', { name: /Progress Tracking/ }).click();
  const form = page.getByRole('form', { name: 'New progress note' });
  await expect(form.getByLabel('Description')).toHaveValue('Half a sentence');
  await form.getByRole('button', { name: 'Start afresh' }).click();
  await page.getByRole('tab', { name: 'Timeline' }).click();
  await expectFitForAll(page);
});
