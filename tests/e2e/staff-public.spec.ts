// Events that staff publish, and messages and forms from the public.
import { expect, getToasts, test, undo } from './site-test';
import { signIn, unique, visit } from './staff-pages';

test('previews an event, publishes it on the public site, and takes it offline', async ({
  page,
}) => {
  const title = unique('Garden day ');
  await signIn(page, '/admin/events/new');
  await page.getByRole('button', { name: 'Publish event' }).click();
  await expect(page.getByText('Title is required')).toBeVisible();
  await expect(page.getByLabel(/^Title/)).toBeFocused();
  await page.getByLabel(/^Title/).fill(title);
  await page.getByLabel(/^Description/).fill('Dig with us.');
  await page.getByLabel('Date').fill('2035-05-04');
  await page.getByLabel('Time').fill('10:00 AM');
  await page.getByLabel('Location').fill('The garden');
  await page.getByLabel('Type').fill('Garden Workshop');
  const preview = page.getByRole('region', { name: 'Public preview' });
  await expect(preview).toContainText(title);
  await expect(preview).toContainText('May 4, 2035');
  await expect(preview).toContainText('RSVP For Free');
  await page.getByRole('button', { name: 'Publish event' }).click();
  await expect(getToasts(page)).toContainText('It is on the public site now.');

  await page.goto('/events');
  await expect(page.getByRole('heading', { name: title })).toBeVisible();

  await page.goto('/admin/events');
  await page.getByRole('button', { name: `Take offline: ${title.trim()}` }).click();
  await expect(getToasts(page)).toContainText('It is not on the public site.');
  await undo(page);
  await expect(getToasts(page)).toContainText('Undone');
  await page.getByRole('button', { name: `Take offline: ${title.trim()}` }).click();
  await expect(getToasts(page)).toContainText('It is not on the public site.');
  await page.goto('/events');
  await expect(page.getByRole('heading', { name: title })).toBeHidden();
});

test('marks a message as read when opened, and as answered on request', async ({
  page,
  request,
}) => {
  const subject = unique('Question ');
  const sent = await request.post('/api/contacts', {
    data: { name: 'Ana Silva', email: 'ana@example.org', subject, message: 'When do you open?' },
  });
  expect(sent.ok()).toBe(true);
  await signIn(page, `/admin/inbox?search=${encodeURIComponent(subject.trim())}`);
  const row = page.getByRole('row', { name: new RegExp(subject.trim()) });
  await expect(row).toContainText('Unread');
  await row.getByRole('button', { name: /^Read the message/ }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('When do you open?');
  const href = await dialog.getByRole('link', { name: 'Reply by email' }).getAttribute('href');
  expect(decodeURIComponent(href ?? '')).toContain(`subject=Re: ${subject}`);
  await dialog.getByRole('button', { name: 'Mark as answered' }).click();
  await expect(page.getByText('Marked as answered').first()).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(row).toContainText('Answered');
  await expect(row).toContainText('by admin');

  // Undo restores the original answer time and author.
  const path = `/api/contacts?search=${encodeURIComponent(subject.trim())}`;
  const stored = async () => (await (await page.context().request.get(path)).json())[0];
  const { answeredAt } = await stored();
  await row.getByRole('button', { name: /^Read the message/ }).click();
  await dialog.getByRole('button', { name: 'Mark as not answered' }).click();
  await expect(dialog.getByRole('button', { name: 'Mark as answered' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(row).not.toContainText('by admin');
  await undo(page);
  await expect(row).toContainText('by admin');
  expect(await stored()).toMatchObject({ answeredAt, answeredBy: 'admin' });
});

test('marks a form with the hidden field filled in for review until staff clear the mark', async ({
  page,
  request,
}) => {
  const subject = unique('Robot ');
  await request.post('/api/contacts', {
    data: {
      name: 'Spam',
      email: 'spam@example.org',
      subject,
      message: 'Buy this',
      homepage: 'http://spam',
    },
  });
  const donorName = unique('Robot');
  await request.post('/api/donations', {
    data: {
      ...{ type: 'one-time', amount: '5', donorName, email: 'spam@example.org' },
      ...{ isAnonymous: false, homepage: 'http://spam' },
    },
  });
  // The inbox shows the marked message, and a button with the number of marked messages.
  await signIn(page, '/admin/inbox');
  const row = page.getByRole('row', { name: new RegExp(subject.trim()) });
  await expect(row).toContainText('Needs review');
  await expect(async () => {
    await page.goto('/admin/inbox');
    const counted = page.getByRole('button', { name: /^\d+ needs? review$/ });
    const [count] = (await counted.textContent())?.split(' ') ?? [];
    await counted.click();
    await expect(page).toHaveURL(/needsReview=true$/);
    // Other tests send messages too, so compare both numbers within one second.
    await expect(page.getByText(new RegExp(`of ${count}$`))).toBeVisible({ timeout: 1000 });
  }).toPass();
  await row.getByRole('button', { name: /^Read/ }).click();
  await page.getByRole('button', { name: 'Looks genuine' }).click();
  await expect(page.getByText(/^Needs review:/)).toBeHidden();
  await visit(page, `/admin/inbox?search=${encodeURIComponent(subject.trim())}`);
  await expect(row).toBeVisible();
  await expect(row).not.toContainText('Needs review');

  await visit(page, `/admin/pledges?needsReview=true&search=${donorName}`);
  const pledge = page.getByRole('row', { name: new RegExp(donorName) });
  await pledge.getByRole('button', { name: 'Looks genuine' }).click();
  await expect(pledge).toBeHidden();
  await undo(page);
  await expect(pledge).toBeVisible();
});
