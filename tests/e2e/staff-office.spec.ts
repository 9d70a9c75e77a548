// Keyboard shortcuts on every list, and restricting a case that others have open. Uses its own server, so that no
// other test adds rows.
import { addDays, toOfficeDate } from '#domain/calendar/office-hours';
import { closeDialog, createAccount, createCase, startOwnOffice, writeTo } from './office';
import { owner } from './own-server';
import { expect, getToasts, test, undo } from './site-test';
import { apply, signIn, submitVolunteerForm, unique, visit } from './staff-pages';

test.describe.configure({ mode: 'default' });

const [own, due, plain, form, sender] = ['Own', 'Due', 'Plain', 'Form', 'Note'].map(unique) as [
  string,
  string,
  string,
  string,
  string,
];
const { asOwner, desk, elsewhere } = startOwnOffice();
let mina: typeof owner;
test.beforeAll(async ({ browser }) => {
  const visitor = (await elsewhere(browser)).request;
  mina = await createAccount(visitor, 'mina', asOwner);
  const { id } = await createCase(asOwner, own, [], owner.username);
  const today = toOfficeDate(new Date());
  for (const [title, days] of [
    ['Ask today', 0],
    ['Ask tomorrow', 1],
    ['Ask in ten days', 10],
  ] as const) {
    await asOwner('/api/reminders', {
      ...{ memberId: id, title, dueDate: addDays(today, days), assignedTo: owner.username },
    });
  }
  await apply(visitor, due, { homeSafety: 'NOT SAFE' });
  await apply(visitor, plain);
  await submitVolunteerForm(visitor, form);
  await writeTo(visitor, sender);
});

test('supports j, k, Enter, e, r, and / on every list', async ({ page }) => {
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
  // r focuses the reply field once it has loaded.
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
  // A key pressed right after the dialog closes still acts on the row.
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
  // The field that the key focuses keeps the focus.
  await closeAndPress('/');
  await expect(dialog).toBeHidden();
  await page.waitForTimeout(300);
  await expect(focused).toHaveAttribute('type', 'search');

  await open('/admin/case-management/reminders?assignedTo=%40me', own);
  await expect(focused).toHaveText(`Ana ${own}`);
  await press('j', 'k', 'e');
  await expect(getToasts(page)).toContainText('Ask today');
  await undo(page);
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

test('removes a case from the screens of staff without access when it becomes restricted', async ({
  page,
  browser,
}) => {
  const [{ id }] = await asOwner(`/api/members?search=${plain}`);
  const path = `/admin/member-profile/${id}`;
  await asOwner('/api/case-alerts', { memberId: id, title: 'No heating', message: 'Since Monday' });
  const today = { title: 'Ask about the heating', dueDate: toOfficeDate(new Date()) };
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

test('tells a colleague on the open screen who gave them a case, with its follow-ups', async ({
  page,
  browser,
}) => {
  const given = unique('Given');
  const { id } = await createCase(asOwner, given, [], owner.username);
  const dueDate = toOfficeDate(new Date());
  await asOwner('/api/reminders', { memberId: id, title: `Call ${given}`, dueDate });
  const colleague = await (await elsewhere(browser)).newPage();
  await signIn(colleague, '/admin/inbox', { account: mina, isLive: true, isApart: true });
  await desk(page, `/admin/member-profile/${id}`);
  await page.getByTitle('Assigned to').getByRole('combobox').selectOption('mina');
  await page.getByRole('button', { name: 'Give the case and its follow-ups' }).click();
  const sentence = `${owner.username} gave you Ana ${given}’s case`;
  await expect(getToasts(colleague)).toContainText(sentence);
  await visit(colleague, '/admin/dashboard');
  const notices = colleague.getByRole('region', { name: 'From your colleagues' });
  await expect(notices).toContainText(sentence);
  await expect(colleague.getByRole('list', { name: 'To do today' })).toContainText(given);
  await notices.getByRole('link', { name: sentence }).click();
  await expect(colleague.locator('h1')).toContainText(given);
  await visit(colleague, '/admin/dashboard');
  await expect(colleague.getByRole('heading', { name: 'My day' })).toBeVisible();
  await expect(notices).toBeHidden();
});
