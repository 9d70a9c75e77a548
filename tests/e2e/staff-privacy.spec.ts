// The copy and the erasure of personal data.
import { readFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { expect, getToasts, test } from './site-test';
import {
  apply,
  changeElsewhere,
  demoCredentials,
  findMemberId,
  signIn,
  unique,
  waitForData,
} from './staff-pages';

/** The color of informational notices. */
const calm = 'rgb(35, 78, 107)';

test('exports and erases a case with its related messages after the password is confirmed', async ({
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
  await signIn(page, async () => `/admin/member-profile/${await findMemberId(page, name)}`);
  await waitForData(page);

  await expect(page.getByText('characters left')).toHaveCount(0);
  await page.getByRole('button', { name: 'Show who opened this case' }).click();
  await expect(page.getByText(/^admin: opened 1×/)).toBeVisible();

  await page.getByRole('button', { name: 'Copy for the person…' }).click();
  await page.getByLabel('Your password').fill(demoCredentials.password);
  await page.getByRole('checkbox', { name: `Message of` }).check();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Create file' }).click(),
  ]);
  const copy = readFileSync(await file.path(), 'utf8');
  for (const text of [name, email, phone, `About ${name}`]) expect(copy).toContain(text);

  await page.getByRole('button', { name: 'Erase…' }).click();
  await expect(page.getByRole('dialog')).toHaveAccessibleName(`Erase the case of Ana ${name}?`);
  await page.getByRole('checkbox', { name: `Message of` }).check();
  await page.getByLabel('Your password').fill('not the password');
  const press = page.getByRole('button', { name: 'Erase for good' });
  await press.click();
  await expect(page.getByText('This password is wrong')).toBeVisible();
  // A colleague opens the message first: the first attempt fails, and the next one uses the new version.
  const found = await page.context().request.get(`/api/contacts?search=${name}`);
  const [{ id, version }] = await found.json();
  await changeElsewhere(page, `/api/contacts/${id}`, { isRead: true }, { version });
  await page.route('**/related', async (route) => {
    await setTimeout(500);
    await route.continue();
  });
  await page.getByLabel('Your password').fill(demoCredentials.password);
  await press.click();
  await expect(getToasts(page)).toContainText('changed this');
  await page.getByLabel('Your password').fill(demoCredentials.password);
  await press.click();
  await expect(page.getByText(/^This was erased on/)).toHaveCSS('color', calm);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Erased');
  await expect(page.getByRole('link', { name: 'Edit', exact: true })).toBeHidden();
  for (const path of ['/api/members', '/api/contacts']) {
    const found = await page.context().request.get(`${path}?search=${name}&needsReview=all`);
    expect(await found.text()).not.toContain(name);
  }
});
