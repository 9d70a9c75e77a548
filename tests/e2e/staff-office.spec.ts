// An office of its own, where no other test makes rows: what nobody has, whose day and whose follow-up it is,
// and the keys on every list.
import { dateAfter, officeDate } from '#domain/calendar/office-hours';
import {
  accountNamed,
  closeDialog,
  composer,
  conflict,
  ownOffice,
  patiently,
  takeIn,
  word,
  writeTo,
} from './office';
import { owner } from './own-server';
import { expect, test, toast } from './site-test';
import { apply, changeElsewhere, signIn, unique, visit, volunteer } from './staff-pages';

test.describe.configure({ mode: 'default' });

const [own, due, plain, form, sender] = ['Own', 'Due', 'Plain', 'Form', 'Note'].map(unique) as [
  string,
  string,
  string,
  string,
  string,
];
const { asOwner, desk, elsewhere } = ownOffice();
let mina: typeof owner;
test.beforeAll(async ({ browser }) => {
  const visitor = (await elsewhere(browser)).request;
  mina = await accountNamed(visitor, 'mina', asOwner);
  const { id } = await takeIn(asOwner, own);
  const today = officeDate(new Date());
  for (const [title, days] of [
    ['Ask today', 0],
    ['Ask tomorrow', 1],
    ['Ask in ten days', 10],
  ] as const) {
    await asOwner('/api/reminders', {
      ...{ memberId: id, title, dueDate: dateAfter(today, days), assignedTo: owner.username },
    });
  }
  await apply(visitor, due, { homeSafety: 'NOT SAFE' });
  await apply(visitor, plain);
  await volunteer(visitor, form);
  await writeTo(visitor, sender);
});

const stored = async (path: string, name: string) =>
  (await asOwner(`${path}?search=${name}`))[0] as { assignedTo: string | null };

test('what nobody has is taken from My day, and given back; a colleague has a day of their own', async ({
  page,
}) => {
  await desk(page, '/admin/dashboard');
  const [mine, nobodys] = ['Call now', 'Nobody’s yet'].map((name) =>
    page.getByRole('list', { name }),
  );
  if (mine === undefined || nobodys === undefined) throw new Error('two lists are needed');
  const take = async (name: string, path: string) => {
    await nobodys.getByRole('button', { name: `Take ${name}` }).click();
    await expect(mine).toContainText(name);
    await expect(nobodys.getByText(name)).toBeHidden();
    expect(await stored(path, name.split(' ').at(-1) ?? '')).toMatchObject({ assignedTo: 'olive' });
  };
  // Who is in danger stands among those to call, whoever has them.
  await mine.getByRole('button', { name: `Take Ana ${due}` }).click();
  await expect(mine.getByRole('button', { name: `Take Ana ${due}` })).toBeHidden();
  expect(await stored('/api/members', due)).toMatchObject({ assignedTo: 'olive' });
  await take(`Ana ${plain}`, '/api/members');
  await take(sender, '/api/contacts');
  await take(`Vera ${form}`, '/api/get-involved-submissions');
  await toast(page).getByRole('button', { name: 'Undo' }).click();
  await expect(nobodys).toContainText(form);
  await expect(mine).not.toContainText(form);
  expect(await stored('/api/get-involved-submissions', form)).toMatchObject({ assignedTo: null });

  const whose = page.getByLabel('Whose day');
  await whose.selectOption('mina');
  await expect(page.getByText('Nobody waits for a call.')).toBeVisible();
  await whose.selectOption('Nobody’s');
  await expect(mine).toContainText(form);
  await expect(mine).not.toContainText(due);
});

test('what somebody held who has left is found under their name and taken from My day', async ({
  page,
}) => {
  const left = unique('lena').toLowerCase();
  const visitor = page.context().request;
  await accountNamed(visitor, left, asOwner);
  const held = unique('Held');
  await apply(visitor, held);
  await desk(page, '/admin/dashboard');
  const { id } = (await stored('/api/members', held)) as unknown as { id: number };
  await changeElsewhere(page, `/api/members/${id}`, { assignedTo: left });
  const accounts: { id: number; username: string; version: number }[] =
    await asOwner('/api/accounts');
  const account = accounts.find(({ username }) => username === left);
  await changeElsewhere(page, `/api/accounts/${account?.id}`, { isDisabled: true }, account);

  await page.goto('/admin/case-management');
  await page.getByLabel('Assigned to').selectOption(`${left} (account disabled)`);
  await expect(page.getByRole('row', { name: held })).toBeVisible();
  // Nor can the front desk be given a case.
  await asOwner('/api/accounts', { username: `${left}.desk`, role: 'front-desk' });
  await page.goto(`/admin/member-profile/${id}`);
  const assigned = page.getByRole('combobox', { name: 'Assigned to' }).first();
  await expect(assigned.getByRole('option', { name: mina.username })).toBeAttached();
  await expect(assigned.getByRole('option', { name: `${left}.desk` })).toHaveCount(0);

  await page.goto('/admin/dashboard');
  const nobodys = page.getByRole('list', { name: 'Nobody’s yet' });
  await nobodys.getByRole('button', { name: `Take Ana ${held}` }).click();
  await expect(page.getByRole('list', { name: 'Call now' })).toContainText(held);
  expect(await stored('/api/members', held)).toMatchObject({ assignedTo: owner.username });
});

test('j, k, Enter, e, r and / do on every list what ? says', async ({ page }) => {
  const focused = page.locator(':focus');
  const dialog = page.getByRole('dialog');
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  const open = async (path: string, row: string) => {
    await visit(page, path);
    await expect(page.getByRole('main').getByText(row).first()).toBeVisible();
    await press('j');
  };
  await desk(page, '/admin/inbox');
  await open('/admin/inbox', sender);
  await expect(focused).toHaveText(`About ${sender}`);
  // A place to write that is still on its way is gone to when it is there.
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
  await page.route('**/replies', async (route) => {
    await held;
    await route.continue();
  });
  await press('Enter');
  await expect(dialog).toContainText('When are you open?');
  await press('r');
  await expect(dialog.getByLabel('Write a reply')).toBeHidden();
  letGo();
  await expect(dialog.getByLabel('Write a reply')).toBeFocused();
  await closeDialog(page);
  await expect(focused).toHaveText(`About ${sender}`);
  await press('e');
  await expect(dialog).toContainText('When are you open?');
  // A key pressed as soon as it is closed, before the row has the focus again, is the row's too.
  const closeAndPress = async (pressed: string) => {
    await page.evaluate((key) => {
      const watch = new MutationObserver(() => {
        if (document.querySelector('[role="dialog"]')) return;
        watch.disconnect();
        document.body.id = `${key}-in-${document.activeElement?.localName}`;
        dispatchEvent(new KeyboardEvent('keydown', { key }));
      });
      watch.observe(document.body, { childList: true, subtree: true });
    }, pressed);
    await dialog.getByRole('button', { name: 'Close', exact: true }).click();
    await expect(page.locator('body')).toHaveId(`${pressed}-in-body`);
  };
  await closeAndPress('e');
  await expect(dialog).toContainText('When are you open?');
  // And what it goes to keeps the focus.
  await closeAndPress('/');
  await expect(dialog).toBeHidden();
  await page.waitForTimeout(300);
  await expect(focused).toHaveAttribute('type', 'search');

  await open('/admin/case-management/reminders?assignedTo=%40me', own);
  await expect(focused).toHaveText(`Ana ${own}`);
  await press('j', 'k', 'e');
  await expect(toast(page)).toContainText('Ask today');
  await toast(page).getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(3);
  await open('/admin/case-management/reminders?assignedTo=%40me', own);
  await press('r');
  await expect(page).toHaveURL(/tab=reminders/);
  await expect(page.getByLabel('Title')).toBeFocused();

  await open('/admin/case-management/alerts', due);
  await expect(focused).toHaveText(`Ana ${due}`);
  await press('e');
  await expect(dialog).toContainText('Resolve');
  await press('Escape');
  await expect(dialog).toBeHidden();
  await press('/');
  await expect(page.getByRole('combobox', { name: /^Find people/ })).toBeFocused();
  await press('Escape');
  await expect(dialog).toBeHidden();
  await press('j', 'Enter');
  await expect(page.locator('h1')).toContainText(due);

  await open('/admin/case-management', own);
  await press('Enter');
  await expect(page).toHaveURL(/member-profile\/\d+$/);
  await open('/admin/submissions', form);
  await expect(focused).toHaveText(`Vera ${form}`);
  await open('/admin/dashboard', sender);
  await expect(page.locator('li.work-row').filter({ has: focused })).toBeVisible();
});

test('a name is found from its first letter, opens by itself when it is the only one, and Enter waits for it', async ({
  page,
}) => {
  await desk(page, '/admin/dashboard');
  const box = page.getByRole('combobox', { name: /^Find people/ });
  await page.keyboard.type(`Ana ${own.slice(0, -1)}`);
  await expect(box).toHaveValue(`Ana ${own.slice(0, -1)}`);
  await expect(page.getByRole('option', { selected: true })).toContainText(own);
  await page.keyboard.type(own.slice(-1));
  await expect(page.locator('h1')).toContainText(own);
  await expect(box).toBeHidden();

  // The hits of "Ana" are still there when Enter is pressed: they are not what was meant.
  await page.keyboard.type('Ana');
  await expect(page.getByRole('option').filter({ hasText: due })).toBeVisible();
  await page.keyboard.type(` ${due}`);
  await page.keyboard.press('Enter');
  await expect(page.locator('h1')).toContainText(due);
  await page.keyboard.press('Control+k');
  await expect(box).toHaveValue('');
});

test('a case that is restricted meanwhile goes from the screens of those it is closed to', async ({
  page,
  browser,
}) => {
  const [{ id }] = await asOwner(`/api/members?search=${plain}`);
  const path = `/admin/member-profile/${id}`;
  await asOwner('/api/case-alerts', { memberId: id, title: 'No heating', message: 'Since Monday' });
  const today = { title: 'Ask about the heating', dueDate: officeDate(new Date()) };
  await asOwner('/api/reminders', { ...today, memberId: id, assignedTo: mina.username });
  await desk(page, path);
  const theirs = await (await elsewhere(browser)).newPage();
  await signIn(theirs, path, { isLive: true, isApart: true, account: mina });
  await expect(theirs.getByText('804-555-0123').first()).toBeVisible();
  await page.getByRole('button', { name: 'Restrict…' }).click();
  await page.getByRole('button', { name: 'Restrict to these people' }).click();
  await expect(page.getByRole('button', { name: 'Restricted…' })).toBeVisible();
  await expect(theirs.getByLabel('Why you need it')).toBeVisible();
  await expect(theirs.getByText('804-555-0123')).toHaveCount(0);
  await visit(theirs, `${path}/edit`);
  await expect(theirs.getByLabel('Why you need it')).toBeVisible();
  for (const list of ['case-management/alerts', 'case-management/reminders', 'dashboard']) {
    await visit(theirs, `/admin/${list}`);
    await expect(theirs.getByText(/restricted cases? not shown/).first(), list).toBeVisible();
    await expect(theirs.getByText(/No heating|Ask about the heating/), list).toHaveCount(0);
  }
});

test('whose role is changed meanwhile has what the new one opens, and what was typed is there with the old one', async ({
  page,
  browser,
}) => {
  const { id, lastName } = await takeIn(asOwner, unique('Role'));
  const theirs = await (await elsewhere(browser)).newPage();
  const username = unique('nora').toLowerCase();
  const account = await accountNamed(theirs.context().request, username, asOwner);
  await desk(page, '/admin/accounts');
  const become = async (role: string) => {
    const accounts: (typeof account & { id: number; version: number })[] =
      await asOwner('/api/accounts');
    const row = accounts.find((one) => one.username === username);
    await changeElsewhere(page, `/api/accounts/${row?.id}`, { role }, row);
  };
  await signIn(theirs, `/admin/member-profile/${id}`, { isLive: true, isApart: true, account });
  const text = composer(theirs).getByLabel('Description');
  await text.fill('Half a note');
  // What the server tells each role otherwise is read anew.
  const banner = theirs.waitForResponse('**/api/emergencies/summary');
  await become('front-desk');
  await banner;
  await expect(theirs.getByText(/Front desk.* is not meant for this screen/)).toBeVisible();
  await expect(theirs.getByText(lastName)).toHaveCount(0);
  await become('case-worker');
  await expect(theirs.getByRole('heading', { level: 1 })).toContainText(lastName);
  await expect(text).toHaveValue('Half a note');
});

test('whom a colleague names meanwhile is not shut out in silence', async ({
  page,
  complaints,
}) => {
  complaints.expectSome(/409/);
  const named = unique('Named');
  const { id } = await takeIn(asOwner, named);
  await signIn(page, `/admin/member-profile/${id}`, { account: owner, isLive: true });
  await page.getByRole('button', { name: 'Restrict…' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('checkbox', { name: mina.username })).toBeEnabled();
  await dialog.getByRole('checkbox', { name: mina.username }).check();
  await dialog.getByRole('checkbox', { name: mina.username }).uncheck();
  const people = [mina.username, owner.username];
  const path = `/api/members/${id}`;
  await changeElsewhere(
    page,
    `${path}/access`,
    { isRestricted: true, people },
    await asOwner(path),
  );
  await expect(page.getByText('Restricted…')).toHaveCount(1);
  await dialog.getByRole('button', { name: 'Restrict to these people' }).click();
  await expect(conflict(page)).toContainText(mina.username);
  await expect(conflict(page).getByRole('heading')).toContainText(named);
});

test('Undo asks where a colleague has changed the same since, and so does what was to be changed all the same', async ({
  page,
  request,
  complaints,
}) => {
  complaints.expectSome(/409/);
  const name = unique('Since');
  const { id: memberId } = await takeIn(asOwner, name);
  const reminder = await asOwner('/api/reminders', {
    ...{ memberId, title: name, dueDate: dateAfter(officeDate(new Date()), 2) },
  });
  await volunteer(request, name);
  await writeTo(request, name);
  const idIn = async (list: string) => (await asOwner(`${list}?search=${name}`))[0].id;
  const [submission, message] = [
    await idIn('/api/get-involved-submissions'),
    await idIn('/api/contacts'),
  ];
  await signIn(page, '/admin/pledges', { account: owner, isLive: true });
  const undo = toast(page).getByRole('button', { name: 'Undo' });
  const again = conflict(page).getByRole('button', { name: 'Change it all the same' });
  for (const { screen, path, row, from = '' } of [
    { screen: `/admin/member-profile/${memberId}`, path: `/api/members/${memberId}` },
    {
      ...{ screen: '/admin/case-management/reminders', path: `/api/reminders/${reminder.id}` },
      ...{ row: page.locator('main li').filter({ hasText: name }), from: 'olive' },
    },
    {
      screen: `/admin/submissions?open=${submission}`,
      path: `/api/get-involved-submissions/${submission}`,
    },
    { screen: `/admin/inbox?open=${message}`, path: `/api/contacts/${message}` },
  ]) {
    const [pressed = '', since = ''] = ['', 'olive', 'mina'].filter((one) => one !== from);
    await visit(page, screen);
    const select = (row ?? page.locator('main header, .staff-dialog, .pill')).getByLabel(
      'Assigned to',
      { exact: true },
    );
    await expect(select).toHaveValue(from);
    // What is opened is marked as read at the same path.
    const written = page.waitForResponse(
      (one) => one.url().endsWith(path) && /assignedTo/.test(one.request().postData() ?? ''),
    );
    await select.selectOption(pressed);
    const { version } = await (await written).json();
    // Where a hand is, it stays.
    await undo.hover();
    const changeTo = async (assignedTo: string, seen: number) => {
      await changeElsewhere(page, path, { assignedTo: assignedTo || null }, { version: seen });
      await expect(select).toHaveValue(assignedTo);
    };
    await changeTo(since, version);
    await undo.click();
    await expect(conflict(page)).toBeVisible();
    await changeTo(pressed, version + 1);
    await again.click();
    await expect(again).toBeVisible();
    await conflict(page).getByRole('button', { name: 'Leave it as it is' }).click();
  }
});

test('every number of the analytics that is a link leads to as many rows', async ({ page }) => {
  await takeIn(asOwner, word());
  await desk(page, '/admin/analytics');
  const links = page.getByRole('main').getByRole('table').first().getByRole('link');
  await expect(links.first()).toBeVisible();
  for (let at = 0; at < (await links.count()); at += 1) {
    const number = await links.nth(at).textContent();
    await links.nth(at).click();
    const found = number === '0' ? /^No cases found/ : new RegExp(`of ${number}$`);
    await patiently(page.getByText(found)).toBeVisible();
    await page.goBack();
    await expect(links.nth(at)).toHaveText(number ?? '');
  }
});
