// What a person may ask of us: a copy of everything, and to be forgotten.
import { readFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { expect, expectAccessible, test, toast } from './site-test';
import { apply, changeElsewhere, demo, memberNamed, settled, signIn, unique } from './staff-pages';

/** What only tells has one color, what is dangerous or wrong another. */
const calm = 'rgb(35, 78, 107)';
const alarming = 'rgb(140, 29, 16)';

test('a case is copied and erased with the password given once more, and what is related with it', async ({
  page,
  request,
  complaints,
}) => {
  complaints.expectSome(/422|409/);
  const name = unique('Forget');
  const phone = `804-${`${Date.now()}`.slice(-7)}`;
  await apply(request, name, { phone });
  const email = `${name.toLowerCase()}@example.org`;
  const message = { name, email, subject: `About ${name}`, message: 'Hello' };
  expect((await request.post('/api/contacts', { data: message })).ok()).toBe(true);
  await signIn(page, async () => `/admin/member-profile/${await memberNamed(page, name)}`);
  await settled(page);

  await expect(page.getByText('characters left')).toHaveCount(0);
  await page.getByRole('button', { name: 'Show who opened this case' }).click();
  await expect(page.getByText(/^admin: opened 1×/)).toBeVisible();

  await page.getByRole('button', { name: 'Copy for the person…' }).click();
  await page.getByLabel('Your password').fill(demo.password);
  await page.getByRole('checkbox', { name: `Message of` }).check();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Make the file' }).click(),
  ]);
  const copy = readFileSync(await file.path(), 'utf8');
  for (const text of [name, email, phone, `About ${name}`]) expect(copy).toContain(text);

  await page.getByRole('button', { name: 'Erase…' }).click();
  await expect(page.getByRole('dialog')).toHaveAccessibleName(`Erase the case of Ana ${name}?`);
  await page.getByRole('checkbox', { name: `Message of` }).check();
  await page.getByLabel('Your password').fill('not the password');
  const press = page.getByRole('button', { name: 'Erase for good' });
  await press.click();
  await expect(page.getByText('This is not your password')).toBeVisible();
  // A colleague opens the message meanwhile: it is refused once, and the next try is of what is there now.
  const found = await page.context().request.get(`/api/contacts?search=${name}`);
  const [{ id, version }] = await found.json();
  await changeElsewhere(page, `/api/contacts/${id}`, { isRead: true }, { version });
  await page.route('**/related', async (route) => {
    await setTimeout(500);
    await route.continue();
  });
  await page.getByLabel('Your password').fill(demo.password);
  await press.click();
  await expect(toast(page)).toContainText('changed this');
  await page.getByLabel('Your password').fill(demo.password);
  await press.click();
  await expect(page.getByText(/^This was erased on/)).toHaveCSS('color', calm);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Erased');
  await expect(page.getByRole('link', { name: 'Edit', exact: true })).toBeHidden();
  for (const path of ['/api/members', '/api/contacts']) {
    const found = await page.context().request.get(`${path}?search=${name}&needsReview=all`);
    expect(await found.text()).not.toContain(name);
  }
});

test('the privacy screen says what is kept, who read what, and what runs by itself', async ({
  page,
}) => {
  await page.route('**/api/checks', (route) =>
    route.fulfill({
      json: [
        { name: 'backup', isGood: true, detail: '99 rows', checkedAt: '2026-05-12T15:00:00Z' },
        { name: 'drill', isGood: false, detail: 'is cut off', checkedAt: '2026-05-12T15:00:00Z' },
        { name: 'rewrite', isGood: false, detail: 'no room', checkedAt: '2026-05-12T15:00:00Z' },
      ],
    }),
  );
  await signIn(page, '/admin/privacy');
  await expect(
    page.getByText('Closed cases, after the last work on them: 36 months'),
  ).toBeVisible();
  await expect(page.getByText('Nothing goes in the next 30 days.')).toBeVisible();
  await expect(page.getByText(/^Restore drill\. NOT good on .*: is cut off$/)).toBeVisible();
  await expect(page.getByText(/^Restore drill\./)).toHaveCSS('color', alarming);
  await expect(page.getByText(/^Erased texts in the data folder\. NOT good on /)).toBeVisible();
  await expect(page.getByText(/^Backup\. Good on/)).toHaveCSS('color', calm);
  await expectAccessible(page);

  const tick = page.getByRole('button', { name: 'I have looked through it' });
  const done = page.getByText(/^Looked through by admin on/);
  await expect(page.getByLabel('Month')).toHaveValue(/^\d{4}-\d{2}$/);
  await tick.or(done).waitFor();
  // Once for everybody: another run on the same server finds it done.
  if (await tick.isVisible()) await tick.click();
  await expect(done).toBeVisible();

  await page.getByRole('button', { name: 'Change: Pledges' }).click();
  await expect(page.getByText(/At most 84 months/)).toBeVisible();
});

test('what goes next stands by its kind, and how many more go is said', async ({ page }) => {
  const goes = { goesAt: '2026-05-12T15:00:00Z', id: 1 };
  await page.route('**/api/retention', async (route) => {
    const json = await (await route.fetch()).json();
    json.next = [
      { ...goes, subject: 'contact', name: 'Crowd', rule: 'needs-review' },
      { ...goes, subject: 'member', name: 'Ana Last', rule: 'cases' },
    ];
    json.more = [
      { rule: 'cases', total: 3 },
      { rule: 'needs-review', total: 1501 },
    ];
    await route.fulfill({ json });
  });
  await signIn(page, '/admin/privacy');
  const closed = page.getByRole('heading', { name: 'Closed cases, after the last work on them' });
  await expect(closed.locator('..')).toContainText(/Case: Ana Last, on .*And 3 more\.$/);
  const spam = page.getByRole('heading', { name: 'Needs review, and nobody found it genuine' });
  await expect(spam.locator('..')).toContainText(/Crowd, on .*And 1,501 more\.$/);
  await expectAccessible(page);
});

test('a case is put on hold where it stands, and let go where all holds are', async ({
  page,
  request,
}) => {
  const name = unique('Held');
  await apply(request, name);
  await signIn(page, async () => `/admin/member-profile/${await memberNamed(page, name)}`);
  await settled(page);
  await page.getByRole('button', { name: 'Hold…' }).click();
  await expect(page.getByRole('dialog')).toHaveAccessibleName(
    `Keep the case of Ana ${name} for now?`,
  );
  await page.getByRole('textbox', { name: 'Why' }).fill('A court asked for it');
  await page.getByRole('button', { name: 'Hold', exact: true }).click();
  await expect(page.getByRole('dialog')).toBeHidden();

  await page.goto('/admin/privacy');
  const held = page.getByRole('listitem').filter({ hasText: name });
  await expect(held).toContainText('A court asked for it (admin,');
  await held.getByRole('button').click();
  await expect(toast(page)).toContainText('it stands above for 30 days');
  await expect(held).toBeHidden();
  await toast(page).getByRole('button', { name: 'Undo' }).click();
  await expect(held).toContainText('A court asked for it (admin,');
  await held.getByRole('button').click();
  await expect(held).toBeHidden();
});

test('whose pledge is erased or held is said before it is, and what stays of it', async ({
  page,
  request,
}) => {
  const donorName = unique('Giver');
  const email = `${donorName.toLowerCase()}@example.org`;
  const pledge = { type: 'one-time', amount: '50', donorName, email, isAnonymous: false };
  expect((await request.post('/api/donations', { data: pledge })).ok()).toBe(true);
  await signIn(page, `/admin/pledges?search=${donorName}`);
  await page.getByRole('button', { name: `Erase… ${donorName}` }).click();
  const erase = page.getByRole('dialog', { name: `Erase the pledge of ${donorName}?` });
  await expect(erase).toContainText('the amount, how often and the date');
  await expect(erase.getByRole('button', { name: 'Erase for good' })).toHaveCSS(
    'background-color',
    alarming,
  );
  await expectAccessible(page);
  await erase.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: `Hold… ${donorName}` }).click();
  await expect(page.getByRole('dialog')).toHaveAccessibleName(
    `Keep the pledge of ${donorName} for now?`,
  );
});

test('who is erasing a pledge goes on when it has left the list, and erases what is there now', async ({
  page,
  request,
  complaints,
}) => {
  complaints.expectSome(/409/);
  const donorName = unique('Gone');
  const email = `${donorName.toLowerCase()}@example.org`;
  const pledge = { type: 'one-time', amount: '50', donorName, email, isAnonymous: false };
  expect((await request.post('/api/donations', { data: pledge })).ok()).toBe(true);
  const list = `?search=${donorName}`;
  await signIn(page, `/admin/pledges${list}`, { isLive: true });
  await page.getByRole('button', { name: `Erase… ${donorName}` }).click();
  const dialog = page.getByRole('dialog', { name: `Erase the pledge of ${donorName}?` });
  const password = dialog.getByLabel('Your password');
  await password.fill(demo.password);
  const [row] = await (await page.context().request.get(`/api/donations${list}`)).json();
  await changeElsewhere(page, `/api/donations/${row.id}`, { needsReview: true }, row);
  await expect(page.getByText(row.reference)).toHaveCount(0);
  await expect(password).toHaveValue(demo.password);
  const press = dialog.getByRole('button', { name: 'Erase for good' });
  await press.click();
  await expect(toast(page)).toContainText('was not erased');
  await password.fill(demo.password);
  await press.click();
  await expect(toast(page)).toContainText('Erased');
  await expect(dialog).toBeHidden();
});
