// What is pressed twice is done once, what is meant twice is done twice, and nobody is in the way of himself.
// An office of its own, where no other test makes rows.
import type { Locator, Page } from '@playwright/test';
import { dateAfter, officeDate } from '#domain/calendar/office-hours';
import { ownOffice, takeIn, writeTo } from './office';
import { owner } from './own-server';
import { expect, idle, test, toast } from './site-test';
import { unique, volunteer } from './staff-pages';

test.describe.configure({ mode: 'default' });

const { asOwner, desk } = ownOffice();

const statusOf = async (name: string) =>
  (await asOwner(`/api/get-involved-submissions?search=${name}`))[0].status;

/** Presses, and again whatever stands in the same place as soon as `sign` is shown. */
async function pressAgain(control: Locator, sign: RegExp): Promise<void> {
  await control.evaluate(async (first, again) => {
    const { left, top, width, height } = first.getBoundingClientRect();
    const press = () =>
      document
        .elementFromPoint(left + width / 2, top + height / 2)
        ?.closest('button')
        ?.click();
    const pause = () => new Promise((resolve) => setTimeout(resolve, 20));
    press();
    while (!new RegExp(again).test(document.body.innerText)) await pause();
    press();
  }, sign.source);
}

/** The second click of a double click, wherever the mouse is. */
async function clickAgain(page: Page): Promise<void> {
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
}

test('one press is one step: Start does not complete, by mouse or by a key held down', async ({
  page,
  request,
}) => {
  const name = unique('Step');
  for (const letter of 'abc') await volunteer(request, `${name}${letter}`);
  await desk(page, `/admin/submissions?search=${name}&sort=name`);
  const row = (letter: string) => page.getByRole('row', { name: new RegExp(name + letter) });
  const step = (letter: string) => row(letter).locator('[data-key=e]');

  await pressAgain(step('a'), /Done/);
  await idle(page);
  expect(await statusOf(`${name}a`)).toBe('in-progress');
  await step('a').click();
  await expect(row('a')).toContainText('Completed');

  await step('b').click();
  await expect(step('b')).toHaveText('Done');
  await expect(step('b')).toBeEnabled();
  await clickAgain(page);
  await idle(page);
  expect(await statusOf(`${name}b`)).toBe('in-progress');
  await step('b').click();
  await expect(row('b')).toContainText('Completed');

  await row('c')
    .getByRole('button', { name: `Vera ${name}c`, exact: true })
    .focus();
  await page.keyboard.down('e');
  await expect(step('c')).toHaveText('Done');
  await expect(step('c')).toBeEnabled();
  for (let at = 0; at < 5; at += 1) await page.keyboard.down('e');
  await page.keyboard.up('e');
  await idle(page);
  expect(await statusOf(`${name}c`)).toBe('in-progress');
  await page.keyboard.press('e');
  await expect(row('c')).toContainText('Completed');
});

test('a key that is pressed twice does nothing to the row that came in the place of the first', async ({
  page,
}) => {
  const name = unique('Key');
  const { id: memberId } = await takeIn(asOwner, name);
  for (const [at, title] of ['One', 'Two', 'Three'].entries()) {
    const dueDate = dateAfter(officeDate(new Date()), at + 1);
    const whose = { memberId, assignedTo: owner.username, priority: 'urgent' };
    await asOwner('/api/reminders', { ...whose, title, dueDate });
  }
  await desk(page, '/admin/case-management/reminders?assignedTo=%40me&priority=urgent');
  const rows = page.getByRole('main').getByRole('listitem');
  await expect(rows).toHaveCount(3);
  await page.keyboard.press('j');
  // Again as soon as the focus is in another row.
  await page.evaluate(async () => {
    const row = () => document.activeElement?.closest('li');
    const press = () =>
      document.activeElement?.dispatchEvent(
        new KeyboardEvent('keydown', { key: 'e', bubbles: true }),
      );
    const first = row();
    press();
    while (!row() || row() === first) await new Promise((resolve) => setTimeout(resolve, 10));
    press();
  });
  await expect(toast(page)).toContainText(`Ana ${name}: One`);
  await idle(page);
  await expect(rows).toHaveCount(2);
  // Whoever goes to a row means it.
  await page.keyboard.press('j');
  await page.keyboard.press('e');
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText('Two');
  await rows.getByRole('button', { name: /^Complete/ }).click();
  await expect(rows).toHaveCount(0);
});

test('what turns a thing on does not turn it off again under the same hand', async ({
  page,
  request,
}) => {
  const name = unique('Turn');
  await writeTo(request, name);
  await volunteer(request, name);
  const event = await asOwner('/api/public-events', eventNamed(name));
  await desk(page, async () => {
    const [{ id }] = await asOwner(`/api/contacts?search=${name}`);
    return `/admin/inbox?open=${id}`;
  });
  const dialog = page.getByRole('dialog');
  await pressAgain(
    dialog.getByRole('button', { name: 'Mark as answered' }),
    /Not answered after all/,
  );
  await idle(page);
  const [message] = await asOwner(`/api/contacts?search=${name}`);
  expect(message.answeredAt).not.toBeNull();

  const [{ id }] = await asOwner(`/api/get-involved-submissions?search=${name}`);
  await page.goto(`/admin/submissions?open=${id}`);
  await pressAgain(dialog.getByRole('button', { name: 'Start Processing' }), /Mark Complete/);
  await idle(page);
  expect(await statusOf(name)).toBe('in-progress');

  await page.goto('/admin/events');
  await pressAgain(page.getByRole('button', { name: `Take offline: ${name}` }), /Put online/);
  await idle(page);
  expect(await asOwner(`/api/public-events/${event.id}`)).toMatchObject({ isActive: false });

  const { id: memberId } = await takeIn(asOwner, name);
  const dueDate = dateAfter(officeDate(new Date()), 3);
  await asOwner('/api/reminders', { memberId, dueDate, title: name });
  await page.goto(`/admin/member-profile/${memberId}?tab=reminders`);
  await pressAgain(page.getByRole('button', { name: /^Complete/ }), /Reopen/);
  await idle(page);
  const reminders = await asOwner(`/api/reminders?memberId=${memberId}`);
  expect(reminders).toMatchObject([{ title: name, isCompleted: true }]);
});

const eventNamed = (title: string) => ({
  ...{ title, description: 'Soup for everybody', eventType: 'Food', eventTime: '10:00 AM' },
  ...{ eventDate: dateAfter(officeDate(new Date()), 20), location: 'Hall', isActive: true },
});

test('an event and a view that are deleted twice are deleted, and the view comes back', async ({
  page,
}) => {
  const name = unique('Gone').slice(0, 38);
  const { id } = await asOwner('/api/public-events', eventNamed(name));
  const twice = (control: Locator) =>
    control.evaluate((button: HTMLElement) => {
      button.click();
      button.click();
    });
  await desk(page, `/admin/events/${id}`);
  const asked: string[] = [];
  page.on('request', (sent) => {
    if (sent.url().endsWith(`/api/public-events/${id}`)) asked.push(sent.method());
  });
  await page.getByRole('button', { name: 'Delete event' }).click();
  await twice(page.getByRole('dialog').getByRole('button', { name: 'Delete event' }));
  await expect(toast(page)).toContainText('Event deleted');
  await expect(page).toHaveURL(/\/admin\/events$/);
  expect(asked).toEqual(['DELETE']);

  const view = { list: 'submissions', name, filter: { status: 'new' }, isShared: false };
  await asOwner('/api/saved-views', view);
  await page.goto('/admin/submissions');
  await page.getByRole('button', { name: 'Views', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Views of this list' });
  await twice(dialog.getByRole('button', { name: `Delete ${name}` }));
  await expect(dialog.getByText(name)).toBeHidden();
  await expect(toast(page)).toContainText('View deleted');
  await toast(page).getByRole('button', { name: 'Undo' }).click();
  await expect(dialog.getByText(name)).toBeVisible();
});

test('a bulk change goes on from the own change of a row, and one Undo says the sum', async ({
  page,
  request,
}) => {
  const name = unique('Own');
  for (const letter of 'ab') await volunteer(request, `${name}${letter}`);
  await desk(page, `/admin/submissions?search=${name}`);
  const rows = page.locator('main tbody tr').filter({ hasText: name });
  const chooseAll = page.getByLabel('Choose all rows on this page');
  const change = page.getByRole('region', { name: 'Chosen rows' }).getByLabel('Change status');
  await expect(rows).toHaveCount(2);
  await chooseAll.check();
  await rows
    .first()
    .getByRole('button', { name: /^Start/ })
    .click();
  await expect(rows.filter({ hasText: 'In Progress' })).toHaveCount(1);
  await change.selectOption('on-hold');
  await expect(toast(page)).toContainText('2 changed.');
  await expect(rows.filter({ hasText: 'On Hold' })).toHaveCount(2);
  await toast(page).getByRole('button', { name: 'Undo' }).click();
  await expect(toast(page)).toContainText('Undone');
  await expect(toast(page)).toContainText('2 changed.');
  await expect(rows.filter({ hasText: 'On Hold' })).toHaveCount(0);
});

test('an invitation whose response was lost brings its link when it is sent again', async ({
  page,
  complaints,
}) => {
  complaints.expectSome(/Failed to load|net::|422/);
  const notices = Promise.withResolvers<void>();
  await page.route('**/api/notices', (route) => notices.promise.then(() => route.continue()));
  await desk(page, '/admin/accounts');
  await expect(page.getByRole('combobox', { name: `Role of ${owner.username}` })).toBeVisible();
  // What would still move is not there to be pressed.
  await expect(page.getByLabel('Username')).toHaveCount(0);
  notices.resolve();
  const name = unique('new').toLowerCase();
  await page.route(
    '**/api/accounts',
    async (route) => {
      if (route.request().method() !== 'POST') return route.continue();
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await page.getByLabel('Username').fill(name);
  await page.getByRole('button', { name: 'Make the account' }).click();
  await expect(toast(page)).toContainText('The account was not made');
  await page.getByRole('button', { name: 'Make the account' }).click();
  await expect(page.getByLabel('One-time link')).toHaveValue(/\/admin\/welcome#/);
  await expect(page.getByRole('dialog')).toContainText(name);
  // A name that somebody else took stays taken.
  await page.getByRole('button', { name: 'Done' }).click();
  await page.getByLabel('Username').fill(owner.username);
  await page.getByRole('button', { name: 'Make the account' }).click();
  await expect(page.getByText(`${owner.username} exists already`)).toBeVisible();
});
