// Counts the clicks and keys of common tasks and compares them with the table in docs/desk.md.
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import {
  chooseEntryKind,
  closeDialog,
  createAccount,
  createCase,
  createRandomWord,
  getComposer,
  getDayEntry,
  getTimelineList,
  openScreen,
  openSession,
  writeTo,
} from './office';
import { owner, startOwnServer } from './own-server';
import { expect, getToasts, test, undo } from './site-test';
import { apply, signIn, submitVolunteerForm, unique } from './staff-pages';

let site: Awaited<ReturnType<typeof startOwnServer>>;
test.beforeAll(async () => {
  site = await startOwnServer();
});
test.afterAll(() => site.stop());

/** Counts each click, each key, and each text typed into one field as one. */
async function countHands(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    let field: EventTarget | 'begun' | null = null;
    const hands = Object.assign(window, { hands: 0 });
    addEventListener(
      'pointerdown',
      () => {
        field = null;
        hands.hands += 1;
      },
      true,
    );
    addEventListener(
      'keydown',
      ({ key, ctrlKey, target }) => {
        if (['Control', 'Shift'].includes(key)) return;
        const isField = target instanceof Element && target.matches('input, textarea');
        const typed = isField && key.length === 1 && !ctrlKey ? target : null;
        // A capital letter opens the quick find and is the first letter of its text.
        const isGoingOn = typed !== null && (field === typed || field === 'begun');
        if (!isGoingOn) hands.hands += 1;
        field = typed ?? (/^\p{Lu}$/u.test(key) ? 'begun' : null);
      },
      true,
    );
  });
  return () =>
    page.evaluate(() => {
      const hands = window as unknown as { hands: number };
      const { hands: before } = hands;
      hands.hands = 0;
      return before;
    });
}

/** Opening a list and choosing from it, which the test does in one step. */
const choiceFromList = 2;

test('needs as many clicks and keys for common tasks as docs/desk.md says', async ({ browser }) => {
  test.slow();
  const context = await browser.newContext({ baseURL: site.base });
  const asOwner = await openSession(context.request, site.base, owner);
  const [own, due, danger, form, sender] = ['Own', 'Due', 'Sos', 'Form', 'Note'].map(unique);
  const eaters = Array.from({ length: 5 }, () => unique('Food'));
  const visitor = (await browser.newContext({ baseURL: site.base })).request;
  const colleague = createRandomWord();
  await createAccount(visitor, colleague, asOwner);
  for (const name of [own ?? '', ...eaters]) await createCase(asOwner, name, [], owner.username);
  await apply(visitor, due ?? '');
  await apply(visitor, danger ?? '', { emergency: 'YES' });
  await submitVolunteerForm(visitor, form ?? '');
  await writeTo(visitor, sender ?? '');
  const page = await context.newPage();
  await signIn(page, '/admin/dashboard', { account: owner });
  const taken = await countHands(page);
  const counted: Record<string, number> = {};
  const day = page.getByRole('region', { name: 'My day' });
  const inDay = (name: string) => day.getByRole('button', { name });

  await expect(inDay(`Ana ${due}: no answer`)).toBeVisible();
  await expect(inDay(`Take Vera ${form}`)).toBeVisible();
  counted['Morning look'] = await taken();
  await inDay(`Ana ${due}: no answer`).click();
  await expect(getToasts(page)).toContainText('Next try:');
  counted['Log a call'] = await taken();
  await inDay(`Take Vera ${form}`).click();
  await expect(getToasts(page)).toContainText('is now assigned to you');
  counted['Take a submission'] = await taken();
  await inDay(`Take Ana ${danger}`).click();
  await expect(getToasts(page)).toContainText(`Ana ${danger} is now assigned to you`);
  await inDay(`Ana ${danger}: reached`).click();
  await expect(getToasts(page)).toContainText('Logged: reached');
  counted['Triage an emergency'] = await taken();

  // The field contains a selected standard reply, which typing replaces.
  await day.getByRole('link', { name: `Reply to ${sender}` }).click();
  const reply = page.getByRole('dialog').getByLabel('Write a reply');
  await expect(reply).toBeFocused();
  await expect(reply).toHaveValue(new RegExp(`^Hello ${sender},`));
  await page.keyboard.press('Control+Enter');
  const sent = page.getByRole('dialog').getByRole('article');
  await expect(sent).toContainText('one of us will be in touch');
  counted.Reply = await taken();
  // A second press sends nothing.
  await expect(reply).toHaveValue('');
  await page.keyboard.press('Control+Enter');
  await page.getByRole('button', { name: 'When we are open' }).click();
  await expect(reply).toHaveValue(/We are open on weekdays/);
  await reply.fill('');
  await expect(sent).toHaveCount(1);
  await closeDialog(page);
  await openScreen(page, '/admin/dashboard');
  await expect(day.getByRole('listitem').first()).toBeVisible();
  await taken();

  await page.keyboard.type(`Ana ${own}`);
  await expect(page.locator('h1')).toContainText(own ?? '');
  counted['Find and open a case'] = await taken();

  await chooseEntryKind(page, 'Follow-up');
  await expect(getComposer(page).getByLabel('Title')).toBeFocused();
  await page.keyboard.type('Ask again');
  await page.keyboard.press('Enter');
  await expect(getTimelineList(page)).toContainText('Ask again');
  const set = await taken();
  const assignee = page.getByTitle('Assigned to').getByRole('combobox');
  await assignee.selectOption(colleague);
  await page.getByRole('button', { name: 'Give the case and its follow-ups' }).click();
  await expect(getToasts(page)).toContainText(`Assigned to ${colleague}.`);
  counted['Give a case with its follow-ups to a colleague (in the case)'] =
    choiceFromList + (await taken());
  await undo(page);
  await expect(assignee).toHaveValue(owner.username);
  await taken();
  await page.getByRole('button', { name: 'Close case' }).click();
  await page.getByRole('button', { name: 'Moved away' }).click();
  await expect(page.getByLabel('Status of the case')).toHaveValue('inactive');
  counted['Close a case with a reason (in the case)'] = await taken();
  await undo(page);
  await expect(page.getByLabel('Status of the case')).toHaveValue('active');
  await openScreen(page, '/admin/case-management/reminders');
  await taken();
  await page.getByRole('button', { name: 'Later: Ask again' }).click();
  await page.getByRole('menuitem').last().click();
  await expect(getToasts(page)).toContainText('Moved to');
  counted['Set and move a follow-up'] = set + (await taken());

  await openScreen(page, '/admin/food-day');
  await page.getByRole('combobox', { name: /^Name, phone number/ }).click();
  let people = 0;
  for (const name of eaters) {
    await page.keyboard.type(name);
    await page.keyboard.press('Enter');
    await expect(getDayEntry(page, name)).toHaveAttribute('data-state', 'stored');
    people += await taken();
    counted['Record the usual service'] ??= people;
  }
  counted['Food day for five people'] = people;

  const newcomer = createRandomWord();
  await page.keyboard.type(`Nia ${newcomer}`);
  await expect(page.getByText('No match. Press Enter to take this person in')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Household size')).toBeFocused();
  await page.keyboard.type('3');
  await page.keyboard.press('Tab');
  await page.keyboard.type('23220');
  await page.keyboard.press('Enter');
  await expect(getDayEntry(page, newcomer)).toHaveAttribute('data-state', 'stored');
  counted['Take in a newcomer on a food day'] = await taken();

  const rows = readFileSync('docs/desk.md', 'utf8').matchAll(/^\| (.+?) \| (\d+) \| (\d+) \|/gm);
  const table = [...rows].map(([, task = '', before, after]) => [
    task,
    Number(before),
    Number(after),
  ]);
  const sum = (column: number) =>
    table.slice(0, -1).reduce((total, row) => total + Number(row[column]), 0);
  expect(table.at(-1)).toEqual(['All twelve', sum(1), sum(2)]);
  const said = table.slice(0, -1).map(([task, , after]) => [task, after]);
  expect(counted).toEqual(Object.fromEntries(said));
  // Each task takes at most half of the earlier number.
  expect(table.filter(([, before, after]) => Number(after) > Number(before) / 2)).toEqual([]);
});
