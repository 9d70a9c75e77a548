// Double clicks and held keys. Uses its own server, so that no other test adds rows.
import type { Page } from '@playwright/test';
import { startOwnOffice } from './office';
import { expect, test, waitUntilIdle } from './site-test';
import { submitVolunteerForm, unique } from './staff-pages';

test.describe.configure({ mode: 'default' });

const { asOwner, desk } = startOwnOffice();

const statusOf = async (name: string) =>
  (await asOwner(`/api/get-involved-submissions?search=${name}`))[0].status;

/** Sends the second click of a double click at the current position. */
async function clickAgain(page: Page): Promise<void> {
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
}

test('moves a submission by one step only on a double click or a held key', async ({
  page,
  request,
}) => {
  const name = unique('Step');
  for (const letter of 'bc') await submitVolunteerForm(request, `${name}${letter}`);
  await desk(page, `/admin/submissions?search=${name}&sort=name`);
  const row = (letter: string) => page.getByRole('row', { name: new RegExp(name + letter) });
  const step = (letter: string) => row(letter).locator('[data-key=e]');

  await step('b').click();
  await expect(step('b')).toHaveText('Done');
  await expect(step('b')).toBeEnabled();
  await clickAgain(page);
  await waitUntilIdle(page);
  expect(await statusOf(`${name}b`)).toBe('in-progress');
  await step('b').click();
  await expect(row('b')).toContainText('Completed');

  await row('c')
    .getByRole('button', { name: `Vera ${name}c`, exact: true })
    .focus();
  await page.keyboard.down('e');
  await expect(step('c')).toHaveText('Done');
  await expect(step('c')).toBeEnabled();
  for (let at = 0; at < 5; at += 1) await page.keyboard.down('e');
  await page.keyboard.up('e');
  await waitUntilIdle(page);
  expect(await statusOf(`${name}c`)).toBe('in-progress');
  await page.keyboard.press('e');
  await expect(row('c')).toContainText('Completed');
});
