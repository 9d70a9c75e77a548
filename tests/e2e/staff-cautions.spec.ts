import { desktopSize, expect, phoneSize, test } from './site-test';
import { apply, signInToCase, unique, visit } from './staff-pages';

test('shows a caution next to contact data when the applicant said that home is not safe', async ({
  page,
  request,
}) => {
  const name = unique('Careful');
  await apply(request, name, {
    homeSafety: 'NOT SAFE',
    contactMethod: 'Text Message',
    questions: 'Please text me at work',
  });
  const caution =
    'Said that home is not safe · Ask first how to contact them safely · Prefers: Text Message · In their own words: “Please text me at work”';
  const id = await signInToCase(page, name);
  await expect(page.getByRole('link', { name: 'Call' })).toHaveAccessibleDescription(
    /Said that home is not safe/,
  );
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(caution).first()).toBeVisible();
  await expect(page.getByText('Case sheet')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Call' })).toBeHidden();
  await expect(page.getByRole('button')).toHaveCount(0);
  await page.emulateMedia({ media: 'screen' });
  await visit(page, `/admin/case-management?search=${name}`);
  for (const viewport of [
    desktopSize,
    { width: 1024, height: 800 },
    { width: 768, height: 800 },
    phoneSize,
  ]) {
    await page.setViewportSize(viewport);
    await expect(page.getByText(caution)).toBeInViewport();
  }
  await visit(page, `/admin/member-profile/${id}?tab=reminders`);
  await expect(page.getByRole('tabpanel').getByText(caution)).toBeVisible();
});
