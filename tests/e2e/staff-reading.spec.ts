// Staff lists: filters, paging, Back, retries, and layout at every width.
import type { Page } from '@playwright/test';
import { desktopSize, expect, phoneSize, test, waitUntilIdle } from './site-test';
import { apply, signIn, unique, visit, waitForData } from './staff-pages';

test('keeps filter and page on Back, and scrolls to the top of the next page', async ({ page }) => {
  // Use short pages, so that there are several.
  await page.route('**/api/members?*', (route) =>
    route.continue({ url: route.request().url().replace('limit=50', 'limit=4') }),
  );
  await page.setViewportSize({ width: 1280, height: 500 });
  await signIn(page, '/admin/case-management');
  const waiting = page.getByLabel('Waiting for');
  await waiting.selectOption('With open follow-ups');
  await expect(page).toHaveURL(/reminders=open/);
  await waiting.selectOption('With critical or high alerts');
  await expect(page).toHaveURL(/\?alerts=open$/);
  await waiting.selectOption('New applicants');
  await expect(page).toHaveURL(/\?tag=new-member$/);
  await page.getByRole('button', { name: 'Filters', exact: true }).click();
  await page.getByLabel('Sort by').selectOption('Name');
  await expect(page).toHaveURL(/sort=name/);
  const pages = page.getByRole('navigation', { name: 'Pages' });
  await pages.getByRole('button', { name: 'Next' }).click();
  await expect(page).toHaveURL(/tag=new-member.*page=2/);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  const second = page.url();
  const view = page.getByRole('row').nth(1).getByRole('link', { name: /^View/ });
  await waitForData(page);
  const name = await view.getAttribute('aria-label');
  const expectAsLeft = async () => {
    await expect(page).toHaveURL(second);
    await expect(waiting).toHaveValue('applicants');
    await expect(view).toHaveAccessibleName(name ?? '');
  };
  await view.click();
  await expect(page.getByRole('button', { name: 'Print' })).toBeVisible();
  await page.goBack();
  await expectAsLeft();
  await view.click();
  await expect(page.getByRole('button', { name: 'Print' })).toBeVisible();
  await page.reload();
  await page.getByRole('link', { name: 'Back to Cases' }).click();
  await expectAsLeft();
  // The link to the previous page still works.
  await pages.getByRole('button', { name: 'Previous' }).click();
  await expect(page).toHaveURL(/\?tag=new-member&sort=name$/);
});

test('retries failed reads, screen code that failed to load, and responses of a busy server', async ({
  page,
  complaints,
}) => {
  complaints.expectSome(/ERR_FAILED|503/);
  const asked: string[] = [];
  for (const address of ['**/api/donations?*', '**/assets/pledges-*.js']) {
    await page.route(address, (route) => {
      const isFirst = !asked.includes(address);
      asked.push(address);
      return isFirst ? route.abort() : route.continue();
    });
  }
  await signIn(page, '/admin/pledges');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  expect(asked.filter((address) => address.includes('/api/'))).toHaveLength(2);

  const busy = { status: 503, headers: { 'Retry-After': '1' }, json: { error: {} } };
  await page.route('**/api/contacts?*', (route) => route.fulfill(busy), { times: 1 });
  const refused = page.waitForResponse(/api\/contacts\?/);
  await visit(page, '/admin/inbox');
  expect((await refused).status()).toBe(503);
  await expect(page.getByRole('row').nth(1)).toBeVisible();
});

/** Text that is longer than any line. */
const word = 'Donaudampfschifffahrtsgesellschaftskapitaenswitwenrentenantragsformular'.repeat(2);
const email = `${'x'.repeat(60)}@${'y'.repeat(60)}.example.org`;

/** Creates rows with long names in every list, and returns the paths of the screens that show them. */
async function longNames(page: Page): Promise<string[]> {
  const { request } = page.context();
  const lastName = unique(word);
  const basics = { firstName: 'محمد 👨‍👩‍👧‍👦', lastName, email, phone: '804-555-0123' };
  const send = async (path: string, data: object, headers: Record<string, string> = {}) => {
    const response = await request.post(path, { data, headers });
    expect(response.ok(), await response.text()).toBe(true);
    return response.json();
  };
  await page.context().clearCookies();
  await apply(request, lastName, { ...basics, location: word, questions: `${word} 😀` });
  await send('/api/get-involved-submissions', {
    ...{ formType: 'volunteer', ...basics, corePrograms: [], status: 'new', notes: '' },
    formData: {
      ...{ ...basics, location: word, bestTimes: word },
      ...{ volunteerType: 'in-person', hearAbout: word },
    },
  });
  await send('/api/contacts', { name: lastName, email, subject: word, message: word });
  await send('/api/donations', {
    ...{ type: 'monthly', amount: '123456.78', donorName: lastName, email, isAnonymous: false },
  });
  await signIn(page);
  const event = { title: lastName, description: word, location: word, city: word };
  const token = await page.evaluate(() => localStorage.getItem('wwi_admin_token') ?? '');
  const headers = { 'X-CSRF-Token': token, Origin: new URL(page.url()).origin };
  const { id: eventId } = await send(
    '/api/public-events',
    {
      ...event,
      eventDate: '2034-05-04',
      eventTime: '10:00 AM',
      eventType: 'Workshop',
      isActive: false,
    },
    { ...headers, 'Idempotency-Key': unique('event-key') },
  );
  const find = async (path: string) => {
    const [row] = await (await request.get(`${path}?search=${lastName}`)).json();
    return row.id as number;
  };
  return [
    `/admin/member-profile/${await find('/api/members')}`,
    `/admin/submissions?search=${lastName}&open=${await find('/api/get-involved-submissions')}`,
    `/admin/inbox?search=${lastName}&open=${await find('/api/contacts')}`,
    `/admin/case-management?search=${lastName}`,
    `/admin/pledges?search=${lastName}`,
    `/admin/events?status=offline`,
    `/admin/events/${eventId}`,
  ];
}

const widths = [desktopSize.width, 1024, 768, phoneSize.width];
const lists = ['/admin/case-management', '/admin/submissions', '/admin/inbox', '/admin/pledges'];

test('clips no text, does not scroll horizontally, and shows filter labels at every width', async ({
  page,
}) => {
  // Many screens at four widths take more than a minute on a busy machine.
  test.slow();
  await signIn(page);
  for (const path of [...lists, ...(await longNames(page))]) {
    await page.setViewportSize(desktopSize);
    await visit(page, path);
    await waitForData(page);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 844 });
      await waitUntilIdle(page);
      const cut = await page.locator('body').evaluate((body) => {
        const isWider = (one: Element) => one.scrollWidth > one.clientWidth + 1;
        const wide = isWider(document.documentElement) ? ['the page'] : [];
        const cells = [
          ...body.querySelectorAll<HTMLElement>('td, td *, li, li *, .staff-dialog-body'),
        ].filter((one) => {
          const { overflowX } = getComputedStyle(one);
          // A caution opens from one line, and a title shows the rest of a badge or an email.
          const hasAll =
            one.matches('.sr-only, .caution-line *') || one.title?.includes(one.innerText);
          return overflowX !== 'visible' && isWider(one) && !hasAll;
        });
        return [...wide, ...cells.map((one) => one.textContent)];
      });
      expect(cut, `${path} at ${width}`).toEqual([]);
    }
  }
  await visit(page, '/admin/case-management');
  await waitForData(page);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 844 });
    if (width !== phoneSize.width) await expect(page.getByLabel('Status')).toBeVisible();
  }
  // On a phone the first case is visible without scrolling, and a button opens the filters.
  const first = page.getByRole('list', { name: 'Cases' }).getByRole('listitem').first();
  await expect(first.getByRole('link').first()).toBeInViewport({ ratio: 1 });
  await page.getByRole('button', { name: 'Filters', exact: true }).click();
  await expect(page.getByLabel('Priority')).toBeVisible();
});
