// Screens that change by themselves, and messages that staff send and read.
import { expect, expectAccessible, phone, test } from './site-test';
import {
  anotherDesk,
  apply,
  changeElsewhere,
  field,
  memberNamed,
  signIn,
  unique,
  visit,
} from './staff-pages';

test('an emergency stands on every open screen within two seconds, until somebody opens it', async ({
  page,
  browser,
  request,
}) => {
  await signIn(page, '/admin/pledges', { isLive: true });
  const colleague = await anotherDesk(browser, '/admin/inbox', { isLive: true });
  const banner = (on: typeof page) => on.getByRole('region', { name: 'Emergencies' });
  let link = banner;
  let name = '';
  // A machine that does much else may be late now and then, and is not late every time.
  await expect(async () => {
    name = unique('Night');
    await apply(request, name, { emergency: 'YES', homeSafety: 'NOT SAFE' });
    const id = await memberNamed(page, name);
    link = (on) => banner(on).locator(`a[href$="/member-profile/${id}"]`);
    await Promise.all(
      [page, colleague].map((on) => expect(link(on)).toBeVisible({ timeout: 2_000 })),
    );
  }).toPass({ timeout: 30_000 });
  await expect(page).toHaveTitle(/^\(\d+\) Pledges/);
  await link(colleague).click();
  await expect(colleague.getByRole('heading', { level: 1 })).toContainText(name);
  await expect(link(page)).toBeHidden();
});

test('many emergencies take one line that leads to the complete list', async ({ page }) => {
  const createdAt = new Date(Date.UTC(2026, 2, 2, 12)).toISOString();
  const newest = { id: 900, subject: 'contact', subjectId: 900, createdAt };
  await page.route('**/api/emergencies/summary', (route) =>
    route.fulfill({ json: { count: 41, newest } }),
  );
  await signIn(page, '/admin/pledges');
  const banner = page.getByRole('region', { name: 'Emergencies' });
  await expect(banner).toContainText('41 emergencies are unopened.');
  const height = async () => (await banner.boundingBox())?.height ?? 0;
  expect(await height()).toBeLessThan(64);
  await page.setViewportSize(phone);
  expect(await height()).toBeLessThan(110);
  await expectAccessible(page);
  await banner.getByRole('link', { name: 'Show all' }).click();
  await expect(page).toHaveURL(/\/admin\/unopened$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Emergencies' })).toBeVisible();
  await expectAccessible(page);
});

test('a list shows what came in, and a form says who changed the case meanwhile', async ({
  page,
  request,
}) => {
  const name = unique('Live');
  await signIn(page, `/admin/case-management?search=${name}`, { isLive: true });
  await expect(
    page.getByText('No cases match', { exact: false }).or(page.locator('main')),
  ).toBeVisible();
  await apply(request, name);
  await expect(page.getByRole('row', { name: new RegExp(name) })).toBeVisible();
  const id = await memberNamed(page, name);
  await visit(page, `/admin/member-profile/${id}/edit`);
  await field(page, 'City').fill('Norfolk');
  await changeElsewhere(page, `/api/members/${id}`, { status: 'on-hold' });
  await expect(page.getByText('admin changed this while you were typing')).toBeVisible();
  await expect(field(page, 'City')).toHaveValue('Norfolk');
});

test('quick find hears of what comes in while it is open, and stays on what was chosen', async ({
  page,
  request,
}) => {
  const name = unique('Found');
  await apply(request, `${name}b`);
  await signIn(page, '/admin/pledges', { isLive: true });
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: /^Find people/ }).fill(name);
  await expect(page.getByRole('option', { name: new RegExp(`Ana ${name}b`) })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  const chosen = page.getByRole('option', { selected: true });
  await expect(chosen).toHaveText(/^All members that fit/);
  await apply(request, `${name}a`);
  await expect(page.getByRole('option', { name: new RegExp(`Ana ${name}a`) })).toBeVisible();
  await expect(chosen).toHaveText(/^All members that fit/);
});

test('what comes in waits until the hand rests, so that no other row is under it', async ({
  page,
  request,
}) => {
  const name = unique('Hand');
  const comesIn = (subject: string) =>
    request.post('/api/contacts', {
      data: { name, email: `${name}@example.org`, subject, message: 'Hello' },
    });
  await comesIn('First');
  await signIn(page, `/admin/inbox?search=${name}`, { isLive: true });
  const rows = page.getByRole('row').filter({ hasText: name });
  await expect(rows).toHaveCount(1);
  await page.evaluate(() => {
    let movedAt = 0;
    addEventListener('pointermove', () => {
      movedAt = performance.now();
    });
    const watch = new MutationObserver(() => {
      if (document.querySelectorAll('main tbody tr').length < 2) return;
      watch.disconnect();
      document.body.dataset.restedMs = `${performance.now() - movedAt}`;
    });
    watch.observe(document.body, { childList: true, subtree: true });
  });
  let isHeard = false;
  void page.waitForResponse(/api\/contacts\?/).then(() => {
    isHeard = true;
  });
  const { x = 0, y = 0 } = (await rows.boundingBox()) ?? {};
  let moves = 0;
  const moveOn = async () => {
    moves += 1;
    await page.mouse.move(x + (moves % 50), y + 5);
    await page.waitForTimeout(50);
  };
  await moveOn();
  await comesIn('Second');
  while (!isHeard) await moveOn();
  const end = Date.now() + 1_000;
  while (Date.now() < end) await moveOn();
  await expect(rows).toHaveCount(2);
  const restedMs = await page.locator('body').getAttribute('data-rested-ms');
  expect(Number(restedMs)).toBeGreaterThan(600);
  // Nobody's hand keeps it away for ever.
  await comesIn('Third');
  await expect(async () => {
    await moveOn();
    expect(await rows.count()).toBe(3);
  }).toPass({ intervals: [0] });
});

test('several tabs of one browser share one connection, and another tab goes on when that one is closed', async ({
  page,
  context,
  request,
}) => {
  const connections: string[] = [];
  context.on('request', (sent) => {
    if (sent.url().includes('/api/live')) connections.push(sent.url());
  });
  const name = unique('Tabs');
  const list = `/admin/inbox?search=${name}`;
  await signIn(page, list, { isLive: true });
  const others = [await context.newPage(), await context.newPage()];
  for (const tab of others) await tab.goto(list);
  const comesIn = async (subject: string, tabs: readonly (typeof page)[]) => {
    const email = `${name.toLowerCase()}@example.org`;
    await request.post('/api/contacts', { data: { name, email, subject, message: 'Hello' } });
    for (const tab of tabs) await expect(tab.getByText(subject, { exact: true })).toBeVisible();
  };
  for (const tab of others)
    await expect(tab.getByText('No messages', { exact: false })).toBeVisible();
  await comesIn('First', [page, ...others]);
  expect(connections).toHaveLength(1);
  await page.close();
  await expect.poll(() => connections.length).toBe(2);
  await comesIn('Second', others);
  expect(connections).toHaveLength(2);
});

test('a reply is sent from the inbox, stays in its thread, and can be read in the outbox of a demo', async ({
  page,
  request,
}) => {
  const name = unique('Writer');
  const email = `${name.toLowerCase()}@example.org`;
  await request.post('/api/contacts', {
    data: { name, email, subject: 'Hours', message: 'When are you open?' },
  });
  await signIn(page, `/admin/inbox?search=${name}`, { isLive: true });
  await page.getByRole('button', { name: `Read the message from ${name}` }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Write a reply')).toHaveCount(1);
  await dialog.getByRole('textbox', { name: 'Write a reply' }).fill('From eight to six.');
  await dialog.getByRole('button', { name: 'Send the reply' }).click();
  await expect(dialog.getByRole('article')).toContainText('From eight to six.');
  await expect(dialog.getByRole('article').getByText('Sent', { exact: true })).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Not answered after all' })).toBeVisible();
  await expect(dialog.getByRole('link', { name: 'Reply by email' })).toBeVisible();
  await expectAccessible(page);
  await visit(page, `/admin/outbox?search=${email}&kind=reply`);
  await page.getByRole('button', { name: `Read the message to ${email}` }).click();
  await expect(page.getByRole('dialog', { name: /Our reply to you \(WW-/ })).toContainText(
    'From eight to six.',
  );
});
