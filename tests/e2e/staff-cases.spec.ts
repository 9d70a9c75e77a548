// A case from the application to its completion.
import { expect, getToasts, test } from './site-test';
import { apply, getField, signIn, unique, visit } from './staff-pages';

test('leads an application through triage, duplicate, edit, service, note, and reminder to completion', async ({
  page,
  request,
}) => {
  const name = unique('Journey');
  const numbers = Date.now().toString().slice(-7);
  await apply(request, `${name}a`, { phone: `804-${numbers}` });
  await apply(request, name, { emergency: 'YES', phone: `(804) ${numbers}` });
  await signIn(page, `/admin/case-management?search=${name}`);

  // Triage: the emergency comes before the other applicant and shows the reason.
  const rows = page.getByRole('row').filter({ hasText: name });
  await expect(rows).toHaveCount(2);
  await expect(rows.first()).toContainText('Urgent');
  await expect(rows.first()).toContainText('New applicant');
  await rows.first().getByRole('link', { name: /^View/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(`Ana ${name}`);
  await expect(page.getByText('Said that this is an emergency.').first()).toBeVisible();

  // The other case is shown as a possible duplicate until it is answered.
  const duplicates = page.getByRole('region', { name: 'Possible duplicates' });
  await expect(duplicates).toContainText(`Looks like Ana ${name}a`);
  await expect(duplicates).toContainText('Name one letter off, same phone number');
  await duplicates.getByRole('button', { name: 'Not the same person' }).click();
  await expect(duplicates).toBeHidden();

  // Resolve the alert with a note, mark the person as reached, finish the review.
  await page.getByRole('button', { name: 'Resolve', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Resolve' }).click();
  await expect(page.getByText('Say what was done')).toBeVisible();
  await page.getByLabel('What was done?').fill('Spoke on the phone');
  await page.getByRole('dialog').getByRole('button', { name: 'Resolve' }).click();
  await expect(getToasts(page)).toContainText('Alert resolved');
  await page.getByRole('button', { name: 'We reached this person' }).click();
  await expect(page.getByRole('button', { name: 'We reached this person' })).toBeHidden();
  await page.getByRole('button', { name: 'Finish review' }).click();
  await expect(page.getByText('new-member', { exact: true })).toBeHidden();

  // Edit: the safe ways of contact appear next to the phone number.
  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  await page.getByLabel('We may leave a voicemail').selectOption('no');
  await page.getByLabel('Note', { exact: true }).fill('Before 3 PM');
  await getField(page, 'ZIP Code').fill('23220');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(getToasts(page)).toContainText('Changes saved');
  await expect(page.getByText('No voicemail · “Before 3 PM”').first()).toBeVisible();

  // Add a service record, a note, and a reminder.
  const add = page.getByRole('button', { name: 'Add Service Record' });
  await expect(add).toBeDisabled();
  const record = page.getByRole('form', { name: 'New service record' });
  await record.getByLabel('Service Type').selectOption('food');
  await expect(add).toBeDisabled();
  await record.getByLabel('Description').fill('Box of groceries');
  await add.click();
  await expect(getToasts(page)).toContainText('Service record added successfully');
  await expect(page.getByRole('tab', { name: /Service Records\s*1/ })).toBeVisible();
  await expect(record.getByLabel('Description')).toHaveValue('');

  await page.getByRole('tab', { name: /Progress Tracking/ }).click();
  const note = page.getByRole('form', { name: 'New progress note' });
  await note.getByLabel('Title').fill('First visit');
  await expect(page.getByRole('button', { name: 'Add Progress Note' })).toBeDisabled();
  await note.getByLabel('Description').fill('All is calmer');
  await page.getByRole('button', { name: 'Add Progress Note' }).click();
  await expect(getToasts(page)).toContainText('Progress note added successfully');

  await page.getByRole('tab', { name: /Follow-up Reminders/ }).click();
  const reminder = page.getByRole('form', { name: 'New follow-up' });
  await reminder.getByLabel('Title').fill('Call again');
  await page.getByRole('button', { name: 'Add Follow-up' }).click();
  await expect(getToasts(page)).toContainText('Follow-up added successfully');
  const item = page.getByRole('tabpanel').getByRole('listitem').filter({ hasText: 'Call again' });
  await expect(item).toContainText('Pending');
  await item.getByRole('button', { name: /^Complete/ }).click();
  await expect(item).toContainText('Completed');

  // Complete the case. The history lists every step.
  await page.getByLabel('Status of the case').selectOption('completed');
  await expect(getToasts(page)).toContainText('The status is now Completed.');
  await page.getByRole('button', { name: 'Show history' }).click();
  const history = page.getByRole('region', { name: 'History' });
  await expect(history).toContainText('Status changed from Active to Completed');
  await expect(history).toContainText(`admin opened the profile of Ana ${name}`);
  await expect(history).toContainText('“Spoke on the phone”');
  await visit(page, `/admin/case-management?search=${name}&status=completed`);
  await expect(page.getByRole('row').filter({ hasText: name })).toHaveCount(1);
});
