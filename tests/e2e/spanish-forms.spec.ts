// The pledge form in Spanish, and the Spanish badge in the staff area.
import type { Page } from '@playwright/test';
import { contentOf } from '#content/all';
import { extractVisibleText, findEnglishSentences } from '../english';
import { expect, simulateReturningVisitor, test, waitForHydration } from './site-test';
import { apply, signIn, unique } from './staff-pages';

const { forms, toasts } = contentOf('es');

// Component tests cover the other forms, but their DOM rejects amounts such as 25.
const sent = [
  { form: 'donation', path: '/es/donate', api: 'donations', toast: 'donation' },
] as const;

const typed: Record<string, string> = {
  ...{ email: 'ana@example.org', tel: '804-555-0101', url: 'https://example.org', number: '25' },
};

/** Fills in every visible empty field with the first choice or a text. */
async function answerAll(page: Page): Promise<void> {
  const controls = page.locator('main form :is(input, select, textarea):not([name=homepage])');
  const types = await controls.evaluateAll((all) =>
    (all as HTMLInputElement[]).map(({ type, name, value }, index) => {
      const isGiven =
        type === 'radio'
          ? document.querySelector(`main [name="${name}"]:checked`) !== null ||
            all.findIndex((other) => (other as HTMLInputElement).name === name) !== index
          : type === 'checkbox' || value !== '';
      return isGiven || !all[index]?.checkVisibility() ? '' : type;
    }),
  );
  for (const [index, type] of types.entries()) {
    const control = controls.nth(index);
    if (type === '') continue;
    if (type === 'radio') await control.check();
    else if (type === 'select-one') await control.selectOption({ index: 1 });
    else await control.fill(typed[type] ?? 'Ana Ruiz');
  }
}

const says = async (page: Page) => findEnglishSentences(extractVisibleText(await page.content()));

for (const { form, path, api, toast } of sent) {
  test(`shows no English sentence in problems, errors, and thanks of the ${form} form`, async ({
    page,
    context,
    complaints,
  }) => {
    complaints.expectSome(/429|503/);
    await simulateReturningVisitor(context);
    const failing = [[503, forms.failed.busy]] as const;
    const statuses: number[] = failing.map(([status]) => status);
    await page.route(`**/api/${api}`, async (route) => {
      const status = statuses.shift();
      if (status === undefined) return route.continue();
      const json = { error: { code: 'busy', message: 'Please wait, and try again.' } };
      return route.fulfill({ status, headers: { 'Retry-After': '60' }, json });
    });
    await page.goto(path);
    await waitForHydration(page);
    const send = page.getByRole('button', {
      name: forms.buttons[form].submit,
    });
    const next = page.getByRole('button', { name: forms.next });
    const problems = page.locator('main .error-summary');
    for (let step = 2, isLast = false; !isLast; step += 1) {
      isLast = (await next.count()) === 0;
      await (isLast ? send : next).click();
      await expect(problems).toContainText(forms.errorSummary.title);
      expect(await says(page), 'refused').toEqual([]);
      await answerAll(page);
      if (isLast) break;
      await next.click();
      await expect(page.getByRole('group', { name: `Paso ${step} de` })).toBeVisible();
      await expect(problems).toHaveCount(0);
    }
    const notice = page.getByRole('region', { name: toasts.region });
    for (const [, reason] of failing) {
      await send.click();
      await expect(problems).toContainText(reason);
      await expect(notice).toContainText(toasts.messages[`${toast}Failed`].description ?? '');
      expect(await says(page), reason).toEqual([]);
    }
    await send.click();
    await expect(page.locator('#sent-title')).toBeVisible();
    await expect(notice).toContainText(toasts.messages[`${toast}Sent`].title);
    expect(await says(page), 'sent').toEqual([]);
  });
}

test('shows staff that a visitor wrote in Spanish, and drafts the reply in Spanish', async ({
  page,
  request,
}) => {
  const name = unique('Marisol');
  const email = `${name.toLowerCase()}@example.org`;
  const headers = { 'Content-Language': 'es' };
  const person = { firstName: 'Ana', lastName: name, email, phone: '804-555-0124' };
  const message = { name, email, subject: `Horario de ${name}`, message: '¿A qué hora abren?' };
  const volunteer = { location: 'Richmond', bestTimes: 'Sábados', volunteerType: 'in-person' };
  const submission = {
    ...{ formType: 'volunteer', ...person, corePrograms: [], status: 'new', notes: '' },
    formData: { ...person, ...volunteer, hearAbout: 'Una vecina' },
  };
  await request.post('/api/contacts', { data: message, headers });
  await request.post('/api/get-involved-submissions', { data: submission, headers });
  await apply(request, name, { language: 'Spanish' });

  for (const [list, open] of [
    ['inbox', message.subject],
    ['submissions', `Ana ${name}`],
  ] as const) {
    await (list === 'inbox'
      ? signIn(page, `/admin/inbox?search=${name}`)
      : page.goto(`/admin/submissions?search=${name}`));
    const row = page.getByRole('row', { name: new RegExp(name) });
    await expect(row.locator('.badge', { hasText: 'Español' })).toBeVisible();
    await row.getByRole('button', { name: open }).first().click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.locator('.badge', { hasText: 'Español' })).toBeVisible();
    const draft = await dialog.locator('a[href^="mailto:"]').first().getAttribute('href');
    expect(decodeURIComponent(draft ?? '')).toContain('Saludos cordiales,');
  }
  await page.goto(`/admin/case-management?search=${name}`);
  await page
    .getByRole('link', { name: `Ana ${name}` })
    .first()
    .click();
  await expect(page.locator('h1 .badge', { hasText: 'Español' })).toBeVisible();
});
