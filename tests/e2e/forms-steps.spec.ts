// The steps of a form: history, focus, and the dialog before leaving.
import type { Page } from '@playwright/test';
import { contentOf } from '#content/all';
import { privacy } from '#content/en/privacy';
import {
  createUniqueName,
  expect,
  expectAccessible,
  fillVolunteerForm,
  phoneSize,
  reference,
  simulateReturningVisitor,
  test,
  waitForHydration,
} from './site-test';

const { navigation } = contentOf('en');

test.beforeEach(({ context }) => simulateReturningVisitor(context));

const emergency = (page: Page) => page.getByRole('group', { name: /Is this an emergency/ });

/** Records every vertical position of a button from its first frame on, to detect layout shifts. */
async function placesOf(page: Page, name: string) {
  const places = await page.evaluateHandle((label) => {
    const seen = new Set<number>();
    const look = () => {
      const button = [...document.querySelectorAll('button')].find(
        ({ textContent }) => textContent === label,
      );
      if (button?.checkVisibility()) seen.add(button.getBoundingClientRect().top + scrollY);
      requestAnimationFrame(look);
    };
    look();
    return seen;
  }, name);
  return () => places.evaluate((seen) => [...seen]);
}

test.describe('asking for help', () => {
  test.use({ viewport: phoneSize });

  test('adds a history entry for every step, and moves to the next step on Enter', async ({
    page,
  }) => {
    await page.goto('/get-assistance');
    await waitForHydration(page);
    await page.getByRole('link', { name: 'Ask for help now' }).first().click();
    await page.getByLabel('Yes, I am safe at home').check();
    await page.getByLabel('Yes, I am safe at home').press('Enter');
    await expect(page).toHaveURL(/\?step=2$/);
    await expect(page.locator('legend', { hasText: 'How to reach you' })).toBeFocused();
    await page.getByLabel('First name').fill('Rosa');
    await page.getByLabel('Last name').fill('Diaz');
    await page.getByLabel('Email address').fill('rosa@example.org');
    await page.getByLabel('Phone number').fill('804-555-0177');
    await page.getByLabel('Location').fill('Richmond, VA');
    const places = await placesOf(page, 'Send my application');
    await page.getByLabel('Location').press('Enter');
    await expect(page).toHaveURL(/\?step=3$/);
    await expect(page.getByText('rosa@example.org')).toBeVisible();
    // The button must not move after it appears.
    expect(await places()).toHaveLength(1);
    await page.goBack();
    await page.goBack();
    await expect(page).toHaveURL(/\/membership-assistance$/);
    await expect(page.getByLabel('Yes, I am safe at home')).toBeChecked();
    await page.goForward();
    await expect(page.getByLabel('First name')).toHaveValue('Rosa');
    await page.goForward();
    await expect(page.getByText('Step 3 of 3')).toBeVisible();
    await page.getByRole('button', { name: 'Back' }).click();
    await expect(page).toHaveURL(/\?step=2$/);
    // Leaving asks first, and staying keeps all answers.
    await page.goBack();
    await page.goBack();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('Leave this form?');
    await dialog.getByRole('button', { name: 'Stay on this page' }).click();
    await page.goForward();
    await expect(page.getByLabel('First name')).toHaveValue('Rosa');
    const kept = () => page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
    expect(await kept()).not.toContain('Rosa');
    // The confirmation survives a reload, and Back skips the steps and leads to the page before the form.
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByLabel('How did you hear about us?').fill('The library');
    await page.getByRole('button', { name: 'Send my application' }).click();
    await expect(page).toHaveURL(/\?sent$/);
    const number = await page.getByText(reference).textContent();
    await page.reload();
    await expect(page.getByText(reference)).toHaveText(number ?? '');
    await page.goBack();
    await expect(page).toHaveURL(/\/get-assistance$/);
  });

  test('shows 911 and 988 under the question for each answer that tells of danger', async ({
    page,
  }) => {
    await page.goto('/membership-assistance');
    await waitForHydration(page);
    const home = page.getByRole('group', { name: /Are you safe at home/ });
    for (const [group, answer] of [
      [home, 'No, I am not safe at home'],
      [emergency(page), 'Yes'],
      [emergency(page), 'Not sure'],
    ] as const) {
      const choice = group.getByLabel(answer, { exact: true });
      // Scroll the choice to the bottom edge of the screen.
      await choice.evaluate((input) => input.scrollIntoView({ block: 'end' }));
      await choice.check();
      const panel = page.locator(`fieldset:has(:focus) + [aria-live=assertive] .danger-panel`);
      for (const line of ['Call 911', 'Call 988', 'Text 988']) {
        await expect(panel.getByRole('link', { name: line })).toBeInViewport({ ratio: 1 });
      }
      await expect(choice).toBeInViewport({ ratio: 1 });
    }
    // Scroll to the top, because axe would measure targets half under the sticky bar as too small.
    await page.evaluate(() => scrollTo(0, 0));
    await expectAccessible(page);
  });
});

test('returns the focus to the link when the visitor stays on the page', async ({ page }) => {
  await page.goto('/contact');
  await waitForHydration(page);
  await page.getByLabel('Name').fill('Ana');
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).first();
  const dialog = page.getByRole('dialog');
  const stay = dialog.getByRole('button', { name: 'Stay on this page' });
  for (const stays of [() => stay.click(), () => page.keyboard.press('Escape')]) {
    await link.press('Enter');
    await expect(stay).toBeFocused();
    await stays();
    await expect(dialog).toHaveCount(0);
    await expect(link).toBeFocused();
  }
});

test('asks before Back leaves a form after a jump to an anchor', async ({ page }) => {
  const type = async () => {
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).first().click();
    await page.getByLabel('Name').fill('Rosa');
  };
  const expectToBeAsked = async () => {
    await page.goBack();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('Leave this form?');
    await dialog.getByRole('button', { name: 'Stay on this page' }).click();
    await expect(page.getByLabel('Name')).toHaveValue('Rosa');
  };
  await page.goto('/about');
  await waitForHydration(page);
  await type();
  const skip = page.getByRole('link', { name: navigation.skipLink });
  await skip.focus();
  await skip.press('Enter');
  await expect(page.locator('main')).toBeFocused();
  await expectToBeAsked();

  page.once('dialog', (dialog) => void dialog.accept());
  await page.goto('/privacy');
  await waitForHydration(page);
  const { title } = privacy.storage;
  await page.getByRole('navigation').getByRole('link', { name: title }).click();
  const heading = page.getByRole('heading', { name: title });
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
  await expect(page).toHaveURL('/privacy');
  await type();
  await expectToBeAsked();
});

test.describe('get started', () => {
  test('keeps its answers in the tab until they are sent', async ({ page }) => {
    page.on('dialog', (dialog) => void dialog.accept());
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() !== 'GET' || request.url().includes('Maya')) sent.push(request.url());
    });
    await page.goto('/get-started');
    await waitForHydration(page);
    await page.getByRole('radio', { name: /Resource Partner/ }).check();
    await page.getByLabel('First name').fill('Maya');
    await page.getByLabel('HOME AT HEART').check();
    await page.reload();
    await waitForHydration(page);
    await expect(page.getByLabel('First name')).toHaveValue('Maya');
    await expect(page.getByLabel('HOME AT HEART')).toBeChecked();
    expect(sent, 'nothing leaves before the button is pressed').toEqual([]);
  });

  test('deletes the draft when the browser submits the form natively', async ({ page }) => {
    page.on('dialog', (dialog) => void dialog.accept());
    await page.goto('/get-started?type=volunteer');
    await waitForHydration(page);
    await fillVolunteerForm(page, `Sent ${createUniqueName()}`);
    await page.locator('main form').evaluate((form: HTMLFormElement) => form.submit());
    await expect(page).toHaveURL(/\?sent$/);
    await waitForHydration(page);
    const sentAt = page.url();
    await page.goto('/get-started?type=volunteer');
    await waitForHydration(page);
    await expect(page.getByLabel('First name')).toHaveValue('');
    // Opening the old confirmation again must not delete the draft of the next form.
    await page.getByLabel('First name').fill('Nora');
    for (const address of [sentAt, '/get-started?type=volunteer']) {
      await page.goto(address);
      await waitForHydration(page);
    }
    await expect(page.getByLabel('First name')).toHaveValue('Nora');
  });

  test('moves between form types by arrow keys, keeps the focus, and scrolls to the first question', async ({
    page,
  }) => {
    await page.setViewportSize(phoneSize);
    await page.goto('/get-started');
    await waitForHydration(page);
    await page.getByRole('radio', { name: /Community Leader/ }).check();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('radio', { name: /Volunteer/ })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('radio', { name: /Resource Partner/ })).toBeFocused();
    await expect(page.getByLabel('Your title or role')).toBeAttached();
    await expect(page.getByLabel('First name')).toBeInViewport({ ratio: 1 });
  });
});

test('does not break the layout with long words, other scripts, and emoji', async ({ page }) => {
  await page.setViewportSize(phoneSize);
  const long = `${'Donaudampfschifffahrts'.repeat(8)}👩‍👩‍👧‍👦 محمد الأمين`;
  await page.goto('/membership-assistance');
  await waitForHydration(page);
  await page.getByLabel('Yes, I am safe at home').check();
  await page.getByRole('button', { name: 'Next' }).click();
  for (const label of ['First name', 'Last name', 'Location'])
    await page.getByLabel(label).fill(long);
  await page.getByLabel('Email address').fill(`${'a'.repeat(60)}@${'b'.repeat(60)}.example.org`);
  await page.getByLabel('Phone number').fill('804-555-0177');
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText(long).first()).toBeVisible();
  const overflow = () =>
    page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
  expect(await overflow()).toBe(0);
  for (const path of ['/events', '/']) {
    page.once('dialog', (dialog) => void dialog.accept());
    await page.goto(path);
    await waitForHydration(page);
    const title = page.locator('main article h3, main article h2, main li h3').first();
    await title.evaluate((heading, text) => {
      heading.textContent = text;
    }, long);
    expect(await overflow(), path).toBe(0);
  }
});
