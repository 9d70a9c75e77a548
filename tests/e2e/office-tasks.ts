// The tasks of the test with two case workers: most on separate data, two on the same row.
import type { APIRequestContext } from '@playwright/test';
import {
  type Call,
  chooseEntryKind,
  closeDialog,
  createCase,
  expectSlowly,
  findPerson,
  getComposer,
  getConflictDialog,
  getDayEntry,
  getTimelineList,
  openCase,
  openScreen,
  type Worker,
  writeTo,
} from './office';
import { owner } from './own-server';
import { getToasts, waitUntilIdle } from './site-test';
import { apply, submitVolunteerForm, unique } from './staff-pages';

export const rounds = [0, 1, 2] as const;

export type People = Record<'cases' | 'forms' | 'senders' | 'eaters', string[]> & {
  emergencies: Record<string, string[]>;
  references: string[];
};
type Task = (worker: Worker, round: number, people: People) => Promise<void>;
/** Builds a unique text for one worker and round. */
const said = (what: string, { name }: Worker, round: number) => `${what} ${round} of ${name}`;
const at = (list: readonly string[] | undefined, round: number) => list?.[round] ?? '';

const alone = {
  find: ({ page }, round, { cases }) => openCase(page, at(cases, round)),
  call: async (worker, round, { cases }) => {
    const { page } = worker;
    await openCase(page, at(cases, round));
    await chooseEntryKind(page, 'Contact');
    await getComposer(page)
      .getByRole('textbox', { name: 'Note' })
      .fill(said('Call', worker, round));
    await getComposer(page).getByRole('button', { name: 'Log contact' }).click();
    await expectSlowly(getTimelineList(page)).toContainText(said('Call', worker, round));
  },
  service: async (worker, round, { cases }) => {
    const { page } = worker;
    await openCase(page, at(cases, round));
    await chooseEntryKind(page, 'Service');
    await getComposer(page).getByLabel('Service Type').selectOption('food');
    await getComposer(page)
      .getByLabel('Description')
      .fill(said('Box', worker, round));
    await getComposer(page).getByRole('button', { name: 'Add Service Record' }).click();
    await expectSlowly(getTimelineList(page)).toContainText(said('Box', worker, round));
  },
  followUp: async (worker, round, { cases }) => {
    const { page } = worker;
    const title = said('Ask', worker, round);
    await openCase(page, at(cases, round));
    await chooseEntryKind(page, 'Follow-up');
    await getComposer(page).getByLabel('Title').fill(title);
    await page.keyboard.press('Enter');
    await expectSlowly(getTimelineList(page)).toContainText(title);
    await openScreen(page, '/admin/case-management/reminders');
    await page.getByRole('button', { name: `Later: ${title}` }).click();
    await page.getByRole('menuitem').last().click();
    await expectSlowly(getToasts(page)).toContainText(title);
  },
  reply: async (worker, round, { senders }) => {
    const { page } = worker;
    await findPerson(page, at(senders, round));
    const dialog = page.getByRole('dialog');
    const field = dialog.getByLabel('Write a reply');
    await expectSlowly(field).toBeVisible();
    await expectSlowly(page.getByRole('combobox', { name: /^Find people/ })).toBeHidden();
    await waitUntilIdle(page);
    await field.fill(said('Reply', worker, round));
    // Use the keyboard: a reply of the other worker could move the button.
    await field.press('Control+Enter');
    await expectSlowly(dialog.getByRole('article').filter({ hasText: worker.name })).toHaveCount(1);
    await closeDialog(page);
  },
  triage: async (worker, round, { emergencies }) => {
    const { page } = worker;
    const lastName = at(emergencies[worker.name], round);
    const who = `Ana ${lastName}`;
    await openScreen(page, '/admin/dashboard');
    await expectSlowly(page.getByRole('heading', { name: 'Call now' })).toBeVisible();
    // The six emergencies come first among the unassigned rows, so all of them are visible.
    await page.getByRole('button', { name: `Take ${who}` }).click();
    await expectSlowly(getToasts(page)).toContainText(`${who} is now assigned to you`);
    const mine = page.getByRole('list', { name: 'Call now' });
    await mine.getByRole('button', { name: `${who}: reached` }).click();
    await expectSlowly(getToasts(page)).toContainText('Logged: reached');
    // The person stays in the list until the alert is resolved.
    await openCase(page, lastName);
    const alerts = page.getByRole('region', { name: 'Open alerts' });
    await alerts.getByRole('button', { name: 'Resolve' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox').fill(said('Safe', worker, round));
    await dialog.getByRole('button', { name: 'Resolve' }).click();
    await expectSlowly(alerts).toBeHidden();
  },
  foodDay: async ({ page }, round, { eaters, references }) => {
    await openScreen(page, '/admin/food-day');
    await page.getByRole('combobox', { name: /^Name, phone number/ }).fill(at(references, round));
    await page.keyboard.press('Enter');
    const row = getDayEntry(page, at(eaters, round));
    // Both workers check in the same person. The second one gets a warning and leaves the entry out.
    await expectSlowly(row).toHaveAttribute('data-state', /stored|twice/);
    const leave = row.getByRole('button', { name: 'Leave out' });
    if (await leave.isVisible()) await leave.click();
  },
  morning: async ({ page }) => {
    await openScreen(page, '/admin/dashboard');
    await expectSlowly(page.getByRole('heading', { name: 'My day' })).toBeVisible();
    await expectSlowly(page.getByRole('heading', { name: 'Call now' })).toBeVisible();
  },
} satisfies Record<string, Task>;

/** Tasks on the same screen are done in one visit. The visits are shuffled. */
export const visitsOfDay: readonly (readonly Task[])[] = [
  [alone.find, alone.call, alone.service, alone.followUp],
  [alone.morning, alone.triage],
  [alone.reply],
  [alone.foodDay],
];

/** Both workers open the row before one of them writes. The second one resolves the conflict. */
export const conflictTasks: ((
  first: Worker,
  second: Worker,
  round: number,
  people: People,
) => Promise<void>)[] = [
  async function take(first, second, round, { forms }) {
    const choice = ({ page }: Worker) => page.getByRole('dialog').getByLabel('Assigned to');
    for (const worker of [first, second]) {
      await findPerson(worker.page, at(forms, round));
      await expectSlowly(choice(worker)).toHaveValue('');
    }
    await choice(first).selectOption(first.name);
    await expectSlowly
      .poll(() => first.writes.at(-1)?.path)
      .toContain('/get-involved-submissions/');
    await choice(second).selectOption(second.name);
    await expectSlowly(getConflictDialog(second.page)).toContainText(`${first.name} changed this`);
    await expectSlowly(
      getConflictDialog(second.page).getByRole('row', { name: 'Assigned' }),
    ).toContainText(`${first.name}${second.name}`);
    // In the first round the second worker overwrites; in the other rounds the first change stays.
    const answer = round === 0 ? 'Change it anyway' : 'Leave it as it is';
    await getConflictDialog(second.page).getByRole('button', { name: answer }).click();
    await expectSlowly(getConflictDialog(second.page)).toBeHidden();
    await expectSlowly(choice(second)).toHaveValue(round === 0 ? second.name : first.name);
    for (const { page } of [first, second]) await closeDialog(page);
  },
  async function close(first, second, round, { cases }) {
    await Promise.all(
      [first, second].map(async ({ page }) => {
        await openCase(page, at(cases, round));
        await page.waitForLoadState('networkidle');
        await page.getByRole('button', { name: 'Close case' }).click();
        await page.getByRole('dialog').getByLabel(/^Note/).fill(at(cases, round));
      }),
    );
    await first.page.getByRole('button', { name: 'Moved away' }).click();
    await expectSlowly(first.page.getByLabel('Status of the case')).toHaveValue('inactive');
    await second.page.getByRole('button', { name: /^Goal/ }).click();
    const status = getConflictDialog(second.page).getByRole('row', { name: 'Status' });
    await expectSlowly(status).toHaveText('StatusInactiveCompleted');
    await getConflictDialog(second.page).getByRole('button', { name: 'Leave it as it is' }).click();
    await expectSlowly(second.page.getByLabel('Status of the case')).toHaveValue('inactive');
    await expectSlowly(second.page.getByRole('dialog')).toBeHidden();
  },
];

export async function createPeople(
  asOwner: Call,
  context: APIRequestContext,
  names: readonly string[],
) {
  const three = (word: string) => rounds.map(() => unique(word));
  const [first = '', second = ''] = names;
  const people: People = {
    ...{
      cases: three('Case'),
      forms: three('Form'),
      senders: three('Note'),
      eaters: three('Food'),
    },
    emergencies: { [first]: three('Sos'), [second]: three('Sos') },
    references: [],
  };
  for (const name of people.cases) await createCase(asOwner, name, [], owner.username);
  for (const name of people.eaters) {
    people.references.push((await createCase(asOwner, name, [], owner.username)).reference);
  }
  for (const name of people.forms) await submitVolunteerForm(context, name);
  for (const name of Object.values(people.emergencies).flat()) {
    await apply(context, name, { emergency: 'YES' });
  }
  for (const name of people.senders) await writeTo(context, name);
  return people;
}
