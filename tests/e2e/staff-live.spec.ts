// Screens that change by themselves, and messages that staff send and read.
import { expect, expectAccessible, test, toast } from './site-test';
import {
  anotherDesk,
  apply,
  changeElsewhere,
  field,
  memberNamed,
  signIn,
  unique,
} from './staff-pages';

const soon = { timeout: 2_000 };

test('an emergency stands on every open screen within two seconds, until somebody opens it', async ({
  page,
  browser,
  request,
}) => {
  await signIn(page, '/admin/pledges', { isLive: true });
  const colleague = await anotherDesk(browser, '/admin/inbox', { isLive: true });
  const name = unique('Night');
  await apply(request, name, { emergency: 'YES', homeSafety: 'NOT SAFE' });
  const id = await memberNamed(page, name);
  const link = (on: typeof page) =>
    on.getByRole('region', { name: 'Emergencies' }).locator(`a[href$="/member-profile/${id}"]`);
  await expect(link(page)).toBeVisible(soon);
  await expect(link(colleague)).toBeVisible(soon);
  await expect(page).toHaveTitle(/^\(\d+\) Pledges/);
  await link(colleague).click();
  await expect(colleague.getByRole('heading', { level: 1 })).toContainText(name);
  await expect(link(page)).toBeHidden(soon);
  await expect(page.getByRole('region', { name: 'Emergencies' })).toContainText('Seen by admin');
  await colleague.context().close();
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
  await expect(page.getByRole('row', { name: new RegExp(name) })).toBeVisible(soon);
  const id = await memberNamed(page, name);
  await page.goto(`/admin/member-profile/${id}/edit`);
  await field(page, 'City').fill('Norfolk');
  await changeElsewhere(page, `/api/members/${id}`, { status: 'on-hold' });
  await expect(page.getByText('admin changed this case while you were typing')).toBeVisible(soon);
  await expect(field(page, 'City')).toHaveValue('Norfolk');
});

test('a profile says who else has it open', async ({ page, request }) => {
  const name = unique('Together');
  await apply(request, name);
  await page.route('**/api/presence', (route) => route.fulfill({ json: { others: ['dana'] } }));
  await signIn(page);
  await page.goto(`/admin/member-profile/${await memberNamed(page, name)}`);
  await expect(page.getByText('dana has this open too.')).toBeVisible();
});

test('a reply is written in the inbox, kept there, and can be read in the outbox of a demo', async ({
  page,
  request,
}) => {
  const name = unique('Writer');
  const email = `${name.toLowerCase()}@example.org`;
  await request.post('/api/contacts', {
    data: { name, email, subject: 'Hours', message: 'When are you open?' },
  });
  await signIn(page, `/admin/inbox?search=${name}`);
  await page.getByRole('button', { name: `Read the message from ${name}` }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Write a reply' }).fill('From eight to six.');
  await dialog.getByRole('button', { name: 'Send the reply' }).click();
  await expect(dialog.getByRole('article')).toContainText('From eight to six.');
  await expect(dialog.getByRole('link', { name: 'Reply by email' })).toBeVisible();
  await expectAccessible(page);
  await page.goto(`/admin/outbox?search=${email}&kind=reply`);
  await expect(page.getByText('No mail goes out')).toBeVisible();
  await page.getByRole('button', { name: `Read the message to ${email}` }).click();
  await expect(page.getByRole('dialog', { name: /Our reply to you \(WW-/ })).toContainText(
    'From eight to six.',
  );
});

test('each person sets their own notifications, and who is on call is set here', async ({
  page,
  complaints,
}) => {
  complaints.expectSome(/422/);
  await signIn(page, '/admin/notifications');
  await field(page, 'E-mail address').fill('not an address');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Use one address like')).toBeVisible();
  await field(page, 'E-mail address').fill('admin@example.org');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(toast(page)).toContainText('Saved');
  await page.getByLabel('Put admin on call').click();
  await expect(toast(page)).toContainText('admin is now on call');
  await expect(page.getByLabel('Put admin on call')).toBeChecked();
  await page.getByLabel('Put admin on call').click();
  await expect(toast(page)).toContainText('admin is no longer on call');
  await page.getByLabel('Play a sound').click();
  await expect(page.getByLabel('Play a sound')).toBeChecked();
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByLabel('Play a sound')).toBeChecked();
  await expect(field(page, 'E-mail address')).toHaveValue('admin@example.org');
});
