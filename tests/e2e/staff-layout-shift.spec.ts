// Layout shift on a phone while the lists of a screen load.
import { expect, readLayoutShift, test } from './site-test';
import { interceptRequests, signIn, waitForData } from './staff-pages';

test('shifts no layout on a phone when data arrives late, and reports no missing backup before the checks are read', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const data = await interceptRequests(
    page,
    /\/api\/(members|contacts|retention|access-reviews|checks)(\?|$)/,
  );
  // The banner of an emergency made by another test would shift the layout.
  await page.route('**/api/emergencies/summary', (route) =>
    route.fulfill({ json: { count: 0, newest: null } }),
  );
  data.hold();
  await signIn(page, '/admin/privacy');
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(3);
  await expect(page.getByText(/No backup has been made/)).toHaveCount(0);
  for (const path of ['/admin/case-management', '/admin/inbox', '/admin/privacy']) {
    data.hold();
    await page.goto(path);
    await expect(page.locator('main [aria-busy=true]').first()).toBeVisible();
    data.letGo();
    await waitForData(page);
    expect(await readLayoutShift(page), path).toBeLessThan(0.1);
  }
});
